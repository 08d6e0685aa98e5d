"""Straight ways: never overlapping, never through anything, as long as they should be; told a second time, naively."""

from __future__ import annotations

import math
import os
import random

import pytest

from game.dinowars.shapes import Outline
from game.dinowars.sines import QUARTER, ROUND
from game.dinowars.ways import CONTACT, TOUCH, Disc, Ground, Way
from tests.dinowars.naive_space import SIZE, body, cost, gaps, ground, is_inside, is_stopped, spots

CASES = 1_000 if os.environ.get("EMBER_LONG") == "1" else 25
"""Ways at random in each of four parts."""
OPEN = Ground(0, 0, SIZE, SIZE, (), (), ())
NORTH, EAST, SOUTH, WEST = 0, QUARTER, 2 * QUARTER, 3 * QUARTER


def box(west: int, north: int, east: int, south: int) -> Outline:
    return Outline(((west, north), (east, north), (east, south), (west, south)))


def ground_with(*bases: Disc, solids: tuple[Outline, ...] = (), rough: tuple[Outline, ...] = ()) -> Ground:
    return Ground(0, 0, SIZE, SIZE, solids, rough, bases)


@pytest.mark.parametrize(
    ("heading", "end"),
    [(NORTH, (2400, 1700)), (EAST, (3100, 2400)), (SOUTH, (2400, 3100)), (WEST, (1700, 2400)), (4_500, (2895, 1905))],
)
def test_in_the_open_a_way_is_as_long_as_it_may_be(heading: int, end: tuple[int, int]) -> None:
    way = Way(OPEN, Disc(2400, 2400, 100), heading)
    assert way.far(700) == 700
    assert way.end(700) == end


@pytest.mark.parametrize(
    ("heading", "end"), [(NORTH, (2400, 150)), (EAST, (4650, 2400)), (SOUTH, (2400, 4650)), (WEST, (150, 2400))]
)
def test_the_table_ends_at_its_edge(heading: int, end: tuple[int, int]) -> None:
    """D17, D60: the base stays on it whole."""
    way = Way(OPEN, Disc(2400, 2400, 150), heading)
    assert way.end(way.far(9_999)) == end


def test_a_base_stops_touching_another() -> None:
    way = Way(ground_with(Disc(2400, 1000, 200)), Disc(2400, 2400, 100), NORTH)
    assert way.end(way.far(9_999)) == (2400, 1300)


def test_a_base_that_would_end_nearly_touching_is_set_to_touch() -> None:
    """D51: within 0.05 inches; farther off it stays where it is."""
    way = Way(ground_with(Disc(2400, 1000, 200)), Disc(2400, 2400, 100), NORTH)
    assert way.end(1095) == (2400, 1300)
    assert way.end(1094) == (2400, 1306)


def test_a_way_that_only_grazes_a_base_stops_beside_it() -> None:
    """D59: at 0.05 inches it is contact, at 0.06 the way is free."""
    near = Way(ground_with(Disc(2400, 1000, 200)), Disc(2705, 2400, 100), NORTH)
    assert near.end(near.far(9_999)) == (2705, 1000)
    past = Way(ground_with(Disc(2400, 1000, 200)), Disc(2706, 2400, 100), NORTH)
    assert past.end(past.far(2_000)) == (2706, 400)


def test_a_base_in_contact_may_leave_in_any_direction_but_through_the_other() -> None:
    still = Disc(2400, 2100, 200)
    body_ = Disc(2400, 2400, 100)
    assert Way(ground_with(still), body_, NORTH).far(500) <= 1
    assert Way(ground_with(still), body_, EAST).far(500) == 500
    assert Way(ground_with(still), body_, 9_001).far(500) == 500
    assert Way(ground_with(still), body_, SOUTH).far(500) == 500


def test_a_rock_stops_at_its_side_and_at_its_corner() -> None:
    rocks = ground_with(solids=(box(2000, 500, 2800, 1000),))
    way = Way(rocks, Disc(2400, 2400, 100), NORTH)
    assert way.end(way.far(9_999)) == (2400, 1100)
    corner = Way(rocks, Disc(2860, 2400, 100), NORTH)
    assert corner.end(corner.far(9_999)) == (2860, 1080)
    past = Way(rocks, Disc(2900, 2400, 100), NORTH)
    assert past.end(past.far(9_999)) == (2900, 100)


def test_a_base_goes_along_a_rock_that_it_touches() -> None:
    slope = Outline(((1000, 1000), (3000, 1347), (3000, 400)))
    start = Way(ground_with(solids=(slope,)), Disc(2000, 2400, 100), NORTH)
    x, y = start.end(start.far(9_999))
    along = Way(ground_with(solids=(slope,)), Disc(x, y, 100), 9_985)
    assert along.far(300) == 300
    assert math.dist(along.end(300), (x, y)) == pytest.approx(300, abs=1.5)


def test_rough_ground_costs_double_for_the_centre_alone() -> None:
    """D20: two inches in front of the wood, then each inch costs two, and beyond one again."""
    wood = ground_with(rough=(box(1000, 1900, 3800, 2200),))
    way = Way(wood, Disc(2400, 2400, 200), NORTH)
    assert [way.far(one) for one in (100, 200, 300, 400, 800, 900, 1000)] == [100, 200, 250, 300, 500, 600, 700]


