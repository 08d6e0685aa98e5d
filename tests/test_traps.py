"""What others fell over in pygame is called nowhere: read off the syntax trees."""

from __future__ import annotations

import ast
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).resolve().parents[1]
FILES = [*sorted((ROOT / "game").rglob("*.py")), ROOT / "main.py"]
TRAPS = {
    "get_rel": "the relative way of the mouse is not scaled with the picture (E5)",
    "SCALED": "its last row and column cannot be reached in full screen (E1)",
    "set_blocked": "a pad whose coming is blocked is silent (E12)",
    "set_allowed": "what is not listed is blocked, the coming of pads too (E12)",
    "SysFont": "a font that is missing is replaced silently (F2)",
}


def test_nothing_uses_what_others_fell_over() -> None:
    assert len(FILES) > 100
    found = [
        f"{file.relative_to(ROOT)}:{line}: {name}: {TRAPS[name]}"
        for file in FILES
        for name, line in _traps(file.read_text(encoding="utf-8"))
    ]
    assert not found, "\n".join(found)


@pytest.mark.parametrize(
    ("code", "found"),
    [
        ("pygame.mouse.get_rel()", [("get_rel", 1)]),
        ("from pygame.mouse import get_rel", [("get_rel", 1)]),
        ("from pygame.mouse import get_rel as way\nway()", [("get_rel", 1)]),
        ("get = pygame.mouse.get_rel", [("get_rel", 1)]),
        ("\npygame.event.set_blocked(pygame.JOYDEVICEADDED)", [("set_blocked", 2)]),
        ("pygame.display.set_mode((1, 1), pygame.SCALED | pygame.FULLSCREEN)", [("SCALED", 1)]),
        ("pygame.mouse.get_pos()  # not get_rel", []),
        ("words = 'get_rel'", []),
    ],
)
def test_the_traps_are_found(code: str, found: list[tuple[str, int]]) -> None:
    assert list(_traps(code)) == found


def _traps(code: str) -> Iterator[tuple[str, int]]:
    """Each trap that the code names, with its line."""
    for node in ast.walk(ast.parse(code)):
        if isinstance(node, ast.Attribute) and node.attr in TRAPS:
            yield node.attr, node.lineno
        elif isinstance(node, ast.ImportFrom):
            yield from ((one.name, node.lineno) for one in node.names if one.name in TRAPS)
