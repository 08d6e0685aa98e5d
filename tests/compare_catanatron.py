"""Our engine beside catanatron 3.2.1, in one run on one core: `python3 tests/compare_catanatron.py [SECONDS] [GAME]`.

Both play whole matches of four random bots. Of catanatron all actions are counted; of ours only the decisions that
had two options or more. The two take turns, several times, so that a busy computer slows both. Not a test.
"""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[1]
ROUNDS = 5
GOALS = {"wrath": (4, 2.5), "cazadores": (4, 2.5), "dinowars": (2, 0.5), "moogh": (4, 1)}
"""By game, the seats, and how many times catanatron's actions its decisions should be."""

_THEIRS = """
import json, sys, time
from catanatron import Color, Game, RandomPlayer
end, actions, matches, spent = float(sys.argv[1]), 0, 0, 0.0
while spent < end:
    start = time.perf_counter()
    game = Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)])
    game.play()
    spent += time.perf_counter() - start
    actions += len(game.state.actions)
    matches += 1
print(json.dumps([actions / spent, matches / spent]))
"""

_OURS = """
import json, sys
from game.cli.measure import random_rate
rate = random_rate(sys.argv[2], float(sys.argv[1]), seats=int(sys.argv[3]))
print(json.dumps([rate.decisions_per_s, rate.matches_per_s]))
"""


class Rate(NamedTuple):
    decisions: float
    matches: float


def main() -> int:
    seconds = sys.argv[1] if len(sys.argv) > 1 else "5"
    game = sys.argv[2] if len(sys.argv) > 2 else "wrath"
    seats, goal = GOALS[game]
    their_python = _their_python()
    _stay_on_one_core()
    theirs, ours = [], []
    for _round in range(ROUNDS):
        theirs.append(_rate(their_python, _THEIRS, seconds))
        ours.append(_rate(sys.executable, _OURS, seconds, game, str(seats)))
    ratio = statistics.median(our.decisions / their.decisions for our, their in zip(ours, theirs, strict=True))
    _tell("catanatron 3.2.1, four random bots", theirs, "actions")
    _tell(f"{game}, {seats} random bots", ours, "decisions with a choice")
    print(f"ratio {ratio:.2f}, median of {ROUNDS} rounds of {seconds} s each; {goal} is the goal")  # noqa: T201
    return 0 if ratio >= goal else 1


def _tell(who: str, rates: list[Rate], counted: str) -> None:
    decisions = statistics.median(rate.decisions for rate in rates)
    matches = statistics.median(rate.matches for rate in rates)
    print(f"{who}: {decisions:,.0f} {counted}/s, {matches:.1f} whole matches/s")  # noqa: T201


def _rate(python: str, code: str, *given: str) -> Rate:
    done = subprocess.run([python, "-c", code, *given], cwd=ROOT, capture_output=True, encoding="utf-8", check=True)
    return Rate(*json.loads(done.stdout))


def _their_python() -> str:
    """An environment of its own, since nothing of ours needs it."""
    folder = Path(tempfile.gettempdir()) / "ember-and-bone-catanatron"
    python = folder / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
    if not (folder / "ready").exists():
        base = getattr(sys, "_base_executable", sys.executable)
        subprocess.run([base, "-m", "venv", "--clear", folder], check=True)
        subprocess.run([python, "-m", "pip", "install", "-q", "catanatron==3.2.1"], check=True, stdout=sys.stderr)
        (folder / "ready").touch()
    return str(python)


def _stay_on_one_core() -> None:
    if sys.platform == "linux":
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})


if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))
    from game.setup import prepare

    prepare(ROOT, ROOT / "requirements.txt")
    sys.exit(main())
