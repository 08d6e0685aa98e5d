"""The tribes' patterns, drawn at device size inside a box."""

import math
from collections.abc import Callable

import pygame

from game.ui.scissors import Outline, oval, stencil, strokes


def pattern(name: str, size_px: tuple[int, int], box: pygame.FRect, unit_px: float) -> pygame.Surface:
    """A white pattern on a clear surface; `unit_px` is the size of its grain. Unknown names draw dots."""
    draw = _PATTERNS.get(name, _dots)
    surface = draw(size_px, box, unit_px)
    window = pygame.Rect(round(box.x), round(box.y), round(box.width), round(box.height))
    cut = pygame.Surface(size_px, pygame.SRCALPHA, 32)
    cut.blit(surface, window, window)
    return cut


def _steps(start: float, stop: float, step: float) -> list[float]:
    return [start + i * step for i in range(max(0, math.ceil((stop - start) / step)))]


def _zigzag(size_px: tuple[int, int], box: pygame.FRect, s: float) -> pygame.Surface:
    rows = _steps(box.top - 8 * s, box.bottom + 8 * s, 7 * s)
    lines: list[Outline] = [
        [(x, y + (5 * s if i % 2 else 0)) for i, x in enumerate(_steps(box.left - 4 * s, box.right + 8 * s, 4 * s))]
        for y in rows
    ]
    return strokes(size_px, lines, 1.8 * s)


def _waves(size_px: tuple[int, int], box: pygame.FRect, s: float) -> pygame.Surface:
    run = _steps(box.left - 2, box.right + 2, max(1.0, s))
    rows = _steps(box.top, box.bottom + 6 * s, 6 * s)
    lines: list[Outline] = [[(x, y + 1.6 * s * math.sin(x / (2.6 * s))) for x in run] for y in rows]
    return strokes(size_px, lines, 1.8 * s)


def _dots(size_px: tuple[int, int], box: pygame.FRect, s: float) -> pygame.Surface:
    r = 1.25 * s
    dots: list[Outline] = [
        oval(pygame.FRect(x + (3.2 * s if row % 2 else 0) - r, y - r, 2 * r, 2 * r))[::4]
        for row, y in enumerate(_steps(box.top, box.bottom + 4 * s, 4.4 * s))
        for x in _steps(box.left, box.right + 4 * s, 6.4 * s)
    ]
    return stencil(size_px, dots)


def _hatch(size_px: tuple[int, int], box: pygame.FRect, s: float) -> pygame.Surface:
    tall = box.height + 4
    feet = _steps(box.left - tall, box.right + 6 * s, 6 * s)
    lines: list[Outline] = [[(x, box.top - 2), (x + tall, box.bottom + 2)] for x in feet]
    return strokes(size_px, lines, 1.9 * s)


def _dashes(size_px: tuple[int, int], box: pygame.FRect, s: float) -> pygame.Surface:
    lines: list[Outline] = [
        [(x, y), (x + 3 * s, y)]
        for row, y in enumerate(_steps(box.top + 1, box.bottom + 3, 4 * s))
        for x in _steps(box.left + (3 * s if row % 2 else 0), box.right + 4 * s, 6 * s)
    ]
    return strokes(size_px, lines, 1.8 * s)


_PATTERNS: dict[str, Callable[[tuple[int, int], pygame.FRect, float], pygame.Surface]] = {
    "zigzag": _zigzag,
    "waves": _waves,
    "dots": _dots,
    "hatch": _hatch,
    "dashes": _dashes,
}
