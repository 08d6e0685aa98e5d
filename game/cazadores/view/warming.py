"""Scales ahead of time what will be needed soon, one picture a frame, while nothing moves."""

from collections.abc import Iterator

from game.cazadores.view import bench, finds, gallery, layout, ships
from game.cazadores.view.assembling import GREAT
from game.cazadores.view.berths import berths
from game.cazadores.view.showing import Showing
from game.ui.canvas import Canvas


def warm(canvas: Canvas, showing: Showing) -> Iterator[None]:
    """Each step makes one picture ready, or a port's berths; the canvas is only asked for its scale and its art."""
    for space in range(len(showing.table.box.chart.spaces)):
        berths(showing.table.box.chart, space)
        yield
    sprites, scale = showing.sprites, canvas.scale
    for name, size in _sizes(showing):
        if sprites.has(name):
            sprites.get(name, scale * size)
            yield


def _sizes(showing: Showing) -> Iterator[tuple[str, float]]:
    """The pictures and the sizes in which they are wanted, those that are needed soonest first."""
    box, sprites = showing.table.box, showing.sprites
    tiles = [f"tile-{name.replace(' ', '-')}" for name in box.tiles]
    for wide in (layout.TILE[0], finds.PLACE[0], bench.WIDE, gallery.WIDE, GREAT):
        for name in tiles:
            if sprites.has(name):
                yield name, wide / sprites.body(name)[2]
    for seat in showing.seats:
        for size in (ships.SIZE, ships.ACTIVE):
            yield from ((f"ship-{seat.tribe}{side}", size) for side in ("", "-left"))
    yield from ((f"wake{number}", 0.8) for number in (1, 2, 3))
    yield from (("digging-brush", 0.8), ("museum-hall", 1.0))
