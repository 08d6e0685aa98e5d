"""Grass: three overlapping hill sheets, tufts, a rare flower, and something that no other meadow has."""

import math
import random

import numpy as np
from shapely.geometry import Polygon

from art.kit.canvas import Canvas
from art.kit.geometry import Shape, catmull
from art.kit.handwork import gouges
from art.kit.palette import mix
from art.tiles.finds import bones, boulders, dry_grass, meadow, trail
from art.tiles.ground import HALF, SIDE, at, ground
from art.tiles.plants import flower, stone, tuft

SLOPES = (0.0, 0.16, -0.15, 0.08, -0.22)
"""How much each of the five meadows falls from west to east, in shares of its side."""


def grass(canvas: Canvas, number: int) -> None:
    """One of five meadows, 1 to 5: flowers, boulders, straw, bones, or a path."""
    seed = (1, 5, 6, 7, 9)[number - 1]
    rng = random.Random(seed * 77 + 5)
    sheet = ground(canvas, "#BCB162", seed)
    for k, (height, colour) in enumerate([(0.20, "#AFA654"), (0.48, "#A09A48"), (0.76, "#908D3D")]):
        hill = _hill(rng, height, seed + k * 2, SLOPES[number - 1]).intersection(sheet.buffer(-0.2))
        canvas.paper(hill, colour, elevation=2.6, edge=0.55, shade=0.3)
        cuts = gouges(hill, angle=-6 + k * 5, gap=11, length=15, width=2.2, seed=seed + k, keep=0.3, inset=4)
        canvas.flat(cuts, mix(colour, "#f6efb8", 0.42), 0.8)
    for _ in range(5):
        canvas.flat(tuft(at(rng.uniform(0.08, 0.92)), at(rng.uniform(0.16, 0.95)), 0.62), "#5F6A2B")
    for _ in range(2):
        spot = (at(rng.uniform(0.08, 0.92)), at(rng.uniform(0.1, 0.92)))
        flower(canvas, *spot, 3, rng.choice(["#F6E3B0", "#E39A4A", "#F6E3B0"]))
    _find(canvas, number, rng)


def _find(canvas: Canvas, number: int, rng: random.Random) -> None:
    """What this meadow alone has."""
    match number:
        case 1:
            meadow(canvas, at(0.24), at(0.17), ("#F6E3B0", "#F2C14E", "#FFFFF0"), rng)
            _stones(canvas, at(0.13), at(0.86), 1)
        case 2:
            boulders(canvas, at(0.80), at(0.18))
        case 3:
            dry_grass(canvas, at(0.21), at(0.19), rng)
            meadow(canvas, at(0.80), at(0.88), ("#E39A4A", "#D9652F"), rng)
        case 4:
            bones(canvas, at(0.24), at(0.20))
            _stones(canvas, at(0.86), at(0.86), 7)
        case _:
            trail(canvas, 9)
            _stones(canvas, at(0.86), at(0.14), 9)


def _hill(rng: random.Random, height: float, seed: float, slope: float) -> Shape:
    rises = [height + rng.uniform(-0.06, 0.06) + slope * (i / 7 - 0.5) for i in range(8)]
    edge = [
        (i * SIDE / 5 - HALF - 20, at(rise) + math.sin(i * 1.3 + seed) * SIDE * 0.035) for i, rise in enumerate(rises)
    ]
    outline = np.vstack([[(-HALF - 20, HALF + 20)], catmull(edge, 6), [(HALF + 40, HALF + 20)]])
    return Polygon(outline).buffer(0)


def _stones(canvas: Canvas, x: float, y: float, seed: int) -> None:
    canvas.paper(stone(x, y, 9, seed), "#A89A84", elevation=2, edge=0.6)
    canvas.paper(stone(x + 9, y + 4, 5.4, seed + 1), "#8D7F6C", elevation=1.6, edge=0.6)
