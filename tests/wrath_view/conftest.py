"""A display of the dummy driver and the real pictures, scaled once for all tests."""

from __future__ import annotations

import os

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

import pygame
import pytest

from game.ui.art import Art
from tests.table_sitting import SMALL
from tests.wrath_view.wrath_sitting import ROOT


@pytest.fixture(scope="session")
def art(tmp_path_factory: pytest.TempPathFactory) -> Art:
    pygame.display.init()
    pygame.display.set_mode(SMALL)
    return Art(ROOT / "art", tmp_path_factory.mktemp("pictures"))
