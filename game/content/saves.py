"""Named saves: a folder of match files, listed whatever state they are in."""

import contextlib
import os
import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from pathlib import Path

from game.content.atomic import sweep, write_atomically
from game.content.faults import ContentError, Place
from game.content.matchfile import MatchFile, Saved, Seat, dump_match, read_match
from game.content.names import file_stem, free_stem, key
from game.core.words import _

ENDING = ".yaml"
DELETED = ".deleted"
KEPT_DELETED = 24 * 3600.0
"""Seconds for which a deleted save can be had back."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of the list of saves. `when` is ISO 8601 in UTC. `damaged` is why it cannot be loaded; empty if it can."""

    path: Path
    name: str
    when: str
    game: str = ""
    seats: tuple[Seat, ...] = ()
    turn: int = 0
    damaged: str = ""


@dataclass(frozen=True, slots=True)
class Kept:
    """Where a save went. `notice` tells the player why that is not the usual folder; empty if it is."""

    path: Path
    notice: str = ""


class SaveShelf:
    """The player's saves. The first folder is the usual one, the others are used when it cannot be written.

    `games` has the fingerprint of each game's rules data (empty: not compared); None where any save will do.
    """

    def __init__(self, folders: Sequence[Path], games: Mapping[str, str] | None = None) -> None:
        self._folders = tuple(folders)
        self._games = games

    def list(self) -> list[Entry]:
        """All saves, the newest first, damaged ones with their reason. Raises nothing."""
        entries = [self._entry(path) for folder in self._folders for path in _files(folder, ENDING)]
        return sorted(entries, key=lambda one: (one.when, one.path.name), reverse=True)

    def load(self, entry: Entry) -> MatchFile:
        """The match of that save. ContentError, with one clear reason: damaged, newer, or of other rules."""
        match = read_match(entry.path)
        self._refuse_strangers(match, entry.path)
        return match

    def save(self, name: str, match: MatchFile, *, turn: int = 0) -> Kept:
        """Keeps the match under that name; an older save of the very same name is replaced. OSError: nowhere."""
        name = _clean(name)
        now = datetime.now(UTC).isoformat(timespec="seconds")
        rules = match.rules or (self._games or {}).get(match.game, "")
        whole = replace(match, recorded=True, rules=rules, saved=Saved(name, now, turn))
        data = dump_match(whole).encode()
        reasons: list[OSError] = []
        for folder in self._folders:
            try:
                return Kept(self._write(folder, name, data), self._notice(folder, reasons))
            except OSError as error:
                reasons.append(error)
        raise reasons[0]

    def delete(self, entry: Entry) -> None:
        """Takes the save off the list; `undelete` brings it back for a day. OSError."""
        trash = entry.path.with_name(entry.path.name + DELETED)
        entry.path.replace(trash)
        os.utime(trash)

    def undelete(self, entry: Entry) -> None:
        """Brings back a save that was deleted. OSError: it is gone, or another has its name."""
        if entry.path.exists():
            raise FileExistsError(_("Another save has this name now."))
        entry.path.with_name(entry.path.name + DELETED).rename(entry.path)

    def tidy(self) -> None:
        """At the start: removes temporary files of dead programs and what was deleted a day ago. Raises nothing."""
        for folder in self._folders:
            sweep(folder)
            for path in _files(folder, DELETED):
                with contextlib.suppress(OSError):
                    if time.time() - path.stat().st_mtime > KEPT_DELETED:
                        path.unlink()

    def _entry(self, path: Path) -> Entry:
        try:
            match = read_match(path)
        except ContentError as error:
            return Entry(path, path.stem, _modified(path), damaged=error.faults[0].reason)
        saved = match.saved or Saved()
        when = saved.when or _modified(path)
        entry = Entry(path, saved.name or path.stem, when, match.game, match.seats, saved.turn)
        try:
            self._refuse_strangers(match, path)
        except ContentError as error:
            return replace(entry, damaged=error.faults[0].reason)
        return entry

    def _refuse_strangers(self, match: MatchFile, path: Path) -> None:
        """A8: other rules data would play the commands to another end, so they are not played at all."""
        if self._games is None:
            return
        if match.game not in self._games:
            raise ContentError.at(Place(str(path)), _("this is a save of a game that this version does not have"))
        rules = self._games[match.game]
        if match.rules and rules and match.rules != rules:
            raise ContentError.at(Place(str(path)), _("this was made with other rules"), _("the rules data of now"))

    def _notice(self, folder: Path, reasons: Sequence[OSError]) -> str:
        if not reasons:
            return ""
        text = _("{usual} cannot be written ({reason}); the save is in {folder}.")
        reason = reasons[0].strerror or str(reasons[0])
        return text.format(usual=self._folders[0], reason=reason, folder=folder)

    def _write(self, folder: Path, name: str, data: bytes) -> Path:
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / f"{self._stem(folder, name)}{ENDING}"
        write_atomically(path, data)
        return path

    def _stem(self, folder: Path, name: str) -> str:
        """The stem of the save of that very name, or a free one. What cannot be loaded here is never overwritten."""
        taken = [path.stem for path in _files(folder, ENDING)]
        stem = file_stem(name)
        for other in taken:
            if key(other).startswith(key(stem)):
                entry = self._entry(folder / f"{other}{ENDING}")
                if entry.name == name and not entry.damaged:
                    return other
        return free_stem(name, taken)


def _clean(name: str) -> str:
    """The name as it can be written: on one line, no longer than a match file allows."""
    text = "".join(letter if letter.isprintable() else " " for letter in name)
    return " ".join(text.split())[:100] or _("Saved game")


def _files(folder: Path, ending: str) -> Iterator[Path]:
    with contextlib.suppress(OSError):
        yield from sorted(p for p in folder.iterdir() if p.name.endswith(ending) and not p.name.startswith("."))


def _modified(path: Path) -> str:
    try:
        moment = path.stat().st_mtime
    except OSError:
        return ""
    return datetime.fromtimestamp(moment, UTC).isoformat(timespec="seconds")
