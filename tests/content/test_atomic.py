"""A file is the old one or the new one, whole; and what crashes left behind is swept up. A3, A4."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from game.content.atomic import STALE_AFTER, is_alive, sweep, write_atomically


def dead_pid() -> int:
    child = subprocess.Popen([sys.executable, "-c", ""])
    child.wait()
    return child.pid


def test_the_calls_come_in_the_order_that_survives_a_power_cut(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A3: temporary file in the same folder, its bytes on the disk, then the name, then the folder on the disk."""
    calls: list[str] = []
    fsync, replace = os.fsync, os.replace

    def spy_fsync(handle: int) -> None:
        target = Path(f"/proc/self/fd/{handle}").readlink() if Path("/proc/self/fd").exists() else tmp_path
        if target == tmp_path:
            calls.append("fsync folder")
        else:
            calls.append(f"fsync file of {target.stat().st_size} bytes in {target.parent.name}")
        fsync(handle)

    def spy_replace(source: Any, target: Any) -> None:
        calls.append(f"replace from {Path(source).parent.name}")
        replace(source, target)

    monkeypatch.setattr(os, "fsync", spy_fsync)
    monkeypatch.setattr(os, "replace", spy_replace)
    write_atomically(tmp_path / "save.yaml", b"12345")
    here = tmp_path.name
    assert calls == [f"fsync file of 5 bytes in {here}", f"replace from {here}", "fsync folder"]
    assert (tmp_path / "save.yaml").read_bytes() == b"12345"


@pytest.mark.parametrize("call", ["fsync", "replace"])
def test_where_a_call_fails_the_old_file_stands_and_nothing_is_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, call: str
) -> None:
    path = tmp_path / "save.yaml"
    write_atomically(path, b"old")

    def fail(*_arguments: Any) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, call, fail)
    with pytest.raises(OSError, match="No space"):
        write_atomically(path, b"new")
    assert path.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [path]


def test_stale_temporary_files_are_gone_after_a_start_and_nothing_else_is(tmp_path: Path) -> None:
    """A4."""
    dead = dead_pid()
    for number in range(10):
        (tmp_path / f".save.yaml.{dead}-{number}.tmp").write_bytes(b"half")
        (tmp_path / f"other{number}.tmp").write_bytes(b"half")
    kept = {tmp_path / "save.yaml", tmp_path / "x.journal", tmp_path / f".mine.{os.getpid()}-7.tmp", tmp_path / "tmp"}
    for path in kept:
        path.write_bytes(b"whole")
    assert sweep(tmp_path) == 20
    assert set(tmp_path.iterdir()) == kept
    assert all(path.read_bytes() == b"whole" for path in kept)


def test_a_number_that_another_process_got_meanwhile_keeps_no_file_for_ever(tmp_path: Path) -> None:
    path = tmp_path / f".save.yaml.{os.getpid()}-0.tmp"
    path.write_bytes(b"")
    old = time.time() - STALE_AFTER - 60
    os.utime(path, (old, old))
    assert sweep(tmp_path) == 1


def test_sweeping_a_folder_that_is_not_there_raises_nothing(tmp_path: Path) -> None:
    assert sweep(tmp_path / "nowhere") == 0


def test_living_and_dead_processes_are_told_apart() -> None:
    assert is_alive(os.getpid())
    assert is_alive(os.getppid())
    assert not is_alive(dead_pid())
    assert not is_alive(0)
    assert not is_alive(2**40)
