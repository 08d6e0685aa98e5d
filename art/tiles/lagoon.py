"""Lagoon: six sheets of water sharing one wobble, reeds, stones, and something that no other lagoon has."""

import math
import random

from art.kit.canvas import Canvas
from art.kit.geometry import Shape, blob, brush, tube
from art.kit.handwork import speckle
from art.tiles.finds import fallen_log, lily_pads, reef, shells
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


REEDS = (((0.13, 0.2), (0.86, 0.83)), ((0.83, 0.17), (0.12, 0.80)), ((0.12, 0.82), (0.86, 0.22)))
STONES = (((0.14, 0.84), (0.86, 0.15)), ((0.14, 0.14), (0.85, 0.86)), ((0.15, 0.13), (0.90, 0.74)))
"""Where reeds and stones stand at each of the three."""


def lagoon(canvas: Canvas, number: int) -> None:
    """One of three lagoons, 1 to 3: lilies, rocks, or a log at the beach."""
    seed = (1, 4, 6)[number - 1]
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
    for fx, fy in REEDS[number - 1]:
        _reeds(canvas, rng, at(fx), at(fy))
    for k, (fx, fy) in enumerate(STONES[number - 1]):
        canvas.paper(stone(at(fx), at(fy), 9 - 2 * k, seed + 2 * k), ("#A3937C", "#8D7F6C")[k], elevation=2, edge=0.6)
    if number == 1:
        lily_pads(canvas, at(0.72), at(0.70))
    elif number == 2:
        reef(canvas, at(0.30), at(0.27))
    else:
        fallen_log(canvas, at(0.32), at(0.90), "#96764C")
        shells(canvas, at(0.80), at(0.90))


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
