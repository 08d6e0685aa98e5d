"""Tables laid in a test: animals in words, dice that fall as the test wants."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest

from game.core.decision import IllegalCommand
from game.core.dice import Dice
from game.core.match import Match
from game.dinowars import content
from game.dinowars.box import Box
from game.dinowars.field import EDGES, Edge, Field, Land, Piece
from game.dinowars.kinds import Diet, Kind, Member, Pack
from game.dinowars.rules import DinoWars
from game.dinowars.scenario import Scenario
from game.dinowars.shapes import Outline
from game.dinowars.state import ACT, HERE, State

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.core.table import Event

RULES = DinoWars()
PIECES = content.pieces(content.folder())
SCENARIOS = content.scenarios(content.folder())
KINDS = {one.name: one for one in PIECES.kinds}
PLAIN = Kind("plain", "Plain", Diet.CARNIVORE, speed=2, stamina=4, combat=5, protection=3, base=2)
"""An animal without a tail; its base is two inches across."""
KINDS |= {
    "plain": PLAIN,
    "grazer": replace(PLAIN, name="grazer", diet=Diet.HERBIVORE),
    "club": replace(PLAIN, name="club", tail=True),
    "weak": replace(PLAIN, name="weak", combat=2, protection=0),
    "wing": replace(PLAIN, name="wing", flies=True, base=1),
    "small": replace(PLAIN, name="small", base=1, speed=1),
}


def inches(text: str) -> int:
    return round(float(text) * 100)


def area(land: Land, *sides: float, level: int = 0) -> Piece:
    """A rectangle of terrain: its west, north, east and south in inches."""
    west, north, east, south = sides
    corners = ((west, north), (east, north), (east, south), (west, south))
    return Piece(land, Outline(tuple((round(100 * x), round(100 * y)) for x, y in corners)), level)


def _pack(name: str, animals: Sequence[str]) -> Pack:
    rows = [one.split() for one in animals]
    return Pack(name, name.title(), 56, tuple(Member(KINDS[row[1]], row[0]) for row in rows))


def _box(sides: Sequence[Sequence[str]], terrain: Sequence[Piece], **options: Any) -> Box:
    packs = (_pack("ours", sides[0]), _pack("theirs", sides[1]))
    field = Field("bare", "Bare", tuple(terrain))
    pieces = replace(PIECES, packs=packs, fields=(field,))
    return Box(Scenario("test", "Test", "", pieces, "bare", ("ours", "theirs"), **options), field)


def scene(
    ours: Sequence[str] = ("rex plain 24 24",),
    theirs: Sequence[str] = ("foe plain 24 40",),
    *,
    dice: Sequence[int] = (),
    terrain: Sequence[Piece] = (),
    options: dict[str, Any] | None = None,
    seed: int = 1,
    **more: Any,
) -> Match[State]:
    """A match in the middle of the first seat's activation, with three actions left.

    An animal is `name kind x y`, in inches from the north-west, then if need be its facing in degrees, `down`, `dead`
    or `gone`. The first seat's edge is the north. No objective is near; `more` are slots of the state.
    """
    state = State(_box((ours, theirs), terrain, **(options or {})))
    state.phase, state.turn, state.first, state.left = ACT, 1, 0, 3
    state.edge = EDGES.index(Edge.NORTH)
    state.rolls = [3, 4]
    state.overall, state.unique = ("gargantuan", "eggs"), ("young", "young")
    for piece, words in enumerate([*ours, *theirs]):
        put(state, piece, words.split()[2:])
    for name, value in more.items():
        setattr(state, name, value[:] if isinstance(value, list) else value)
    return Match(RULES, state, Dice(seed, dice))


def put(state: State, piece: int, words: Sequence[str]) -> None:
    state.xs[piece], state.ys[piece] = inches(words[0]), inches(words[1])
    state.fates[piece] = HERE
    for word in words[2:]:
        if word == "down":
            state.down[piece] = 1
        elif word in {"dead", "gone"}:
            state.fates[piece] = ("dead", "gone").index(word) + 2
        else:
            state.facings[piece] = inches(word)


def number(match: Match[State], name: str) -> int:
    return match.state.box.names.index(name)


def play(match: Match[State], *lines: str) -> list[Event]:
    """Gives these answers; the events of the last one."""
    events: list[Event] = []
    for line in lines:
        events = match.submit(RULES.parse(line, match.state))
    return events


def all_events(match: Match[State], *lines: str) -> list[Event]:
    """Gives these answers; the events of them all."""
    return [event for line in lines for event in play(match, line)]


def refused(match: Match[State], line: str) -> str:
    """Why that answer is refused."""
    with pytest.raises(IllegalCommand) as caught:
        play(match, line)
    return str(caught.value)


def place_of(match: Match[State], name: str) -> tuple[int, int]:
    piece = number(match, name)
    return match.state.xs[piece], match.state.ys[piece]


def is_down(match: Match[State], name: str) -> bool:
    return bool(match.state.down[number(match, name)])


def fate(match: Match[State], name: str) -> str:
    return ("off", "here", "dead", "gone")[match.state.fates[number(match, name)]]


def of_kind(events: Sequence[Event], kind: type[Any]) -> list[Any]:
    """The events of that kind."""
    return [one for one in events if isinstance(one, kind)]
