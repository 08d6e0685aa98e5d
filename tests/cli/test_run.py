"""`run` on the real game: what it prints is a promise to scripts."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest
import yaml

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.cli.conftest import Said

    Ember = Callable[..., Said]
    Written = Callable[..., Path]

_BOTS = "seats: [random, random, random]\nseed: 11\n"


def _objects(said: Said) -> list[dict[str, Any]]:
    return [json.loads(line) for line in said.lines]


def test_each_command_is_a_line_and_the_last_line_tells_where_it_ends(ember: Ember, written: Written) -> None:
    said = ember("run", written("seats: [human, human]\nseed: 7\ncommands:\n  - roll\n  - reroll 1 3\n"))
    assert (said.status, said.err) == (0, "")
    roll, reroll, end = _objects(said)
    assert list(roll) == ["n", "seat", "command", "events"]
    assert (roll["n"], roll["command"], roll["events"][0]["type"]) == (1, "roll", "rolled")
    assert (reroll["n"], reroll["command"]) == (2, "reroll 1 3")
    assert list(end) == ["state", "to_move", "legal", "result"]
    assert list(end["state"]) == ["position", "step"]
    assert (end["to_move"], end["result"]) == (roll["seat"], None)
    assert "keep" in end["legal"]


def test_loaded_dice_are_used_first_and_in_order(ember: Ember, written: Written) -> None:
    dice = ["foot", "foot", "egg", "egg", "hut"]
    said = ember("run", written(f"seats: [human, human]\nseed: 7\ndice: {dice}\ncommands: [roll]\n"))
    assert _objects(said)[0]["events"][0]["faces"] == dice


def test_bots_play_a_match_to_its_end(ember: Ember, written: Written) -> None:
    *answers, end = _objects(ember("run", written(_BOTS)))
    assert [answer["n"] for answer in answers] == list(range(1, len(answers) + 1))
    assert {answer["seat"] for answer in answers} == {0, 1, 2}
    assert (end["to_move"], end["legal"]) == (None, [])
    assert list(end["result"]) == ["winners", "scores", "reason"]
    assert len(end["result"]["scores"]) == 3


def test_a_person_without_a_command_left_ends_the_run(ember: Ember, written: Written) -> None:
    *answers, end = _objects(ember("run", written("seats: [human, random]\nseed: 7\n")))
    assert end["to_move"] == 0
    assert all(answer["seat"] == 1 for answer in answers)


def test_a_recorded_file_answers_for_every_seat_and_bots_play_on(ember: Ember, written: Written) -> None:
    *all_answers, _end = _objects(ember("run", written(_BOTS)))
    some = [answer["command"] for answer in all_answers[:40]]
    *answers, end = _objects(ember("run", written(f"{_BOTS}recorded: true\ncommands: {some}\n")))
    assert answers[:40] == all_answers[:40]
    assert end["result"] is not None


@pytest.mark.parametrize("at", [0, 1, 7, 33, 90])
def test_a_printed_state_is_a_position_with_the_same_state_legal_answers_and_dice(
    at: int, ember: Ember, written: Written
) -> None:
    *answers, _end = _objects(ember("run", written(_BOTS)))
    commands = [answer["command"] for answer in answers]
    people = "seats: [human, human, human]\nseed: 11\nrecorded: true\n"
    *_before, there = _objects(ember("run", written(f"{people}commands: {commands[:at]}\n")))
    state = yaml.safe_dump(there["state"], sort_keys=False)
    assert _objects(ember("run", written(f"{people}{state}"))) == [there]
    *after, _end = _objects(ember("run", written(f"{people}{state}commands: {commands[at:]}\n")))
    assert [answer["events"] for answer in after] == [answer["events"] for answer in answers[at:]]


def test_every_legal_text_is_accepted_and_printed_alike(ember: Ember, written: Written) -> None:
    start = "seats: [human, human]\nseed: 5\n"
    roll = "dice: [foot, foot, volcano, egg, hut]\n"
    *_answers, end = _objects(ember("run", written(f"{start}{roll}commands: [roll, keep]\n")))
    assert len(end["legal"]) > 2
    for text in end["legal"]:
        answers = _objects(ember("run", written(f"{start}{roll}commands: [roll, keep, {text}]\n")))
        assert answers[2]["command"] == text


@pytest.mark.parametrize("command", ["keep", "dance", "move caveman b2 c2", "tremor up"])
def test_a_command_that_is_not_possible_ends_the_run_and_is_not_applied(
    command: str, ember: Ember, written: Written
) -> None:
    file = written(
        f"seats: [human, human]\nseed: 7\ncommands:\n  - roll\n  - keep\n  - end\n  - tremor none\n  - {command}\n"
    )
    said = ember("run", file)
    *answers, error = _objects(said)
    assert said.status == 2
    n = len(answers) + 1
    assert (error["error"]["n"], error["error"]["command"]) == (
        n,
        ["roll", "keep", "end", "tremor none", command][n - 1],
    )
    assert error["error"]["reason"]
    assert said.err.startswith(f"{file}:{5 + n}:5: `")
    assert len(said.err.splitlines()) == 1


def test_a_loaded_result_that_the_die_does_not_have_is_told(ember: Ember, written: Written) -> None:
    said = ember("run", written("seats: [human, human]\nseed: 7\ndice: [banana]\ncommands: [roll]\n"))
    assert said.status == 2
    assert "banana" in _objects(said)[-1]["error"]["reason"]


def test_a_command_after_the_end_is_refused(ember: Ember, written: Written) -> None:
    *answers, _end = _objects(ember("run", written(_BOTS)))
    commands = [*(answer["command"] for answer in answers), "roll"]
    said = ember("run", written(f"{_BOTS}recorded: true\ncommands: {commands}\n"))
    assert said.status == 2
    assert _objects(said)[-1]["error"]["n"] == len(commands)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("seats: [human, human]\nscenario: frist-game\n", "match.yaml:4:11: wrath has no scenario `frist-game`"),
        ("seats: [human, human]\nscenario: frist-game\n", "`first-game` (did you mean that?)"),
        ("seats: [human]\n", "match.yaml:3:8: "),
        ("seats: [human, human, human, human, human]\n", "match.yaml:3:8: "),
        ("seats: [human, hardest]\n", "match.yaml:3:16: "),
        ("seats: [human, human]\nposition: {drawn: -1}\n", "match.yaml:4:19: `drawn` is -1"),
        ("seats: [human, human]\nposition: {drawn: 3}\n", "match.yaml:4:11: "),
        ("seats: [human, human]\noptions: {speed: 3}\n", "match.yaml:4:10: "),
        ("seats: [human, human]\nseed: 7\nseed: 8\n", "match.yaml:5:1: "),
    ],
)
def test_a_file_that_is_not_as_it_must_be_is_refused_by_line_and_column(
    text: str, told: str, ember: Ember, written: Written
) -> None:
    said = ember("run", written(text))
    assert (said.status, said.out) == (2, "")
    assert told in said.err


@pytest.mark.parametrize("game", ["wrath", "moogh"])
def test_a_printed_position_that_was_spoilt_tells_the_spoilt_line_and_no_other(
    game: str, ember: Ember, written: Written
) -> None:
    """The count of chance, which stands in it too, is no fault."""
    printed = _objects(ember("run", written("seats: [human, human]\nseed: 7\n", game=game)))[-1]["state"]["position"]
    good = f"seats: [human, human]\nposition: {json.dumps(printed)}\n"
    assert ember("run", written(good, game=game)).status == 0
    said = ember(
        "run", written(good.replace("{", '{"phase": 7, ', 1).replace('"phase": "', '"phases": "', 1), game=game)
    )
    assert said.status == 2
    assert "phase" in said.err
    assert "`drawn` is" not in said.err


def test_an_unknown_game_is_told(ember: Ember, written: Written) -> None:
    said = ember("run", written("seats: [human, human]\n", game="warth"))
    assert (said.status, said.out) == (2, "")
    assert "there is no game `warth`, expected `wrath` (did you mean that?)" in said.err


def test_a_missing_file_is_told_in_one_line(ember: Ember, tmp_path: Path) -> None:
    said = ember("run", tmp_path / "missing.yaml")
    assert (said.status, said.out, len(said.err.splitlines())) == (2, "", 1)


def test_the_same_file_gives_the_same_bytes_under_any_hash_seed(program: Ember, written: Written) -> None:
    file = written(_BOTS)
    one, other = (program("run", file, PYTHONHASHSEED=seed) for seed in "12")
    assert one.out.encode() == other.out.encode()
    assert (one.status, one.err) == (0, "")


def test_nothing_but_what_is_promised_stands_on_standard_output(program: Ember, written: Written) -> None:
    said = program("run", written("seats: [human, human]\nseed: 7\n"), LC_ALL="C", PYTHONIOENCODING="ascii")
    assert [list(json.loads(line)) for line in said.lines] == [["state", "to_move", "legal", "result"]]
