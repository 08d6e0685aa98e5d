"""How hard the campaigns of Moogh are: `python3 tests/campaigns.py [--level normal] [--runs 200] [--seed 1]`.

A tribe of bots plays a campaign alone, so many times. It prints how the courses ended, and as rows of a table how
often each hunt was tried and lost, by attempts. Broken off with Ctrl+C it tells what was walked. Not a test.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from contextlib import suppress
from dataclasses import asdict, dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from game.cli.simulate import wilson  # noqa: E402
from game.core.dice import Dice, setting_up  # noqa: E402
from game.core.match import Match  # noqa: E402
from game.moogh.campaign.events import Ended, TaleEnded  # noqa: E402
from game.moogh.campaign.rules import NAME  # noqa: E402
from game.shelf import open_game  # noqa: E402


@dataclass(frozen=True, slots=True)
class Course:
    """How one campaign went: its ending, how many hunts were won, and by hunt its attempts and those that were lost."""

    seed: int
    ending: str
    good: bool
    wins: int
    tries: dict[str, int]
    lost: dict[str, int]


def course(seed: int, match: Match[object], wins: int) -> Course:
    """A campaign that has been walked to its end."""
    found = [event for entry in match.log for event in entry.events]
    hunts = [event for event in found if isinstance(event, Ended)]
    end = next(event for event in found if isinstance(event, TaleEnded))
    tries = Counter(event.stop for event in hunts)
    lost = Counter(event.stop for event in hunts if not event.won)
    return Course(seed, end.ending, end.good, wins, dict(tries), dict(lost))


def kept(path: Path | None) -> list[Course]:
    """What was walked before, a line each."""
    if path is None or not path.exists():
        return []
    return [Course(**json.loads(line)) for line in path.read_text("utf-8").splitlines()]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    game = open_game(NAME)
    parser.add_argument("--campaign", choices=tuple(game.scenarios()), default=next(iter(game.scenarios())))
    parser.add_argument("--level", choices=game.levels, default="normal")
    parser.add_argument("--mode", default="hunter")
    parser.add_argument("--runs", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seats", type=int, default=1)
    parser.add_argument("--keep", type=Path, help="a file that gets a line a course; what it has is not walked again")
    given = parser.parse_args()
    tale = game.scenarios()[given.campaign].with_options({"mode": given.mode})
    courses = kept(given.keep)
    before = {one.seed for one in courses}
    with suppress(KeyboardInterrupt):  # what was walked until then is told
        for seed in range(given.seed, given.seed + given.runs):
            if seed in before:
                continue
            match = Match(game.rules, game.rules.set_up(tale, given.seats, setting_up(seed)), Dice(seed))
            bot = game.bot(given.level, seed)
            while match.decision is not None:
                match.submit(bot.choose(match))
            courses.append(course(seed, match, match.state.wins))
            line = json.dumps(asdict(courses[-1]))
            sys.stderr.write(line + "\n")
            if given.keep is not None:
                with given.keep.open("a", encoding="utf-8") as file:
                    file.write(line + "\n")
    for line in told(courses, [one.name for one in tale.stops]):
        sys.stdout.write(line + "\n")


def told(courses: list[Course], stops: list[str]) -> list[str]:
    """The rows."""
    runs = len(courses)
    if not runs:
        return ["no course was walked to its end"]
    good = sum(one.good for one in courses)
    low, high = wilson(good, runs)
    endings = ", ".join(f"{name} {n}" for name, n in Counter(one.ending for one in courses).most_common())
    wins = ", ".join(f"{won}: {n}" for won, n in sorted(Counter(one.wins for one in courses).items()))
    return [
        f"good endings: {good} of {runs}, {good / runs:.0%} ({low:.0%} to {high:.0%}); {endings}",
        f"hunts won: {wins}",
        "| hunt | attempts | lost | share |",
        "|---|---|---|---|",
        *(_row(courses, stop) for stop in stops),
    ]


def _row(courses: list[Course], stop: str) -> str:
    tries, lost = (sum(one.get(stop, 0) for one in all_) for all_ in (
        [one.tries for one in courses], [one.lost for one in courses],
    ))  # fmt: skip
    return f"| {stop} | {tries} | {lost} | {f'{lost / tries:.0%}' if tries else 'none'} |"


if __name__ == "__main__":
    main()
