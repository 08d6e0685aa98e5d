from __future__ import annotations

import io
import json
import logging
import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from game.cli import main as main_module
from game.cli.arguments import read_arguments
from game.cli.bench import table
from game.cli.measure import percentile, random_playout
from game.cli.options import Bench, Check, Options, Run, Shot, Simulate, Window
from game.content.matchfile import MatchFile, Seat
from game.content.paths import data_dir
from game.playing import open_file
from game.version import VERSION

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.cli.conftest import Said

    Ember = Callable[..., Said]

_COMMANDS = ("play", "run", "simulate", "check", "shot", "bench")


def test_help_on_every_level(ember: Ember) -> None:
    whole = ember("--help")
    assert (whole.status, whole.err) == (0, "")
    for command in _COMMANDS:
        assert f"  {command} " in whole.out
        said = ember(command, "--help")
        assert (said.status, said.err) == (0, "")
        for option in ("--mute", "--data DIR", "--log FILE"):
            assert option in said.out


def test_the_version(ember: Ember) -> None:
    assert ember("--version").out == f"Ember & Bone {VERSION}\n"


@pytest.mark.parametrize(
    "arguments",
    [
        ("dance",), ("run",), ("play", "chess"), ("play", "wrath", "--size", "big"),
        ("play", "wrath", "--size", "10x10"),
        ("play", "wrath", "--seats", "human,genius"), ("play", "wrath", "--fullscreen", "--size", "1280x720"),
        ("play", "wrath", "--seats", ",".join(["easy"] * 9)), ("simulate", "wrath", "--seats", "easy,easy"),
        ("shot", "x.yaml", "--out", "x.png"), ("--data",), ("--nothing",), ("check", "--data", "/nowhere/at/all"),
        ("check", "--log", "/nowhere/at/all"),
        ("check", "/nowhere/at/all.yaml"),
    ],
)  # fmt: skip
def test_wrong_arguments_are_told_in_one_line(arguments: tuple[str, ...], ember: Ember) -> None:
    said = ember(*arguments)
    assert (said.status, said.out, len(said.err.splitlines())) == (2, "", 1)


def test_arguments_become_options(tmp_path: Path) -> None:
    file, out = tmp_path / "m.yaml", tmp_path / "p.png"
    asked = {
        "": Window(),
        "--mute": Window(mute=True),
        "play wrath": Window("wrath"),
        "play wrath --scenario first-game --seats human,easy --seed 7 --size 1280x720 --mute": Window(
            "wrath", "first-game", ("human", "easy"), 7, size=(1280, 720), mute=True
        ),
        "play wrath --fullscreen": Window("wrath", fullscreen=True),
        f"run {file}": Run(file),
        "simulate wrath --seats easy,random --matches 9 --seed -4 --jobs 3 --scenario x": Simulate(
            "wrath", ("easy", "random"), 9, -4, "x", 3
        ),
        f"check {file} {out}": Check((file, out)),
        f"shot {file} --size 640x360 --out {out}": Shot(file, (640, 360), out),
        "bench --json": Bench(json=True),
    }
    for line, ask in asked.items():
        assert read_arguments(line.split()).ask == ask


@pytest.mark.parametrize("line", ["--data D --log L check", "check --data D --log L"])
def test_common_options_stand_before_or_behind_the_command(line: str) -> None:
    assert read_arguments(line.split()) == Options(Check(), Path("D"), Path("L"))


