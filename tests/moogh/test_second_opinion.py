"""A second reading of the rules: corners that somebody worked out from the rulebook and the rulings alone."""

from __future__ import annotations

import pytest

from game.moogh.deeds import dice_for
from game.moogh.events import Acted, Crashed, Died, Injured, Rolled, Scored, Shoved
from game.moogh.goals import any_killed
from game.moogh.pieces import Act
from game.moogh.printed import icon
from tests.moogh.scenes import (
    HIT4,
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

EAST_LOW = "a b c d e f g"
"""Everything up to column g is high."""


# -- traps -------------------------------------------------------------------------------------------------------------


def test_m14_the_left_lane_of_a_beast_that_faces_south_is_the_eastern_one_backward_too() -> None:
    for kind, row in ((Act.FORWARD, 5), (Act.BACKWARD, 8)):
        state = scene(beast("moogh", "f7", "south", health=6), traps={f"f{row}": 0, f"g{row}": 1})
        events = acts(state, "moogh", kind, 2)
        assert [(one.side, one.why) for one in told(events, Scored)] == [(1, "trap"), (0, "trap")]
        assert (state.health[0], state.rage[0]) == (4, 3)
        assert [one.act for one in told(events, Acted)][:2] == [kind.value, "backward"], "row 3, column 1"
        assert state.traps == {}


def test_m12_a_trap_met_by_a_reaction_leaves_the_beasts_own_turn_whole() -> None:
    """The stab leads it to row 2 and two spaces on; the trap stops it after one and leads to row 3, one space back."""
    state = scene(beast("moogh", "f7", health=6), people={"urga": "e7"}, traps={"f8": 1}, order="urga moogh brok")
    state.column[0] = 0
    one = match(state, dice=[*HIT4, *["cross"] * 6])
    events = play(one, "stab moogh")
    assert [each.act for each in told(events, Acted)][:2] == ["forward", "backward"]
    assert (state.points, state.health[0]) == ([1, 1], 4)
    events = play(one, "end")
    assert [each.act for each in told(events, Acted)] == ["trample", "shake"], "both actions of row 3"


def test_m12_a_trap_in_a_trample_ends_it_and_the_second_action_of_the_turn() -> None:
    """Row 3, second space: it looks at urga ahead and goes; the trap leads to row 4, where it shakes nobody off."""
    state = scene(
        beast("moogh", "f7", rage=3, health=6), people={"urga": "f12"}, traps={"g8": 0}, order="brok moogh urga"
    )
    events = play(match(state), "end")
    assert [each.act for each in told(events, Acted)] == ["trample", "shake"]
    assert (cells(state)[0], state.rage[0], state.column[0], state.health[0]) == ("f8", 4, 1, 5)


def test_m13_a_trap_that_kills_puts_the_rider_down_unhurt_m23_and_pays_three() -> None:
    state = scene(beast("moogh", "f7", health=1), people={"urga": "on moogh"}, traps={"g8": 1})
    events = acts(state, "moogh", Act.FORWARD, 3, answers=["land f8"])
    assert state.points == [0, 3]
    assert told(events, Died)[0].why == "trap"
    assert (where(state, "urga"), is_hurt(state, "urga")) == ("f8", False)


def test_m14_m13_a_pushed_character_who_was_injured_is_knocked_out_by_the_trap_and_its_maker_gets_nothing() -> None:
    state = scene(MOOGH, people={"urga": "g8"}, hurt="urga", traps={"h8": 1})
    acts(state, "moogh", Act.FORWARD, 3)
    assert is_out(state, "urga")
    assert (state.points, state.traps, cells(state)[0]) == ([1, 0], {}, "f10")


def test_m31_m13_who_walks_into_its_own_trap_gets_the_injurys_point_alone() -> None:
    state = scene(MOOGH, people={"urga": "c3"}, traps={"c4": 0}, order="urga")
    one = match(state)
    events = play(one, "move c4", "cube urga 1")
    assert [(each.points, each.why) for each in told(events, Scored)] == [(1, "injury")]
    assert one.decision is not None
    assert {"on c5", "stop"} <= set(one.decision.legal()), "M14: the walk goes on"
    assert not any(text.startswith("rage") for text in one.decision.legal()), "M26: not inside an action"


def test_m14_m30_m73_who_is_knocked_out_by_a_trap_walks_no_further() -> None:
    state = scene(MOOGH, people={"urga": "c3"}, hurt="urga", traps={"c4": 0}, order="urga brok")
    one = match(state)
    play(one, "move c4")
    assert is_out(one.state, "urga")
    assert one.state.box.card_name(one.state.order[one.state.marker]) == "brok"


def test_m65_m13_a_small_beast_that_a_trap_kills_when_pushed_onto_it_pays_its_maker_three() -> None:
    state = scene(MOOGH, beast("smilodon", "g8", health=1), traps={"h8": 1})
    events = acts(state, "moogh", Act.FORWARD, 2)
    assert state.points == [0, 3]
    assert [(one.beast, one.why) for one in told(events, Died)] == [("smilodon", "trap")]
    assert cells(state)[0] == "f9", "nobody's movement ends by it"


def test_m24_m14_a_beast_that_falls_in_the_step_springs_no_trap_below() -> None:
    """In a step the fall comes before traps."""
    state = scene(beast("moogh", "g7", "east"), on=board(high=EAST_LOW), traps={"i7": 1}, people={"urga": "b2"})
    events = acts(state, "moogh", Act.FORWARD, 1)
    assert told(events, Died)[0].why == "fall"
    assert (state.points, len(state.traps)) == ([0, 0], 1)


def test_m22_m14_a_beast_half_out_springs_a_trap_with_its_cell_inside() -> None:
    state = scene(beast("moogh", "f7", "east", health=6), traps={"l3": 1})
    half_out(state, "moogh", 7, 11)
    state.facing[0] = 2
    assert cells(state) == ["l5", "l4"]
    state.column[0] = 1
    acts(state, "moogh", Act.FORWARD, 2, dice=["cross"])
    assert (state.points, cells(state)) == ([0, 1], ["l4", "l3"])


@pytest.mark.parametrize(
    ("what", "allowed"),
    [("bush", True), ("water", True), ("mud", True), ("hut", True), ("tree", False), ("boulder", False)],
)
def test_m15_a_trap_goes_on_anything_empty_but_trees_and_boulders(what: str, *, allowed: bool) -> None:
    state = scene(MOOGH, people={"sela": "c3"}, cubes="sela 2", on=board({"c4": what}), order="sela")
    one = match(state)
    assert one.decision is not None
    assert ("trap c4" in one.decision.legal()) == allowed


# -- pushes ------------------------------------------------------------------------------------------------------------


def test_m16_each_step_pushes_whom_it_meets_and_those_already_aside_stay() -> None:
    state = scene(MOOGH, people={"urga": "f8", "brok": "f9", "sela": "g9", "oku": "g10"})
    acts(state, "moogh", Act.FORWARD, 3)
    assert [where(state, one) for one in ("urga", "brok", "sela", "oku")] == ["e8", "e9", "h9", "h10"]
    assert not any(state.hurt)


def test_m16_facing_east_the_left_lane_is_the_northern_one() -> None:
    state = scene(beast("moogh", "f7", "east"), people={"urga": "h7", "sela": "h6"})
    acts(state, "moogh", Act.FORWARD)
    assert (where(state, "urga"), where(state, "sela")) == ("h8", "h5")


def test_m17_two_side_by_side_whose_sides_are_barred_are_both_put_aside() -> None:
    land = {"e8": "boulder", "h8": "boulder"}
    state = scene(MOOGH, on=board(land), people={"urga": "f8", "sela": "g8"}, order="moogh urga sela")
    acts(state, "moogh", Act.FORWARD, 1, answers=["cube urga 1", "land d8", "cube sela 1", "land i8"])
    assert (where(state, "urga"), where(state, "sela"), cells(state)[0]) == ("d8", "i8", "f8")


def test_m18_nearest_counts_from_the_barred_space_with_diagonals() -> None:
    """Around e8 are d7, d8, d9, e7, e9 free; f7 to g9 are the beast's way."""
    state = scene(MOOGH, on=board({"e8": "boulder"}), people={"urga": "f8"}, order="urga moogh")
    state.acted[0], state.marker = 1, 1
    for wrong in ("land f10", "land c8", "land f9"):
        with pytest.raises(AssertionError):
            acts(state.copy(), "moogh", Act.FORWARD, 2, answers=[wrong])
    for right in ("d7", "d8", "d9", "e7", "e9"):
        twin = state.copy()
        acts(twin, "moogh", Act.FORWARD, 2, answers=[f"land {right}"])
        assert where(twin, "urga") == right


def test_m17_m31_a_push_into_something_pays_the_tribe_of_the_pushed_and_a_second_time_knocks_out() -> None:
    state = scene(MOOGH, on=board({"e8": "boulder"}), people={"urga": "f8"}, hurt="urga")
    acts(state, "moogh", Act.FORWARD, 2)
    assert is_out(state, "urga")
    assert state.points == [1, 0]
    assert cells(state)[0] == "f9"


@pytest.mark.parametrize(("face", "goal"), [("bars", "f6"), ("chevron", "f8"), ("cross", "f8")])
def test_m47_m16_a_small_beast_pushes_a_small_one_by_a_die(face: str, goal: str) -> None:
    state = scene(beast("smilodon", "e7", "east", name="one"), beast("smilodon", "f7", name="two"))
    acts(state, "one", Act.FORWARD, dice=[face])
    assert (cells(state, "two"), cells(state, "one")) == ([goal], ["f7"])


def test_m47_m20_a_small_beast_pushed_by_a_small_one_into_a_tree_is_hurt_and_acts_afterwards() -> None:
    state = scene(
        beast("smilodon", "e7", "east", name="one"), beast("smilodon", "f7", name="two"), on=board({"f8": "tree"})
    )
    events = acts(state, "one", Act.FORWARD, 2, dice=["cross", "f9"])
    assert state.health[1] == 2
    assert [one.beast for one in told(events, Acted)] == ["one", "two"]


def test_a_pushed_small_beast_keeps_its_rider_m36() -> None:
    state = scene(MOOGH, beast("smilodon", "g8"), people={"urga": "on smilodon"})
    acts(state, "moogh", Act.FORWARD)
    assert (cells(state, "smilodon"), where(state, "urga"), is_hurt(state, "urga")) == (["h8"], "on smilodon", False)


def test_m19_m24_the_rider_of_a_small_beast_pushed_over_a_cliff_is_hurt_below() -> None:
    state = scene(
        MOOGH, beast("smilodon", "g8"), on=board(high=EAST_LOW), people={"urga": "on smilodon"}, order="moogh urga"
    )
    events = acts(state, "moogh", Act.FORWARD, answers=["cube urga 1"])
    assert (is_hurt(state, "urga"), where(state, "urga")) == (True, "h8")
    assert told(events, Died)[0].why == "fall"
    assert state.points == [1, 0], "the injury's, and nobody's for the beast"
    assert any_killed(state)


def test_m19_a_small_beast_pushes_over_a_cliff_too() -> None:
    state = scene(beast("smilodon", "g7"), on=board(high=EAST_LOW), people={"urga": "g8"})
    events = acts(state, "smilodon", Act.FORWARD, dice=["bars"])
    assert is_out(state, "urga")
    assert [one.why for one in told(events, Scored)] == ["knocked-out"]


def test_m19_who_fails_to_save_itself_at_a_cliff_is_out_and_the_token_is_gone() -> None:
    state = scene(MOOGH, on=board(high=EAST_LOW), people={"urga": "g8"}, tokens="urga")
    acts(state, "moogh", Act.FORWARD, dice=["cross"], answers=["save"])
    assert is_out(state, "urga")
    assert not has_token(state, "urga")


def test_m17_m19_pushed_towards_higher_ground_is_no_fall_but_a_crash() -> None:
    state = scene(MOOGH, on=board(high="h i j k l"), people={"urga": "g8"}, order="moogh urga")
    events = acts(state, "moogh", Act.FORWARD, 1, answers=["cube urga 1"])
    assert told(events, Crashed)[0].into == "cliff"
    assert where(state, "urga") == "g9", "the only space as near, on its level"
    assert is_hurt(state, "urga")


def test_m20_a_small_beast_pushed_towards_higher_ground_is_hurt() -> None:
    state = scene(MOOGH, beast("smilodon", "g8"), on=board(high="h i j k l"))
    events = acts(state, "moogh", Act.FORWARD)
    assert state.health[1] == 2
    assert told(events, Shoved)[-1].goal == "g9"


def test_m66_a_small_beast_is_put_on_no_tree_and_no_trap() -> None:
    land = {"h8": "boulder", "h9": "tree", "i7": "tree", "i8": "boulder", "i9": "boulder"}
    state = scene(MOOGH, beast("smilodon", "g8"), on=board(land), traps={"g9": 0})
    acts(state, "moogh", Act.FORWARD)
    assert cells(state, "smilodon") == ["h7"]
    assert len(state.traps) == 1


# -- cliffs ------------------------------------------------------------------------------------------------------------


def test_m24_half_over_the_line_it_cannot_go_back_but_on_and_dies() -> None:
    state = scene(beast("moogh", "g7", "east"), on=board(high=EAST_LOW), people={"urga": "b2"})
    acts(state, "moogh", Act.BACKWARD, 2)
    assert cells(state)[0] == "g7", "no cell goes up again"
    acts(state, "moogh", Act.FORWARD)
    assert cells(state) == []
    assert any_killed(state)


def test_m24_along_the_line_with_one_side_down_it_goes_on_living() -> None:
    state = scene(beast("moogh", "g7", "north"), on=board(high=EAST_LOW))
    acts(state, "moogh", Act.FORWARD, 3)
    assert cells(state)[0] == "g10"


def test_m24_m28_the_riders_token_saves_it_from_the_fall_and_it_is_still_put_below() -> None:
    state = scene(
        beast("moogh", "g7", "east"), on=board(high=EAST_LOW), people={"urga": "on moogh"}, hurt="urga", tokens="urga"
    )
    acts(state, "moogh", Act.FORWARD, 3, dice=["bars"], answers=["save", "land h7"])
    assert (where(state, "urga"), is_out(state, "urga"), state.points) == ("h7", False, [0, 0])


def test_m24_a_rider_who_was_injured_dies_with_the_beast() -> None:
    state = scene(beast("moogh", "g7", "east"), on=board(high=EAST_LOW), people={"urga": "on moogh"}, hurt="urga")
    events = acts(state, "moogh", Act.FORWARD)
    assert is_out(state, "urga")
    assert [(one.side, one.points) for one in told(events, Scored)] == [(0, 1)]


def test_m79_a_fall_ends_the_beasts_turn_with_actions_left_m62() -> None:
    """Two arrows: trample leads it down to urga; the shake that would follow is lost, and the row loses its card."""
    state = scene(
        beast("moogh", "g7", "east", rage=4),
        beast("smilodon", "b10"),
        on=board(high=EAST_LOW),
        people={"urga": "k7"},
        order="brok moogh urga",
    )
    state.column[0] = 3
    one = match(state)
    events = play(one, "end")
    assert [each.act for each in told(events, Acted)] == ["trample"]
    assert told(events, Died)[0].why == "fall"
    names = [one.state.box.card_name(card) for card in one.state.order]
    assert "moogh" not in names
    assert one.state.ending, "M82: fallen is dead"


def test_m48_a_push_in_the_second_step_comes_though_the_third_is_barred() -> None:
    state = scene(MOOGH, on=board({"g10": "tree"}), people={"urga": "f9"})
    acts(state, "moogh", Act.FORWARD, 3)
    assert (cells(state)[0], where(state, "urga")) == ("f9", "e9")


def test_m47_before_an_obstacle_nobody_beside_it_is_pushed() -> None:
    state = scene(MOOGH, on=board({"g8": "tree"}), people={"urga": "f8"})
    acts(state, "moogh", Act.FORWARD, 3)
    assert (cells(state)[0], where(state, "urga")) == ("f7", "f8")


def test_m25_a_tree_hides_nobody_from_a_push_and_bars_the_beast() -> None:
    """Somebody on a tree is safe from a beast that the tree stops."""
    state = scene(MOOGH, on=board({"f8": "tree"}), people={"urga": "f8"})
    acts(state, "moogh", Act.FORWARD, 3)
    assert where(state, "urga") == "f8"


def test_pushed_onto_a_tree_a_bush_or_water_is_no_crash_and_rolls_nothing() -> None:
    for what in ("tree", "bush", "water", "mud", "hut"):
        state = scene(MOOGH, on=board({"e8": what}), people={"urga": "f8"})
        events = acts(state, "moogh", Act.FORWARD)
        assert (where(state, "urga"), told(events, Rolled), told(events, Injured)) == ("e8", [], [])


# -- seeing and turning ------------------------------------------------------------------------------------------------


def test_m43_no_way_at_all_is_a_tie_too() -> None:
    walls = {"f8": "boulder", "e7": "boulder", "h6": "boulder"}
    state = scene(MOOGH, on=board(walls))
    acts(state, "moogh", Act.SEEK)
    assert facing(state) == "south"


def test_m43_left_and_right_tied_but_ahead_longer_is_no_tie() -> None:
    state = scene(MOOGH, on=board({"d7": "boulder", "i6": "boulder"}))
    acts(state, "moogh", Act.SEEK)
    assert facing(state) == "north"


def test_m44_a_row_barred_by_a_boulder_leaves_the_other_row_of_the_lane_open() -> None:
    """West: row 7 is barred at e7, row 6 open: the nearest there is two away; east: one stands three away."""
    state = scene(MOOGH, on=board({"e7": "boulder"}), people={"urga": "c7", "sela": "c6", "brok": "k7"})
    acts(state, "moogh", Act.LOOK)
    assert facing(state) == "west"


def test_m44_down_a_cliff_it_sees_and_up_it_does_not() -> None:
    state = scene(MOOGH, on=board(high="a b c"), people={"urga": "c7", "sela": "k7"})
    acts(state, "moogh", Act.LOOK)
    assert facing(state) == "east"
    state = scene(MOOGH, on=board(high="d e f g"), people={"urga": "c7"})
    acts(state, "moogh", Act.LOOK)
    assert facing(state) == "west"


def test_m44_small_beasts_hide_nobody_and_big_ones_do() -> None:
    state = scene(MOOGH, beast("smilodon", "e7"), people={"urga": "d7"})
    acts(state, "moogh", Act.LOOK)
    assert facing(state) == "west"
    state = scene(MOOGH, beast("rhino", "d8"), people={"urga": "c7"})
    acts(state, "moogh", Act.LOOK)
    assert facing(state) == "south"


def test_m44_corners_are_in_no_lane_and_a_tie_of_left_and_right_behind_ahead_is_no_turn() -> None:
    state = scene(MOOGH, people={"urga": "e8", "sela": "h8", "brok": "e5"})
    acts(state, "moogh", Act.LOOK)
    assert facing(state) == "south", "three on corners: nobody seen"
    state = scene(MOOGH, people={"urga": "e7", "sela": "h6", "brok": "g8"})
    acts(state, "moogh", Act.LOOK)
    assert facing(state) == "north"


@pytest.mark.parametrize(("face", "way"), [("bars", "north"), ("chevron", "south"), ("cross", "south")])
def test_m44_right_is_the_beasts_right(face: str, way: str) -> None:
    state = scene(beast("moogh", "f7", "west"), people={"urga": "f9", "sela": "g4"})
    acts(state, "moogh", Act.LOOK, dice=[face])
    assert facing(state) == way


@pytest.mark.parametrize(
    ("space", "way"), [("f9", "north"), ("i8", "north"), ("i5", "south"), ("j7", "east"), ("e5", "south")]
)
def test_m38_a_beast_facing_east_turns_by_its_own_lanes(space: str, way: str) -> None:
    state = scene(beast("moogh", "f7", "east"), people={"brok": space})
    count = dice_for(state, 1, icon("taunt 4 chevron far"), "moogh")
    does(state, "brok", "taunt 4 chevron far", "moogh", dice=["chevron"] * count)
    assert facing(state) == way


# -- what waits, who is where ------------------------------------------------------------------------------------------


def test_m64_m12_a_tiger_hurt_before_the_trap_acts_before_the_beast_on_it() -> None:
    state = scene(beast("moogh", "f7", health=6), beast("smilodon", "g8"), on=board({"h8": "tree"}), traps={"f9": 0})
    events = acts(state, "moogh", Act.FORWARD, 3, dice=["h7"])
    assert [one.beast for one in told(events, Acted)][:3] == ["moogh", "smilodon", "moogh"]
    assert cells(state)[0] == "f11", "stopped on the trap, then row 2: two forward"


def test_m14_the_second_trap_lies_on_if_the_first_killed() -> None:
    state = scene(beast("moogh", "f7", health=1), beast("smilodon", "b10"), traps={"f8": 0, "g8": 1})
    acts(state, "moogh", Act.FORWARD, 2)
    assert (state.points, len(state.traps)) == ([3, 0], 1)


def test_m20_m65_at_the_top_row_an_injury_moves_the_disc_right() -> None:
    state = scene(MOOGH, beast("smilodon", "e7", rage=4))
    state.column[1] = 3
    acts(state, "moogh", Act.ATTACK, 1, dice=["chevron"])
    assert (state.rage[1], state.column[1], state.health[1]) == (4, 0, 2)
    state = scene(MOOGH, beast("smilodon", "g8", rage=4), traps={"h8": 0})
    acts(state, "moogh", Act.FORWARD)
    assert (state.rage[1], state.column[1], state.points) == (4, 1, [1, 0])


def test_m22_a_beast_half_outside_bites_claws_and_attacks_inside_alone() -> None:
    state = scene(MOOGH, people={"urga": "e12", "sela": "f11", "oku": "e11"}, order="moogh sela urga oku")
    half_out(state, "moogh", -1, 5)
    acts(state, "moogh", Act.BITE)
    acts(state, "moogh", Act.CLAW, answers=["cube oku 1"])
    assert [is_hurt(state, one) for one in ("urga", "sela", "oku")] == [False, False, True]
    acts(state, "moogh", Act.ATTACK, 1, dice=["chevron"], answers=["cube urga 1"])
    assert is_hurt(state, "urga")


def test_m21_a_big_beast_with_two_cells_in_the_section_takes_one_injury_and_the_attacker_none() -> None:
    state = scene(MOOGH, beast("rhino", "d7"))
    acts(state, "moogh", Act.ATTACK, 1, dice=["chevron"])
    assert (list(state.health), state.rage[1]) == ([3, 2], 2)


def test_m38_a_small_beast_has_one_lane() -> None:
    for space, way in (("f9", "north"), ("g8", "east"), ("g6", "east"), ("e6", "west"), ("d7", "west")):
        state = scene(beast("smilodon", "f7"), people={"brok": space})
        count = dice_for(state, 1, icon("taunt 8 chevron far"), "smilodon")
        does(state, "brok", "taunt 8 chevron far", "smilodon", dice=["chevron"] * count)
        assert facing(state, "smilodon") == way, space


def test_m23_the_rider_of_a_slain_beast_may_stand_where_it_stood_and_no_trap_is_free() -> None:
    state = scene(
        beast("moogh", "f7", health=1), beast("smilodon", "b10"), people={"urga": "on moogh"}, traps={"g8": 0}
    )
    twin = state.copy()
    acts(twin, "moogh", Act.FORWARD, 1, answers=["land g8"])
    assert where(twin, "urga") == "g8", "the trap is gone with it"


def test_m17_a_crowd_is_pushed_apart_without_a_chain() -> None:
    """Urga crashes into sela, who stands firm; the next step meets sela no more."""
    state = scene(MOOGH, people={"urga": "f8", "sela": "e8"}, order="urga moogh")
    state.acted[0], state.marker = 1, 1
    acts(state, "moogh", Act.FORWARD, 2, answers=["land e9"])
    assert (where(state, "urga"), where(state, "sela"), is_hurt(state, "sela")) == ("e9", "e8", False)


def test_m19_a_boulder_or_somebody_below_the_cliff_makes_it_a_crash() -> None:
    for below in ("boulder", "person"):
        land = board({"h8": "boulder"} if below == "boulder" else {}, high=EAST_LOW)
        people = {"urga": "g8"} | ({"sela": "h8"} if below == "person" else {})
        state = scene(MOOGH, on=land, people=people, order="urga moogh")
        state.acted[0], state.marker = 1, 1
        acts(state, "moogh", Act.FORWARD)
        assert (is_out(state, "urga"), is_hurt(state, "urga"), where(state, "urga")) == (False, True, "g9")
