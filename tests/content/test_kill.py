"""Killed at any moment, the game offers a valid match that is at most one answer old. A2, A5."""

from __future__ import annotations

import random
import subprocess
import sys
import time
from pathlib import Path

from game.content.matchfile import Seat
from game.content.records import Finished, add_finished, read_finished
from game.content.recovery import recover
from tests.counts import count

ROOT = Path(__file__).resolve().parents[2]
DONE = Finished("wrath", "first-game", (Seat("human", "Zoë"), Seat("easy")), (0,), (24, 19), "target", 25, "2026-11-30")


def play_and_kill(folder: Path, seconds: float) -> int:
    """Plays that long after the start, then kills; how many commands had been given by then."""
    child = subprocess.Popen(
        [sys.executable, "-m", "tests.content.player", str(folder)], cwd=ROOT, stdout=subprocess.PIPE, text=True
    )
    assert child.stdout
    first = child.stdout.readline()
    time.sleep(seconds)
    child.kill()
    given = [first, *child.stdout.read().splitlines()]
    child.wait()
    return int(given[-1])


def test_a_killed_game_is_at_most_one_answer_old(tmp_path: Path) -> None:
    """A2: killed 200 times in a long run, each time going on from what was left."""
    dice, before = random.Random(5), 0
    for number in range(count(200)):
        given = play_and_kill(tmp_path, dice.random() * 0.2)
        assert given >= before
        found = recover([tmp_path])
        before = len(found[0].match.commands)
        assert given - 1 <= before <= given + 1, f"kill {number}: {given} commands were given, {before} came back"
        assert found[0].match.commands == tuple(f"step {i}" for i in range(before))


def test_a_finished_match_outlives_a_kill_on_the_result_screen(tmp_path: Path) -> None:
    """A5."""
    path = tmp_path / "finished.jsonl"
    code = f"""
import os, signal
from pathlib import Path
from game.content.records import add_finished
from tests.content.test_kill import DONE
add_finished([Path({str(path)!r})], DONE)
os.kill(os.getpid(), getattr(signal, "SIGKILL", signal.SIGTERM))
"""
    killed = subprocess.run([sys.executable, "-c", code], cwd=ROOT, check=False)
    assert killed.returncode != 0
    assert read_finished([path]) == [DONE]


def test_a_torn_or_foreign_line_costs_no_other_match(tmp_path: Path) -> None:
    path = tmp_path / "finished.jsonl"
    add_finished([path], DONE)
    with path.open("ab") as file:
        file.write(b'{"game": "wr')
    add_finished([path], DONE)
    with path.open("ab") as file:
        file.write(b'null\n[]\n\xff\xfe\n{"game": 3}\n')
    add_finished([path], DONE)
    assert read_finished([path, tmp_path / "nowhere"]) == [DONE, DONE, DONE]


def test_a_folder_that_cannot_be_written_is_gone_round(tmp_path: Path) -> None:
    """A6."""
    (tmp_path / "file").write_bytes(b"")
    paths = [tmp_path / "file" / "finished.jsonl", tmp_path / "other" / "finished.jsonl"]
    assert add_finished(paths, DONE) == paths[1]
    assert read_finished(paths) == [DONE]
