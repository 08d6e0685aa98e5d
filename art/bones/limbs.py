"""Limbs of a skeleton: long bones, feet, fingers and paddles; units as in `rig`."""

import math
from collections.abc import Callable
from itertools import pairwise

import numpy as np

from art.bones.rig import Spot
from art.kit.geometry import Points, Shape, catmull, circle, points, tube, union


def bone(a: Spot, b: Spot, r: float, *, head: float = 1.55) -> Shape:
    """A long bone with a thin waist of radius `r`, its ends `head` times as thick, two knobs at the far end."""
    (x0, y0), (x1, y1) = a, b
    long = math.dist(a, b) or 1
    nx, ny = (y1 - y0) / long * r * head * 0.62, -(x1 - x0) / long * r * head * 0.62

    def along(t: float, thick: float) -> tuple[float, float, float]:
        return x0 + (x1 - x0) * t, y0 + (y1 - y0) * t, r * thick

    shaft = tube([along(0, head * 0.9), along(0.2, 1.08), along(0.5, 0.84), along(0.8, 1.02), along(1, head * 0.8)], 5)
    return union(
        shaft,
        *[circle(x1 + s * nx, y1 + s * ny, r * head * 0.62) for s in (-1, 1)],
        circle(x0 + nx, y0 + ny, r * head * 0.6),
    )


def limb(joints: str, *widths: float, head: float = 1.55) -> Shape:
    """Bones from joint to joint, each with its own thickness."""
    spots = [(float(x), float(y)) for x, y in points(joints)]
    return union(*[bone(a, b, r, head=head) for (a, b), r in zip(pairwise(spots), widths, strict=True)])


def pair(a: Spot, b: Spot, r: float, apart: float) -> Shape:
    """Two bones side by side, as in a shin or a forearm: the thicker in front."""
    long = math.dist(a, b) or 1
    nx, ny = (b[1] - a[1]) / long * apart / 2, -(b[0] - a[0]) / long * apart / 2
    front = bone((a[0] + nx, a[1] + ny), (b[0] + nx, b[1] + ny), r)
    behind = bone((a[0] - nx, a[1] - ny), (b[0] - nx, b[1] - ny), r * 0.68)
    return union(front, behind)


def middle_foot(ankle: Spot, ball: Spot, r: float, apart: float) -> Shape:
    """The three bones between ankle and toes, `apart` from each other at the ankle and a fifth more at the ball."""
    (x0, y0), (x1, y1) = ankle, ball
    return union(*[bone((x0 + d, y0), (x1 + d * 1.2, y1), r, head=1.3) for d in (-apart, 0.0, apart)])


def finger(path: Points, joints: int, r: float, claw: float = 0.0) -> Shape:
    """A chain of `joints` little bones along a curve; the last is a claw of that length, or ends blunt."""
    curve = catmull(path, 12)
    run = np.r_[0, np.cumsum(np.hypot(*np.diff(curve, axis=0).T))]
    total = float(run[-1])

    def at(d: float) -> Spot:
        return float(np.interp(d, run, curve[:, 0])), float(np.interp(d, run, curve[:, 1]))

    bones_end = total - claw
    parts: list[Shape] = []
    for k in range(joints):
        a, b = at(bones_end * (k + 0.04) / joints), at(bones_end * (k + 0.9) / joints)
        thick = r * (1 - 0.3 * k / max(1, joints))
        parts.append(tube([(*a, thick), ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2, thick * 0.7), (*b, thick)], 3))
    if claw:
        parts.append(tube([(*at(bones_end), r * 0.95), (*at(bones_end + claw * 0.5), r * 0.75), (*at(total), 0.35)], 4))
    return union(*parts)


def paddle(
    root: Spot,
    elbow: Spot,
    tip: Spot,
    wide: float,
    *,
    rows: int = 5,
    joints: int = 9,
    r: float = 2.4,
    bend: float = 0.12,
    squat: bool = False,
) -> Shape:
    """A flipper: one stout bone, two flat ones, a mosaic of wrist bones, then rows of many finger bones.

    `bend` bows it, as a share of its length; a `squat` one is a pavement of discs, as an ichthyosaur has it.
    """
    stout = _stout_bone(root, elbow, r, wide * (0.34 if squat else 0.28))
    (x0, y0), (x1, y1) = elbow, tip
    long = math.dist(elbow, tip)
    ux, uy = (x1 - x0) / long, (y1 - y0) / long

    def spot(t: float, side: float) -> Spot:
        """`t` along, `side` across in units, positive to the trailing side."""
        bow = bend * long * math.sin(math.pi * min(1, t) * 0.5) ** 2
        return x0 + ux * t * long - uy * (side + bow), y0 + uy * t * long + ux * (side + bow)

    parts = [stout]
    middle = (rows - 1) / 2
    start = 0.06 if squat else 0.3
    if not squat:
        parts += [_disc(spot(0.09, s * wide * 0.2), spot(0.19, s * wide * 0.24), wide * 0.14) for s in (-1, 1)]
        parts += [circle(*spot(0.25, s * wide * 0.27), wide * 0.09) for s in (-1, 0, 1)]
    for row in range(rows):
        off = (row - middle) / max(1.0, middle)
        stop = 1 - 0.24 * abs(off - 0.15) ** 1.4
        parts += _finger_row(spot, off * wide * 0.5, (start, stop), joints, wide / rows * 0.46, squat=squat)
    return union(*parts)


def _finger_row(
    spot: Callable[[float, float], Spot], side: float, span: Spot, joints: int, r: float, *, squat: bool
) -> list[Shape]:
    row: list[Shape] = []
    for k in range(joints):
        t0, t1 = (span[0] + (span[1] - span[0]) * (k + d) / joints for d in (0.06, 0.9))
        thin = 1 - 0.62 * k / joints
        a, b = (spot(t, side * (1 - 0.72 * (t - span[0]) / (1 - span[0]) ** 0.9)) for t in (t0, t1))
        thick = max(0.62, r * thin)
        if squat:
            row.append(circle((a[0] + b[0]) / 2, (a[1] + b[1]) / 2, max(0.75, thick)))
        else:
            row.append(tube([(*a, thick), ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2, thick * 0.62), (*b, thick * 0.94)], 3))
    return row


def _disc(a: Spot, b: Spot, r: float) -> Shape:
    return tube([(*a, r), (*b, r)], 2)


def _stout_bone(a: Spot, b: Spot, r: float, flare: float) -> Shape:
    """The stout upper bone of a flipper, flat and broad at its far end."""
    mid = ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)
    return tube([(*a, r * 1.35), (*mid, r), (*b, flare)], 6)
