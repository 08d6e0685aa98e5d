"""Each heading of a rulebook, each ruling and each fault of others' programs is shown by tests that exist.

They are listed in `coverage.yaml` and `reports.yaml`.
"""

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
    "cazadores": (
        "Contents",
        "The game board",
        "The individual boards",
        "The fossil dinosaur tiles",
        "The mission cards",
        "Goal of the game",
        "Preparation",
        "Playing the game",
        "Game end",
    ),
    "dinowars": (
        "Deployment",
        "Ferocity",
        "The turn",
        "Combat",
        "Movement",
        "Breaking from combat",
        "Creating a dinosaur",
        "Scenarios",
        "Overall objectives",
        "Unique objectives",
        "Twists",
    ),
    "moogh": (
        "Components",
        "Game format",
        "Difficulty",
        "Competitive play",
        "End of the game",
        "Winning conditions",
        "Setup",
        "How to Play",
        "1. Appeasement phase",
        "2. Programming phase",
        "3. Action phase",
        "Cavemen & Cavewomen Actions",
        "Cavemen & cavewomen cards",
        "Adjacency",
        "Move (basic action)",
        "Think (basic action)",
        "Rest",
        "Heal",
        "Make a Trap",
        "Stab",
        "Throw",
        "Climb",
        "Sedate",
        "Taunt",
        "Savage points",
        "Being injured",
        "Rage tokens",
        "Leader skills",
        "Terrain",
        "The Beasts",
        "Size",
        "Orientation",
        "Anger",
        "Health",
        "Defense",
        "Top",
        "Rage",
        "Around the beast",
        "Action resolution",
        "Actions of the Beasts",
        "Move Forward",
        "Move Backward",
        "Seek Freedom",
        "Look for a Target",
        "Trample a Target",
        "Attack",
        "Bite",
        "Claw",
        "Tail Swipe",
        "Shake",
        "Make a U Turn",
        "Make a Random Turn",
        "Sleep",
        "Solo Play",
        "Cooperative Play",
        "Player Aid Summary",
    ),
}
"""The headings under which a rulebook has rules."""
FAULTS = {
    "A": (1, 2, 3, 4, 5, 6, 7, 8, 12),
    "B": (1, 2, 3, 4, 6, 7, 8, 9, 10, 11),
    "C": (1, 2, 3, 4, 6, 7, 8, 11, 12, 13),
    "D": (1, 2, 4),
    "E": (1, 2, 4, 5, 7, 8, 10, 11, 12, 13, 14, 15, 16, 17, 19, 20, 23),
    "F": (1, 2, 3, 5, 6),
    "G": (1, 2, 3, 4, 5, 6, 8, 9),
    "H": (1, 3, 5, 7, 8),
}
"""Faults of others' programs by number: A saving, B undo and chance, C turns, D secrets, E devices, F files, G data,
H for everyone."""


def _coverage() -> dict[str, dict[str, dict[str, list[str]]]]:
    found: Any = plain(read(HERE / "coverage.yaml"))
    return found


def _faults() -> dict[str, dict[str, Any]]:
    found: Any = plain(read(HERE / "reports.yaml"))
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
    assert sorted(numbers, key=lambda one: int(one[1:])) == [
        f"{numbers[0][0]}{number}" for number in range(1, len(numbers) + 1)
    ]
    assert set(_coverage()[game]["rulings"]) == set(numbers)


def test_each_fault_of_others_programs_has_a_test_or_a_reason_why_not() -> None:
    assert list(_faults()) == [f"{part}{number}" for part, numbers in FAULTS.items() for number in numbers]
    for number, row in _faults().items():
        assert row.keys() in ({"fault", "tests"}, {"fault", "left_out"}), number
        assert all(row.values()), number


def test_each_test_that_is_named_exists() -> None:
    named = [
        test for game in _coverage().values() for part in game.values() for tests in part.values() for test in tests
    ]
    faults = [test for row in _faults().values() for test in row.get("tests", ())]
    assert named
    assert faults
    named += faults
    for test in named:
        path, _colons, name = test.partition("::")
        assert name.startswith("test_")
        assert name in names_in(path), test


def test_nothing_is_covered_by_no_test() -> None:
    assert all(tests for game in _coverage().values() for part in game.values() for tests in part.values())
