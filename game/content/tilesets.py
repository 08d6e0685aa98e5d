"""The tilesets of a map, within its file or beside it (.tsx), and which tile a number in a layer means."""

from dataclasses import dataclass
from pathlib import Path, PurePosixPath

from game.content.faults import ContentError, Fault
from game.content.paths import root
from game.content.tilemap import Flip, Properties, Property, Tile
from game.content.xml_tree import Element, finite, read_xml
from game.core.words import _

ACROSS, DOWN, DIAGONAL, HEXAGONAL = 1 << 31, 1 << 30, 1 << 29, 1 << 28


@dataclass(frozen=True, slots=True)
class Tileset:
    """A tileset: the number that its first tile has in the map's layers, and its tiles."""

    first: int
    name: str
    tiles: dict[int, Tile]


@dataclass(frozen=True, slots=True)
class Tilesets:
    """All tilesets of a map."""

    sets: tuple[Tileset, ...]

    def tile(self, gid: int) -> tuple[Tile | None, Flip]:
        """The tile of a number as it stands in a layer, and how it is turned; 0 is an empty cell. LookupError."""
        flip = Flip(bool(gid & ACROSS), bool(gid & DOWN), bool(gid & DIAGONAL))
        number = gid & ~(ACROSS | DOWN | DIAGONAL | HEXAGONAL)
        if number == 0:
            return None, flip
        for tileset in reversed(self.sets):
            if number >= tileset.first:
                return tileset.tiles[number - tileset.first], flip
        raise LookupError(number)


def read_tilesets(root: Element, map_path: Path, faults: list[Fault]) -> Tilesets:
    """The tilesets of the map. What is wrong is added to the faults."""
    found: list[Tileset] = []
    for element in root.all("tileset"):
        try:
            found.append(_tileset(element, map_path, faults))
        except ContentError as error:
            faults.extend(error.faults)
    return Tilesets(tuple(sorted(found, key=lambda one: one.first)))


def _tileset(element: Element, map_path: Path, faults: list[Fault]) -> Tileset:
    first = element.integer("firstgid", least=1)
    source = element.attributes.get("source")
    if source is None:
        return _read(element, first, map_path.parent, faults)
    path = beside(element, map_path.parent, source, _("the tileset"))
    return _read(_outer(path), first, path.parent, faults)


def _outer(path: Path) -> Element:
    outer = read_xml(path)
    if outer.tag != "tileset":
        raise outer.error(_("this is <{tag}>").format(tag=outer.tag), _("a tileset (.tsx), as Tiled writes it"))
    return outer


def _read(element: Element, first: int, folder: Path, faults: list[Fault]) -> Tileset:
    name = element.word("name", "")
    tiles: dict[int, Tile] = {}
    image = element.first("image")
    if image is not None:
        _check_image(image, folder, faults)
        count = element.integer("tilecount", 0, least=0)
        tiles = {number: Tile(name, number, "", Properties({}, element.place)) for number in range(min(count, 65536))}
    for child in element.all("tile"):
        try:
            _add(child, tiles, name, folder, faults)
        except ContentError as error:
            faults.extend(error.faults)
    return Tileset(first, name, tiles)


def _add(child: Element, tiles: dict[int, Tile], name: str, folder: Path, faults: list[Fault]) -> None:
    number = child.integer("id", least=0)
    picture = child.first("image")
    if picture is not None:
        _check_image(picture, folder, faults)
    elif number not in tiles:
        raise child.error(
            _("tile {number} is not in the tileset's picture").format(number=number),
            _("{least} to {most}").format(least=0, most=len(tiles) - 1),
        )
    tiles[number] = Tile(name, number, kind_of(child), read_properties(child, folder))


def _check_image(image: Element, folder: Path, faults: list[Fault]) -> None:
    if "source" not in image.attributes:
        faults.append(Fault(image.place, _("the picture is within the file"), _("a file (source=…)")))
        return
    source = image.word("source")
    try:
        if not _came_with_us(source):
            beside(image, folder, source, _("the picture"))
    except ContentError as error:
        faults.extend(error.faults)


def _came_with_us(source: str) -> bool:
    """Whether the program has that picture, so that a copy of the data may lie anywhere without a copy of the art."""
    up, below = PurePosixPath(source).parts, root()
    inner = [part for part in up if part != ".."]
    return up[:1] == ("..",) and "\0" not in source and below.joinpath(*inner).is_file()


def beside(element: Element, folder: Path, name: str, what: str) -> Path:
    """The file of that name, seen from the folder. ContentError: there is none."""
    path = folder / name
    try:
        if "\0" not in name and path.is_file():
            return path
    except (OSError, ValueError):
        pass  # a name that no file can have
    raise element.error(
        _("{what} {name} is missing").format(what=what, name=name), _("a file {path}").format(path=path)
    )


def kind_of(element: Element) -> str:
    """The class of a tile, object or layer: Tiled 1.9 wrote `class` where others write `type`."""
    return element.attributes.get("class") or element.attributes.get("type", "")


def read_properties(element: Element, folder: Path) -> Properties:
    """The custom properties of an element, typed. ContentError: with all that is wrong."""
    values: dict[str, Property] = {}
    faults: list[Fault] = []
    for group in element.all("properties"):
        for one in group.all("property"):
            try:
                name = one.word("name")
                if name in values:
                    raise one.error(
                        _("the property `{name}` stands here a second time").format(name=name), _("each once")
                    )
                values[name] = _property(one, name, folder)
            except ContentError as error:
                faults.extend(error.faults)
    if faults:
        raise ContentError(faults)
    return Properties(values, element.place)


def _property(one: Element, name: str, folder: Path) -> Property:
    kind = one.attributes.get("type", "string")
    text = one.attributes.get("value", one.text)
    if kind in {"string", "color"}:
        return text
    if kind in {"int", "object"}:
        return one.integer("value")
    if kind == "float":
        return finite(one, "value", text)
    if kind == "bool" and text in {"true", "false"}:
        return text == "true"
    if kind == "file":
        return str(beside(one, folder, text, _("the file"))) if text else text
    expected = (
        _("true or false") if kind == "bool" else _("one of type string, int, float, bool, color, file or object")
    )
    raise one.error(
        _("the property `{name}` is of type {kind} ({text})").format(name=name, kind=kind, text=repr(text[:40])),
        expected,
    )


def check_tileset(path: Path) -> list[Fault]:
    """The faults of a tileset (.tsx) by itself. ContentError, OSError."""
    faults: list[Fault] = []
    _read(_outer(path), 1, path.parent, faults)
    return faults
