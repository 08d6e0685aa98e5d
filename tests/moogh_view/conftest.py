"""Pictures are read once for all tests of the view."""

from __future__ import annotations

import pygame
import pytest

from game.ui.art import Art
from tests.moogh_view.hunting import ROOT
from tests.table_sitting import SMALL


@pytest.fixture(scope="session")
def art(tmp_path_factory: pytest.TempPathFactory) -> Art:
    pygame.display.init()
    pygame.font.init()
    pygame.display.set_mode(SMALL)
    return Art(ROOT / "art", tmp_path_factory.mktemp("pictures"))
