"""A table as Tiled draws it (.tmx): its terrain in one layer of objects, every fault by object."""

from collections.abc import Iterator
from pathlib import Path

from game.content.faults import ContentError, Fault
from game.content.fields import did_you_mean
from game.content.tilemap import MapObject, TileMap
from game.content.tmx import read_map
from game.dinowars.field import PIECES, SIZE, Field, Land, Piece, complaints
from game.dinowars.kinds import INCH
from game.dinowars.shapes import Outline, Point
from game.dinowars.sines import ONE, ROUND, direction

LAYER = "terrain"
SHAPES = ("polygon", "rectangle", "ellipse")
CORNERS = 24
"""An ellipse is taken for a polygon of so many corners."""
HIGHEST = 5


def read_field(path: Path) -> Field:
    """The table in that file. ContentError with all its faults."""
    return _Drawing(read_map(path)).read(path.stem)


class _Drawing:
    """One map on its way to a table, and what is wrong with it."""

    def __init__(self, drawn: TileMap) -> None:
        self.drawn = drawn
        self.faults: list[Fault] = []
        self.scale = drawn.properties.integer("px_per_inch")

    def read(self, name: str) -> Field:
        drawn, said = self.drawn, self.drawn.properties
        wanted = (48 * self.scale, 48 * self.scale)
        size = (drawn.width * drawn.tile_width, drawn.height * drawn.tile_height)
        if size != wanted:
            what = f"the table is {size[0]} x {size[1]} pixels, {self.scale} an inch"
            raise ContentError.at(said.place, what, f"{wanted[0]} x {wanted[1]}: 48 x 48 inches")
        pieces = tuple(self._pieces())
        layer, (least, most) = drawn.objects(LAYER), PIECES
        if not least <= len(layer.objects) <= most:
            what = f"there are {len(layer.objects)} pieces of terrain"
            self.faults.append(Fault(layer.place, what, f"{least} to {most}"))
        if self.faults:
            raise ContentError(self.faults)
        return Field(name, said.text("title"), pieces)

    def _pieces(self) -> Iterator[Piece]:
        for one in self.drawn.objects(LAYER).objects:
            try:
                piece = self._piece(one)
            except ContentError as error:
                self.faults += error.faults
            else:
                self.faults += [Fault(one.place, f"{one.title} {what}", wanted) for what, wanted in complaints(piece)]
                yield piece

    def _piece(self, one: MapObject) -> Piece:
        if one.kind not in set(Land):
            near = did_you_mean(one.kind, Land) or "one of class " + ", ".join(Land)
            raise _error(one, f"has the class `{one.kind}`", near)
        if one.shape not in SHAPES:
            raise _error(one, f"is a {one.shape}", "a " + " or a ".join(SHAPES))
        if one.rotation:
            raise _error(one, f"is turned by {one.rotation:g} degrees", "no rotation (in Tiled: Rotation: 0)")
        points = tuple(self._points(one))
        if len(set(points)) < max(3, len(points)):
            raise _error(one, f"has {len(set(points))} different corners", "3 or more, none of them twice")
        level = one.properties.integer("level", 1) if one.kind == Land.HILL else 0
        if not 0 <= level <= HIGHEST:
            raise _error(one, f"lies on level {level}", f"0 to {HIGHEST}")
        return Piece(Land(one.kind), Outline(points), level)

    def _points(self, one: MapObject) -> Iterator[Point]:
        if one.shape == "polygon":
            return (self._inches(x, y) for x, y in one.line)
        if one.shape == "rectangle":
            corners = ((0.0, 0.0), (one.width, 0.0), (one.width, one.height), (0.0, one.height))
            return (self._inches(one.x + x, one.y + y) for x, y in corners)
        ways = (direction(heading) for heading in range(0, ROUND, ROUND // CORNERS))
        return (
            self._inches(one.x + one.width * (ONE + east) / (2 * ONE), one.y + one.height * (ONE + south) / (2 * ONE))
            for east, south in ways
        )

    def _inches(self, x: float, y: float) -> Point:
        return self._inch(x), self._inch(y)

    def _inch(self, part: float) -> int:
        """Pixels to hundredths of an inch; far beyond the table is just beyond it."""
        return round(max(-1.0, min(SIZE + 1.0, part * INCH / self.scale)))


def _error(one: MapObject, what: str, expected: str) -> ContentError:
    return ContentError.at(one.place, f"{one.title} {what}", expected)
