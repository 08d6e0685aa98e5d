"""Boards drawn in a test: a land in letters, pieces in words, and dice that fall as the test wants."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from game.core.decision import IllegalCommand
from game.core.dice import Dice
from game.core.match import Match
from game.shelf import open_game

if TYPE_CHECKING:
    from collections.abc import Iterable

    from game.core.table import Event
    from game.wrath.state import State

WRATH = open_game("wrath")
LETTERS = {"G": "grass", "J": "jungle", "L": "lagoon", "C": "cave", "H": "hut", "V": "volcano"}
TRIBES = ("flame", "wave", "sun", "leaf")
BEGINNERS = ("pteranodon", "brontosaurus", "triceratops", "tyrannosaurus")

FIRST = """
    G G L J
    J J V G
    G L J C
    G H J L
"""
"""The printed land of the first game."""


def rows(land: str) -> list[str]:
    """The rows of tile names that such a drawing stands for; tiles of a kind are numbered as one reads."""
    count: dict[str, int] = {}
    return [" ".join(_tile(letter, count) for letter in line.split()) for line in land.strip().splitlines()]


def _tile(letter: str, count: dict[str, int]) -> str:
    name = LETTERS[letter]
    count[name] = count.get(name, 0) + 1
    return name if letter in "CHV" else f"{name}{count[name]}"


def tribe(words: str) -> dict[str, Any]:
    """What a tribe has, said as `b2 caveman 3 brontosaurus, egg 2, volcano caveman, supply triceratops`.

    Cave people that are not named are in the supply.
    """
    form: dict[str, Any] = {"supply": {}, "egg": 0, "volcano": {}, "map": {}}
    people = 10
    for part in filter(None, (part.split() for part in words.split(","))):
        place, rest = part[0], part[1:]
        pile = {"caveman": int(rest[0])} if place == "egg" else _pile(rest)
        people -= pile.get("caveman", 0)
        if place == "egg":
            form["egg"] = pile["caveman"]
        else:
            (form if place in form else form["map"])[place] = pile
    if people:
        form["supply"] = {"caveman": people, **form["supply"]}
    return form


def _pile(words: list[str]) -> dict[str, int]:
    pile: dict[str, int] = {}
    name = ""
    for word in words:
        if word.isdigit():
            pile[name] = int(word)
        else:
            name = word
            pile[name] = 1
    return pile


def scene(
    flame: str = "",
    wave: str = "",
    *others: str,
    land: str = FIRST,
    unspent: str = "",
    phase: str = "spend",
    pens: Iterable[str] = BEGINNERS,
    loaded: Iterable[str] = (),
    scenario: str = "first-game",
    **more: Any,
) -> Match[State]:
    """A match in the middle of the first tribe's turn. `unspent` are the icons left; further dice lie there spent."""
    icons, tribes = unspent.split(), [tribe(words) for words in (flame, wave, *others)]
    spent = ["hut"] * (5 + _titanosaurs(tribes[0]) - len(icons)) if phase == "spend" else []
    position = {
        "map": rows(land),
        "dinosaurs": list(pens),
        "phase": phase,
        "rolls": 3 if phase == "spend" else 0,
        "dice": icons + spent,
        "unspent": icons,
        "tribes": tribes,
        **more,
    }
    return from_position(position, loaded, scenario)


def _titanosaurs(form: dict[str, Any]) -> int:
    piles = [form["supply"], form["volcano"], *form["map"].values()]
    return sum(pile.get("titanosaur", 0) for pile in piles)


def from_position(position: dict[str, Any], loaded: Iterable[str] = (), scenario: str = "first-game") -> Match[State]:
    """The match that stands at that position."""
    seats = len(position["tribes"])
    state: State = WRATH.rules.read_position(position, WRATH.scenarios()[scenario], seats)
    return Match(WRATH.rules, state, Dice(1, loaded))


def play(match: Match[State], *lines: str) -> list[Event]:
    """Gives these answers; all that happens. Pieces are counted after each."""
    happened = []
    for line in lines:
        happened += match.submit(WRATH.rules.parse(line, match.state))
        WRATH.rules.audit(match.state)
    return happened


def refusal(match: Match[State], line: str) -> str:
    """Why this answer is refused; nothing has changed by it."""
    before = match.state.copy()
    with pytest.raises(IllegalCommand) as refused:
        match.submit(WRATH.rules.parse(line, match.state))
    assert match.state == before
    return str(refused.value)


def legal(match: Match[State], start: str = "") -> set[str]:
    """The possible answers that begin so."""
    assert match.decision is not None
    return {line for line in match.decision.legal() if line.startswith(start)}


def position(match: Match[State]) -> dict[str, Any]:
    """The position now."""
    return dict(WRATH.rules.write_position(match.state))


def pieces(match: Match[State], seat: int = 0) -> dict[str, Any]:
    """Where the pieces of a seat are: like what `tribe` makes."""
    found: dict[str, Any] = position(match)["tribes"][seat]
    return found


def scored(events: list[Event]) -> list[tuple[str, tuple[int, ...]]]:
    """What an eruption paid: the volcano, then regions by their cells, each with the points by seat."""
    found = []
    for event in events:
        points = getattr(event, "points", None)
        if points is not None:
            found.append((" ".join(getattr(event, "cells", ("volcano",))), points))
    return found
