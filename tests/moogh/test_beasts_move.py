"""Beasts on the move: obstacles, pushes, falls, escapes, traps under them."""

from __future__ import annotations

import pytest

from game.core.dice import setting_up
from game.moogh.events import Crashed, Died, Fled, Injured, KnockedOut, Scored, Strode
from game.moogh.pieces import Act
from tests.moogh.scenes import (
    HIT4,
    MOOGH,
    RULES,
    acts,
    beast,
    board,
    cells,
    does,
    facing,
    half_out,
    has_token,
    hunt,
    is_hurt,
    is_out,
    scene,
    told,
    where,
)


def test_the_rulebooks_example_of_a_movement() -> None:
    """Three spaces, a boulder after two; the character is pushed left into a boulder, injured, and put beside it."""
    land = {"f10": "boulder", "e8": "boulder"}
    state = scene(MOOGH, on=board(land), people={"urga": "f8"}, order="moogh urga")
    events = acts(state, "moogh", Act.FORWARD, 3, answers=["cube urga 2", "land d8"])
    assert cells(state) == ["f9", "g9", "f8", "g8"]
    assert where(state, "urga") == "d8"
    assert is_hurt(state, "urga")
    assert has_token(state, "urga")
    assert [(one.points, one.why) for one in told(events, Scored)] == [(1, "injury")]


@pytest.mark.parametrize(
    ("what", "stops"), [("boulder", True), ("tree", True), ("bush", False), ("hut", False), ("water", False)]
)
def test_m48_m61_boulders_and_trees_stop_a_beast_and_nothing_else_on_the_ground_does(what: str, *, stops: bool) -> None:
    state = scene(MOOGH, on=board({"g9": what}))
    acts(state, "moogh", Act.FORWARD, 3)
    assert cells(state)[0] == ("f8" if stops else "f10")


def test_m47_big_beasts_stop_each_other_and_a_small_one_stops_at_a_big_one() -> None:
    state = scene(beast("moogh", "f5"), beast("rhino", "g8"), beast("smilodon", "h5"))
    acts(state, "moogh", Act.FORWARD, 3)
    assert cells(state)[0] == "f6"
    acts(state, "smilodon", Act.FORWARD, 4)
    assert cells(state, "smilodon") == ["h6"]


def test_a_beast_goes_backward_without_turning() -> None:
    state = scene(MOOGH)
    acts(state, "moogh", Act.BACKWARD, 2)
    assert cells(state)[0] == "f5"
    assert facing(state) == "north"


@pytest.mark.parametrize(("start", "goal"), [("f8", "e8"), ("g8", "h8")])
def test_m16_a_big_beast_pushes_to_the_side_of_the_lane(start: str, goal: str) -> None:
    state = scene(MOOGH, people={"urga": start})
    acts(state, "moogh", Act.FORWARD, 2)
    assert where(state, "urga") == goal
    assert not is_hurt(state, "urga")


@pytest.mark.parametrize(("start", "goal"), [("f5", "e5"), ("g5", "h5")])
def test_m16_left_and_right_are_those_of_the_facing_backward_too(start: str, goal: str) -> None:
    state = scene(MOOGH, people={"urga": start})
    acts(state, "moogh", Act.BACKWARD)
    assert where(state, "urga") == goal


@pytest.mark.parametrize(("face", "goal"), [("bars", "h8"), ("chevron", "f8"), ("cross", "f8")])
def test_m16_a_small_beast_pushes_by_a_die(face: str, goal: str) -> None:
    state = scene(beast("smilodon", "g7"), people={"urga": "g8"})
    acts(state, "smilodon", Act.FORWARD, dice=[face])
    assert where(state, "urga") == goal


def test_m16_the_left_lane_is_cleared_first() -> None:
    state = scene(MOOGH, people={"urga": "g8", "sela": "f8"})
    moved = [one.person for one in acts(state, "moogh", Act.FORWARD) if hasattr(one, "person")]
    assert moved == ["sela", "urga"]


