"""The families, from files we bring ourselves; a system's own fonts are never asked."""

import logging
import unicodedata
from collections.abc import Iterator
from contextlib import suppress
from functools import lru_cache
from itertools import groupby
from pathlib import Path
from typing import Final

import pygame

from game.ui.theme import Face

log = logging.getLogger(__name__)

BOLD_FACES: Final = {Face.DISPLAY, Face.BOLD, Face.SEMIBOLD}
OTHERS: Final = (Face.OTHER, Face.HAN, Face.ARABIC, Face.HEBREW)
"""Where a letter is looked for that a face lacks."""
LEFTWARD: Final = {Face.ARABIC: "Arab", Face.HEBREW: "Hebr"}
"""Faces that run from right to left, and their scripts (ISO 15924)."""
CLINGING: Final = {"Mn", "Me", "Cf"}
"""Categories of what belongs to the letter before."""
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
        for chosen, pairs in groupby(zip(self._faces(words, face), words, strict=True), lambda pair: pair[0]):
            run = "".join(letter for _face, letter in pairs)
            yield (face, NO_FACE * len(run)) if chosen is None else (chosen, run)

    def _faces(self, words: str, face: Face) -> list[Face | None]:
        """Each letter's face; marks and the gaps between words that run to the left go with their neighbours."""
        found: list[Face | None] = []
        for letter in words:
            clings = found and unicodedata.category(letter) in CLINGING
            found.append(found[-1] if clings else self._face(letter, face))
        for at in range(1, len(words) - 1):
            if words[at].isspace() and found[at - 1] in LEFTWARD and found[at + 1] == found[at - 1]:
                found[at] = found[at - 1]
        return found

    def _face(self, letter: str, face: Face) -> Face | None:
        if letter.isspace():
            return face
        return next((one for one in (face, *OTHERS) if self._has(one, letter)), None)

    def _tried(self, face: Face, letter: str) -> bool:
        """Whether the letter looks otherwise than one that is missing."""
        font = self.font(face, TRIAL_PX)
        drawn, missing = (font.render(one, False, (0, 0, 0)) for one in (letter, NO_LETTER))
        return pygame.image.tobytes(drawn, "RGBA") != pygame.image.tobytes(missing, "RGBA")

    def _load(self, face: Face, px: int) -> pygame.font.Font:
        try:
            return _directed(pygame.font.Font(self._folder / face.value, px), face)
        except (OSError, pygame.error) as fault:
            if face not in self._missing:
                self._missing.add(face)
                log.warning("font %s is missing, pygame's own is used: %s", face.value, fault)
        stand_in = pygame.font.Font(None, round(px * 1.25))
        stand_in.set_bold(face in BOLD_FACES)
        return stand_in


def _directed(font: pygame.font.Font, face: Face) -> pygame.font.Font:
    """The font as its script runs; where pygame cannot join letters, they stand singly."""
    if face in LEFTWARD:
        with suppress(pygame.error):
            font.set_script(LEFTWARD[face])
            font.set_direction(pygame.DIRECTION_RTL)
    return font
