"""The packs that a player put together: a folder of YAML files, listed whatever state they are in."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from game.content.atomic import write_atomically
from game.content.faults import ContentError, Fault
from game.content.names import free_stem
from game.content.paths import fallback_folder, user_folder, usual_folder
from game.content.writing import dump
from game.core.words import _
from game.dinowars.kinds import Kind, Pack
from game.dinowars.packing import pack, written

ENDING = ".yaml"


@dataclass(frozen=True, slots=True)
class OwnPack:
    """A file of the folder: the pack in it, or why there is none (file, line, column, remedy)."""

    path: Path
    pack: Pack | None = None
    wrong: str = ""


class PackFolder:
    """The first folder is the usual one, the others are used when it cannot be written. `known`: the species."""

    def __init__(self, folders: Sequence[Path], known: tuple[Kind, ...]) -> None:
        self.folders = tuple(folders)
        self.known = known

    def listed(self) -> list[OwnPack]:
        """All of them, by title, what cannot be read last. Raises nothing."""
        found = [_listed(path, _stamp(path), self.known) for folder in self.folders for path in _files(folder)]
        return sorted(found, key=lambda one: (one.pack is None, one.pack.title if one.pack else "", one.path.name))

    def save(self, pack: Pack, path: Path | None = None) -> Path:
        """Keeps the pack in that file, or in a new one called like it. OSError: nowhere."""
        data = dump(written(pack, self.known)).encode()
        if path is not None:
            write_atomically(path, data)
            return path
        reasons: list[OSError] = []
        for folder in self.folders:
            try:
                return _written_anew(folder, pack.title, data)
            except OSError as error:
                reasons.append(error)
        raise reasons[0]

    def delete(self, one: OwnPack) -> None:
        """For good. OSError."""
        one.path.unlink()

    def bring_in(self, path: Path) -> Path:
        """A copy of a pack from elsewhere. ContentError: what is wrong with it; OSError."""
        return self.save(pack(path, self.known))


def open_folder(known: tuple[Kind, ...]) -> tuple[PackFolder, str]:
    """The player's folder, and a word on why it is not the usual one (empty if it is)."""
    usual = user_folder("packs")
    folders = tuple(dict.fromkeys((usual.path, fallback_folder("packs"))))
    return PackFolder(folders, known), usual.notice


def own_packs(known: tuple[Kind, ...]) -> list[OwnPack]:
    """Those of the player's packs that may play, by title. Writes and raises nothing."""
    folders = tuple(dict.fromkeys((usual_folder("packs"), fallback_folder("packs"))))
    return [one for one in PackFolder(folders, known).listed() if one.pack is not None]


def told(fault: Fault) -> str:
    """Where in its file something is wrong, what, and what would be right."""
    place = fault.place
    text = _("{file}, line {line}, column {column}: {what}")
    what = f"{fault.what}: {fault.expected}" if fault.expected else fault.what
    return text.format(file=Path(place.file).name, line=place.line, column=place.column, what=what)


@lru_cache(maxsize=256)
def _listed(path: Path, _stamp: tuple[int, int], known: tuple[Kind, ...]) -> OwnPack:
    """Read anew only when the file is another."""
    try:
        return OwnPack(path, pack(path, known))
    except ContentError as error:
        return OwnPack(path, wrong=told(error.faults[0]))
    except OSError as error:
        return OwnPack(path, wrong=f"{path.name}: {error.strerror or error}")


def _written_anew(folder: Path, title: str, data: bytes) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{free_stem(title, [one.stem for one in _files(folder)])}{ENDING}"
    write_atomically(path, data)
    return path


def _files(folder: Path) -> list[Path]:
    try:
        return sorted(path for path in folder.iterdir() if path.suffix == ENDING and path.is_file())
    except OSError:
        return []


def _stamp(path: Path) -> tuple[int, int]:
    try:
        stat = path.stat()
    except OSError:
        return 0, 0
    return stat.st_mtime_ns, stat.st_size
