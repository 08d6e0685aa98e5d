"""How the scores came about, as a table: a row an era, a column a seat."""

from collections.abc import Callable, Sequence
from typing import Final

from pygame import FRect

from game.core.words import _
from game.screens.screen import within
from game.ui.canvas import Canvas
from game.ui.theme import BODY, BONE, CAPTION, INK, Face, Style
from game.ui.transitions import Transition
from game.ui.view import Era
from game.ui.widgets import ListBox

ROW: Final = 56.0
FIRST: Final = 300.0
"""The column with what the era is called."""


class EraTable(ListBox):
    """The points that each era gave and what they came to; the chosen row's reasons are told elsewhere.

    `names` are those of the seats, `turns` in which turn each era ended, `start` the scores before the first.
    """

    def __init__(
        self,
        name: str,
        rect: FRect,
        eras: Sequence[Era],
        *,
        names: Sequence[str],
        turns: Sequence[int],
        start: Sequence[int],
        chosen: Callable[[int], Transition | None],
    ) -> None:
        self.eras = tuple(eras)
        self.turns = tuple(turns)
        self.totals = totals(eras, start)
        super().__init__(name, rect, [self._said(number, names) for number in range(len(eras))], chosen=chosen)

    def _said(self, number: int, names: Sequence[str]) -> str:
        era, after = self.eras[number], self.totals[number + 1]
        each = (
            _("{name} {points}, {total} in all").format(name=name, points=f"{points:+}", total=total)
            for name, points, total in zip(names, era.points, after, strict=True)
        )
        return f"{self.heading(number)}: {'; '.join(each)}"

    def heading(self, number: int) -> str:
        """What that era is called, and when it ended."""
        return _("{era}, turn {turn}").format(era=self.eras[number].title, turn=self.turns[number])

    def columns(self) -> list[FRect]:
        """The seats' columns, as high as the list."""
        seats = len(self.eras[0].points)
        wide = (self.view.w - FIRST - 8) / seats
        return [FRect(self.view.x + FIRST + wide * seat, self.rect.y, wide, self.rect.h) for seat in range(seats)]

    def row_height(self, canvas: Canvas, row: str) -> float:
        del canvas, row
        return ROW

    def draw_row(self, canvas: Canvas, number: int, box: FRect) -> None:
        if number == self.index and not self.focused:
            canvas.fill(box.inflate(8, 0), BONE, 120)
        first = FRect(box.x + 8, box.y, FIRST - 16, box.h)
        canvas.words(self.heading(number), within(canvas, BODY, ROW), first, name=f"era {number}")
        bold = within(canvas, Style(Face.BOLD, 30, INK), ROW)
        for seat, column in enumerate(self.columns()):
            half = column.w / 2
            gain, total = self.eras[number].points[seat], self.totals[number + 1][seat]
            left = FRect(column.x, box.y, half - 5, box.h)
            canvas.words(f"{gain:+}", within(canvas, CAPTION, ROW), left, "right", name=f"era {number} gain {seat}")
            right = FRect(column.x + half + 5, box.y, half - 5, box.h)
            canvas.words(str(total), bold, right, name=f"era {number} total {seat}")


def totals(eras: Sequence[Era], start: Sequence[int]) -> tuple[tuple[int, ...], ...]:
    """The scores by seat before the first era and after each."""
    found = [tuple(start)]
    for era in eras:
        found.append(tuple(old + new for old, new in zip(found[-1], era.points, strict=True)))
    return tuple(found)
