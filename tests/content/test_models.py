"""A file against its model: all faults at once, each with its line, in words that help."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, Annotated, Literal

import pytest
from pydantic import Field, ValidationError, field_validator

from game.content.models import Content, fault_at, load, validate
from game.content.strict_yaml import read
from tests.content.faulty import texts

if TYPE_CHECKING:
    from pathlib import Path


class Colour(Enum):
    RED = "red"
    BLUE = "blue"


class Seat(Content):
    seat: Literal["human", "easy"]
    name: str = ""


class Wood(Content):
    kind: Literal["wood"]
    size: int


class Stone(Content):
    kind: Literal["stone"]
    count: Annotated[int, Field(ge=1)]


class Box(Content):
    title: str
    seats: tuple[Literal["human", "easy"] | Seat, ...] = ()
    parts: tuple[Annotated[Wood | Stone, Field(discriminator="kind")], ...] = ()
    by_name: dict[str, Seat] = Field(default_factory=dict)
    flag: bool = False
    pair: tuple[int, int] = (1, 2)
    ratio: float = 1.0


class Crate(Box):
    colour: Colour = Colour.RED
    names: frozenset[str] = frozenset()

    @field_validator("names")
    @classmethod
    def _no_bob(cls, names: frozenset[str]) -> frozenset[str]:
        if "Bob" in names:
            raise ValueError("names other than Bob")
        return names


def refused(text: str, model: type[Content] = Crate) -> list[str]:
    return texts(validate, read(text, "f"), model)


def test_a_right_file_becomes_a_frozen_value(tmp_path: Path) -> None:
    path = tmp_path / "box.yaml"
    path.write_text("title: x\nseats: [human, {seat: easy}]\nratio: 2\ncolour: blue\nnames: [a, a]\n", encoding="utf-8")
    box = load(path, Crate)
    assert box == Crate(
        title="x", seats=("human", Seat(seat="easy")), ratio=2.0, colour=Colour.BLUE, names=frozenset("a")
    )
    with pytest.raises(ValidationError):
        box.title = "y"


def test_all_faults_come_at_once_in_the_order_of_the_file() -> None:
    assert refused("titel: 3\nflag: yes\npair: [1, 2, 3]\nzzz: 1\n", Box) == [
        "f:1:1: `titel` is not known here, expected `title` (did you mean that?)",
        "f:1:1: `title` is missing, expected a line `title: …` here",
        'f:2:7: `flag` is "yes", expected a boolean (true or false)',
        "f:3:7: `pair` is a list of 3, expected at most 2 items",
        "f:4:1: `zzz` is not known here, expected nothing more, or `title`, `seats`, `parts`, `by_name`, `ratio`",
    ]


@pytest.mark.parametrize(
    ("line", "told"),
    [
        ("flag: 1", "f:2:7: `flag` is 1, expected a boolean (true or false)"),
        ('flag: "true"', 'f:2:7: `flag` is "true", expected a boolean (true or false)'),
        ('pair: ["1", 2]', 'f:2:8: `pair` is "1", expected a whole number'),
        ("pair: [1, 2.0]", "f:2:11: `pair` is 2.0, expected a whole number"),
        ("pair: [1, true]", "f:2:11: `pair` is true, expected a whole number"),
        ("pair: [1]", "f:2:7: `pair` is a list of 1, expected more items"),
        ("ratio: fast", 'f:2:8: `ratio` is "fast", expected a number'),
        ("ratio: 12:30", 'f:2:8: `ratio` is "12:30", expected a number'),
        ("ratio:", "f:2:7: `ratio` is empty, expected a number"),
        ("colour: green", "f:2:9: `colour` is \"green\", expected 'red' or 'blue'"),
        ("names: [3]", "f:2:9: `names` is 3, expected a text"),
        ("names: [no]", ""),
        ("names: [Bob]", "f:2:8: `names` is a list of 1, expected names other than Bob"),
        ("seats: human", 'f:2:8: `seats` is "human", expected a list'),
        ("seats: [hard]", "f:2:9: `seats` is \"hard\", expected 'human' or 'easy' or a mapping"),
        ("seats: [{seat: hard}]", "f:2:16: `seat` is \"hard\", expected 'human' or 'easy'"),
        ("seats: [{seat: easy, nme: x}]", "f:2:22: `nme` is not known here, expected `name` (did you mean that?)"),
        ("parts: [{kind: tin}]", "f:2:16: `kind` is \"tin\", expected 'wood' or 'stone'"),
        ("parts: [{size: 3}]", "f:2:9: `kind` is missing, expected a line `kind: …` here"),
        ("parts: [{kind: wood, sise: 3}]", "f:2:9: `size` is missing, expected a line `size: …` here"),
        ("parts: [{kind: stone, count: 0}]", "f:2:30: `count` is 0, expected at least 1"),
        ("by_name: {x: {seat: easy, nam: y}}", "f:2:27: `nam` is not known here, expected `name` (did you mean that?)"),
        ("by_name: [x]", "f:2:10: `by_name` is a list of 1, expected a mapping"),
    ],
)
def test_each_fault_says_where_what_and_what_else(line: str, told: str) -> None:
    text = f"title: x\n{line}\n"
    if told:
        assert refused(text)[0].startswith(told)
    else:
        validate(read(text), Crate)


@pytest.mark.parametrize("text", ["[]", "x", "null", "3"])
def test_a_document_that_is_no_mapping_is_refused(text: str) -> None:
    assert refused(text)[0].endswith("expected a mapping (lines of `name: value`)")


def test_a_reference_fault_stands_at_its_value() -> None:
    node = read("a:\n  - x\n  - y\n", "f")
    assert str(fault_at(node, ("a", 1), "no such thing", "x")) == "f:3:5: no such thing, expected x"
