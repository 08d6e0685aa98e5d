"""Rulebook, "Movement": a base on its straight way, and what stops it. Hundredths of an inch throughout.

Where a base stands is whole, so that a stop is right to a hundredth: bases never overlap, and one that is stopped by
another stands at most TOUCH from it.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from game.dinowars.field import SIZE
from game.dinowars.shapes import FAR, FINE, WIDE, Outline, Point, affordable, entry_of_disc, may_meet, spans
from game.dinowars.sines import ONE, direction

CONTACT = 5
"""D51: bases so near are in contact."""
TOUCH = 2
"""As near as a base comes that is stopped by another."""
ROUNDING = 2
"""A base lands so far beside its way at most, with what is lost in the length of a direction."""


class Disc(NamedTuple):
    """A round base, or a marker."""

    x: int
    y: int
    radius: int

    def gap_within(self, x: int, y: int, radius: int, gap: int) -> bool:
        """Whether a disc there is at most that gap away."""
        own_x, own_y, own = self
        return (own_x - x) ** 2 + (own_y - y) ** 2 <= (own + radius + gap) ** 2

    def overlaps(self, x: int, y: int, radius: int) -> bool:
        """Whether a disc there overlaps this one; touching is no overlap."""
        own_x, own_y, own = self
        return (own_x - x) ** 2 + (own_y - y) ** 2 < (own + radius) ** 2


class Ground(NamedTuple):
    """What a base meets: the bounds within which it must lie whole, and what lies there."""

    west: int
    north: int
    east: int
    south: int
    solids: tuple[Outline, ...]
    rough: tuple[Outline, ...]
    bases: tuple[Disc, ...]

    def is_free(self, x: int, y: int, radius: int) -> bool:
        """Whether a base can stand there."""
        return self.holds(x, y, radius) and is_clear(x, y, radius, self.bases, self.solids)

    def holds(self, x: int, y: int, radius: int) -> bool:
        """Whether a base there lies within the bounds."""
        return self.west + radius <= x <= self.east - radius and self.north + radius <= y <= self.south - radius


def is_clear(x: int, y: int, radius: int, bases: Sequence[Disc], solids: Sequence[Outline]) -> bool:
    """Whether a base there overlaps nothing of these."""
    for base_x, base_y, other in bases:
        east, south, reach = base_x - x, base_y - y, other + radius
        if east * east + south * south < reach * reach:
            return False
    for one in solids:  # noqa: SIM110 - in every step of a way, and twice as quick as `any`
        if one.overlaps(x, y, radius):
            return False
    return True


class Way:
    """A base's straight way in one heading. A flyer passes over everything, but stops short of what it cannot end on.

    D20: that is rough ground too, with its centre.
    The base's start must be free. D59: the first touch stops; a base that is in contact at the start stops only what
    would overlap it.
    """

    __slots__ = ("_bases", "_east", "_edge", "_solids", "_south", "_stop", "body", "flies", "ground", "way")

    def __init__(self, ground: Ground, body: Disc, heading: int, *, flies: bool = False) -> None:
        self.ground = ground
        self.body = body
        self.flies = flies
        self.way = self._east, self._south = direction(heading)
        self._bases = self._met()
        self._solids = [one for one in ground.solids if self._may_meet(*one.circle)]
        self._edge = self._to_edge()
        self._stop = self._edge if flies else min(self._edge, self._to_solid() + 1, self._to_base() + 1)

    def far(self, budget: int) -> int:
        """How far the base can go when it has so many hundredths; D20: each in rough ground costs two."""
        body, most = self.body, min(self._stop, budget)
        if self.ground.rough and not self.flies:
            inside = spans(self.ground.rough, body.x, body.y, self.way, most)
            most = min(most, affordable(inside, budget))
        return self._landing(most, 0)[0]

    def end(self, length: int) -> Point:
        """Where the base ends that wants to go so far, at most `far`. D51: so near a base, it is set to touch it."""
        length, point = self._landing(length, 0)
        ahead = [one for one in self._bases if self._is_ahead(one, point)]
        if ahead and not self.flies:
            return self._landing(min(self._stop, length + CONTACT), length)[1]
        if ahead:
            nearest = min(self._until(one) for one in ahead)
            return self._landing(min(self._edge, nearest + 1, length + CONTACT), length)[1]
        return point

    def leaving(self, budget: int) -> tuple[int, Point] | None:
        """D36: how far it is until the centre lies on the table's edge, and where; None if the way leads not so far."""
        body = self.body
        length = min(self._to_bound(body.x, self._east, 0, SIZE), self._to_bound(body.y, self._south, 0, SIZE)) + 1
        ground = self.ground
        if not self.flies and min(self._to_solid(), self._to_base()) < length:
            return None
        inside = spans(ground.rough, body.x, body.y, self.way, length) if not self.flies else []
        if affordable(inside, budget) < length - 1:
            return None
        x, y = next(self._around(length))
        return length, (min(SIZE, max(0, x)), min(SIZE, max(0, y)))

    def _met(self) -> list[Disc]:
        """The bases with which it may come into contact on the way: `_may_meet`, at one go."""
        (x, y, radius), (east, south), found = self.body, self.way, []
        around = radius + CONTACT + ROUNDING
        for base in self.ground.bases:
            off_x, off_y, reach = base[0] - x, base[1] - y, base[2] + around
            if abs(off_x * south - off_y * east) <= reach * WIDE and (
                off_x * east + off_y * south > 0 or off_x * off_x + off_y * off_y <= reach * reach
            ):
                found.append(base)
        return found

    def _may_meet(self, x: int, y: int, radius: int) -> bool:
        """Whether a disc there may come into contact on the way."""
        body = self.body
        return may_meet(x - body.x, y - body.y, self.way, radius + body.radius + CONTACT + ROUNDING)

    # -- what stops it ------------------------------------------------------------------------------------------------

    def _to_edge(self) -> int:
        ground, body = self.ground, self.body
        across = self._to_bound(body.x, self._east, ground.west + body.radius, ground.east - body.radius)
        return min(across, self._to_bound(body.y, self._south, ground.north + body.radius, ground.south - body.radius))

    @staticmethod
    def _to_bound(place: int, pace: int, least: int, most: int) -> int:
        if not pace:
            return FAR
        room = most - place if pace > 0 else place - least
        return max(0, room * ONE // abs(pace))

    def _to_solid(self) -> int:
        body = self.body
        return min((one.entry(body.x, body.y, self.way, body.radius) for one in self._solids), default=FAR)

    def _to_base(self) -> int:
        return min((self._until(one) for one in self._bases), default=FAR)

    def _until(self, base: Disc) -> int:
        """How far until that base stops this one: where they touch, or where they are nearest within CONTACT."""
        body = self.body
        east, south, reach = base.x - body.x, base.y - body.y, base.radius + body.radius
        touch = entry_of_disc(east, south, self.way, reach)
        if touch < FAR or base.gap_within(body.x, body.y, body.radius, CONTACT):
            return touch
        nearest = (east * self._east + south * self._south) // ONE
        if nearest <= 0:
            return FAR
        x, y = next(self._around(nearest))
        return nearest - 1 if base.gap_within(x, y, body.radius, CONTACT) else FAR

    def _is_ahead(self, base: Disc, point: Point) -> bool:
        """Whether that base, not touched at the start, is in contact at the point and still farther along."""
        body = self.body
        if not base.gap_within(*point, body.radius, CONTACT) or base.gap_within(*point, body.radius, 0):
            return False
        before = base.gap_within(body.x, body.y, body.radius, CONTACT)
        return not before and (base.x - point[0]) * self._east + (base.y - point[1]) * self._south > 0

    # -- where it lands -----------------------------------------------------------------------------------------------

    def _landing(self, length: int, least: int) -> tuple[int, Point]:
        """The farthest place up to that length where the base can stand; at `least` it can."""
        while length > 0:
            for point in self._around(length):
                if self._is_free(*point):
                    return length, point
            if length <= least:
                break
            length = max(least, self._before(length)) if self.flies else length - 1
        return 0, (self.body.x, self.body.y)

    def _is_free(self, x: int, y: int) -> bool:
        radius = self.body.radius
        if self.flies and any(one.holds(x, y) for one in self.ground.rough):
            return False
        return self.ground.holds(x, y, radius) and is_clear(x, y, radius, self._bases, self._solids)

    def _before(self, length: int) -> int:
        """The next length to try where a flyer cannot end: the near side of a base, or of the rough ground.

        Rocks may have gaps in them.
        """
        x, y = next(self._around(length))
        sides = [self._until(one) + 1 for one in self._bases if one.overlaps(x, y, self.body.radius)]
        rough = spans(self.ground.rough, self.body.x, self.body.y, self.way, length) if self.ground.rough else []
        inside = [start // FINE for start, end in rough if end >= length * FINE]
        return min([length - 1, *sides, *inside])

    def _around(self, length: int) -> Iterator[Point]:
        """The whole points around that length of the way, nearest first."""
        east, south = self._east * length, self._south * length
        x, off_x = self.body.x + east // ONE, east % ONE
        y, off_y = self.body.y + south // ONE, south % ONE
        right, down = 2 * off_x >= ONE, 2 * off_y >= ONE
        yield x + right, y + down
        if off_x or off_y:
            wide, deep = (1 if off_x else 0), (1 if off_y else 0)
            over = abs(2 * off_x - ONE) <= abs(2 * off_y - ONE)
            yield (x + wide * (1 - right), y + down) if over else (x + right, y + deep * (1 - down))
            yield (x + right, y + deep * (1 - down)) if over else (x + wide * (1 - right), y + down)
            yield x + wide * (1 - right), y + deep * (1 - down)
