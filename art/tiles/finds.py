"""What lies about on a tile and tells it from its like: each find is small, and keeps to a corner or an edge."""

import math
import random

from art.kit.canvas import Canvas
from art.kit.geometry import box, circle, ellipse, poly, smooth, tube, union
from art.kit.handwork import gouges, hand_cut
from art.tiles.ground import SIDE
from art.tiles.plants import flower, stone, tuft


def meadow(canvas: Canvas, x: float, y: float, colours: tuple[str, ...], rng: random.Random) -> None:
    """A dozen flowers of a patch some 60 wide."""
    for k in range(12):
        spot = (x + rng.uniform(-30, 30), y + rng.uniform(-15, 15))
        flower(canvas, *spot, rng.uniform(2.2, 3.1), colours[k % len(colours)])


def boulders(canvas: Canvas, x: float, y: float) -> None:
    """Three great stones, mossy from above."""
    for k, (dx, dy, r, pigment) in enumerate(((-13, 2, 12, "#8D7F6C"), (6, -3, 16, "#A89A84"), (16, 9, 8, "#96876F"))):
        block = stone(x + dx, y + dy, r, 31 + k)
        canvas.paper(block, pigment, elevation=3, edge=0.7)
        canvas.flat(gouges(block, angle=30, gap=5, length=7, width=1.4, seed=k, keep=0.5, inset=2), "#6E6353", 0.6)
        moss = block.intersection(ellipse(x + dx - 2, y + dy - r * 0.6, r * 0.7, r * 0.32))
        canvas.flat(moss, "#7D8A3E", 0.9)


def dry_grass(canvas: Canvas, x: float, y: float, rng: random.Random) -> None:
    """Tussocks of straw, one before the other."""
    for k in range(7):
        spot = (x + rng.uniform(-26, 26), y - 12 + 4 * k)
        canvas.paper(tuft(*spot, 1.15), ("#D9C377", "#C5A95B", "#E4D28E")[k % 3], elevation=1.6, edge=0.4)


def bones(canvas: Canvas, x: float, y: float) -> None:
    """The ribs of something that was eaten long ago."""
    spine = tube([(x - 30, y + 6, 1), (x - 14, y - 1, 2), (x + 4, y - 4, 2.4), (x + 19, y + 1, 2)])
    ribs = [tube([(x + d, y - 3, 1.6), (x + d - 3, y + 5, 1.4), (x + d + 1, y + 12, 0.5)]) for d in (-11, -4, 3, 10)]
    snout = poly([(x + 17, y - 5), (x + 27, y - 4), (x + 37, y + 3), (x + 36, y + 6), (x + 22, y + 7), (x + 17, y + 4)])
    skull = smooth(snout, 1.2).difference(union(circle(x + 24.5, y + 0.4, 2), circle(x + 33.4, y + 3.4, 0.8)))
    canvas.paper(union(spine, *ribs, skull), "#F0E3C4", elevation=2, edge=0.7)


def trail(canvas: Canvas, seed: int) -> None:
    """A trodden path of sand from the west edge to the south, with footprints."""
    half = SIDE / 2
    bends = [
        (-half + 4, half * 0.28, 6),
        (-half * 0.5, half * 0.5, 8),
        (-half * 0.12, half * 0.72, 8),
        (0, half - 5, 9),
    ]
    path = hand_cut(tube(bends), 1.2, 10, seed).intersection(box(-half + 5, -half, half, half - 5))
    canvas.paper(path, "#CDB473", elevation=0, edge=0.4)
    for k, (x, y, _r) in enumerate(bends[:-1]):
        for step in (0.25, 0.7):
            px = x + (bends[k + 1][0] - x) * step
            py = y + (bends[k + 1][1] - y) * step
            side = 2.4 if (2 * k + round(step)) % 2 else -2.4
            canvas.flat(ellipse(px, py + side, 2.6, 1.5, 30), "#8F7A45", 0.75)


def mushrooms(canvas: Canvas, x: float, y: float) -> None:
    """Three red caps."""
    for dx, dy, size in ((-11, 4, 0.8), (9, 5, 0.7), (0, 0, 1.15)):
        foot = tube([(x + dx, y + dy, 2.6 * size), (x + dx, y + dy - 9 * size, 2.1 * size)])
        canvas.paper(foot, "#EBDCBB", elevation=1.6, edge=0.4)
        cap = ellipse(x + dx, y + dy - 9 * size, 8.5 * size, 6.4 * size).intersection(
            box(x - 40, y + dy - 24 * size, x + 40, y + dy - 7.4 * size)
        )
        canvas.paper(cap, "#C24A2E", elevation=1.6, edge=0.7)
        dots = [
            circle(x + dx + u * size, y + dy + v * size, 1.2 * size) for u, v in ((-3.6, -10), (0.6, -12.6), (4, -9.6))
        ]
        canvas.flat(union(*dots), "#F6E3C4")


