"""Saved campaigns: a folder each, with the campaign as it is, as it was before, and the matches played in it.

A campaign is a match file (`game/content/matchfile.py`) whose commands are what was decided between the hunts. It is
written anew after every answer; the state before stays beside it, so that a damaged file costs one answer at most.
"""

import contextlib
import os
import shutil
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from pathlib import Path

from game.content.atomic import sweep, write_atomically
from game.content.faults import ContentError
from game.content.locks import hold
from game.content.matchfile import MatchFile, Saved, dump_match, parse_match, read_match
from game.content.names import free_stem
from game.content.saves import DELETED, KEPT_DELETED

FOLDER = "campaigns"
"""The folder, beside the saves."""
LOCK = "lock"
"""A file that is held while the campaign is played."""
NOW, BEFORE, DAMAGED = "campaign.yaml", "before.yaml", "damaged.yaml"


@dataclass(frozen=True, slots=True)
class Kept:
    """A line of the list. `file` is None where it cannot be read, `damaged` says why; `before` is the state before."""

    folder: Path
    name: str
    when: str
    file: MatchFile | None = None
    damaged: str = ""
    before: MatchFile | None = None

    @property
    def goes_on(self) -> bool:
        """Whether it can be read and has not ended. `turn` counts its answers from 1, and is 0 at the end."""
        return self.file is not None and self.file.saved is not None and self.file.saved.turn > 0

    @property
    def moment(self) -> float:
        """When it was written last, in seconds since 1970; 0 if that is not known."""
        try:
            return datetime.fromisoformat(self.when).timestamp()
        except ValueError:
            return 0.0


class CampaignShelf:
    """The player's campaigns. The first folder is the usual one, the others are used when it cannot be written."""

    def __init__(self, folders: Sequence[Path]) -> None:
        self._folders = tuple(folder / FOLDER for folder in folders)

    def list(self) -> list[Kept]:
        """All campaigns, the newest first, damaged ones with their reason. Raises nothing."""
        found = [_kept(one) for folder in self._folders for one in _inside(folder)]
        return sorted(found, key=lambda one: (one.when, one.folder.name), reverse=True)

    def begin(self, name: str, file: MatchFile) -> Path:
        """The folder of a new campaign, written. OSError: nowhere."""
        failed: OSError | None = None
        for folder in self._folders:
            try:
                folder.mkdir(parents=True, exist_ok=True)
                made = folder / free_stem(name.replace(DELETED, "_"), [one.name for one in folder.iterdir()])
                made.mkdir()
                write(made, replace(file, saved=Saved(name, turn=1)))
            except OSError as error:
                failed = failed or error
            else:
                return made
        assert failed, "no place to write to"
        raise failed

    def delete(self, entry: Kept) -> None:
        """Takes it off the list; `undelete` brings it back for a day. OSError."""
        away = entry.folder.with_name(entry.folder.name + DELETED)
        entry.folder.stat()  # another window may have deleted it: what lies there can still be taken back
        if away.exists():  # another of this name, deleted before it
            shutil.rmtree(away)
        entry.folder.rename(away)
        os.utime(away)

    def undelete(self, entry: Kept) -> None:
        """Brings back one that was deleted. OSError: it is gone."""
        entry.folder.with_name(entry.folder.name + DELETED).rename(entry.folder)

    def tidy(self) -> None:
        """At the start: removes temporary files of dead programs and what was deleted a day ago. Raises nothing."""
        for folder in self._folders:
            for one in _entries(folder):
                sweep(one)
                with contextlib.suppress(OSError):
                    if one.name.endswith(DELETED) and time.time() - one.stat().st_mtime > KEPT_DELETED:
                        shutil.rmtree(one)


def write(folder: Path, file: MatchFile) -> None:
    """Writes the campaign as it is now; what was there becomes the state before. OSError: nothing was lost.

    A file that cannot be read is put aside, never overwritten.
    """
    now = folder / NOW
    with contextlib.suppress(FileNotFoundError):
        data = now.read_bytes()
        try:
            parse_match(data, str(now))
        except ContentError:
            os.replace(now, folder / DAMAGED)  # noqa: PTH105 - as in `atomic`
        else:
            write_atomically(folder / BEFORE, data)
    saved = replace(file.saved or Saved(), when=datetime.now(UTC).isoformat(timespec="seconds"))
    write_atomically(now, dump_match(replace(file, recorded=True, saved=saved)).encode())


def latest(folder: Path) -> MatchFile:
    """The campaign as it is, or where that cannot be read as it was before. ContentError: neither can be read."""
    kept = _kept(folder)
    return kept.file or kept.before or read_match(folder / NOW)


def hold_lock(folder: Path) -> tuple[int, bool]:
    """The open lock of that campaign (below 0: none could be made), and whether no other program holds it."""
    try:
        handle = os.open(folder / LOCK, os.O_RDWR | os.O_CREAT, 0o600)
    except OSError:
        return -1, True  # what cannot be written here is told when an answer is kept
    return handle, hold(handle)


def is_played(folder: Path) -> bool:
    """Whether another window plays that campaign."""
    handle, free = hold_lock(folder)
    if handle >= 0:
        os.close(handle)
    return not free


def _kept(folder: Path) -> Kept:
    try:
        file = read_match(folder / NOW)
    except ContentError as error:
        return _damaged(folder, error)
    saved = file.saved or Saved()
    return Kept(folder, saved.name or folder.name, saved.when, file)


def _damaged(folder: Path, error: ContentError) -> Kept:
    """With its one clear reason, and the state before if that can be read."""
    before = None
    with contextlib.suppress(ContentError):
        before = read_match(folder / BEFORE)
    saved = (before.saved if before else None) or Saved()
    return Kept(folder, saved.name or folder.name, saved.when, None, str(error.faults[0]), before)


def _inside(folder: Path) -> Iterator[Path]:
    for one in _entries(folder):
        with contextlib.suppress(OSError):
            if one.is_dir() and not one.name.endswith(DELETED) and any((one / name).exists() for name in (NOW, BEFORE)):
                yield one


def _entries(folder: Path) -> list[Path]:
    """What lies in a folder; nothing, if it cannot be looked into."""
    with contextlib.suppress(OSError):
        return sorted(folder.iterdir())
    return []
