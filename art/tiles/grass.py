"""Grass: three overlapping hill sheets, tufts, a rare flower or stone."""

import math
import random

import numpy as np
from shapely.geometry import Polygon

from art.kit.canvas import Canvas
from art.kit.geometry import Shape, catmull
from art.kit.handwork import gouges
from art.kit.palette import mix
from art.tiles.ground import HALF, SIDE, at, ground
from art.tiles.plants import flower, stone, tuft


def grass(canvas: Canvas, seed: int) -> None:
    rng = random.Random(seed * 77 + 5)
    sheet = ground(canvas, "#BCB162", seed)
    for k, (height, colour) in enumerate([(0.20, "#AFA654"), (0.48, "#A09A48"), (0.76, "#908D3D")]):
        hill = _hill(rng, height, seed + k * 2).intersection(sheet.buffer(-0.2))
        canvas.paper(hill, colour, elevation=2.6, edge=0.55, shade=0.3)
        cuts = gouges(hill, angle=-6 + k * 5, gap=11, length=15, width=2.2, seed=seed + k, keep=0.3, inset=4)
        canvas.flat(cuts, mix(colour, "#f6efb8", 0.42), 0.8)
    for _ in range(5):
        canvas.flat(tuft(at(rng.uniform(0.08, 0.92)), at(rng.uniform(0.16, 0.95)), 0.62), "#5F6A2B")
    for _ in range(2):
        spot = (at(rng.uniform(0.08, 0.92)), at(rng.uniform(0.1, 0.92)))
        flower(canvas, *spot, 3, rng.choice(["#F6E3B0", "#E39A4A", "#F6E3B0"]))
    if rng.random() < 0.7:
        _stones(canvas, rng, seed)


def _hill(rng: random.Random, height: float, seed: float) -> Shape:
    edge = [
        (i * SIDE / 5 - HALF - 20, at(height + rng.uniform(-0.06, 0.06)) + math.sin(i * 1.3 + seed) * SIDE * 0.035)
        for i in range(8)
    ]
    outline = np.vstack([[(-HALF - 20, HALF + 20)], catmull(edge, 6), [(HALF + 40, HALF + 20)]])
    return Polygon(outline).buffer(0)


def _stones(canvas: Canvas, rng: random.Random, seed: int) -> None:
    x, y = at(rng.choice([0.13, 0.86])), at(rng.choice([0.14, 0.86]))
    canvas.paper(stone(x, y, 9, seed), "#A89A84", elevation=2, edge=0.6)
    canvas.paper(stone(x + 9, y + 4, 5.4, seed + 1), "#8D7F6C", elevation=1.6, edge=0.6)
