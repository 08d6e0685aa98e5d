"""Draws the tiles of Moogh's boards as Tiled shows them: `python art/land.py`. The game's own table is drawn elsewhere.

One sheet, `data/moogh/maps/land.png`, ten tiles of 64 pixels in two rows: ground low and high, then what stands on it.
"""

import os
import sys
from collections.abc import Callable
from pathlib import Path

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[1]))

from art.kit.canvas import Canvas
from art.kit.geometry import box, circle, ellipse, poly, tube, union
from art.kit.handwork import gouges, hand_cut, speckle
from art.kit.palette import Colour, mix
from art.kit.png import Pixels, encode
from art.tiles.plants import stone, tuft

SIDE = 64
COLUMNS = 5
SHEET = Path(__file__).parents[1] / "data" / "moogh" / "maps" / "land.png"
GRASS, WATER, MUD = "#B6A763", "#54A0A2", "#7D5C3A"


def _ground(canvas: Canvas, x: float, y: float, colour: Colour, *, high: bool) -> None:
    """A square that leaves no gap to its neighbours; high ground is lighter."""
    sheet = box(x, y, x + SIDE, y + SIDE)
    tint = mix(colour, "#F6E9BE", 0.42) if high else colour
    canvas.flat(sheet, tint)
    cuts = gouges(sheet, angle=-8, gap=11, length=12, width=1.8, seed=3, keep=0.4, inset=4)
    canvas.flat(cuts, mix(tint, "#F6EFB8", 0.4), 0.8)


def grass(canvas: Canvas, x: float, y: float, *, high: bool = False) -> None:
    _ground(canvas, x, y, GRASS, high=high)
    canvas.flat(union(tuft(x + 18, y + 46, 0.6), tuft(x + 47, y + 30, 0.5)), "#6D6F33", 0.8)


def water(canvas: Canvas, x: float, y: float, *, high: bool = False) -> None:
    _ground(canvas, x, y, WATER, high=high)
    for dx, dy in ((10, 22), (30, 36), (14, 50)):
        wave = [
            (x + dx, y + dy, 1),
            (x + dx + 7, y + dy - 4, 1.6),
            (x + dx + 14, y + dy, 1.2),
            (x + dx + 21, y + dy - 4, 0.8),
        ]
        canvas.flat(tube(wave), "#D6EFE0", 0.9)


def mud(canvas: Canvas, x: float, y: float, *, high: bool = False) -> None:
    _ground(canvas, x, y, MUD, high=high)
    sheet = box(x + 3, y + 3, x + SIDE - 3, y + SIDE - 3)
    canvas.flat(speckle(sheet, 26, 1.4, 3.4, 5), "#4F3721", 0.85)


def bush(canvas: Canvas, x: float, y: float) -> None:
    for k, (dx, dy, r, colour) in enumerate(
        ((22, 40, 14, "#47713F"), (43, 40, 14, "#3A6140"), (32, 28, 16, "#5B8547"))
    ):
        leaves = hand_cut(ellipse(x + dx, y + dy, r, r * 0.86), 1.1, 6, k)
        canvas.paper(leaves, colour, elevation=2.4, edge=0.6)
    canvas.flat(union(*[circle(x + 16 + k * 8, y + 42 - (k % 3) * 9, 2.2) for k in range(5)]), "#C23B28")


def tree(canvas: Canvas, x: float, y: float) -> None:
    canvas.paper(tube([(x + 32, y + 60, 4), (x + 32, y + 40, 3)], 2), "#6B4526", elevation=2, edge=0.5)
    for k, (wide, top, low, colour) in enumerate(
        ((22, 24, 52, "#2C5A41"), (18, 13, 39, "#356B45"), (13, 4, 26, "#4A7F48"))
    ):
        tier = poly([(x + 32 - wide, y + low), (x + 32, y + top), (x + 32 + wide, y + low)])
        canvas.paper(hand_cut(tier, 0.8, 7, k), colour, elevation=2.6, edge=0.6)


def boulder(canvas: Canvas, x: float, y: float) -> None:
    for dx, dy, r, colour in ((24, 38, 18, "#84796C"), (42, 42, 14, "#A89A84")):
        block = stone(x + dx, y + dy, r, dx)
        canvas.paper(block, colour, elevation=3.4, edge=0.7)
        canvas.flat(gouges(block, angle=30, gap=6, length=8, width=1.5, seed=dx, keep=0.4, inset=2.5), "#D8CCB4", 0.6)


def hut(canvas: Canvas, x: float, y: float) -> None:
    poles = [tube([(x + 32 - 2 * k, y + 20, 1.4), (x + 32 + 6 * k, y + 4, 1.2)], 2) for k in (-1, 1)]
    canvas.paper(union(*poles), "#6B4526", elevation=1.4)
    tent = hand_cut(
        poly([(x + 32, y + 10), (x + 56, y + 52), (x + 44, y + 58), (x + 20, y + 58), (x + 8, y + 52)]), 1, 9, 2
    )
    canvas.paper(tent, "#B06B3A", elevation=3.4, edge=0.7)
    canvas.flat(box(x, y + 30, x + SIDE, y + 34).intersection(tent.buffer(-1)), "#F0DDB2", 0.9)
    canvas.flat(poly([(x + 32, y + 36), (x + 40, y + 58), (x + 24, y + 58)]), "#2A1710")


def _high(draw: Callable[..., None]) -> Callable[[Canvas, float, float], None]:
    """High ground also bears a mark, so that it is not told by its colour alone: an arrow up."""

    def drawn(canvas: Canvas, x: float, y: float) -> None:
        draw(canvas, x, y, high=True)
        canvas.flat(tube([(x + 6, y + 17, 1.9), (x + 13, y + 8, 1.9), (x + 20, y + 17, 1.9)], 2), "#4B2A1A", 0.9)

    return drawn


TILES: tuple[Callable[[Canvas, float, float], None], ...] = (
    grass, water, mud, _high(grass), _high(water),
    _high(mud), bush, tree, boulder, hut,
)  # fmt: skip
"""By their number in the tileset."""


def sheet() -> Pixels:
    """The sheet's pixels. Each tile is drawn on a canvas of its own, so that no shadow falls into its neighbour."""
    rows = -(-len(TILES) // COLUMNS)
    whole = Canvas(0, 0, COLUMNS * SIDE, rows * SIDE, resolution=1)
    for number, draw in enumerate(TILES):
        tile = Canvas(0, 0, SIDE, SIDE, resolution=1)
        draw(tile, 0, 0)
        row, column = divmod(number, COLUMNS)
        whole.pixels[row * SIDE : (row + 1) * SIDE, column * SIDE : (column + 1) * SIDE] = tile.pixels
    return whole.rgba()


if __name__ == "__main__":
    SHEET.write_bytes(encode(sheet()))
