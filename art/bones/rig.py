"""What a skeleton is made of: backbones, ribs, limbs, hands and paddles.

Units: a piece of a skeleton is 80 wide (one tile), the ground is y = 0, all bones lie between y = -92 and 0; the animal
faces right. Nothing that must be seen is thinner than 1.6: a tile is shown at 60 pixels and less.
"""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Literal

import numpy as np
import numpy.typing as npt

from art.kit.geometry import Points, Shape, affinity, blob, catmull, circle, place, points, poly, tube, union

Spot = tuple[float, float]
Tone = Literal["far", "mid", "near", "horn", "print"]


@dataclass(frozen=True)
class Part:
    """Bones printed at one go. `far` lies behind and is dark, `near` is bright; `print` is a trace in the stone."""

    shape: Shape
    tone: Tone = "mid"


Skeleton = tuple[Part, ...]


def run_of(spec: str) -> Callable[[float], float]:
    """A value that changes along a share of 0..1, written "share,value share,value"."""
    given = points(spec)
    return lambda share: float(np.interp(share, given[:, 0], given[:, 1]))


class Backbone:
    """A curve through (x, y, half the height of a vertebra), from the tip of the tail to the head."""

    def __init__(self, spec: str) -> None:
        self.curve: npt.NDArray[np.float64] = catmull(spec, 24)
        steps = np.hypot(*np.diff(self.curve[:, :2], axis=0).T)
        self.run: npt.NDArray[np.float64] = np.r_[0, np.cumsum(steps)]
        self.length = float(self.run[-1])

    def at(self, share: float) -> tuple[float, float, float, float]:
        """x, y, the turn in radians (0 to the right), and half the vertebra's height there."""
        d = share * self.length
        x, y, r = (float(np.interp(d, self.run, self.curve[:, k])) for k in range(3))
        ahead, behind = min(d + 1.5, self.length), max(d - 1.5, 0)
        (x0, y0), (x1, y1) = (
            [float(np.interp(e, self.run, self.curve[:, k])) for k in (0, 1)] for e in (behind, ahead)
        )
        return x, y, math.atan2(y1 - y0, x1 - x0), r

    def put(self, shape: Shape, share: float) -> Shape:
        """A shape drawn around the origin, its x along the backbone."""
        x, y, turn, _r = self.at(share)
        return affinity.translate(affinity.rotate(shape, math.degrees(turn), origin=(0, 0)), x, y)

    def shares(self, step: Callable[[float], float], begin: float = 0.0, end: float = 1.0) -> list[float]:
        """Where vertebrae stand, `step` apart."""
        found, share = [], begin
        while share <= end:
            found.append(share)
            share += step(share) / self.length
        return found


def vertebrae(
    back: Backbone,
    *,
    step: str,
    spines: str = "0,0",
    lean: float = 0.35,
    chevrons: str = "0,0",
    blade: float = 0.5,
    begin: float = 0.0,
    end: float = 1.0,
) -> Shape:
    """Spools with a neural spine above and, in the tail, a chevron below; all lengths by share of the backbone.

    `lean` tilts spines towards the tail by that share of their height; `blade` is how wide they are, in steps.
    """
    pace, tall, deep = run_of(step), run_of(spines), run_of(chevrons)
    parts: list[Shape] = []
    for share in back.shares(pace, begin, end):
        r = back.at(share)[3]
        wide = pace(share)
        bone = union(_spool(wide * 0.8, r), _spine(wide * blade, r, tall(share), lean), _chevron(r, deep(share)))
        parts.append(back.put(bone, share))
    return union(*parts)


def _spool(wide: float, r: float) -> Shape:
    h, waist = wide / 2, r * 0.74
    return poly([(-h, -r), (0, -waist), (h, -r), (h, r), (0, waist), (-h, r)])


