"""Tokens and markers: round for what lives or acts, a diamond for an aim, a triangle for supplies."""

import math
import random
from dataclasses import dataclass

from art.hunters import LOOKS, hunter
from art.icons import icon
from art.kit.canvas import Canvas
from art.kit.geometry import Shape, affinity, circle, poly, rounded, union
from art.kit.handwork import gouges, hand_cut
from art.kit.palette import CARD, CREAM, INK, WOOD, WOOD_DARK, mix
from art.people import draw_person
from art.tribes import Tribe, pattern

PORTRAIT = (100.0, 172.0)


@dataclass(frozen=True)
class Token:
    """`sides` 0 is round, 4 a diamond, 3 a triangle."""

    icon: str
    colour: str
    mark: str
    sides: int = 0


TOKENS = {
    "trap": Token("trap", "#D9BE8E", "#7A2A1C"),
    "rage": Token("claw", "#B8452B", CREAM),
    "idea": Token("think", "#E8A92F", INK),
    "time": Token("sun", "#F6EBD3", "#9C3522"),
    "fire": Token("flame", "#3B2D26", "#FFB548", 4),
    "aim": Token("star", "#F0B33A", INK, 4),
    "honey": Token("honey", "#E9A93A", INK, 3),
    "meat": Token("meat", "#C7A06A", INK, 3),
}


def token(canvas: Canvas, kind: Token) -> None:
    """Around the origin, 40 across."""
    shape = _outline(kind.sides)
    canvas.paper(affinity.translate(shape, 0, 2.4), mix(kind.colour, "#3c2614", 0.5), elevation=3, edge=0.2)
    canvas.paper(shape, kind.colour, elevation=0, edge=0.7)
    canvas.flat(shape.buffer(-2.6).difference(shape.buffer(-3.8)), kind.mark, 0.55)
    size, drop = {0: (25, 0), 4: (21, 0), 3: (18, 4)}[kind.sides]
    canvas.flat(icon(kind.icon, 0, drop, size), kind.mark)


def _outline(sides: int) -> Shape:
    if not sides:
        return hand_cut(circle(0, 0, 20), 0.5, 9, 3)
    turns = [k * math.tau / sides - math.pi / 2 for k in range(sides)]
    r = 21 if sides == 4 else 22
    corners = poly([(r * math.cos(a), r * math.sin(a) + (3 if sides == 3 else 0)) for a in turns])
    return hand_cut(corners.buffer(2.4), 0.4, 9, 4)


def rage_disc(canvas: Canvas) -> None:
    """The gold disc that lies on a beast's action, 60 across; what it hides is drawn on it again."""
    disc = circle(0, 0, 30)
    canvas.paper(affinity.translate(disc, 0, 5), "#7C5A20", elevation=6, edge=0.2)
    canvas.paper(disc, "#E8A92F", elevation=0, edge=0.9)
    canvas.flat(gouges(disc, angle=35, gap=7, length=11, width=1.6, seed=5, keep=0.3, inset=6), "#F8D98A", 0.7)
    canvas.flat(circle(0, 0, 25.5).difference(circle(0, 0, 23.5)), "#8A5D14", 0.7)


def cube(canvas: Canvas, tribe: Tribe, side: float = 34) -> None:
    """An action cube seen from above one edge."""
    h = side / 2
    top = poly([(-h, -h * 0.45), (0, -h * 0.95), (h, -h * 0.45), (0, h * 0.05)])
    left = poly([(-h, -h * 0.45), (0, h * 0.05), (0, h), (-h, h * 0.5)])
    right = poly([(h, -h * 0.45), (0, h * 0.05), (0, h), (h, h * 0.5)])
    canvas.shadow(union(top, left, right), 4, 0.5)
    canvas.flat(union(top, left, right).buffer(1.3), "#1d120c")
    canvas.paper(top, mix(tribe.pigment, "#fff2d0", 0.34), elevation=0, edge=0.3)
    canvas.paper(left, tribe.pigment, elevation=0, edge=0.2)
    canvas.paper(right, mix(tribe.pigment, "#1d120c", 0.34), elevation=0, edge=0.2)
    canvas.flat(icon(tribe.name, 0, -h * 0.45, side * 0.3), tribe.mark, 0.85)


