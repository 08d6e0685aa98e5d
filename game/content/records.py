"""Matches played to their end: a line of JSON each, on the disk before the result is shown."""

import json
import os
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path

from pydantic import TypeAdapter, ValidationError

from game.content.matchfile import Seat


@dataclass(frozen=True, slots=True)
class Finished:
    """A finished match. `when` is ISO 8601 in UTC, `winners` are seats (several share it, none is possible)."""

    game: str
    scenario: str
    seats: tuple[Seat, ...]
    winners: tuple[int, ...]
    scores: tuple[int, ...]
    reason: str
    turns: int
    when: str
    seed: int = 0


_ADAPTER: TypeAdapter[Finished] = TypeAdapter(Finished)


def add_finished(paths: Sequence[Path], finished: Finished) -> Path:
    """Adds the match to the first of these files that takes it, and waits for the disk; which one. OSError: none."""
    line = json.dumps(asdict(finished)).encode() + b"\n"
    failed: OSError | None = None
    for path in paths:
        try:
            _append(path, line)
        except OSError as error:
            failed = failed or error
        else:
            return path
    assert failed, "no place to write to"
    raise failed


def read_finished(paths: Sequence[Path]) -> list[Finished]:
    """All finished matches of these files in the order in which they were played; damaged lines are passed over."""
    found = [one for path in paths for line in _lines(path) if (one := _finished(line))]
    return sorted(found, key=lambda one: one.when)


def _append(path: Path, line: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    flags = os.O_CREAT | os.O_APPEND | os.O_RDWR | getattr(os, "O_BINARY", 0)
    handle = os.open(path, flags, 0o600)
    try:
        if _is_torn(handle):
            line = b"\n" + line
        while line:
            line = line[os.write(handle, line) :]
        os.fsync(handle)
    finally:
        os.close(handle)


def _is_torn(handle: int) -> bool:
    """Whether the last line was cut off by a crash."""
    size = os.fstat(handle).st_size
    if not size:
        return False
    os.lseek(handle, size - 1, os.SEEK_SET)
    return os.read(handle, 1) != b"\n"


def _lines(path: Path) -> list[bytes]:
    try:
        return path.read_bytes().split(b"\n")
    except OSError:
        return []


def _finished(line: bytes) -> Finished | None:
    try:
        return _ADAPTER.validate_json(line, strict=True)
    except ValidationError:
        return None
