"""What scissors and gouge do to a shape: hand-cut outlines, linocut strokes, specks. Same seed, same cut."""

import random

import numpy as np
import numpy.typing as npt
from shapely.geometry import Point as Dot
from shapely.geometry import Polygon

from art.kit.geometry import NOTHING, Shape, affinity, ellipse, polygons, union


def hand_cut(shape: Shape, wobble: float = 1.5, step: float = 14, seed: int = 0) -> Shape:
    """The outline as scissors leave it: straight cuts about `step` long, off by about half of `wobble`."""
    rng = np.random.default_rng(seed)
    return union(*[_cut_out(part, wobble, step, rng) for part in polygons(shape)])


def _cut_out(part: Shape, wobble: float, step: float, rng: np.random.Generator) -> Shape:
    outer = _facets(part.exterior, wobble, step, rng)
    holes = [_facets(ring, wobble, step, rng) for ring in part.interiors if ring.length > step * 5]
    return Polygon(outer, holes).buffer(0)


def _facets(ring: Shape, wobble: float, step: float, rng: np.random.Generator) -> npt.NDArray[np.float64]:
    count = max(6, int(ring.length / step))
    along = np.sort((np.arange(count) + rng.uniform(-0.3, 0.3, count)) / count * ring.length)
    corners = np.array([ring.interpolate(d % ring.length).coords[0] for d in along])
    return np.asarray(corners + rng.normal(0, wobble * 0.5, (count, 2)))


def gouges(
    shape: Shape,
    *,
    angle: float = 20,
    gap: float = 9,
    length: float = 26,
    width: float = 2.4,
    seed: int = 0,
    keep: float = 0.75,
    inset: float = 1,
) -> Shape:
    """Rows of tapered linocut strokes inside the shape, along `angle` degrees; `keep` is the share cut."""
    inner = shape.buffer(-inset) if inset else shape
    if inner.is_empty:
        return NOTHING
    centre = shape.centroid.coords[0]
    x0, y0, x1, y1 = affinity.rotate(shape, -angle, origin=centre).bounds
    rng = random.Random(seed)
    strokes: list[Shape] = []
    y = y0
    while y < y1:
        strokes += _gouge_row(rng, x0, x1, y, (gap, length, width, keep))
        y += gap
    return affinity.rotate(union(*strokes), angle, origin=centre).intersection(inner)


def _gouge_row(
    rng: random.Random, x0: float, x1: float, y: float, tool: tuple[float, float, float, float]
) -> list[Shape]:
    gap, length, width, keep = tool
    row: list[Shape] = []
    x = x0 + rng.uniform(-length, 0)
    while x < x1:
        long = length * rng.uniform(0.5, 1.5)
        half = width * rng.uniform(0.6, 1.2) / 2
        if rng.random() < keep:
            row.append(_lens(x, y + rng.uniform(-0.25, 0.25) * gap, long, half, rng.uniform(-0.06, 0.06) * long))
        x += long + gap * rng.uniform(0.4, 1.3)
    return row


def _lens(x: float, y: float, long: float, half: float, bend: float) -> Shape:
    upper = [(x + long * 0.3, y - half + bend), (x + long * 0.62, y - half * 0.8 + bend)]
    lower = [(x + long * 0.6, y + half * 0.7 + bend), (x + long * 0.25, y + half + bend)]
    return Polygon([(x, y), *upper, (x + long, y), *lower]).buffer(0)


def speckle(shape: Shape, count: int, small: float, large: float, seed: int = 0) -> Shape:
    """Up to `count` specks of radius `small`..`large` strewn inside the shape."""
    rng = random.Random(seed)
    x0, y0, x1, y1 = shape.bounds
    specks: list[Shape] = []
    for _ in range(count * 4):
        spot = Dot(rng.uniform(x0, x1), rng.uniform(y0, y1))
        if len(specks) < count and shape.contains(spot):
            r = rng.uniform(small, large)
            specks.append(ellipse(spot.x, spot.y, r, r, rng.uniform(0, 180)))
    return union(*specks).intersection(shape)
