"""The drawn things a screen is made of: sprites, cut paper and fonts, opened together."""

import logging
from pathlib import Path

from game.ui.fonts import Fonts
from game.ui.paper import Paper
from game.ui.sprites import Sprites

log = logging.getLogger(__name__)


class Art:
    """All pictures and fonts of the program.

    `folder` is the folder `art`, `cache` one for pictures already scaled (None: keep none on disk).
    Missing files are logged and replaced, never raised.
    """

    def __init__(self, folder: Path, cache: Path | None = None) -> None:
        self.folder = folder
        self.sprites = Sprites(folder, cache)
        self.paper = Paper(self.sprites)
        self.fonts = Fonts(folder / "fonts")

    def forget(self) -> None:
        """Let go of surfaces that no longer fit the window."""
        self.sprites.forget()
        self.paper.forget()
