"""The moving side of the board: a line of tiles that slides, and the chalk line round a region."""

from collections.abc import Iterator
from dataclasses import dataclass

from pygame import FRect

from game.ui.canvas import Canvas
from game.ui.sprites import Sprites
from game.wrath.view import layout
from game.wrath.view.things import TILES, Label, Outline, Thing

INSET = 21.0
LENGTH = 4 * layout.STEP


@dataclass(frozen=True, slots=True)
class Slide:
    """A line of tiles pushed by so many units, right or down if positive; `across`: it is a row."""

    cells: frozenset[int]
    across: bool
    offset: float

    def ways(self, cell: int) -> list[layout.Point]:
        """How far a cell's tile has gone; two ways if it leaves at one end and comes in at the other."""
        order = cell % 4 if self.across else cell // 4
        ends = [self.offset, self.offset - LENGTH, self.offset + LENGTH]
        seen = [gone for gone in ends if -1 < order + gone / layout.STEP < 4]
        return [(gone, 0.0) if self.across else (0.0, gone) for gone in seen]


@dataclass(frozen=True, slots=True)
class Strip:
    """The sliding tiles themselves, cut off at the board's edge; the one that leaves is seen at both ends."""

    sprites: Sprites
    slide: Slide
    tiles: tuple[tuple[int, str], ...]
    layer: int = TILES

    @property
    def depth(self) -> float:
        return 0.0

    @property
    def bounds(self) -> FRect:
        boxes = [layout.cell_box(cell) for cell, _name in self.tiles]
        return boxes[0].unionall(boxes[1:]).inflate(36, 36)

    def draw(self, canvas: Canvas) -> None:
        canvas.clipped(layout.BOARD.inflate(20, 20), self._draw)

    def _draw(self, canvas: Canvas) -> None:
        for cell, name in self.tiles:
            x, y = layout.cell_centre(cell)
            for dx, dy in self.slide.ways(cell):
                canvas.sprite(name, x + dx, y + dy)


@dataclass(frozen=True, slots=True)
class Cut:
    """Something on a tile that is half over the edge, cut off there like its tile."""

    inner: Thing

    @property
    def layer(self) -> int:
        return self.inner.layer

    @property
    def depth(self) -> float:
        return self.inner.depth

    @property
    def bounds(self) -> FRect:
        return self.inner.bounds

    def draw(self, canvas: Canvas) -> None:
        canvas.clipped(layout.BOARD.inflate(20, 20), self.inner.draw)


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
