"""Small things on the table: nest and ferns, eggs, smoke, fire, discs of the trail, tremor arrows, pointers."""

import math
import random

from art.icons import EGG, icon
from art.kit.canvas import Canvas
from art.kit.geometry import Shape, affinity, circle, ellipse, poly, smooth, tube, union
from art.kit.handwork import gouges, hand_cut, speckle
from art.kit.palette import BONE, CARD, CARD_SIDE, CREAM, INK, mix
from art.tiles.plants import frond

STRAWS = ("#8A5E34", "#A8783F", "#6F4A28")
ARROWS = {"up": 0, "right": 90, "down": 180, "left": 270}


def egg_shape(scale: float) -> Shape:
    """An egg around the origin, 24 x `scale` the icon's grid."""
    return affinity.scale(affinity.translate(EGG, -12, -12), scale, scale, origin=(0, 0))


def nest(canvas: Canvas) -> None:
    """Two rings of sticks, 180 wide, straw within."""
    canvas.paper(ellipse(0, 0, 84, 51), "#4A311D", elevation=4, edge=0.3)
    for count, rx, ry, phase in ((22, 86, 53, 0.0), (19, 79, 46, 0.2)):
        for k in range(count):
            _stick(canvas, k * 2 * math.pi / count + phase, rx, ry, STRAWS[(k * 2 + count) % 3])
    hollow = ellipse(0, 0, 74, 42)
    canvas.paper(hollow, "#5B3D24", elevation=0, edge=0.3)
    canvas.flat(hollow.difference(affinity.translate(hollow, 3, 6)), "#1d120c", 0.4)
    straw = gouges(ellipse(0, 0, 70, 38), angle=20, gap=8, length=16, width=2.4, seed=3, keep=0.7)
    canvas.flat(straw, "#8A6238", 0.8)


def _stick(canvas: Canvas, turn: float, rx: float, ry: float, colour: str) -> None:
    """One stick along the ring, its ends sticking out a little."""
    bends = ((0, 1.0, 3), (0.28, 0.97, 3.4), (0.56, 1.05, 1))
    stick = [(rx * k * math.cos(turn + w), ry * k * math.sin(turn + w), r) for w, k, r in bends]
    canvas.paper(tube(stick), colour, elevation=2, edge=0.6)


def fern(canvas: Canvas, number: int) -> None:
    """A frond beside the nest, its root at the origin: 1 grows to the upper left, 2 to the left, 3 to the right."""
    turn, length, colour = ((-132, 42, "#356B45"), (168, 36, "#4A7F48"), (24, 38, "#2C5A41"))[number - 1]
    canvas.paper(frond(0, 0, turn, length), colour, elevation=3)


def smoke(canvas: Canvas, number: int) -> None:
    """A puff over the mountain, some 40 across."""
    rng = random.Random(number)
    turns = [k * math.tau / 7 + rng.uniform(-0.2, 0.2) for k in range(7)]
    balls = [circle(12.5 * math.cos(a), 9.5 * math.sin(a), rng.uniform(5.5, 8.5)) for a in turns]
    puff = smooth(union(ellipse(0, 0, 13, 10), *balls), 0.8)
    pigment = ("#9A8E86", "#B3A79C", "#857974")[number - 1]
    canvas.paper(puff, pigment, elevation=3, edge=0.9)
    curl = puff.difference(affinity.translate(puff, -2.5, -3)).buffer(-0.3)
    canvas.flat(curl, mix(pigment, "#3a2b28", 0.3), 0.7)


def fire(canvas: Canvas) -> None:
    """A flame that stands on the origin, 25 high; the land brings the wood."""
    canvas.paper(icon("flame", 0, -12.5, 25), "#F07A2C", elevation=0)
    canvas.flat(icon("flame", 0, -8, 13), "#FFDD80")


def egg(canvas: Canvas, scale: float = 2, specks: int = 12) -> None:
    """Bone white, with specks where no number is written on it."""
    shell = egg_shape(scale)
    canvas.paper(shell, "#EFE0BE", elevation=3, edge=0.7)
    canvas.flat(shell.difference(affinity.translate(shell, -1.4 * scale, -1.8 * scale)), "#8A5E34", 0.22)
    if specks:
        canvas.flat(speckle(shell, specks, 0.6 * scale, 1.3 * scale, 7), "#B5673A", 0.7)


def empty_egg(canvas: Canvas, scale: float = 2) -> None:
    """The place where an egg may come: a hollow in paper."""
    hollow = egg_shape(scale)
    canvas.paper(hollow, "#C9B083", elevation=0, edge=0)
    canvas.flat(hollow.difference(affinity.translate(hollow, 1.2, 2.2)), "#1d120c", 0.4)


def trail_disc(canvas: Canvas, colour: str, seed: int) -> None:
    """A step of the score trail, 36 across."""
    disc = hand_cut(circle(0, 0, 18), 0.6, 9, seed)
    canvas.paper(affinity.translate(disc, 0, 2.2), mix(colour, "#3c2614", 0.5), elevation=2.4, edge=0.2)
    canvas.paper(disc, colour, elevation=0, edge=0.6)


def tremor_arrow(canvas: Canvas, way: str) -> None:
    """A broad arrow of red ochre on cream card, about 96 a side, split by a crack: the ground moves this way."""
    turn = ARROWS[way]
    head = "0,-44 42,0 20,0 22,40 -22,40 -20,0 -42,0"
    crack = poly("3,-30 -5,-8 5,2 -6,22 2,40 -2,40 -11,21 0,3 -10,-9")

    def put(shape: Shape) -> Shape:
        return affinity.rotate(shape, turn, origin=(0, 0))

    body = poly(head).buffer(2.5, 3)
    card = put(hand_cut(body.buffer(7.5), 0.5, 9, 6))
    canvas.paper(affinity.translate(card, 1.5, 3.5), CARD_SIDE, elevation=6, edge=0)
    canvas.paper(card, CARD, elevation=0)
    canvas.flat(put(body.buffer(1.6)), "#3a1610")
    canvas.paper(put(body), "#B8452B", elevation=0, edge=0.7)
    cuts = gouges(put(body), angle=turn + 90, gap=8, length=12, width=2, seed=4, keep=0.4, inset=4)
    canvas.flat(cuts, "#E08A5C", 0.7)
    canvas.flat(put(crack.intersection(body.buffer(-2))), "#3a1610")


def pointer(canvas: Canvas) -> None:
    """An arrow of bone, its tip at the origin, 30 tall."""
    arrow = poly("0,0 21,17.5 12,18.6 17,29 11.6,31.2 7,20.6 0,27")
    canvas.paper(arrow.buffer(2.2), INK, elevation=3, edge=0)
    canvas.paper(arrow, BONE, elevation=0, edge=0.8)


def hand_pointer(canvas: Canvas) -> None:
    """A painted hand, the tip of its longest finger at the origin."""
    hand = icon("hand", 1.5, 13.5, 34)
    canvas.paper(hand.buffer(2.2), CREAM, elevation=3, edge=0.4)
    canvas.flat(hand, "#9C3522")
