"""Whether a game is fair to all seats: `python3 tests/seats.py GAME [--level normal] [--matches 400] [--seed 1]`.

Bots of one level play each other, with `--seats 2,3,4` at so many seats and by `--scenario ID` on that set-up. Prints a
row in Markdown for each: wins by the order of play, who began first (a shared win counts in parts), with Wilson's
interval of 95 % for who began; and turns and scores. The same call plays the same matches. Not a test.
"""

from __future__ import annotations

import argparse
import statistics
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from game.cli.simulate import wilson  # noqa: E402
from tests.arena import sitting  # noqa: E402

HEAD = (
    "| set-up | level | seats | matches | seed | wins by order of play | Wilson 95 % of who began | turns | scores |"
    "\n|---|---|---|---|---|---|---|---|---|"
)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--level", default="normal")
    parser.add_argument("--matches", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seats", default="2")
    parser.add_argument("--scenario", default="")
    given = parser.parse_args()
    _say(HEAD)
    for seats in map(int, given.seats.split(",")):
        _say(_row(given, seats))


def _row(given: argparse.Namespace, seats: int) -> str:
    level, matches, scenario = given.level, given.matches, given.scenario
    won, turns, scores = [0.0] * seats, list[int](), list[float]()
    for number in range(1, matches + 1):
        match = sitting(given.game, (level,) * seats, given.seed, number, scenario).play().match
        outcome = match.outcome
        assert outcome is not None
        for seat in outcome.winners:
            won[(seat - match.state.start) % seats] += 1 / len(outcome.winners)
        turns.append(match.state.turn)
        scores += outcome.scores
    low, high = wilson(won[0], matches)
    order = ", ".join(f"{wins / matches:.1%}" for wins in won)
    return (
        f"| {scenario or 'the first'} | {level} | {seats} | {matches} | {given.seed} "
        f"| {order} | {low:.1%} to {high:.1%} | {statistics.median(turns):g} | {statistics.mean(scores):.1f} |"
    )


def _say(text: str) -> None:
    print(text, flush=True)  # noqa: T201 - it is a script


if __name__ == "__main__":
    main()
