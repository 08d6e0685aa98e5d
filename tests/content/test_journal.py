"""The journal of a running match: nothing waits for it, nothing stops it, and what it holds comes back whole. A6."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.content import journal_text
from game.content.book import JOURNAL, SNAPSHOT, Book
from game.content.journal import Journal
from game.content.journal_text import answered, header, taken_back, tell
from game.content.locks import hold
from game.content.matchfile import MatchFile, Seat
from game.content.recovery import recover, tidy
from tests.content.faulty import faults_if_any

ROOT = Path(__file__).resolve().parents[2]
START = MatchFile("wrath", (Seat("human", "Zoë"), Seat("easy")), seed=7, recorded=True)


def commands(*folders: Path) -> tuple[str, ...]:
    """The commands of the newest match that can be recovered."""
    return recover(folders)[0].match.commands


def full(*_arguments: Any, **_named: Any) -> Any:
    raise OSError(errno.ENOSPC, "No space left on device")


def test_commands_come_back_after_the_program_is_gone(tmp_path: Path) -> None:
    journal = Journal([tmp_path], START)
    for text in ("roll", "reroll 1 3", "end"):
        journal.command(text)
    journal.close()
    [found] = recover([tmp_path])
    assert found.match == MatchFile("wrath", START.seats, seed=7, recorded=True, commands=("roll", "reroll 1 3", "end"))
    assert journal.notices() == []


def test_however_fast_answers_come_all_but_the_last_have_reached_the_system(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    append = Book.append

    def slowly(book: Book, data: bytes) -> None:
        time.sleep(0.003)
        append(book, data)

    monkeypatch.setattr(Book, "append", slowly)
    monkeypatch.setattr("game.content.journal.LAG", 20.0)
    journal = Journal([tmp_path], START)
    for given_now in range(1, 40):
        journal.command(f"answer {given_now}")
        if given_now > 1:
            [file] = tmp_path.glob(f"*{JOURNAL}")
            assert len(tell(file.read_bytes(), "j").match.commands) >= given_now - 1
    journal.close()


@given(st.lists(st.text("abc ", min_size=1, max_size=5) | st.integers(1, 3), max_size=30))
@settings(deadline=None, max_examples=100)
def test_undo_shortens_what_comes_back_as_it_shortened_the_match(doings: list[str | int]) -> None:
    played: list[str] = []
    data = header(START)
    for number, doing in enumerate(doings, 1):
        if isinstance(doing, int):
            answers = min(doing, len(played))
            del played[len(played) - answers :]
            data += taken_back(number, answers)
        else:
            played.append(doing)
            data += answered(number, doing)
    assert tell(data, "j").match.commands == tuple(played)


def test_undo_and_redo_are_journalled(tmp_path: Path) -> None:
    journal = Journal([tmp_path], START)
    for text in ("a", "b", "c"):
        journal.command(text)
    journal.undone(2)
    journal.command("b")
    journal.close()
    assert commands(tmp_path) == ("a", "b")


@pytest.mark.parametrize("kept", range(1, 24))
def test_a_torn_last_line_costs_that_line_alone(kept: int) -> None:
    whole = header(START) + answered(1, "roll") + answered(2, "reroll 1 3")
    assert tell(whole[:-kept], "j").match.commands == ("roll",)


def test_a_damaged_line_ends_what_is_believed() -> None:
    lines = [answered(1, "roll"), answered(2, "keep"), answered(3, "end")]
    flipped = lines[1].replace(b"keep", b"kelp")
    assert tell(header(START) + lines[0] + flipped + lines[2], "j").match.commands == ("roll",)
    assert tell(header(START) + lines[0] + lines[2], "j").match.commands == ("roll",)
    assert tell(header(START) + lines[0] + b"\0" * 40 + b"\n", "j").match.commands == ("roll",)


@given(st.integers(0, 400), st.integers(0, 255))
@settings(deadline=None, max_examples=300)
def test_a_flipped_byte_anywhere_gives_a_shorter_match_or_a_reason(at: int, flip: int) -> None:
    data = bytearray(header(START) + answered(1, "roll") + answered(2, "end") + taken_back(3, 1))
    data[at % len(data)] ^= flip
    if not faults_if_any(tell, bytes(data), "j"):
        assert tell(bytes(data), "j").match.commands in {(), ("roll",), ("roll", "end")}


def test_the_snapshot_stands_in_for_a_damaged_journal(tmp_path: Path) -> None:
    journal = Journal([tmp_path], START)
    journal.command("roll")
    journal.snapshot(MatchFile("wrath", START.seats, seed=7, recorded=True, commands=("roll",)))
    journal.command("end")
    journal.close()
    [path] = tmp_path.glob(f"*{JOURNAL}")
    assert commands(tmp_path) == ("roll", "end")
    path.write_bytes(b"\0" * path.stat().st_size)
    assert commands(tmp_path) == ("roll",)


def test_a_damaged_snapshot_costs_nothing(tmp_path: Path) -> None:
    journal = Journal([tmp_path], START)
    journal.command("roll")
    journal.snapshot(START)
    journal.close()
    [path] = tmp_path.glob(f"*{SNAPSHOT}")
    for data in (b"", b"null", path.read_bytes()[:-20], b"\xff" * 300):
        path.write_bytes(data)
        assert commands(tmp_path) == ("roll",)


def test_a_finished_match_leaves_nothing(tmp_path: Path) -> None:
    journal = Journal([tmp_path], START)
    journal.command("end")
    journal.snapshot(START)
    journal.close(finished=True)
    assert list(tmp_path.iterdir()) == []


def test_going_on_from_a_journal_discards_it_once_the_new_one_is_safe(tmp_path: Path) -> None:
    first = Journal([tmp_path], START)
    first.command("roll")
    first.close()
    [found] = recover([tmp_path])
    second = Journal([tmp_path], found.match, after=found.discard)
    second.command("end")
    assert second.flush()
    assert len(list(tmp_path.glob(f"*{JOURNAL}"))) == 1
    second.close()
    assert commands(tmp_path) == ("roll", "end")


def test_where_no_new_journal_can_be_written_the_old_one_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = Journal([tmp_path], START)
    first.command("roll")
    first.close()
    [found] = recover([tmp_path])
    with monkeypatch.context() as patch:
        patch.setattr(os, "write", full)
        second = Journal([tmp_path], found.match, after=found.discard)
        second.close()
    assert commands(tmp_path) == ("roll",)


# -- bad days ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("call", ["write", "fsync"])
@pytest.mark.parametrize("failing", range(1, 9))
def test_a_write_that_fails_moves_the_journal_and_tells_the_player(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, call: str, failing: int
) -> None:
    """A6: each write in its turn fails in the first folder."""
    original, count = getattr(os, call), [0]
    usual, other = tmp_path / "usual", tmp_path / "other"

    def sometimes(handle: int, *arguments: Any) -> Any:
        count[0] += 1
        return full() if count[0] == failing else original(handle, *arguments)

    monkeypatch.setattr(os, call, sometimes)
    journal = Journal([usual, other], START)
    for number in range(8):
        journal.command(f"step {number}")
        journal.snapshot(START)
        assert journal.flush()
    journal.close()
    assert commands(usual, other) == tuple(f"step {number}" for number in range(8))
    told = journal.notices()
    assert len(told) == 1 or call == "fsync"  # a folder that cannot be synced is no reason to leave it
    moved = f"Writing failed ({usual}: No space left on device). The match is kept in {other} now."
    assert all(text == moved for text in told)


def test_where_no_folder_can_be_written_play_goes_on_and_the_player_is_told_once(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    journal = Journal([tmp_path / "file" / "a", tmp_path / "file" / "b"], START)
    for number in range(5):
        journal.command(f"step {number}")
    assert not journal.flush()
    [told] = journal.notices()
    assert told.startswith("The match cannot be kept at the moment (")
    assert told.endswith("Play goes on.")
    journal.close()


def test_a_folder_that_comes_back_is_used_again_with_all_that_happened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(os, "write", full)
        journal = Journal([tmp_path], START)
        journal.command("roll")
        journal.flush()
    journal.command("end")
    assert journal.flush()
    assert journal.notices()[-1] == f"The match is kept again, in {tmp_path}."
    journal.close()
    assert commands(tmp_path) == ("roll", "end")


@pytest.mark.skipif(sys.platform == "win32", reason="limits on a process's files are a thing of POSIX")
def test_a_disk_that_fills_up_during_play_loses_nothing(tmp_path: Path) -> None:
    """A6, with a real refusal of the system: no file may grow beyond 2 KiB."""
    code = f"""
