"""Lines and what is cut along them: parts, dashes, and sheets that are larger or smaller all around."""

from collections.abc import Iterable, Sequence
from itertools import pairwise
from math import dist

import pygame
from pygame import Surface

from game.ui.scissors import Outline, Point, stencil, strokes


def length(line: Sequence[Point]) -> float:
    """How long a line is."""
    return sum(dist(one, other) for one, other in pairwise(line))


def along(line: Sequence[Point], far: float) -> Point:
    """The point so far along a line."""
    for one, other in pairwise(line):
        here = dist(one, other)
        if far <= here and here:
            return one[0] + (other[0] - one[0]) * far / here, one[1] + (other[1] - one[1]) * far / here
        far -= here
    return line[-1]


def part(line: Sequence[Point], start: float, end: float) -> list[Point]:
    """The part of a line between two distances from its beginning, its corners included."""
    corners, gone = list[Point](), 0.0
    for one, other in pairwise(line):
        gone += dist(one, other)
        if start < gone < end:
            corners.append(other)
    return [along(line, start), *corners, along(line, end)]


def dashed(line: Sequence[Point], long: float, gap: float) -> list[list[Point]]:
    """The dashes of a line, each by two points or more."""
    whole = length(line)
    starts = [k * (long + gap) for k in range(int(whole / (long + gap)) + 1)]
    return [part(line, start, min(start + long, whole)) for start in starts]


def grown(size_px: tuple[int, int], outlines: Iterable[Outline], reach: float) -> Surface:
    """A stencil of the outlines and what lies so near around them."""
    lines = [list(line) for line in outlines]
    found = stencil(size_px, lines)
    found.blit(strokes(size_px, [[*line, line[0]] for line in lines], 2 * reach), (0, 0))
    return found


def shrunk(face: Surface, outline: Outline, reach: float) -> Surface:
    """Of a stencil, what lies farther within the outline than that."""
    inner = face.copy()
    rim = strokes(face.get_size(), [[*outline, outline[0]]], 2 * reach)
    inner.blit(rim, (0, 0), special_flags=pygame.BLEND_RGBA_SUB)
    return inner
