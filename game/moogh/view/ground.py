"""The board as it lies still: steppe, cliffs, water, mud, the grid, what grows on it, and the marked place."""

from collections.abc import Collection, Iterator, Sequence
from typing import Final

from pygame import FRect

from game.moogh.board import GRID, Ground, Square
from game.moogh.land import BOARD_SPOTS, cell_of
from game.moogh.view import layout
from game.moogh.view.describing import marked
from game.moogh.view.showing import Showing
from game.ui.canvas import Canvas
from game.ui.theme import BADGE, CREAM, INK, UMBER, Style, pigment
from game.ui.writing import put

FACE, SHADE = pigment("#6E4429"), pigment("#22130C")
FULL: Final = 15
QUARTERS: Final = ((1, -1, -1), (2, 0, -1), (4, -1, 0), (8, 0, 0))
"""The bits of a quarter piece, and the columns and rows from the space south-east of its middle they stand for."""


def land(canvas: Canvas, showing: Showing) -> None:
    """The steppe, high ground with its cliffs, water and mud, the grid, and the place that the hunt speaks of."""
    box = showing.table.box
    lay_land(canvas, box.scenario.board.squares, layout.BOARD.topleft)
    _marked(canvas, marked(box.objective))
    _names(canvas)


def lay_land(canvas: Canvas, squares: Sequence[Square], corner: tuple[float, float], size: float = 1.0) -> None:
    """The board from that corner, so many times its usual size: steppe, high ground, water, mud, the grid."""
    x, y = corner
    area = FRect(x, y, layout.BOARD.w * size, layout.BOARD.h * size)
    canvas.sprite("steppe", x, y, size)
    cell = layout.CELL * size
    high = frozenset(spot for spot in BOARD_SPOTS if squares[cell_of(spot)].level)
    water = frozenset(spot for spot in BOARD_SPOTS if squares[cell_of(spot)].ground is Ground.WATER)
    mud = frozenset(spot for spot in BOARD_SPOTS if squares[cell_of(spot)].ground is Ground.MUD)

    def laid(inner: Canvas) -> None:
        for kind, spots in (("cliff", high), ("water", water), ("mud", mud)):
            _laid(inner, kind, spots, area, size)
        _falls(inner, high, area, size)

    canvas.clipped(area, laid)
    for line in range(1, layout.ACROSS):
        canvas.sprite("grid-across", x, y + line * cell, size)
        canvas.sprite("grid-down", x + line * cell, y, size)


def _laid(canvas: Canvas, kind: str, spots: Collection[int], area: FRect, size: float) -> None:
    """Quarter pieces, one at each corner where four spaces meet; what runs to the edge runs on beneath it."""
    cell = layout.CELL * size
    for row in range(GRID.height + 1):
        for column in range(GRID.width + 1):
            number = sum(bit for bit, dx, dy in QUARTERS if _has(spots, row + dy, column + dx))
            if number:
                variant = "abc"[(row * 7 + column * 3) % 3] if number == FULL else ""
                canvas.sprite(f"{kind}{number}{variant}", area.x + column * cell, area.y + row * cell, size)


def _falls(canvas: Canvas, high: Collection[int], area: FRect, size: float) -> None:
    """Where high ground ends in the east its face is seen from the side, and its shadow lies on the low ground."""
    cell = layout.CELL * size
    for number, spot in enumerate(BOARD_SPOTS):
        if spot in high and spot + 1 not in high and (number + 1) % GRID.width:
            row, column = divmod(number, GRID.width)
            x, y = area.x + (column + 1) * cell, area.y + row * cell
            canvas.fill(FRect(x - size, y, 16 * size, cell), SHADE, 90)
            canvas.fill(FRect(x - 2 * size, y, 6 * size, cell), FACE)


def _has(spots: Collection[int], row: int, column: int) -> bool:
    row, column = min(max(row, 0), GRID.height - 1), min(max(column, 0), GRID.width - 1)
    return BOARD_SPOTS[row * GRID.width + column] in spots


def _marked(canvas: Canvas, cells: Sequence[int]) -> None:
    """A dashed chalk line round the place of the hunt's aim."""
    for cell in cells:
        box = layout.cell_box(BOARD_SPOTS[cell])
        row, column = divmod(cell, GRID.width)
        sides = (
            ((row - 1, column), box.topleft, box.topright), ((row + 1, column), box.bottomleft, box.bottomright),
            ((row, column - 1), box.topleft, box.bottomleft), ((row, column + 1), box.topright, box.bottomright),
        )  # fmt: skip
        for (r, c), start, end in sides:
            if r * GRID.width + c not in cells or not 0 <= c < GRID.width:
                canvas.line(start, end, INK, 7)
                canvas.line(start, end, CREAM, 4)


def _names(canvas: Canvas) -> None:
    """The letters and numbers of the spaces, on the rim of the card."""
    for at in range(GRID.width):
        x, y = layout.BOARD.x + at * layout.CELL, layout.BOARD.y + at * layout.CELL
        style = Style(BADGE.face, 22, UMBER)
        letter = GRID.name((GRID.height - 1) * GRID.width + at)[0]
        put(canvas, letter, style, FRect(x, layout.BOARD.bottom - 24, 22, 24), "centre", name="file")
        number = str(GRID.height - at)
        put(canvas, number, style, FRect(layout.BOARD.x + 2, y + 2, 26, 24), "left", name="rank")


def ground_pictures(squares: Sequence[Square]) -> Iterator[tuple[str, int]]:
    """What grows and lies on the board: the picture, and its spot."""
    for spot in BOARD_SPOTS:
        kind = squares[cell_of(spot)].feature
        if kind.value in {"bush", "tree", "boulder"}:
            yield f"{kind}{spot * 7 % 3 + 1}", spot
        elif kind.value == "hut":
            yield "camp", spot
