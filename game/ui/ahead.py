"""Pictures cut ahead of time, a step at a time, so that no frame waits for them."""

from collections.abc import Callable, Iterator
from typing import Any

import pygame
from pygame import FRect

from game.ui.canvas import ButtonState, Canvas
from game.ui.paper import Piece, button_stock
from game.ui.sprites import Look
from game.ui.theme import Kind


def cut(canvas: Canvas, *paints: Callable[[Canvas], None]) -> Iterator[None]:
    """Makes ready what these would draw on that canvas, one piece a step or less; nothing is drawn."""
    asking = _Asking(canvas)
    for paint in paints:
        paint(asking)
        yield
        while asking.jobs:
            for _step in asking.jobs.pop(0):
                yield


def _once(job: Callable[[], object]) -> Iterator[None]:
    job()
    yield


class _Asking(Canvas):
    """A canvas of one pixel on which everything lies that lies on the other: it notes what must be cut for it."""

    seen = False

    def __init__(self, canvas: Canvas) -> None:
        super().__init__(pygame.Surface((1, 1), pygame.SRCALPHA, 32), canvas.map, canvas.art, canvas.text)
        self._clip = canvas.surface.get_rect()
        self.jobs: list[Iterator[object]] = []

    def table(self) -> None:
        self.jobs.append(self.art.paper.laying_table(self._clip.size, self.scale))

    def _panel(self, kind: str, area: FRect, seed: int) -> None:
        self.jobs.append(self.art.paper.panel_in_steps(kind, (area.w, area.h), seed, self.scale))

    def button(self, kind: Kind, area: FRect, state: ButtonState) -> float:
        size, scale = (area.w, area.h), self.scale
        self.jobs.append(_once(lambda: self.art.paper.button(kind, size, state, scale)))
        return button_stock(kind, size, state)[1]

    def ring(self, area: FRect, seed: int = 0, alpha: float = 1.0) -> None:  # noqa: ARG002 - a canvas' own shape
        self.jobs.append(self.art.paper.ringing((area.w, area.h), self.scale, seed))

    def button_ring(self, area: FRect, alpha: float = 1.0) -> None:  # noqa: ARG002 - a canvas' own shape
        size, scale = (area.w, area.h), self.scale
        self.jobs.append(_once(lambda: self.art.paper.button_ring(size, scale)))

    def _lay(self, cut: Callable[[], Piece], area: FRect) -> None:  # noqa: ARG002 - a canvas' own shape
        self.jobs.append(_once(cut))

    def _sprite(self, name: str, place: tuple[int, int], scale: float, **looks: Any) -> None:  # noqa: ARG002 - a canvas' own shape
        self.jobs.append(self.art.sprites.getting(name, scale, Look(**looks)))

    def made(self, steps: Iterator[object], x: float, y: float) -> None:  # noqa: ARG002 - a canvas' own shape
        self.jobs.append(steps)

    def piece(self, cut: Piece, area: FRect, alpha: float = 1.0) -> None:
        """It has been cut."""