def test_a_bug_is_one_sentence_and_a_log_file(ember: Ember, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    _plant_bug(monkeypatch)
    log = tmp_path / "what happened.log"
    said = ember("bench", "--log", log)
    assert (said.status, said.out) == (1, "")
    assert said.err == f"A fault in the program stopped it (ZeroDivisionError); the details are in {log}.\n"
    assert "Traceback" in log.read_text(encoding="utf-8")
    assert VERSION in log.read_text(encoding="utf-8")


def test_without_a_log_option_a_bug_is_kept_in_the_players_own_folder(
    ember: Ember, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("EMBER_HOME", str(tmp_path))
    _plant_bug(monkeypatch)
    assert ember("bench").status == 1
    assert "ZeroDivisionError" in (tmp_path / "log" / "ember.log").read_text(encoding="utf-8")


def test_a_log_holds_what_happens(ember: Ember, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def speak(_ask: object) -> int:
        logging.getLogger("game.somewhere").info("a small thing")
        return 0

    monkeypatch.setattr(main_module, "_carry_out", speak)
    log = tmp_path / "log"
    assert ember("bench", "--log", log).status == 0
    assert "a small thing" in log.read_text(encoding="utf-8")


def test_a_log_on_a_full_disk_prints_no_traceback(
    ember: Ember, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Full(io.StringIO):
        def write(self, _text: str) -> int:
            raise OSError(28, "No space left on device")

    def speak(_ask: object) -> int:
        logging.root.addHandler(full)
        logging.getLogger("game.somewhere").info("a small thing")
        logging.root.removeHandler(full)
        return 0

    full = logging.StreamHandler(Full())
    monkeypatch.setattr(logging, "raiseExceptions", True)
    monkeypatch.setattr(main_module, "_carry_out", speak)
    said = ember("bench", "--log", tmp_path / "log")
    assert (said.status, said.err) == (0, "")


def test_ctrl_c_is_quiet(ember: Ember, monkeypatch: pytest.MonkeyPatch) -> None:
    def stopped(_ask: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(main_module, "_carry_out", stopped)
    assert ember("bench").err == ""
    assert ember("bench").status == 130


def test_rules_data_of_ones_own(ember: Ember, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("EMBER_DATA", str(data_dir()))
    (tmp_path / "wrong.yaml").write_text("a: 1\na: 2\n", encoding="utf-8")
    said = ember("--data", tmp_path, "check")
    assert said.status == 1
    assert said.out.startswith(f"{tmp_path / 'wrong.yaml'}:")


def test_all_content_of_the_repository_is_right(program: Ember) -> None:
    said = program("check")
    assert (said.status, said.out, said.err) == (0, "", "")


def test_packs_of_the_players_own_are_checked_too(
    ember: Ember, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("EMBER_HOME", str(tmp_path))
    (tmp_path / "packs").mkdir()
    own = (data_dir() / "dinowars" / "template" / "my-pack.yaml").read_text(encoding="utf-8")
    (tmp_path / "packs" / "good.yaml").write_text(own, encoding="utf-8")
    bad = tmp_path / "packs" / "bad.yaml"
    bad.write_text(re.sub("speed: [1-4]", "speed: 7", own, count=1), encoding="utf-8")
    said = ember("check")
    assert (said.status, len(said.lines)) == (1, 1)
    assert re.fullmatch(
        rf"{re.escape(str(bad))}:\d+:\d+: \S+ has speed 7, expected 1 to 4: the nearest is 4", said.lines[0]
    )
    assert ember("check", bad).lines == said.lines


def test_each_missing_picture_is_told(ember: Ember, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "art").mkdir()
    (tmp_path / "art" / "manifest.json").write_text(
        '{"a": {"file": "a.png"}, "b": {"file": "b.png"}}', encoding="utf-8"
    )
    monkeypatch.setattr("game.cli.check.root", lambda: tmp_path)
    said = ember("check")
    assert said.status == 1
    assert [line.rsplit(":", 3)[0] for line in said.out.splitlines()] == [
        str(tmp_path / "art" / name) for name in ("a.png", "b.png")
    ]


def test_faults_of_content_are_told_by_line_and_column(ember: Ember, tmp_path: Path) -> None:
    file = tmp_path / "match.yaml"
    file.write_text("format: 1\ngame: wrath\nseats: [human, human]\nsede: 7\n", encoding="utf-8")
    said = ember("check", file)
    assert (said.status, said.err) == (1, "")
    assert said.out.startswith(f"{file}:4:1: ")
    assert "seed" in said.out


def test_measurements_are_told_as_a_table() -> None:
    figures: dict[str, Any] = {"engine": {"wrath": {"copy_us": 1.5}}, "start_ms": 1234.5, "memory_mb": None}
    assert [line.split() for line in table(figures)] == [
        ["engine", "wrath", "copy_us", "1.5"],
        ["start_ms", "1,234.5"],
        ["memory_mb", "not", "told", "here"],
    ]
    assert json.loads(json.dumps(figures)) == figures


@pytest.mark.parametrize(("percent", "value"), [(50, 50), (95, 95), (99, 99), (100, 100), (0, 1)])
def test_percentiles(percent: float, value: float) -> None:
    assert percentile([float(n) for n in range(100, 0, -1)], percent) == value


def test_a_random_playout_counts_the_decisions_that_had_two_options() -> None:
    file = MatchFile("wrath", (Seat("random"),) * 4, seed=5)
    counted = random_playout(open_file(file, quiet=True))
    loud = open_file(file)
    random_playout(loud)
    again, choices = open_file(file), 0
    for entry in loud.log:
        assert again.decision is not None
        choices += len(again.decision.options()) > 1
        again.submit(entry.command)
    assert again.outcome is not None
    assert counted == choices


def _plant_bug(monkeypatch: pytest.MonkeyPatch) -> None:
    def bug(_ask: object) -> int:
        return 1 // 0

    monkeypatch.setattr(main_module, "_carry_out", bug)
