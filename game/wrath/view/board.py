"""The moving side of the board: a line of tiles that slides, and the chalk line round a region."""

from collections.abc import Iterator
from dataclasses import dataclass
from math import pi, sin

from game.ui.eases import ease_in_out_quad
from game.ui.things import Label, Outline
from game.wrath.view import layout

INSET = 21.0
OVER = 84.0
"""How high the tile at the end of the line is carried over the others."""


@dataclass(frozen=True, slots=True)
class Slide:
    """A line of tiles pushed by so many units, right or down if positive; `across`: it is a row."""

    cells: frozenset[int]
    across: bool
    offset: float

    @property
    def share(self) -> float:
        """How much of a tile's length it has gone, 0 to 1."""
        return min(1.0, abs(self.offset) / layout.STEP)

    def wraps(self, cell: int) -> bool:
        """Whether that cell's tile leaves the board, to come in again at the other end."""
        order = cell % 4 if self.across else cell // 4
        return self.offset != 0 and order == (3 if self.offset > 0 else 0)

    def way(self, cell: int) -> tuple[float, float, float]:
        """How far a cell's tile has gone to the right and down, and how high it is lifted."""
        gone, lift = self.offset, 0.0
        if self.wraps(cell):
            gone = -3 * layout.STEP * ease_in_out_quad(self.share) * (1 if self.offset > 0 else -1)
            lift = OVER * sin(pi * self.share)
        gone, lift = round(gone, 1), round(lift, 1)
        return (gone, 0.0, lift) if self.across else (0.0, gone, lift)


def outline(cells: frozenset[int]) -> Outline:
    """The chalk line round these cells."""
    return Outline(tuple(_edges(cells)))


def _edges(cells: frozenset[int]) -> Iterator[tuple[float, float, float, float]]:
    for cell in sorted(cells):
        box = layout.cell_box(cell)
        west = cell % 4 and cell - 1 in cells
        east = cell % 4 < 3 and cell + 1 in cells
        north, south = cell - 4 in cells, cell + 4 in cells
        left, right = box.left + (-3 if west else INSET), box.right + (3 if east else -INSET)
        top, bottom = box.top + (-3 if north else INSET), box.bottom + (3 if south else -INSET)
        if not north:
            yield left, box.top + INSET, right, box.top + INSET
        if not south:
            yield left, box.bottom - INSET, right, box.bottom - INSET
        if not west:
            yield box.left + INSET, top, box.left + INSET, bottom
        if not east:
            yield box.right - INSET, top, box.right - INSET, bottom


def flag(cells: frozenset[int], words: str) -> Label:
    """The paper flag on a region's first tile."""
    box = layout.cell_box(min(cells))
    return Label(words, box.x + 78, box.y - 6)
