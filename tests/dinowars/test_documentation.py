"""The guide `data/dinowars/README.md`: its examples are played, its notation is read, its fields are those."""

from __future__ import annotations

import re

import pytest

from game.content.matchfile import parse_match
from game.core.dice import Dice, setting_up
from game.core.match import Match
from game.dinowars.field import Land
from game.dinowars.forms import KindForm, PackForm, ScenarioForm
from game.dinowars.position_form import LavaForm, PieceForm, PositionForm, SeatForm
from game.dinowars.scenario import OPTIONS
from game.shelf import open_game
from tests.dinowars.scenes import RULES, SCENARIOS, scene
from tests.guides import between, examples, fields, first_column, guide, unlisted

GUIDE = guide("dinowars")
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
        assert RULES.write_position(match.state) == given
    else:
        match = Match(RULES, RULES.set_up(scenario, seats, setting_up(file.seed)), Dice(file.seed, file.dice))
    for command in file.commands:
        match.submit(RULES.parse(command, match.state))
    assert len(match.log) == len(file.commands) > 0
    assert not match.dice.waiting(), "each result that is named was drawn"


def test_each_line_of_the_notation_is_read() -> None:
    lines = first_column(between(GUIDE, "## Notation", "## Positions"))
    assert len(lines) == 22
    state = scene().state
    assert [str(RULES.parse(line, state)) for line in lines] == lines


def test_each_field_of_a_position_is_explained() -> None:
    explained = fields(between(GUIDE, "## Positions"))
    forms = (PositionForm, SeatForm, PieceForm, LavaForm)
    assert explained == {name for form in forms for name in form.model_fields} | {"drawn"}


def test_each_choice_of_a_scenario_and_each_field_of_a_pack_is_explained() -> None:
    fields = {*OPTIONS, *ScenarioForm.model_fields, *PackForm.model_fields, *KindForm.model_fields}
    for name in fields - {"title", "about", "order", "id"}:
        assert re.search(rf"`{name}\b|\b{name}:", GUIDE) or name in GUIDE.lower(), name


def test_each_class_of_object_is_explained() -> None:
    for name in Land:
        assert f"`{name}`" in GUIDE


def test_each_file_of_the_data_is_listed() -> None:
    assert unlisted("dinowars", GUIDE) == []


def test_the_game_is_the_third_version_and_goes_by_its_name() -> None:
    """D1."""
    assert open_game("dinowars").title == "Dino-Wars"


def test_every_kind_eats_either_plants_or_meat() -> None:
    """D4."""
    diets = {one.diet.value for one in open_game("dinowars").scenarios()["first-hunt"].pieces.kinds}
    assert diets == {"carnivore", "herbivore"}
