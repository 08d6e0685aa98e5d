"""The notation: what an answer prints reads back to it, and a line that is none is told what it should look like."""

from __future__ import annotations

import pytest

from game.core.decision import IllegalCommand
from game.wrath.commands import DIRECTIONS, END, KEEP, ROLL, SPARE, STILL, Eat, Hatch, Tremor
from tests.wrath.boards import WRATH, scene

STATE = scene().state
BOX = STATE.box


def test_every_answer_that_could_ever_be_given_reads_back() -> None:
    answers = [ROLL, KEEP, SPARE, END, STILL, *(Tremor(way) for way in DIRECTIONS), *map(Eat, BOX.tribes[:2])]
    answers += [Hatch(name) for name in BOX.names]
    answers += [reroll for dice in BOX.rerolls.values() for reroll in dice]
    answers += [place for kinds in BOX.placings for places in kinds for place in places]
    answers += [move for kinds in BOX.steps for cells in kinds for _goal, move in cells]
    answers += [move for kinds in BOX.flights for cells in kinds for _goal, move in cells]
    assert len(answers) > 1500
    for answer in answers:
        assert WRATH.rules.parse(str(answer), STATE) == answer


@pytest.mark.parametrize(
    ("line", "answer"),
    [("  reroll   3 1 ", "reroll 1 3"), ("worship  caveman", "worship caveman"), ("reroll 01", "reroll 1")],
)
def test_spaces_and_the_order_of_dice_do_not_matter(line: str, answer: str) -> None:
    assert str(WRATH.rules.parse(line, STATE)) == answer


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("", "begins with one of"),
        ("jump", "begins with one of"),
        ("roll 3", "begins with one of"),
        ("reroll", "look like"),
        ("reroll x", "look like"),
        ("reroll ²", "look like"),
        ("reroll 1 1", "a die twice"),
        ("hatch", "hatch pteranodon"),
        ("hatch dragon", "no piece “dragon”"),
        ("cave", "cave caveman b2"),
        ("cave caveman b2 c2", "cave caveman b2"),
        ("cave caveman z9", "no place “z9”, only a1 to d4"),
        ("cave wizard", "no piece “wizard”"),
        ("move caveman b2", "move caveman b2 c2"),
        ("move caveman b2 b", "no place “b”"),
        ("move caveman egg b2", "no place “egg”"),
        ("eat", "eat flame"),
        ("eat sun", "eat wave"),
        ("tremor", "tremor up"),
        ("tremor north", "tremor up"),
    ],
)
def test_a_line_that_is_no_answer_is_told_what_it_should_look_like(line: str, reason: str) -> None:
    with pytest.raises(IllegalCommand) as refused:
        WRATH.rules.parse(line, STATE)
    assert reason in str(refused.value)


def test_a_huge_number_is_no_trouble() -> None:
    assert WRATH.rules.parse("reroll " + "9" * 5000, STATE) not in scene(phase="roll").decision
