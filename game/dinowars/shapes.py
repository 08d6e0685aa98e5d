"""Outlines on the table, and how far a straight way leads until a disc meets them. All in hundredths of an inch.

A way is its start and a direction of length ONE (see `sines`). Distances are rounded so that nothing overlaps.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from math import isqrt

from game.dinowars.sines import ONE

FAR = 1_000_000
"""Farther than any table is wide: the way is free."""
WIDE = ONE + ONE // 1_000
"""ONE, with what is lost in the length of a direction."""
FINE = 1_000
"""Parts of a hundredth in which lengths within outlines are summed."""

Point = tuple[int, int]
Side = tuple[int, int, int, int, int]
"""A start, the way to the end (east, south), and the square of its length."""


@dataclass(frozen=True)
class Outline:
    """A closed polygon, its points in order, either way round."""

    points: tuple[Point, ...]

    def __hash__(self) -> int:
        return hash(self.points)

    @cached_property
    def sides(self) -> tuple[Side, ...]:
        """Its sides, each from a point to the next."""
        ends = (*self.points[1:], self.points[0])
        return tuple(
            (x, y, to_x - x, to_y - y, (to_x - x) ** 2 + (to_y - y) ** 2)
            for (x, y), (to_x, to_y) in zip(self.points, ends, strict=True)
        )

    @cached_property
    def circle(self) -> tuple[int, int, int]:
        """A circle around it: centre and radius."""
        west, north, east, south = self.bounds
        x, y = (west + east) // 2, (north + south) // 2
        return x, y, 1 + max(isqrt((px - x) ** 2 + (py - y) ** 2) for px, py in self.points)

    @cached_property
    def bounds(self) -> tuple[int, int, int, int]:
        """How far it reaches to the west, the north, the east and the south."""
        xs, ys = [x for x, _y in self.points], [y for _x, y in self.points]
        return min(xs), min(ys), max(xs), max(ys)

    def holds(self, x: int, y: int, scale: int = 1) -> bool:
        """Whether the point, given in hundredths times `scale`, lies inside. A shared side belongs to one of two."""
        west, north, east, south = self.bounds
        if not (west * scale <= x <= east * scale and north * scale <= y <= south * scale):
            return False
        inside = False
        for ax, ay, east, south, _square in self.sides:
            top, bottom = ay * scale, (ay + south) * scale
            if (top > y) != (bottom > y) and ((x - ax * scale) * south < (y - top) * east) == (south > 0):
                inside = not inside
        return inside

    def overlaps(self, x: int, y: int, radius: int) -> bool:
        """Whether a disc there overlaps it; touching is no overlap."""
        mid_x, mid_y, around = self.circle
        east, south, reach = x - mid_x, y - mid_y, around + radius
        if east * east + south * south >= reach * reach:
            return False
        return any(_is_near(side, x, y, radius) for side in self.sides) or self.holds(x, y)

    def entry(self, x: int, y: int, way: Point, radius: int) -> int:
        """How far a disc goes on that way until it touches the outline; FAR if it never does."""
        mid_x, mid_y, around = self.circle
        east, south = mid_x - x, mid_y - y
        if not may_meet(east, south, way, around + radius):
            return FAR
        corners = min(entry_of_disc(px - x, py - y, way, radius) for px, py in self.points)
        return min(corners, *(_entry_of_side(side, x, y, way, radius) for side in self.sides))

    def crossings(self, x: int, y: int, way: Point) -> list[int]:
        """How far along the way it meets sides, in FINE parts of a hundredth, in rising order, none negative."""
        mid_x, mid_y, around = self.circle
        if not may_meet(mid_x - x, mid_y - y, way, around):
            return []
        found = set()
        for ax, ay, east, south, _square in self.sides:
            cross = way[0] * south - way[1] * east
            if cross:
                off_x, off_y = ax - x, ay - y
                part = off_x * way[1] - off_y * way[0]
                along = (off_x * south - off_y * east) * ONE * FINE // cross
                if along >= 0 and (0 <= part <= cross or cross <= part <= 0):
                    found.add(along)
        return sorted(found)


def _is_near(side: Side, x: int, y: int, radius: int) -> bool:
    ax, ay, east, south, square = side
    off_x, off_y = x - ax, y - ay
    along = off_x * east + off_y * south
    if along <= 0:
        return off_x**2 + off_y**2 < radius**2
    if along >= square:
        return (off_x - east) ** 2 + (off_y - south) ** 2 < radius**2
    return (east * off_y - south * off_x) ** 2 < radius**2 * square


def may_meet(east: int, south: int, way: Point, reach: int) -> bool:
    """Whether the way comes within reach of the point that lies so far off, or is there already."""
    if abs(east * way[1] - south * way[0]) > reach * WIDE:
        return False
    return east * way[0] + south * way[1] > 0 or east * east + south * south <= reach * reach


def entry_of_disc(east: int, south: int, way: Point, reach: int) -> int:
    """How far the way leads until it is `reach` from the point that lies so far off; FAR if it never is."""
    along = east * way[0] + south * way[1]
    if along <= 0:
        return FAR
    aside = east * way[1] - south * way[0]
    room = (reach * ONE) ** 2 - aside**2
    return FAR if room <= 0 else max(0, (along - isqrt(room) - 1) // ONE)


def _entry_of_side(side: Side, x: int, y: int, way: Point, radius: int) -> int:
    """How far until a disc touches the side between its ends; they are discs of their own."""
    ax, ay, east, south, square = side
    off_x, off_y = x - ax, y - ay
    height = east * off_y - south * off_x
    nearing = east * way[1] - south * way[0]
    if not nearing or not height or (height > 0) == (nearing > 0):
        return FAR
    band = isqrt(radius**2 * square) + 1
    length = max(0, (abs(height) - band) * ONE // abs(nearing))
    along = (east * way[0] + south * way[1]) * length // ONE + east * off_x + south * off_y
    return length if 0 <= along <= square else FAR


def spans(outlines: Sequence[Outline], x: int, y: int, way: Point, most: int) -> list[tuple[int, int]]:
    """The stretches of the way inside any of the outlines, to `most` hundredths, in FINE parts, none touching."""
    found = [span for one in outlines for span in _spans(one, x, y, way, most * FINE)]
    merged: list[tuple[int, int]] = []
    for start, end in sorted(found):
        if merged and start <= merged[-1][1]:
            merged[-1] = merged[-1][0], max(end, merged[-1][1])
        else:
            merged.append((start, end))
    return merged


def _spans(outline: Outline, x: int, y: int, way: Point, most: int) -> list[tuple[int, int]]:
    crossings = [one for one in outline.crossings(x, y, way) if one < most]
    if not crossings and not outline.holds(x, y):
        return []
    found, scale = [], 2 * FINE * ONE
    for start, end in zip([0, *crossings], [*crossings, most], strict=True):
        double = start + end
        if start < end and outline.holds(x * scale + way[0] * double, y * scale + way[1] * double, scale):
            found.append((start, end))
    return found


def affordable(inside: Sequence[tuple[int, int]], budget: int) -> int:
    """How far a budget leads where each step inside those spans costs twice its length. Hundredths, rounded down."""
    left, here = budget * FINE, 0
    for start, end in inside:
        if start - here >= left:
            break
        left -= start - here
        if 2 * (end - start) >= left:
            return (start + left // 2) // FINE
        left -= 2 * (end - start)
        here = end
    return (here + left) // FINE
