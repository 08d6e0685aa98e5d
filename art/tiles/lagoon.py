"""Lagoon: six sheets of water sharing one wobble, reeds, stones."""

import math
import random

from art.kit.canvas import Canvas
from art.kit.geometry import Shape, blob, brush, tube
from art.kit.handwork import speckle
from art.tiles.ground import SIDE, at, ground
from art.tiles.plants import stone

DEPTHS = (
    (0.475, "#F3E6BF"),
    (0.445, "#8CC5B8"),
    (0.375, "#5FAAA8"),
    (0.30, "#3F8F97"),
    (0.215, "#2F7886"),
    (0.12, "#256474"),
)


def lagoon(canvas: Canvas, seed: int) -> None:
    rng = random.Random(seed * 77 + 6)
    sheet = ground(canvas, "#DDBE84", seed)
    canvas.flat(speckle(sheet, 40, 0.7, 1.4, seed), "#B38E55", 0.7)
    shore = [(i * 2 * math.pi / 11, rng.uniform(0.86, 1.08)) for i in range(11)]
    for reach, colour in DEPTHS:
        beach = reach > 0.47
        water = _water(shore, reach).intersection(sheet)
        canvas.paper(water, colour, elevation=0 if beach else 2.2, shade=0 if beach else 0.32)
    shallow = _water(shore, 0.40)
    for _ in range(9):
        _ripple(canvas, rng, shallow)
    for fx, fy in ((0.16, 0.2), (0.85, 0.83)):
        _reeds(canvas, rng, at(fx), at(fy))
    canvas.paper(stone(at(0.14), at(0.84), 9, seed), "#A3937C", elevation=2, edge=0.6)
    canvas.paper(stone(at(0.86), at(0.15), 7, seed + 2), "#8D7F6C", elevation=2, edge=0.6)


def _water(shore: list[tuple[float, float]], reach: float) -> Shape:
    r = SIDE * reach
    return blob([(math.cos(a) * r * w, math.sin(a) * r * 0.94 * w) for a, w in shore], 8)


def _ripple(canvas: Canvas, rng: random.Random, water: Shape) -> None:
    x, y = at(rng.uniform(0.24, 0.76)), at(rng.uniform(0.25, 0.78))
    half = rng.uniform(9, 17)
    crest = [(x - half, y), (x - half / 2, y - 2.6), (x, y), (x + half / 2, y - 2.6), (x + half, y)]
    canvas.flat(brush(crest, 0.3, 1.4).intersection(water), "#D6EFE0", 0.75)


def _reeds(canvas: Canvas, rng: random.Random, x: float, y: float) -> None:
    for j, colour in enumerate(("#5D7A3E", "#7C9247", "#4A6838")):
        sway = rng.uniform(-3, 3)
        reed = [(x + j * 7, y + 13, 2), (x + j * 7 + sway, y - 4, 1.5), (x + j * 8 - 4, y - 19, 0.4)]
        canvas.paper(tube(reed), colour, elevation=1.6, edge=0.4)
