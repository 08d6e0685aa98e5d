"""A second reading of the rules: people's turns, tokens, injuries, healing, riders, and what waits in line."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from game.moogh.characters import Deed
from game.moogh.deeds import dice_for, targets
from game.moogh.events import (
    Acted,
    Crashed,
    Died,
    IdeasDrawn,
    Injured,
    KnockedOut,
    Moved,
    Recovered,
    Scored,
    TokenSpent,
)
from game.moogh.pieces import Act
from game.moogh.printed import icon
from tests.moogh.scenes import (
    HIT4,
    MISS4,
    MOOGH,
    acts,
    beast,
    board,
    cells,
    does,
    facing,
    half_out,
    has_token,
    is_hurt,
    is_out,
    match,
    play,
    scene,
    told,
    where,
)

if TYPE_CHECKING:
    from game.core.match import Match


def legal(one: Match[Any]) -> list[str]:
    """What may be answered now."""
    assert one.decision is not None
    return one.decision.legal()


def kinds(texts: list[str]) -> set[str]:
    """The first words of the answers."""
    return {text.split()[0] for text in texts}


# -- tokens ------------------------------------------------------------------------------------------------------------


def test_m26_a_tokens_move_between_two_actions_leaves_both() -> None:
    one = match(scene(MOOGH, people={"urga": "c3"}, tokens="urga", order="urga"))
    play(one, "rage c4", "on c5", "move d6", "stop")
    assert (where(one.state, "urga"), has_token(one.state, "urga")) == ("d6", False)
    assert one.state.box.card_name(one.state.order[one.state.marker]) != "urga", (
        "no beast is near: the end comes by itself"
    )


def test_m26_a_tokens_move_is_not_taken_inside_a_move() -> None:
    one = match(scene(MOOGH, people={"urga": "c3"}, tokens="urga", order="urga"))
    play(one, "move c4")
    assert kinds(legal(one)) == {"on", "stop"}


def test_m26_after_both_actions_a_token_may_still_move() -> None:
    one = match(scene(MOOGH, people={"urga": "e7"}, tokens="urga", order="urga"), dice=MISS4)
    play(one, "stab moogh", "keep", "move d7", "stop")
    assert kinds(legal(one)) == {"rage", "end"}


def test_m26_the_token_is_for_the_own_turn_alone_and_a_free_action_is_none() -> None:
    state = scene(
        MOOGH, people={"oku": "e9", "urga": "d9"}, hurt="urga", tokens="urga", cubes="oku 2", order="oku urga"
    )
    one = match(state, dice=HIT4)
    play(one, "heal urga")
    assert "rage" not in kinds(legal(one))


def test_m27_a_healed_ones_token_rolls_its_free_action_again() -> None:
    state = scene(
        MOOGH, people={"oku": "d8", "urga": "e8"}, hurt="urga", tokens="urga", cubes="oku 2", order="oku urga"
    )
    one = match(state, dice=[*HIT4, *MISS4, *HIT4, *MISS4])
    play(one, "heal urga", "stab moogh", "reroll")
    assert one.state.health[0] == 2
    assert not has_token(one.state, "urga")


def test_m27_a_spent_move_leaves_nothing_for_a_roll() -> None:
    one = match(scene(MOOGH, people={"urga": "d7"}, tokens="urga", order="urga"), dice=MISS4)
    play(one, "rage e7", "stop", "stab moogh")
    assert "reroll" not in kinds(legal(one))


# -- injuries in the own turn ------------------------------------------------------------------------------------------


def test_m30_hurt_in_the_first_action_one_is_left_of_the_new_pair_and_a_move_may_come_again() -> None:
    one = match(scene(MOOGH, people={"urga": "c3"}, traps={"c4": 1}, order="urga brok"))
    play(one, "move c4", "cube urga 4", "on c5")
    assert kinds(legal(one)) == {"move", "rest", "rage", "end"}
    play(one, "move c6", "stop")
    assert kinds(legal(one)) == {"rage", "end"}, "two less the two begun"


def test_m30_hurt_in_the_second_action_none_is_left_but_the_new_token_moves() -> None:
    one = match(scene(MOOGH, people={"urga": "e8"}, traps={"d8": 1}, order="urga brok"), dice=MISS4)
    play(one, "stab moogh", "move d8", "stop")
    assert kinds(legal(one)) == {"rage", "end"}


def test_m30_hurt_in_a_tokens_move_before_any_action_both_are_left() -> None:
    one = match(scene(MOOGH, people={"urga": "c3"}, tokens="urga", traps={"c4": 1}, order="urga brok"))
    play(one, "rage c4", "cube urga 4", "stop")
    assert has_token(one.state, "urga"), "M29: a new one"
    play(one, "move c5", "stop")
    assert kinds(legal(one)) == {"rest", "rage", "end"}


def test_m28_m30_saved_in_the_own_turn_it_goes_on_with_the_old_pair() -> None:
    one = match(
        scene(MOOGH, people={"urga": "c3"}, hurt="urga", tokens="urga", cubes="urga 4", traps={"c4": 1}, order="urga"),
        dice=["bars"],
    )
    play(one, "move c4", "save", "stop")
    assert kinds(legal(one)) == {"rest", "end"}
    assert one.state.points == [0, 0]


def test_m30_hurt_by_a_reaction_on_top_the_new_pair_is_still_a_riders() -> None:
    """Shaken off and crashed: the stabber flips and may do one of the new pair from where it lies."""
    state = scene(
        beast("moogh", "f7", rage=2),
        on=board({"h7": "boulder"}),
        people={"urga": "on moogh"},
        cubes="urga 1",
        order="urga brok",
    )
    state.column[0] = 2
    one = match(state, dice=["chevron", *MISS4, "bars"])
    play(one, "stab moogh", "row front")
    assert kinds(legal(one)) <= {"land", "cube"}
    while kinds(legal(one)) & {"land", "cube"}:
        play(one, "cube urga 4" if "cube" in kinds(legal(one)) else legal(one)[0])
    assert {"move", "rest", "rage", "end"} == kinds(legal(one))
    assert one.state.points == [3, 0], "hit, from above, injury"


def test_m30_a_cube_moved_after_the_own_turn_matters_not_and_is_taken_up_again() -> None:
    state = scene(MOOGH, people={"urga": "e8"}, order="urga moogh", traps={})
    state.acted[0], state.marker = 1, 1
    state.column[0] = 3
    events = acts(state, "moogh", Act.CLAW)
    assert [type(one).__name__ for one in events] == ["Acted", "Injured", "TokenTaken", "Scored"]


# -- healing and resting -----------------------------------------------------------------------------------------------


def test_m39_the_healed_ones_cube_keeps_its_slot_of_the_healthy_ring_for_its_turn() -> None:
    """Brok's third slot: taunt and think when healthy, throw and rest when injured."""
    state = scene(MOOGH, people={"oku": "d9", "brok": "d8"}, hurt="brok", cubes="oku 2 brok 3", order="oku brok")
    one = match(state, dice=HIT4)
    play(one, "heal brok", "pass", "end")
    assert "think" in kinds(legal(one))
    assert "rest" not in kinds(legal(one))


