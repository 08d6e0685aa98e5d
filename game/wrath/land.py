"""The land: which tile lies where, what hangs together, and how a push of the volcano shifts it."""

from collections.abc import Sequence
from dataclasses import dataclass

from game.wrath.box import FLIES, GRID, NEAR, NEIGHBOURS, SWIMS, VOLCANO, WALKS, Box, Terrain

BARRED = 255
"""More feet than any table has dice for: the volcano, and a lagoon without a way out."""

SCORED = (Terrain.GRASS, Terrain.JUNGLE, Terrain.LAGOON)


@dataclass(frozen=True, slots=True)
class Region:
    """A connected group of tiles of one terrain, by cell and by tile in the same order."""

    terrain: Terrain
    cells: tuple[int, ...]
    tiles: tuple[int, ...]


def _line(cell: int, direction: str) -> tuple[int, ...]:
    """The row or column through the cell, in the order of the push."""
    row, column = divmod(cell, GRID.width)
    if direction in {"left", "right"}:
        cells = range(row * GRID.width, (row + 1) * GRID.width)
    else:
        cells = range(column, GRID.width * GRID.height, GRID.width)
    return tuple(cells) if direction in {"right", "down"} else tuple(reversed(cells))


LINES = {
    direction: tuple(_line(cell, direction) for cell in range(16)) for direction in ("up", "down", "left", "right")
}
"""By direction and the volcano's cell: the cells whose tiles move, in the order in which they follow each other."""


_EVERY = bytes(range(16))


class Land:
    """A map: it never changes, a tremor makes another one. `grid` is the tile on each cell, `cells` the inverse.

    `crater`, `lakes` and `closed` (both) are sets of cells, a bit for each.
    """

    __slots__ = ("_needs", "_regions", "box", "cells", "closed", "crater", "grid", "lakes")

    def __init__(self, box: Box, grid: Sequence[int]) -> None:
        self.box = box
        self.grid = bytes(grid)
        self.cells = bytes.maketrans(self.grid, _EVERY)[:16]
        self._needs: tuple[bytes, bytes, bytes] | None = None
        self._regions: tuple[Region, ...] | None = None
        self.crater = 1 << self.cells[VOLCANO]
        self.lakes = 0
        for tile in box.lagoons:
            self.lakes |= 1 << self.cells[tile]
        self.closed = self.lakes | self.crater

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Land) and self.grid == other.grid

    def __hash__(self) -> int:
        return hash(self.grid)

    def terrain(self, cell: int) -> Terrain:
        """The terrain on that cell."""
        return self.box.terrains[self.grid[cell]]

    def tile_names(self) -> tuple[str, ...]:
        """The names of the tiles, cell by cell from the north-west."""
        return tuple(self.box.tiles[tile].name for tile in self.grid)

    def shifted(self, direction: str) -> "Land":
        """The land after the volcano was pushed that way.

        W18: the whole row or column turns by one, and the tile that is pushed out comes back at the other end.
        """
        line = LINES[direction][self.cells[VOLCANO]]
        grid = bytearray(self.grid)
        for behind, ahead in zip(line, line[1:] + line[:1], strict=True):
            grid[ahead] = self.grid[behind]
        return Land(self.box, grid)

    # -- lagoons ------------------------------------------------------------------------------------------------

    @property
    def needs(self) -> tuple[bytes, bytes, bytes]:
        """W13: by gait and cell, the feet that a piece standing there needs to get off the lagoon; BARRED: no entry."""
        if self._needs is None:
            self._needs = self._find_needs()
        return self._needs

    def _find_needs(self) -> tuple[bytes, bytes, bytes]:
        walking, flying, swimming = bytearray(16), bytearray(16), bytearray(16)
        for tile in self.box.lagoons:
            cell = self.cells[tile]
            walking[cell] = self._way_out(cell)
            flying[cell] = 1
        for needs in (walking, flying, swimming):
            needs[self.cells[VOLCANO]] = BARRED
        assert (WALKS, FLIES, SWIMS) == (0, 1, 2)
        return bytes(walking), bytes(flying), bytes(swimming)

    def _way_out(self, cell: int) -> int:
        """The steps to the nearest dry cell over nothing but lagoons."""
        seen = edge = 1 << cell
        for steps in range(1, 16):
            ahead = _around(edge)
            if ahead & ~self.closed:
                return steps
            edge = ahead & self.lakes & ~seen
            seen |= edge
        return BARRED

    # -- regions ------------------------------------------------------------------------------------------------

    @property
    def regions(self) -> tuple[Region, ...]:
        """The connected groups of grass, of jungle, of lagoon, in the order of their first cells.

        Neither diagonals nor the edges of the map connect (rulebook, "Score Regions").
        """
        if self._regions is None:
            self._regions = self._find_regions()
        return self._regions

    def _find_regions(self) -> tuple[Region, ...]:
        found, grid, terrains = [], self.grid, [self.box.terrains[tile] for tile in self.grid]
        seen = [terrain not in SCORED for terrain in terrains]
        for cell, terrain in enumerate(terrains):
            if not seen[cell]:
                cells = _connected(cell, terrains, seen)
                found.append(Region(terrain, cells, tuple([grid[each] for each in cells])))
        return tuple(found)


def _around(cells: int) -> int:
    """The set of all neighbours of a set of cells."""
    found = 0
    while cells:
        found |= NEAR[(cells & -cells).bit_length() - 1]
        cells &= cells - 1
    return found


def _connected(cell: int, terrains: Sequence[Terrain], seen: list[bool]) -> tuple[int, ...]:
    """The cells of one terrain that hang together with this one; marks them as seen."""
    terrain, group = terrains[cell], [cell]
    seen[cell] = True
    for here in group:
        for near in NEIGHBOURS[here]:
            if not seen[near] and terrains[near] is terrain:
                seen[near] = True
                group.append(near)
    return tuple(sorted(group))
