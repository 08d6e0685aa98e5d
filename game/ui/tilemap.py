"""A Tiled map for drawing: the picture and properties of every cell, and the objects with their places."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

import pytmx
from pygame import FRect


class UnreadableMap(ValueError):
    """The map cannot be drawn; the text names file and reason."""


@dataclass(frozen=True, slots=True)
class Cell:
    """One cell: column from the west and row from the top, from 0; the picture's file; the tile's properties."""

    x: int
    y: int
    layer: str
    picture: Path | None
    properties: Mapping[str, object]


@dataclass(frozen=True, slots=True)
class Thing:
    """One object of an object layer; its area in cells of the map (a point has no size)."""

    name: str
    kind: str
    layer: str
    area: FRect
    properties: Mapping[str, object]


class TileMap:
    """A finite, orthogonal map. `width` and `height` in cells. Raises `UnreadableMap`."""

    def __init__(self, path: Path) -> None:
        self.path = path
        try:
            # No loader of pictures: the names are enough, the screen scales its own.
            self._map = pytmx.TiledMap(str(path), image_loader=_named)
        except Exception as fault:
            raise UnreadableMap(f"{path}: {fault or type(fault).__name__}") from fault
        self.width = int(self._map.width)
        self.height = int(self._map.height)
        if self.width < 1 or self.height < 1:
            raise UnreadableMap(f"{path}: the map has no cells")
        self.properties: Mapping[str, object] = dict(self._map.properties)

    def cells(self, layer: str | None = None) -> list[Cell]:
        """Every cell with a tile in it, layer by layer, row by row."""
        return [
            self._cell(x, y, tiles.name, gid)
            for tiles in self._map.layers
            if isinstance(tiles, pytmx.TiledTileLayer) and layer in {None, tiles.name}
            for x, y, gid in tiles.iter_data()
            if gid
        ]

    def objects(self, layer: str | None = None) -> list[Thing]:
        """Every object, layer by layer."""
        return [
            self._thing(group.name, thing)
            for group in self._map.layers
            if isinstance(group, pytmx.TiledObjectGroup) and layer in {None, group.name}
            for thing in group
        ]

    def _cell(self, x: int, y: int, layer: str, gid: int) -> Cell:
        properties = self._map.get_tile_properties_by_gid(gid) or {}
        image = self._map.get_tile_image_by_gid(gid)
        picture = image if isinstance(image, Path) else None
        return Cell(x, y, layer, picture, {k: v for k, v in properties.items() if k not in _PYTMX_OWN})

    def _thing(self, layer: str, thing: pytmx.TiledObject) -> Thing:
        w, h = self._map.tilewidth, self._map.tileheight
        area = FRect(thing.x / w, thing.y / h, (thing.width or 0) / w, (thing.height or 0) / h)
        return Thing(thing.name or "", thing.type or "", layer, area, dict(thing.properties))


_PYTMX_OWN = {"id", "width", "height", "frames", "type", "source", "trans"}


def _named(filename: str, colorkey: object, **options: object) -> object:
    """Pytmx's loader of pictures, which only keeps the name of the file."""
    del colorkey, options

    def picture(_rect: object = None, _flags: object = None) -> Path:
        return Path(filename).resolve()

    return picture
