"""The land of a match that has not begun, small."""

from typing import Any

from pygame import FRect

from game.core.match import Match
from game.core.words import _
from game.screens.choices import Kind
from game.ui.canvas import Canvas
from game.ui.layout import grid
from game.wrath.state import State

TILE = 206.0
"""Design units of a tile with its gap, as it is drawn."""


def draw_land(canvas: Canvas, match: Match[Any], area: FRect) -> None:
    """Draws it, if this is a game with a land."""
    state = match.state
    if not isinstance(state, State):
        return
    size = area.w / 4 / TILE
    for name, box in zip(state.land.tile_names(), grid(area, 4, 4, 0), strict=True):
        picture = f"volcano{state.box.seats}" if name == "volcano" else name
        canvas.sprite(picture, box.centerx, box.centery, size)


def pens_of(match: Match[Any]) -> tuple[Kind, ...]:
    """What may hatch in that match."""
    state = match.state
    if not isinstance(state, State):
        return ()
    return tuple(Kind(one.name, _(one.title)) for kind, one in enumerate(state.box.species, 1) if state.pens[kind])
