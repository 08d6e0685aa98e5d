from __future__ import annotations

import dataclasses
import json
import os
import pty
import shutil
import subprocess
import sys
from collections import Counter
from typing import TYPE_CHECKING, Any

import pytest

from game import playing
from game.cli.main import main
from game.cli.options import Simulate
from game.cli.simulate import play_one, summary, wilson
from game.content.matchfile import parse_match
from game.content.paths import root
from game.core.bots import RandomBot
from game.core.ruleset import Outcome
from game.shelf import open_game

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from game.core.decision import Command
    from game.core.match import Match
    from tests.cli.conftest import Said

    Ember = Callable[..., Said]

_ASKED = ("simulate", "wrath", "--seats", "random,random,random", "--matches", "7", "--seed", "3")


def _objects(said: Said) -> list[dict[str, Any]]:
    return [json.loads(line) for line in said.lines]


def test_a_line_a_match_and_a_summary(ember: Ember) -> None:
    said = ember(*_ASKED)
    assert (said.status, said.err) == (0, "")
    *matches, end = _objects(said)
    fields = ["match", "seed", "seats", "winners", "scores", "reason", "turns", "decisions", "seconds"]
    assert [list(match) for match in matches] == [fields] * 7
    assert [match["match"] for match in matches] == list(range(1, 8))
    assert len({match["seed"] for match in matches}) == 7
    assert list(end) == ["summary"]
    assert list(end["summary"]) == ["matches", "wins", "share", "wilson", "turns", "decisions_per_s"]
    assert end["summary"]["matches"] == 7
    assert sum(end["summary"]["wins"].values()) == pytest.approx(7, abs=0.01)


def test_several_processes_print_the_same_lines_in_the_same_order(program: Ember) -> None:
    one, two = (_objects(program(*_ASKED, "--jobs", jobs))[:-1] for jobs in "12")
    assert [_timeless(match) for match in one] == [_timeless(match) for match in two]


def test_match_i_of_a_seed_is_the_same_however_many_are_played(ember: Ember) -> None:
    few = _objects(ember("simulate", "wrath", "--seats", "random,random,random", "--matches", "3", "--seed", "3"))[:-1]
    assert [_timeless(match) for match in few] == [_timeless(match) for match in _objects(ember(*_ASKED))[:3]]


def test_a_simulated_match_is_repeated_by_its_seed_and_seats_in_a_match_file(ember: Ember, tmp_path: Path) -> None:
    match = _objects(ember(*_ASKED))[4]
    file = tmp_path / "again.yaml"
    file.write_text(f"format: 1\ngame: wrath\nseats: {match['seats']}\nseed: {match['seed']}\n", encoding="utf-8")
    result = _objects(ember("run", file))[-1]["result"]
    assert result == {name: match[name] for name in ("winners", "scores", "reason")}


def test_seats_rotate_so_that_each_bot_sits_everywhere_equally_often() -> None:
    ask = Simulate("wrath", ("easy", "random", "random"), 6, 1)
    sat = Counter(play_one(ask, number).seats.index("easy") for number in range(1, 7))
    assert sat == {0: 2, 1: 2, 2: 2}


def test_a_shared_win_counts_in_parts() -> None:
    played = [play_one(Simulate("wrath", ("easy", "random"), 4, 1), number) for number in range(1, 5)]
    for one, winners in zip(played, [(0,), (0, 1), (0, 1), ()], strict=True):
        one.outcome = Outcome(winners, (1, 1), "told")
    whole = summary(played)
    # easy sat on seat 0 in matches 1 and 3, on seat 1 in 2 and 4.
    assert whole["wins"] == {"easy": 2.0, "random": 1.0}
    assert whole["share"] == {"easy": 0.5, "random": 0.25}


def test_decisions_are_counted_where_there_was_a_choice() -> None:
    ask = Simulate("wrath", ("random", "random"), 1, 9)
    played = play_one(ask, 1)
    match = playing.open_file(played.file)
    choices = 0
    for text in played.commands:
        assert match.decision is not None
        choices += len(list(match.decision)) > 1
        match.submit(match.rules.parse(text, match.state))
    assert match.decision is None
    assert played.decisions == choices < len(played.commands)


@pytest.mark.parametrize(
    ("wins", "n", "interval"),
    [
        (271.5, 400, (0.631, 0.723)),
        (0, 10, (0.0, 0.278)),
        (10, 10, (0.722, 1.0)),
        (5, 10, (0.237, 0.763)),
        (0, 0, (0.0, 1.0)),
    ],
)
def test_wilson_intervals(wins: float, n: int, interval: tuple[float, float]) -> None:
    assert tuple(round(end, 3) for end in wilson(wins, n)) == interval


