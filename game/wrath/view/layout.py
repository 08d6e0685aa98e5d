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
TRAIL: Final = FRect(HATCHERY.x + 26, 746, 416, 124)

DICE: Final = FRect(64, 926, 656, 96)
DIE: Final = 88.0
STATUS: Final = FRect(744, 914, 484, 130)

CHIPS_WIDE: Final = 20.0


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


def pens(number: int) -> tuple[FRect, ...]:
    """The boxes of the pens, two side by side."""
    w, h = PEN
    return tuple(FRect(HATCHERY.x + 22 + i % 2 * (w + 12), 260 + i // 2 * (h + 12), w, h) for i in range(number))


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


def chips(number: int) -> tuple[Point, ...]:
    """How far the chips on one disc of the trail lie from its middle; they leave the next disc's number in sight."""
    step = min(11.0, CHIPS_WIDE / max(1, number - 1))
    return tuple(((i - (number - 1) / 2) * step, -3.0 - i * 3) for i in range(number))