def test_m39_a_chain_of_free_heals_ends_with_the_last_injured_card() -> None:
    """Alone: oku heals urga; as nobody else knows Heal, her free action is one of her own four."""
    state = scene(MOOGH, people={"oku": "d9", "urga": "d8"}, hurt="urga", cubes="oku 2", order="oku urga")
    one = match(state, dice=HIT4)
    play(one, "heal urga")
    assert kinds(legal(one)) == {"move", "think", "pass"}, "no beast is near enough to stab or climb"
    play(one, "move e8", "stop")
    assert one.state.box.card_name(one.state.order[one.state.marker]) == "oku"
    assert where(one.state, "urga") == "e8"


def test_m39_m30_a_healed_one_hurt_again_in_its_free_move_moves_its_cube_for_its_turn_to_come() -> None:
    state = scene(
        MOOGH, people={"oku": "d9", "brok": "d8"}, hurt="brok", cubes="oku 2 brok 3", traps={"c8": 1}, order="oku brok"
    )
    one = match(state, dice=HIT4)
    play(one, "heal brok", "move c8", "cube brok 4", "stop")
    assert (is_hurt(one.state, "brok"), has_token(one.state, "brok")) == (True, True)
    play(one, "end")
    assert kinds(legal(one)) == {"move", "rest", "rage", "end"}


def test_m39_the_healed_of_another_tribe_answers_itself() -> None:
    state = scene(MOOGH, people={"oku": "d9", "brok": "d8"}, hurt="brok", cubes="oku 2", order="oku brok")
    one = match(state, dice=HIT4)
    play(one, "heal brok")
    assert one.decision is not None
    assert one.decision.seat == 0


def test_m40_rest_and_then_a_trap_turns_the_card_twice() -> None:
    state = scene(MOOGH, people={"urga": "c3"}, hurt="urga", cubes="urga 4", traps={"c4": 1}, order="urga brok")
    one = match(state, dice=HIT4)
    events = play(one, "rest", "move c4", "stop")
    assert (len(told(events, Recovered)), len(told(events, Injured))) == (1, 1)
    assert kinds(legal(one)) == {"rage", "end"}


