"""What a breath of air moves on a table at rest: fronds of one jungle at a time, the nest's ferns, smoke and fires."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from math import pi, sin, tau
from typing import Final

import pygame
from pygame import FRect

from game.ui.bent import Bent, stepped, turned
from game.ui.canvas import Canvas
from game.ui.sprites import Sprites
from game.ui.things import MARKS, RINGS, TILES, Pic, Thing, extent
from game.wrath.view import layout
from game.wrath.view.board import Slide
from game.wrath.view.lava import Glow
from game.wrath.view.scenery import tile_picture
from game.wrath.view.showing import Showing

SWING: Final = 2.0
"""Degrees to either side, at most."""
SPARE: Final = 6.0
"""How far a leaning frond reaches beyond one at rest, at most."""
PUFFS: Final = 3
FERNS: Final = (("fern1", -60.0, -36.0), ("fern2", -79.0, 14.0), ("fern3", 74.0, 32.0))
"""The ferns round the nest: picture, and root from its middle."""
FIRES: Final = ("cave", "hut")
"""Tiles whose marked spots burn."""
LEAP: Final = 0.15
"""How much higher than at rest a flame leaps, at most."""


@dataclass(frozen=True, slots=True)
class Air:
    """How far a breath has gone, 0 to 1, and how many have been."""

    phase: float = 0.0
    breath: int = 0

    def lean(self, order: int) -> float:
        """How far the leaf of that number leans now (degrees); a breath begins and ends with it at rest."""
        strength = SWING * (0.7 + 0.3 * (order % 2)) * (-1 if order % 3 == 1 else 1)
        return round(4 * strength * sin(tau * self.phase) * sin(pi * self.phase)) / 4

    def leap(self, order: int) -> float:
        """How high the flame of that number is now, by its height at rest."""
        wave = sin(tau * (3 * self.phase + order / 3)) + sin(tau * (5 * self.phase + order / 5))
        return 1 + round(10 * LEAP * wave * sin(pi * self.phase)) / 20


STILL: Final = Air()


@dataclass(frozen=True, slots=True)
class Leaf:
    """A frond with its root at (x, y - lift), leaning so many degrees."""

    sprites: Sprites
    name: str
    x: float
    y: float
    lean: float = 0.0
    layer: int = MARKS
    lift: float = 0.0

    @property
    def depth(self) -> float:
        return -4.0 if self.layer == MARKS else self.y + 180

    @property
    def bounds(self) -> FRect:
        left, top, w, h = extent(self.sprites, self.name)
        return FRect(self.x - left - SPARE, self.y - self.lift - top - SPARE, w + 2 * SPARE, h + 2 * SPARE)

    def draw(self, canvas: Canvas) -> None:
        x, y = canvas.map.at(self.x, self.y - self.lift)
        picture, (ax, ay) = _leaning(self.sprites, self.name, canvas.scale, self.lean)
        canvas.surface.blit(picture, (x - ax, y - ay))


@lru_cache(maxsize=160)
def _leaning(sprites: Sprites, name: str, scale: float, lean: float) -> Bent:
    """Turned from a picture twice as large, so that it is as sharp leaning as at rest."""
    anchor = sprites.anchor(name, scale)
    if not lean:
        return sprites.get(name, scale), anchor
    large, (ax, ay) = turned(sprites.get(name, 2 * scale), sprites.anchor(name, 2 * scale), lean)
    half = max(1, large.get_width() // 2), max(1, large.get_height() // 2)
    return pygame.transform.smoothscale(large, half), (ax // 2, ay // 2)


def leaves(showing: Showing, air: Air, slide: Slide | None) -> Iterator[Thing]:
    """All loose fronds of the board, those of one tile in the air, and the ferns of the nest."""
    sprites, grid = showing.cast.sprites, showing.table.land.grid
    jungles = [cell for cell in range(16) if sprites.has(f"{tile_picture(showing, grid[cell])}-frond1")]
    stirred = jungles[air.breath % len(jungles)] if jungles else None
    for cell in jungles:
        x, y, lift, layer = _where(cell, slide)
        name = tile_picture(showing, grid[cell])
        for order, (rx, ry) in enumerate(sprites.points(name)):
            lean = air.lean(order) if cell == stirred else 0.0
            yield Leaf(sprites, f"{name}-frond{order + 1}", x + rx, y + ry, lean, layer, lift)
    for order, (name, rx, ry) in enumerate(FERNS):
        yield Leaf(sprites, name, layout.NEST.centerx + rx, layout.NEST.centery + ry, air.lean(order))


def _where(cell: int, slide: Slide | None) -> tuple[float, float, float, int]:
    """The middle of a tile that may be moving, how high it is lifted, and the layer of what belongs to it."""
    x, y = layout.cell_centre(cell)
    if slide is None or cell not in slide.cells:
        return x, y, 0.0, MARKS
    dx, dy, lift = slide.way(cell)
    return x + dx, y + dy, lift, RINGS if lift else TILES


def fires(showing: Showing, air: Air, slide: Slide | None) -> Iterator[Thing]:
    """The torches of the cave and the fire between the huts, and their light on the ground."""
    sprites, grid = showing.cast.sprites, showing.table.land.grid
    for cell in range(16):
        name = tile_picture(showing, grid[cell])
        if name not in FIRES:
            continue
        x, y, lift, layer = _where(cell, slide)
        for order, (fx, fy) in enumerate(sprites.points(name)):
            leap, lean = air.leap(order + cell), stepped(3 * air.lean(order))
            if not lift:
                yield Glow(x + fx, y + fy - 12, 30, round(0.3 + 0.8 * (leap - 1), 2))
            yield Pic(sprites, "fire", x + fx, y + fy, 1.0, layer, lift=lift, tilt=lean, tall=leap)


def smoke(showing: Showing, x: float, y: float, air: Air) -> Iterator[Thing]:
    """Puffs that rise from the mountain at (x, y), grow and fade; each takes as many breaths as there are puffs."""
    for number in range(PUFFS):
        life = (air.phase + (air.breath + number) % PUFFS) / PUFFS
        drift = 26 * life + 5 * sin(tau * (life + number / PUFFS))
        fade = round(150 * sin(pi * life) ** 0.7)
        if fade:
            grow = round((0.5 + 0.8 * life) * 20) / 20
            place = round(x + drift, 1), round(y - 16 - 92 * life, 1)
            yield Pic(showing.cast.sprites, f"smoke{number + 1}", *place, 1.0, MARKS, alpha=fade, grow=grow)