def test_a_match_that_an_error_stopped_is_told_with_the_file_that_repeats_it(
    ember: Ember, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    submitted = _break_the_rules_after(monkeypatch, 30)
    said = ember("simulate", "wrath", "--seats", "random,random", "--matches", "2", "--seed", "1")
    assert said.status == 1
    broken, _whole, end = _objects(said)
    assert list(broken) == ["match", "seed", "seats", "error", "file"]
    assert broken["error"].startswith("AssertionError: a piece was lost")
    assert end["summary"]["matches"] == 1
    file = parse_match(broken["file"])
    assert (file.recorded, len(file.commands)) == (True, 30)
    submitted[:] = [""]  # as after the look at the first match that a simulation begins with
    again = tmp_path / "again.yaml"
    again.write_text(broken["file"], encoding="utf-8")
    assert "AssertionError" in ember("run", again).err


def test_an_error_of_a_bot_is_told_too(ember: Ember, monkeypatch: pytest.MonkeyPatch) -> None:
    class Broken(RandomBot):
        def choose(self, match: Match[Any]) -> Command:
            raise ZeroDivisionError(match.rules.name)

    wrath = dataclasses.replace(open_game("wrath"), bots={"random": Broken})
    monkeypatch.setattr(playing, "open_game", lambda _name: wrath)
    said = ember("simulate", "wrath", "--seats", "random,random", "--matches", "1", "--seed", "1")
    assert said.status == 1
    assert _objects(said)[0]["error"].startswith("ZeroDivisionError: wrath")
    assert _objects(said)[1]["summary"]["share"] == {"random": None}


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("--seats", "random,human"), "seat 'human'"),
        (("--seats", "random"), ""),
        (("--seats", "random,clever"), "seat 'clever'"),
        (("--seats", "random,random", "--scenario", "nowhere"), "wrath has no scenario `nowhere`"),
        (("--seats", "random,random", "--matches", "0"), "a number from 1"),
        (("--seats", "random,random", "--jobs", "none"), "a number from 1"),
    ],
)
def test_what_cannot_be_simulated_is_told_in_one_line(arguments: tuple[str, ...], told: str, ember: Ember) -> None:
    said = ember("simulate", "wrath", "--matches", "2", "--seed", "1", *arguments)
    assert (said.status, said.out, len(said.err.splitlines())) == (2, "", 1)
    assert told in said.err


@pytest.mark.parametrize("command", [("play",), ("simulate", "--matches", "1", "--seed", "1")])
def test_a_match_that_stands_in_no_file_is_refused_without_a_place(command: tuple[str, ...], program: Ember) -> None:
    said = program(command[0], "wrath", "--seats", "random,random", "--scenario", "nowhere", *command[1:])
    assert (said.status, said.out) == (2, "")
    assert said.err.startswith("wrath has no scenario `nowhere`")


@pytest.mark.parametrize("command", [("play",), ("simulate", "--matches", "1", "--seed", "1")])
def test_faulty_rules_data_are_told_with_file_and_line(
    command: tuple[str, ...], program: Ember, tmp_path: Path
) -> None:
    shutil.copytree(root() / "data", tmp_path / "data")
    dice = tmp_path / "data" / "wrath" / "dice.yaml"
    dice.write_text(dice.read_text(encoding="utf-8") + "sides: 6\n", encoding="utf-8")
    line = len(dice.read_text(encoding="utf-8").splitlines())
    rest = ("--seats", "random,random", "--data", str(tmp_path / "data"))
    said = program(command[0], "wrath", *rest, *command[1:])
    assert (said.status, said.out) == (2, "")
    assert f"dice.yaml:{line}:1: " in said.err


def test_a_reader_that_goes_away_is_no_error() -> None:
    code = "import sys; from game.cli.main import main; sys.exit(main(sys.argv[1:]))"
    many = [*_ASKED[:5], "60", *_ASKED[6:]]
    with subprocess.Popen(
        [sys.executable, "-c", code, *many], stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        assert process.stdout.readline().startswith(b'{"match": 1,')
        process.stdout.close()
        said = process.stderr.read()
    assert (process.returncode, said) == (0, b"")


def test_progress_is_shown_on_a_terminal_only(monkeypatch: pytest.MonkeyPatch) -> None:
    ours, theirs = pty.openpty()
    with os.fdopen(theirs, "w", encoding="utf-8") as terminal:
        monkeypatch.setattr(sys, "stderr", terminal)
        main([*_ASKED])
        shown = ""
        while "] 7/7" not in shown:  # a terminal hands out what it has, however little
            shown += os.read(ours, 4000).decode()
    os.close(ours)
    assert shown.startswith("\r[")


def _timeless(match: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in match.items() if name != "seconds"}


def _break_the_rules_after(monkeypatch: pytest.MonkeyPatch, answers: int) -> list[str]:
    """The first match to give so many answers breaks."""
    wrath = open_game("wrath")
    submitted: list[str] = []
    play_step = type(wrath.rules).play_step

    def broken(rules: Any, table: Any) -> Any:
        submitted.append("")
        if len(submitted) == answers + 2:
            raise AssertionError("a piece was lost")
        return play_step(rules, table)

    monkeypatch.setattr(type(wrath.rules), "play_step", broken)
    return submitted
