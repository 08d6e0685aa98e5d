"""A lock between processes that the system frees by itself when its holder dies."""

from __future__ import annotations

import os
import sys
import time
from contextlib import contextmanager
from typing import IO, TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

if sys.platform == "win32":
    import msvcrt

    def _try(file: IO[str]) -> None:
        file.seek(4096)  # a byte beyond the text: Windows hides locked bytes from readers
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _try(file: IO[str]) -> None:
        fcntl.flock(file.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)


@contextmanager
def alone(path: Path, on_wait: Callable[[str], None]) -> Iterator[tuple[int, ...]]:
    """Hold the lock file; while another process holds it, wait.

    on_wait: called once if so, with that process's id. OSError where the file cannot be made.
    A file that a killed process left behind holds nobody up. What is yielded goes to a child's `pass_fds`: then the
    lock is held until the child has ended too, even if this process is killed meanwhile (not on Windows).
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("a+", encoding="utf-8") as file:
        waited = False
        while not _taken(file):
            if not waited:
                on_wait(_holder(file))
                waited = True
            time.sleep(0.1)
        file.truncate(0)
        file.write(str(os.getpid()))
        file.flush()
        yield () if sys.platform == "win32" else (file.fileno(),)


def _taken(file: IO[str]) -> bool:
    try:
        _try(file)
    except (BlockingIOError, PermissionError):
        return False
    except OSError:  # a file system without locks: better unguarded than not at all
        return True
    return True


def _holder(file: IO[str]) -> str:
    file.seek(0)
    return file.read(20).strip() or "unknown"
