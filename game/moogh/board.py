"""The board of a hunt: twelve by twelve squares of ground, feature and level, and the places marked on it."""

from dataclasses import dataclass
from enum import IntEnum, StrEnum

from game.core.grid import Grid
from game.moogh.pieces import named

GRID = Grid(12, 12)
"""Cells are numbered row by row from the north-west: 0 is a12, 11 is l12, 143 is l1."""


class Ground(StrEnum):
    """What one walks on. Water and mud are hard for characters, not for beasts."""

    GRASS = "grass"
    WATER = "water"
    MUD = "mud"


class Feature(StrEnum):
    """What stands on a square."""

    NONE = "none"
    BUSH = "bush"
    TREE = "tree"
    BOULDER = "boulder"
    HUT = "hut"


class Facing(IntEnum):
    """The board's edge that a beast faces. One more is a quarter turn to the right."""

    NORTH = 0
    EAST = 1
    SOUTH = 2
    WEST = 3


@dataclass(frozen=True, slots=True)
class Square:
    """A cell: its ground, its feature, its level (0 low, 1 high). A border of two levels is a cliff line (M67)."""

    ground: Ground = Ground.GRASS
    feature: Feature = Feature.NONE
    level: int = 0


@dataclass(frozen=True, slots=True)
class BeastPlace:
    """Where a beast may start: 1 or 4 cells, north-west first, and the edge it faces."""

    name: str
    cells: tuple[int, ...]
    facing: Facing


@dataclass(frozen=True, slots=True)
class Area:
    """Cells with a name, that an objective speaks of, in ascending order."""

    name: str
    cells: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Board:
    """A board as one scenario plays on it: all squares by cell, where characters may start, and what is marked.

    starts: in ascending order, without boulders and beasts. traps: cells with a trap of nobody's (M13).
    loads: cells on which something lies to be fetched (M89).
    """

    name: str
    squares: tuple[Square, ...]
    starts: tuple[int, ...]
    beasts: tuple[BeastPlace, ...] = ()
    areas: tuple[Area, ...] = ()
    loads: tuple[int, ...] = ()
    traps: tuple[int, ...] = ()

    def area(self, name: str) -> Area:
        """The area of that name. KeyError."""
        return named(self.areas, name)

    def place(self, name: str) -> BeastPlace:
        """The beast's place of that name. KeyError."""
        return named(self.beasts, name)
