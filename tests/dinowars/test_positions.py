"""Positions and notation: what is written reads back, and what cannot be is refused with its place."""

from __future__ import annotations

import copy
import json
import random
from typing import Any

import pytest

from game.core.decision import IllegalCommand
from game.core.dice import Dice, setting_up
from game.core.match import Match
from tests.dinowars.scenes import RULES, SCENARIOS, scene

FIRST = SCENARIOS["first-hunt"]


def later(name: str, answers: int, seed: int = 3) -> Match[Any]:
    """A random match after so many answers."""
    chance = random.Random(seed)
    match = Match(RULES, RULES.set_up(SCENARIOS[name], 2, setting_up(seed)), Dice(seed))
    for _answer in range(answers):
        if match.decision is not None:
            match.submit(chance.choice(match.decision.options()))
    return match


@pytest.mark.parametrize("name", SCENARIOS)
def test_a_position_reads_back_at_every_step(name: str) -> None:
    match = later(name, 0)
    chance = random.Random(1)
    while match.decision is not None:
        state = match.step_so_far()[0]
        written = json.loads(json.dumps(RULES.write_position(state)))
        assert RULES.read_position(written, SCENARIOS[name], 2) == state
        match.submit(chance.choice(match.decision.options()))
    written = json.loads(json.dumps(RULES.write_position(match.state)))
    assert RULES.read_position(written, SCENARIOS[name], 2) == match.state


def test_a_short_position_is_enough() -> None:
    """What is left out is as at the start."""
    data = {
        "overall": ["bleed", "eggs"], "unique": ["young", "young"], "first": 0, "edge": "north", "left": 2, "turn": 1,
        "seats": [{"pool": 1}, {"pool": 0}],
        "pieces": {
            name: {"x": 600 + 500 * number, "y": 300 if number < 4 else 4_500}
            for number, name in enumerate(later("first-hunt", 0).state.box.names[:8])
        },
    }  # fmt: skip
    match = Match(RULES, RULES.read_position(data, FIRST, 2), Dice(1))
    assert match.decision is not None
    assert match.decision.about == "act"


@pytest.fixture(scope="module")
def whole() -> dict[str, Any]:
    """A position in the middle of a match."""
    match = later("twist-of-fate", 60)
    found: dict[str, Any] = json.loads(json.dumps(RULES.write_position(match.step_so_far()[0])))
    return found


def changed(data: dict[str, Any], steps: tuple[Any, ...], value: Any) -> dict[str, Any]:
    found = copy.deepcopy(data)
    inner = found
    for step in steps[:-1]:
        inner = inner[step]
    inner[steps[-1]] = value
    return found


@pytest.mark.parametrize(
    ("steps", "value", "said"),
    [
        (("pieces", "iguanadon"), {"x": 1, "y": 1}, "`iguanodon` (did you mean that?)"),
        (("pieces", "triceratops", "x"), 5_000, "4800"),
        (("pieces", "triceratops", "x"), 10, "triceratops stands over the edge"),
        (("pieces", "triceratops", "facing"), 36_000, "36000"),
        (("pieces", "triceratops", "used"), 6, "triceratops has acted beyond its stamina"),
        (("left",), 8, "7"),
        (("victim",), "gargantuan", 'there is no "gargantuan" here'),
        (("overall",), ["bleed"], "`overall` is not whole"),
        (("overall",), ["bleed", "bleed"], "`overall` is not whole"),
        (("unique",), [], "`unique` is not whole"),
        (("edge",), None, "`edge` is not whole"),
        (("first",), None, "`first` is not whole"),
        (("seats", 0, "target"), "triceratops", 'there is no "triceratops" here'),
        (("seats", 1, "runner"), "triceratops", 'there is no "triceratops" here'),
        (("seats", 0, "pool"), -1, "pool"),
        (("turn",), 13, "more turns than are played"),
        (("table",), 7, "`table` is 7, expected none: broken-ground is drawn"),
        (("weather",), "fine", "weather"),
        (("lava",), {"edge": "north", "depth": 3}, "lava"),
    ],
)
def test_what_the_rules_cannot_reach_is_refused(
    whole: dict[str, Any], steps: tuple[Any, ...], value: Any, said: str
) -> None:
    data = changed(whole, steps, value)
    if steps == ("lava",):
        data["edge"] = "south"
    with pytest.raises(ValueError, match="expected") as caught:
        RULES.read_position(data, SCENARIOS["twist-of-fate"], 2)
    assert said in str(caught.value)


