"""Files that are either the old one or the new one, whole, whatever happens in between."""

import contextlib
import itertools
import os
import re
import sys
import time
from pathlib import Path

STALE_AFTER = 24 * 3600.0
"""Seconds after which a temporary file is stale even if a process of its writer's number runs."""

_OURS = re.compile(r"\..+\.(?P<pid>\d+)-\d+\.tmp")
_numbers = itertools.count()


def write_atomically(path: Path, data: bytes) -> None:
    """Writes the file so that a crash or a power cut leaves the old or the new one. OSError: the old one stands."""
    temporary = path.parent / f".{path.name[:80]}.{os.getpid()}-{next(_numbers)}.tmp"
    try:
        with temporary.open("xb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        os.replace(temporary, path)  # noqa: PTH105 - the call that the order of calls is tested by
    except BaseException:
        with contextlib.suppress(OSError):
            temporary.unlink(missing_ok=True)
        raise
    sync_folder(path.parent)


def sync_folder(folder: Path) -> None:
    """Makes a new name in the folder last, where the system can (Windows cannot, and need not)."""
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def sweep(folder: Path) -> int:
    """Removes temporary files that no living process writes; how many. Nothing else is touched, nothing raised."""
    swept = 0
    with contextlib.suppress(OSError):
        for path in folder.glob("*.tmp"):
            if _is_stale(path):
                with contextlib.suppress(OSError):
                    path.unlink()
                    swept += 1
    return swept


def _is_stale(path: Path) -> bool:
    match = _OURS.fullmatch(path.name)
    if match is None or not is_alive(int(match["pid"])):
        return True
    with contextlib.suppress(OSError):
        return time.time() - path.stat().st_mtime > STALE_AFTER
    return False


def is_alive(pid: int) -> bool:
    """Whether a process of that number runs on this machine; in doubt, yes."""
    if pid <= 0 or pid > 0x7FFFFFFF:
        return False
    if sys.platform == "win32":
        return _is_alive_on_windows(pid)
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    except OSError:
        return True
    return True


def _is_alive_on_windows(pid: int) -> bool:
    """Asks for a handle: there, `os.kill(pid, 0)` would end the process."""
    import ctypes  # noqa: PLC0415 - wanted on Windows alone

    kernel = ctypes.WinDLL("kernel32", use_last_error=True)  # type: ignore[attr-defined,unused-ignore]
    query, access_denied, still_active = 0x1000, 5, 259
    handle = kernel.OpenProcess(query, False, pid)
    if not handle:
        return bool(ctypes.get_last_error() == access_denied)  # type: ignore[attr-defined,unused-ignore]
    code = ctypes.c_ulong()
    kernel.GetExitCodeProcess(handle, ctypes.byref(code))
    kernel.CloseHandle(handle)
    return code.value == still_active
