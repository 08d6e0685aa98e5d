"""The guide `data/cazadores/README.md`: its examples are played, its notation is read, its fields are those."""

from __future__ import annotations

import pytest

from game.cazadores.drawn import LAND, ROUTE, SPACES
from game.cazadores.forms import PositionForm, ScenarioForm, SeatForm
from game.cazadores.scenario import OPTIONS
from game.content.matchfile import parse_match
from game.core.dice import Dice, setting_up
from game.core.match import Match
from tests.cazadores.tables import RULES, SCENARIOS, position, scene
from tests.guides import between, examples, fields, first_column, guide, unlisted

GUIDE = guide("cazadores")
EXAMPLES = examples(GUIDE)


def test_there_are_examples() -> None:
    assert len(EXAMPLES) == 2


@pytest.mark.parametrize("text", EXAMPLES)
def test_each_example_is_played_to_its_last_command(text: str) -> None:
    file = parse_match(text, "README.md")
    scenario = SCENARIOS[file.scenario].with_options(file.options)
    seats = len(file.seats)
    if file.position:
        given = dict(file.position)
        drawn = given.pop("drawn")
        match = Match(RULES, RULES.read_position(given, scenario, seats), Dice(file.seed, file.dice, drawn))
        assert position(match) == given
    else:
        match = Match(RULES, RULES.set_up(scenario, seats, setting_up(file.seed)), Dice(file.seed, file.dice))
    for command in file.commands:
        match.submit(RULES.parse(command, match.state))
    assert len(match.log) == len(file.commands)
    assert not match.dice.waiting(), "each result that is named was drawn"


def test_each_line_of_the_notation_is_read() -> None:
    lines = first_column(between(GUIDE, "## Notation", "## Positions"))
    assert len(lines) == 12
    state = scene("", "").state
    assert [str(RULES.parse(line, state)) for line in lines] == lines


def test_each_field_of_a_position_is_explained() -> None:
    explained = fields(between(GUIDE, "## Positions"))
    assert explained == {*PositionForm.model_fields, *SeatForm.model_fields, "drawn"}


def test_each_choice_of_a_scenario_is_explained() -> None:
    for name in {*OPTIONS, *ScenarioForm.model_fields} - {"title", "about"}:
        assert f"`{name}`" in GUIDE


def test_each_class_of_object_is_explained() -> None:
    for name in (LAND, ROUTE, *SPACES):
        assert f"`{name}`" in GUIDE


def test_each_file_of_the_data_is_listed() -> None:
    assert unlisted("cazadores", GUIDE) == []
