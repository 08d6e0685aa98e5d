"""Rulebook, "2. Place and/or Move Pieces": volcano, cave, hut and egg, with their empty supplies."""

from __future__ import annotations

from dataclasses import replace

import pytest

from game.wrath.box import SUPPLY, VOLCANO
from tests.wrath.boards import legal, pieces, play, position, refusal, scene

STEGOSAURS = ("stegosaurus", "brontosaurus", "triceratops", "tyrannosaurus")


# -- volcano ------------------------------------------------------------------


def test_a_volcano_die_takes_a_cave_person_from_the_supply() -> None:
    match = scene(unspent="volcano")
    assert legal(match, "worship") == {"worship caveman"}
    play(match, "worship caveman")
    assert pieces(match)["volcano"] == {"caveman": 1}
    assert pieces(match)["supply"] == {"caveman": 9}


def test_w6_every_volcano_die_must_be_served_before_the_end() -> None:
    match = scene(unspent="volcano volcano hut")
    assert "volcano must be served" in refusal(match, "end")
    play(match, "worship caveman")
    assert "volcano must be served" in refusal(match, "end")
    play(match, "worship caveman")
    assert "end" in legal(match)


def test_w6_the_volcano_may_be_served_first_last_or_in_between() -> None:
    for lines in (
        ["hut caveman", "worship caveman", "cave caveman"],
        ["cave caveman", "hut caveman", "worship caveman"],
    ):
        match = scene(unspent="volcano hut cave")
        play(match, *lines)
        assert legal(match) == {"end"}


def test_w7_with_an_empty_supply_a_cave_person_comes_from_anywhere_but_the_volcano() -> None:
    match = scene("egg 2, a4 caveman 2, d2 caveman, b1 caveman, a3 caveman 2, volcano caveman 2", unspent="volcano")
    assert legal(match, "worship") == {f"worship caveman {place}" for place in ("egg", "a4", "d2", "b1", "a3")}
    assert "No piece leaves the volcano" in refusal(match, "worship caveman c3")
    play(match, "worship caveman egg")
    assert pieces(match)["egg"] == 1
    assert pieces(match)["volcano"] == {"caveman": 3}


def test_w7_also_from_a_lagoon_on_the_way() -> None:
    match = scene("a2 caveman 10", unspent="volcano foot foot")
    play(match, "move caveman a2 b2")
    assert "worship caveman b2" in legal(match)


def test_w7_the_cave_person_that_counts_the_points_never_serves() -> None:
    """All ten others are on the volcano of a modded game, and the score stays where it is."""
    match = scene("a4 caveman 10", unspent="volcano", scores=[5, 0])
    assert legal(match) == {"worship caveman a4"}
    play(match, "worship caveman a4")
    assert position(match)["scores"] == [5, 0]


def test_w7_while_the_supply_has_somebody_nobody_comes_from_elsewhere() -> None:
    match = scene("a4 caveman 9", unspent="volcano")
    assert legal(match, "worship") == {"worship caveman"}
    assert "supply is not empty" in refusal(match, "worship caveman a4")


def test_w8_if_all_ten_are_on_the_volcano_the_die_does_nothing() -> None:
    match = scene("volcano caveman 6", unspent="volcano")
    match.state.box = replace(match.state.box, spaces=12)  # a mod's volcano, roomier than a tribe is large
    match.state.tribes[0][VOLCANO], match.state.tribes[0][SUPPLY] = 10, 0
    assert legal(match) == {"end"}


def test_w32_a_full_volcano_makes_its_dice_do_nothing() -> None:
    match = scene("volcano caveman 5", "volcano caveman 3", unspent="volcano volcano")
    play(match, "worship caveman")
    assert "volcano is full" in refusal(match, "worship caveman")
    assert legal(match) == {"end"}


def test_w32_the_tremor_comes_before_the_eruption_of_a_full_volcano() -> None:
    match = scene("volcano caveman 5", "volcano caveman 3", unspent="volcano")
    play(match, "worship caveman", "end")
    assert position(match)["phase"] == "tremor"
    assert position(match)["eruptions"] == 0
    play(match, "still")
    assert position(match)["eruptions"] == 1


@pytest.mark.parametrize("dinosaur", ["brontosaurus", "triceratops", "tyrannosaurus"])
def test_no_dinosaur_but_the_stegosaurus_goes_to_the_volcano(dinosaur: str) -> None:
    match = scene(f"supply {dinosaur}", unspent="volcano", pens=STEGOSAURS)
    assert "may not stand on the volcano" in refusal(match, f"worship {dinosaur}")


# -- cave and hut ------------------------------------------------------------------


@pytest.mark.parametrize(("verb", "place"), [("cave", "d2"), ("hut", "b1")])
def test_cave_and_hut_take_a_cave_person_or_a_dinosaur_from_the_supply(verb: str, place: str) -> None:
    match = scene("supply brontosaurus", unspent=f"{verb} {verb}")
    assert legal(match, verb) == {f"{verb} caveman", f"{verb} brontosaurus"}
    play(match, f"{verb} caveman", f"{verb} brontosaurus")
    assert pieces(match)["map"] == {place: {"caveman": 1, "brontosaurus": 1}}


