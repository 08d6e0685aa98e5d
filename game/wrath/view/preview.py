"""The land of a match that has not begun, small."""

from pygame import FRect

from game.ui.canvas import Canvas
from game.ui.layout import grid
from game.wrath.state import State
from game.wrath.view.arrange import volcano_tile
from game.wrath.view.layout import STEP


def preview(canvas: Canvas, state: State, area: FRect) -> None:
    """Its tiles, four by four."""
    size = area.w / 4 / STEP
    for name, box in zip(state.land.tile_names(), grid(area, 4, 4, 0), strict=True):
        picture = volcano_tile(canvas.art.sprites, state.box) if name == "volcano" else name
        canvas.sprite(picture, box.centerx, box.centery, size)
