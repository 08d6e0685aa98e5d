"""A sketch of an answer, drawn on the table: how far one comes, the ruler, the ghost of a base, tags on enemies."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from math import hypot
from typing import Final

from pygame import FRect, Surface

from game.dinowars.view import layout
from game.dinowars.view.bases import Base, Circle, Glow
from game.dinowars.view.hand import Ghost, Sketch
from game.dinowars.view.pieces import Figures, figure, things
from game.dinowars.view.showing import Showing
from game.ui import sheets
from game.ui.canvas import Canvas
from game.ui.lines import dashed
from game.ui.scissors import Point, stencil, strokes
from game.ui.theme import CREAM, EMBER, INK, pigment
from game.ui.things import FLIGHT, RINGS, Label, Thing

TAPE: Final = 13.0
PAPER: Final = pigment("#F7E7BF")
LIFT: Final = 30.0
TAG: Final = 18.0
LONG: Final = 130.0
"""A ruler so long has its words in the middle."""


def drawn(showing: Showing, sketch: Sketch, figures: Figures) -> Iterator[Thing]:
    """All of it."""
    for points, strong in ((sketch.most, False), (sketch.usual, True)):
        if points:
            yield Reach(tuple(layout.at(*point) for point in points), strong)
    for piece in sorted(sketch.glowing):
        if piece in figures:
            one = figures[piece]
            yield Glow(one.x, one.y, one.reach)
    if sketch.circle is not None:
        (x, y), reach = sketch.circle
        yield Circle(*layout.at(x, y), layout.units(reach), EMBER, 1)
    yield from _way(sketch)
    if sketch.ghost is not None:
        yield from _ghost(showing, sketch.ghost)
    for words, piece in sketch.tags:
        if piece in figures:
            yield Label(words, figures[piece].x, figures[piece].y + figures[piece].reach + TAG)
    yield from _words(sketch)


def _ghost(showing: Showing, ghost: Ghost) -> Iterator[Thing]:
    x, y = layout.at(ghost.x, ghost.y)
    one = replace(figure(showing, ghost.piece), x=x, y=y, facing=ghost.facing, ghost=True, faded=True)
    for thing in things(showing.sprites, one, FLIGHT):
        yield replace(thing, layer=RINGS) if isinstance(thing, Base) else thing


def _way(sketch: Sketch) -> Iterator[Thing]:
    if sketch.ruler is None:
        return
    start, end = (layout.at(*point) for point in sketch.ruler)
    free = layout.at(*sketch.free) if sketch.free is not None else end
    yield Tape(start, end, free)


def _words(sketch: Sketch) -> Iterator[Thing]:
    """What stands at the ghost, or at the place that is refused."""
    if not sketch.words:
        return
    place = (sketch.ghost.x, sketch.ghost.y) if sketch.ghost is not None else sketch.free
    if place is not None:
        x, y = layout.at(*place)
        if sketch.ruler is not None:
            start = layout.at(*sketch.ruler[0])
            long = hypot(x - start[0], y - start[1]) >= LONG
            x, y = ((x + start[0]) / 2, (y + start[1]) / 2) if long else (x, y)  # nobody at its end is hidden
        yield Label(sketch.words, x, max(layout.TABLE.y + 22, y - LIFT - 18), big=sketch.ruler is not None)


@dataclass(frozen=True, slots=True)
class Reach:
    """How far an animal comes in each direction; `strong`: usually, and not only at most."""

    points: tuple[Point, ...]
    strong: bool
    layer: int = 0

    @property
    def depth(self) -> float:
        return 1.0

    @property
    def bounds(self) -> FRect:
        xs, ys = [x for x, _y in self.points], [y for _x, y in self.points]
        return FRect(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys)).inflate(14, 14)

    def draw(self, canvas: Canvas) -> None:
        box = self.bounds
        made = _reach(self.points, self.strong, box.x, box.y, canvas.scale)
        canvas.surface.blit(made, canvas.map.at(box.x, box.y))


@lru_cache(maxsize=24)
def _reach(points: tuple[Point, ...], strong: bool, left: float, top: float, scale: float) -> Surface:
    pixels = [((x - left) * scale, (y - top) * scale) for x, y in points]
    size = round(max(x for x, _y in pixels) + 8 * scale), round(max(y for _x, y in pixels) + 8 * scale)
    whole = sheets.blank(size)
    if strong:
        whole.blit(sheets.painted(stencil(size, [pixels]), CREAM, 0.24), (0, 0))
    line = [*pixels, pixels[0]]
    dashes = [line] if strong else dashed(line, 9 * scale, 8 * scale)
    width = 2.6 if strong else 2.0
    whole.blit(sheets.painted(strokes(size, dashes, (width + 2.6) * scale), INK, 0.5), (0, 0))
    whole.blit(sheets.painted(strokes(size, dashes, width * scale), CREAM if strong else EMBER), (0, 0))
    return whole


@dataclass(frozen=True, slots=True)
class Tape:
    """A paper ruler from one place to another, a mark for each inch; beyond it the rest of the way, dotted."""

    start: Point
    end: Point
    free: Point
    layer: int = RINGS

    @property
    def depth(self) -> float:
        return -5.0

    @property
    def bounds(self) -> FRect:
        xs, ys = [self.start[0], self.end[0], self.free[0]], [self.start[1], self.end[1], self.free[1]]
        return FRect(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys)).inflate(30, 30)

    def draw(self, canvas: Canvas) -> None:
        for dash in dashed([self.end, self.free], 5, 7):
            canvas.line(dash[0], dash[-1], INK, 6)
            canvas.line(dash[0], dash[-1], CREAM, 3)
        far = hypot(self.end[0] - self.start[0], self.end[1] - self.start[1])
        if far < 2:
            return
        for width, colour in ((TAPE + 4, INK), (TAPE, PAPER)):
            canvas.line(self.start, self.end, colour, width)
        self._marks(canvas, far)

    def _marks(self, canvas: Canvas, far: float) -> None:
        dx, dy = (self.end[0] - self.start[0]) / far, (self.end[1] - self.start[1]) / far
        for inch in range(1, int(far / layout.UNIT) + 1):
            x, y = self.start[0] + dx * inch * layout.UNIT, self.start[1] + dy * inch * layout.UNIT
            long = TAPE / 2 if inch % 6 == 0 else TAPE / 5
            canvas.line(
                (x - dy * TAPE / 2, y + dx * TAPE / 2), (x - dy * (TAPE / 2 - long), y + dx * (TAPE / 2 - long)), INK, 2
            )
