"""A window of the dummy driver, the real pictures, and a clock that stands still unless it is told to move."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame
import pytest

from game.ui.art import Art
from game.ui.window import Window
from tests.ui.player_at_ui import ART, Player

if TYPE_CHECKING:
    from collections.abc import Iterator


@pytest.fixture(scope="session")
def art() -> Art:
    return Art(ART)


@pytest.fixture
def player(art: Art) -> Iterator[Player]:
    """Somebody at a window of 1280 x 720."""
    window = Window("test", (1280, 720))
    art.forget()
    yield Player(window, art)
    pygame.event.clear()
    pygame.key.set_mods(0)
    window.close()
