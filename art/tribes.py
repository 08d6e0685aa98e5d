"""The five tribes: pigment, glyph and pattern, always all three; and what carries them."""

import math
from dataclasses import dataclass

import numpy as np
from shapely.geometry import LineString

from art.icons import icon
from art.kit.canvas import Canvas
from art.kit.geometry import Shape, affinity, box, circle, ellipse, union
from art.kit.palette import CREAM, INK, WOOD, WOOD_DARK

Bounds = tuple[float, float, float, float]


@dataclass(frozen=True)
class Tribe:
    """`mark` is the colour that reads on the pigment."""

    name: str
    pigment: str
    mark: str


TRIBES = (
    Tribe("flame", "#C23B28", CREAM),
    Tribe("wave", "#2B5FC0", CREAM),
    Tribe("sun", "#F6C634", INK),
    Tribe("leaf", "#62C3BD", INK),
    Tribe("moon", "#2E2130", CREAM),
)


def pattern(tribe: Tribe, shape: Shape, size: float = 1) -> Shape:
    """The tribe's pattern, cut to the shape."""
    draw = {"flame": _zigzag, "wave": _waves, "sun": _dots, "leaf": _hatch, "moon": _dashes}[tribe.name]
    return union(*draw(shape.bounds, size)).intersection(shape)


def _zigzag(bounds: Bounds, s: float) -> list[Shape]:
    x0, y0, x1, y1 = bounds
    feet = np.arange(x0 - 8 * s, x1 + 8 * s, 8 * s)
    return [LineString([(x, y1 + 2), (x + 4 * s, y0 - 2), (x + 8 * s, y1 + 2)]).buffer(0.9 * s) for x in feet]


def _waves(bounds: Bounds, s: float) -> list[Shape]:
    x0, y0, x1, y1 = bounds
    run = np.arange(x0 - 2, x1 + 2, 1.5)
    rows = np.arange(y0, y1 + 3, 6 * s)
    lines = [[(x, y + 1.6 * s * math.sin(x / (2.6 * s))) for x in run] for y in rows]
    return [LineString(points).buffer(0.9 * s) for points in lines]


def _dots(bounds: Bounds, s: float) -> list[Shape]:
    x0, y0, x1, y1 = bounds
    rows = enumerate(np.arange(y0, y1 + 3, 4.4 * s))
    columns = np.arange(x0, x1 + 4, 6.4 * s)
    return [circle(x + (3.2 * s if r % 2 else 0), y, 1.25 * s) for r, y in rows for x in columns]


def _hatch(bounds: Bounds, s: float) -> list[Shape]:
    x0, y0, x1, y1 = bounds
    tall = y1 - y0
    feet = np.arange(x0 - tall - 8, x1, 6 * s)
    return [LineString([(x, y0 - 2), (x + tall + 4, y1 + 2)]).buffer(0.95 * s) for x in feet]


def _dashes(bounds: Bounds, s: float) -> list[Shape]:
    x0, y0, x1, y1 = bounds
    rows = enumerate(np.arange(y0 + 1, y1 + 3, 4 * s))
    starts = [(x, y) for r, y in rows for x in np.arange(x0 + (3 * s if r % 2 else 0), x1 + 4, 6 * s)]
    return [LineString([(x, y), (x + 3 * s, y)]).buffer(0.9 * s) for x, y in starts]


def wooden_base(canvas: Canvas, x: float, y: float, width: float, tribe: Tribe | None, *, elevation: float = 4) -> None:
    """A turned foot, its upper face around (x, y), the tribe's band round its side."""
    height = width * 0.3
    top = ellipse(x, y, width / 2, height * 0.42)
    drop = height * 0.52
    foot = union(affinity.translate(top, 0, drop), top, box(x - width / 2, y, x + width / 2, y + drop))
    canvas.paper(foot, WOOD_DARK, elevation=elevation, wood=9, edge=0.3)
    if tribe is not None:
        band = foot.difference(top.buffer(0.5))
        canvas.paper(band, tribe.pigment, elevation=0, edge=0.35)
        canvas.flat(pattern(tribe, band, max(0.7, width / 60)), tribe.mark, 0.42)
    canvas.paper(top, WOOD, elevation=0, wood=9, edge=0.45)


def chip(canvas: Canvas, tribe: Tribe, r: float = 20, elevation: float = 3) -> None:
    """A round token with the tribe's glyph, around the origin."""
    canvas.paper(circle(0, 0, r), tribe.pigment, elevation=elevation, edge=0.7)
    canvas.flat(circle(0, 0, r * 0.9).difference(circle(0, 0, r * 0.8)), tribe.mark, 0.5)
    canvas.flat(icon(tribe.name, 0, 0, r * 1.15), tribe.mark)
