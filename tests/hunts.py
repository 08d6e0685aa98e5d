"""How hard the hunts of Moogh are: `python3 tests/hunts.py [--level easy] [--runs 200] [--jobs 2] [--hunts a,b]`.

A bot plays each hunt alone, as Hunter and as Predator. For each it prints, as rows of a table, how many it won with the
95 % interval, why the others were lost, in which rounds the wins came, and what became of each beast. With
`--notes FOLDER` each run is written down there, and what is noted is not played again: a long count may be broken off
and told as far as it is (`--noted`). Notes hold as long as bots and data stay as they are. Not a test.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import TYPE_CHECKING

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

if TYPE_CHECKING:
    from collections.abc import Iterator

MODES = ("hunter", "predator")
"""The difficulties at which one may hunt alone."""
FATES = {HERE: "there", KILLED: "killed", FELL: "fell", ESCAPED: "left"}


@dataclass(frozen=True, slots=True)
class Asked:
    """What is measured: a hunt at a difficulty, by bots of a level, so many times from that seed on.

    notes: the folder in which runs are noted, if any. noted: whether to play none besides.
    """

    hunt: str
    mode: str
    level: str
    runs: int
    seed: int
    notes: Path | None = None
    noted: bool = False


@dataclass(frozen=True, slots=True)
class Run:
    """How one went: its end, the round of it, and what became of each beast by name."""

    ending: str
    round: int
    fates: dict[str, str]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    levels = open_game("moogh").levels
    parser.add_argument("--level", choices=levels, default=levels[-1])
    parser.add_argument("--runs", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--hunts", default="")
    parser.add_argument("--modes", default=",".join(MODES))
    parser.add_argument("--notes", type=Path)
    parser.add_argument("--noted", action="store_true", help="play nothing, tell what is noted")
    given = parser.parse_args()
    hunts = given.hunts.split(",") if given.hunts else list(content.scenarios(content.folder()))
    asked = [
        Asked(hunt, mode, given.level, given.runs, given.seed, given.notes, given.noted)
        for hunt in hunts
        for mode in given.modes.split(",")
    ]
    _say("| hunt | difficulty | runs | won | 95 % | lost by | rounds of the wins | beasts |")
    _say("|---|---|---|---|---|---|---|---|")
    with ProcessPoolExecutor(given.jobs) as pool:
        for row in pool.map(measured, asked):
            _say(row)


def measured(asked: Asked) -> str:
    """The row of the table for it."""
    return _row(asked, list(runs(asked)))


def runs(asked: Asked) -> Iterator[Run]:
    """Each run: from the notes if it is there, else played and noted."""
    notes = asked.notes / f"{asked.hunt}-{asked.mode}-{asked.level}.txt" if asked.notes else None
    lines = notes.read_text(encoding="utf-8").splitlines() if notes and notes.exists() else []
    known = {int(seed): Run(**json.loads(run)) for seed, run in (line.split(" ", 1) for line in lines)}
    for seed in range(asked.seed, asked.seed + asked.runs):
        if seed in known:
            yield known[seed]
        elif not asked.noted:
            run = _played(asked, seed)
            if notes:
                with notes.open("a", encoding="utf-8") as file:
                    file.write(f"{seed} {json.dumps(asdict(run))}\n")
            yield run


def _played(asked: Asked, seed: int) -> Run:
    scenario = content.scenarios(content.folder())[asked.hunt].with_options({"mode": asked.mode})
    match = Match(Moogh(), Moogh().set_up(scenario, 1, setting_up(seed)), Dice(seed), quiet=True)
    play_out(match, [open_game("moogh").bot(asked.level, seed)])
    end = match.state
    fates = {beast.name: FATES[fate] for beast, fate in zip(scenario.setup.beasts, end.fates, strict=True)}
    return Run(ENDINGS[end.ending], end.round, fates)


def _row(asked: Asked, found: list[Run]) -> str:
    wins = [run.round for run in found if run.ending == ENDINGS[DONE]]
    lost = Counter(run.ending for run in found if run.ending != ENDINGS[DONE])
    if not found:
        return f"| {asked.hunt} | {asked.mode} | 0 | | | | | |"
    low, high = wilson(len(wins), len(found))
    span = f"{min(wins)}, {statistics.median(wins):g}, {max(wins)}" if wins else "none"
    beasts = "; ".join(f"{name} {_counted(Counter(run.fates[name] for run in found))}" for name in found[0].fates)
    won = f"{len(found)} | {len(wins) / len(found):.0%} | {low:.0%} to {high:.0%}"
    return f"| {asked.hunt} | {asked.mode} | {won} | {_counted(lost)} | {span} | {beasts} |"


def _counted(counter: Counter[str]) -> str:
    return ", ".join(f"{word} {number}" for word, number in counter.most_common()) or "nothing"


def _say(text: str) -> None:
    print(text, flush=True)  # noqa: T201 - it is a script


if __name__ == "__main__":
    main()
