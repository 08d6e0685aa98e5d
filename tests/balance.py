"""Whether Wrath is fair: `python3 tests/balance.py [--level normal] [--matches 400] [--seed 1] [--scenario ID]`.

Bots of one level play each other at two, three and four seats. For each it prints how often who began won (the others
by the order of play), turns, eruptions and scores, and for each dinosaur how often it hatched and how often its owner
won. Not a test.
"""

from __future__ import annotations

import argparse
import statistics
import sys
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from game.cli.simulate import wilson  # noqa: E402
from game.wrath.judge import winners  # noqa: E402
from tests.arena import sitting  # noqa: E402

if TYPE_CHECKING:
    from game.wrath.state import State


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--level", default="normal")
    parser.add_argument("--matches", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seats", default="2,3,4")
    parser.add_argument("--scenario", default="")
    given = parser.parse_args()
    for seats in map(int, given.seats.split(",")):
        ends = [
            sitting("wrath", (given.level,) * seats, given.seed, number, given.scenario).play().match.state
            for number in range(1, given.matches + 1)
        ]
        _tell(seats, ends)


def _tell(seats: int, ends: list[State]) -> None:
    won = Counter((_winner(end) - end.start) % seats for end in ends)
    order = ", ".join(f"{won[place] / len(ends):.1%}" for place in range(seats))
    low, high = wilson(won[0], len(ends))
    _say(f"{seats} seats, {len(ends)} matches: wins by order of play {order}; who began {low:.1%} to {high:.1%}")
    best = [max(end.scores) for end in ends]
    worst = [min(end.scores) for end in ends]
    _say(
        f"  turns median {statistics.median(end.turn for end in ends):g}, eruptions mean "
        f"{statistics.mean(end.eruptions for end in ends):.2f}, best score median {statistics.median(best):g}, "
        f"worst {statistics.median(worst):g}"
    )
    for kind, one in enumerate(ends[0].box.species, 1):
        owners = [(end, seat) for end in ends for seat in range(seats) if kind in end.herds[seat]]
        if owners:
            wins = sum(_winner(end) == seat for end, seat in owners)
            low, high = wilson(wins, len(owners))
            _say(f"  {one.name}: hatched by {len(owners)}, {wins / len(owners):.1%} won ({low:.1%} to {high:.1%})")


def _winner(end: State) -> int:
    return winners(end)[0]


def _say(text: str) -> None:
    print(text, flush=True)  # noqa: T201 - it is a script


if __name__ == "__main__":
    main()
