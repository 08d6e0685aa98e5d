"""The course of the scores as strips of paper: one a seat, in its colour, with its pattern and its glyph."""

from collections.abc import Generator, Iterator, Sequence
from itertools import pairwise
from math import ceil, floor, hypot
from typing import Final

import pygame
from pygame import FRect, Surface

from game.core.words import _
from game.ui import sheets
from game.ui.canvas import Canvas
from game.ui.patterns import pattern
from game.ui.scissors import strokes
from game.ui.steps import work
from game.ui.theme import BADGE, EMBER, FADED, INK, UMBER, Style, Tribe
from game.ui.widgets import Widget

STRIP: Final = 13.0
KNOT: Final = 19.0
"""The radius of a disc with a glyph."""
NEXT: Final = 30.0
"""So far from each other the discs' middles are at least."""
NUMBER: Final = 48.0
"""So wide is a stretch that has a number."""
APART: Final = 7.0
"""So far from each other lie strips that would lie on one another."""
LEFT, RIGHT, TOP, BOTTOM = 56.0, 40.0, 40.0, 52.0
STEPS: Final = (1, 2, 5, 10, 20, 50, 100)
LINES: Final = 5


class Chart(Widget):
    """`courses` has a seat's scores from the start on, as many for each, two at least; `goal` is where the match
    ends, or 0.

    `chosen` is the stretch (from 0) that is marked.
    """

    focusable = False

    def __init__(
        self, name: str, rect: FRect, tribes: Sequence[str], courses: Sequence[Sequence[int]], goal: int
    ) -> None:
        super().__init__(name, rect)
        self.tribes = tuple(tribes)
        self.courses = tuple(tuple(course) for course in courses)
        self.goal = goal
        self.chosen = 0
        self._strips: tuple[float, Surface] | None = None
        self._cutting: Generator[None, None, None] | None = None

    def choose(self, stretch: int) -> None:
        """Marks that stretch."""
        self._set(chosen=stretch)

    def words(self) -> str:
        return _("The course of the scores")

    # -- where things lie -----------------------------------------------------------------------------------------
    @property
    def field(self) -> FRect:
        """Where the strips run."""
        box = self.rect
        return FRect(box.x + LEFT, box.y + TOP, box.w - LEFT - RIGHT, box.h - TOP - BOTTOM)

    @property
    def stretches(self) -> int:
        """How many stretches the match had."""
        return len(self.courses[0]) - 1

    @property
    def told(self) -> list[int]:
        """The stretches (from 1) with discs and a number: as many as there is room for, the last in any case."""
        every = ceil(self.stretches * NUMBER / self.field.w)
        return [number for number in range(1, self.stretches + 1) if not (self.stretches - number) % every]

    @property
    def most(self) -> int:
        """The upper end of the scale."""
        return max(self.goal, 1, *(max(course) for course in self.courses))

    @property
    def least(self) -> int:
        """The lower end of the scale: points may fall below 0."""
        return min(0, *(min(course) for course in self.courses))

    def at(self, seat: int, number: int) -> tuple[float, float]:
        """Where the seat's strip is after so many stretches."""
        field = self.field
        aside = (seat - (len(self.courses) - 1) / 2) * APART
        return field.x + field.w * number / self.stretches, self._height(self.courses[seat][number]) + aside

    def knots(self, number: int) -> list[tuple[int, float, float]]:
        """The seats' discs after so many stretches, the lowest first; none hides another."""
        found: list[tuple[int, float, float]] = []
        for seat in sorted(range(len(self.courses)), key=lambda seat: self.courses[seat][number]):
            x, y = self.at(seat, number)
            while any(hypot(x - left, y - top) < NEXT for _seat, left, top in found):
                x += NEXT if number < self.stretches else -NEXT
            found.append((seat, x, y))
        return found

    def _height(self, points: float) -> float:
        return self.field.bottom - self.field.h * (points - self.least) / (self.most - self.least)

    # -- the picture ----------------------------------------------------------------------------------------------
    def draw(self, canvas: Canvas) -> None:
        canvas.panel("card", self.rect, seed=33)
        self._draw_scale(canvas)
        self._draw_chosen(canvas)
        self._draw_strips(canvas)
        for number in self.told:
            for seat, x, y in self.knots(number):
                self._draw_knot(canvas, seat, x, y)

    def _draw_scale(self, canvas: Canvas) -> None:
        field = self.field
        step = next((step for step in STEPS if (self.most - self.least) / step <= LINES), STEPS[-1])
        for mark in range(-(-self.least // step) * step, self.most + 1, step):
            if not self.goal or abs(mark - self.goal) >= step / 2:  # what is nearer lies under the goal's number
                y = self._height(mark)
                canvas.line((field.x, y), (field.right, y), FADED, 1 if mark or not self.least else 3)
                self._draw_mark(canvas, mark, Style(BADGE.face, BADGE.size, UMBER))
        if self.goal:
            self._draw_goal(canvas)
        for number in self.told:
            x = field.x + field.w * number / self.stretches
            canvas.line((x, field.bottom), (x, field.bottom + 8), FADED, 2)
            box = FRect(x - 30, field.bottom + 8, 60, 34)
            canvas.words(str(number), Style(BADGE.face, 24, UMBER), box, "centre", name=f"stretch {number}")

    def _draw_mark(self, canvas: Canvas, mark: int, style: Style) -> None:
        box = FRect(self.rect.x + 8, self._height(mark) - 17, LEFT - 20, 34)
        canvas.words(str(mark), style, box, "right", name=f"mark {mark}")

    def _draw_goal(self, canvas: Canvas) -> None:
        """A dashed line where the match ends."""
        field, y = self.field, self._height(self.goal)
        for dash in range(int(field.w / 24)):
            canvas.line((field.x + dash * 24, y), (field.x + dash * 24 + 13, y), INK, 3)
        self._draw_mark(canvas, self.goal, Style(BADGE.face, 24, INK))

    def _draw_chosen(self, canvas: Canvas) -> None:
        field, wide = self.field, self.field.w / self.stretches
        area = FRect(field.x + wide * self.chosen, field.y - 22, wide, field.h + 22)
        canvas.fill(area, EMBER, 70)
        for x in (area.x, area.right):
            canvas.line((x, area.y), (x, area.bottom), FADED, 2)

    @property
    def cutting(self) -> bool:
        """Whether strips are still to come."""
        return self._cutting is not None

    def cut(self, canvas: Canvas) -> None:
        """Lays the strips for a frame's time: they appear one after the other, and no frame waits for them."""
        if self._strips is None or self._strips[0] != canvas.scale:
            sheet = sheets.blank((canvas.map.px(self.rect.w), canvas.map.px(self.rect.h)))
            self._strips, self._cutting = (canvas.scale, sheet), self._lay_strips(canvas, sheet)
        if self._cutting is not None:
            if work(self._cutting):
                self._cutting = None
            self.touch()

    def _draw_strips(self, canvas: Canvas) -> None:
        if self._strips is not None and self._strips[0] == canvas.scale:
            canvas.surface.blit(self._strips[1], canvas.map.at(self.rect.x, self.rect.y))

    def _lay_strips(self, canvas: Canvas, sheet: Surface) -> Generator[None, None, None]:
        """All strips on one clear sheet, the leader's on top."""
        scale = canvas.scale
        for seat in sorted(range(len(self.courses)), key=lambda seat: self.courses[seat][-1]):
            points = [self.at(seat, number) for number in range(len(self.courses[seat]))]
            line = [((x - self.rect.x) * scale, (y - self.rect.y) * scale) for x, y in points]
            yield from _laying_strip(sheet, line, canvas.art.sight.tribe(self.tribes[seat]), scale)

    def _draw_knot(self, canvas: Canvas, seat: int, x: float, y: float) -> None:
        look = canvas.art.sight.tribe(self.tribes[seat])
        canvas.disc(x, y, KNOT, INK)
        canvas.disc(x, y, KNOT - 2.5, look.colour)
        canvas.icon(f"icon-{look.glyph}", FRect(x - 13, y - 13, 26, 26), look.mark)


def _laying_strip(
    sheet: Surface, line: Sequence[tuple[float, float]], look: Tribe, scale: float
) -> Generator[None, None, None]:
    """Lays one strip in steps."""
    size = sheet.get_size()
    edge = strokes(size, [line], STRIP * scale)
    yield
    sheets.cast(sheet, edge, 4 * scale)
    yield
    sheet.blit(sheets.painted(edge, INK), (0, 0))
    yield
    face = strokes(size, [line], (STRIP - 4) * scale)
    yield from sheets.laying(sheet, face, look.colour, edge=0.4, bevel_px=scale)
    yield
    for box in _pieces(line, STRIP * scale):
        piece = box.clip(sheet.get_rect())
        whole = pygame.FRect(-piece.x, -piece.y, *size)
        drawn = pattern(look.pattern, piece.size, whole, 1.2 * scale)
        drawn.blit(face, (0, 0), piece, special_flags=pygame.BLEND_RGBA_MULT)
        sheet.blit(sheets.painted(drawn, look.mark, 0.75), piece)
        yield


def _pieces(line: Sequence[tuple[float, float]], thick: float) -> Iterator[pygame.Rect]:
    """Boxes side by side in which the strip lies: a pattern over all of the sheet would take a second to draw."""
    ends = round(line[0][0] - thick), round(line[-1][0] + thick)
    for left in range(*ends, max(1, round(4 * thick))):
        right = min(ends[1], left + max(1, round(4 * thick)))
        heights = [y for x, y in _between(line, left - thick, right + thick)]
        top = floor(min(heights) - thick)
        yield pygame.Rect(left, top, right - left, ceil(max(heights) + thick) - top)


def _between(line: Sequence[tuple[float, float]], left: float, right: float) -> Iterator[tuple[float, float]]:
    """The corners of the line from there to there, and where it enters and leaves."""
    for (x0, y0), (x1, y1) in pairwise(line):
        for x in (max(left, x0), min(right, x1)):
            if max(left, x0) <= x <= min(right, x1):
                yield x, y0 + (y1 - y0) * (x - x0) / (x1 - x0)
