"""The file of a running match's journal: held by a lock while its program lives, and only ever added to."""

import contextlib
import os
import time
from pathlib import Path
from threading import Lock
from uuid import uuid4

from game.content.atomic import sync_folder, write_atomically
from game.content.locks import hold

JOURNAL = ".journal"
SNAPSHOT = ".snapshot"
"""A match file too; its name tells it from a save, lest a broom should take the one for the other."""


class Book:
    """An open journal file. Every method may raise OSError, but for those that say otherwise."""

    def __init__(self, folder: Path, beginning: bytes) -> None:
        """Makes a file of its own in the folder (made if need be) that starts with these bytes."""
        folder.mkdir(parents=True, exist_ok=True)
        stem = f"{time.strftime('%Y%m%d-%H%M%S', time.gmtime())}-{uuid4().hex[:8]}"
        self.path = folder / f"{stem}{JOURNAL}"
        flags = os.O_CREAT | os.O_EXCL | os.O_APPEND | os.O_RDWR | getattr(os, "O_BINARY", 0)
        self._handle = os.open(self.path, flags, 0o600)
        self._closing = Lock()
        hold(self._handle)
        try:
            self.append(beginning)
        except OSError:
            self.close(remove=True)
            raise

    @property
    def snapshot(self) -> Path:
        """Where this match's snapshot lies."""
        return self.path.with_suffix(SNAPSHOT)

    def append(self, data: bytes) -> None:
        """Hands the bytes to the system: from then on they outlive this program, if not a power cut."""
        while data:
            data = data[os.write(self._handle, data) :]

    def sync(self, *, new: bool = False) -> None:
        """Waits until what was appended is on the disk (and the name of a new file too)."""
        with self._closing:
            if self._handle >= 0:
                os.fsync(self._handle)
        if new:
            sync_folder(self.path.parent)

    def keep_snapshot(self, data: bytes) -> None:
        """Writes the snapshot in one stroke."""
        write_atomically(self.snapshot, data)

    def beat(self) -> None:
        """A sign of life, for systems without locks. Raises nothing."""
        with contextlib.suppress(OSError):
            os.utime(self.path)

    def close(self, *, remove: bool) -> None:
        """Lets go of the file; with `remove` it and its snapshot are gone. Raises nothing."""
        if remove:
            remove_pair(self.path)  # while it is held, so that nobody finds it ownerless
        with self._closing:
            if self._handle >= 0:
                with contextlib.suppress(OSError):
                    os.close(self._handle)
            self._handle = -1
        if remove:
            remove_pair(self.path)  # Windows removes no open file


def remove_pair(journal: Path) -> None:
    """Removes a journal and its snapshot, if they can be. Raises nothing."""
    for path in (journal.with_suffix(SNAPSHOT), journal):
        with contextlib.suppress(OSError):
            path.unlink(missing_ok=True)
