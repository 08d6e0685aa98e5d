"""The first thing on the screen: the scenery, while the rest of the program gets ready, a slice a frame."""

import logging
from collections.abc import Iterator
from typing import Final

from pygame import FRect

from game.cli.options import Window as Wish
from game.content.paths import root
from game.content.pictures import missing_pictures
from game.core.words import _
from game.screens.house import House
from game.screens.scenery import diorama
from game.ui.app import App
from game.ui.canvas import Canvas
from game.ui.scenes import Scene
from game.ui.sounds import open_sounds
from game.ui.steps import work
from game.ui.theme import CREAM, HEADING, Style
from game.ui.transitions import Transition

log = logging.getLogger(__name__)

SLICE_S: Final = 0.012
"""So much of a frame goes into getting ready."""


class Opening(Scene):
    """Shows the scenery at once, gets the rest ready, and gives way to the screen that was wished for."""

    def __init__(self, house: House, wish: Wish) -> None:
        super().__init__()
        self._house = house
        self._wish = wish
        self._work: Iterator[object] = iter(())
        self._told = False

    @property
    def busy(self) -> bool:
        return True

    def enter(self, app: App) -> None:
        super().enter(app)
        self._work = self._get_ready()
        self.damage.everything()

    def update(self, dt: float) -> Transition | None:
        del dt
        if not self.app.frames:
            return None
        if not self._told:
            self._told = True
            log.info("first frame")
        if not work(self._work, SLICE_S):
            return None
        from game.screens.starting import first_scene  # noqa: PLC0415 - its screens are imported when they are wanted

        return first_scene(self._house, self._wish)

    def draw(self, canvas: Canvas) -> None:
        diorama(canvas)
        canvas.sprite("title-logo", 960, 104)
        words = Style(HEADING.face, HEADING.size, CREAM)
        canvas.words(_("Laying the table…"), words, FRect(560, 990, 800, 60), "centre", name="opening")

    def _get_ready(self) -> Iterator[object]:
        """One job, or one picture, at a time."""
        house = self._house
        for job in (house.tidy, self._miss_pictures, self._add_sound, lambda: house.thinker):
            job()
            yield None
        names = [name for name in self.app.art.sprites.names() if name.startswith(("box-", "title-"))]
        yield from self.app.art.sprites.preload(names, self.app.canvas.scale)

    def _miss_pictures(self) -> None:
        missing = missing_pictures(self.app.art.folder)
        if missing:
            text = _("Pictures are missing ({file} is one); a crossed card lies where each should be.")
            self._house.notices.append(text.format(file=missing[0]))

    def _add_sound(self) -> None:
        self.app.sounds = open_sounds(root() / "sounds")
        self._house.tune(self.app.sounds)
