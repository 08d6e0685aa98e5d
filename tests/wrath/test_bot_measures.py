"""The scripts that measure bots play what `simulate` plays, and say what they saw."""

from __future__ import annotations

import subprocess
import sys
from typing import TYPE_CHECKING

from game.cli.options import Simulate
from game.cli.simulate import play_one
from tests import ladder
from tests.arena import share, sitting
from tests.wrath.test_bot import ROOT

if TYPE_CHECKING:
    from pathlib import Path

SEATS = ("easy", "random", "random")


def test_a_sitting_is_the_match_that_simulate_plays() -> None:
    for number in (1, 2):
        sat = sitting("wrath", SEATS, 9, number).play()
        played = play_one(Simulate("wrath", SEATS, 2, 9), number)
        assert sat.match.outcome == played.outcome
        assert list(sat.seats) == played.seats
        assert set(sat.thought) == {"easy", "random"}


def test_shares_are_of_the_sorted_values() -> None:
    assert [share([5.0, 1.0, 3.0, 2.0, 4.0], part) for part in (0, 0.5, 0.95, 1)] == [1.0, 3.0, 5.0, 5.0]


def test_the_ladder_prints_a_table_and_fails_below_its_goal() -> None:
    done = _run("ladder.py", "wrath", "--part", "0.003", "--only", "easy,random")
    assert len(done.stdout.splitlines()) == 3
    assert done.stdout.splitlines()[2].startswith("| easy, random | 2 |")
    assert done.returncode in {0, 1}


def test_a_ladder_that_was_broken_off_goes_on_where_it_was(tmp_path: Path) -> None:
    notes = tmp_path / "notes"
    rung, games = ladder.Rung(("easy", "random"), 2, 0.5), ladder.Games("wrath", [""], {}, notes)
    first = ladder.noted(rung, games, 3, 1)
    assert ladder.noted(rung, games, 3, 1) == first, "not even the seconds differ: it is the note"
    ladder.noted(rung, games, 3, 2)
    assert len(notes.read_text(encoding="utf-8").splitlines()) == 2


def test_the_balance_report_counts_every_match() -> None:
    done = _run("balance.py", "--level", "easy", "--matches", "2", "--seats", "2,3")
    assert "2 seats, 2 matches" in done.stdout
    assert "3 seats, 2 matches" in done.stdout


def _run(script: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    done = subprocess.run(
        [sys.executable, f"tests/{script}", *arguments],
        cwd=ROOT,
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert not done.stderr, done.stderr
    return done
