"""What does not move, painted once into one opaque surface and copied from there."""

from collections.abc import Callable

from pygame import Surface

from game.ui.canvas import Canvas


class Backdrop:
    """`paint` draws the table and everything still on it. Say `stale()` when that changes."""

    def __init__(self, paint: Callable[[Canvas], None]) -> None:
        self._paint = paint
        self._kept: Surface | None = None
        self._for: object = None

    def stale(self) -> None:
        """It looks different now: paint it again at the next draw. The damage is the caller's."""
        self._kept = None

    def draw(self, canvas: Canvas) -> None:
        """Copy it where the canvas is being drawn, and paint it first if need be."""
        if self._kept is None or self._for != (canvas.map, canvas.text):
            self._kept = self._painted(canvas)
            self._for = canvas.map, canvas.text
        canvas.surface.blit(self._kept, (0, 0))

    def _painted(self, canvas: Canvas) -> Surface:
        fresh = Surface(canvas.surface.get_size()).convert(canvas.surface)
        still = Canvas(fresh, canvas.map, canvas.art, canvas.text)
        still.notes = canvas.notes
        self._paint(still)
        return fresh
