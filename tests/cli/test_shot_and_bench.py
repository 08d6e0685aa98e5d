from __future__ import annotations

import json
import os
import struct
from typing import TYPE_CHECKING

import pytest

from game.cli import bench, measure, watching
from game.cli.faults import WrongInput
from game.screens import waiting

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.cli.conftest import Said

    Ember = Callable[..., Said]
    Written = Callable[..., Path]

_FILE = "seats: [human, human]\nseed: 7\ncommands: [roll]\n"


@pytest.mark.parametrize("size", [(1280, 720), (640, 360)])
def test_a_shot_needs_no_display(
    size: tuple[int, int], program: Ember, written: Written, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER", "SDL_AUDIODRIVER"):
        monkeypatch.delenv(name, raising=False)
    out = tmp_path / "picture.png"
    said = program("shot", written(_FILE), "--size", "{}x{}".format(*size), "--out", out)
    assert (said.status, said.out, said.err) == (0, "", "")
    png = out.read_bytes()
    assert png[:8] == b"\x89PNG\r\n\x1a\n"
    assert struct.unpack(">II", png[16:24]) == size


def test_a_shot_that_cannot_be_written_is_told_in_one_line(program: Ember, written: Written, tmp_path: Path) -> None:
    out = tmp_path / "missing" / "picture.png"
    said = program("shot", written(_FILE), "--size", "640x360", "--out", out)
    assert (said.status, said.out, len(said.err.splitlines())) == (2, "", 1)
    assert str(out) in said.err


def test_a_shot_of_a_file_with_an_impossible_command_is_told_by_its_place(
    program: Ember, written: Written, tmp_path: Path
) -> None:
    file = written(_FILE.replace("roll", "keep"))
    said = program("shot", file, "--size", "640x360", "--out", tmp_path / "picture.png")
    assert (said.status, said.out) == (2, "")
    assert said.err.startswith(f"{file}:5:12: `keep`: ")


def test_bench_tells_every_figure_that_is_promised(ember: Ember, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "_SECONDS", 0.05)
    monkeypatch.setattr(watching, "start_ms", lambda: 812.34)
    monkeypatch.setattr(watching, "idling", lambda: watching.Idling(0.52, 90.0))
    monkeypatch.setattr(watching, "frames", lambda _game, _size: watching.Frames(3.0, 9.0, 4.0, 12.0, 5.0, 13.0))
    monkeypatch.setenv("DISPLAY", ":99")
    figures = json.loads(ember("bench", "--json").out)
    assert list(figures) == ["engine", "frame", "start_ms", "idle_cpu_percent", "memory_mb", "bot", "wait"]
    assert {"random_decisions_per_s", "copy_us", "fork_us", "random_matches_per_s"} <= set(figures["engine"]["wrath"])
    assert all(figure > 0 for figure in figures["engine"]["wrath"].values())
    frame = {"median_ms": 3.0, "p99_ms": 9.0, "moving_median_ms": 4.0, "moving_p99_ms": 12.0}
    frame |= {"thinking_median_ms": 5.0, "thinking_p99_ms": 13.0}
    assert figures["frame"]["wrath"] == {"1280x720": frame, "1920x1080": frame}
    assert set(figures["bot"]["wrath"]["easy"]) == {"p50_ms", "p95_ms", "max_ms"}
    waits = figures["wait"]["wrath"]
    assert set(waits) == {"hard_2_seats", "hard_3_seats", "hard_4_seats", "called_off", "odds"}
    assert all(0 < wait["p50_ms"] <= wait["p95_ms"] <= wait["max_ms"] for wait in waits.values())
    assert (figures["start_ms"], figures["idle_cpu_percent"]) == (812.3, 0.5)
    assert "frame wrath 1920x1080 p99_ms" in ember("bench").out


def test_without_a_screen_and_without_xvfb_bench_says_what_to_do(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(WrongInput, match="install Xvfb"), watching.screen():
        pass


@pytest.mark.window
def test_without_a_screen_bench_brings_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY"):
        monkeypatch.delenv(name, raising=False)
    with watching.screen():
        assert os.environ["DISPLAY"].startswith(":")
    assert "DISPLAY" not in os.environ


def test_thinking_is_timed_where_there_is_a_choice() -> None:
    thought = measure.thinking("wrath", "random", 0.05)
    assert 0 < thought.p50_ms <= thought.p95_ms <= thought.max_ms


class Quick:
    """A thinker that has answered before anybody looks."""

    awake, busy = True, False

    def __init__(self, _games: tuple[str, ...]) -> None:
        self._answers = list[str]()

    def ask(self, *_question: object) -> None:
        self._answers.append("end")

    def poll(self) -> str | None:
        return self._answers.pop() if self._answers else None

    def cancel(self) -> None:
        pass

    def close(self) -> None:
        pass


@pytest.mark.timeout(30)
def test_a_thought_too_quick_to_be_called_off_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(waiting, "Thinker", Quick)
    assert len(waiting.called_off("wrath", measure.places("wrath", 2), times=3)) == 3
