"""Trees, clouds, ridges and eruptions: what stands around the animals in pictures."""

import math
import random

import numpy as np
from shapely.geometry import Polygon

from art.kit.canvas import Canvas
from art.kit.geometry import Points, Shape, blob, catmull, circle, ellipse, poly, tube, union
from art.kit.handwork import gouges, hand_cut
from art.kit.palette import Colour, mix


def fir(canvas: Canvas, x: float, y: float, scale: float, seed: int = 0) -> None:
    """Three skirts of needles, its foot at (x, y)."""
    _trunk(canvas, x, y, scale)
    skirts = ((34, 40, -14, "#2C5A41"), (29, 37, -36, "#356B45"), (22, 34, -57, "#4A7F48"))
    for k, (w, h, lift, colour) in enumerate(skirts):
        half = ((1, 0), (0.5, 5), (0, -1), (-0.5, 5), (-1, 0), (-0.45, -0.55 * h), (0, -h), (0.45, -0.55 * h))
        outline = [(x + u * w * scale, y + (lift + v) * scale) for u, v in half]
        leaves = hand_cut(poly(outline), scale, 9 * scale, seed + k)
        canvas.paper(leaves, colour, elevation=4 * scale, edge=0.7, shade=0.5)
        cuts = gouges(
            leaves, angle=70, gap=6 * scale, length=9 * scale, width=1.7 * scale, seed=k, keep=0.45, inset=2 * scale
        )
        canvas.flat(cuts, mix(colour, "#dbe8a0", 0.34), 0.7)


def oak(canvas: Canvas, x: float, y: float, scale: float, seed: int = 0) -> None:
    """Three round crowns, its foot at (x, y)."""
    _trunk(canvas, x, y, scale)
    crowns = ((-14, -40, 22, "#7C7A35"), (15, -42, 21, "#8F8A3C"), (1, -58, 25, "#A89A45"))
    for k, (dx, dy, r, colour) in enumerate(crowns):
        crown = hand_cut(circle(x + dx * scale, y + dy * scale, r * scale), 1.4 * scale, 8 * scale, seed + k)
        canvas.paper(crown, colour, elevation=4 * scale, edge=0.7, shade=0.5)
        cuts = gouges(
            crown, angle=-30, gap=6 * scale, length=8 * scale, width=1.7 * scale, seed=k, keep=0.45, inset=2 * scale
        )
        canvas.flat(cuts, mix(colour, "#f3e6a0", 0.4), 0.7)


def _trunk(canvas: Canvas, x: float, y: float, scale: float) -> None:
    canvas.shadow(ellipse(x + 6 * scale, y, 24 * scale, 9 * scale), 5, 0.4)
    canvas.paper(tube([(x, y, 5.5 * scale), (x + scale, y - 30 * scale, 4 * scale)]), "#6B4526", elevation=2, edge=0.6)


def cloud(canvas: Canvas, x: float, y: float, size: float, colour: Colour, *, seed: int) -> None:
    rng = random.Random(seed)
    puffs = [
        circle(x + rng.uniform(-1, 1) * size * 1.5, y + rng.uniform(-0.35, 0.35) * size, size * rng.uniform(0.42, 0.75))
        for _ in range(9)
    ]
    canvas.paper(hand_cut(union(*puffs), 2, 18, seed), colour, elevation=6, edge=0.6)


def ridge_shape(crest: Points, floor: float, window: Shape) -> Shape:
    """Land below a soft crest line, down to `floor`, cut to the window."""
    curve = catmull(crest, 6)
    outline = np.vstack([[(curve[0, 0], floor)], curve, [(curve[-1, 0], floor)]])
    return Polygon(outline).buffer(0).intersection(window)


def ring_of_sky(x: float, y: float, r: float, seed: int) -> Shape:
    """One torn sheet of a concentric sky."""
    rng = random.Random(seed)
    turns = [i * 2 * math.pi / 22 for i in range(22)]
    rim = [
        (x + r * rng.uniform(0.97, 1.03) * math.cos(a), y + r * 0.86 * rng.uniform(0.97, 1.03) * math.sin(a))
        for a in turns
    ]
    return hand_cut(blob(rim, 6), 3, 34, seed)


def lava(canvas: Canvas, shape: Shape, step: float, elevation: float = 0) -> None:
    """Three nested sheets of lava, each `step` further in."""
    canvas.paper(shape, "#E4531F", elevation=elevation)
    canvas.flat(shape.buffer(-step), "#FF9A3A")
    canvas.flat(shape.buffer(-step * 2.1), "#FFD873")
