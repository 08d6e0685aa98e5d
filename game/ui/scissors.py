"""Outlines as scissors leave them, and stencils cut along them. Lengths are device pixels here."""

import io
import math
import random
from collections.abc import Generator, Iterable, Sequence

import pygame

from game.ui.steps import bands

Point = tuple[float, float]
Outline = Sequence[Point]


def rounded(box: pygame.FRect, radius: float) -> list[Point]:
    """The outline of a box with round corners, clockwise from its upper left."""
    r = max(0.0, min(radius, box.width / 2, box.height / 2))
    centres = ((box.left + r, box.top + r), (box.right - r, box.top + r), (box.right - r, box.bottom - r))
    corners = (*centres, (box.left + r, box.bottom - r))
    turns = [math.radians(180 + 90 * quarter + 90 * step / 6) for quarter in range(4) for step in range(7)]
    return [
        (x + r * math.cos(turn), y + r * math.sin(turn))
        for (x, y), turn in zip((c for c in corners for _ in range(7)), turns, strict=True)
    ]


def oval(box: pygame.FRect) -> list[Point]:
    """The ellipse that fills a box."""
    turns = [2 * math.pi * step / 64 for step in range(64)]
    x, y = box.center
    return [(x + box.width / 2 * math.cos(a), y + box.height / 2 * math.sin(a)) for a in turns]


def hand_cut(outline: Outline, wobble: float, step: float, seed: int) -> list[Point]:
    """The outline in straight cuts about `step` long, each corner off by about half of `wobble`."""
    rng = random.Random(seed)
    lengths = [math.dist(a, b) for a, b in _sides(outline)]
    around = sum(lengths)
    count = max(6, int(around / step))
    along = sorted((i + rng.uniform(-0.3, 0.3)) / count * around % around for i in range(count))
    corners = _walk(outline, lengths, along)
    return [(x + rng.gauss(0, wobble / 2), y + rng.gauss(0, wobble / 2)) for x, y in corners]


def _sides(outline: Outline) -> Iterable[tuple[Point, Point]]:
    return zip(outline, [*outline[1:], outline[0]], strict=True)


def _walk(outline: Outline, lengths: Sequence[float], along: Sequence[float]) -> list[Point]:
    """The points at the given distances from the first corner; distances rise."""
    found: list[Point] = []
    passed = 0.0
    for (a, b), length in zip(_sides(outline), lengths, strict=True):
        while len(found) < len(along) and along[len(found)] <= passed + length:
            share = (along[len(found)] - passed) / (length or 1)
            found.append((a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share))
        passed += length
    return found


def moved(outline: Outline, dx: float, dy: float) -> list[Point]:
    return [(x + dx, y + dy) for x, y in outline]


def stencil(size_px: tuple[int, int], outlines: Iterable[Outline], rule: str = "nonzero") -> pygame.Surface:
    """White where the outlines enclose, clear elsewhere, edges smooth; `rule` "evenodd" leaves holes."""
    return drawn(size_px, f'<path fill="#fff" fill-rule="{rule}" d="{_path(outlines)}"/>')


def _path(outlines: Iterable[Outline]) -> str:
    return "".join("M" + "L".join(f"{x:.2f} {y:.2f} " for x, y in outline) + "Z" for outline in outlines)


def cutting(
    size_px: tuple[int, int], outlines: Iterable[Outline], rule: str = "nonzero"
) -> Generator[None, None, pygame.Surface]:
    """The same stencil, a band a step."""
    shape = f'<path fill="#fff" fill-rule="{rule}" d="{_path(outlines)}"/>'
    first, *others = bands(size_px)
    whole = drawn(size_px, shape, first)
    yield
    if others:
        top, whole = whole, pygame.Surface(size_px, pygame.SRCALPHA, 32, whole.get_masks())
        whole.blit(top, first, special_flags=pygame.BLEND_RGBA_ADD)  # as it is, clear parts too
    for band in others:
        whole.blit(drawn(size_px, shape, band), band, special_flags=pygame.BLEND_RGBA_ADD)
        yield
    return whole


def strokes(size_px: tuple[int, int], lines: Iterable[Outline], width: float) -> pygame.Surface:
    """White lines with round ends, open or closed as their points say."""
    path = "".join("M" + "L".join(f"{x:.2f} {y:.2f} " for x, y in line) for line in lines)
    look = f'fill="none" stroke="#fff" stroke-linecap="round" stroke-linejoin="round" stroke-width="{width:.2f}"'
    return drawn(size_px, f'<path {look} d="{path}"/>')


def drawn(size_px: tuple[int, int], shapes: str, part: pygame.Rect | None = None) -> pygame.Surface:
    """A picture of that size, or a part of it, of these SVG elements in one stroke; no text, no clip, no filter."""
    x, y, w, h = (0, 0, *size_px) if part is None else part
    frame = f'<svg xmlns="http://www.w3.org/2000/svg" width="{w}" height="{h}" viewBox="{x} {y} {w} {h}">'
    return pygame.image.load_sized_svg(io.BytesIO(f"{frame}{shapes}</svg>".encode()), (w, h))
