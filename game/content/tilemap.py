"""A map made in Tiled, as plain values: what rules need to know of space, nothing to draw with."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal, NoReturn, TypeVar

from game.content.faults import ContentError, Place
from game.content.fields import did_you_mean
from game.core.words import _

Property = str | int | float | bool
Shape = Literal["rectangle", "point", "ellipse", "polygon", "polyline", "text", "tile"]
T = TypeVar("T", bound=Property)


@dataclass(frozen=True, slots=True)
class Properties:
    """The custom properties of something, by their names, and where it stands."""

    values: Mapping[str, Property] = field(default_factory=dict)
    place: Place = field(default=Place(""), compare=False)

    def text(self, name: str, default: str | None = None) -> str:
        """The property as a text. ContentError: it is missing (and has no default) or something else."""
        return self._get(name, str, "string", default)

    def integer(self, name: str, default: int | None = None) -> int:
        """The property as a whole number. ContentError as for `text`."""
        return self._get(name, int, "int", default)

    def number(self, name: str, default: float | None = None) -> float:
        """The property as a number, whole or not. ContentError as for `text`."""
        value = self.values.get(name)
        return float(value) if type(value) is int else self._get(name, float, "float", default)

    def flag(self, name: str, default: bool | None = None) -> bool:
        """The property as yes or no. ContentError as for `text`."""
        return self._get(name, bool, "bool", default)

    def _get(self, name: str, kind: type[T], word: str, default: T | None) -> T:
        value = self.values.get(name, default)
        if value is None:
            self._refuse(
                _("the property `{name}` is missing").format(name=name),
                _remedy(word, did_you_mean(name, self.values)),
            )
        if type(value) is not kind:
            self._refuse(
                _("the property `{name}` is {value}").format(name=name, value=repr(value)),
                _("one of type {word} (in Tiled: Add Property > {word})").format(word=word),
            )
        return value

    def _refuse(self, what: str, expected: str) -> NoReturn:
        raise ContentError.at(self.place, what, expected)


def _remedy(word: str, near: str) -> str:
    """What was expected in the stead of a property that is missing."""
    if near:
        return _("it, of type {word}, not {near}").format(word=word, near=near)
    return _("it, of type {word}").format(word=word)


@dataclass(frozen=True, slots=True)
class Tile:
    """A kind of tile: its class in Tiled, its properties. `tileset` and `number` are for faults; rules ask neither."""

    tileset: str
    number: int
    kind: str
    properties: Properties = field(default_factory=Properties)


@dataclass(frozen=True, slots=True)
class Flip:
    """How a tile was turned in Tiled. `diagonal` exchanges its axes, before the other two mirror it."""

    across: bool = False
    down: bool = False
    diagonal: bool = False


@dataclass(frozen=True, slots=True)
class MapObject:
    """An object. Pixels from the map's north-west corner; `points` are relative to (x, y); `rotation` in degrees,
    clockwise. A tile object's (x, y) is its lower left corner, as in Tiled.
    """

    number: int
    name: str
    kind: str
    shape: Shape
    x: float
    y: float
    width: float = 0.0
    height: float = 0.0
    rotation: float = 0.0
    visible: bool = True
    points: tuple[tuple[float, float], ...] = ()
    text: str = ""
    tile: Tile | None = None
    flip: Flip = field(default_factory=Flip)
    properties: Properties = field(default_factory=Properties)

    @property
    def title(self) -> str:
        """What it is called in a fault: its class, and its name or else its number."""
        if self.name:
            return _("the {kind} `{name}`").format(kind=self.kind or _("object"), name=self.name)
        return _("the {kind} number {number}").format(kind=self.kind or _("object"), number=self.number)

    @property
    def line(self) -> tuple[tuple[float, float], ...]:
        """The points of a polygon or polyline on the map; `rotation` is not looked at."""
        return tuple((self.x + x, self.y + y) for x, y in self.points)

    @property
    def place(self) -> Place:
        """Where it stands in the file."""
        return self.properties.place


@dataclass(frozen=True, slots=True)
class TileLayer:
    """A layer of cells, row by row from the north-west corner; None is an empty cell."""

    name: str
    kind: str
    width: int
    height: int
    cells: tuple[Tile | None, ...]
    flips: tuple[Flip, ...]
    visible: bool = True
    properties: Properties = field(default_factory=Properties)

    def tile(self, column: int, row: int) -> Tile | None:
        """The tile of a cell; columns count from the west, rows from the north, both from 0."""
        assert 0 <= column < self.width, "a column off the map"
        return self.cells[row * self.width + column]

    @property
    def place(self) -> Place:
        """Where it stands in the file."""
        return self.properties.place


@dataclass(frozen=True, slots=True)
class ObjectLayer:
    """A layer of objects, in the file's order."""

    name: str
    kind: str
    objects: tuple[MapObject, ...]
    visible: bool = True
    properties: Properties = field(default_factory=Properties)

    def of_kind(self, kind: str) -> Iterator[MapObject]:
        """The objects of that class."""
        return (one for one in self.objects if one.kind == kind)

    @property
    def place(self) -> Place:
        """Where it stands in the file."""
        return self.properties.place


Layer = TileLayer | ObjectLayer
L = TypeVar("L", TileLayer, ObjectLayer)


@dataclass(frozen=True, slots=True)
class TileMap:
    """A map: its size in cells, a cell's size in pixels, its layers from the lowest up (groups are dissolved)."""

    width: int
    height: int
    tile_width: int
    tile_height: int
    kind: str
    layers: tuple[Layer, ...]
    properties: Properties

    def tiles(self, name: str) -> TileLayer:
        """The tile layer of that name. ContentError: there is none."""
        return self._named(name, [one for one in self.layers if isinstance(one, TileLayer)], _("tile layer"))

    def objects(self, name: str) -> ObjectLayer:
        """The object layer of that name. ContentError: there is none."""
        return self._named(name, [one for one in self.layers if isinstance(one, ObjectLayer)], _("object layer"))

    def _named(self, name: str, layers: Sequence[L], what: str) -> L:
        for layer in layers:
            if layer.name == name:
                return layer
        near = did_you_mean(name, [layer.name for layer in layers])
        expected = _("one of that name; {near}").format(near=near) if near else _("one of that name")
        raise ContentError.at(
            self.properties.place,
            _("there is no {what} `{name}`").format(what=what, name=name),
            expected,
        )