def slab(canvas: Canvas, wide: float = 116, deep: float = 58) -> None:
    """The foot of a beast of two by two spaces, its middle at the origin."""
    top = hand_cut(rounded(-wide / 2, -deep / 2, wide, deep, 16), 0.8, 18, 4)
    canvas.paper(
        union(top, affinity.translate(top, 0, 4), affinity.translate(top, 0, 8)),
        WOOD_DARK,
        elevation=6,
        edge=0.2,
        wood=9,
    )
    canvas.paper(top, WOOD, elevation=0, edge=0.6, wood=9)


def facing(canvas: Canvas, turn: float) -> None:
    """The red arrow before a beast's foot, its base at the origin; turn in degrees, 0 to the east."""
    canvas.paper(arrow(turn).buffer(2), CREAM, elevation=3, edge=0.5)
    canvas.paper(arrow(turn), "#C23B28", elevation=0, edge=0.6)


def arrow(turn: float) -> Shape:
    return affinity.rotate(poly("-2,-13 15,0 -2,13").buffer(1.2), turn, origin=(0, 0))


def splat(canvas: Canvas) -> None:
    """The burst behind the symbol that an attempt needs, some 60 across."""
    rng = random.Random(6)
    rays = [(k * math.tau / 22, rng.uniform(26, 33) if k % 2 else rng.uniform(17, 21)) for k in range(22)]
    burst = poly([(r * math.cos(a), r * math.sin(a)) for a, r in rays]).buffer(-1.2).buffer(1.2)
    canvas.paper(burst.buffer(2.2), CREAM, elevation=4, edge=0.5)
    canvas.paper(burst, "#B8452B", elevation=0, edge=0.6)
    canvas.flat(gouges(burst, angle=30, gap=7, length=9, width=1.5, seed=2, keep=0.4, inset=4), "#E08A5C", 0.7)


def portrait(canvas: Canvas, name: str, *, hurt: bool) -> None:
    """A hunter on its card: the tribe's colour and pattern, a pale sun, the figure; its corner at the origin."""
    wide, high = PORTRAIT
    look = LOOKS[name]
    window = hand_cut(rounded(0, 0, wide, high, 10), 0.7, 20, list(LOOKS).index(name) + 2)
    canvas.paper(window, look.tribe.pigment, elevation=2, edge=0.4)
    canvas.flat(pattern(look.tribe, window.buffer(-4), 2), look.tribe.mark, 0.2)
    canvas.flat(hand_cut(circle(wide / 2, 74, 44), 1, 14, 3).intersection(window), "#F7E2B0", 0.35 if hurt else 0.6)
    draw_person(canvas, hunter(name, hurt=hurt), wide / 2 - 2, high - 14, 1.02 * look.size, elevation=5)


def card_back(canvas: Canvas, glyph: str, colour: str) -> None:
    """The back of a small card, 120 by 168, its corner at the origin."""
    card = hand_cut(rounded(0, 0, 120, 168, 11), 0.7, 20, 5)
    canvas.paper(card, CARD, elevation=4, edge=0.7)
    field = hand_cut(rounded(8, 8, 104, 152, 7), 0.6, 18, 6)
    canvas.paper(field, colour, elevation=0, edge=0.4)
    canvas.flat(
        gouges(field, angle=45, gap=11, length=16, width=2, seed=7, keep=0.5, inset=5), mix(colour, CREAM, 0.3), 0.8
    )
    canvas.paper(hand_cut(circle(60, 84, 36), 0.8, 12, 8), mix(colour, "#1d120c", 0.25), elevation=0, edge=0.5)
    canvas.flat(icon(glyph, 60, 84, 48), CREAM)