# -- riders ------------------------------------------------------------------------------------------------------------


def test_m36_stab_on_top_reaches_the_own_beast_alone() -> None:
    state = scene(MOOGH, beast("smilodon", "e8"), people={"urga": "on moogh"})
    assert list(targets(state, 0, Deed.STAB)) == ["moogh"]


def test_m36_who_gets_down_first_may_do_the_other_action() -> None:
    state = scene(MOOGH, people={"sela": "on moogh"}, cubes="sela 1", order="sela")
    one = match(state, dice=["bars", "cross", "cross", "cross", *MISS4])
    assert kinds(legal(one)) == {"move", "end"}
    play(one, "move e8", "stop")
    assert "throw moogh" in legal(one)


def test_m37_the_one_put_down_comes_where_the_climber_stood_and_a_closed_front_is_closed() -> None:
    state = scene(MOOGH, people={"urga": "e5", "sela": "on moogh", "brok": "g8"}, on=board({"e5": "water"}))
    events = does(state, "urga", "climb 3 bars", "moogh", dice=["bars", "cross", "cross"])
    assert (where(state, "urga"), where(state, "sela")) == ("on moogh", "e5")
    assert not told(events, Injured)
    assert not list(targets(state, 1, Deed.CLIMB))


def test_m25_from_the_top_of_a_beast_half_over_a_line_both_levels_are_open() -> None:
    state = scene(
        beast("moogh", "g7", "east"),
        on=board(high="a b c d e f g"),
        people={"urga": "on moogh"},
        order="urga",
    )
    one = match(state)
    assert {"move f7", "move i7", "move g8", "move h5"} <= set(legal(one))


def test_m49_the_stay_roll_comes_before_the_direction_and_costs_the_token_either_way() -> None:
    state = scene(beast("moogh", "f7", rage=3), people={"urga": "on moogh"}, tokens="urga")
    acts(state, "moogh", Act.SHAKE, dice=["cross", "bars"], answers=["stay", "row front"])
    assert (where(state, "urga"), has_token(state, "urga")) == ("i7", False)


def test_m49_m28_the_token_may_be_kept_for_the_crash() -> None:
    state = scene(
        beast("moogh", "f7", rage=3),
        on=board({"i7": "boulder"}),
        people={"urga": "on moogh"},
        hurt="urga",
        tokens="urga",
    )
    acts(state, "moogh", Act.SHAKE, dice=["bars", "bars"], answers=["yield", "row front", "save"])
    assert (where(state, "urga"), is_out(state, "urga"), has_token(state, "urga")) == ("h7", False, False)


def test_m49_off_a_beast_half_outside_towards_the_outside_is_a_crash_at_once() -> None:
    state = scene(beast("moogh", "k7", "east", rage=3), people={"urga": "on moogh"}, order="moogh urga")
    events = acts(state, "moogh", Act.SHAKE, dice=["cross"], answers=["row left", "cube urga 1"])
    assert told(events, Crashed)[0].into == "edge"
    assert (where(state, "urga"), is_hurt(state, "urga")) == ("l8", True)


def test_m49_exactly_onto_the_last_space_is_no_crash_in_two() -> None:
    state = scene(beast("moogh", "i7", "east", rage=3), people={"urga": "on moogh"})
    events = acts(state, "moogh", Act.SHAKE, dice=["cross"], answers=["row right"])
    assert (where(state, "urga"), told(events, Crashed)) == ("l6", [])


def test_m49_m66_a_crash_lands_on_no_trap_but_the_flight_may_end_on_one() -> None:
    state = scene(
        beast("moogh", "f7", rage=3), people={"urga": "on moogh"}, traps={"h7": 1, "i7": 1}, order="moogh urga"
    )
    acts(state, "moogh", Act.SHAKE, dice=["bars"], answers=["row front", "cube urga 1"])
    assert (where(state, "urga"), is_hurt(state, "urga"), len(state.traps)) == ("i7", True, 1)


def test_m49_m66_a_crash_beside_a_trap_on_the_last_space_puts_aside() -> None:
    """The last space reached holds a trap: the one flying over it comes to stand beside, and springs nothing."""
    state = scene(
        beast("moogh", "f7", rage=3),
        on=board({"i7": "boulder"}),
        people={"urga": "on moogh"},
        traps={"h7": 1},
        order="urga moogh",
    )
    state.acted[0], state.marker = 1, 1
    acts(state, "moogh", Act.SHAKE, dice=["bars"], answers=["row front", "land h8"])
    assert (where(state, "urga"), len(state.traps)) == ("h8", 1)


