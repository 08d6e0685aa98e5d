"""The match file: what is written is read back, by us and by others; what is wrong is refused by line and column."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest
import yaml
from hypothesis import given, settings
from hypothesis import strategies as st

from game.content import matchfile
from game.content.faults import ContentError, Fault
from game.content.matchfile import (
    FORMAT,
    LONGEST_NAME,
    SEAT_KINDS,
    Answer,
    MatchFile,
    Saved,
    Seat,
    dump_match,
    parse_match,
    read_match,
)
from game.content.nodes import Scalar, Table, plain
from game.content.strict_yaml import read
from game.content.writing import dump
from tests.content.faulty import faults_if_any, texts

if TYPE_CHECKING:
    from pathlib import Path

WHOLE = """\
format: 1
game: wrath
scenario: first-game        # an id
seats: [human, {name: "Flame ☃ no: 1", seat: hard}]
seed: 7
dice: [volcano, foot, 3]
rules: 0123456789abcdef
saved: {name: "yes", when: "2026-11-30T08:45:00+00:00", turn: 4}
position: {phase: roll, drawn: 12, board: [[a, null], [b, "no"]], deep: {x: {"1": 1.5}}}
step: [{command: roll, dice: [egg, 1]}, {command: end}]
recorded: true
commands:
  - roll
  - reroll 1 3