import resource, signal
from pathlib import Path
from game.content.journal import Journal
from game.content.locks import hold
from game.content.matchfile import MatchFile, Seat
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
journal = Journal([Path({str(tmp_path / "a")!r}), Path({str(tmp_path / "b")!r})], MatchFile("wrath", (Seat("easy"),)))
journal.flush()
resource.setrlimit(resource.RLIMIT_FSIZE, (2048, 2048))
for number in range(200):
    journal.command(f"step {{number}}")
print(journal.flush())
journal.close()
print(len(journal.notices()))
"""
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True, encoding="utf-8"
    )
    assert done.stderr == ""
    assert done.stdout.split()[0] == "False"
    found = commands(tmp_path / "a", tmp_path / "b")
    assert len(found) > 30
    assert found == tuple(f"step {number}" for number in range(len(found)))


def test_a_bug_in_the_writer_is_told_and_does_not_stop_it(tmp_path: Path) -> None:
    journal = Journal([tmp_path], START)
    journal.snapshot(MatchFile("wrath", START.seats, position={"x": float("nan")}))
    journal.command("roll")
    assert journal.flush()
    assert "cannot be kept any more" in journal.notices()[0]
    journal.close()
    assert commands(tmp_path) == ("roll",)


def test_nobody_waits_for_a_slow_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The disk is held up wholly; all calls come back all the same, and lines still reach the system."""
    opened, waiting = threading.Event(), threading.Event()
    fsync = os.fsync

    def slow(handle: int) -> None:
        waiting.set()
        opened.wait(60)
        fsync(handle)

    monkeypatch.setattr(os, "fsync", slow)
    journal = Journal([tmp_path], START)
    assert waiting.wait(60)
    for number in range(50):
        journal.command(f"step {number}")
        journal.snapshot(START)
    [path] = tmp_path.glob(f"*{JOURNAL}")
    end = time.monotonic() + 60
    while len(tell(path.read_bytes(), "j").match.commands) < 50:
        assert time.monotonic() < end, "the lines did not reach the system while the disk was slow"
        time.sleep(0.01)
    assert not journal.flush(0.01)
    opened.set()
    assert journal.flush()
    journal.close()


