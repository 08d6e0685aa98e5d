"""How hard the campaigns of Moogh are: `python3 tests/campaigns.py [--level normal] [--runs 200] [--seed 1]`.

A tribe of bots plays a campaign alone, so many times. It prints how the courses ended, and as rows of a table how
often each hunt was tried and lost, by attempts. Broken off with Ctrl+C it tells what was walked. Not a test.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from game.cli.simulate import wilson  # noqa: E402
from game.core.dice import Dice, setting_up  # noqa: E402
from game.core.match import Match  # noqa: E402
from game.moogh.campaign.events import Ended, TaleEnded  # noqa: E402
from game.moogh.campaign.rules import NAME  # noqa: E402
from game.shelf import open_game  # noqa: E402


@dataclass(slots=True)
class Count:
    """What was seen in all courses: endings, and by hunt the attempts and those of them that were lost."""

    endings: Counter[str] = field(default_factory=Counter)
    good: int = 0
    tries: Counter[str] = field(default_factory=Counter)
    lost: Counter[str] = field(default_factory=Counter)
    wins: Counter[int] = field(default_factory=Counter)

    def add(self, match: Match[object]) -> None:
        """One course more."""
        for event in (event for entry in match.log for event in entry.events):
            if isinstance(event, Ended):
                self.tries[event.stop] += 1
                self.lost[event.stop] += not event.won
            elif isinstance(event, TaleEnded):
                self.endings[event.ending] += 1
                self.good += event.good


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    game = open_game(NAME)
    parser.add_argument("--campaign", choices=tuple(game.scenarios()), default=next(iter(game.scenarios())))
    parser.add_argument("--level", choices=game.levels, default="normal")
    parser.add_argument("--mode", default="hunter")
    parser.add_argument("--runs", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seats", type=int, default=1)
    given = parser.parse_args()
    tale = game.scenarios()[given.campaign].with_options({"mode": given.mode})
    count = Count()
    with suppress(KeyboardInterrupt):  # what was walked until then is told
        for seed in range(given.seed, given.seed + given.runs):
            match = Match(game.rules, game.rules.set_up(tale, given.seats, setting_up(seed)), Dice(seed))
            bot = game.bot(given.level, seed)
            while match.decision is not None:
                match.submit(bot.choose(match))
            count.add(match)
            count.wins[match.state.wins] += 1
            sys.stderr.write(f"{seed}: {dict(count.endings)}, hunts won {dict(sorted(count.wins.items()))}\n")
    for line in told(count, [one.name for one in tale.stops]):
        sys.stdout.write(line + "\n")


def told(count: Count, stops: list[str]) -> list[str]:
    """The rows."""
    runs = sum(count.endings.values())
    if not runs:
        return ["no course was walked to its end"]
    low, high = wilson(count.good, runs)
    endings = ", ".join(f"{name} {number}" for name, number in count.endings.most_common())
    wins = ", ".join(f"{won}: {number}" for won, number in sorted(count.wins.items()))
    rows = [f"| {stop} | {count.tries[stop]} | {count.lost[stop]} | {_share(count, stop)} |" for stop in stops]
    return [
        f"good endings: {count.good} of {runs}, {count.good / runs:.0%} ({low:.0%} to {high:.0%}); {endings}",
        f"hunts won: {wins}",
        "| hunt | attempts | lost | share |",
        "|---|---|---|---|",
        *rows,
    ]


def _share(count: Count, stop: str) -> str:
    return f"{count.lost[stop] / count.tries[stop]:.0%}" if count.tries[stop] else "none"


if __name__ == "__main__":
    main()
