"""A lock on an open file, which the system itself lets go when its process ends, however it ends."""

import errno
import os
import sys
import time
from pathlib import Path

HEARTBEAT = 20.0
"""Seconds between two signs of life of a file that is in use."""
DEAD_AFTER = 90.0
"""Seconds without a sign of life after which a file is free, where the system knows no locks."""

_UNKNOWN = {errno.ENOLCK, errno.ENOTSUP, errno.EOPNOTSUPP, errno.ENOSYS, errno.EINVAL}

if sys.platform == "win32":
    import msvcrt

    def _lock(handle: int) -> None:
        # Locks there forbid reading: so the byte that is locked lies far behind the file's end.
        os.lseek(handle, 0x7FFFFFF0, os.SEEK_SET)
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


def hold(handle: int) -> bool:
    """Locks the open file until it is closed: False if another holds it. True too where there are no locks."""
    try:
        _lock(handle)
    except OSError as error:
        return error.errno in _UNKNOWN
    return True


def is_free(path: Path) -> bool:
    """Whether no living program holds the file. A file that cannot be opened is not free."""
    try:
        handle = _open(path)
    except OSError:
        return False
    try:
        _lock(handle)
    except OSError as error:
        return error.errno in _UNKNOWN and time.time() - os.fstat(handle).st_mtime > DEAD_AFTER
    finally:
        os.close(handle)
    return True


def _open(path: Path) -> int:
    try:
        return os.open(path, os.O_RDWR)
    except OSError:
        return os.open(path, os.O_RDONLY)
