"""Lava: nested sheets from its edge to the straight front that counts, crust on it, and a glow along the line."""

import random
from functools import lru_cache
from math import sin
from typing import Final

import pygame
from pygame import Surface

from game.dinowars.field import EDGES, SIZE, Edge
from game.dinowars.kinds import INCH
from game.dinowars.view import layout
from game.ui import sheets
from game.ui.canvas import Canvas
from game.ui.scissors import Point, stencil
from game.ui.sprites import Sprites
from game.ui.theme import CREAM, INK, pigment

SHEETS: Final = (
    (0.0, pigment("#5A1E12")), (0.12, pigment("#C53A18")), (0.55, pigment("#E6601F")), (1.25, pigment("#F68B2E")),
    (2.2, pigment("#FFB548")),
)  # fmt: skip
"""How many inches each sheet lies behind the front."""
CRUST: Final = pigment("#4A2418")
WAVE: Final = 0.35
LEAST: Final = 60
"""Lava that has not come yet is drawn so deep (hundredths of an inch), as a glow at its edge."""


def draw(canvas: Canvas, front: Edge, depth: int) -> None:
    """As deep as it is; of lava that has not come yet, a glow where it will."""
    area = layout.band(front, max(depth, LEAST))
    if not canvas.touches(area.inflate(24, 24)):
        return
    part = shown(canvas.art.sprites, canvas.scale, front, canvas.map.px(layout.units(max(depth, LEAST))))
    if not depth:
        part.set_alpha(150)
    canvas.surface.blit(part, canvas.map.at(area.x, area.y))
    if depth:
        start, end = (layout.at(*front.along(far, depth)) for far in (0, SIZE))
        canvas.line(start, end, INK, 5)
        canvas.line(start, end, CREAM, 2)


def shown(sprites: Sprites, scale: float, front: Edge, deep: int) -> Surface:
    """What is seen of the lava from that edge that has come so many pixels: the part next to its front."""
    whole = _turned(sprites, scale, front)
    width, height = whole.get_size()
    deep = min(deep, width, height)
    parts = {
        Edge.NORTH: (0, height - deep, width, deep),
        Edge.EAST: (0, 0, deep, height),
        Edge.SOUTH: (0, 0, width, deep),
        Edge.WEST: (width - deep, 0, deep, height),
    }
    return whole.subsurface(parts[front])


@lru_cache(maxsize=2)
def _turned(sprites: Sprites, scale: float, front: Edge) -> Surface:
    """Lava from that edge over the whole table; kept for the next start, too."""
    whole = sprites.store.fetch(f"lava|{scale:.4f}", lambda: _cut(scale))
    return pygame.transform.rotate(whole, -90 * EDGES.index(front))


def _cut(scale: float) -> Surface:
    """Lava from the north over the whole table; only what lies behind its front is ever seen."""
    inch = layout.UNIT * scale
    side = max(1, round(SIZE * inch / INCH))
    whole = sheets.blank((side, side))
    for behind, colour in SHEETS:
        face = stencil((side, side), [_wavy(side, side - behind * inch, inch * min(1.0, behind * 3), behind)])
        sheets.lay(whole, face, colour, edge=0.4, bevel_px=scale)
    _crust(whole, inch)
    return whole


def _wavy(width: int, foot: float, inch: float, phase: float) -> list[Point]:
    run = [i * width / 96 for i in range(97)]
    wave = [(x, foot - WAVE * inch * (1 + sin(x / (1.3 * inch + 0.01) + 9 * phase))) for x in run]
    return [(0.0, 0.0), *wave, (float(width), 0.0)]


def _crust(whole: Surface, inch: float) -> None:
    """Plates of cooled rock that drift on it."""
    chance, (width, height) = random.Random(7), whole.get_size()
    plates = []
    for _plate in range(int(width * height / inch**2 / 14)):
        x, y = chance.uniform(0, width), chance.uniform(0, max(1.0, height - inch))
        turns = [(chance.uniform(0.25, 0.6) * inch, at) for at in range(6)]
        plates.append(
            [(x + r * (1.6, 1, -1, -1.6, -1, 1)[at], y + r * (0, 0.8, 0.8, 0, -0.8, -0.8)[at]) for r, at in turns]
        )
    if plates:
        sheets.lay(whole, stencil(whole.get_size(), plates), CRUST, edge=0.5)