@pytest.mark.parametrize(
    ("answers", "steps", "value", "said"),
    [
        (1, ("placed",), 1, "markers are placed before all animals are deployed"),
        (1, ("food", 0, 2), "carnivore", "1 feeding points are placed by a side that has placed 0"),
        (1, ("lava",), {"edge": "side", "depth": 4_800}, "lava before the first turn"),
        (2, ("phase",), "rolls", "is deployed before there are edges"),
        (2, ("to_move",), "other", "the second side deploys before all of the first are deployed"),
        (7, ("to_move",), "other", "the side that deploys has no animal left to deploy"),
        (9, ("to_move",), "other", "that side has nothing to place now"),
        (9, ("placed",), 8, "that side has nothing to place now"),
        (10, ("placed",), 0, "1 feeding points are placed by a side that has placed 0"),
        (40, ("lava",), {"edge": "side", "depth": 4_800}, "stands in the lava"),
    ],
)
def test_a_beginning_that_the_rules_cannot_lead_to_is_refused(
    answers: int, steps: tuple[Any, ...], value: Any, said: str
) -> None:
    """D7, D8, D45, D61: who deploys and places what comes in order; a match from such a position would not go on."""
    match = later("first-hunt", answers)
    data = json.loads(json.dumps(RULES.write_position(match.step_so_far()[0])))
    if value == "other":
        value = 1 - data["to_move"]
    elif steps == ("lava",):
        value["edge"] = "east" if data["edge"] in {"north", "south"} else "north"
    with pytest.raises(ValueError, match="expected") as caught:
        RULES.read_position(changed(data, steps, value), SCENARIOS["first-hunt"], 2)
    assert said in str(caught.value)


def test_two_animals_on_the_same_ground_are_refused(whole: dict[str, Any]) -> None:
    """D51."""
    data = changed(whole, ("pieces", "triceratops"), {"x": 3_000, "y": 3_000})
    data["pieces"]["ankylosaurus"] = {"x": 3_000, "y": 3_050}
    with pytest.raises(ValueError, match="triceratops and ankylosaurus stand on the same ground"):
        RULES.read_position(data, SCENARIOS["twist-of-fate"], 2)


def test_a_table_by_chance_comes_with_its_seed() -> None:
    data = RULES.write_position(later("new-ground", 0).state)
    assert data["table"] > 0
    with pytest.raises(ValueError, match="the seed of the table"):
        RULES.read_position({**data, "table": None}, SCENARIOS["new-ground"], 2)


def test_only_two_can_play() -> None:
    for seats in (1, 3):
        with pytest.raises(ValueError, match="2 to 2"):
            RULES.set_up(FIRST, seats, Dice(1))
        with pytest.raises(ValueError, match="2 to 2"):
            RULES.read_position({}, FIRST, seats)


# -- notation ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "printed"),
    [
        ("move rex 7", "move rex 7.00"),
        ("move rex 7.2 fierce", "move rex 7.20 fierce"),
        ("move rex ahead", "move rex ahead"),
        ("turn rex 359.99", "turn rex 359.99"),
        ("go 0.05", "go 0.05"),
        ("go 12 facing 0", "go 12.00 facing 0.00"),
        ("attack rex foe", "attack rex foe"),
        ("charge foe fierce", "charge foe fierce"),
        ("down 1.5 3", "down 1.50 3.00"),
        ("knock 1.5 3 facing 2", "knock 1.50 3.00 facing 2.00"),
        ("deploy rex 24 3 facing 180", "deploy rex 24.00 3.00 facing 180.00"),
        ("place carnivore 24 3", "place carnivore 24.00 3.00"),
        ("  edge   north ", "edge north"),
        ("done", "done"),
        ("rally", "rally"),
        ("push rex", "push rex"),
    ],
)
def test_a_line_reads_back_to_what_prints_it(line: str, printed: str) -> None:
    state = scene().state
    command = RULES.parse(line, state)
    assert str(command) == printed
    assert RULES.parse(printed, state) == command


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("", "begins with one of"),
        ("jump rex", "begins with one of"),
        ("move", "move rex 90.00 fierce"),
        ("move nobody 90", "“nobody” is not known here, only rex, foe, gargantuan"),
        ("move rex north", "move rex 90.00 fierce"),
        ("move rex 360", "move rex 90.00 fierce"),
        ("move rex 7.123", "move rex 90.00 fierce"),
        ("move rex -7", "move rex 90.00 fierce"),
        ("move rex \u0661", "move rex 90.00 fierce"),
        ("move rex 7 gently", "move rex 90.00 fierce"),
        ("go 5 90", "go 7.25 facing 90.00"),
        ("done now", "begins with one of"),
        ("edge up", "only north, east, south, west"),
        ("place cave 1 1", "only eggs, baby, herbivore, carnivore"),
        ("knock 90 3", "knock 90.00 3.00 facing 180.00"),
        ("stand", "stand rex"),
    ],
)
def test_a_line_that_is_no_answer_is_told_how_it_should_look(line: str, said: str) -> None:
    with pytest.raises(IllegalCommand) as caught:
        RULES.parse(line, scene().state)
    assert said in str(caught.value)


def test_names_are_their_own_through_both_packs() -> None:
    """D2: the same kind more than once, and in both."""
    names = later("short-hunt", 0).state.box.names
    assert names[:6] == ("allosaurus", "ceratosaurus", "ceratosaurus-2", "centrosaurus", "iguanodon", "iguanodon-2")
    assert "tyrannosaurus-2" in later("rival-packs", 0).state.box.names


def test_a_number_never_makes_a_name_that_another_piece_has() -> None:
    """D2: neither that of a named animal still to come, nor that of the babies and flyers of the table."""
    names = scene(["rex plain 9 9"], ["rex plain 20 40", "rex-2 plain 30 40", "rex plain 40 40"]).state.box.names
    assert names[:4] == ("rex", "rex-3", "rex-2", "rex-4")
    names = scene(["baby-1 plain 9 9"], ["pteradon plain 20 40"]).state.box.names
    assert names == ("baby-1-2", "pteradon-2", "gargantuan", "baby-1", "baby-2")
