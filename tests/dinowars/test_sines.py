"""The committed sines and the headings made of them."""

from __future__ import annotations

import math
import random

from game.dinowars.sines import ONE, QUARTER, ROUND, direction, heading_to, step
from tests.dinowars.make_sines import FILE, written


def test_the_committed_table_is_what_its_script_writes() -> None:
    text = FILE.read_text(encoding="utf-8")
    assert written(text) == text


def test_every_direction_is_right_to_a_millionth() -> None:
    for heading in range(ROUND):
        angle = math.radians(heading / 100)
        east, south = direction(heading)
        assert abs(east - ONE * math.sin(angle)) < 0.51
        assert abs(south + ONE * math.cos(angle)) < 0.51


def test_opposite_headings_lead_to_opposite_places() -> None:
    for heading in range(ROUND // 2):
        east, south = direction(heading)
        assert direction(heading + ROUND // 2) == (-east, -south)


def test_a_step_is_as_long_as_it_says() -> None:
    for heading in range(0, ROUND, 7):
        assert abs(math.hypot(*step(0, 0, heading, 4_800)) - 4_800) < 0.75


def test_a_heading_is_the_nearest_to_the_way_it_stands_for() -> None:
    chance = random.Random(1)
    for _try in range(5_000):
        east, south = chance.randint(-4_800, 4_800), chance.randint(-4_800, 4_800)
        if east or south:
            true = math.degrees(math.atan2(east, -south)) * 100
            off = abs((heading_to(east, south) - true + ROUND // 2) % ROUND - ROUND // 2)
            assert off < 0.51, (east, south)


def test_the_four_winds_are_exact() -> None:
    ways = [(0, -7), (7, 0), (0, 7), (-7, 0)]
    assert [heading_to(east, south) for east, south in ways] == [0, QUARTER, 2 * QUARTER, 3 * QUARTER]
