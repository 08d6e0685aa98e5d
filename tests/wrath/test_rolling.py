"""Rulebook, "How to Play" and "1. Roll Dice"."""

from __future__ import annotations

import pytest

from tests.wrath.boards import legal, play, position, refusal, scene

PENS = ("titanosaur", "brontosaurus", "stegosaurus", "plesiosaur")


def test_a_turn_begins_with_all_dice() -> None:
    match = scene(phase="roll", loaded=["egg", "egg", "volcano", "foot", "hut"])
    assert legal(match) == {"roll"}
    assert "Roll the dice first" in refusal(match, "keep")
    assert "Roll the dice first" in refusal(match, "reroll 1")
    play(match, "roll")
    assert position(match)["dice"] == ["egg", "egg", "volcano", "foot", "hut"]


def test_the_rulebooks_example_eggs_kept_at_first_may_roll_at_last() -> None:
    """W5. Two eggs are kept after roll 1, a volcano and a foot after roll 2, and both eggs roll at roll 3."""
    first, second, third = ["egg", "egg", "hut", "cave", "hut"], ["volcano", "foot", "hut"], ["cave", "cave"]
    match = scene(phase="roll", loaded=[*first, *second, *third])
    play(match, "roll", "reroll 3 4 5")
    assert position(match)["dice"] == ["egg", "egg", "volcano", "foot", "hut"]
    play(match, "reroll 1 2")
    assert position(match)["dice"] == ["cave", "cave", "volcano", "foot", "hut"]
    assert position(match)["phase"] == "spend"


def test_w4_one_may_stop_after_the_first_roll_or_the_second() -> None:
    for lines in (["roll", "keep"], ["roll", "reroll 2", "keep"]):
        match = scene(phase="roll")
        play(match, *lines)
        assert position(match)["phase"] == "spend"


def test_there_is_no_fourth_roll() -> None:
    match = scene(phase="roll")
    play(match, "roll", "reroll 1", "reroll 1")
    assert "spend them" in refusal(match, "reroll 1")
    assert "spend them" in refusal(match, "roll")


def test_any_number_of_dice_may_roll_again() -> None:
    match = scene(phase="roll")
    play(match, "roll")
    assert len(legal(match, "reroll")) == 2**5 - 1
    assert "numbered from 1 to 5" in refusal(match, "reroll 6")


def test_dice_that_stay_do_not_move() -> None:
    match = scene(phase="roll", loaded=["egg", "foot", "hut", "cave", "volcano", "foot", "foot"])
    play(match, "roll", "reroll 2 5")
    assert position(match)["dice"] == ["egg", "foot", "hut", "cave", "foot"]


def test_nothing_is_placed_before_the_dice_are_settled() -> None:
    match = scene(phase="roll", loaded=["hut"] * 5)
    play(match, "roll")
    assert "First the dice" in refusal(match, "hut caveman")
    assert "First the dice" in refusal(match, "end")


@pytest.mark.parametrize(("dinosaurs", "dice"), [("", 5), ("supply titanosaur", 6), ("a1 titanosaur 2", 7)])
def test_w39_five_dice_and_one_for_each_own_titanosaur(dinosaurs: str, dice: int) -> None:
    match = scene(dinosaurs, phase="roll", pens=PENS)
    play(match, "roll")
    assert len(position(match)["dice"]) == dice
    assert len(legal(match, "reroll")) == 2**dice - 1


def test_w39_an_opponents_titanosaur_brings_no_die() -> None:
    match = scene("", "supply titanosaur", phase="roll", pens=PENS)
    play(match, "roll")
    assert len(position(match)["dice"]) == 5


def test_w28_a_titanosaur_hatched_after_the_roll_brings_its_die_next_turn() -> None:
    match = scene("egg 5", phase="roll", pens=PENS, loaded=["hut"] * 20)
    play(match, "roll", "hatch titanosaur", "reroll 1 2 3 4 5")
    assert len(position(match)["dice"]) == 5
    play(match, "keep", "end", "roll", "keep", "end", "roll")
    assert len(position(match)["dice"]) == 6


def test_w29_a_titanosaur_hatched_before_the_roll_brings_its_die_at_once() -> None:
    match = scene("egg 5", phase="roll", pens=PENS)
    play(match, "hatch titanosaur", "roll")
    assert len(position(match)["dice"]) == 6


def test_the_turn_goes_clockwise() -> None:
    match = scene("", "", "", phase="roll", loaded=["hut"] * 15)
    order = []
    for _turn in range(4):
        order.append(position(match)["to_move"])
        play(match, "roll", "keep", "end")
        match.dice.rewind(0)  # the same dice again
    assert order == [0, 1, 2, 0]


def test_an_undo_never_crosses_a_roll() -> None:
    match = scene("egg 2", phase="roll", loaded=["hut"] * 5)
    play(match, "hatch pteranodon")
    assert match.undoable == 1
    play(match, "roll")
    assert match.undoable == 0
    play(match, "keep", "hut caveman", "hut pteranodon")
    assert match.undoable == 3
