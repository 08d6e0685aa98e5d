"""Lava of cut paper: the lake in the mountain that rises with each worshipper, its glow, sheets and embers."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from math import cos, pi, sin, tau
from random import Random
from typing import Final

import pygame
from pygame import FRect, Surface

from game.ui.act import part
from game.ui.canvas import Canvas
from game.ui.eases import ease_out_back, ease_out_cubic
from game.ui.theme import mix, pigment
from game.ui.things import FLIGHT, MARKS, Thing

SHEETS: Final = tuple(pigment(code) for code in ("#FFE08A", "#FFC04D", "#F68B2E", "#DB5A2B", "#A8341F", "#6E2218"))
"""From the hot middle outward."""
RIM: Final = pigment("#FFF0C4")
CRUST: Final = pigment("#8E2F1C")
CRUSTED: Final = 3
"""The sheet of the lake that carries crust."""
UNDER: Final = (34, 19, 12, 90)
LEAST, MOST = 20.0, 49.0
"""The lake's radius, empty and full: the worshippers' spaces begin beyond."""
MASTER: Final = 384
LEVELS: Final = 32
GLOW: Final = (255, 120, 30)
EMBERS: Final = 40


@lru_cache(maxsize=12)
def _master(number: int, seed: int) -> Surface:
    """A sheet with a torn edge, large and smooth, on a shadow."""
    random = Random(seed)
    waves = [(random.randint(2, 6), random.random() * tau, random.uniform(0.015, 0.04)) for _each in range(4)]
    big, middle = Surface((2 * MASTER, 2 * MASTER), pygame.SRCALPHA, 32), MASTER
    outline = []
    for step in range(120):
        turn = tau * step / 120
        far = 0.82 + sum(size * sin(count * turn + shift) for count, shift, size in waves)
        outline.append((middle + far * middle * 0.92 * cos(turn), middle + far * middle * 0.92 * sin(turn)))
    pygame.draw.polygon(big, UNDER, [(x + 8, y + 16) for x, y in outline])
    pygame.draw.polygon(big, mix(SHEETS[number], RIM, 0.45), outline)
    inner = [(middle + (x - middle) * 0.975 + 3, middle + (y - middle) * 0.975 + 4) for x, y in outline]
    pygame.draw.polygon(big, SHEETS[number], inner)
    for _each in range(7 if number == CRUSTED else 0):
        pygame.draw.polygon(big, CRUST, _plate(random, middle))
    return pygame.transform.smoothscale(big, (MASTER, MASTER))


def _plate(random: Random, middle: int) -> list[tuple[float, float]]:
    """A scrap of cold crust that swims near the edge."""
    turn, far, size = random.random() * tau, random.uniform(0.56, 0.66) * middle, random.uniform(0.05, 0.1) * middle
    x, y = middle + far * cos(turn), middle + far * sin(turn)
    corners = [(turn + k * tau / 5, size * random.uniform(0.7, 1.3)) for k in range(5)]
    return [(x + 1.5 * r * cos(a) * 0.6, y + r * sin(a)) for a, r in corners]


@lru_cache(maxsize=192)
def _sheet(number: int, seed: int, side: int) -> Surface:
    return pygame.transform.smoothscale(_master(number, seed), (side, side))


@lru_cache(maxsize=96)
def _glow(side: int, strength: int) -> Surface:
    """A soft light, brightest in the middle, to be added; `strength` 0 to 16."""
    small = Surface((48, 48))
    for ring in range(24):
        light = (ring / 24) ** 2 * strength / 16
        colour = [round(level * light) for level in GLOW]
        pygame.draw.circle(small, colour, (24, 24), 24 - ring)
    return pygame.transform.smoothscale(small, (side, side))


@dataclass(frozen=True, slots=True)
class Lake:
    """The lava in the mountain's mouth, its middle at (x, y); `level` 0 to 1. Nothing at 0: the tile shows that."""

    x: float
    y: float
    level: float
    layer: int = MARKS

    @property
    def depth(self) -> float:
        return -3.0 if self.layer == MARKS else self.y + 200  # a tile that is carried is as near as its middle

    @property
    def bounds(self) -> FRect:
        return FRect(self.x - MOST - 14, self.y - MOST - 14, 2 * MOST + 28, 2 * MOST + 28)

    def draw(self, canvas: Canvas) -> None:
        radius = LEAST + (MOST - LEAST) * self.level
        for number, share in ((3, 1.0), (2, 0.8), (1, 0.58), (0, 0.34)):
            side = canvas.map.px(2.3 * radius * share)
            x, y = canvas.map.at(self.x, self.y)
            canvas.surface.blit(_sheet(number, number + 1, side), (x - side // 2, y - side // 2))


@dataclass(frozen=True, slots=True)
class Glow:
    """Light of lava, added to what lies there; `strength` 0 to 1."""

    x: float
    y: float
    radius: float
    strength: float
    layer: int = MARKS

    @property
    def depth(self) -> float:
        return 5000.0 if self.layer == FLIGHT else -2.5

    @property
    def bounds(self) -> FRect:
        side = 2 * self.radius + 8
        return FRect(self.x - side / 2, self.y - side / 2, side, side)

    def draw(self, canvas: Canvas) -> None:
        side = canvas.map.px(2 * self.radius)
        x, y = canvas.map.at(self.x, self.y)
        light = _glow(side, round(16 * self.strength))
        canvas.surface.blit(light, (x - side // 2, y - side // 2), special_flags=pygame.BLEND_RGB_ADD)


@dataclass(frozen=True, slots=True)
class Sheet:
    """One sheet of lava over the land."""

    x: float
    y: float
    radius: float
    number: int
    layer: int = FLIGHT

    @property
    def depth(self) -> float:
        return -self.number - 1.0

    @property
    def bounds(self) -> FRect:
        side = 2 * self.radius + 10
        return FRect(self.x - side / 2, self.y - side / 2, side, side)

    def draw(self, canvas: Canvas) -> None:
        side = canvas.map.px(2 * self.radius)
        x, y = canvas.map.at(self.x, self.y)
        canvas.surface.blit(_sheet(self.number, self.number + 7, side), (x - side // 2, y - side // 2))


@dataclass(frozen=True, slots=True)
class Embers:
    """Scraps of burning paper that fly up: their middles, and how far each is turned."""

    scraps: tuple[tuple[float, float, float, float, int], ...]
    layer: int = FLIGHT

    @property
    def depth(self) -> float:
        return 6000.0

    @property
    def bounds(self) -> FRect:
        xs, ys = [one[0] for one in self.scraps], [one[1] for one in self.scraps]
        return FRect(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys)).inflate(28, 28)

    def draw(self, canvas: Canvas) -> None:
        for x, y, turn, size, number in self.scraps:
            corners = [(x + size * cos(turn + k * 2.2), y + size * sin(turn + k * 2.2)) for k in range(3)]
            pygame.draw.polygon(canvas.surface, SHEETS[number], [canvas.map.at(*corner) for corner in corners])


def embers(x: float, y: float, t: float, number: int = EMBERS) -> Embers | None:
    """Where the scraps are at a time 0..1 after they left (x, y); None when all are burnt."""
    random = Random(7)
    found = []
    for _each in range(number):
        begins, turn, far = random.random() * 0.45, random.uniform(-0.5, 1.5) * pi, random.uniform(120, 330)
        size, spin, colour = random.uniform(5, 11), random.uniform(-9, 9), random.randrange(4)
        life = part(t, begins, 0.55)
        if 0 < life < 1:
            out = far * ease_out_cubic(life)
            ox, oy = cos(turn) * out * 0.8, sin(turn) * out * 0.5 - 190 * life + 150 * life**2
            found.append((round(x + ox, 1), round(y + oy, 1), round(spin * life, 2), size * (1 - life**2), colour))
    return Embers(tuple(found)) if found else None


def sparks(x: float, y: float, phase: float) -> Embers:
    """A few scraps that rise from a mountain that is nearly full; `phase` goes round from 0 to 1."""
    found = []
    for number in range(3):
        life = (phase + number / 3) % 1
        sway = 16 * sin(tau * (life + number * 0.4))
        place = round(x + sway, 1), round(y - 20 - 90 * life, 1)
        found.append((*place, round(4 * life, 2), round(7 * (1 - life) + 1, 1), 1 + number % 2))
    return Embers(tuple(found), MARKS)


def ready() -> Iterator[None]:
    """Makes the sheets ahead of time, one a step."""
    for number in range(len(RADII)):
        _master(number + 1, number + 8)
        yield
    for number in range(4):
        _master(number, number + 1)
        yield


RADII: Final = (64.0, 100.0, 140.0, 184.0, 232.0)
STACK_S: Final = 0.17
GROW_S: Final = 0.3


def sheets(x: float, y: float, now: float, ends: float) -> Iterator[Thing]:
    """Sheets that stack outward one by one, and draw back in before the end (seconds)."""
    for i, radius in enumerate(RADII):
        out = ease_out_back(part(now, 0.25 + i * STACK_S, GROW_S))
        back = ease_out_cubic(part(now, ends - 0.3 - (len(RADII) - i) * 0.02, 0.28))
        size = round(radius * out * (1 - back) / 8) * 8
        if size > 8:
            yield Sheet(x, y, size, i + 1)
