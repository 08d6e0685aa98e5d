"""Marks on the table for advice: a lamp at what is to be pressed, a trail from one place to another."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import hypot
from typing import Final

import pygame
from pygame import FRect

from game.ui.canvas import Canvas
from game.ui.theme import BONE, EMBER, INK
from game.ui.things import NOTES

STEP: Final = 22.0
"""From one dot of a trail to the next."""


@dataclass(frozen=True, slots=True)
class Lamp:
    """The lamp of the button for hints on a dark disc, its middle at (x, y)."""

    x: float
    y: float
    layer: int = NOTES

    @property
    def depth(self) -> float:
        return 5000.0

    @property
    def bounds(self) -> FRect:
        return FRect(self.x - 30, self.y - 30, 60, 60)

    def draw(self, canvas: Canvas) -> None:
        canvas.disc(self.x, self.y, 25, BONE)
        canvas.disc(self.x, self.y, 22, INK)
        canvas.icon("icon-think", FRect(self.x - 15, self.y - 15, 30, 30), EMBER)


@dataclass(frozen=True, slots=True)
class Trail:
    """Dots from one point to another, and the head of an arrow; `size` times as thick as usual."""

    start: tuple[float, float]
    goal: tuple[float, float]
    layer: int = NOTES
    size: float = 1.0

    @property
    def depth(self) -> float:
        return 4999.0

    @property
    def bounds(self) -> FRect:
        (x, y), (x1, y1) = self.start, self.goal
        return FRect(min(x, x1), min(y, y1), abs(x1 - x), abs(y1 - y)).inflate(90, 90)

    def draw(self, canvas: Canvas) -> None:
        (x, y), (x1, y1) = self.start, self.goal
        far = hypot(x1 - x, y1 - y) or 1.0
        dx, dy = (x1 - x) / far, (y1 - y) / far
        k = self.size
        dots = [(x + dx * gone, y + dy * gone) for gone in range(int(28 * k), int(far - 30 * k), int(STEP * k))]
        back, side = (x1 - dx * 40 * k, y1 - dy * 40 * k), (dy * 25 * k, dx * 25 * k)
        head = ((x1, y1), (back[0] - side[0], back[1] + side[1]), (back[0] + side[0], back[1] - side[1]))
        for grow, colour in ((3.5 * k, INK), (0.0, EMBER)):
            for at in dots:
                canvas.disc(*at, 6.5 * k + grow, colour)
            _head(canvas, head, grow, colour)


def _head(canvas: Canvas, corners: Sequence[tuple[float, float]], grow: float, colour: tuple[int, int, int]) -> None:
    points = [canvas.map.at(*corner) for corner in corners]
    pygame.draw.polygon(canvas.surface, colour, points)
    if grow:
        pygame.draw.polygon(canvas.surface, colour, points, width=2 * canvas.map.px(grow))
    else:
        pygame.draw.aalines(canvas.surface, colour, True, points)
