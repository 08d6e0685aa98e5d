"""How hard the hunts of Moogh are: `python3 tests/hunts.py [--level easy] [--runs 200] [--jobs 2] [--hunts a,b]`.

A bot plays each hunt alone, as Hunter and as Predator. For each it prints, as rows of a table, how many it won with the
95 % interval, why the others were lost, in which rounds the wins came, and what became of each beast. Not a test.
"""

from __future__ import annotations

import argparse
import statistics
import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from game.cli.simulate import wilson  # noqa: E402
from game.core.bots import play_out  # noqa: E402
from game.core.dice import Dice, setting_up  # noqa: E402
from game.core.match import Match  # noqa: E402
from game.moogh import content  # noqa: E402
from game.moogh.rules import Moogh  # noqa: E402
from game.moogh.state import DONE, ENDINGS, ESCAPED, FELL, HERE, KILLED  # noqa: E402
from game.shelf import open_game  # noqa: E402

MODES = ("hunter", "predator")
"""The difficulties at which one may hunt alone."""
FATES = {HERE: "there", KILLED: "killed", FELL: "fell", ESCAPED: "left"}


@dataclass(frozen=True, slots=True)
class Asked:
    """What is measured: a hunt at a difficulty, by bots of a level, so many times from that seed on."""

    hunt: str
    mode: str
    level: str
    runs: int
    seed: int


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    levels = open_game("moogh").levels
    parser.add_argument("--level", choices=levels, default=levels[-1])
    parser.add_argument("--runs", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--hunts", default="")
    given = parser.parse_args()
    hunts = given.hunts.split(",") if given.hunts else list(content.scenarios(content.folder()))
    asked = [Asked(hunt, mode, given.level, given.runs, given.seed) for hunt in hunts for mode in MODES]
    _say("| hunt | difficulty | won | 95 % | lost by | rounds of the wins | beasts |")
    _say("|---|---|---|---|---|---|---|")
    with ProcessPoolExecutor(given.jobs) as pool:
        for row in pool.map(measured, asked):
            _say(row)


def measured(asked: Asked) -> str:
    """The row of the table for it."""
    scenario = content.scenarios(content.folder())[asked.hunt].with_options({"mode": asked.mode})
    rounds, lost = list[int](), Counter[str]()
    fates = {beast.name: Counter[str]() for beast in scenario.setup.beasts}
    for seed in range(asked.seed, asked.seed + asked.runs):
        match = Match(Moogh(), Moogh().set_up(scenario, 1, setting_up(seed)), Dice(seed), quiet=True)
        play_out(match, [open_game("moogh").bot(asked.level, seed)])
        end = match.state
        if end.ending == DONE:
            rounds.append(end.round)
        else:
            lost[ENDINGS[end.ending]] += 1
        for beast, fate in zip(scenario.setup.beasts, end.fates, strict=True):
            fates[beast.name][FATES[fate]] += 1
    return _row(asked, rounds, lost, fates)


def _row(asked: Asked, rounds: list[int], lost: Counter[str], fates: dict[str, Counter[str]]) -> str:
    low, high = wilson(len(rounds), asked.runs)
    span = f"{min(rounds)}, {statistics.median(rounds):g}, {max(rounds)}" if rounds else "none"
    beasts = "; ".join(f"{name} {_counted(counter)}" for name, counter in fates.items())
    won = f"{len(rounds) / asked.runs:.0%} | {low:.0%} to {high:.0%}"
    return f"| {asked.hunt} | {asked.mode} | {won} | {_counted(lost)} | {span} | {beasts} |"


def _counted(counter: Counter[str]) -> str:
    return ", ".join(f"{word} {number}" for word, number in counter.most_common()) or "nothing"


def _say(text: str) -> None:
    print(text, flush=True)  # noqa: T201 - it is a script


if __name__ == "__main__":
    main()