def _spine(wide: float, r: float, tall: float, lean: float) -> Shape | None:
    if tall < 0.5:
        return None
    h, top, back = wide / 2, -r * 0.8 - tall, -lean * tall
    return poly([(-h, -r * 0.6), (back - h * 1.1, top), (back + h * 1.1, top), (h, -r * 0.6)])


def _chevron(r: float, deep: float) -> Shape | None:
    if deep < 0.5:
        return None
    return tube([(-0.6, r * 0.8, 0.9), (-0.6 - deep * 0.45, r + deep, 0.8)])


def ribs(
    back: Backbone,
    begin: float,
    end: float,
    count: int,
    length: str,
    *,
    sweep: float = 0.3,
    bow: float = 0.1,
    r: float = 1.15,
    shift: float = 0.0,
) -> Shape:
    """Ribs between two shares: their length by share of that stretch, swept tailward by `sweep`, bowed headward."""
    reach = run_of(length)
    parts: list[Shape] = []
    for k in range(count):
        t = (k + shift) / (count - 1)
        if t > 1:
            break
        long = reach(t)
        curve: Points = [
            (0, 0, r),
            (bow * long, long * 0.3, r),
            ((bow * 0.7 - sweep * 0.35) * long, long * 0.68, r * 0.95),
            (-sweep * long, long, r * 0.62),
        ]
        parts.append(back.put(tube(curve, 6), begin + (end - begin) * t))
    return union(*parts)


def neck_ribs(back: Backbone, begin: float, end: float, step: float, long: float, *, drop: float = 1.6) -> Shape:
    """The ribs of a neck: splints that trail below it towards the body."""
    shares = back.shares(lambda _share: step, begin, end)
    parts = []
    for share in shares:
        r = back.at(share)[3]
        parts.append(
            back.put(tube([(1, r * 0.6, 0.9), (-long * 0.3, r + drop, 0.9), (-long, r + drop * 1.3, 0.5)]), share)
        )
    return union(*parts)


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
    stout = poly_bone(root, elbow, r, wide * (0.34 if squat else 0.28))
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


def poly_bone(a: Spot, b: Spot, r: float, flare: float) -> Shape:
    """The stout upper bone of a flipper, flat and broad at its far end."""
    mid = ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)
    return tube([(*a, r * 1.35), (*mid, r), (*b, flare)], 6)


def ilium(left: float, top: float, right: float, bottom: float) -> Shape:
    """The blade of a hip: a long arched crest, two stout feet that hold the socket."""
    crest, feet = (
        "0,0.4 0.08,0.14 0.5,0 0.9,0.1 1,0.42 0.86,0.5 0.72,0.56",
        "0.68,1 0.56,0.98 0.5,0.72 0.42,0.98 0.32,0.94",
    )
    w, h = right - left, bottom - top
    return blob([(left + u * w, top + v * h) for u, v in points(f"{crest} {feet} 0.28,0.56 0.1,0.54")], 6)


def teeth(rows: Sequence[Spot], long: float, wide: float = 1.1, lean: float = 0.0) -> Shape:
    """Pointed teeth at each place, `long` downwards (upwards if negative), leaning by `lean`."""
    return union(*[poly([(x - wide / 2, y), (x + wide / 2, y), (x + lean, y + long)]) for x, y in rows])


def along(a: Spot, b: Spot, count: int) -> list[Spot]:
    """Places from a to b."""
    return [(a[0] + (b[0] - a[0]) * k / (count - 1), a[1] + (b[1] - a[1]) * k / (count - 1)) for k in range(count)]


def carve(outline: str, *holes: Shape, steps: int = 8) -> Shape:
    """A skull: its soft outline without its windows."""
    return blob(outline, steps).difference(union(*holes)) if holes else blob(outline, steps)


def hang(shape: Shape, x: float, y: float, size: float, turn: float = 0.0) -> Shape:
    """A skull drawn 100 long, its neck joint at the origin, put on its neck; turn in degrees, down is positive."""
    return place(shape, x, y, size / 100, turn=turn)
