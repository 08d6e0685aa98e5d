"""The music: one piece that plays over and over, faded out before the next one is faded in."""

import logging
from pathlib import Path
from typing import Final

import pygame

from game.ui.takes import files

log = logging.getLogger(__name__)

FADE_S: Final = 1.2
STEP_S: Final = 0.04
"""So often its loudness is looked at while it fades."""


class Bed:
    """Streams from its file. Nothing waits for a fade, as the mixer's own fading would: `step` is called instead."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self.wanted: str | None = None
        self.level = 0.0
        self.playing: str | None = None
        self._left = 1.0

    @property
    def due(self) -> float | None:
        """Seconds until `step` wants to be called; None: not at all."""
        return STEP_S if self.playing != self._next else None

    @property
    def _next(self) -> str | None:
        """Music that nobody can hear is not even read."""
        return self.wanted if self.level > 0 else None

    def cut(self) -> None:
        """Silent at once."""
        pygame.mixer.music.stop()
        self.playing = None

    def step(self) -> None:
        """Brings what plays nearer to what is wanted."""
        if self.playing == self._next:
            self._left = 1.0
            pygame.mixer.music.set_volume(self.level)
        elif self.playing is None:
            self._start()
        elif self.level > 0 and self._left > 0:
            self._left -= STEP_S / FADE_S
            pygame.mixer.music.set_volume(self.level * max(0.0, self._left))
        else:
            self.cut()

    def _start(self) -> None:
        self.playing, self._left = self._next, 1.0
        file = next(iter(files(self._folder, self.playing or "")), None)
        if file is None:
            log.info("no music %s", self.playing)
            return
        try:
            pygame.mixer.music.load(file)
            pygame.mixer.music.set_volume(self.level)
            pygame.mixer.music.play(-1, fade_ms=round(FADE_S * 1000))
        except pygame.error as fault:
            log.warning("no music %s: %s", self.playing, fault)