def test_woods_that_overlap_cost_double_once() -> None:
    woods = ground_with(rough=(box(1000, 1900, 3800, 2200), box(1000, 1700, 3800, 2000)))
    assert Way(woods, Disc(2400, 2400, 200), NORTH).far(1_400) == 900


def test_a_flyer_passes_over_everything_and_stops_short_of_what_it_cannot_end_on() -> None:
    """D20: rough ground costs it nothing; on a rock, another base or rough ground it does not end."""
    table = ground_with(
        Disc(2400, 2000, 100), solids=(box(2000, 1000, 2800, 1500),), rough=(box(2000, 1600, 2800, 1800),)
    )
    way = Way(table, Disc(2400, 2400, 50), NORTH, flies=True)
    assert way.far(1_600) == 1_600
    assert way.end(1_600) == (2400, 800)
    assert way.end(1_300) == (2400, 1550)
    assert way.end(799) == (2400, 1800), "short of the wood, in which its centre would lie"
    assert way.end(600) == (2400, 1800), "its rim is no wood"
    assert way.end(400) == (2400, 2150)
    assert way.end(550) == (2400, 1850)


def test_a_flyer_that_would_end_nearly_touching_is_set_to_touch() -> None:
    way = Way(ground_with(Disc(2400, 1000, 200)), Disc(2400, 2400, 100), NORTH, flies=True)
    assert way.end(1_096) == (2400, 1300)
    assert way.end(1_090) == (2400, 1310)


@pytest.mark.parametrize("part", range(4))
def test_ways_at_random_are_right_by_a_second_and_naive_formulation(part: int) -> None:
    """Free at the end, never deeper than a hundredth in anything on the way, and stopped by something alone."""
    stopped = 0
    for seed in range(part * CASES, (part + 1) * CASES):
        chance = random.Random(seed)
        table = ground(chance)
        mover, heading, budget = body(chance, table), chance.randrange(ROUND), chance.randint(0, 2_400)
        way = Way(table, mover, heading)
        far = way.far(budget)
        x, y = way.end(far)
        assert min(gaps(table, (x, y), mover.radius)) > -1e-9, seed
        assert math.dist((x, y), (mover.x, mover.y)) == pytest.approx(far, abs=1.5 + CONTACT)
        for length, spot in spots(mover, heading, far):
            assert min(gaps(table, spot, mover.radius)) > -1.1, (seed, length)
        paid = cost(table, mover, heading, far)
        assert paid <= budget + 2, seed
        if paid < budget - 3:
            stopped += 1
            beyond = [spot for length, spot in spots(mover, heading, far + 3) if length >= far - 2]
            assert any(is_stopped(table, mover, spot) for spot in beyond), seed
    assert stopped > CASES // 5


@pytest.mark.parametrize("part", range(4))
def test_flights_at_random_end_free_and_stop_short_only_of_what_bars_them(part: int) -> None:
    for seed in range(part * CASES, (part + 1) * CASES):
        chance = random.Random(seed)
        table = ground(chance)
        mover, heading, budget = body(chance, table), chance.randrange(ROUND), chance.randint(0, 2_400)
        way = Way(table, mover, heading, flies=True)
        far = way.far(budget)
        x, y = way.end(far)
        assert min(gaps(table, (x, y), mover.radius)) > -1e-9, seed
        gone = math.dist((x, y), (mover.x, mover.y))
        assert gone <= far + CONTACT + 1.5
        for length, spot in spots(mover, heading, far):
            if length > gone + 3:
                assert min(gaps(table, spot, mover.radius)) < 1, (seed, length)


def test_one_that_is_stopped_by_a_base_stands_at_most_two_hundredths_from_it() -> None:
    met = 0
    for seed in range(100):
        chance = random.Random(seed)
        other = Disc(2400, 2400, chance.choice((50, 100, 150, 200)))
        mover = Disc(chance.randint(300, 4500), chance.randint(300, 1500), chance.choice((50, 100, 150, 200)))
        for heading in range(0, ROUND, 317):
            way = Way(ground_with(other), mover, heading)
            x, y = way.end(way.far(9_999))
            gap = math.dist((x, y), (other.x, other.y)) - other.radius - mover.radius
            assert gap >= 0
            if is_hit(other, mover, heading):
                met += 1
                assert gap <= TOUCH, (seed, heading)
    assert met > 500


def is_hit(other: Disc, mover: Disc, heading: int) -> bool:
    """Whether the way goes into the other, not only past it."""
    angle = math.radians(heading / 100)
    east, south = other.x - mover.x, other.y - mover.y
    along = east * math.sin(angle) - south * math.cos(angle)
    aside = abs(east * math.cos(angle) + south * math.sin(angle))
    return along > 0 and aside < other.radius + mover.radius


def test_the_inside_of_an_outline_is_the_naive_one() -> None:
    for seed in range(60):
        chance = random.Random(seed)
        for outline in ground(chance).rough:
            for _try in range(20):
                x, y = chance.randint(0, SIZE), chance.randint(0, SIZE)
                assert outline.holds(x, y) == is_inside((x, y), outline)
