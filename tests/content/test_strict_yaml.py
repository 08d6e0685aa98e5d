"""YAML means what its writer reads in it, or is refused with a line and a column. G1, G2, G3, G4."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.content.nodes import Table, find, node_of, plain
from game.content.strict_yaml import DEEPEST, LARGEST, LONGEST_KEY, read
from tests.content.faulty import faults, faults_if_any, texts

if TYPE_CHECKING:
    from pathlib import Path


def value(text: str) -> Any:
    node = read(f"a: {text}\n")
    return plain(find(node, ("a",)))


@pytest.mark.parametrize(
    "word", ["no", "No", "NO", "yes", "on", "off", "y", "n", "1:30", "12:30:45", "1_000", "2026-11-30", "0b11", "="]
)
def test_words_that_old_yaml_changes_stay_texts(word: str) -> None:
    assert value(word) == word


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("012", 12),
        ("010", 10),
        ("0o10", 8),
        ("0x1F", 31),
        ("-7", -7),
        ("+7", 7),
        ("1e3", 1000.0),
        (".5", 0.5),
        ("1.", 1.0),
        ("true", True),
        ("False", False),
        ("~", None),
        ("", None),
        ("null", None),
        ('"null"', "null"),
        ("'012'", "012"),
        ("0o8", "0o8"),
        ("-0x1F", "-0x1F"),
        ("9" * 60, int("9" * 60)),
    ],
)
def test_scalars_are_those_of_yaml_1_2(text: str, meant: Any) -> None:
    found = value(text)
    assert found == meant
    assert type(found) is type(meant)


def test_words_that_old_yaml_changes_stay_texts_as_keys() -> None:
    assert plain(read("no: 1\non: 2\nyes: 3\n1:30: 4\n")) == {"no": 1, "on": 2, "yes": 3, "1:30": 4}


@pytest.mark.parametrize("key", ["1", "1.5", "true", "null", "~", "0x1F"])
def test_a_key_that_is_no_text_is_refused(key: str) -> None:
    [told] = texts(read, f"a: 1\n{key}: 2\n")
    assert told == f'text:2:1: the key `{key}` is no text, expected a text as key, such as "{key}"'
    assert plain(read(f'"{key}": 2')) == {key: 2}


def test_a_key_that_stands_twice_is_refused_with_both_lines() -> None:
    [told] = texts(read, "a:\n  b: 1\n  c: 2\n  b: 3\n")
    assert told == "text:4:3: the key `b` stands here a second time (first in line 2), expected each key once"


@pytest.mark.parametrize(
    ("text", "place", "word"),
    [
        ("a: &x 1\n", "1:4", "anchor"),
        ("a: *x\n", "1:4", "alias"),
        ("b: 1\n<<: {a: 1}\n", "2:1", "merge key"),
        ("a: !!int 3\n", "1:4", "tag"),
        ("a: !mine {b: 1}\n", "1:4", "tag"),
        ("? [1, 2]\n: 3\n", "1:3", "a list or a mapping"),
        ("a: 1\n---\nb: 1\n", "2:1", "second document"),
        ("a: .inf\n", "1:4", "finite"),
        ("a: -.inf\n", "1:4", "finite"),
        ("a: .nan\n", "1:4", "finite"),
        ("a: 1e999\n", "1:4", "finite"),
        ("a: " + "9" * 301, "1:4", "301 characters"),
        ("a:\n  b: [1, 2\n", "3:1", "not YAML"),
        ("\ta: 1\n", "1:1", "not YAML"),
        ("a: b: c\n", "1:5", "not YAML"),
        ("", "1:1", "empty"),
        ("# nothing but this\n", "1:1", "empty"),
        ("a: x\0y\n", "1:5", "0x00"),
        ('a: 1\nb: "x\\0y"\n', "2:4", "NUL"),
        ("a: \x07\n", "1:4", "0x07"),
        (f"{'k' * (LONGEST_KEY + 1)}: 1\n", "1:1", "characters"),
    ],
)
def test_what_may_surprise_is_refused_with_its_place(text: str, place: str, word: str) -> None:
    [told] = texts(read, text)
    assert told.startswith(f"text:{place}: ")
    assert word in told


def test_bytes_that_are_not_utf8_are_refused_with_their_place() -> None:
    assert texts(read, b"a: 1\nb: \xc3\xa9\xff\n") == ["text:2:5: byte 0xff is no text, expected UTF-8 text"]
    assert texts(read, "a: 1\n".encode("utf-16"))[0].startswith("text:1:1: ")


@pytest.mark.parametrize("opening", ["[", "{a: ", "- ", "[{a: "])
def test_deep_nesting_is_refused_before_it_is_built(opening: str) -> None:
    [told] = texts(read, opening * 200_000)
    assert "nest" in told


def test_sixty_four_levels_are_not_too_deep() -> None:
    read("[" * DEEPEST + "]" * DEEPEST)
    assert "too deep" in texts(read, "[" * (DEEPEST + 1) + "]" * (DEEPEST + 1))[0]


def test_an_alias_bomb_is_refused_at_its_first_anchor() -> None:
    lines = ["a0: &a0 [x, x]"] + [f"a{i}: &a{i} [{', '.join([f'*a{i - 1}'] * 9)}]" for i in range(1, 9)]
    assert texts(read, "\n".join(lines))[0].startswith("text:1:5: `&a0` is an anchor")


def test_a_huge_file_is_refused_without_reading_it_whole(tmp_path: Path) -> None:
    path = tmp_path / "huge.yaml"
    with path.open("wb") as file:
        file.seek(50 * 1024 * 1024)
        file.write(b"a")
    assert texts(read, path) == [f"{path}:1:1: this file is too large, expected at most {LARGEST // 1024 // 1024} MiB"]


def test_keys_and_values_know_their_line_and_column() -> None:
    node = read("ä: 1\nlist:\n  - x\n  - {k: v, ö: w}\n")
    assert isinstance(node, Table)
    assert (node.keys["list"].line, node.keys["list"].column) == (2, 1)
    inner = find(node, ("list", 1))
    assert isinstance(inner, Table)
    assert (inner.place.line, inner.place.column) == (4, 5)
    assert (inner.keys["ö"].line, inner.keys["ö"].column) == (4, 12)
    assert str(find(node, ("list", 1, "ö")).place) == "text:4:15"


def test_a_file_is_named_in_its_faults(tmp_path: Path) -> None:
    path = tmp_path / "böse.yaml"
    path.write_text("a: [", encoding="utf-8")
    assert faults(read, path)[0].place.file == str(path)


def test_a_byte_order_mark_is_no_text() -> None:
    assert plain(read("\ufeffa: 1\n")) == {"a": 1}


def test_plain_data_becomes_a_node_and_plain_data_again() -> None:
    data = {"a": [1, 2.5, None, {"b": "c"}], "d": True}
    assert plain(node_of(data, "json")) == data


@given(st.binary(max_size=300))
@settings(deadline=None, max_examples=300)
def test_whatever_the_bytes_are_they_are_read_or_refused(data: bytes) -> None:
    told = faults_if_any(read, data)
    assert all(fault.place.line >= 1 and fault.place.column >= 1 for fault in told)


@given(st.text(alphabet="ab:-[]{}&*!|>'\"%@#?,\n \t0.1~<=\\\x85\u2028é", max_size=60))
@settings(deadline=None, max_examples=600)
def test_whatever_the_punctuation_is_it_is_read_or_refused(text: str) -> None:
    assert all(str(fault).startswith("text:") for fault in faults_if_any(lambda: plain(read(text))))
