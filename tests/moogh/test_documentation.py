"""The guide `data/moogh/README.md`: its examples are opened, its notation is read, its fields are those that are."""

from __future__ import annotations

import pytest

from game.content.matchfile import parse_match
from game.moogh.campaign.forms import EndingForm, StopForm, TaleForm
from game.moogh.campaign.position import CampForm
from game.moogh.campaign.position import PersonForm as TribesmanForm
from game.moogh.position_form import BeastForm, PersonForm, PositionForm, TurnForm
from game.moogh.scenario import OPTIONS
from game.playing import open_file
from tests.guides import between, examples, fields, first_column, guide
from tests.moogh.scenes import MOOGH, RULES, scene

GUIDE = guide("moogh")
CAMPAIGNS = guide("moogh", "writing-campaigns.md")
EXAMPLES = examples(GUIDE)


def test_there_are_examples() -> None:
    assert len(EXAMPLES) == 2


@pytest.mark.parametrize("text", EXAMPLES)
def test_each_example_is_opened(text: str) -> None:
    match = open_file(parse_match(text, "README.md"))
    assert match.decision is not None
    assert match.decision.about == "place"


def test_each_line_of_the_notation_is_read() -> None:
    lines = first_column(between(GUIDE, "## Notation", "## Positions"))
    assert len(lines) == 33
    state = scene(MOOGH)
    assert [str(RULES.parse(line, state)) for line in lines] == lines


def test_each_field_of_a_position_is_explained() -> None:
    table = between(GUIDE, "## Positions")
    assert fields(table) == set(PositionForm.model_fields)
    for form in (TurnForm, PersonForm, BeastForm):
        for name in form.model_fields:
            assert f"`{name}`" in table, name


def test_each_choice_of_a_hunt_is_explained() -> None:
    for name in OPTIONS:
        assert f"`{name}`" in GUIDE


def test_the_guide_to_campaigns_opens_its_example_and_reads_its_answers() -> None:
    [example] = examples(CAMPAIGNS)
    match = open_file(parse_match(example, "writing-campaigns.md"))
    assert match.decision is not None
    assert match.decision.about == "party"
    lines = first_column(between(CAMPAIGNS, "| answer |", "| field of a position |"))
    assert len(lines) == 10
    assert [str(match.rules.parse(line, match.state)) for line in lines] == lines


def test_the_guide_to_campaigns_explains_each_line_of_their_file_and_each_field_of_a_position() -> None:
    position = between(CAMPAIGNS, "| field of a position |")
    assert fields(position) == set(CampForm.model_fields)
    for name in TribesmanForm.model_fields:
        assert f"`{name}`" in position
    for form in (TaleForm, StopForm, EndingForm):
        for name in form.model_fields:
            assert f"`{name}" in CAMPAIGNS, name
