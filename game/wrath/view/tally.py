"""What each seat's dice have shown so far, on a sheet over the board."""

from collections.abc import Iterable
from dataclasses import dataclass

from pygame import FRect

from game.core.match import Entry
from game.core.words import _
from game.ui.canvas import Canvas
from game.ui.theme import BODY, CAPTION, INK, PANEL_TITLE, UMBER, Face, Style
from game.ui.things import NOTES
from game.ui.writing import put
from game.wrath.box import ICONS, Box
from game.wrath.events import Rolled
from game.wrath.view import layout
from game.wrath.view.dice import ICON_COLOURS, icons_of

SHEET = FRect(layout.BOARD.x + 6, layout.BOARD.y + 110, layout.BOARD.w - 12, 560)
ROW = 84.0


@dataclass(frozen=True, slots=True)
class Tally:
    """A seat's dice: how many it threw, and how often each icon fell."""

    name: str
    tribe: str
    thrown: int
    icons: tuple[int, ...]


def tallies(box: Box, names: Iterable[str], log: Iterable[Entry]) -> tuple[Tally, ...]:
    """Of each seat, from what happened."""
    thrown = [[0] * (1 + len(ICONS)) for _seat in range(box.seats)]
    for entry in log:
        for event in entry.events:
            if isinstance(event, Rolled):
                _count(thrown[event.seat], event)
    return tuple(
        Tally(name, box.tribes[seat], thrown[seat][0], tuple(thrown[seat][1:])) for seat, name in enumerate(names)
    )


def _count(row: list[int], event: Rolled) -> None:
    for number in event.rolled:
        row[0] += 1
        for icon in icons_of(event.faces[number - 1]):
            row[1 + ICONS.index(icon)] += 1


def expected(box: Box) -> tuple[float, ...]:
    """Of one die, how many of each icon fall on the average."""
    return tuple(sum(list(face).count(icon) for face in box.faces) / len(box.faces) for icon in range(len(ICONS)))


@dataclass(frozen=True, slots=True)
class Sheet:
    """The sheet: a row a seat, a column an icon, and beneath each count the share of its dice."""

    rows: tuple[Tally, ...]
    usual: tuple[float, ...]
    layer: int = NOTES

    @property
    def depth(self) -> float:
        return 5000.0

    @property
    def bounds(self) -> FRect:
        return SHEET.inflate(60, 70)

    def draw(self, canvas: Canvas) -> None:
        area = FRect(SHEET.x, SHEET.y, SHEET.w, 210 + ROW * len(self.rows))
        canvas.panel("straw", area, seed=9)
        put(canvas, _("The dice so far"), PANEL_TITLE, FRect(area.x + 30, area.y + 14, 600, 56), name="tally-title")
        put(canvas, _("dice"), CAPTION, FRect(_column(0), area.y + 80, 90, 40), "centre", name="tally-thrown")
        for i, icon in enumerate(ICONS):
            canvas.icon(f"icon-{icon}", FRect(_column(1 + i) + 22, area.y + 74, 46, 46), _ink(icon))
        for i, row in enumerate(self.rows):
            self._row(canvas, row, area.y + 126 + ROW * i)
        self._usual(canvas, area.y + 132 + ROW * len(self.rows))

    def _row(self, canvas: Canvas, row: Tally, y: float) -> None:
        canvas.sprite(f"chip-{row.tribe}", SHEET.x + 50, y + ROW / 2)
        put(canvas, row.name, BODY, FRect(SHEET.x + 80, y, 170, ROW), name="tally-name")
        bold = Style(Face.BOLD, 32, INK)
        put(canvas, str(row.thrown), bold, FRect(_column(0), y + 4, 90, 42), "centre", name="tally")
        for i, number in enumerate(row.icons):
            put(canvas, str(number), bold, FRect(_column(1 + i), y + 4, 90, 42), "centre", name="tally")
            if row.thrown:
                share = f"{round(100 * number / row.thrown)}%"
                put(canvas, share, CAPTION, FRect(_column(1 + i), y + 44, 90, 32), "centre", name="tally-share")

    def _usual(self, canvas: Canvas, y: float) -> None:
        put(canvas, _("on the average"), CAPTION, FRect(SHEET.x + 30, y, 220, 44), name="tally-usual")
        for i, share in enumerate(self.usual):
            words = f"{round(100 * share)}%"
            style = Style(Face.BOLD, 24, UMBER)
            put(canvas, words, style, FRect(_column(1 + i), y, 90, 44), "centre", name="tally-usual-share")


def _column(number: int) -> float:
    return SHEET.x + 254 + number * 90


def _ink(icon: str) -> tuple[int, int, int]:
    code = ICON_COLOURS[icon]
    return int(code[1:3], 16), int(code[3:5], 16), int(code[5:7], 16)