"""

texts_of_any_kind = st.text(max_size=30)
lines = st.text(min_size=1, max_size=40).filter(lambda text: text.splitlines() == [text] and "\0" not in text)
values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | lines,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(lines, inner, max_size=4),
    max_leaves=12,
)
faces = st.integers() | lines
matches = st.builds(
    MatchFile,
    game=st.sampled_from(["wrath", "no", "1"]),
    seats=st.lists(st.builds(Seat, st.sampled_from(SEAT_KINDS), texts_of_any_kind), min_size=1, max_size=4).map(tuple),
    scenario=st.sampled_from(["", "first-game", "on", "2026-11-30"]),
    seed=st.integers(),
    dice=st.lists(faces, max_size=5).map(tuple),
    position=st.dictionaries(lines, values, max_size=5),
    step=st.lists(st.builds(Answer, lines, st.lists(faces, max_size=3).map(tuple)), max_size=3).map(tuple),
    recorded=st.booleans(),
    commands=st.lists(lines, max_size=6).map(tuple),
    rules=st.sampled_from(["", "0123456789012345", "1e10"]),
    saved=st.none() | st.builds(Saved, lines, lines, st.integers(0, 99)),
)


def test_the_whole_of_a_match_file_is_read() -> None:
    assert parse_match(WHOLE) == MatchFile(
        game="wrath",
        scenario="first-game",
        seats=(Seat("human"), Seat("hard", "Flame ☃ no: 1")),
        seed=7,
        dice=("volcano", "foot", 3),
        rules="0123456789abcdef",
        saved=Saved("yes", "2026-11-30T08:45:00+00:00", 4),
        position={"phase": "roll", "drawn": 12, "board": [["a", None], ["b", "no"]], "deep": {"x": {"1": 1.5}}},
        step=(Answer("roll", ("egg", 1)), Answer("end")),
        recorded=True,
        commands=("roll", "reroll 1 3"),
    )


def test_the_least_match_file_needs_a_format_a_game_and_seats() -> None:
    assert parse_match("format: 1\ngame: wrath\nseats: [human, easy]\n") == MatchFile(
        "wrath", (Seat("human"), Seat("easy"))
    )


@given(matches)
@settings(deadline=None, max_examples=150)
def test_what_is_written_is_read_back_and_written_the_same(match: MatchFile) -> None:
    text = dump_match(match)
    again = parse_match(text)
    assert again == match
    assert dump_match(again) == text


@given(matches)
@settings(deadline=None, max_examples=60)
def test_a_reader_of_old_yaml_reads_the_same(match: MatchFile) -> None:
    text = dump_match(match)
    assert yaml.load(text, yaml.CSafeLoader) == plain(read(text))


@given(st.dictionaries(lines, values, max_size=6))
@settings(deadline=None, max_examples=150)
def test_any_plain_data_is_written_so_that_it_is_read_back(data: dict[str, Any]) -> None:
    assert plain(read(dump(data))) == data


@pytest.mark.parametrize("length", [1, 50, 95, 96, 97, 98, 99, 100])
def test_a_long_key_may_lead_to_anything(length: int) -> None:
    anything: list[Any] = [[], {}, "", None, "x" * 90, [1], {"a": 1}, ["x" * 90], [[]], [{}], {"a": {}}]
    for value in anything:
        data = {"🦖" * length: value}
        assert plain(read(dump(data))) == data


def test_the_file_is_one_that_people_read() -> None:
    text = dump_match(parse_match(WHOLE))
    assert 'seats:\n  - human\n  - {name: "Flame ☃ no: 1", seat: hard}\nseed: 7\n' in text
    assert "step:\n  - command: roll\n    dice: [egg, 1]\n" in text
    assert text.endswith("recorded: true\ncommands:\n  - roll\n  - reroll 1 3\n")


@pytest.mark.parametrize(
    "name", ["Żółć 🦖", "no", "a: b # c", '"\\', "x" * 300, "a\nb\tc", "\u2028\ufeff", "\ud800x", "a\0b"]
)
def test_a_seat_may_be_named_anything(name: str) -> None:
    match = MatchFile("wrath", (Seat("human", name),))
    again = parse_match(dump_match(match).encode())
    assert again == match
    assert again.seats[0].name == name[:LONGEST_NAME].replace("\ud800", "").replace("\0", "")


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("null", "m:1:1: this is not a match file, expected a mapping with `format` and `game`"),
        ("[]", "m:1:1: this is not a match file"),
        ("3", "m:1:1: this is not a match file"),
        ("", "m:1:1: this file is empty"),
        ("a: 1\n", "m:1:1: this is not a match file"),
        ("game: wrath\nseats: [human]\n", "m:1:1: `format` is missing"),
        ("format: 1\nseats: [human]\n", "m:1:1: `game` is missing"),
        ("format: 1\ngame: wrath\n", "m:1:1: `seats` is missing"),
        ("game: x\nformat: 2\n", "m:2:9: this was made by a newer version of the game (format 2)"),
        ("game: x\nformat: 0\n", "m:2:9: `format` is no version of a match file"),
        ("game: x\nformat: one\n", "m:2:9: `format` is no version of a match file"),
        ("game: x\nformat: true\n", "m:2:9: `format` is no version of a match file"),
        ("game: x\nformat: [1]\n", "m:2:9: `format` is no version of a match file"),
        ("format: 1\ngame: ../x\nseats: [human]\n", 'm:2:7: `game` is "../x", expected an id such as `first-game`'),
        ("format: 1\ngame: x\nseats: []\n", "m:3:8: `seats` is a list of 0, expected at least 1 items"),
        ("format: 1\ngame: x\nseats: [humn]\n", "m:3:9: `seats` is \"humn\", expected 'human'"),
        ("format: 1\ngame: x\nseats: [human]\nseed: 1.5\n", "m:4:7: `seed` is 1.5, expected a whole number"),
        ("format: 1\ngame: x\nseats: [human]\nsead: 1\n", "m:4:1: `sead` is not known here, expected `seed`"),
        ("format: 1\ngame: x\nseats: [human]\ndice: [true]\n", "m:4:8: `dice` is true"),
        ("format: 1\ngame: x\nseats: [human]\ncommands: [roll, 3]\n", "m:4:18: `commands` is 3, expected a text"),
        (
            'format: 1\ngame: x\nseats: [human]\ncommands: ["a\\nb"]\n',
            'm:4:12: `commands` is "a·b", expected a text of one',
        ),
        ("format: 1\ngame: x\nseats: [human]\nposition: 3\n", "m:4:11: `position` is 3, expected a mapping"),
        ("format: 1\ngame: x\nseats: [human]\nstep: [{command: a}]\n", "m:4:7: `step` stands without `position`"),
        ("format: 1\ngame: x\nseats: [human]\nrecorded: yes\n", 'm:4:11: `recorded` is "yes", expected a boolean'),
    ],
)
def test_what_is_wrong_is_told_with_its_place(text: str, told: str) -> None:
    assert texts(parse_match, text, "m")[0].startswith(told)


def test_a_file_that_cannot_be_read_is_told_like_any_other(tmp_path: Path) -> None:
    assert "cannot be read" in texts(read_match, tmp_path / "nowhere.yaml")[0]
    assert "cannot be read" in texts(read_match, tmp_path)[0]


def test_what_the_rules_find_wrong_stands_at_its_line() -> None:
    match = parse_match(WHOLE, "m.yaml")
    assert str(match.error(("commands", 1), "not now", "roll")) == "m.yaml:14:5: not now, expected roll"
    assert str(replace(match, source=None).error(("commands", 1), "not now")) == "match:1:1: not now"


def test_an_older_format_is_brought_up_step_by_step(monkeypatch: pytest.MonkeyPatch) -> None:
    def to_second(node: Table) -> Table:
        return Table(node.place, dict(node.items) | {"seed": Scalar(node.place, 99)}, node.keys)

    monkeypatch.setattr(matchfile, "FORMAT", FORMAT + 1)
    monkeypatch.setitem(matchfile.MIGRATIONS, FORMAT, to_second)
    assert parse_match(WHOLE).seed == 99
    assert parse_match(WHOLE.replace("format: 1", "format: 2")).seed == 7


def test_every_older_format_has_its_migration() -> None:
    assert sorted(matchfile.MIGRATIONS) == list(range(1, FORMAT))


def read_any(data: bytes) -> list[Fault]:
    return faults_if_any(parse_match, data)


@given(st.binary(max_size=200))
@settings(deadline=None, max_examples=200)
def test_any_bytes_are_read_or_refused(data: bytes) -> None:
    read_any(data)
    read_any(b"format: 1\ngame: wrath\nseats: " + data)


def test_flipped_bytes_and_cut_files_are_read_or_refused() -> None:
    whole, dice = WHOLE.encode(), random.Random(3)
    for _ in range(400):
        data = bytearray(whole[: dice.randrange(len(whole) + 1)])
        for _flip in range(dice.randrange(4) if data else 0):
            data[dice.randrange(len(data))] ^= 1 << dice.randrange(8)
        read_any(bytes(data))


@given(
    st.recursive(values, lambda inner: st.lists(inner, max_size=3), max_leaves=5),
    st.sampled_from(WHOLE.split("\n")[:11]),
)
@settings(deadline=None, max_examples=150)
def test_any_value_in_any_field_is_read_or_refused(value: Any, line: str) -> None:
    field = line.partition(":")[0]
    document = {"format": 1, "game": "wrath", "seats": ["human"]} | {field: value}
    try:
        text = dump(document)
        match = parse_match(text)
    except ContentError:
        return
    assert parse_match(dump_match(match)) == match