@pytest.mark.parametrize("what", ["boulder", "person", "beast", "cliff", "edge"])
def test_m17_a_character_pushed_into_something_is_injured_and_put_beside_it(what: str) -> None:
    """The thing that it ran into takes no harm. Its owner picks the space."""
    shift = what == "edge"
    start, goal = ("a8", "") if shift else ("f8", "e8")
    land = board({"e8": "boulder"} if what == "boulder" else {}, high="e8" if what == "cliff" else "")
    others = [beast("smilodon", "e8")] if what == "beast" else []
    people = {"urga": start} | ({"sela": goal} if what == "person" else {})
    state = scene(beast("moogh", "a7" if shift else "f7"), *others, on=land, people=people, order="moogh urga")
    events = acts(state, "moogh", Act.FORWARD, answers=["cube urga 1"] if shift else ["cube urga 1", "land e9"])
    assert [(one.into, one.why) for one in told(events, Crashed)] == [(what, "push")]
    assert is_hurt(state, "urga")
    assert not is_hurt(state, "sela")
    assert state.health[-1] == 3


def test_m18_m66_the_nearest_free_space_leaves_out_what_the_beast_may_still_enter_traps_and_people() -> None:
    land = board({"e8": "boulder", "e9": "boulder", "d9": "boulder"})
    state = scene(MOOGH, on=land, people={"urga": "f8", "sela": "d8"}, traps={"d7": 0}, order="moogh urga")
    assert where(state, "urga") == "f8"
    acts(state, "moogh", Act.FORWARD, 3, answers=["cube urga 1"])
    assert where(state, "urga") == "e7"
    assert cells(state)[0] == "f10"


def test_m66_a_free_space_is_on_the_level_from_which_the_blocked_one_was_entered() -> None:
    """d7 to d9 are nearest, but they are above."""
    state = scene(MOOGH, on=board({"e8": "boulder"}, high="d e9"), people={"urga": "f8"}, order="moogh urga")
    acts(state, "moogh", Act.FORWARD, 2, answers=["cube urga 1"])
    assert where(state, "urga") == "e7"


def test_m66_m94_where_only_the_beasts_way_is_free_that_does_not_count_and_the_movement_ends() -> None:
    walls = dict.fromkeys(
        ("e6", "e7", "e8", "e9", "h6", "h7", "h8", "h9", "f9", "g9", "e5", "f5", "g5", "h5"), "boulder"
    )
    high = " ".join(f"{column}{row}" for column in "abcdefghijkl" for row in (1, 2, 3, 4, 10, 11, 12))
    high += " a b c d i j k l"
    state = scene(MOOGH, on=board(walls, high=high), people={"urga": "f8"}, order="moogh urga")
    acts(state, "moogh", Act.FORWARD, answers=["cube urga 1"])
    assert where(state, "urga") == "g8"
    assert cells(state)[0] == "f7", "somebody stands in the way for good"


def test_m19_a_character_pushed_over_a_cliff_is_knocked_out_though_unhurt_before() -> None:
    state = scene(MOOGH, on=board(high="f g h i j k l"), people={"urga": "f8"})
    events = acts(state, "moogh", Act.FORWARD, 2)
    assert is_out(state, "urga")
    assert [(one.points, one.why) for one in told(events, Scored)] == [(1, "knocked-out")]
    assert told(events, KnockedOut)[0].ruling == "M19"


def test_m19_m28_with_a_token_and_bars_it_stays_above_outside_the_beasts_path() -> None:
    state = scene(MOOGH, on=board(high="f g h i j k l"), people={"urga": "f8"}, tokens="urga")
    acts(state, "moogh", Act.FORWARD, 2, dice=["bars"], answers=["save", "land g10"])
    assert where(state, "urga") == "g10"
    assert not is_hurt(state, "urga")
    assert not has_token(state, "urga")


def test_m20_m64_a_big_beast_pushes_a_small_one_into_a_tree_and_goes_on_before_that_one_acts() -> None:
    """Health less one, the disc up, its landed action after the third step; nobody scores."""
    state = scene(MOOGH, beast("smilodon", "g8", health=2), on=board({"h8": "tree"}))
    events = acts(state, "moogh", Act.FORWARD, 3, dice=["h7"])
    assert cells(state)[0] == "f10"
    assert (state.health[1], state.rage[1]) == (1, 2)
    assert not told(events, Scored)
    kinds = [type(one).__name__ for one in events]
    assert kinds[-2:] == ["Acted", "Turned"], "its look for a target comes last"
    assert kinds.count("Strode") == 3


