"""Matches that a program left behind when it ended without leave."""

import contextlib
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

from game.content.atomic import sweep
from game.content.book import JOURNAL, SNAPSHOT, remove_pair
from game.content.faults import ContentError
from game.content.journal_text import Told, tell
from game.content.locks import is_free
from game.content.matchfile import MatchFile, parse_match
from game.content.strict_yaml import read_bytes

_COUNT = re.compile(rb"# (\d{1,9})\n")


@dataclass(frozen=True, slots=True)
class Recovered:
    """A match that nobody plays any more: as it was, when it was last written (seconds since 1970), and where."""

    match: MatchFile
    when: float
    path: Path

    def discard(self) -> None:
        """Removes it, unless another program has it by now. Raises nothing."""
        if is_free(self.path):
            remove_pair(self.path)


def recover(folders: Iterable[Path]) -> list[Recovered]:
    """The matches in these folders that no living program plays, newest first. Raises nothing."""
    found = [one for folder in folders for path in _journals(folder) if (one := _recovered(path))]
    return sorted(found, key=lambda one: (one.when, one.path.name), reverse=True)


def tidy(folders: Iterable[Path]) -> None:
    """At the start: removes what crashes left half made and what belongs to nothing. Raises nothing."""
    for folder in folders:
        sweep(folder)
        for path in _journals(folder):
            if _size(path) == 0 and is_free(path):
                remove_pair(path)
        _remove_lone_snapshots(folder)


def _remove_lone_snapshots(folder: Path) -> None:
    with contextlib.suppress(OSError):
        for path in folder.glob(f"*{SNAPSHOT}"):
            if not path.with_suffix(JOURNAL).exists():
                path.unlink()


def _journals(folder: Path) -> Iterator[Path]:
    with contextlib.suppress(OSError):
        yield from sorted(folder.glob(f"*{JOURNAL}"))


def _size(path: Path) -> int:
    try:
        return path.stat().st_size
    except OSError:
        return -1


def _recovered(path: Path) -> Recovered | None:
    if not is_free(path):
        return None
    told = [one for one in (_from_journal(path), _from_snapshot(path)) if one]
    try:
        when = path.stat().st_mtime
    except OSError:
        return None
    return Recovered(max(told, key=lambda one: one.lines).match, when, path) if told else None


def _from_journal(path: Path) -> Told | None:
    with contextlib.suppress(OSError, ContentError):
        return tell(read_bytes(path), str(path))
    return None


def _from_snapshot(path: Path) -> Told | None:
    with contextlib.suppress(OSError, ContentError):
        data = read_bytes(path.with_suffix(SNAPSHOT))
        count = _COUNT.match(data)
        return Told(parse_match(data, str(path)), int(count[1])) if count else None
    return None