def test_there_is_no_limit_on_cave_and_hut() -> None:
    match = scene("d2 caveman 7", unspent="cave cave cave")
    play(match, "cave caveman", "cave caveman", "cave caveman")
    assert pieces(match)["map"] == {"d2": {"caveman": 10}}


def test_w9_a_dinosaur_keeps_the_supply_from_being_empty_for_cave_and_hut() -> None:
    match = scene("a4 caveman 10, supply brontosaurus", unspent="cave hut egg")
    assert legal(match, "cave") == {"cave brontosaurus"}
    assert "supply is not empty" in refusal(match, "cave caveman a4")
    assert legal(match, "egg") == {"egg caveman a4"}  # the egg space cannot take the dinosaur


def test_w9_once_empty_any_piece_comes_from_another_tile_or_the_egg_space() -> None:
    match = scene("a4 caveman 7, egg 1, b3 brontosaurus, volcano caveman 2", unspent="cave")
    assert legal(match, "cave") == {"cave caveman a4", "cave caveman egg", "cave brontosaurus b3"}
    assert "No piece leaves the volcano" in refusal(match, "cave caveman c3")
    play(match, "cave brontosaurus b3")
    assert pieces(match)["map"]["d2"] == {"brontosaurus": 1}


def test_w9_also_from_a_lagoon() -> None:
    match = scene("a2 caveman 10", unspent="cave foot foot")
    play(match, "move caveman a2 b2", "cave caveman b2")
    assert legal(match) >= {"end"}


def test_w11_a_piece_may_go_from_the_cave_to_the_hut_and_back() -> None:
    match = scene("d2 caveman 9, b1 caveman", unspent="hut cave")
    assert legal(match, "hut") == {"hut caveman d2"}
    assert legal(match, "cave") == {"cave caveman b1"}
    assert "stands there already" in refusal(match, "hut caveman b1")


# -- egg ------------------------------------------------------------------


def test_an_egg_die_puts_a_cave_person_on_the_egg_space() -> None:
    match = scene(unspent="egg egg")
    play(match, "egg caveman", "egg caveman")
    assert pieces(match)["egg"] == 2


def test_w10_only_cave_people_go_to_the_egg_space() -> None:
    match = scene("supply brontosaurus, a4 caveman 9, b3 brontosaurus", unspent="egg")
    assert legal(match, "egg") == {"egg caveman"}
    assert "Only cave people" in refusal(match, "egg brontosaurus")


def test_w10_with_no_cave_person_in_the_supply_one_comes_from_the_map_but_not_from_the_volcano() -> None:
    match = scene("a4 caveman 7, b1 caveman, volcano caveman 2, supply brontosaurus", unspent="egg")
    assert legal(match, "egg") == {"egg caveman a4", "egg caveman b1"}
    assert "No piece leaves the volcano" in refusal(match, "egg caveman c3")
    assert "egg caveman egg" not in legal(match)


def test_w31_the_egg_space_holds_any_number_and_an_eruption_leaves_it() -> None:
    match = scene("egg 9, volcano caveman", "volcano caveman 7", unspent="volcano egg")
    state = position(match)
    assert state["tribes"][0]["egg"] == 9
    match = scene("egg 8, volcano caveman", "volcano caveman 7", unspent="volcano")
    play(match, "worship caveman", "end")
    assert position(match)["eruptions"] == 1
    assert pieces(match)["egg"] == 8


# -- the end of it ------------------------------------------------------------------


def test_w44_all_but_the_volcano_may_be_left() -> None:
    match = scene("a4 caveman", unspent="cave hut egg foot foot")
    assert "end" in legal(match)
    play(match, "end")
    assert position(match)["to_move"] == 1


def test_w44_a_turn_in_which_nothing_is_possible_goes_on() -> None:
    match = scene(unspent="foot foot foot foot foot")
    assert legal(match) == {"end"}


def test_an_icon_that_was_not_rolled_or_is_spent_does_nothing() -> None:
    match = scene(unspent="hut")
    assert "No cave shows on your dice" in refusal(match, "cave caveman")
    play(match, "hut caveman")
    assert "Every hut you rolled is spent" in refusal(match, "hut caveman")


def test_w40_each_icon_of_a_face_is_an_action_of_its_own() -> None:
    match = scene(phase="roll", loaded=["volcano+foot"] * 5)
    match.state.box = replace(match.state.box, faces=((0, 4), (1,), ()))
    play(match, "roll", "keep")
    assert position(match)["dice"] == ["volcano+foot"] * 5
    assert position(match)["unspent"] == ["volcano"] * 5 + ["foot"] * 5
    assert legal(match) == {"worship caveman"}


def test_the_last_action_does_not_end_the_turn_by_itself() -> None:
    match = scene(unspent="hut")
    play(match, "hut caveman")
    assert legal(match) == {"end"}
    assert position(match)["to_move"] == 0


def test_a_piece_or_place_that_is_not_there_is_refused() -> None:
    match = scene("a4 caveman 10", unspent="hut foot egg")
    assert "no cave person on b2" in refusal(match, "hut caveman b2")
    assert "no Brontosaurus in your supply" in refusal(match, "hut brontosaurus")
    assert "no Brontosaurus on a4" in refusal(match, "move brontosaurus a4 b4")
