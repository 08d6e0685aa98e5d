"""What lies in the box for one table: pieces, dice, tiles and numbers, and every answer that could ever be given."""

from dataclasses import dataclass, fields
from enum import StrEnum
from functools import cached_property, lru_cache
from itertools import combinations
from typing import Any

from game.core.decision import Command
from game.core.grid import Grid
from game.wrath.commands import KEEP, Hatch, Move, Place, Reroll

GRID = Grid(4, 4)
NEIGHBOURS = tuple(GRID.neighbours(cell) for cell in range(16))
NEAR = tuple(sum(1 << near for near in group) for group in NEIGHBOURS)
"""The neighbours of each cell as a set of bits."""
CELL_NAMES = tuple(GRID.name(cell) for cell in range(16))
CELLS = {name: cell for cell, name in enumerate(CELL_NAMES)}

# Pieces live on tiles, not on cells, so that a tremor moves none of them. A place is a tile's number, or EGG or SUPPLY.
CAVE, HUT, VOLCANO = 13, 14, 15
EGG, SUPPLY = 16, 17
PLACES = 18
CAVEMAN = 0
"""The cave people's number among the kinds of piece; the dinosaurs follow."""

WORSHIP_ICON, CAVE_ICON, HUT_ICON, EGG_ICON, FOOT_ICON = range(5)
ICONS = ("volcano", "cave", "hut", "egg", "foot")
VERBS = ("worship", "cave", "hut", "egg")
"""The words that place a piece, by icon."""
GOALS = (VOLCANO, CAVE, HUT, EGG)
"""Where each of these icons places it."""

WALKS, FLIES, SWIMS = range(3)


class Terrain(StrEnum):
    """What a tile is."""

    GRASS = "grass"
    JUNGLE = "jungle"
    LAGOON = "lagoon"
    CAVE = "cave"
    HUT = "hut"
    VOLCANO = "volcano"


SPECIAL = (Terrain.CAVE, Terrain.HUT, Terrain.VOLCANO)


@dataclass(frozen=True, slots=True)
class Tile:
    """A map tile: its name, which is also its picture's, and its terrain."""

    name: str
    terrain: Terrain


@dataclass(frozen=True, slots=True)
class Species:
    """A kind of dinosaur and all that its card says. Powers that a species has not are 0, 1 or False."""

    name: str
    title: str
    cost: int
    figures: int = 2
    dice: int = 0
    worth: int = 1
    bonus: int = 0
    worships: bool = False
    flies: bool = False
    swims: bool = False
    scares: bool = False
    eats: bool = False


