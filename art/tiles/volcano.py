"""The volcano: stacked contours, a lava lake, rivers running between the worship discs."""

import math
import random

from art.kit.canvas import Canvas
from art.kit.geometry import Shape, blob, circle, tube, union
from art.kit.handwork import gouges, hand_cut, speckle
from art.kit.palette import mix
from art.tiles.ground import SIDE, ground

CONTOURS = (
    (0.475, "#57423C", 0.04),
    (0.415, "#4A3936", 0.05),
    (0.345, "#3F3132", 0.06),
    (0.275, "#352A2C", 0.07),
    (0.21, "#2B2224", 0.08),
)
DISC_RING = SIDE * 0.335
DISC_RADIUS = 15.0


def disc_places(count: int) -> tuple[tuple[float, float], ...]:
    """Middles of `count` worship discs, around the tile's middle, in design pixels."""
    turns = [(i + 0.5) * 2 * math.pi / count - math.pi / 2 for i in range(count)]
    return tuple((DISC_RING * math.cos(a), DISC_RING * math.sin(a)) for a in turns)


def volcano(canvas: Canvas, discs: int = 0, seed: int = 3) -> None:
    """With `discs` worship discs; with none, rivers run as between eight, and discs can be laid on top."""
    sheet = ground(canvas, "#6A5046", seed, side="#3c2a22")
    canvas.flat(speckle(sheet, 50, 0.8, 2, seed), "#8d6a53", 0.7)
    for i, (reach, colour, wobble) in enumerate(CONTOURS):
        rock = _contour(reach, wobble, seed + i * 3).intersection(sheet.buffer(-1))
        canvas.paper(rock, colour, elevation=3.6, edge=0.65, shade=0.5)
        cuts = gouges(rock, angle=20 + i * 33, gap=8, length=10, width=1.6, seed=i, keep=0.3, inset=2)
        canvas.flat(cuts, mix(colour, "#d9a36b", 0.32), 0.6)
    _rivers(canvas, discs or 8)
    _lake(canvas, seed)
    for place in disc_places(discs) if discs else ():
        worship_disc(canvas, *place)


def _contour(reach: float, wobble: float, seed: int) -> Shape:
    rng = random.Random(seed)
    turns = [i * 2 * math.pi / 14 for i in range(14)]
    rim = [
        (SIDE * reach * (1 + rng.uniform(-wobble, wobble)) * math.cos(a),
         SIDE * reach * 0.96 * (1 + rng.uniform(-wobble, wobble)) * math.sin(a))
        for a in turns
    ]  # fmt: skip
    return hand_cut(blob(rim, 6), 1.4, 12, seed)


def _rivers(canvas: Canvas, discs: int) -> None:
    """Four rivers, each in the gap between two discs that lies nearest to its quarter."""
    gaps = sorted({round(q * discs / 4) % discs for q in range(4)})
    rivers = union(*[_river(gap * 2 * math.pi / discs - math.pi / 2) for gap in gaps])
    canvas.flat(rivers.buffer(2.4), "#1e1213", 0.8)
    canvas.paper(rivers, "#E4531F", elevation=0, edge=0.4)
    canvas.flat(rivers.buffer(-1.5), "#FF9A3A")


def _river(turn: float) -> Shape:
    bends = ((0.10, 0, 7), (0.20, 0.12, 5.4), (0.30, -0.02, 4.2), (0.40, 0.09, 3.2), (0.462, 0.03, 1.6))
    return tube([(SIDE * r * math.cos(turn + w), SIDE * r * math.sin(turn + w), q) for r, w, q in bends])


def _lake(canvas: Canvas, seed: int) -> None:
    lake = _contour(0.145, 0.07, seed + 40)
    canvas.flat(lake.buffer(3), "#1e1213")
    canvas.paper(lake, "#D8431B", elevation=0, edge=0)
    for inset, colour in ((4, "#F0762B"), (10, "#FFA83E"), (16, "#FFD873")):
        canvas.flat(lake.buffer(-inset), colour)
    canvas.flat(gouges(lake, angle=15, gap=6, length=9, width=1.6, seed=4, keep=0.5), "#FFE9A8", 0.8)
    canvas.glow(0, 0, SIDE * 0.21, "#FF8A2B", 0.55)


def worship_disc(canvas: Canvas, x: float = 0, y: float = 0) -> None:
    """A recessed ring of stone."""
    canvas.paper(circle(x, y, DISC_RADIUS), "#8A7261", elevation=2.4, edge=0.7)
    canvas.flat(circle(x, y, DISC_RADIUS - 3.5), "#3a2b28", 0.85)