def test_m20_at_the_top_row_the_disc_goes_one_step_right() -> None:
    state = scene(MOOGH, beast("smilodon", "g8", rage=4), on=board({"h8": "tree"}))
    acts(state, "moogh", Act.FORWARD, dice=["h7"])
    assert (state.rage[1], state.column[1]) == (4, 1)


def test_m17_a_smilodon_pushed_at_the_boards_edge_is_hurt_and_still_in_play() -> None:
    state = scene(beast("moogh", "k7"), beast("smilodon", "l8", health=2))
    acts(state, "moogh", Act.FORWARD)
    assert (state.health[1], cells(state, "smilodon")) == (1, ["l9"])


def test_m20_a_small_beast_that_dies_of_a_push_counts_as_killed_and_pays_nobody() -> None:
    state = scene(MOOGH, beast("smilodon", "g8", health=1), on=board({"h8": "boulder"}))
    events = acts(state, "moogh", Act.FORWARD)
    assert told(events, Died) == [Died("smilodon", "push", "M20")]
    assert not told(events, Scored)
    assert cells(state, "smilodon") == []


@pytest.mark.parametrize("who", ["person", "beast"])
def test_m17_a_small_beast_pushed_at_somebody_is_only_put_aside(who: str) -> None:
    others = [beast("smilodon", "h8", name="second")] if who == "beast" else []
    people = {"urga": "h8"} if who == "person" else {}
    state = scene(MOOGH, beast("smilodon", "g8"), *others, people=people)
    acts(state, "moogh", Act.FORWARD, dice=["i8"])
    assert cells(state, "smilodon") == ["i8"]
    assert state.health[1] == 3


def test_m19_m24_a_small_beast_pushed_over_a_cliff_is_dead() -> None:
    state = scene(MOOGH, beast("smilodon", "g8"), on=board(high="a b c d e f g"))
    assert told(acts(state, "moogh", Act.FORWARD), Died) == [Died("smilodon", "fall", "M24")]


def test_m65_a_small_beast_pushed_onto_a_trap() -> None:
    """The trap is gone, its maker scores, health is one less, and it acts when the pusher is done."""
    state = scene(MOOGH, beast("smilodon", "g8", health=2), traps={"h8": 1})
    events = acts(state, "moogh", Act.FORWARD, 2)
    assert not state.traps
    assert [(one.side, one.points) for one in told(events, Scored)] == [(1, 1)]
    assert (state.health[1], state.rage[1]) == (1, 2)
    assert cells(state)[0] == "f9", "the pusher is not stopped"


# -- leaving and falling -----------------------------------------------------------------------------------------------


def test_m22_m48_a_beast_half_out_stays_in_play_and_leaves_with_its_last_cell() -> None:
    state = scene(beast("moogh", "f12"))
    acts(state, "moogh", Act.FORWARD, 1)
    assert cells(state) == ["f12", "g12"]
    events = acts(state, "moogh", Act.FORWARD, 3)
    assert told(events, Fled) == [Fled("moogh")]
    assert state.fled
    assert all(card < 50 for card in state.order), "M62: its cards leave with it"


def test_m22_half_out_it_seeks_no_other_way_and_sees_nobody_outside() -> None:
    state = scene(MOOGH, people={"urga": "a12"})
    half_out(state, "moogh", -1, 5)
    acts(state, "moogh", Act.SEEK)
    assert facing(state) == "north"
    acts(state, "moogh", Act.LOOK)
    assert facing(state) == "west", "its southern lane is inside"
    acts(state, "moogh", Act.UTURN)
    assert facing(state) == "east"


def test_m22_half_out_it_can_be_stabbed_on_its_cells_inside() -> None:
    state = scene(MOOGH, people={"urga": "e12"})
    half_out(state, "moogh", -1, 5)
    does(state, "urga", "stab 4 chevron", "moogh", dice=HIT4, answers=[])
    assert state.health[0] == 2


def test_m23_the_rider_of_a_beast_that_leaves_is_put_on_the_nearest_free_space_unhurt() -> None:
    state = scene(beast("moogh", "f12"), people={"urga": "on moogh"})
    acts(state, "moogh", Act.FORWARD, 2, answers=["land g12"])
    assert where(state, "urga") == "g12"
    assert not is_hurt(state, "urga")


