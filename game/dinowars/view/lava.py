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
    """As deep as it is; of one that has not come yet, where it will."""
    area = layout.band(front, max(depth, LEAST))
    if not canvas.touches(area.inflate(24, 24)):
        return
    deep = max(depth, LEAST)
    made = _cut(deep, canvas.scale)
    turned = pygame.transform.rotate(made, -90 * EDGES.index(front))
    if not depth:
        turned.set_alpha(150)
    canvas.surface.blit(turned, canvas.map.at(area.x, area.y))
    if depth:
        start, end = (layout.at(*front.along(far, depth)) for far in (0, SIZE))
        canvas.line(start, end, INK, 5)
        canvas.line(start, end, CREAM, 2)


@lru_cache(maxsize=4)
def _cut(depth: int, scale: float) -> Surface:
    """Lava from the north, so deep, over the whole width."""
    inch = layout.UNIT * scale
    size = max(1, round(SIZE * inch / INCH)), max(1, round(depth * inch / INCH))
    whole = sheets.blank(size)
    for behind, colour in SHEETS:
        foot = size[1] - behind * inch
        if foot > 2:
            face = stencil(size, [_wavy(size[0], foot, inch * min(1.0, behind * 3), behind)])
            sheets.lay(whole, face, colour, edge=0.4, bevel_px=scale)
    _crust(whole, inch, depth)
    return whole


def _wavy(width: int, foot: float, inch: float, phase: float) -> list[Point]:
    run = [i * width / 96 for i in range(97)]
    wave = [(x, foot - WAVE * inch * (1 + sin(x / (1.3 * inch + 0.01) + 9 * phase))) for x in run]
    return [(0.0, 0.0), *wave, (float(width), 0.0)]


def _crust(whole: Surface, inch: float, depth: int) -> None:
    """Plates of cooled rock that drift on it."""
    chance, (width, height) = random.Random(depth), whole.get_size()
    plates = []
    for _plate in range(int(width * height / inch**2 / 14)):
        x, y = chance.uniform(0, width), chance.uniform(0, max(1.0, height - inch))
        turns = [(chance.uniform(0.25, 0.6) * inch, at) for at in range(6)]
        plates.append(
            [(x + r * (1.6, 1, -1, -1.6, -1, 1)[at], y + r * (0, 0.8, 0.8, 0, -0.8, -0.8)[at]) for r, at in turns]
        )
    if plates:
        sheets.lay(whole, stencil(whole.get_size(), plates), CRUST, edge=0.5)