# -- throws and lines --------------------------------------------------------------------------------------------------


def test_m34_no_line_off_the_eight_directions() -> None:
    state = scene(MOOGH, people={"sela": "c8", "oku": "d9", "urga": "b5"})
    sees = {name: list(targets(state, state.box.person(name), Deed.THROW)) for name in ("sela", "oku", "urga")}
    assert sees == {"sela": [], "oku": ["moogh"], "urga": []}


def test_m34_a_diagonal_from_below_is_barred_by_the_cliff_and_riders_bar_nothing() -> None:
    state = scene(MOOGH, on=board(high="a b c d e f g"), people={"sela": "j11"})
    assert not list(targets(state, state.box.person("sela"), Deed.THROW))
    state = scene(MOOGH, on=board(high="h i j k l"), people={"sela": "j11", "oku": "on moogh"})
    assert list(targets(state, state.box.person("sela"), Deed.THROW)) == ["moogh"]


def test_m22_m34_a_throw_reaches_the_cells_inside_of_a_beast_half_outside() -> None:
    state = scene(MOOGH, people={"sela": "f9"})
    half_out(state, "moogh", -1, 5)
    assert cells(state) == ["f12", "g12"]
    person = state.box.person("sela")
    assert dice_for(state, person, icon("throw 4 bars far"), "moogh") == 3, "two between, her skill forgets one"


def test_m32_a_throw_from_the_front_corner_pays_and_from_beside_the_front_cells_does_not() -> None:
    for space, points in (("e8", [0, 2]), ("e7", [0, 1]), ("d10", [0, 2])):
        state = scene(MOOGH, people={"oku": space})
        number = dice_for(state, state.box.person("oku"), icon("throw 4 chevron far"), "moogh")
        does(state, "oku", "throw 4 chevron far", "moogh", dice=["chevron"] * number, answers=[])
        assert state.points == points, space


def test_m3_far_away_a_throw_has_no_dice_and_fails() -> None:
    state = scene(MOOGH, people={"oku": "f1"})
    person = state.box.person("oku")
    assert dice_for(state, person, icon("throw 4 chevron far"), "moogh") == 1, "four between, sela's skill forgets one"
    state = scene(MOOGH, people={"urga": "f1"})
    events = does(state, "urga", "throw 4 chevron far", "moogh")
    assert state.health[0] == 3
    assert not told(events, Scored)


# -- the queue ---------------------------------------------------------------------------------------------------------


def test_m64_m20_what_a_reaction_pushed_into_something_acts_before_the_stabber_goes_on() -> None:
    """Stab: row 2, forward 2 pushes the tiger into a tree; the tiger looks and turns; then urga may still move."""
    state = scene(
        MOOGH,
        beast("smilodon", "g8"),
        on=board({"h8": "tree"}),
        people={"urga": "e7"},
        order="urga brok",
    )
    one = match(state, dice=[*HIT4, "h9"])
    events = play(one, "stab moogh")
    assert [each.beast for each in told(events, Acted)] == ["moogh", "smilodon"]
    assert "move" in kinds(legal(one))


def test_m64_m79_a_beast_hurt_twice_in_line_acts_twice_but_not_when_dead() -> None:
    for health, times in ((3, 2), (2, 0)):
        state = scene(MOOGH, beast("smilodon", "e7", health=health))
        events = acts(state, "moogh", Act.ATTACK, 2, dice=["chevron", "chevron"])
        assert [one.beast for one in told(events, Acted)].count("smilodon") == times
        assert len(told(events, Died)) == (health == 2)
        assert not told(events, Scored)


def test_m64_first_hurt_first_even_when_an_action_in_line_hurts_another() -> None:
    state = scene(
        MOOGH,
        beast("smilodon", "e7", "west", name="one", rage=3),
        beast("smilodon", "e6", "west", name="two", rage=1),
        order="moogh",
    )
    state.column[1] = 3
    events = acts(state, "moogh", Act.ATTACK, 1, dice=["chevron", "chevron"])
    assert [one.beast for one in told(events, Acted)][:3] == ["moogh", "one", "two"]


def test_m10_m8_a_kill_on_top_ends_at_once_and_the_rider_is_put_down() -> None:
    state = scene(
        beast("moogh", "f7", health=1, rage=4), beast("smilodon", "b10"), people={"urga": "on moogh"}, order="urga"
    )
    events = does(state, "urga", "stab 4 chevron", "moogh", dice=["chevron", *["cross"] * 3], answers=["land f7"])
    assert [(one.why, one.points) for one in told(events, Scored)] == [("hit", 1), ("above", 1), ("lethal", 2)]
    assert where(state, "urga") == "f7"


