"""The table that is fought on: 48 by 48 inches, with its terrain. Hundredths of an inch, from the north-west corner."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property

from game.dinowars.kinds import INCH
from game.dinowars.shapes import Outline, Point

SIZE = 48 * INCH
MIDDLE = SIZE // 2
STRIP = 6 * INCH
"""Rulebook, "Deployment": how deep the deployment zones are."""
APART = 12 * INCH
"""D34: how far the markers of Domination stand from the centre."""
CLEAR = 4 * INCH
"""D52: no terrain is so near to the centre, or to where those markers may stand."""
PIECES = (6, 10)
"""D52: so many pieces of terrain, at least and at most."""
CENTRES: tuple[Point, ...] = (
    (MIDDLE, MIDDLE), (MIDDLE - APART, MIDDLE), (MIDDLE + APART, MIDDLE),
    (MIDDLE, MIDDLE - APART), (MIDDLE, MIDDLE + APART),
)  # fmt: skip
"""What terrain keeps clear of: the centre, and the markers of Domination for either pair of edges."""


class Land(StrEnum):
    """A kind of terrain: hills are high, woods and swamps rough, rocks solid."""

    HILL = "hill"
    WOOD = "wood"
    SWAMP = "swamp"
    ROCK = "rock"


ROUGH = (Land.WOOD, Land.SWAMP)


class Edge(StrEnum):
    """An edge of the table."""

    NORTH = "north"
    EAST = "east"
    SOUTH = "south"
    WEST = "west"

    reckoning: tuple[int, int, int]
    """How far the north-west corner lies from it, and what each step to the east and to the south adds."""

    @property
    def opposite(self) -> "Edge":
        """The edge on the other side."""
        return EDGES[(EDGES.index(self) + 2) % 4]

    @property
    def beside(self) -> "Edge":
        """The next edge, clockwise: one of the two that lie between this and the opposite one."""
        return EDGES[(EDGES.index(self) + 1) % 4]

    def depth(self, x: int, y: int) -> int:
        """How far the point lies from this edge."""
        corner, east, south = self.reckoning
        return corner + east * x + south * y

    def along(self, across: int, depth: int) -> Point:
        """The point so far along this edge, from the west or the north, and so deep."""
        match self:
            case Edge.NORTH:
                return across, depth
            case Edge.EAST:
                return SIZE - depth, across
            case Edge.SOUTH:
                return across, SIZE - depth
        return depth, across


EDGES = tuple(Edge)
Edge.NORTH.reckoning = 0, 0, 1
Edge.EAST.reckoning = SIZE, -1, 0
Edge.SOUTH.reckoning = SIZE, 0, -1
Edge.WEST.reckoning = 0, 1, 0


@dataclass(frozen=True, slots=True)
class Piece:
    """A piece of terrain; `level` is how high it lies, 0 unless it is a hill."""

    land: Land
    outline: Outline
    level: int = 0


@dataclass(frozen=True)
class Field:
    """A table. `seed` is the number that it grew from, 0 for one that was drawn."""

    name: str
    title: str
    pieces: tuple[Piece, ...]
    seed: int = 0

    def __hash__(self) -> int:
        return hash((self.name, self.seed))

    @cached_property
    def solids(self) -> tuple[Outline, ...]:
        """What nobody moves through."""
        return tuple(one.outline for one in self.pieces if one.land is Land.ROCK)

    @cached_property
    def rough(self) -> tuple[Outline, ...]:
        """Where each inch costs two."""
        return tuple(one.outline for one in self.pieces if one.land in ROUGH)

    @cached_property
    def hills(self) -> tuple[Piece, ...]:
        """What lies higher than the rest."""
        return tuple(one for one in self.pieces if one.level)

    def level(self, x: int, y: int) -> int:
        """D20: how high the point lies."""
        highest = 0
        for one in self.hills:
            if one.level > highest and one.outline.holds(x, y):
                highest = one.level
        return highest

    def is_on_solid(self, x: int, y: int, radius: int) -> bool:
        """Whether a disc there overlaps a rock."""
        return any(one.overlaps(x, y, radius) for one in self.solids)


def complaints(piece: Piece) -> Iterator[tuple[str, str]]:
    """D52: what is wrong with where a piece of terrain lies, and what was expected."""
    if any(not 0 <= part <= SIZE for point in piece.outline.points for part in point):
        yield "lies over the edge", "a place on the table of 48 by 48 inches"
    if any(piece.outline.overlaps(x, y, CLEAR) for x, y in CENTRES):
        yield "is too near to the centre or to a marker 12 inches from it", "4 inches between"
    least, most = STRIP, SIZE - STRIP
    if piece.land is Land.ROCK and any(not least <= part <= most for point in piece.outline.points for part in point):
        yield "lies in a deployment zone", "6 inches to each edge"
