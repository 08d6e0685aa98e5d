"""`coverage.yaml`: each heading of a rulebook and each ruling is shown by tests that exist."""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from game.content.nodes import plain
from game.content.strict_yaml import read

HERE = Path(__file__).parent
RULINGS = re.compile(r"^- \*\*([A-Z]\d+)\*\* ", re.MULTILINE)
HEADINGS = {
    "wrath": (
        "Contents",
        "Setup",
        "How to Play",
        "1. Roll Dice",
        "2. Place and/or Move Pieces",
        "Volcano",
        "Cave",
        "Hut",
        "Foot",
        "Egg",
        "Hatching a Dinosaur",
        "3. Check for Tremors",
        "4. Check for Eruptions",
        "Score the Volcano",
        "Score Regions",
        "Game End",
        "Titanosaur",
        "Brontosaurus",
        "Stegosaurus",
        "Ankylosaur",
        "Pteranodon",
        "Plesiosaur",
        "Triceratops",
        "Tyrannosaurus",
    ),
}
"""The headings under which a rulebook has rules."""


def _coverage() -> dict[str, dict[str, dict[str, list[str]]]]:
    found: Any = plain(read(HERE / "coverage.yaml"))
    return found


@cache
def names_in(path: str) -> frozenset[str]:
    """The names of the tests in that file."""
    tree = ast.parse((HERE / path).read_text(encoding="utf-8"))
    return frozenset(node.name for node in tree.body if isinstance(node, ast.FunctionDef))


@pytest.mark.parametrize("game", HEADINGS)
def test_each_heading_of_the_rulebook_is_covered(game: str) -> None:
    assert set(_coverage()[game]["headings"]) == set(HEADINGS[game])


@pytest.mark.parametrize("game", HEADINGS)
def test_each_ruling_is_covered(game: str) -> None:
    text = (HERE.parent / "data" / game / "rulings.md").read_text(encoding="utf-8")
    numbers = RULINGS.findall(text)
    assert len(set(numbers)) == len(numbers)
    assert sorted(numbers, key=lambda one: int(one[1:])) == [f"W{number}" for number in range(1, len(numbers) + 1)]
    assert set(_coverage()[game]["rulings"]) == set(numbers)


def test_each_test_that_is_named_exists() -> None:
    named = [
        test for game in _coverage().values() for part in game.values() for tests in part.values() for test in tests
    ]
    assert named
    for test in named:
        path, _colons, name = test.partition("::")
        assert name.startswith("test_")
        assert name in names_in(path), test


def test_nothing_is_covered_by_no_test() -> None:
    assert all(tests for game in _coverage().values() for part in game.values() for tests in part.values())
