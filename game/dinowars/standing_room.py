"""D65: whether bases find places in a deployment strip beside those that stand there, in any arrangement."""

from collections.abc import Iterator, Sequence
from math import isqrt

from game.dinowars.field import SIZE, STRIP
from game.dinowars.shapes import Point
from game.dinowars.ways import Disc

TRIES = 200
"""So many places are tried; an arrangement that is found only later is none."""


def arrange(radii: Sequence[int], taken: Sequence[Disc]) -> list[Point] | None:
    """A place for each base, in their order, that lies whole in the strip and overlaps nothing; None if there is none.

    Places, taken ones too, are along the edge and deep, in hundredths of an inch. Looked at are places where a base
    touches two of the others and the rims: whatever else fits can be pushed until it stands so.
    """
    order = sorted(range(len(radii)), key=lambda one: -radii[one])
    found = _Search().places([radii[one] for one in order], list(taken))
    if found is None:
        return None
    return [place for _one, place in sorted(zip(order, found, strict=True))]


class _Search:
    """Depth first, the widest base first, from the beginning of the edge."""

    def __init__(self) -> None:
        self.left = TRIES

    def places(self, radii: Sequence[int], taken: list[Disc]) -> list[Point] | None:
        if not radii:
            return []
        radius, *rest = radii
        for place in sorted(set(_corners(radius, taken))):
            self.left -= 1
            if self.left < 0:
                return None
            found = self.places(rest, [*taken, Disc(*place, radius)])
            if found is not None:
                return [place, *found]
        return None


def _corners(radius: int, taken: Sequence[Disc]) -> Iterator[Point]:
    """Where a base of that radius touches two things, and is free."""
    ends, depths = (radius, SIZE - radius), (radius, STRIP - radius)
    places = [(along, deep) for along in ends for deep in depths]
    for at, one in enumerate(taken):
        reach = one.radius + radius
        places += [(one.x + side, deep) for deep in depths for side in _sides(reach, deep - one.y)]
        places += [(along, one.y + side) for along in ends for side in _sides(reach, along - one.x)]
        for other in taken[:at]:
            places += _between(one, other, radius)
    for along, deep in places:
        inside = radius <= along <= SIZE - radius and radius <= deep <= STRIP - radius
        if inside and not any(one.overlaps(along, deep, radius) for one in taken):
            yield along, deep


def _sides(reach: int, off: int) -> tuple[int, ...]:
    """How far beside a base, on either side, a line lies `reach` from its middle that is `off` away from it."""
    if abs(off) >= reach:
        return ()
    side = isqrt(reach**2 - off**2 - 1) + 1
    return -side, side


def _between(one: Disc, other: Disc, radius: int) -> list[Point]:
    """The points around where a base touches both."""
    east, south = other.x - one.x, other.y - one.y
    square, near, far = east**2 + south**2, (one.radius + radius) ** 2, (other.radius + radius) ** 2
    along = square + near - far
    aside = 4 * square * near - along**2
    if not square or aside < 0:
        return []
    places = []
    for root in (isqrt(aside), -isqrt(aside)):
        x = one.x + (east * along - south * root) // (2 * square)
        y = one.y + (south * along + east * root) // (2 * square)
        places += [(x + right, y + down) for right in (0, 1) for down in (0, 1)]
    return places
