"""Skeletons on the animals' own rig: vertebrae, ribs, knobbed bones, a skull with windows."""

import math

import numpy as np
from shapely.geometry import LineString

from art.kit.geometry import Shape, affinity, blob, catmull, circle, ellipse, rounded, tube, union


def bone(a: tuple[float, float], b: tuple[float, float], r: float = 2.0) -> Shape:
    """A long bone: a thin waist, two knobs at each end."""
    (x0, y0), (x1, y1) = a, b
    length = math.dist(a, b) or 1
    nx, ny = -(y1 - y0) / length * r * 1.05, (x1 - x0) / length * r * 1.05
    shaft = tube([(x0, y0, r * 1.15), ((x0 + x1) / 2, (y0 + y1) / 2, r * 0.72), (x1, y1, r * 1.15)])
    return union(shaft, *[circle(x + s * nx, y + s * ny, r * 1.05) for x, y in (a, b) for s in (-1, 1)])


def vertebrae(spec: str, ribbed: tuple[float, float], step: float = 6.2, rib: float = 1.4) -> Shape:
    """A backbone along a spine of (x, y, girth), ribs between two shares of its length."""
    spine = catmull(spec, 16)
    line = LineString(spine[:, :2])
    run = np.r_[0, np.cumsum(np.hypot(*np.diff(spine[:, :2], axis=0).T))]
    parts: list[Shape] = []
    for d in np.arange(0, line.length, step):
        at, ahead = line.interpolate(d), line.interpolate(min(d + 1, line.length))
        turn = math.atan2(ahead.y - at.y, ahead.x - at.x)
        girth = float(np.interp(d, run, spine[:, 2]))
        parts.append(_vertebra(at.x, at.y, turn, girth, step))
        share = d / line.length
        if ribbed[0] <= share <= ribbed[1]:
            swell = math.sin(math.pi * (share - ribbed[0] + 0.02) / (ribbed[1] - ribbed[0] + 0.04)) ** 0.6
            parts.append(_rib(at.x, at.y, turn, girth * 0.42, girth * rib * swell + 3))
    return union(*parts)


def _vertebra(x: float, y: float, turn: float, girth: float, step: float) -> Shape:
    """A rounded block with a neural spine, lifted above the middle of the body."""
    half = max(1.0, min(3.0, 0.7 + girth * 0.15))
    tall = min(girth * 0.55, 9) + half
    block = rounded(-step * 0.4, -half, step * 0.8, half * 2, half * 0.7)
    spine = tube([(0, -half * 0.6, max(0.7, half / 2)), (-tall * 0.3, -tall, 0.6)])
    lifted = affinity.translate(union(block, spine), 0, -girth * 0.42)
    return affinity.translate(affinity.rotate(lifted, math.degrees(turn), origin=(0, 0)), x, y)


def _rib(x: float, y: float, turn: float, lift: float, length: float) -> Shape:
    bow = [(0, 0.8, 1.15), (1, length * 0.45, 1.1), (-1.5, length * 0.8, 0.95), (-4.5, length, 0.5)]
    curve = affinity.translate(tube(bow), 0, -lift)
    return affinity.translate(affinity.rotate(curve, math.degrees(turn), origin=(0, 0)), x, y)


def plesiosaur_bones() -> Shape:
    skull = blob("68,-106 76,-109 86,-106 101,-98 100,-95 84,-96 71,-97")
    skull = skull.difference(union(ellipse(82, -103, 2.4, 2), ellipse(92, -100, 2, 1)))
    back = vertebrae(
        "-84,-35,2 -60,-36,5 -30,-40,13 0,-41,15 24,-46,12 38,-58,8 46,-74,6 56,-92,5.4 70,-102,5", (0.22, 0.52)
    )
    fore = _flipper((22, -30), (5.6, 4.6), (2.9, -3.2))
    hind = _flipper((-36, -28), (-3.4, 4.8), (4, 1.6))
    return union(back, bone((16, -36), (24, -28), 3.2), bone((-30, -36), (-36, -28), 3), fore, hind, skull)


def _flipper(root: tuple[float, float], along: tuple[float, float], across: tuple[float, float]) -> Shape:
    """Three rows of shrinking finger bones."""
    joints = [
        circle(
            root[0] + (i + 1) * along[0] + j * across[0], root[1] + (i + 1) * along[1] + j * across[1], 2.7 - 0.28 * i
        )
        for i in range(6)
        for j in (-1, 0, 1)
    ]
    return union(*joints)
