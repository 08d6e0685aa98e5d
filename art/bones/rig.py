"""What a skeleton is made of: backbone, ribs, hips and skull; `limbs` has the rest.

Units: a piece of a skeleton is some 80 wide (one tile), the ground is y = 0, no bone lies above y = -97 or below y = 3
(what shows a skeleton scales it to fit); the animal faces right. Nothing that must be seen is thinner than 1.6: a tile
is shown at 60 pixels and less.
"""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Literal

import numpy as np
import numpy.typing as npt

from art.kit.geometry import Points, Shape, affinity, blob, catmull, place, points, poly, tube, union

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


def rib_cage(
    back: Backbone,
    begin: float,
    end: float,
    count: int,
    length: str,
    *,
    sweep: float = 0.3,
    bow: float = 0.1,
    far: float = 1.15,
    near: float = 1.15,
) -> tuple[Part, Part]:
    """The ribs of both sides, those of the far one seen between the near; `far` and `near` are how thick they are."""
    behind = ribs(back, begin, end, count, length, sweep=sweep, bow=bow, r=far, shift=0.5)
    return Part(behind, "far"), Part(ribs(back, begin, end, count, length, sweep=sweep, bow=bow, r=near))


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


def head(skull: Shape, jaw: Shape, neck: Spot, size: float, *, turn: float, gape: float) -> Skeleton:
    """A skull hung on its neck, under it the jaw, open by `gape`; both in degrees."""
    return Part(hang(jaw, *neck, size, turn + gape)), Part(hang(skull, *neck, size, turn), "near")
