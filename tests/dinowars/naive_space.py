"""Space said a second time, and naively: a way is walked in tiny steps of floating point, each of them looked at."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from game.dinowars.shapes import Outline
from game.dinowars.sines import ROUND, step
from game.dinowars.ways import CONTACT, Disc, Ground

if TYPE_CHECKING:
    import random
    from collections.abc import Iterator

SIZE = 4_800
PACE = 1.0
"""Hundredths of an inch in a step."""

Spot = tuple[float, float]


def to_side(spot: Spot, one: Spot, other: Spot) -> float:
    """The distance of a point from a segment."""
    length = math.dist(one, other)
    along = ((spot[0] - one[0]) * (other[0] - one[0]) + (spot[1] - one[1]) * (other[1] - one[1])) / length
    part = min(1.0, max(0.0, along / length))
    return math.dist(spot, (one[0] + part * (other[0] - one[0]), one[1] + part * (other[1] - one[1])))


def is_inside(spot: Spot, outline: Outline) -> bool:
    """Whether the point lies in the polygon: the corners turn once around it."""
    turn, points = 0.0, outline.points
    for one, other in zip(points, (*points[1:], points[0]), strict=True):
        here = math.atan2(one[1] - spot[1], one[0] - spot[0])
        there = math.atan2(other[1] - spot[1], other[0] - spot[0])
        turn += (there - here + math.pi) % (2 * math.pi) - math.pi
    return abs(turn) > math.pi


def to_outline(spot: Spot, outline: Outline) -> float:
    """The distance of a point from a polygon, negative inside."""
    points = outline.points
    nearest = min(to_side(spot, one, other) for one, other in zip(points, (*points[1:], points[0]), strict=True))
    return -nearest if is_inside(spot, outline) else nearest


def gaps(ground: Ground, spot: Spot, radius: int) -> Iterator[float]:
    """The gaps between a base there and all that it must not overlap, negative where it does."""
    yield from (math.dist(spot, (one.x, one.y)) - radius - one.radius for one in ground.bases)
    yield from (to_outline(spot, one) - radius for one in ground.solids)
    yield from (spot[0] - ground.west - radius, ground.east - spot[0] - radius)
    yield from (spot[1] - ground.north - radius, ground.south - spot[1] - radius)


def is_stopped(ground: Ground, body: Disc, spot: Spot) -> bool:
    """Whether something stops the base there: an overlap, or a base that it did not touch at the start."""
    if min(gaps(ground, spot, body.radius)) < 0:
        return True
    for one in ground.bases:
        reach = body.radius + one.radius + CONTACT + 0.75  # bases stand on whole hundredths
        if math.dist(spot, (one.x, one.y)) <= reach and not one.gap_within(body.x, body.y, body.radius, CONTACT):
            return True
    return False


def spots(body: Disc, heading: int, most: float) -> Iterator[tuple[float, Spot]]:
    """The way in tiny steps: how far, and where."""
    angle = math.radians(heading / 100)
    for number in range(1 + int(most / PACE)):
        length = number * PACE
        yield length, (body.x + length * math.sin(angle), body.y - length * math.cos(angle))


def cost(ground: Ground, body: Disc, heading: int, length: float) -> float:
    """What the way to that length costs: twice as much where the centre is in rough ground."""
    return sum(
        PACE * (2 if any(is_inside(spot, one) for one in ground.rough) else 1)
        for far, spot in spots(body, heading, length)
        if far > 0
    )


# -- grounds at random ------------------------------------------------------------------------------------------------


def blob(chance: random.Random, x: int, y: int, size: int) -> Outline:
    """A polygon of three to eight corners around there, often not convex."""
    count = chance.randint(3, 8)
    angles = sorted(chance.sample(range(0, ROUND, 500), count))
    return Outline(tuple(step(x, y, angle, chance.randint(size // 3, size)) for angle in angles))


def ground(chance: random.Random) -> Ground:
    """A table with some of everything."""
    solids = [blob(chance, *_place(chance), 300) for _one in range(chance.randint(0, 6))]
    rough = [blob(chance, *_place(chance), 600) for _one in range(chance.randint(0, 5))]
    bare = Ground(0, 0, SIZE, SIZE, tuple(solids), (), ())
    bases: list[Disc] = []
    for _one in range(12):
        x, y, radius = *_place(chance), chance.choice((50, 100, 150, 200))
        if bare.is_free(x, y, radius) and not any(one.overlaps(x, y, radius) for one in bases):
            bases.append(Disc(x, y, radius))
    return Ground(0, 0, SIZE, SIZE, tuple(solids), tuple(rough), tuple(bases))


def _place(chance: random.Random) -> tuple[int, int]:
    return chance.randint(0, SIZE), chance.randint(0, SIZE)


def body(chance: random.Random, around: Ground) -> Disc:
    """A base that can stand there; often touching another, or a rock, or the edge."""
    while True:
        radius = chance.choice((50, 100, 150, 200))
        x, y = _place(chance)
        if around.bases and chance.random() < 0.4:
            other = chance.choice(around.bases)
            x, y = step(other.x, other.y, chance.randrange(ROUND), other.radius + radius + chance.randint(0, 8))
        if around.is_free(x, y, radius):
            return Disc(x, y, radius)
