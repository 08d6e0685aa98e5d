"""Reads a map made in Tiled (.tmx) for the rules: no pictures, and every fault by line and column with its remedy."""

from collections.abc import Iterator
from pathlib import Path

from game.content.cells import gids
from game.content.faults import ContentError, Fault, Place
from game.content.tilemap import Flip, Layer, MapObject, ObjectLayer, Shape, Tile, TileLayer, TileMap
from game.content.tilesets import Tilesets, beside, kind_of, read_properties, read_tilesets
from game.content.xml_tree import Element, finite, read_xml
from game.core.words import _

MOST_CELLS = 1_000_000
"""Cells of a map."""

_SHAPES: tuple[Shape, ...] = ("point", "ellipse", "polygon", "polyline", "text")


def read_map(path: Path) -> TileMap:
    """The map of that file. ContentError with all its faults, those of its tilesets among them."""
    try:
        root = read_xml(path)
        if root.tag != "map":
            raise root.error(_("this is <{tag}>").format(tag=root.tag), _("a map (.tmx), as Tiled writes it"))
        return _Maps(root, path).read()
    except OSError as error:
        raise ContentError.at(
            Place(str(path)), _("this file cannot be read ({why})").format(why=error.strerror or error)
        ) from None


class _Maps:
    """Reads one map, and gathers what is wrong with it."""

    def __init__(self, root: Element, path: Path) -> None:
        self._root = root
        self._path = path
        self._folder = path.parent
        self._faults: list[Fault] = []
        self._tilesets = Tilesets(())

    def read(self) -> TileMap:
        root = self._root
        self._check_kind()
        width, height = root.integer("width", least=1), root.integer("height", least=1)
        if width * height > MOST_CELLS:
            raise root.error(
                _("the map has {width} x {height} cells").format(width=width, height=height),
                _("at most {most} cells").format(most=MOST_CELLS),
            )
        self._tilesets = read_tilesets(root, self._path, self._faults)
        layers = tuple(self._layers(root))
        properties = read_properties(root, self._folder)
        tile_width, tile_height = root.integer("tilewidth", least=1), root.integer("tileheight", least=1)
        if self._faults:
            raise ContentError(self._faults)
        return TileMap(width, height, tile_width, tile_height, kind_of(root), layers, properties)

    def _check_kind(self) -> None:
        root = self._root
        if root.attributes.get("infinite", "0") != "0":
            raise root.error(
                _("the map is infinite"), _("a finite one (in Tiled: Map > Map Properties > Infinite: off)")
            )
        orientation = root.attributes.get("orientation", "orthogonal")
        if orientation != "orthogonal":
            remedy = _("orthogonal (in Tiled: Map > Map Properties > Orientation)")
            raise root.error(_("the map is {orientation}").format(orientation=orientation), remedy)

    def _layers(self, parent: Element) -> Iterator[Layer]:
        for element in parent.all("layer", "objectgroup", "imagelayer", "group"):
            try:
                yield from self._layer(element)
            except ContentError as error:
                self._faults.extend(error.faults)

    def _layer(self, element: Element) -> Iterator[Layer]:
        self._check_offset(element)
        if element.tag == "group":
            yield from self._layers(element)
        elif element.tag == "layer":
            yield self._tile_layer(element)
        elif element.tag == "objectgroup":
            yield self._object_layer(element)
        else:
            for image in element.all("image"):
                beside(image, self._folder, image.word("source"), _("the picture"))

    def _check_offset(self, element: Element) -> None:
        if element.number("offsetx", 0.0) or element.number("offsety", 0.0):
            name = element.attributes.get("name", "")
            remedy = _("no offset (in Tiled: Layer > Layer Properties > Offset: 0, 0)")
            raise element.error(_("the layer `{name}` has an offset").format(name=name), remedy)

    # -- tile layers ----------------------------------------------------------------------------------------------

    def _tile_layer(self, element: Element) -> TileLayer:
        width, height = element.integer("width", least=1), element.integer("height", least=1)
        size = (self._root.integer("width"), self._root.integer("height"))
        if (width, height) != size:
            raise element.error(
                _("the layer is {width} x {height} cells").format(width=width, height=height),
                _("{width} x {height}, as the map is").format(width=size[0], height=size[1]),
            )
        pairs = [self._cell(element, gid, i, width) for i, gid in enumerate(gids(element, width * height))]
        return TileLayer(
            element.attributes.get("name", ""),
            kind_of(element),
            width,
            height,
            tuple(tile for tile, _ in pairs),
            tuple(flip for _, flip in pairs),
            element.attributes.get("visible", "1") != "0",
            read_properties(element, self._folder),
        )

    def _cell(self, element: Element, gid: int, index: int, width: int) -> tuple[Tile | None, Flip]:
        try:
            return self._tilesets.tile(gid)
        except LookupError:
            row, column = divmod(index, width)
            name = element.attributes.get("name", "")
            what = _("the layer `{name}` has tile number {number} in column {column}, row {row}").format(
                name=name, number=gid & 0x0FFFFFFF, column=column + 1, row=row + 1
            )
            raise element.error(
                what, _("a tile of one of the map's tilesets (in Tiled: draw that cell anew)")
            ) from None

    # -- objects --------------------------------------------------------------------------------------------------

    def _object_layer(self, element: Element) -> ObjectLayer:
        objects = []
        for one in element.all("object"):
            try:
                objects.append(self._object(one))
            except ContentError as error:
                self._faults.extend(error.faults)
        return ObjectLayer(
            element.attributes.get("name", ""),
            kind_of(element),
            tuple(objects),
            element.attributes.get("visible", "1") != "0",
            read_properties(element, self._folder),
        )

    def _object(self, one: Element) -> MapObject:
        if "template" in one.attributes:
            raise one.error(
                _("the object {number} is made from a template").format(number=one.attributes.get("id", "?")),
                _("one of its own (in Tiled: right click > Detach)"),
            )
        tile, flip = self._object_tile(one)
        shape = _shape(one)
        inner = one.first(shape)
        return MapObject(
            number=one.integer("id", 0),
            name=one.attributes.get("name", ""),
            kind=kind_of(one) or (tile.kind if tile else ""),
            shape=shape,
            x=one.number("x"),
            y=one.number("y"),
            width=one.number("width", 0.0),
            height=one.number("height", 0.0),
            rotation=one.number("rotation", 0.0),
            visible=one.attributes.get("visible", "1") != "0",
            points=tuple(_points(inner)) if inner and shape in {"polygon", "polyline"} else (),
            text=inner.text if inner and shape == "text" else "",
            tile=tile,
            flip=flip,
            properties=read_properties(one, self._folder),
        )

    def _object_tile(self, one: Element) -> tuple[Tile | None, Flip]:
        gid = one.integer("gid", 0, least=0)
        try:
            return self._tilesets.tile(gid)
        except LookupError:
            what = _("the object {number} is tile number {tile}").format(
                number=one.attributes.get("id", "?"), tile=gid & 0x0FFFFFFF
            )
            raise one.error(what, _("a tile of one of the map's tilesets")) from None


def _shape(one: Element) -> Shape:
    if "gid" in one.attributes:
        return "tile"
    return next((shape for shape in _SHAPES if one.first(shape)), "rectangle")


def _points(element: Element) -> Iterator[tuple[float, float]]:
    for pair in element.word("points").split():
        x, comma, y = pair.partition(",")
        if not comma:
            raise element.error(_('the point "{pair}" is no pair').format(pair=pair[:40]), "x,y")
        yield finite(element, "points", x), finite(element, "points", y)
