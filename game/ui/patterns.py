"""The tribes' patterns, drawn at device size inside a box."""

import math
from collections.abc import Callable

import pygame

from game.ui.scissors import Outline, moved, oval, stencil, strokes

REACH = 2
"""So many steps beyond what is seen are drawn, for lines that are as thick."""


def pattern(name: str, size_px: tuple[int, int], box: pygame.FRect, unit_px: float) -> pygame.Surface:
    """A white pattern on a clear surface; `unit_px` is the size of its grain. Unknown names draw dots.

    Of a box larger than the surface only what can be seen is drawn: a pattern may be cut from in pieces.
    """
    draw = _PATTERNS.get(name, _dots)
    surface = draw(size_px, box, unit_px)
    window = pygame.Rect(round(box.x), round(box.y), round(box.width), round(box.height))
    cut = pygame.Surface(size_px, pygame.SRCALPHA, 32)
    cut.blit(surface, window, window)
    return cut


def _steps(start: float, stop: float, step: float, seen: tuple[float, float]) -> list[tuple[int, float]]:
    """So many steps from the start, and where they are: those before the stop, and near what is seen."""
    low, high = seen
    first = max(0, math.floor((low - REACH * step - start) / step))
    last = min(math.ceil((stop - start) / step), math.ceil((high + REACH * step - start) / step))
    return [(i, start + i * step) for i in range(first, last)]


def _zigzag(size_px: tuple[int, int], box: pygame.FRect, s: float) -> pygame.Surface:
    rows = _steps(box.top - 8 * s, box.bottom + 8 * s, 7 * s, (0, size_px[1]))
    run = _steps(box.left - 4 * s, box.right + 8 * s, 4 * s, (0, size_px[0]))
    lines: list[Outline] = [[(x, y + (5 * s if i % 2 else 0)) for i, x in run] for _row, y in rows]
    return strokes(size_px, lines, 1.8 * s)


def _waves(size_px: tuple[int, int], box: pygame.FRect, s: float) -> pygame.Surface:
    run = _steps(box.left - 2, box.right + 2, max(1.0, s), (0, size_px[0]))
    rows = _steps(box.top, box.bottom + 6 * s, 6 * s, (0, size_px[1]))
    start = min(0.0, box.left)  # where the first wave begins: a box beyond the edge has begun there
    swing = [(x, 1.6 * s * math.sin((x - start) / (2.6 * s))) for _i, x in run]
    lines: list[Outline] = [[(x, y + off) for x, off in swing] for _row, y in rows]
    return strokes(size_px, lines, 1.8 * s)


def _dots(size_px: tuple[int, int], box: pygame.FRect, s: float) -> pygame.Surface:
    r = 1.25 * s
    dot = [(x - r, y - r) for x, y in oval(pygame.FRect(0, 0, 2 * r, 2 * r))[::4]]
    dots: list[Outline] = [
        moved(dot, x + (3.2 * s if row % 2 else 0), y)
        for row, y in _steps(box.top, box.bottom + 4 * s, 4.4 * s, (0, size_px[1]))
        for _i, x in _steps(box.left, box.right + 4 * s, 6.4 * s, (0, size_px[0]))
    ]
    return stencil(size_px, dots)


def _hatch(size_px: tuple[int, int], box: pygame.FRect, s: float) -> pygame.Surface:
    foot = box.top - 2
    low, high = max(foot, -REACH * s), min(box.bottom + 2, size_px[1] + REACH * s)
    feet = _steps(box.left - box.height - 4, box.right + 6 * s, 6 * s, (foot - high, size_px[0] + foot - low))
    lines: list[Outline] = [[(x + low - foot, low), (x + high - foot, high)] for _i, x in feet]
    return strokes(size_px, lines, 1.9 * s)


def _dashes(size_px: tuple[int, int], box: pygame.FRect, s: float) -> pygame.Surface:
    lines: list[Outline] = [
        [(x, y), (x + 3 * s, y)]
        for row, y in _steps(box.top + 1, box.bottom + 3, 4 * s, (0, size_px[1]))
        for _i, x in _steps(box.left + (3 * s if row % 2 else 0), box.right + 4 * s, 6 * s, (0, size_px[0]))
    ]
    return strokes(size_px, lines, 1.8 * s)


_PATTERNS: dict[str, Callable[[tuple[int, int], pygame.FRect, float], pygame.Surface]] = {
    "zigzag": _zigzag,
    "waves": _waves,
    "dots": _dots,
    "hatch": _hatch,
    "dashes": _dashes,
}
