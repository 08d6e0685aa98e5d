"""The guide `data/wrath/README.md`: its examples are played, its notation is read, its fields are those that are."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from game.content.matchfile import parse_match
from game.playing import bots_for, open_file, play, whereabouts
from game.wrath.forms import PositionForm, ScenarioForm
from game.wrath.scenario import OPTIONS
from tests.wrath.boards import WRATH, scene

GUIDE = (Path(__file__).parents[2] / "data" / "wrath" / "README.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```yaml\n(.*?)```", GUIDE, re.DOTALL)


def test_there_are_examples() -> None:
    assert len(EXAMPLES) == 3


@pytest.mark.parametrize("text", EXAMPLES)
def test_each_example_is_played_to_its_last_command(text: str) -> None:
    file = parse_match(text, "README.md")
    match = open_file(file)
    entries = list(play(file, match, bots_for(file)))
    given = [str(entry.command) for entry in entries if file.seats[entry.seat].kind == "human"]
    assert given == list(file.commands)
    if file.position:
        assert whereabouts(open_file(file))["position"] == dict(file.position)


def test_each_line_of_the_notation_is_read() -> None:
    table = GUIDE.partition("## Notation")[2].partition("## Positions")[0]
    lines = re.findall(r"^\| `([^`]+)`", table, re.MULTILINE)
    assert len(lines) >= 19
    state = scene().state
    assert [str(WRATH.rules.parse(line, state)) for line in lines] == lines


def test_each_field_of_a_position_is_explained() -> None:
    table = GUIDE.partition("## Positions")[2]
    explained = {
        name for row in re.findall(r"^\| (`[^|]+) \|", table, re.MULTILINE) for name in re.findall(r"`(\w+)`", row)
    }
    assert explained == set(PositionForm.model_fields)


def test_each_choice_of_a_scenario_is_explained() -> None:
    for name in {*OPTIONS, *ScenarioForm.model_fields} - {"title", "about"}:
        assert f"`{name}`" in GUIDE


def test_each_file_of_the_data_is_listed() -> None:
    folder = Path(__file__).parents[2] / "data" / "wrath"
    for path in folder.iterdir():
        assert f"`{path.name}" in GUIDE or path.name == "README.md"
