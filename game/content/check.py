"""Checks content: each YAML and TMX file by what its folder holds, every fault by line and column.

The caller brings the checks of its games, since content knows no game::

    Check("wrath/scenarios/*.yaml", "a set-up of Wrath of Fire Mountain", look)

where `look(path)` reads the file as the game does, and raises ContentError or returns what it found wrong.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path, PurePosixPath

from game.content.faults import ContentError, Fault, Place
from game.content.matchfile import read_match
from game.content.models import fault_at
from game.content.nodes import Node, Scalar, Step, Table, find
from game.content.strict_yaml import read
from game.content.tilesets import check_tileset
from game.content.tmx import read_map
from game.core.words import _

Look = Callable[[Path], object]
"""Reads a file; raises ContentError or OSError, or returns a list of faults (anything else means that it is right)."""

SILENT = {
    ".md", ".txt", ".po", ".pot", ".mo", ".png", ".svg", ".jpg", ".ogg", ".wav", ".ttf", ".otf", ".tiled-session",
}  # fmt: skip
"""Kinds of files that may lie among the data and are not checked here."""


@dataclass(frozen=True, slots=True)
class Check:
    """Which files (the end of their path, `*` for any name), what they are, and how they are read."""

    pattern: str
    what: str
    look: Look


def check(paths: Sequence[Path], checks: Sequence[Check]) -> list[Fault]:
    """The faults of these files and of all in these folders, sorted by place. Raises nothing."""
    found = {fault for path in paths for file in _files(path) for fault in _faults(file, checks)}
    return sorted(found)


def missing_file(node: Node, steps: Sequence[Step], folder: Path, what: str = "picture") -> list[Fault]:
    """A fault if the file that this value names is not in the folder, by its very spelling on every system."""
    value = find(node, steps)
    name = str(value.value) if isinstance(value, Scalar) else ""
    if name and _is_there(folder, name):
        return []
    text = _("the picture `{name}` is missing") if what == "picture" else _("the file `{name}` is missing")
    return [fault_at(node, steps, text.format(name=name), _("a file in {folder}").format(folder=folder))]


def _is_there(folder: Path, name: str) -> bool:
    for part in PurePosixPath(name).parts:
        if part in {"/", ".."} or not folder.is_dir() or part not in {one.name for one in folder.iterdir()}:
            return False
        folder /= part
    return folder.is_file()


def _files(path: Path) -> Iterator[Path]:
    if not path.is_dir():
        yield path
        return
    for inner in sorted(path.iterdir()):
        if not inner.name.startswith("."):
            yield from _files(inner)


def _faults(path: Path, checks: Sequence[Check]) -> list[Fault]:
    if not path.exists():
        return [Fault(Place(str(path)), _("there is no such file"))]
    if path.suffix in SILENT:
        return []
    looks = [one.look for one in checks if PurePosixPath(path.absolute().as_posix()).match(one.pattern)]
    if path.suffix in {".tmx", ".tsx"}:
        looks.insert(0, read_map if path.suffix == ".tmx" else check_tileset)
    return [fault for look in looks or [_unknown(checks)] for fault in _looked(path, look)]


def _looked(path: Path, look: Look) -> list[Fault]:
    try:
        found = look(path)
    except ContentError as error:
        return list(error.faults)
    except OSError as error:
        return [Fault(Place(str(path)), _("this file cannot be read ({why})").format(why=error.strerror or error))]
    return [one for one in found if isinstance(one, Fault)] if isinstance(found, list) else []


def _unknown(checks: Sequence[Check]) -> Look:
    """How a file is looked at that no game knows: a match file is known by its first fields."""

    def look(path: Path) -> object:
        if path.suffix == ".yaml":
            node = read(path)
            if isinstance(node, Table) and {"format", "game"} <= node.items.keys():
                return read_match(path)
        known = ", ".join(one.pattern for one in checks)
        raise ContentError.at(
            Place(str(path)), _("nobody knows what this file is for"), known and _("one of {known}").format(known=known)
        )

    return look
