"""Pictures of tables, held against what was once looked at and found right (`tests/golden/`).

They are drawn at 640 x 360 without grain, and written anew where the environment says EMBER_NEW_PICTURES=1.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

import pygame
import pytest

from game.ui.art import Art
from game.ui.texture import Texture
from tests.table_sitting import ROOT, SMALL

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

GOLDEN = Path(__file__).resolve().parent / "golden"
TOLERANCE = 12
"""Levels of 255 that a colour may differ: another processor rounds otherwise."""
FEW = 60
"""Pixels of 230,400 that may differ more."""


class Painted(Protocol):
    """Somebody who sits at a table."""

    def paint(self) -> pygame.Surface:
        """The whole picture as it is now."""


def plain_art(draws: Iterable[Callable[[Art], Painted]]) -> Art:
    """The pictures without grain, after each of these tables was drawn with them."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Texture, "laying_on", lambda *_args, **_kwargs: iter(()))
        pygame.display.init()
        pygame.display.set_mode(SMALL)
        art = Art(ROOT / "art")
        for draw in draws:
            draw(art).paint()
        return art


def apart(one: pygame.Surface, other: pygame.Surface) -> int:
    """How many pixels differ."""
    same = pygame.mask.from_threshold(one, (0, 0, 0), (TOLERANCE,) * 3 + (255,), other)
    return SMALL[0] * SMALL[1] - same.count()


def hold(drawn: pygame.Surface, name: str) -> None:
    """AssertionError: the picture of that name is another one."""
    file = GOLDEN / f"{name}.png"
    if "EMBER_NEW_PICTURES" in os.environ:
        GOLDEN.mkdir(exist_ok=True)
        pygame.image.save(drawn, file)
    wanted = pygame.image.load(file).convert(drawn)
    assert apart(drawn, wanted) <= FEW, f"{file.name} differs; look at it, and write it anew if it is right"
