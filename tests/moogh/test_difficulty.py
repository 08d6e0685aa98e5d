"""The measure of how hard hunts are: `tests/hunts.py`."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING

from tests.hunts import Asked, measured, runs

if TYPE_CHECKING:
    from pathlib import Path


def test_the_measure_of_difficulty_tells_each_run_once() -> None:
    row = measured(Asked("first-blood", "hunter", "random", 6, 1))
    cells = [cell.strip() for cell in row.strip("|").split("|")]
    assert cells[:3] == ["first-blood", "hunter", "6"]
    lost = sum(int(word) for word in re.findall("[0-9]+", cells[5]))
    assert cells[3] == f"{(6 - lost) / 6:.0%}"
    assert sum(int(word) for word in re.findall("[0-9]+", cells[7])) == 6


def test_a_count_that_was_broken_off_goes_on_where_it_was(tmp_path: Path) -> None:
    begun = Asked("first-blood", "predator", "random", 2, 5, tmp_path)
    first = list(runs(begun))
    assert list(runs(replace(begun, runs=9, noted=True))) == first
    (notes,) = tmp_path.iterdir()
    notes.write_text(notes.read_text().replace('"round": ', '"round": 9'))
    rounds = [run.round for run in runs(replace(begun, runs=3))]
    assert rounds[:2] == [int(f"9{run.round}") for run in first], "what is noted is not played again"
    assert rounds == [run.round for run in runs(replace(begun, runs=3, noted=True))]
    assert len(rounds) == 3
