"""The script that measures whether seats are alike plays what `simulate` plays, and counts every match."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from game.cli.options import Simulate
from game.cli.simulate import play_one

ROOT = Path(__file__).resolve().parents[2]


def test_the_report_of_seats_counts_every_match() -> None:
    done = subprocess.run(
        [sys.executable, "tests/seats.py", "cazadores", "--level", "easy", "--matches", "4", "--seed", "3"],
        cwd=ROOT,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert not done.stderr, done.stderr
    cells = [cell.strip() for cell in done.stdout.splitlines()[2].strip("|").split("|")]
    assert cells[:5] == ["the first", "easy", "2", "4", "3"]
    first, second = (float(share.strip().rstrip("%")) for share in cells[5].split(","))
    assert first + second == 100
    scores: list[float] = []
    for number in range(1, 5):
        outcome = play_one(Simulate("cazadores", ("easy", "easy"), 4, 3), number).outcome
        assert outcome is not None
        scores += outcome.scores
    assert float(cells[8]) == round(sum(scores) / len(scores), 1)
