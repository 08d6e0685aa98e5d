"""Moogh's land: the steppe under all of it, and what is laid on by quarters: water, mud, high ground with its cliffs.

A quarter piece covers the corner where four spaces meet, half a space to each side. Its number says which of the four
are of that kind: 1 north-west, 2 north-east, 4 south-west, 8 south-east. Pieces meet without a seam, whatever the map.
"""

import math
import random
from collections.abc import Iterator

from art.kit.canvas import Canvas
from art.kit.geometry import Shape, affinity, blob, box, brush, circle, ellipse, poly, rounded, union
from art.kit.handwork import gouges, hand_cut, speckle
from art.kit.palette import mix
from art.tiles.plants import flower, tuft

SPACE = 64.0
HALF = SPACE / 2
SPACES = 12
BOARD = SPACE * SPACES
PIECE = box(-HALF, -HALF, HALF, HALF)
WATER = ("#E8D7A2", "#7FBBB2", "#54A0A2", "#3A8591")
MUD = ("#9C7A4C", "#7D5C3A", "#654A30")
GRASS, HIGH, FACE = "#C7B071", "#DCC48C", "#8A5A3C"
BANK = 5.0
DEEP = 20.0
"""How far a cliff falls."""
CORNERS = ((1, -1, -1), (2, 1, -1), (4, -1, 1), (8, 1, 1))
FULL = 15


# -- the ground ---------------------------------------------------------------------------------------------


def board(canvas: Canvas) -> None:
    """The whole board from its corner at the origin: cream card with a thick edge, steppe in soft patches, a grid."""
    card = hand_cut(rounded(-12, -12, BOARD + 24, BOARD + 24, 14), 1.3, 44, 2)
    canvas.paper(affinity.translate(card, 2, 7), "#5A3D26", elevation=11, edge=0.2)
    canvas.paper(card, "#F1E2C0", elevation=0, edge=0.7)
    ground = hand_cut(rounded(-2, -2, BOARD + 4, BOARD + 4, 8), 0.9, 40, 3)
    canvas.paper(ground, GRASS, elevation=0, edge=0)
    rng = random.Random(4)
    for k, (cx, cy, rx, ry, colour) in enumerate(_patches()):
        turns = [i * math.tau / 10 for i in range(10)]
        rim = [
            (cx * SPACE + rx * SPACE * rng.uniform(0.86, 1.1) * math.cos(a),
             cy * SPACE + ry * SPACE * rng.uniform(0.86, 1.1) * math.sin(a))
            for a in turns
        ]  # fmt: skip
        patch = hand_cut(blob(rim), 1.6, 18, k).intersection(ground.buffer(-0.5))
        canvas.paper(patch, colour, elevation=2.2, edge=0.5, shade=0.22)
    canvas.flat(gouges(ground, angle=-8, gap=19, length=17, width=2.1, seed=2, keep=0.28, inset=6), "#EAD9A0", 0.6)
    for _ in range(54):
        spot = rng.uniform(6, BOARD - 6), rng.uniform(12, BOARD - 4)
        canvas.flat(tuft(*spot, 0.42), "#7C7A3E", 0.8)
    for _ in range(18):
        flower(canvas, rng.uniform(8, BOARD - 8), rng.uniform(8, BOARD - 8), 2.5, rng.choice(["#F6E3B0", "#D9652F"]))


def _patches() -> Iterator[tuple[float, float, float, float, str]]:
    yield from (
        (2.2, 9.8, 4.2, 2.6, "#B6A763"), (1.4, 10.6, 2.6, 1.5, "#A39B56"), (9.2, 1.8, 3.8, 2.2, "#BBA968"),
        (10.4, 1.0, 2.4, 1.2, "#A99C58"), (7.4, 8.6, 3.0, 1.7, "#D3BD80"), (4.0, 4.0, 2.6, 1.6, "#D0B97B"),
        (10.6, 10.4, 1.9, 1.5, "#B3A560"),
    )  # fmt: skip