def test_m9_out_of_a_bush_at_the_top_row_the_disc_does_not_step_right_and_on_a_bush_under_a_beast_nobody_rides() -> (
    None
):
    state = scene(beast("moogh", "f7", rage=4, health=6), on=board({"e6": "bush"}), people={"urga": "e6"})
    state.column[0] = 3
    number = dice_for(state, 0, icon("stab 8 chevron"), "moogh")
    events = does(state, "urga", "stab 8 chevron", "moogh", dice=["chevron"] * number)
    assert (state.rage[0], state.column[0], told(events, Acted)) == (4, 3, [])


def test_m74_namas_people_draw_three_and_drop_two() -> None:
    state = scene(MOOGH, seats=2, members=[["nama", "pim"], ["sela", "oku"]], people={"pim": "c3"})
    events = does(state, "pim", "think", dice=["rope", "copy", "fire"], answers=["show rope"])
    assert told(events, IdeasDrawn)[0].ideas == ("rope", "copy", "fire")
    assert len(state.discards) == 2


def test_m74_tors_stride_goes_for_the_action_on_a_beast_too() -> None:
    state = scene(MOOGH, seats=2, members=[["tor", "wen"], ["sela", "oku"]], people={"wen": "on moogh"}, order="wen")
    one = match(state)
    play(one, "move e7", "on d7", "on c7")
    assert where(one.state, "wen") == "c7"


def test_m77_riders_apart_injuries_of_one_attack_ask_in_turn_order() -> None:
    state = scene(
        MOOGH, people={"urga": "e8", "sela": "h8", "oku": "h5", "brok": "e5"}, order="moogh oku urga sela brok"
    )
    events = acts(state, "moogh", Act.CLAW, answers=["cube oku 1", "cube urga 1", "cube sela 1", "cube brok 1"])
    assert [one.person for one in told(events, Injured)] == ["oku", "urga", "sela", "brok"]


def test_m36_the_rider_of_another_beast_in_the_attacked_section_is_passed_by() -> None:
    state = scene(MOOGH, beast("smilodon", "e7", health=3), people={"urga": "on smilodon"})
    acts(state, "moogh", Act.ATTACK, 1, dice=["chevron"])
    assert (state.health[1], is_hurt(state, "urga")) == (2, False)


def test_m73_a_rider_knocked_out_leaves_the_beast() -> None:
    state = scene(MOOGH, people={"urga": "on moogh"}, hurt="urga", traps={"e7": 1}, order="urga brok")
    one = match(state)
    events = play(one, "move e7")
    assert told(events, KnockedOut)[0].person == "urga"
    assert state.rider(0) == -1


def test_m15_m60_sprung_traps_return_to_the_supply() -> None:
    traps = {f"{column}2": 0 for column in "abcdefghij"}
    state = scene(MOOGH, people={"sela": "c4"}, cubes="sela 2", traps=traps, order="brok sela")
    state.traps.pop(next(iter(state.traps)))
    person = state.box.person("sela")
    assert list(targets(state, person, Deed.TRAP))


def test_m78_either_icon_may_be_left_out_and_no_icon_comes_twice() -> None:
    one = match(scene(MOOGH, people={"urga": "e7"}, order="urga"), dice=[*MISS4])
    play(one, "stab moogh")
    assert kinds(legal(one)) == {"move", "end"}
    play(one, "end")
    assert one.state.marker == 1


def test_m38_only_a_success_turns_and_a_rider_cannot_taunt() -> None:
    state = scene(MOOGH, people={"brok": "d7", "urga": "on moogh"})
    does(state, "brok", "taunt 4 chevron far", "moogh", dice=["cross"] * 3)
    assert facing(state) == "north"
    assert not list(targets(state, 0, Deed.TAUNT))


def test_m27_rage_move_through_water_rolls_and_no_token_is_left_for_it() -> None:
    state = scene(MOOGH, on=board({"c4": "water"}), people={"urga": "c3"}, tokens="urga", order="urga brok")
    one = match(state, dice=["cross"])
    events = play(one, "rage c4")
    assert where(one.state, "urga") == "c4"
    assert [each.why for each in told(events, TokenSpent)] == ["move"]
    assert kinds(legal(one)) == {"move", "end"}
    assert [each.why for each in told(events, Moved)] == ["rage"]
