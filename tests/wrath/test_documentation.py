"""The guide `data/wrath/README.md`: its examples are played, its notation is read, its fields are those that are."""

from __future__ import annotations

import pytest

from game.content.matchfile import parse_match
from game.playing import bots_for, open_file, play, whereabouts
from game.wrath.forms import PositionForm, ScenarioForm
from game.wrath.scenario import OPTIONS
from tests.guides import between, examples, fields, first_column, guide, unlisted
from tests.wrath.boards import WRATH, scene

GUIDE = guide("wrath")
EXAMPLES = examples(GUIDE)


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
    lines = first_column(between(GUIDE, "## Notation", "## Positions"))
    assert len(lines) >= 19
    state = scene().state
    assert [str(WRATH.rules.parse(line, state)) for line in lines] == lines


def test_each_field_of_a_position_is_explained() -> None:
    explained = fields(between(GUIDE, "## Positions"))
    assert explained == set(PositionForm.model_fields)


def test_each_choice_of_a_scenario_is_explained() -> None:
    for name in {*OPTIONS, *ScenarioForm.model_fields} - {"title", "about"}:
        assert f"`{name}`" in GUIDE


def test_each_file_of_the_data_is_listed() -> None:
    assert unlisted("wrath", GUIDE) == []
