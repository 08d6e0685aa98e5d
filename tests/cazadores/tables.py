"""Tables laid in a test: seats in words, tiles that come to light as the test wants."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from game.cazadores import content
from game.cazadores.rules import Cazadores
from game.core.decision import IllegalCommand
from game.core.dice import Dice, setting_up
from game.core.match import Match

if TYPE_CHECKING:
    from game.cazadores.scenario import Scenario
    from game.cazadores.state import State
    from game.core.table import Event

RULES = Cazadores()
SCENARIOS: dict[str, Scenario] = dict(content.scenarios(content.folder()))
WORLD = SCENARIOS["world"]
PORTS = ("honolulu", "acapulco", "rio-de-janeiro", "hong-kong", "yokohama")
LOOSE = {"hold", "store"}
WHOLE = {"aboard", "shown", "given"}


def seat(words: str) -> dict[str, Any]:
    """A seat, said as `ship dakar 5, museum aden, hold diplodocus 1 2, shown pteranodon 2, hand marines+flyers`."""
    form: dict[str, Any] = {}
    for part in filter(None, (part.split() for part in words.split(","))):
        name, rest = part[0], part[1:]
        if name == "ship":
            form |= {"ship": rest[0], "provisions": int(rest[1])}
        elif name == "museum":
            form["museum"] = rest[0]
        elif name == "score":
            form["score"] = int(rest[0])
        elif name in LOOSE:
            form[name] = _loose(rest)
        elif name in WHOLE:
            form[name] = {animal: int(number) for animal, number in zip(rest[::2], rest[1::2], strict=True)}
        else:
            form[name] = rest
    return form


def _loose(words: list[str]) -> dict[str, list[int]]:
    found: dict[str, list[int]] = {}
    name = ""
    for word in words:
        if word.isdigit():
            found.setdefault(name, []).append(int(word))
        else:
            name = word
    return found


def scene(
    *seats: str, dice: tuple[str, ...] = (), scenario: Scenario = WORLD, seed: int = 1, **more: Any
) -> Match[State]:
    """A match in mid-play; seats that say nothing lie at Lisbon with eight provisions, their museums far away."""
    forms = []
    for number, words in enumerate(seats):
        form = {"ship": "lisbon", "provisions": 8, "museum": PORTS[number]}
        forms.append(form | seat(words))
    state = RULES.read_position({"seats": forms, **more}, scenario, len(seats))
    RULES.audit(state)
    return Match(RULES, state, Dice(seed, dice))


def begin(seats: int = 2, seed: int = 1, scenario: Scenario = WORLD, **options: Any) -> Match[State]:
    """A match before its first choice."""
    state = RULES.set_up(scenario.with_options(options), seats, setting_up(seed))
    RULES.audit(state)
    return Match(RULES, state, Dice(seed))


def play(match: Match[State], *lines: str) -> list[Event]:
    """Gives these answers; what the last one brought."""
    events: list[Event] = []
    for line in lines:
        events = match.submit(RULES.parse(line, match.state))
        RULES.audit(match.state)
    return events


def why_not(match: Match[State], line: str) -> str:
    """The reason why this answer is refused; the test fails if it is not."""
    before = match.state.copy()
    with pytest.raises(IllegalCommand) as refused:
        match.submit(RULES.parse(line, match.state))
    assert match.state == before
    return str(refused.value)


def legal(match: Match[State]) -> set[str]:
    """The answers that are possible now."""
    assert match.decision is not None
    return set(match.decision.legal())


def position(match: Match[State]) -> Any:
    """The position now."""
    return RULES.write_position(match.state)


def events_of(kind: type, events: list[Event]) -> list[Any]:
    """Those of that kind."""
    return [event for event in events if isinstance(event, kind)]


def nearly_over(buried: dict[str, str], *, seats: int = 2, first: str = "", second: str = "") -> Match[State]:
    """A match in which only these tiles (one of each; at which site) are buried; the last seat's museum has the others.

    `first` and `second` say what else seats 0 and 1 have; what seat 0 holds is not in the museum.
    """
    box = begin(seats).state.box
    left = dict.fromkeys(box.tiles, box.copies)
    for tile in buried:
        left[tile] -= 1
    for words in (first, second):
        _take(left, seat(words))
    shown, store = {}, dict[str, list[int]]()
    for animal, span in zip(box.animals, box.spans, strict=True):
        names = box.tiles[span]
        whole = min(left[name] for name in names)
        shown[animal.name] = whole
        parts = [part for part, name in enumerate(names, 1) for _one in range(left[name] - whole)]
        if parts:
            store[animal.name] = parts
    last = {"shown": {name: number for name, number in shown.items() if number}, "store": store}
    forms: list[dict[str, Any]] = [{"ship": "lisbon", "provisions": 8, "museum": PORTS[n]} for n in range(seats)]
    forms[0] |= seat(first)
    forms[1] |= seat(second)
    forms[-1] |= last
    piles: dict[str, int] = dict.fromkeys((space.name for space in box.chart.spaces if space.group), 0)
    for tile, site in buried.items():
        assert tile in box.tiles
        piles[site] += 1
    given: dict[str, Any] = {"seats": forms, "piles": piles, "busy": True}
    state = RULES.read_position(given, WORLD, seats)
    return Match(RULES, state, Dice(1))


def _take(left: dict[str, int], form: dict[str, Any]) -> None:
    for name in LOOSE & form.keys():
        for animal, parts in form[name].items():
            for part in parts:
                left[f"{animal} {part}"] -= 1
    for name in WHOLE & form.keys():
        for animal, number in form[name].items():
            for tile in [tile for tile in left if tile.split()[0] == animal]:
                left[tile] -= number
