"""Tunes the weights of Wrath's bots by self-play: `python3 tests/tune.py --matches 600 --seed 1 [--from tuned]`.

Bots that plan their turns play each other; each turn's start is written down with how the match ended for the seat
that had just played. A value is linear in its weights, so that the weights which foretell the ends best come from
least squares, held near the old ones. The same call gives the same table. It prints what belongs into
`game/wrath/bots/weights.py`. Not a test.
"""

from __future__ import annotations

import argparse
import sys
from dataclasses import fields, replace
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import numpy as np

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from game.core.dice import Dice, setting_up  # noqa: E402
from game.core.match import Match  # noqa: E402
from game.shelf import open_game  # noqa: E402
from game.wrath.bots import weights as tables  # noqa: E402
from game.wrath.bots.planning import Width  # noqa: E402
from game.wrath.bots.thinking import Mind, Planner  # noqa: E402
from game.wrath.bots.valuing import Appraiser, net  # noqa: E402
from game.wrath.bots.weights import Weights  # noqa: E402
from game.wrath.judge import winners  # noqa: E402
from game.wrath.state import ROLL, State  # noqa: E402

if TYPE_CHECKING:
    from collections.abc import Iterator

UNIT = 10_000
SCENARIOS = ("first-game", "drawn-four", "random-map")
TABLES = {"near": 8, "far": 8, "altar_far": 8, "fuse": 8, "tempo": 8, "eggs": 6, "hands": 11}
"""How many entries each table gets."""
WIDTHS = {
    "near": 30, "far": 40, "altar_far": 40, "fuse": 30, "tempo": 80, "eggs": 60, "hands": 40, "lead": 60,
    "gate": 30, "gate_tile": 10, "figure": 60, "dice": 90, "worth": 60, "bonus": 40, "worships": 80, "flies": 80,
    "swims": 80, "scares": 80, "eats": 80,
}  # fmt: skip
"""How far off each number may well be."""
CLIP, VICTORY = 10, 5
"""Points: a match won by more says nothing more, but that it was won says something besides."""
UNSEEN = ("near", "far", "altar_far", "fuse")
"""Their first entries are for a full volcano, which no turn begins with."""


class Knob(NamedTuple):
    """A single number among the weights."""

    name: str
    at: int | None


class Turn(NamedTuple):
    """A position and how it ended: for the seat that had just played, points more than the others on average."""

    state: State
    seat: int
    end: float


def main() -> None:
    given = _arguments()
    old = _stretched(getattr(tables, given.start.upper()))
    sittings = tuple(map(int, given.seats.split(",")))
    turns = list(_self_play(old, given.matches, given.seed, sittings))
    _say(f"# {len(turns)} turns of {given.matches} matches, seed {given.seed}, seats {given.seats}")
    _say(_written(_fitted(old, turns, given.noise)))


def _say(text: str) -> None:
    print(text, flush=True)  # noqa: T201 - it is a script


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=600)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seats", default="2,2,3,2,4", help="how many sit at the tables, in turn")
    parser.add_argument("--noise", type=float, default=15.0, help="points by which a turn's worth misses the end")
    parser.add_argument("--from", dest="start", default="tuned", choices=("plain", "tuned"))
    return parser.parse_args()


def _self_play(weights: Weights, matches: int, seed: int, sittings: tuple[int, ...]) -> Iterator[Turn]:
    wrath = open_game("wrath")
    scenarios = wrath.scenarios()
    for number in range(matches):
        name, seats = SCENARIOS[number % len(SCENARIOS)], sittings[number % len(sittings)]
        at = seed * 1_000_003 + number
        match = Match(wrath.rules, wrath.rules.set_up(scenarios[name], seats, setting_up(at)), Dice(at), quiet=True)
        yield from _played(
            match,
            [
                Planner(seat, Mind((weights,), Width(1, 2, 2), Width(1, 2, 2), Width(3, 4, 6), 20_000))
                for seat in range(seats)
            ],
        )


