"""The ground as it lies still: steppe, terrain, strips, lines and the ruler of inches round it. Cut once for a size."""

import random
from collections.abc import Generator, Iterator
from functools import lru_cache
from typing import Final

import pygame
from pygame import Surface

from game.dinowars.field import MIDDLE, SIZE, STRIP, Edge, Field
from game.dinowars.kinds import INCH
from game.dinowars.view import layout
from game.dinowars.view.showing import Showing
from game.dinowars.view.terrain import lay
from game.ui import sheets
from game.ui.canvas import Canvas
from game.ui.lines import dashed
from game.ui.patterns import pattern
from game.ui.scissors import Point, strokes
from game.ui.sprites import Look, Sprites
from game.ui.theme import CREAM, INK, Tribe, pigment

STEPPE: Final = 768.0
"""So wide the drawn steppe is; a little of its torn edge lies beyond the table."""
TORN: Final = 8.0
WARM: Final = (255, 240, 205)
RIM: Final = pigment("#3A2618")
TICK: Final = pigment("#B79A68")
DASH: Final = (13.0, 9.0)
TRACES: Final = (("bones2", 0.8), ("tracks1", 0.9), ("bones1", 0.8), ("tracks2", 0.9), ("bones3", 0.7))


class Ground:
    """The painted table without its lava, kept until field or scale change."""

    def __init__(self, field: Field) -> None:
        self.field = field
        self._made: tuple[float, Surface] | None = None

    def draw(self, canvas: Canvas) -> None:
        """Onto the canvas: frame and land."""
        if not canvas.touches(layout.FRAME.inflate(80, 80)):
            return
        canvas.panel("straw", layout.FRAME, seed=4)
        canvas.fill(layout.TABLE.inflate(5, 5), RIM)
        _ticks(canvas)
        canvas.made(self._land(canvas.art.sprites, canvas.scale), layout.TABLE.x, layout.TABLE.y)

    def _land(self, sprites: Sprites, scale: float) -> Generator[None, None, Surface]:
        if self._made is None or self._made[0] != scale:
            self._made = scale, (yield from painting(sprites, self.field, scale))
        return self._made[1]


def painting(sprites: Sprites, field: Field, scale: float) -> Generator[None, None, Surface]:
    """Steppe and terrain at so many pixels a design unit, a step at a time; kept for the next start, too."""
    terrain = [(piece.land, piece.level, piece.outline.points) for piece in field.pieces]
    key = f"skirmish|{terrain}|{scale:.4f}|{sprites.stamp}"
    made = yield from sprites.store.fetching(key, lambda: _painting(sprites, field, scale))
    yield
    return made.convert() if pygame.display.get_surface() else made


def _painting(sprites: Sprites, field: Field, scale: float) -> Generator[None, None, Surface]:
    side = max(1, round(layout.TABLE.w * scale))
    whole = Surface((side, side), 0, 32)
    size = layout.TABLE.w / (STEPPE - 2 * TORN) * scale
    ax, ay = sprites.anchor("steppe", size)
    shift = round(TORN * size)
    whole.blit((yield from sprites.getting("steppe", size, Look())), (-ax - shift, -ay - shift))
    yield
    whole.fill(WARM, special_flags=pygame.BLEND_RGB_MULT)
    _lines(whole, scale)
    yield
    yield from _traces(whole, sprites, field, scale)
    yield from lay(whole, sprites, field, scale * layout.UNIT)
    return whole


def _lines(whole: Surface, scale: float) -> None:
    """The middle lines and the circle of feeding, chalked very lightly."""
    side = whole.get_width()
    half = side / 2
    lines: list[list[Point]] = [[(half, 0), (half, side)], [(0, half), (side, half)]]
    dashes = [dash for line in lines for dash in dashed(line, DASH[0] * scale, DASH[1] * scale)]
    whole.blit(sheets.painted(strokes(whole.get_size(), dashes, 2.2 * scale), INK, 0.2), (0, 0))


def _traces(whole: Surface, sprites: Sprites, field: Field, scale: float) -> Iterator[None]:
    """Footprints, and bones of those who were here before, where the ground is bare."""
    chance = random.Random(str([piece.outline.points[0] for piece in field.pieces]))
    for name, size in TRACES:
        for _try in range(60):
            x, y = chance.randrange(500, SIZE - 500), chance.randrange(500, SIZE - 500)
            bare = not any(piece.outline.overlaps(x, y, 2 * INCH) for piece in field.pieces)
            if bare and (x - MIDDLE) ** 2 + (y - MIDDLE) ** 2 > (5 * INCH) ** 2:
                place = (layout.units(x) * scale, layout.units(y) * scale)
                yield from sprites.getting(name, size * scale, Look())
                sprites.blit(whole, name, (round(place[0]), round(place[1])), size * scale)
                yield
                break


def _ticks(canvas: Canvas) -> None:
    """A mark for each inch on the frame, a long one for every sixth: everybody can measure with bare eyes."""
    box = layout.TABLE
    for inch in range(SIZE // INCH + 1):
        long = 11 if inch % 6 == 0 else 6
        far = inch * layout.UNIT
        for start, way in (
            ((box.x + far, box.y - 3), (0, -long)), ((box.x + far, box.bottom + 3), (0, long)),
            ((box.x - 3, box.y + far), (-long, 0)), ((box.right + 3, box.y + far), (long, 0)),
        ):  # fmt: skip
            canvas.line(start, (start[0] + way[0], start[1] + way[1]), INK if long > 6 else TICK, 2)


# -- the deployment strips --------------------------------------------------------------------------------------------


def strips(canvas: Canvas, showing: Showing) -> None:
    """Each side's strip in its colour and pattern, with a dashed line along its inner edge."""
    for seat, edge in enumerate(showing.edges):
        if edge is not None:
            strip(canvas, edge, canvas.art.sight.tribe(showing.tribe(seat)))


def strip(canvas: Canvas, edge: Edge, tribe: Tribe, alpha: int = 40) -> None:
    """A strip."""
    area = layout.STRIPS[edge]
    if not canvas.touches(area.inflate(8, 8)):
        return
    region = canvas.map.rect(area)
    canvas.surface.blit(_tinted(tribe, region.size, canvas.scale, alpha), region)
    start, end = edge.along(0, STRIP), edge.along(SIZE, STRIP)
    line = [layout.at(*start), layout.at(*end)]
    for width, colour in ((5.0, CREAM), (3.4, tribe.colour)):
        for dash in dashed(line, 16, 10):
            canvas.line(dash[0], dash[-1], colour, width)


@lru_cache(maxsize=8)
def _tinted(tribe: Tribe, size_px: tuple[int, int], scale: float, alpha: int) -> Surface:
    """A tribe's colour, thin, with its pattern."""
    veil = Surface(size_px, pygame.SRCALPHA, 32)
    veil.fill((*tribe.colour, alpha))
    drawn = pattern(tribe.pattern, size_px, pygame.FRect(0, 0, *size_px), 2.4 * scale)
    veil.blit(sheets.painted(drawn, tribe.colour, alpha * 1.2 / 255), (0, 0))
    return veil
