"""Counts silly turns of Wrath's bots: `python3 tests/blunders.py [--seats hard,hard] [--matches 400] [--seed 1]`.

A turn is silly if it
- free: leaves an icon with which one answer would have scored more in the eruption that follows at once, by itself and
  not by the tremor before it, which may be another one then;
- feeds: keeps a volcano die that could have been rolled again, and so leaves the next seat one space to fill
  with an eruption that would bring it at least four points more than anybody else;
- hatch: ends with an egg space that pays for every kind of dinosaur left, a base free, and nothing hatched;
- to and fro: walks a piece back to the place from which one of its kind came in the same turn, if nobody was eaten
  on either walk.
Not a test, but `tests/wrath/test_bot_blunders.py` counts by it.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from game.wrath.box import EGG, WORSHIP_ICON  # noqa: E402
from game.wrath.commands import DIRECTIONS, END, Eat, Keep, Move, Reroll, Still, Tremor  # noqa: E402
from game.wrath.eruption import score_now  # noqa: E402
from game.wrath.tremor import after_tremor, may_shake  # noqa: E402
from tests.arena import sitting  # noqa: E402

if TYPE_CHECKING:
    from game.core.decision import Command
    from game.core.match import Match
    from game.wrath.state import State

KINDS = ("free", "feeds", "hatch", "to and fro")
FEAST = 4
"""Points more than anybody else that make an eruption a present."""


@dataclass(slots=True)
class Turns:
    """What was seen of the turns of one level."""

    turns: int = 0
    silly: Counter[str] = field(default_factory=Counter)
    kept: bool = False
    walked: set[tuple[str, str, str]] = field(default_factory=set)
    last: tuple[str, str, str] | None = None
    back: bool = False
    left: list[State] = field(default_factory=list)

    def begin(self) -> None:
        """Another turn."""
        self.turns += 1
        self.kept = self.back = False
        self.walked, self.last = set(), None
        self.left = []

    def walk(self, step: Move) -> None:
        """A piece walks: back, if one of its kind came that way."""
        self.last = (step.piece, step.start, step.goal)
        self.back = (step.piece, step.goal, step.start) in self.walked
        self.silly["to and fro"] += self.back
        self.walked.add(self.last)

    def eat(self) -> None:
        """Its last walk was for a meal: it was not silly, nor is it to walk back."""
        self.silly["to and fro"] -= self.back
        self.back = False
        if self.last is not None:
            self.walked.discard(self.last)


def watch(seats: tuple[str, ...], matches: int, seed: int, scenario: str = "") -> dict[str, Turns]:
    """By level, its turns and how many of them were silly, by kind."""
    seen = {level: Turns() for level in seats}
    for number in range(1, matches + 1):
        sat, turn = sitting("wrath", seats, seed, number, scenario), 0
        for seat, command in sat.answers():
            turns = seen[sat.seats[seat]]
            if sat.match.state.turn != turn:
                turn = sat.match.state.turn
                turns.begin()
            look(turns, sat.match, command)
    return seen


def look(turns: Turns, match: Match[State], command: Command) -> None:
    """Counts the answer if it is silly; the match stands before it."""
    state = match.state
    if isinstance(command, Keep | Reroll):
        again = command.dice if isinstance(command, Reroll) else ()
        kept = [die for number, die in enumerate(state.dice, 1) if number not in again]
        turns.kept = any(WORSHIP_ICON in state.box.faces[die] for die in kept)
    elif isinstance(command, Move):
        turns.walk(command)
    elif isinstance(command, Eat):
        turns.eat()
    elif command == END:
        turns.left = _left(match)
        if not may_shake(state):
            turns.silly["free"] += _leaves_points(state, turns.left, state)
        turns.silly["hatch"] += _wastes_eggs(state)
        turns.silly["feeds"] += turns.kept and _feeds(state)
    elif isinstance(command, Still | Tremor):
        end = after_tremor(state, command.direction) if isinstance(command, Tremor) else state
        turns.silly["free"] += _leaves_points(state, turns.left, end)


def _left(match: Match[State]) -> list[State]:
    """If the volcano is full at the end of step 2: the tables to which one answer more would have led."""
    state = match.state
    found: list[State] = []
    if state.filled() < state.box.spaces or not any(state.unspent):
        return found
    assert match.decision is not None
    for option in match.decision.options():
        if option != END:
            twin = match.fork(0)
            twin.submit(option)
            found.append(twin.state)
    return found


def _leaves_points(state: State, left: list[State], end: State) -> bool:
    """Whether one answer more would have scored more in the eruption at `end`, compared with the best of the others.

    Before it any tremor that was allowed could have come; on that land it has to be the answer that brings the points.
    """
    had = _ahead(end, state.seat)
    ways = (None, *DIRECTIONS) if left and may_shake(state) else (None,)
    for way in ways:
        least = max(had, _ahead(_turned(state, way), state.seat))
        if any(_ahead(_turned(twin, way), state.seat) > least for twin in left):
            return True
    return False


def _turned(state: State, way: str | None) -> State:
    return state if way is None else after_tremor(state, way)


def _wastes_eggs(state: State) -> bool:
    box = state.box
    costs = [one.cost for kind, one in enumerate(box.species, 1) if state.pens[kind]]
    room = len(state.herds[state.seat]) < box.bases
    return bool(costs) and room and not state.hatched and state.count(state.seat, 0, EGG) >= max(costs)


def _feeds(state: State) -> bool:
    if state.box.spaces - state.filled() != 1:
        return False
    return _ahead(state, (state.seat + 1) % state.box.seats) >= FEAST


def _ahead(state: State, seat: int) -> int:
    """What an eruption now would bring the seat more than the best of the others."""
    points = [0] * state.box.seats
    for score in score_now(state):
        points = [old + new for old, new in zip(points, score.points(), strict=True)]
    return points[seat] - max(other for each, other in enumerate(points) if each != seat)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seats", default="hard,normal")
    parser.add_argument("--matches", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--scenario", default="")
    given = parser.parse_args()
    for level, seen in watch(tuple(given.seats.split(",")), given.matches, given.seed, given.scenario).items():
        told = ", ".join(f"{kind} {seen.silly[kind]}" for kind in KINDS)
        rate = 100 * sum(seen.silly.values()) / seen.turns
        print(f"{level}: {seen.turns} turns; {told}; {rate:.2f} in 100 turns", flush=True)  # noqa: T201 - a script


if __name__ == "__main__":
    main()