def _played(match: Match[State], bots: list[Planner]) -> list[Turn]:
    starts: list[State] = []
    while match.decision is not None:
        state = match.state
        if state.phase == ROLL and not state.rolls and state.turn > 1 and (not starts or starts[-1].turn < state.turn):
            starts.append(state.copy())
        match.submit(bots[match.decision.seat].choose(match))
    scores, seats = match.state.scores, match.state.box.seats
    found = []
    won = [VICTORY * (seat in winners(match.state)) for seat in range(seats)]
    for start in starts:
        seat = (start.seat - 1) % seats
        ahead = max(-CLIP, min(CLIP, net(scores, seat) / (seats - 1)))
        found.append(Turn(start, seat, ahead + net(won, seat) / (seats - 1)))
    return found


# -- least squares ----------------------------------------------------------------------------------------------------


def _knobs() -> list[Knob]:
    found = []
    for each in fields(Weights):
        if each.name in TABLES:
            found += [Knob(each.name, at) for at in range(each.name in UNSEEN, TABLES[each.name])]
        else:
            found.append(Knob(each.name, None))
    return found


def _fitted(old: Weights, turns: list[Turn], noise: float) -> Weights:
    """The likeliest weights, the old ones being likely by WIDTHS; the end is points + what the knobs say + noise."""
    knobs = _knobs()
    seen = np.array([_seen(knobs, turn) for turn in turns], dtype=float)
    was = np.array([_get(old, knob) for knob in knobs], dtype=float)
    left = np.array([turn.end - _lead(turn) for turn in turns]) - seen @ was
    hold = np.linalg.inv(_likely(knobs)) * noise * noise
    push = np.linalg.solve(seen.T @ seen + hold, seen.T @ left)
    _say(f"# mean square of what is left: {np.mean(left**2):.2f}, then {np.mean((left - seen @ push) ** 2):.2f}")
    found = old
    for knob, number in zip(knobs, was + push, strict=True):
        found = _set(found, knob, max(0, round(float(number))))
    return found


def _likely(knobs: list[Knob]) -> np.ndarray:
    """How far the numbers may be from the old ones, neighbours in a table together."""
    spread = np.zeros((len(knobs), len(knobs)))
    for row, one in enumerate(knobs):
        for column, other in enumerate(knobs):
            if one == other:
                spread[row, column] = WIDTHS[one.name] ** 2
            elif one.name == other.name and one.at is not None and other.at is not None:
                spread[row, column] = WIDTHS[one.name] ** 2 * 0.95 * np.exp(-abs(one.at - other.at) / 4)
    return spread


def _lead(turn: Turn) -> float:
    """Points more than the others on average."""
    return net(turn.state.scores, turn.seat) / (turn.state.box.seats - 1)


def _seen(knobs: list[Knob], turn: Turn) -> list[float]:
    """By knob, what the end would gain in points if it were turned up by one."""
    box, points = turn.state.box, 100 * net(turn.state.scores, turn.seat)
    worths = [_eye(box, knob).value(turn.state, turn.seat) - points for knob in knobs]
    return [worth / (100 * UNIT * (box.seats - 1)) for worth in worths]


_EYES: dict[tuple[int, Knob], Appraiser] = {}


def _eye(box: object, knob: Knob) -> Appraiser:
    place = (id(box), knob)
    if place not in _EYES:
        _EYES[place] = Appraiser(box, _set(_nothing(), knob, UNIT))  # type: ignore[arg-type]
    return _EYES[place]


def _nothing() -> Weights:
    zero = {each.name: (0,) * TABLES[each.name] if each.name in TABLES else 0 for each in fields(Weights)}
    return Weights(**zero)  # type: ignore[arg-type]


def _stretched(weights: Weights) -> Weights:
    """The same with tables of full length."""
    longer = {}
    for name, length in TABLES.items():
        table = getattr(weights, name)
        longer[name] = tuple(table[min(at, len(table) - 1)] for at in range(length))
    return replace(weights, **longer)


def _get(weights: Weights, knob: Knob) -> int:
    value = getattr(weights, knob.name)
    return int(value if knob.at is None else value[knob.at])


def _set(weights: Weights, knob: Knob, number: int) -> Weights:
    if knob.at is None:
        return replace(weights, **{knob.name: number})
    table = list(getattr(weights, knob.name))
    table[knob.at] = number
    return replace(weights, **{knob.name: tuple(table)})


def _written(weights: Weights) -> str:
    lines = [f"    {each.name}={getattr(weights, each.name)!r}," for each in fields(Weights)]
    return "\n".join(["TUNED = Weights(", *lines, ")"])


if __name__ == "__main__":
    main()
