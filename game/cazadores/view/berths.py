"""Where ships lie at a port: a berth for each player, clear of each other, of ports, of routes, and off the land."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from math import cos, dist, hypot, pi, sin
from typing import Final

from pygame import FRect

from game.cazadores.chart import Chart, Point
from game.cazadores.soundness import Side, is_inside
from game.cazadores.view import layout

MOST: Final = 5
"""Ships at one port."""
WIDE, HIGH = 64.0, 60.0
"""So far from each other, beside or behind, two ships do not touch."""
UP: Final = 16.0
"""So far above its water line is the middle of a ship."""
TURNS: Final = tuple(k * pi / 8 for k in range(16))
AROUND: Final = tuple((far * 46 * cos(turn), far * 38 * sin(turn)) for far in (1.0, 1.5, 2.0, 2.6) for turn in TURNS)
"""Berths to choose from, as seen from the port."""
OPEN: Final = FRect(layout.SEA.x + 35, layout.SEA.y + 45, layout.SEA.w - 70, layout.SEA.h - 60)
"""So much of the sea has room for a ship."""
NEAR: Final = 200.0
"""What is farther from a port than this has no part in the choice."""


@lru_cache(maxsize=200)
def berths(chart: Chart, space: int) -> tuple[Point, ...]:
    """By seat, where its ship lies at that port, so that none moves when another comes."""
    here, sea = layout.port(chart, space), _sea(chart)
    around = FRect(here[0] - NEAR, here[1] - NEAR, 2 * NEAR, 2 * NEAR)
    ports = [one for one in sea.ports if one != here and around.collidepoint(one)]
    routes = [one for one in sea.routes if around.collidepoint(one)]
    return _at_port(here, ports, routes, [land for land, box in sea.lands if box.colliderect(around)])


@dataclass(frozen=True, slots=True)
class _Sea:
    """A chart on the screen: its ports, points along its routes, the outlines of its lands and what they lie in."""

    ports: list[Point]
    routes: list[Point]
    lands: list[tuple[list[Side], FRect]]


@lru_cache(maxsize=4)
def _sea(chart: Chart) -> _Sea:
    lands = []
    for outline in chart.lands:
        land = [layout.at(chart, point) for point in outline]
        (left, right), (top, bottom) = ((min(axis), max(axis)) for axis in zip(*land, strict=True))
        sides = [*pairwise(land), (land[-1], land[0])]
        lands.append((sides, FRect(left, top, right - left, bottom - top)))
    return _Sea(
        [layout.port(chart, space) for space in range(len(chart.spaces))],
        [point for route in chart.routes for point in _sampled([layout.at(chart, one) for one in route.line])],
        lands,
    )


def _at_port(here: Point, ports: list[Point], routes: list[Point], lands: list[list[Side]]) -> tuple[Point, ...]:
    """The freest place first, then always the freest that is clear of those before."""
    rated = []
    for dx, dy in AROUND:
        spot = (here[0] + dx, here[1] + dy)
        if OPEN.collidepoint(spot):
            rated.append((_room(spot, ports, routes, lands) - 0.35 * hypot(dx, dy), spot))
    found: list[Point] = []
    while len(found) < MOST:
        found.append(max(rated, key=lambda one: (min(1.0, _clear(one[1], found)), one[0]))[1])
    return tuple(found)


def _clear(spot: Point, taken: Sequence[Point]) -> float:
    """How far it is from the ships before, where 1 is as far as it need be."""
    return min((max(abs(spot[0] - x) / WIDE, abs(spot[1] - y) / HIGH) for x, y in taken), default=1.0)


def _room(spot: Point, ports: list[Point], routes: list[Point], lands: list[list[Side]]) -> float:
    middle = (spot[0], spot[1] - UP)
    near = min((dist(middle, one) for one in ports), default=80.0)
    route = min((dist(spot, one) for one in routes), default=30.0)
    ashore = any(is_inside(spot, sides) for sides in lands)
    return min(near, 80.0) + 0.5 * min(route, 30.0) - 30.0 * ashore


def _sampled(line: Sequence[Point], step: float = 8.0) -> list[Point]:
    """Points along a line, one each `step`."""
    found = []
    for (x0, y0), (x1, y1) in pairwise(line):
        parts = max(1, int(hypot(x1 - x0, y1 - y0) / step))
        found += [(x0 + (x1 - x0) * k / parts, y0 + (y1 - y0) * k / parts) for k in range(parts)]
    return [*found, line[-1]] if line else found
