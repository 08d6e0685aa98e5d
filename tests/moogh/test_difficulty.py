"""The measure of how hard hunts are: `tests/hunts.py`."""

from __future__ import annotations

import re

from tests.hunts import Asked, measured


def test_the_measure_of_difficulty_tells_each_run_once() -> None:
    row = measured(Asked("first-blood", "hunter", "random", 6, 1))
    cells = [cell.strip() for cell in row.strip("|").split("|")]
    assert cells[:2] == ["first-blood", "hunter"]
    lost = sum(int(word) for word in re.findall("[0-9]+", cells[4]))
    assert cells[2] == f"{(6 - lost) / 6:.0%}"
    assert sum(int(word) for word in re.findall("[0-9]+", cells[6])) == 6
