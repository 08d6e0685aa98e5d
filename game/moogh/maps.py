"""Turns a map made in Tiled into the board of a hunt: two tile layers for all its hunts, a layer of objects for each.

Layers of tiles: `land` (ground and level) and `features`. A hunt's layer holds objects of the classes in CLASSES, and
tiles from the tileset that are laid over the land for this hunt alone.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from enum import StrEnum
from pathlib import Path
from typing import TypeVar

from game.content.faults import ContentError, Fault, Place
from game.content.fields import did_you_mean
from game.content.tilemap import MapObject, ObjectLayer, Tile, TileLayer, TileMap
from game.content.tmx import read_map
from game.moogh.board import GRID, Area, BeastPlace, Board, Facing, Feature, Ground, Square
from game.moogh.survey import Drawn, faults_of

LAND, FEATURES = "land", "features"
CLASSES = ("start", "beast", "area", "load", "trap")
SNAP = "whole cells (in Tiled: View > Snapping > Snap to Grid)"
SLACK = 0.5
"""Pixels by which an object may miss the grid."""
FACINGS = {one.name.lower(): one for one in Facing}
E = TypeVar("E", bound=StrEnum)


def board(path: Path, layer: str) -> Board:
    """The board in that file as the hunt of that layer has it. ContentError with all faults."""
    return _board(read_map(path), path.stem, layer)


def layers(path: Path) -> list[str]:
    """The names of the hunts' layers in that file. ContentError."""
    return [one.name for one in read_map(path).layers if isinstance(one, ObjectLayer)]


def check(path: Path) -> list[Fault]:
    """What is wrong in that file, in any of its layers. ContentError: it cannot be read as a map at all."""
    drawn = read_map(path)
    faults: list[Fault] = []
    names = [one.name for one in drawn.layers if isinstance(one, ObjectLayer)]
    if not names:
        raise ContentError.at(drawn.properties.place, "this map has no object layer", "one for each hunt on it")
    for name in names:
        try:
            _board(drawn, path.stem, name)
        except ContentError as error:
            faults.extend(error.faults)
    return faults


def _board(drawn: TileMap, name: str, layer: str) -> Board:
    if (drawn.width, drawn.height) != (GRID.width, GRID.height):
        size = f"{drawn.width} x {drawn.height} cells"
        raise ContentError.at(drawn.properties.place, f"this map has {size}", f"{GRID.width} x {GRID.height}")
    found = _Layer(drawn, drawn.objects(layer), _squares(drawn)).read()
    faults = faults_of(found)
    if faults:
        raise ContentError(faults)
    return replace(found.board, name=name)


# -- squares ----------------------------------------------------------------------------------------------------------


def _squares(drawn: TileMap) -> list[Square]:
    land, features = drawn.tiles(LAND), drawn.tiles(FEATURES)
    faults: list[Fault] = []
    squares = [_square(land, features, cell, faults) for cell in range(GRID.width * GRID.height)]
    if faults:
        raise ContentError(faults)
    return squares


def _square(land: TileLayer, features: TileLayer, cell: int, faults: list[Fault]) -> Square:
    square = Square()
    for layer, wanted in ((land, "ground"), (features, "feature")):
        tile = layer.cells[cell]
        here = f"the layer `{layer.name}` has at {GRID.name(cell)}"
        if tile is None and layer is land:
            faults.append(Fault(layer.place, f"{here} no tile", "a tile of ground in each cell"))
        elif tile and wanted not in tile.properties.values:
            faults.append(Fault(layer.place, f"{here} tile {tile.number} without `{wanted}`", f"a tile of {wanted}"))
        elif tile:
            try:
                square = _laid(square, tile)
            except ContentError as error:
                faults.extend(
                    Fault(layer.place, f"{here} an unknown tile: {one.what}", one.expected) for one in error.faults
                )
    return square


def _laid(square: Square, tile: Tile) -> Square:
    """The square with that tile upon it. ContentError: a tile that says nothing we know."""
    says = tile.properties
    if "ground" in says.values:
        level = says.integer("level", 0)
        if level not in {0, 1}:
            raise ContentError.at(says.place, f"its level is {level}", "0 (low) or 1 (high)")
        square = replace(square, ground=_word(says.text("ground"), Ground, says.place, "ground"), level=level)
    if "feature" in says.values:
        square = replace(square, feature=_word(says.text("feature"), Feature, says.place, "feature"))
    return square


def _word(text: str, known: type[E], place: Place, what: str) -> E:
    try:
        return known(text)
    except ValueError:
        expected = did_you_mean(text, known) or " or ".join(known)
        raise ContentError.at(place, f'its {what} is "{text}"', expected) from None


# -- objects ----------------------------------------------------------------------------------------------------------


