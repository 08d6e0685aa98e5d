"""The families, from files we bring ourselves; a system's own fonts are never asked."""

import logging
from collections.abc import Iterator
from functools import lru_cache
from itertools import groupby
from pathlib import Path
from typing import Final

import pygame

from game.ui.theme import Face

log = logging.getLogger(__name__)

BOLD_FACES: Final = {Face.DISPLAY, Face.BOLD, Face.SEMIBOLD}
NO_LETTER: Final = "\uffff"
"""No font has it: it is drawn as whatever a font shows for a letter that it lacks."""
NO_FACE: Final = "?"
"""Stands for a letter that no face has."""
TRIAL_PX: Final = 24


class Fonts:
    """Fonts by face and pixel size, opened once each.

    `folder` holds the files; a missing one is replaced by pygame's bundled face, with one warning in the log.
    """

    def __init__(self, folder: Path) -> None:
        pygame.font.init()
        self._folder = folder
        self._missing: set[Face] = set()
        self._open = lru_cache(maxsize=96)(self._load)
        self._has = lru_cache(maxsize=4096)(self._tried)

    def font(self, face: Face, px: int) -> pygame.font.Font:
        """The face at this many pixels (at least 4)."""
        return self._open(face, max(4, px))

    def runs(self, words: str, face: Face) -> Iterator[tuple[Face, str]]:
        """The words in pieces, each with the face that has its letters; a letter that none has is a question mark."""
        if words.isascii():
            yield face, words
            return
        for chosen, letters in groupby(words, lambda letter: self._face(letter, face)):
            run = "".join(letters)
            yield (face, NO_FACE * len(run)) if chosen is None else (chosen, run)

    def _face(self, letter: str, face: Face) -> Face | None:
        if letter.isspace():
            return face
        return next((one for one in (face, Face.OTHER) if self._has(one, letter)), None)

    def _tried(self, face: Face, letter: str) -> bool:
        """Whether the letter looks otherwise than one that is missing."""
        font = self.font(face, TRIAL_PX)
        drawn, missing = (font.render(one, False, (0, 0, 0)) for one in (letter, NO_LETTER))
        return pygame.image.tobytes(drawn, "RGBA") != pygame.image.tobytes(missing, "RGBA")

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
