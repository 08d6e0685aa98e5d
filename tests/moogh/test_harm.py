"""Injuries, tokens, and what keeps them off; leaders' skills and items."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from game.moogh.deeds import dice_for
from game.moogh.events import CubePlaced, Injured, KnockedOut, Scored, TokenTaken
from game.moogh.harm import injure, knock_out
from game.moogh.pieces import Act
from game.moogh.printed import icon
from game.moogh.walking import reach
from tests.moogh.scenes import MOOGH, acts, board, does, drive, has_token, is_hurt, is_out, match, play, scene, where

if TYPE_CHECKING:
    from game.core.table import Event
    from game.moogh.state import State


def carried(item: str, *, seats: int = 2, **more: Any) -> State:
    """Urga carries that item."""
    return scene(MOOGH, seats=seats, items={"urga": item}, **more)


def hurt(state: State, name: str = "urga", **more: list[str]) -> list[Event]:
    """That character takes an injury."""
    person = state.box.person(name)
    return drive(state, lambda table: injure(table, person, "test", "M31"), **more)


def test_m29_the_first_injury_flips_moves_the_cube_gives_a_token_and_a_point_in_that_order() -> None:
    events = hurt(scene(MOOGH, order="brok urga"), answers=["cube urga 3"])
    assert [type(one) for one in events] == [Injured, CubePlaced, TokenTaken, Scored]


def test_m29_who_holds_a_token_keeps_one() -> None:
    state = scene(MOOGH, tokens="urga", order="brok urga")
    events = hurt(state, answers=["cube urga 3"])
    assert state.tokens[0] == 1
    assert TokenTaken not in [type(one) for one in events]


def test_the_second_injury_knocks_out_and_still_pays_m31_m73() -> None:
    state = scene(MOOGH, hurt="urga", order="brok urga")
    events = hurt(state)
    assert is_out(state, "urga")
    assert state.points[0] == 1
    assert [type(one) for one in events] == [KnockedOut, Scored, type(events[-1])]
    assert all(card != 0 for card in state.order)
    assert where(state, "urga") == ""


def test_m30_the_cube_of_one_who_has_acted_is_not_asked_for() -> None:
    state = scene(MOOGH, order="urga brok")
    state.acted[0], state.marker = 1, 1
    hurt(state)
    assert is_hurt(state, "urga")


@pytest.mark.parametrize(("face", "saved"), [("bars", True), ("chevron", False), ("cross", False)])
def test_m28_a_token_may_save_from_being_knocked_out_and_is_gone_either_way(face: str, *, saved: bool) -> None:
    state = scene(MOOGH, hurt="urga", tokens="urga")
    events = hurt(state, dice=[face], answers=["save"])
    assert is_out(state, "urga") != saved
    assert not has_token(state, "urga")
    assert state.points[0] == (0 if saved else 1)
    assert (KnockedOut in [type(one) for one in events]) != saved


def test_m28_a_first_injury_asks_for_no_saving_and_the_owner_may_decline() -> None:
    state = scene(MOOGH, tokens="urga", order="brok urga")
    hurt(state, answers=["cube urga 1"])
    assert is_hurt(state, "urga")
    hurt(state, answers=["yield"])
    assert is_out(state, "urga")


def test_m73_in_a_hunt_for_loads_nothing_else_is_left_behind() -> None:
    state = scene(MOOGH, hurt="urga", tokens="urga")
    state.fresh[0], state.ambush[0] = 5, 1
    drive(state, lambda table: knock_out(table, 0, "test", "M31"), answers=["yield"])
    assert (state.fresh[0], state.ambush[0], state.tokens[0], state.cubes[0]) == (0, 0, 0, 4)


# -- skills ------------------------------------------------------------------------------------------------------------


def test_m74_urgas_tribe_stabs_harder_when_injured_while_she_is_in_play() -> None:
    state = scene(MOOGH, people={"urga": "e7", "brok": "e6"}, hurt="brok urga", order="sela")
    assert [dice_for(state, one, icon("stab 4 chevron"), "moogh") for one in (0, 1)] == [5, 5]
    state.hurt[1] = 0
    assert dice_for(state, 1, icon("stab 4 chevron"), "moogh") == 4
    state.hurt[1] = 1
    hurt(state)
    assert dice_for(state, 1, icon("stab 4 chevron"), "moogh") == 4


def test_m74_selas_throws_ignore_the_first_space() -> None:
    state = scene(MOOGH, people={"sela": "c7", "oku": "d6", "urga": "c6"})
    number = {one.name: at for at, one in enumerate(state.box.people)}
    assert dice_for(state, number["sela"], icon("throw 4 bars far"), "moogh") == 3
    assert dice_for(state, number["oku"], icon("throw 4 bars far"), "moogh") == 4
    assert dice_for(state, number["urga"], icon("throw 4 bars far"), "moogh") == 2


def test_m74_namas_tribe_draws_three_ideas() -> None:
    state = scene(MOOGH, seats=4, people={"nama": "c3"})
    does(state, "nama", "think", dice=["rope", "fire", "copy"], answers=["show fire"])
    assert len(state.discards) == 2


def test_m74_tors_tribe_moves_three_spaces_but_not_by_a_token() -> None:
    state = scene(MOOGH, seats=4, people={"tor": "c3"}, tokens="tor", order="tor")
    assert reach(state, 3) == 3
    assert reach(state, 0) == 2
    one = match(state)
    play(one, "move c4", "on c5", "on c6", "rage c7", "on c8")
    assert where(one.state, "tor") == "c8"


def test_m74_alone_the_leaders_skill_goes_for_the_whole_group() -> None:
    state = scene(MOOGH, seats=1, mode="hunter", people={"oku": "e7"}, hurt="oku")
    assert state.box.together
    assert dice_for(state, state.box.person("oku"), icon("stab 4 chevron"), "moogh") == 5


# -- items -------------------------------------------------------------------------------------------------------------


def test_m63_nobody_has_an_item_in_a_skirmish() -> None:
    assert all(one.item is None for one in scene(MOOGH).box.people)


@pytest.mark.parametrize(
    ("item", "words", "target"),
    [("flint-spear", "stab 4 chevron", "moogh"), ("climbing-hooks", "climb 3 bars", "moogh")],
)
def test_an_item_adds_a_die_to_its_deeds_and_to_no_other(item: str, words: str, target: str) -> None:
    plain, better = scene(MOOGH, people={"urga": "e7"}), carried(item, people={"urga": "e7"})
    assert dice_for(better, 0, icon(words), target) == dice_for(plain, 0, icon(words), target) + 1
    assert dice_for(better, 0, icon("sedate 4 bars far"), target) == 4


@pytest.mark.parametrize(("item", "most"), [("flint-spear", 8), ("", 8)])
def test_m3_an_items_die_counts_before_the_most(item: str, most: int) -> None:
    state = carried(item, people={"urga": "e7"}) if item else scene(MOOGH, people={"urga": "e7"})
    assert dice_for(state, 0, icon("stab 8 chevron"), "moogh") == most


def test_the_necklace_saves_on_chevron_too_and_still_needs_a_token() -> None:
    state = carried("bear-claw-necklace", hurt="urga", tokens="urga")
    hurt(state, dice=["chevron"], answers=["save"])
    assert not is_out(state, "urga")
    hurt(state)
    assert is_out(state, "urga")


def test_the_necklace_holds_its_bearer_on_a_beast_on_chevron_too() -> None:
    state = carried("bear-claw-necklace", people={"urga": "on moogh"}, tokens="urga")
    acts(state, "moogh", Act.SHAKE, dice=["chevron"], answers=["stay"])
    assert where(state, "urga") == "on moogh"


def test_the_shield_ignores_one_injury_of_the_hunt_if_its_bearer_wants() -> None:
    state = carried("hide-shield", order="brok urga")
    assert hurt(state, answers=["yield", "cube urga 1"])
    hurt(state, answers=["shield"])
    assert not is_out(state, "urga")
    assert state.points[0] == 1
    hurt(state, answers=["yield"])
    assert is_out(state, "urga")


def test_the_boots_need_no_roll_for_water_and_mud() -> None:
    state = carried("mammoth-boots", on=board({"c4": "water"}), people={"urga": "c3"})
    does(state, "urga", "move", "c4", answers=["on c5"])
    assert where(state, "urga") == "c5"


# -- mud bath ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("face", "hurts"), [("bars", False), ("cross", True)])
def test_a_mud_bath_is_rolled_for_at_the_first_injury_and_used_up(face: str, *, hurts: bool) -> None:
    state = scene(MOOGH, order="brok urga")
    state.fresh[0] = 16
    hurt(state, dice=[face], answers=["cube urga 1"] if hurts else [])
    assert is_hurt(state, "urga") == hurts
    assert state.points[0] == int(hurts)
    assert state.fresh[0] == 0