def fallen_log(canvas: Canvas, x: float, y: float, pigment: str = "#7A5330") -> None:
    """A trunk that lies on its side, cut end to the right."""
    trunk = hand_cut(tube([(x - 30, y + 4, 6.4), (x + 26, y - 3, 7.4)]), 0.7, 9, 5)
    canvas.paper(trunk, pigment, elevation=3, edge=0.6, wood=7)
    canvas.flat(gouges(trunk, angle=-7, gap=4, length=14, width=1.3, seed=2, keep=0.5, inset=1.5), "#4B3120", 0.7)
    canvas.paper(ellipse(x + 28, y - 3.2, 4.6, 7.4), "#D8B27A", elevation=0, edge=0.5)
    canvas.flat(ellipse(x + 28, y - 3.2, 2.4, 4.2).difference(ellipse(x + 28, y - 3.2, 1.5, 3)), "#8E5B31")


def orchids(canvas: Canvas, x: float, y: float, colour: str) -> None:
    """Blossoms on bent stalks."""
    for k, (dx, high) in enumerate(((-9, 16), (0, 23), (9, 15))):
        canvas.paper(
            tube([(x, y, 1.4), (x + dx * 0.4, y - high * 0.6, 1.1), (x + dx, y - high, 0.7)]), "#8FAE6A", elevation=1
        )
        turns = [a * 2 * math.pi / 3 + k for a in range(3)]
        petals = [ellipse(x + dx + 3 * math.cos(a), y - high + 3 * math.sin(a), 3, 2.1, math.degrees(a)) for a in turns]
        canvas.paper(union(*petals), colour, elevation=1.4, edge=0.5)
        canvas.flat(circle(x + dx, y - high, 1.2), "#FFE08A")


def mound(canvas: Canvas, x: float, y: float) -> None:
    """A hill of ants."""
    for k, (r, pigment) in enumerate(((17, "#7D4E2E"), (12, "#93603A"), (7, "#A9754A"))):
        heap = hand_cut(ellipse(x, y - k * 3.4, r, r * 0.66), 0.8, 7, 40 + k)
        canvas.paper(heap, pigment, elevation=1.8, edge=0.6)
    canvas.flat(
        union(ellipse(x - 2, y - 8, 2.2, 1.5), ellipse(x + 5, y - 1, 1.8, 1.2), ellipse(x - 8, y + 2, 1.6, 1.1)),
        "#3A2115",
    )


def lily_pads(canvas: Canvas, x: float, y: float) -> None:
    """Pads with a notch, and a flower."""
    for k, (dx, dy, r) in enumerate(((-9, 3, 9), (9, 6, 7.4), (3, -8, 6.6))):
        turn = math.radians(70 * k - 40)
        ends = [(x + dx + 14 * math.cos(turn + w), y + dy + 14 * math.sin(turn + w)) for w in (-0.28, 0.28)]
        tip = [(x + dx, y + dy), *ends]
        pad = ellipse(x + dx, y + dy, r, r * 0.78).difference(poly(tip))
        canvas.paper(pad, ("#5E8F4F", "#76A35C", "#4C7D49")[k], elevation=1.4, edge=0.6)
    flower(canvas, x - 8, y + 1, 3.2, "#F4CBD2")


def shells(canvas: Canvas, x: float, y: float) -> None:
    """A fan, a snail and a bit of drift wood on the sand."""
    fan = poly([(x, y + 6), *[(x + 9 * math.cos(a), y - 7 * math.sin(a)) for a in (0.4, 0.9, 1.57, 2.2, 2.75)]]).buffer(
        0.8
    )
    canvas.paper(fan, "#EFC9A8", elevation=1.6, edge=0.6)
    canvas.flat(union(*[tube([(x, y + 5, 0.5), (x + d, y - 4, 0.5)]) for d in (-5, 0, 5)]), "#B9754E", 0.8)
    canvas.paper(
        tube([(x - 24, y + 9, 1.8), (x - 10, y + 12, 2.4), (x + 4, y + 10, 1)]), "#A6835A", elevation=1.4, edge=0.5
    )


def reef(canvas: Canvas, x: float, y: float) -> None:
    """Rocks that stand out of the water, foam at their feet."""
    for k, (dx, dy, r) in enumerate(((-8, 2, 8), (6, -1, 10), (13, 7, 5))):
        canvas.flat(ellipse(x + dx + 0.5, y + dy + r * 0.3, r * 1.2, r * 0.7), "#D6EFE0", 0.75)
        canvas.paper(stone(x + dx, y + dy, r, 60 + k), ("#8D7F6C", "#A3937C", "#7C6F5E")[k], elevation=2, edge=0.7)
