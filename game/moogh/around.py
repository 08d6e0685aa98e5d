"""Rulebook, "Around the beast" and "Orientation": where things are as seen by a beast, big or small, by its facing."""

from dataclasses import dataclass

from game.moogh.board import Facing
from game.moogh.land import STRIDE
from game.moogh.pieces import Section

AHEAD, RIGHT, BEHIND, LEFT = range(4)
"""Directions as a beast sees them: quarter turns to the right from where it faces."""


@dataclass(frozen=True, slots=True)
class Shape:
    """A beast of one size with one facing. All spots are offsets from its north-western cell.

    body: the cells it covers. section: what each space around it belongs to, 12 around a big one, 8 around a small.
    rows: by direction (AHEAD, RIGHT, BEHIND, LEFT) the spaces beside it where its lanes begin: ahead and behind the
    left lane first, at its sides the front one first. corners: the four corner spaces.
    """

    size: int
    facing: Facing
    body: tuple[int, ...]
    section: dict[int, Section]
    rows: tuple[tuple[int, ...], ...]
    corners: frozenset[int]

    def side(self, direction: int) -> Facing:
        """The edge of the board that lies in that direction."""
        return Facing((self.facing + direction) % 4)


def _world(size: int, facing: int, row: int, column: int) -> int:
    """The offset of a place that has this row and column while the beast faces north."""
    last = size - 1
    for _quarter in range(facing):
        row, column = column, last - row
    return row * STRIDE + column


def _section(size: int, row: int, column: int) -> Section | None:
    if row == -1:
        return Section.FRONT
    if row == size:
        return Section.BACK
    return Section.SIDES if column in {-1, size} else None


def _shape(size: int, facing: Facing) -> Shape:
    lanes, ring = range(size), range(-1, size + 1)

    def at(row: int, column: int) -> int:
        return _world(size, facing, row, column)

    section = {at(r, c): found for r in ring for c in ring if (found := _section(size, r, c)) is not None}
    return Shape(
        size=size,
        facing=facing,
        body=tuple(row * STRIDE + column for row in lanes for column in lanes),
        section=section,
        rows=(
            tuple(at(-1, c) for c in lanes),
            tuple(at(r, size) for r in lanes),
            tuple(at(size, c) for c in lanes),
            tuple(at(r, -1) for r in lanes),
        ),
        corners=frozenset(at(r, c) for r in (-1, size) for c in (-1, size)),
    )


SHAPES = {size: tuple(_shape(size, facing) for facing in Facing) for size in (1, 2)}
"""By size and facing."""
