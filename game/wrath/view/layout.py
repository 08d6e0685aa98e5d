"""Where everything lies, in design units (1920 x 1080)."""

from math import ceil
from typing import Final

from pygame import FRect

Point = tuple[float, float]

TILE: Final = 200.0
GAP: Final = 6.0
STEP: Final = TILE + GAP
BOARD: Final = FRect(545, 44, 4 * TILE + 3 * GAP, 4 * TILE + 3 * GAP)
FRAME: Final = FRect(BOARD.x - 20, BOARD.y - 20, BOARD.w + 40, BOARD.h + 46)

HATCHERY: Final = FRect(1424, 30, 468, 850)
NEST: Final = FRect(HATCHERY.x + 24, 118, 190, 126)
PEN: Final = (206.0, 206.0)
PENS_Y: Final = 260.0
FLAT_PEN: Final = 100.0
"""How high a pen is beside whose picture large words stand."""
TRAIL: Final = FRect(HATCHERY.x + 26, 746, 416, 124)

DICE: Final = FRect(64, 926, 656, 96)
DIE: Final = 88.0
STATUS: Final = FRect(744, 914, 484, 130)

CHIPS: Final = (
    (1.0, ((0.0, -3.0),)),
    (0.74, ((-9.0, -7.0), (9.0, 5.0))),
    (0.62, ((-12.0, -10.0), (12.0, -10.0), (0.0, 10.0))),
    (0.62, ((-12.0, -12.0), (12.0, -12.0), (-12.0, 11.0), (12.0, 11.0))),
)
"""By how many they are: the size of chips on one disc of the trail, and how far they lie from its middle."""


def cell_box(cell: int) -> FRect:
    """The box of a cell of the map."""
    row, column = divmod(cell, 4)
    return FRect(BOARD.x + column * STEP, BOARD.y + row * STEP, TILE, TILE)


def cell_centre(cell: int) -> Point:
    """The middle of a cell."""
    box = cell_box(cell)
    return box.centerx, box.centery


def cell_at(x: float, y: float) -> int | None:
    """The cell under a point; the gaps between tiles belong to the cell before."""
    column, row = int((x - BOARD.x) // STEP), int((y - BOARD.y) // STEP)
    return row * 4 + column if 0 <= column < 4 and 0 <= row < 4 else None


def pens(number: int, zoom: float = 1.0) -> tuple[FRect, ...]:
    """The boxes of the pens, two side by side; one above the other for text larger than usual (`zoom`)."""
    (w, h), left = PEN, HATCHERY.x + 22
    if zoom <= 1:
        return tuple(FRect(left + i % 2 * (w + 12), PENS_Y + i // 2 * (h + 12), w, h) for i in range(number))
    return tuple(FRect(left, PENS_Y + i * (FLAT_PEN + 8), 2 * w + 12, FLAT_PEN) for i in range(number))


def die_centres(number: int) -> tuple[Point, ...]:
    """Where the dice lie."""
    step = min(128.0, (DICE.w - DIE) / max(1, number - 1))
    return tuple((DICE.x + DIE / 2 + 8 + i * step, DICE.centery - 2) for i in range(number))


def die_box(centre: Point) -> FRect:
    """The box of a die that lies there."""
    return FRect(centre[0] - DIE / 2, centre[1] - DIE / 2, DIE, DIE)


def trail(target: int) -> tuple[Point, ...]:
    """The middles of the trail's discs from 0 to the target, to and fro."""
    rows = 2 if target < 22 else 3
    across = ceil((target + 1) / rows)
    step_x = min(43.0, (TRAIL.w - 36) / (across - 1))
    step_y = 54.0 if rows == 2 else 41.0
    top = TRAIL.y + (38 if rows == 2 else 22)
    found = []
    for number in range(target + 1):
        row, column = divmod(number, across)
        along = column if row % 2 == 0 else across - 1 - column
        found.append((TRAIL.x + 18 + along * step_x, top + row * step_y))
    return tuple(found)


def chips(number: int) -> tuple[float, tuple[Point, ...]]:
    """The size of so many chips (1 to 4) on one disc of the trail, and how far each lies from its middle: all are seen,
    and so is the number beside them.
    """
    return CHIPS[number - 1]