@dataclass(frozen=True)
class Box:
    """All that does not change during a match: numbers from the data, for this many seats and these variants."""

    seats: int
    tiles: tuple[Tile, ...]
    faces: tuple[tuple[int, ...], ...]
    species: tuple[Species, ...]
    tribes: tuple[str, ...]
    spaces: int
    target: int
    dice: int = 5
    rolls: int = 3
    cavemen: int = 10
    bases: int = 4
    most: int = 3
    present: int = 1
    stall: int = 0
    """Turns in a row without an eruption after which the last one comes; 0: never."""

    def __hash__(self) -> int:
        return id(self)

    def __reduce__(self) -> tuple[Any, tuple[Any, ...]]:
        """Sent to another process without all that is worked out from it, which the other keeps from last time."""
        return _unpacked, tuple(getattr(self, each.name) for each in fields(self))

    @cached_property
    def face_names(self) -> tuple[str, ...]:
        """The faces of a die as texts: the icons, joined by + where a face has several (W40)."""
        return tuple("+".join(ICONS[icon] for icon in face) or "blank" for face in self.faces)

    @cached_property
    def names(self) -> tuple[str, ...]:
        """The kinds of piece by number."""
        return ("caveman", *(one.name for one in self.species))

    @cached_property
    def kinds(self) -> dict[str, int]:
        """The numbers of the kinds of piece."""
        return {name: kind for kind, name in enumerate(self.names)}

    @cached_property
    def tile_numbers(self) -> dict[str, int]:
        """The numbers of the tiles by name."""
        return {tile.name: number for number, tile in enumerate(self.tiles)}

    @cached_property
    def terrains(self) -> tuple[Terrain, ...]:
        """The terrain of each tile."""
        return tuple(tile.terrain for tile in self.tiles)

    @cached_property
    def settles(self) -> tuple[bool, ...]:
        """Whether a tile is grass or jungle."""
        return tuple(terrain in (Terrain.GRASS, Terrain.JUNGLE) for terrain in self.terrains)

    @cached_property
    def lagoons(self) -> tuple[int, ...]:
        """The lagoon tiles."""
        return tuple(number for number, terrain in enumerate(self.terrains) if terrain is Terrain.LAGOON)

    @cached_property
    def gaits(self) -> tuple[int, ...]:
        """How each kind of piece fares on a lagoon: a swimmer may stay, a flyer leaves it in one step."""
        return (WALKS, *(SWIMS if one.swims else FLIES if one.flies else WALKS for one in self.species))

    @cached_property
    def wet(self) -> tuple[tuple[int, ...], ...]:
        """By kind, where a tribe's pieces on lagoons are counted; none for those that may stay there."""
        rows = ((kind * PLACES, gait) for kind, gait in enumerate(self.gaits))
        return tuple(tuple(row + tile for tile in self.lagoons if gait != SWIMS) for row, gait in rows)

    @cached_property
    def worshippers(self) -> tuple[int, ...]:
        """The kinds of piece that may stand on the volcano."""
        return (CAVEMAN, *(kind for kind, one in enumerate(self.species, 1) if one.worships))

    @cached_property
    def altars(self) -> tuple[int, ...]:
        """Where a tribe's dinosaurs on the volcano are counted."""
        return tuple(kind * PLACES + VOLCANO for kind in self.worshippers if kind != CAVEMAN)

    @cached_property
    def worth(self) -> tuple[int, ...]:
        """For how many pieces each kind counts in a region."""
        return (1, *(one.worth for one in self.species))

    @cached_property
    def cheapest(self) -> int:
        """The least egg cost."""
        return min(one.cost for one in self.species)

    @cached_property
    def rerolls(self) -> dict[int, tuple[Command, ...]]:
        """Every choice of dice to roll again, and to keep them, by the number of dice."""
        most = self.dice + sum(one.dice * one.figures for one in self.species)
        return {dice: (*_choices(dice), KEEP) for dice in range(1, most + 1)}

    @cached_property
    def hatches(self) -> tuple[Hatch, ...]:
        """The hatching of each kind of piece (that of cave people is never legal)."""
        return tuple(Hatch(name) for name in self.names)

    @cached_property
    def placings(self) -> tuple[tuple[tuple[Place, ...], ...], ...]:
        """Every placing, by icon, kind, and where the piece comes from: cells, then EGG and SUPPLY."""
        starts = (*CELL_NAMES, "egg", "")
        return tuple(tuple(tuple(Place(verb, name, at) for at in starts) for name in self.names) for verb in VERBS)

    @cached_property
    def steps(self) -> tuple[tuple[tuple[tuple[int, Move], ...], ...], ...]:
        """Every step on foot, by kind and starting cell: the cell it leads to, and the answer."""
        return tuple(
            tuple(tuple((goal, _move(name, cell, goal)) for goal in NEIGHBOURS[cell]) for cell in range(16))
            for name in self.names
        )

    @cached_property
    def open_steps(self) -> tuple[tuple[dict[int, tuple[Move, ...]], ...], ...]:
        """By kind, starting cell and the set of its neighbours that are closed: the steps onto the others."""
        return tuple(tuple(_open(steps, NEAR[cell]) for cell, steps in enumerate(kind)) for kind in self.steps)

    @cached_property
    def flights(self) -> tuple[tuple[tuple[tuple[int, Move], ...], ...], ...]:
        """Every flight farther than a step (W14), like `steps`; empty for a kind that does not fly."""
        return ((), *(_flights(one) for one in self.species))


@lru_cache(maxsize=8)
def _unpacked(*values: Any) -> Box:
    return Box(*values)


def _choices(dice: int) -> tuple[Reroll, ...]:
    numbers = range(1, dice + 1)
    return tuple(Reroll(chosen) for size in numbers for chosen in combinations(numbers, size))


def _move(name: str, start: int, goal: int) -> Move:
    return Move(name, CELL_NAMES[start], CELL_NAMES[goal])


def _open(steps: tuple[tuple[int, Move], ...], near: int) -> dict[int, tuple[Move, ...]]:
    found, closed = {}, near
    while True:  # through all subsets of the neighbours
        found[closed] = tuple(move for goal, move in steps if not closed >> goal & 1)
        if not closed:
            return found
        closed = (closed - 1) & near


def _flights(one: Species) -> tuple[tuple[tuple[int, Move], ...], ...]:
    if not one.flies:
        return ()
    return tuple(
        tuple(
            (goal, _move(one.name, cell, goal)) for goal in range(16) if goal != cell and goal not in NEIGHBOURS[cell]
        )
        for cell in range(16)
    )
