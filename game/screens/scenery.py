"""Backgrounds: the diorama of the title, and the table with a sheet on it."""

from pygame import FRect

from game.ui.canvas import Canvas
from game.ui.theme import DESIGN, SHADOW

WHOLE = FRect(0, 0, *DESIGN)


def diorama(canvas: Canvas) -> None:
    """The title's scenery, the table around it where the window is wider."""
    if not canvas.map.rect(WHOLE).contains(canvas.surface.get_rect()):
        canvas.table()
    if canvas.touches(WHOLE):
        canvas.sprite("title-scene", 0, 0)


def dim(canvas: Canvas, area: FRect | None = None, alpha: int = 120) -> None:
    """Darkens what lies beneath."""
    canvas.fill(canvas.map.everything if area is None else area, SHADOW, alpha)
