"""The drawn things a screen is made of: sprites, cut paper and fonts, opened together."""

import logging
from pathlib import Path

from game.ui.fonts import Fonts
from game.ui.paper import Paper
from game.ui.sight import Sight
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

    @property
    def sight(self) -> Sight:
        """Whose eyes all of it is for."""
        return self.paper.sight

    def see(self, sight: Sight) -> None:
        """Other eyes: what has been made ready for the last ones is let go of."""
        self.paper.sight = sight
        self.paper.forget()
        self.sprites.see(sight)

    def forget(self) -> None:
        """Let go of surfaces that no longer fit the window."""
        self.sprites.forget()
        self.paper.forget()
