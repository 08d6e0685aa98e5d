"""Pictures cut ahead of time, a step at a time, so that no frame waits for them."""

from collections.abc import Callable, Iterator

import pygame
from pygame import FRect

from game.ui.canvas import ButtonState, Canvas
from game.ui.paper import REACH, Piece
from game.ui.theme import Colour, Kind


def cut(canvas: Canvas, *paints: Callable[[Canvas], None]) -> Iterator[None]:
    """Makes ready what these would draw on that canvas, one piece a step or less; nothing is drawn."""
    asking = _Asking(canvas)
    for paint in paints:
        paint(asking)
        yield
        while asking.jobs:
            yield from asking.jobs.pop(0)


def _once(job: Callable[[], object]) -> Iterator[None]:
    job()
    yield


class _Asking(Canvas):
    """A canvas of one pixel on which everything lies that lies on the other: it notes what must be cut for it."""

    def __init__(self, canvas: Canvas) -> None:
        super().__init__(pygame.Surface((1, 1), pygame.SRCALPHA, 32), canvas.map, canvas.art, canvas.text)
        self._clip = canvas.surface.get_rect()
        self.jobs: list[Iterator[None]] = []

    def table(self) -> None:
        size, scale = self._clip.size, self.scale
        self.jobs.append(_once(lambda: self.art.paper.table(size, scale)))

    def panel(self, kind: str, area: FRect, seed: int = 1) -> None:
        if self.touches(area.inflate(2 * REACH, 2 * REACH)):
            self.jobs.append(self.art.paper.panel_in_steps(kind, (area.w, area.h), seed, self.scale))

    def button(self, kind: Kind, area: FRect, state: ButtonState) -> float:
        return self.art.paper.button(kind, (area.w, area.h), state, self.scale).sink / self.scale

    def ribbon(self, tribe: str, area: FRect, seed: int = 0, *, glyph: bool = True) -> None:
        if self.touches(area.inflate(24, 24)):
            size = (area.w, area.h)
            self.jobs.append(_once(lambda: self.art.paper.ribbon(tribe, size, self.scale, seed, glyph=glyph)))

    def sprite(
        self,
        name: str,
        x: float,
        y: float,
        size: float = 1.0,
        *,
        flip: bool = False,
        tint: Colour | None = None,
        fade: tuple[Colour, float] | None = None,
    ) -> None:
        scale = self.scale * size
        if self.shows(name, x, y, scale, flip=flip):
            self.jobs.append(_once(lambda: self.art.sprites.get(name, scale, flip=flip, tint=tint, fade=fade)))

    def piece(self, cut: Piece, area: FRect, alpha: float = 1.0) -> None:
        """It has been cut."""
