"""Where an environment of our own may lie, and whether one that lies there is ready."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import NamedTuple
from zlib import crc32

from game.setup.pins import Pins, lacking, mark


class _Note(NamedTuple):
    """What an environment was proven to be: over which interpreter, with which pins (their marks)."""

    python: str
    proven: list[str]


class Home(NamedTuple):
    """A place for an environment: its folder, and the lock file by which two starts wait for each other."""

    venv: Path
    lock: Path

    @property
    def python(self) -> Path:
        """The environment's interpreter."""
        return self.venv / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")

    @property
    def packages(self) -> Path | None:
        """The folder of its packages; None without one, or with two (its Python was exchanged)."""
        found = list(self.venv.glob("Lib/site-packages" if sys.platform == "win32" else "lib/python*/site-packages"))
        return found[0] if len(found) == 1 else None

    def is_running(self) -> bool:
        """Whether this very process runs in it."""
        return self.venv.is_dir() and self.venv.samefile(sys.prefix)

    def ready(self, pins: Pins) -> bool:
        """Whether these pins were once proven to work in it and are still there."""
        note = self._read_note()
        packages = self.packages
        return (
            packages is not None
            and mark(pins) in note.proven
            and note.python == self._real_python()
            and not lacking(pins, [str(packages)])
        )

    def note_ready(self, pins: Pins) -> None:
        """Write down that these pins were proven to work. OSError where the folder cannot be written."""
        note = self._read_note()
        python = self._real_python()
        proven = note.proven if note.python == python else []
        new = _Note(python, sorted({*proven, mark(pins)}))
        self._note.write_text(json.dumps(new._asdict()), encoding="utf-8")

    def forget(self) -> None:
        """Take back every such note, before anything is changed."""
        self._note.unlink(missing_ok=True)

    @property
    def _note(self) -> Path:
        return self.venv / "ember-ready.json"

    def _read_note(self) -> _Note:
        try:
            return _Note(**json.loads(self._note.read_text(encoding="utf-8")))
        except (OSError, ValueError, TypeError):
            return _Note("", [])

    def _real_python(self) -> str:
        """Tells a Python that was exchanged below the environment; empty if it is gone."""
        return os.path.realpath(self.python) if self.python.exists() else ""


def homes(root: Path) -> tuple[Home, ...]:
    """The places to look in, best first: beside main.py, then (if that is read-only) the user's cache."""
    beside = Home(root / ".venv", root / ".cache" / "setup.lock")
    name = f"{crc32(str(root).encode()):08x}"
    cache = _cache() / "ember-and-bone"
    return (beside, Home(cache / f"venv-{name}", cache / f"setup-{name}.lock"))


def _cache() -> Path:
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or os.path.expanduser("~/AppData/Local"))  # noqa: PTH111
    if sys.platform == "darwin":
        return Path(os.path.expanduser("~/Library/Caches"))  # noqa: PTH111 - Path's own raises without a home
    return Path(os.environ.get("XDG_CACHE_HOME") or os.path.expanduser("~/.cache"))  # noqa: PTH111