@dataclass(slots=True)
class _Layer:
    """Reads a hunt's layer, and gathers what is wrong in it."""

    drawn: TileMap
    layer: ObjectLayer
    squares: list[Square]
    faults: list[Fault] = field(default_factory=list)
    starts: dict[int, Place] = field(default_factory=dict)
    beasts: list[tuple[BeastPlace, Place]] = field(default_factory=list)
    areas: dict[str, tuple[set[int], Place]] = field(default_factory=dict)
    loads: dict[int, Place] = field(default_factory=dict)
    traps: dict[int, Place] = field(default_factory=dict)

    def read(self) -> Drawn:
        takers: dict[str, Callable[[MapObject], None]] = {
            "start": self._start,
            "beast": self._beast,
            "area": self._area,
            "load": lambda one: self.loads.update({self._single(one): one.place}),
            "trap": lambda one: self.traps.update({self._single(one): one.place}),
        }
        for one in self.layer.objects:
            try:
                takers.get(one.kind if one.shape != "tile" else "", self._other)(one)
            except ContentError as error:
                self.faults.extend(error.faults)
        if self.faults:
            raise ContentError(self.faults)
        return self._drawn()

    def _drawn(self) -> Drawn:
        beasts = tuple(beast for beast, _place in self.beasts)
        taken = {cell for beast in beasts for cell in beast.cells}
        free = (one for one in self.starts if self.squares[one].feature is not Feature.BOULDER and one not in taken)
        board = Board(
            name="",
            squares=tuple(self.squares),
            starts=tuple(sorted(free)),
            beasts=beasts,
            areas=tuple(Area(name, tuple(sorted(cells))) for name, (cells, _place) in self.areas.items()),
            loads=tuple(sorted(self.loads)),
            traps=tuple(sorted(self.traps)),
        )
        return Drawn(
            board,
            self.layer.name,
            self.layer.place,
            self.starts,
            tuple(place for _beast, place in self.beasts),
            {name: place for name, (_cells, place) in self.areas.items()},
            self.loads,
            self.traps,
        )

    def _start(self, one: MapObject) -> None:
        self.starts.update(dict.fromkeys(self._cells(one), one.place))

    def _beast(self, one: MapObject) -> None:
        name, cells = self._name(one), tuple(self._cells(one))
        if (one.width, one.height) not in {(side * self.drawn.tile_width,) * 2 for side in (1, 2)}:
            raise self._error(one, f"takes {len(cells)} cells", "1 x 1 or 2 x 2")
        if name in {beast.name for beast, _place in self.beasts}:
            raise self._error(one, "stands here a second time", "a name of its own for each")
        facing = one.properties.text("facing", "north")
        if facing not in FACINGS:
            raise self._error(one, f'faces "{facing}"', did_you_mean(facing, FACINGS) or " or ".join(FACINGS))
        self.beasts.append((BeastPlace(name, cells, FACINGS[facing]), one.place))

    def _area(self, one: MapObject) -> None:
        cells, _place = self.areas.setdefault(self._name(one), (set(), one.place))
        cells.update(self._cells(one))

    def _other(self, one: MapObject) -> None:
        """A tile laid on the land for this hunt, or something unknown."""
        if one.tile is None:
            expected = did_you_mean(one.kind, CLASSES) or "one of " + ", ".join(CLASSES)
            raise self._error(one, f'is of class "{one.kind}"', expected)
        if not {"ground", "feature"} & one.tile.properties.values.keys():
            raise self._error(one, f"is tile {one.tile.number}", "a tile of ground or feature")
        cell = self._single(one)
        try:
            self.squares[cell] = _laid(self.squares[cell], one.tile)
        except ContentError as error:
            raise self._error(one, f"is an unknown tile: {error.faults[0].what}", error.faults[0].expected) from None

    # -- where an object lies -----------------------------------------------------------------------------------

    def _name(self, one: MapObject) -> str:
        if not one.name:
            raise self._error(one, "has no name", "one by which scenarios call it")
        return one.name

    def _single(self, one: MapObject) -> int:
        cells = list(self._cells(one))
        if len(cells) != 1:
            raise self._error(one, f"takes {len(cells)} cells", "a point, or one cell")
        return cells[0]

    def _cells(self, one: MapObject) -> Iterator[int]:
        """The cells that the object covers, north-west first. ContentError: off the grid, or off the board."""
        if one.shape not in {"rectangle", "point", "tile"} or one.rotation:
            raise self._error(one, "is no upright rectangle", "a rectangle, a point or a tile")
        left, wide = self._along(one, one.x, one.width, self.drawn.tile_width)
        lower = one.y - one.height if one.shape == "tile" else one.y
        top, high = self._along(one, lower, one.height, self.drawn.tile_height)
        if not (0 <= left <= GRID.width - wide and 0 <= top <= GRID.height - high):
            raise self._error(one, "lies outside the board", "all of it on the board")
        return (row * GRID.width + column for row in range(top, top + high) for column in range(left, left + wide))

    def _along(self, one: MapObject, start: float, length: float, cell: int) -> tuple[int, int]:
        """The first cell and the number of cells along one axis."""
        if one.shape == "point":
            return int(start // cell), 1
        first, count = round(start / cell), round(length / cell)
        if count < 1 or abs(first * cell - start) > SLACK or abs(count * cell - length) > SLACK:
            raise self._error(one, "does not lie on the grid", SNAP)
        return first, count

    def _error(self, one: MapObject, what: str, expected: str) -> ContentError:
        return ContentError.at(one.place, f"{one.title} in the layer `{self.layer.name}` {what}", expected)