def grid_line(canvas: Canvas, *, across: bool) -> None:
    """A dotted line of the grid, as long as the board, from the origin."""
    for step in range(int(BOARD // 12)):
        at = step * 12 + 3
        ends = (at, -0.8, at + 6, 0.8) if across else (-0.8, at, 0.8, at + 6)
        canvas.flat(box(*ends), "#4B3427", 0.34)


# -- quarter pieces -----------------------------------------------------------------------------------------


def _whole(number: int, reach: float = 2.0) -> Shape:
    """The quarters of that number, far beyond the piece, so that an inset knows no border of the piece."""
    far = SPACE * reach
    parts = [
        box(min(0, sx * far), min(0, sy * far), max(0, sx * far), max(0, sy * far))
        for bit, sx, sy in CORNERS
        if number & bit
    ]
    return union(*parts)


def _shore(number: int, inset: float, round_by: float = 13) -> Shape:
    """The edge of a pool: quarters drawn in by `inset`, with round corners and a slight wave that dies at the seams."""
    soft = _whole(number).buffer(-inset - round_by, 8).buffer(round_by, 8)
    open_corners = soft.buffer(round_by * 0.8, 8).buffer(-round_by * 0.8, 8)
    return _waved(open_corners, number)


def _waved(shape: Shape, seed: int) -> Shape:
    """Shallow bumps and bays along the edge, none of them near the border of the piece."""
    rng = random.Random(seed * 13 + 5)
    bumps: list[Shape] = []
    bays: list[Shape] = []
    rim = shape.boundary
    for _ in range(6):
        along = rim.project(circle(rng.uniform(-15, 15), rng.uniform(-15, 15), 0.1).centroid)
        before, spot, after = (rim.interpolate(along + step) for step in (-2, 0, 2))
        if max(abs(spot.x), abs(spot.y)) > 18:
            continue
        r, out = rng.uniform(6, 10), rng.choice((-1, 1))
        long = math.hypot(after.x - before.x, after.y - before.y) or 1
        nx, ny = (after.y - before.y) / long, -(after.x - before.x) / long
        if shape.contains(circle(spot.x + nx, spot.y + ny, 0.1).centroid):
            nx, ny = -nx, -ny
        push = out * (2.2 - r)
        (bumps if out > 0 else bays).append(circle(spot.x + nx * push, spot.y + ny * push, r))
    return union(shape, *bumps).difference(union(*bays)).buffer(-2, 6).buffer(4, 6).buffer(-2, 6)


def water(canvas: Canvas, number: int, variant: int = 0) -> None:
    """Sand at the rim, then three depths; ripples where it is deep."""
    for k, colour in enumerate(WATER):
        sheet = _shore(number, BANK + k * 5.5)
        canvas.paper(sheet, colour, elevation=1.6 if k else 0, edge=0.45, shade=0.28)
    rng = random.Random(number * 7 + variant)
    deep = _shore(number, BANK + 20)
    for _ in range(1 + variant % 2 * 2):
        x, y, half = rng.uniform(-20, 20), rng.uniform(-22, 22), rng.uniform(6, 10)
        crest = [(x - half, y), (x - half / 2, y - 2), (x, y), (x + half / 2, y - 2), (x + half, y)]
        canvas.flat(brush(crest, 0.3, 1.1).intersection(deep), "#D6EFE0", 0.8)


def mud(canvas: Canvas, number: int, variant: int = 0) -> None:
    """Three wet sheets, bubbles and prints."""
    for k, colour in enumerate(MUD):
        sheet = _shore(number, BANK + k * 6)
        canvas.paper(sheet, colour, elevation=1.6 if k else 0, edge=0.45, shade=0.28)
    rng = random.Random(number * 11 + variant)
    wet = _shore(number, BANK + 14)
    for _ in range(4):
        x, y, r = rng.uniform(-22, 22), rng.uniform(-22, 22), rng.uniform(1.6, 3.6)
        canvas.flat(circle(x, y, r).intersection(wet), "#8D6A44", 0.9)
        canvas.flat(circle(x + 0.6, y + 0.7, r * 0.6).intersection(wet), "#553C26", 0.8)


def cliff(canvas: Canvas, number: int, variant: int = 0) -> None:
    """High ground: a paler sheet whose face of rock drops to the south, where it ends."""
    top = _plateau(number)
    falls = [affinity.translate(top, -0.8 * t, DEEP * t / 5) for t in range(6)]
    face = union(*falls)
    canvas.shadow(union(top, face), 5, 0.5)
    canvas.paper(face, FACE, elevation=0, edge=0.3)
    rock = face.difference(top).intersection(PIECE)
    if not rock.is_empty:
        canvas.flat(
            gouges(rock, angle=84, gap=5, length=13, width=2.2, seed=4 + number, keep=0.7, inset=0.6), "#5B3826", 0.8
        )
        canvas.flat(
            gouges(rock, angle=86, gap=8, length=9, width=1.5, seed=8 + number, keep=0.5, inset=0.6), "#C98F5F", 0.75
        )
    canvas.paper(top, HIGH, elevation=0, edge=0.9)
    cuts = gouges(
        top.intersection(PIECE),
        angle=-8,
        gap=15,
        length=13,
        width=1.8,
        seed=5 + number + 16 * variant,
        keep=0.35,
        inset=4,
    )
    canvas.flat(cuts, "#F0E0AE", 0.75)
    if number == FULL and variant:
        canvas.flat(speckle(PIECE.buffer(-8), 5, 0.8, 1.6, variant), "#A98F55", 0.8)


def _plateau(number: int) -> Shape:
    """The upper edge of the rock: chipped, but straight at the seams."""
    grown = _whole(number).buffer(-3).buffer(-4, 4).buffer(4, 4)
    rng = random.Random(number + 60)
    chips = []
    for _ in range(6):
        spot = circle(rng.uniform(-16, 16), rng.uniform(-16, 16), 0.1).centroid
        edge = grown.boundary.interpolate(grown.boundary.project(spot))
        if max(abs(edge.x), abs(edge.y)) < 20 and number != FULL:
            chips.append(poly([(edge.x + rng.uniform(-6, 6), edge.y + rng.uniform(-6, 6)) for _corner in range(4)]))
    return grown.difference(union(*[chip.convex_hull for chip in chips]))


# -- what stands on it --------------------------------------------------------------------------------------


def bush(canvas: Canvas, seed: int = 0) -> None:
    """Four round crowns and berries; its foot at the origin."""
    crowns = ((-13, -7, 14, "#47713F"), (12, -7, 15, "#3A6140"), (0, -15, 16.5, "#5B8547"), (2, -3, 12.5, "#6E9550"))
    for k, (x, y, r, colour) in enumerate(crowns):
        crown = hand_cut(ellipse(x, y, r, r * 0.86), 1.1, 6, seed + k)
        canvas.paper(crown, colour, elevation=2.8, edge=0.7, shade=0.45)
        cuts = gouges(crown, angle=-30 + k * 20, gap=4.4, length=5, width=1.3, seed=k, keep=0.4, inset=1.3)
        canvas.flat(cuts, mix(colour, "#E6EFAE", 0.4), 0.7)
    for k in range(5):
        canvas.paper(circle(-15 + k * 7.4, -5 - (k + seed) % 3 * 7.4, 2.2), "#C23B28", elevation=1)


def boulder(canvas: Canvas, seed: int = 0) -> None:
    """One great stone, moss at its foot; the foot at the origin."""
    rock = hand_cut(blob("-24,3 -23,-14 -11,-29 6,-32 20,-20 25,-1 17,7 -13,8"), 1.7, 11, seed)
    canvas.paper(rock, "#84796C", elevation=4.6, edge=0.8, shade=0.5)
    canvas.flat(poly("3,-32 29,-22 29,10 1,10 9,-12").intersection(rock.buffer(-0.5)), "#4d443d", 0.55)
    canvas.flat(poly("-24,-13 -11,-30 4,-33 7,-13 -9,-6").intersection(rock.buffer(-0.8)), "#B7AB98", 0.6)
    canvas.flat(gouges(rock, angle=30, gap=6, length=7, width=1.4, seed=seed, keep=0.35, inset=3), "#D8CCB4", 0.5)
    canvas.paper(ellipse(-14, 4, 8, 3.2).intersection(rock), "#7F8E48", elevation=0)
