"""Rulebook, "Hatching a Dinosaur"."""

from __future__ import annotations

from tests.wrath.boards import legal, pieces, play, position, refusal, scene


def test_a_dinosaur_hatches_for_its_cost_and_all_come_home_from_the_egg_space() -> None:
    match = scene("egg 5", unspent="egg")
    play(match, "hatch pteranodon")  # costs 2
    assert pieces(match) == {"supply": {"caveman": 10, "pteranodon": 1}, "egg": 0, "volcano": {}, "map": {}}


def test_only_what_the_eggs_pay_for_may_hatch() -> None:
    assert legal(scene("egg 1", unspent="egg"), "hatch") == set()
    assert legal(scene("egg 2", unspent="egg"), "hatch") == {"hatch pteranodon"}
    match = scene("egg 3", unspent="egg")
    assert legal(match, "hatch") == {"hatch pteranodon", "hatch brontosaurus", "hatch triceratops"}
    assert "costs 4, and 3 cave people of yours" in refusal(match, "hatch tyrannosaurus")
    assert len(legal(scene("egg 4", unspent="egg"), "hatch")) == 4


def test_w29_without_an_egg_die_and_without_spending_one() -> None:
    match = scene("egg 2", unspent="hut egg")
    play(match, "hatch pteranodon")
    assert position(match)["unspent"] == ["hut", "egg"]
    match = scene("egg 2", unspent="hut")
    assert "hatch pteranodon" in legal(match)


def test_w29_before_the_roll_between_rolls_and_to_the_end_of_step_two() -> None:
    before = scene("egg 2", phase="roll")
    assert legal(before) == {"roll", "hatch pteranodon"}
    between = scene("egg 2", phase="roll", loaded=["hut"] * 10)
    play(between, "roll")
    assert "hatch pteranodon" in legal(between)
    play(between, "reroll 1", "hatch pteranodon", "reroll 1")
    assert position(between)["hatched"]
    last = scene("egg 2", unspent="hut")
    play(last, "hut caveman", "hatch pteranodon", "end")


def test_w29_not_in_step_three() -> None:
    match = scene("egg 2, volcano caveman", unspent="hut")
    play(match, "end")
    assert legal(match, "hatch") == set()
    assert "All is placed and moved" in refusal(match, "hatch pteranodon")


def test_one_a_turn() -> None:
    match = scene("egg 2, a4 caveman 6", unspent="egg egg")
    play(match, "hatch pteranodon", "egg caveman", "egg caveman")
    assert pieces(match)["egg"] == 2
    assert "one a turn" in refusal(match, "hatch pteranodon")
    assert legal(match, "hatch") == set()


def test_the_next_turn_hatches_again() -> None:
    match = scene("egg 2", "", unspent="hut hut", loaded=["hut"] * 10)
    play(match, "hatch pteranodon", "end", "roll", "keep", "end")
    assert not position(match)["hatched"]


def test_w29_who_came_home_and_the_dinosaur_may_be_placed_in_the_same_turn() -> None:
    match = scene("egg 2, a4 caveman 8", unspent="hut cave")
    assert "supply is not empty" not in refusal(match, "hut caveman")
    play(match, "hatch pteranodon", "hut pteranodon", "cave caveman")
    assert pieces(match)["map"] == {"a4": {"caveman": 8}, "b1": {"pteranodon": 1}, "d2": {"caveman": 1}}


def test_w30_with_four_dinosaurs_all_bases_are_in_use() -> None:
    match = scene("egg 5, supply brontosaurus 2 triceratops 2", unspent="egg")
    assert legal(match, "hatch") == set()
    assert "bases are in use" in refusal(match, "hatch pteranodon")


def test_w30_both_figures_of_a_kind_may_go_to_one_player_and_then_none_is_left() -> None:
    match = scene("egg 2, supply pteranodon", "", unspent="egg", loaded=["hut"] * 30)
    play(match, "hatch pteranodon")
    assert pieces(match)["supply"]["pteranodon"] == 2
    other = scene("egg 5", "supply pteranodon 2", unspent="egg")
    assert "No Pteranodon is left" in refusal(other, "hatch pteranodon")


def test_a_dinosaur_that_is_not_in_this_match_cannot_hatch() -> None:
    match = scene("egg 5", unspent="egg")
    assert "There is no Titanosaur in this match" in refusal(match, "hatch titanosaur")
    assert "no dinosaur called caveman" in refusal(match, "hatch caveman")


def test_a_dinosaur_stays_its_players_for_the_rest_of_the_match() -> None:
    """Scored, it goes home to the supply, never to the pen."""
    match = scene("a4 brontosaurus, volcano caveman 8", unspent="volcano")
    play(match, "worship caveman", "end", "still")
    assert pieces(match)["supply"] == {"caveman": 10, "brontosaurus": 1}