def test_m24_m95_a_moogh_whose_last_cell_comes_down_the_cliff_is_dead_and_its_rider_hurt_below() -> None:
    land = board(high="a b c d e f g")
    state = scene(beast("moogh", "f7", "east"), on=land, people={"urga": "on moogh"}, order="moogh urga")
    acts(state, "moogh", Act.FORWARD, 1)
    assert cells(state) == ["g7", "h7", "g6", "h6"], "half over the line it lives"
    acts(state, "moogh", Act.BACKWARD, 1)
    assert cells(state)[0] == "g7", "and goes up no more"
    events = acts(state, "moogh", Act.FORWARD, 2, answers=["cube urga 1", "land i6"])
    assert told(events, Died) == [Died("moogh", "fall", "M24")]
    assert [one.why for one in told(events, Scored)] == ["injury"], "nobody dealt the blow"
    assert where(state, "urga") == "i6"
    assert told(events, Injured)[0].why == "fall"


def test_m68_higher_ground_is_a_wall_to_a_beast_below_and_it_never_falls() -> None:
    state = scene(MOOGH, on=board(high="f9"))
    events = acts(state, "moogh", Act.FORWARD, 3)
    assert cells(state)[0] == "f8"
    assert not told(events, Died)


# -- traps -------------------------------------------------------------------------------------------------------------


def test_m12_m13_a_trap_stops_the_beast_pays_its_maker_and_sets_off_one_action() -> None:
    state = scene(MOOGH, traps={"g8": 1})
    events = acts(state, "moogh", Act.FORWARD, 3)
    assert told(events, Strode)[0].cells == ("f8", "g8", "f7", "g7")
    assert [(one.side, one.points, one.ruling) for one in told(events, Scored)] == [(1, 1, "M13")]
    assert (state.health[0], state.rage[0]) == (2, 2)
    assert cells(state)[0] == "f10", "the landed action is two forward"
    assert state.sprung[0] == 1


def test_m12_another_trap_met_by_that_action_does_the_same_again() -> None:
    state = scene(MOOGH, traps={"g8": 1, "f9": 0})
    events = acts(state, "moogh", Act.FORWARD, 3)
    assert (state.health[0], state.rage[0], cells(state)[0]) == (1, 3, "f8")
    assert [one.side for one in told(events, Scored)] == [1, 0]


def test_m14_two_traps_in_one_step_both_count_with_one_action_in_the_end() -> None:
    state = scene(MOOGH, traps={"g8": 1, "f8": 0})
    events = acts(state, "moogh", Act.FORWARD, 3)
    assert [one.side for one in told(events, Scored)] == [0, 1], "left lane first"
    assert (state.health[0], state.rage[0]) == (1, 3)
    assert [one.act for one in events if hasattr(one, "act")] == ["forward", "backward"]


def test_m13_a_trap_that_kills_pays_two_more_and_nobodys_trap_pays_nobody() -> None:
    state = scene(beast("moogh", "f7", health=1), traps={"g8": 1})
    assert sum(one.points for one in told(acts(state, "moogh", Act.FORWARD), Scored)) == 3
    state = scene(beast("moogh", "f7", health=1), on=board(traps="g8"))
    events = acts(state, "moogh", Act.FORWARD)
    assert not told(events, Scored)
    assert told(events, Died) == [Died("moogh", "trap", "M12")]


def test_m14_a_pushed_character_on_a_trap_is_hurt_and_the_beast_makes_all_its_steps() -> None:
    state = scene(MOOGH, people={"urga": "g8"}, traps={"h8": 0}, order="moogh urga")
    acts(state, "moogh", Act.FORWARD, 3, answers=["cube urga 1"])
    assert (where(state, "urga"), is_hurt(state, "urga")) == ("h8", True)
    assert not state.traps
    assert cells(state)[0] == "f10"


def test_m46_turning_needs_no_room_moves_nobody_and_springs_no_trap() -> None:
    state = scene(MOOGH, people={"urga": "h7"}, traps={"e7": 0})
    acts(state, "moogh", Act.UTURN)
    assert facing(state) == "south"
    assert where(state, "urga") == "h7"
    assert state.traps


def test_m76_no_beast_starts_on_a_trap() -> None:
    state = RULES.set_up(hunt(MOOGH, on=board(traps="f8")), 2, setting_up(1))
    RULES.audit(state)
    bad = RULES.set_up(hunt(MOOGH, on=board(traps="f7")), 2, setting_up(1))
    with pytest.raises(AssertionError, match="stands on a trap"):
        RULES.audit(bad)
