"""Shapes of cut paper, in design pixels or in a piece's own units; y grows downward.

Points are written as in SVG: "x,y x,y" for outlines, "x,y,r x,y,r" for spines with girth.
"""

import math
from collections.abc import Iterable, Sequence
from itertools import pairwise

import numpy as np
import numpy.typing as npt
from shapely import affinity
from shapely.geometry import LineString, Polygon, box
from shapely.geometry import Point as Dot
from shapely.geometry.base import BaseGeometry as Shape
from shapely.ops import unary_union

Points = str | Sequence[Sequence[float]] | npt.NDArray[np.float64]
NOTHING: Shape = Polygon()

__all__ = [
    "NOTHING",
    "Points",
    "Shape",
    "affinity",
    "blob",
    "box",
    "brush",
    "catmull",
    "circle",
    "ellipse",
    "fillet",
    "line",
    "place",
    "points",
    "poly",
    "polygons",
    "rounded",
    "silhouette",
    "smooth",
    "stroke",
    "tube",
    "union",
]


def points(spec: Points) -> npt.NDArray[np.float64]:
    """An array of points from their written form."""
    if isinstance(spec, str):
        return np.array([[float(v) for v in pair.split(",")] for pair in spec.split()])
    return np.array(spec, float)


def union(*shapes: Shape | None) -> Shape:
    return unary_union([shape for shape in shapes if shape is not None])


def polygons(shape: Shape | None) -> Iterable[Shape]:
    """The polygons of a shape, whatever it is made of."""
    if shape is None or shape.is_empty:
        return
    if isinstance(shape, Polygon):
        yield shape
        return
    for part in getattr(shape, "geoms", []):
        yield from polygons(part)


def catmull(spec: Points, steps: int = 12, closed: bool = False) -> npt.NDArray[np.float64]:
    """A Catmull-Rom curve through the points (of any dimension), `steps` samples between two."""
    given = points(spec)
    if closed:
        known = np.vstack([given[-1:], given, given[:2]])
    else:
        known = np.vstack([2 * given[0] - given[1], given, 2 * given[-1] - given[-2]])
    t = (np.arange(steps) / steps)[:, None]
    spans = [_span(known[i : i + 4], t) for i in range(len(known) - 3)]
    return np.vstack(spans if closed else [*spans, given[-1:]])


def _span(known: npt.NDArray[np.float64], t: npt.NDArray[np.float64]) -> npt.NDArray[np.float64]:
    a, b, c, d = known
    cubic = 2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3
    return np.asarray(0.5 * cubic)


def tube(spec: Points, steps: int = 9) -> Shape:
    """A limb: hulls of circles along a spine of (x, y, radius)."""
    circles = [Dot(x, y).buffer(max(r, 0.25), 8) for x, y, r in catmull(spec, steps)]
    return unary_union([a.union(b).convex_hull for a, b in pairwise(circles)])


def blob(spec: Points, steps: int = 10) -> Shape:
    """A closed soft outline through the points."""
    return Polygon(catmull(spec, steps, closed=True)).buffer(0)


def poly(spec: Points) -> Shape:
    return Polygon(points(spec)).buffer(0)


def smooth(shape: Shape, r: float) -> Shape:
    return shape.buffer(r, 8).buffer(-2 * r, 8).buffer(r, 8)


def fillet(shape: Shape, r: float) -> Shape:
    """Rounds the concave joins, which makes a body of parts look grown."""
    return shape.buffer(r, 8).buffer(-r, 8)


def circle(x: float, y: float, r: float) -> Shape:
    return Dot(x, y).buffer(r, 24)


def ellipse(x: float, y: float, rx: float, ry: float, turn: float = 0) -> Shape:
    """An ellipse, turned by `turn` degrees."""
    return affinity.rotate(affinity.scale(Dot(x, y).buffer(1, 24), rx, ry), turn, origin=(x, y))


def rounded(x: float, y: float, w: float, h: float, r: float) -> Shape:
    """A box with round corners."""
    r = min(r, w / 2 - 0.01, h / 2 - 0.01)
    return box(x + r, y + r, x + w - r, y + h - r).buffer(r, 10)


def stroke(spec: Points, width: float = 2.8, steps: int = 8, closed: bool = False) -> Shape:
    """A pen line of one width along a curve, round ends."""
    return LineString(catmull(spec, steps, closed)).buffer(width / 2, cap_style=1, join_style=1)


def line(spec: Points, width: float = 2.8) -> Shape:
    """A pen line of one width along straight pieces, round ends."""
    return LineString(points(spec)).buffer(width / 2, cap_style=1, join_style=1)


def brush(spec: Points, thin: float = 0.4, thick: float = 2.4) -> Shape:
    """A brush stroke, thin at both ends."""
    given = points(spec)
    swell = [math.sin(math.pi * (i + 0.35) / (len(given) - 0.3)) for i in range(len(given))]
    return tube([(x, y, thin + (thick - thin) * s) for (x, y), s in zip(given, swell, strict=True)])


def place(shape: Shape, x: float, y: float, scale: float = 1, flip: bool = False, *, turn: float = 0) -> Shape:
    """A piece's own units onto the canvas; the origin of the piece (its ground point) goes to (x, y)."""
    put = affinity.scale(shape, -scale if flip else scale, scale, origin=(0, 0))
    if turn:
        put = affinity.rotate(put, turn, origin=(0, 0))
    return affinity.translate(put, x, y)


def silhouette(shape: Shape) -> Shape:
    """The outline with its holes filled."""
    return union(*[Polygon(part.exterior) for part in polygons(shape)])
