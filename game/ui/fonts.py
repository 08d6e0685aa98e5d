"""The two families, from files we bring ourselves; a system's own fonts are never asked."""

import logging
from functools import lru_cache
from pathlib import Path
from typing import Final

import pygame

from game.ui.theme import Face

log = logging.getLogger(__name__)

BOLD_FACES: Final = {Face.DISPLAY, Face.BOLD, Face.SEMIBOLD}


class Fonts:
    """Fonts by face and pixel size, opened once each.

    `folder` holds the files; a missing one is replaced by pygame's bundled face, with one warning in the log.
    """

    def __init__(self, folder: Path) -> None:
        pygame.font.init()
        self._folder = folder
        self._missing: set[Face] = set()
        self._open = lru_cache(maxsize=96)(self._load)

    def font(self, face: Face, px: int) -> pygame.font.Font:
        """The face at this many pixels (at least 4)."""
        return self._open(face, max(4, px))

    def _load(self, face: Face, px: int) -> pygame.font.Font:
        try:
            return pygame.font.Font(self._folder / face.value, px)
        except (OSError, pygame.error) as fault:
            if face not in self._missing:
                self._missing.add(face)
                log.warning("font %s is missing, pygame's own is used: %s", face.value, fault)
        stand_in = pygame.font.Font(None, round(px * 1.25))
        stand_in.set_bold(face in BOLD_FACES)
        return stand_in