# -- two copies of the program ----------------------------------------------------------------------------


def test_a_second_copy_leaves_a_running_match_alone(tmp_path: Path) -> None:
    mine = Journal([tmp_path], START)
    mine.command("roll")
    assert mine.flush()
    code = f"""
from pathlib import Path
from game.content.journal import Journal
from game.content.locks import hold
from game.content.matchfile import MatchFile, Seat
from game.content.recovery import recover, tidy
folder = Path({str(tmp_path)!r})
tidy([folder])
print(len(recover([folder])))
journal = Journal([folder], MatchFile("moogh", (Seat("easy"),)))
journal.command("other")
print(journal.flush())
journal.close()
"""
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True, encoding="utf-8"
    )
    assert done.stdout.split() == ["0", "True"]
    mine.command("end")
    mine.close()
    assert {found.match.game: found.match.commands for found in recover([tmp_path])} == {
        "wrath": ("roll", "end"),
        "moogh": ("other",),
    }


def test_a_match_that_another_copy_goes_on_with_is_not_discarded(tmp_path: Path) -> None:
    first = Journal([tmp_path], START)
    first.command("roll")
    first.close()
    [found] = recover([tmp_path])
    handle = os.open(found.path, os.O_RDWR)
    try:
        hold(handle)
        assert recover([tmp_path]) == []
        found.discard()
        assert found.path.exists()
    finally:
        os.close(handle)
    found.discard()
    assert list(tmp_path.iterdir()) == []


def test_the_newest_match_comes_first(tmp_path: Path) -> None:
    for number in range(3):
        journal = Journal([tmp_path], START)
        journal.command(f"match {number}")
        journal.close()
    for number, found in enumerate(sorted(recover([tmp_path]), key=lambda one: one.match.commands)):
        os.utime(found.path, (1000 + number, 1000 + number))
    assert [found.match.commands for found in recover([tmp_path])] == [("match 2",), ("match 1",), ("match 0",)]


def test_a_start_sweeps_up_what_belongs_to_nothing_and_keeps_the_rest(tmp_path: Path) -> None:
    journal = Journal([tmp_path], START)
    journal.command("roll")
    journal.snapshot(START)
    journal.close()
    kept = set(tmp_path.iterdir()) | {tmp_path / "save.yaml"}
    (tmp_path / "save.yaml").write_bytes(b"x")
    (tmp_path / f"empty{JOURNAL}").write_bytes(b"")
    (tmp_path / f"lone{SNAPSHOT}").write_bytes(b"x")
    (tmp_path / ".half.tmp").write_bytes(b"x")
    tidy([tmp_path, tmp_path / "nowhere"])
    assert set(tmp_path.iterdir()) == kept


@pytest.mark.parametrize(
    "data", [b"", b"null", b"[]", b"ember-journal 1 99 00000000\nx", b"\xff" * 999, b"0" * 9_000_000]
)
def test_a_foreign_file_among_the_journals_is_passed_over(tmp_path: Path, data: bytes) -> None:
    (tmp_path / f"foreign{JOURNAL}").write_bytes(data)
    assert recover([tmp_path]) == []


def test_a_journal_knows_its_own_text_only() -> None:
    assert journal_text.tell(header(START), "j").match == START
