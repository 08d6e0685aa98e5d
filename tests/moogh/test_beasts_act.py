"""What beasts do where they stand: look about, turn, attack, shake; and the disc that tells them."""

from __future__ import annotations

import pytest

from game.moogh.around import SHAPES
from game.moogh.board import Facing
from game.moogh.events import Acted, Cast, Crashed, Died, Injured, Moved, Scored, TurnBegan
from game.moogh.land import STRIDE
from game.moogh.pieces import Act, Section
from tests.moogh.scenes import (
    HIT4,
    MOOGH,
    acts,
    beast,
    board,
    cells,
    facing,
    is_hurt,
    is_out,
    match,
    play,
    scene,
    told,
    where,
)

ALL_AROUND = "e8 f8 g8 h8 e7 h7 e6 h6 e5 f5 g5 h5"
"""The twelve spaces around a big beast at f7."""


# -- around the beast --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("size", "front", "sides"), [(2, 4, 4), (1, 3, 2)])
@pytest.mark.parametrize("way", list(Facing))
def test_a_big_beast_has_twelve_spaces_around_it_and_a_small_one_eight(
    size: int, front: int, sides: int, way: Facing
) -> None:
    shape = SHAPES[size][way]
    counts = [list(shape.section.values()).count(one) for one in (Section.FRONT, Section.SIDES, Section.BACK)]
    assert counts == [front, sides, front]
    assert len(shape.corners) == 4


def test_the_front_lies_where_the_beast_faces() -> None:
    fronts = [{offset for offset, one in SHAPES[1][way].section.items() if one is Section.FRONT} for way in Facing]
    assert fronts[Facing.NORTH] == {-STRIDE - 1, -STRIDE, -STRIDE + 1}
    assert fronts[Facing.EAST] == {-STRIDE + 1, 1, STRIDE + 1}
    assert fronts[Facing.SOUTH] == {STRIDE - 1, STRIDE, STRIDE + 1}
    assert fronts[Facing.WEST] == {-STRIDE - 1, -1, STRIDE - 1}


# -- seek freedom, look ------------------------------------------------------------------------------------------------


def test_the_rulebooks_example_of_seek_freedom() -> None:
    """One free space ahead, two left and two right: it cannot decide and turns round."""
    land = {"f9": "boulder", "c7": "boulder", "j6": "boulder"}
    state = scene(MOOGH, on=board(land))
    acts(state, "moogh", Act.SEEK)
    assert facing(state) == "south"


@pytest.mark.parametrize(
    ("land", "way"),
    [
        ({}, "west"),
        ({"a7": "tree"}, "south"),
        ({"c6": "boulder"}, "south"),
        ({"b6": "boulder", "j7": "tree", "f12": "boulder"}, "north"),
        ({"e7": "boulder", "h7": "boulder"}, "north"),
        ({"e7": "boulder", "h7": "boulder", "g8": "tree"}, "south"),
        ({"e6": "boulder", "f10": "tree"}, "east"),
    ],
)
def test_m43_it_turns_to_the_longest_way_by_the_worse_lane_and_a_tie_turns_it_round(
    land: dict[str, str], way: str
) -> None:
    """Ahead and right are five spaces each, left is five from column f as well: so a6 to e7."""
    state = scene(MOOGH, on=board(land))
    if not land:
        state = scene(beast("moogh", "g7"), on=board(land))
    acts(state, "moogh", Act.SEEK)
    assert facing(state) == way


def test_m43_people_small_beasts_and_drops_are_no_obstacles_big_beasts_and_higher_ground_are() -> None:
    low = board(high="a b c d e f g h i j k l")
    state = scene(beast("moogh", "g7"), beast("smilodon", "c7"), on=low, people={"urga": "e6"})
    acts(state, "moogh", Act.SEEK)
    assert facing(state) == "west"
    for other, land in (([beast("rhino", "b7")], board()), ([], board(high="b"))):
        state = scene(beast("moogh", "g7"), *other, on=land)
        acts(state, "moogh", Act.SEEK)
        assert facing(state) == "north"
    drop = board(high="c d e f g h i j k l")
    state = scene(beast("moogh", "g7"), on=drop)
    acts(state, "moogh", Act.SEEK)
    assert facing(state) == "west"


@pytest.mark.parametrize(
    ("people", "land", "dice", "way"),
    [
        ({"urga": "c7", "sela": "g12"}, {}, [], "west"),
        ({"urga": "j6"}, {}, [], "east"),
        ({"urga": "f10", "sela": "d6"}, {}, [], "west"),
        ({"urga": "f9", "sela": "d6"}, {}, [], "north"),
        ({"urga": "d7", "sela": "i6"}, {}, ["bars"], "east"),
        ({"urga": "d7", "sela": "i6"}, {}, ["chevron"], "west"),
        ({"urga": "d7", "sela": "i6"}, {}, ["cross"], "west"),
        ({"urga": "f4"}, {}, [], "south"),
        ({"urga": "a12"}, {}, [], "south"),
        ({"urga": "c7", "sela": "k7"}, {"d7": "boulder"}, [], "east"),
        ({"urga": "c7"}, {"d6": "boulder"}, [], "west"),
    ],
)
def test_m44_it_turns_to_the_nearest_character_that_it_sees(
    people: dict[str, str], land: dict[str, str], dice: list[str], way: str
) -> None:
    others = {"urga": "a1", "brok": "b1", "sela": "c1", "oku": "d1"}
    state = scene(MOOGH, on=board(land), people=others | people)
    acts(state, "moogh", Act.LOOK, dice=dice)
    assert facing(state) == way


def test_m44_riders_and_the_hidden_are_not_seen() -> None:
    state = scene(MOOGH, beast("smilodon", "f9"), people={"urga": "on smilodon", "sela": "d7"})
    acts(state, "moogh", Act.LOOK)
    assert facing(state) == "west"
    state.facing[0] = Facing.NORTH
    state.fresh[2] = 8
    acts(state, "moogh", Act.LOOK)
    assert facing(state) == "south"


def test_m45_trample_looks_first_and_goes_then_even_after_a_u_turn() -> None:
    state = scene(MOOGH, people={"urga": "c7"})
    acts(state, "moogh", Act.TRAMPLE, 3)
    assert (facing(state), cells(state)[0]) == ("west", "c7")
    assert where(state, "urga") == "c8", "facing west its right lane is the northern one"
    state = scene(MOOGH)
    acts(state, "moogh", Act.TRAMPLE, 2)
    assert (facing(state), cells(state)[0]) == ("south", "f5")


@pytest.mark.parametrize(("face", "way"), [("bars", "east"), ("chevron", "west"), ("cross", "north")])
def test_a_random_turn(face: str, way: str) -> None:
    state = scene(MOOGH)
    acts(state, "moogh", Act.RANDOM, dice=[face])
    assert facing(state) == way


def test_a_u_turn_turns_the_beast_card_with_it_and_sleep_does_nothing() -> None:
    state = scene(MOOGH)
    acts(state, "moogh", Act.UTURN)
    assert facing(state) == "south"
    before = state.copy()
    assert [type(one) for one in acts(state, "moogh", Act.SLEEP)] == [Acted]
    assert state == before


# -- attacks -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("face", "hit"), [("bars", "e8 f8 g8 h8"), ("chevron", "e7 h7 e6 h6"), ("cross", "e5 f5 g5 h5")]
)
def test_an_attack_injures_everybody_in_the_section_that_its_die_names(face: str, hit: str) -> None:
    for space in ALL_AROUND.split():
        state = scene(MOOGH, people={"urga": space}, order="moogh urga")
        acts(state, "moogh", Act.ATTACK, dice=[face], answers=["cube urga 1"] if space in hit else [])
        assert is_hurt(state, "urga") == (space in hit.split()), space


def test_attacks_come_one_after_the_other_and_a_second_injury_knocks_out() -> None:
    state = scene(MOOGH, people={"urga": "f8"}, order="moogh urga")
    acts(state, "moogh", Act.ATTACK, 2, dice=["bars", "bars"], answers=["cube urga 1", "yield"])
    assert is_out(state, "urga")


def test_m29_the_new_token_may_serve_against_the_second_injury_of_the_same_action() -> None:
    state = scene(MOOGH, people={"urga": "f8"}, order="moogh urga")
    acts(state, "moogh", Act.ATTACK, 2, dice=["bars", "bars", "bars"], answers=["cube urga 1", "save"])
    assert not is_out(state, "urga")


def test_m21_an_attack_injures_other_beasts_once_each_and_they_act_afterwards() -> None:
    state = scene(MOOGH, beast("rhino", "e9"), beast("smilodon", "g8", health=1))
    events = acts(state, "moogh", Act.ATTACK, dice=["bars"])
    assert (state.health[1], state.rage[1]) == (2, 2), "two of its cells are in the section"
    assert told(events, Died) == [Died("smilodon", "attack", "M21")]
    assert not told(events, Scored)
    assert [(one.beast, one.act) for one in told(events, Acted)] == [("moogh", "attack"), ("rhino", "sleep")]


def test_m77_injuries_come_in_turn_order_from_the_marker_on() -> None:
    state = scene(MOOGH, people={"urga": "f8", "sela": "g8"}, order="urga moogh sela")
    state.marker, state.acted[0] = 1, 1
    events = acts(state, "moogh", Act.ATTACK, dice=["bars"], answers=["cube sela 1"])
    assert [one.person for one in told(events, Injured)] == ["sela", "urga"]


@pytest.mark.parametrize(("kind", "hit"), [(Act.BITE, "f8 g8"), (Act.CLAW, "e8 h8 e5 h5"), (Act.TAIL, "e5 f5 g5 h5")])
def test_bite_claw_and_tail_swipe_reach_their_spaces_alone(kind: Act, hit: str) -> None:
    for space in ALL_AROUND.split():
        state = scene(MOOGH, people={"urga": space}, order="moogh urga")
        acts(state, "moogh", kind, answers=["cube urga 1"] if space in hit else [])
        assert is_hurt(state, "urga") == (space in hit.split()), space


@pytest.mark.parametrize(("kind", "hit"), [(Act.BITE, 1), (Act.CLAW, 4), (Act.TAIL, 3)])
def test_a_small_beast_has_one_space_four_corners_and_three_at_its_back(kind: Act, hit: int) -> None:
    found = 0
    for space in ("f8", "g8", "h8", "f7", "h7", "f6", "g6", "h6"):
        state = scene(beast("smilodon", "g7"), people={"urga": space})
        state.acted[0] = 1
        acts(state, "smilodon", kind)
        found += is_hurt(state, "urga")
    assert found == hit


@pytest.mark.parametrize("kind", [Act.BITE, Act.CLAW, Act.TAIL])
def test_m36_none_of_them_hurts_beasts_or_riders(kind: Act) -> None:
    state = scene(MOOGH, beast("smilodon", "f8"), beast("rhino", "h4"), people={"urga": "on smilodon"})
    acts(state, "moogh", kind)
    assert list(state.health) == [3, 3, 3]
    assert not is_hurt(state, "urga")


def test_m67_attacks_work_across_a_cliff_line() -> None:
    state = scene(MOOGH, on=board(high="f g h i j k l"), people={"urga": "e7"}, order="moogh urga")
    acts(state, "moogh", Act.ATTACK, dice=["chevron"], answers=["cube urga 1"])
    assert is_hurt(state, "urga")


# -- shake -------------------------------------------------------------------------------------------------------------


def test_m49_shake_without_a_rider_does_nothing() -> None:
    state = scene(beast("moogh", "f7", rage=3))
    assert [type(one) for one in acts(state, "moogh", Act.SHAKE)] == [Acted]


@pytest.mark.parametrize(
    ("face", "row", "goal"),
    [
        ("bars", "row front", "i7"),
        ("bars", "row back", "i6"),
        ("chevron", "row front", "d7"),
        ("cross", "row left", "f9"),
        ("cross", "row right", "g9"),
    ],
)
def test_m49_m11_the_rider_flies_as_far_as_the_row_has_arrows_in_the_row_of_its_choice(
    face: str, row: str, goal: str
) -> None:
    state = scene(beast("moogh", "f7", rage=3), people={"urga": "on moogh"})
    events = acts(state, "moogh", Act.SHAKE, dice=[face], answers=[row])
    assert where(state, "urga") == goal
    assert not is_hurt(state, "urga")
    assert [one.why for one in told(events, Moved)] == ["flight"]


def test_m49_a_small_beast_has_one_row_and_asks_nobody() -> None:
    state = scene(beast("smilodon", "f7", rage=3), people={"urga": "on smilodon"})
    acts(state, "smilodon", Act.SHAKE, dice=["bars"])
    assert where(state, "urga") == "h7"


@pytest.mark.parametrize(
    ("into", "goal"), [("boulder", "h7"), ("person", "h7"), ("beast", "h7"), ("cliff", "h7"), ("higher", "h7")]
)
def test_m49_what_bars_the_flight_injures_on_the_last_space_reached(into: str, goal: str) -> None:
    """Two to the right: one space, then something. A cliff line stops either way, and nobody is knocked out."""
    high = {"cliff": "a b c d e f g h", "higher": "i"}.get(into, "")
    land = board({"i7": "boulder"} if into == "boulder" else {}, high=high)
    others = [beast("smilodon", "i7")] if into == "beast" else []
    people = {"urga": "on moogh"} | ({"sela": "i7"} if into == "person" else {})
    state = scene(beast("moogh", "f7", rage=3), *others, on=land, people=people, order="moogh urga")
    events = acts(state, "moogh", Act.SHAKE, dice=["bars"], answers=["row front", "cube urga 1"])
    assert (where(state, "urga"), is_hurt(state, "urga")) == (goal, True)
    assert told(events, Crashed)[0].why == "shake"


def test_m49_barred_at_once_it_is_put_nearest_to_the_barred_space() -> None:
    land = board({"h7": "boulder"})
    state = scene(beast("moogh", "f7", rage=3), on=land, people={"urga": "on moogh"}, order="moogh urga")
    acts(state, "moogh", Act.SHAKE, dice=["bars"], answers=["row front", "cube urga 1", "land i8"])
    assert where(state, "urga") == "i8"


def test_m49_the_last_space_of_the_board_is_no_crash_and_one_more_is() -> None:
    state = scene(beast("moogh", "i7", rage=3), people={"urga": "on moogh"})
    acts(state, "moogh", Act.SHAKE, dice=["bars"], answers=["row front"])
    assert (where(state, "urga"), is_hurt(state, "urga")) == ("l7", False)
    state = scene(beast("moogh", "j7", rage=3), people={"urga": "on moogh"}, order="moogh urga")
    acts(state, "moogh", Act.SHAKE, dice=["bars"], answers=["row front", "cube urga 1"])
    assert (where(state, "urga"), is_hurt(state, "urga")) == ("l7", True)


def test_m49_only_the_landing_matters_a_trap_there_injures_and_water_rolls_nothing() -> None:
    water = board({"h7": "water", "i7": "water"})
    state = scene(beast("moogh", "f7", rage=3), on=water, people={"urga": "on moogh"}, traps={"h7": 0})
    acts(state, "moogh", Act.SHAKE, dice=["bars"], answers=["row front"])
    assert (where(state, "urga"), is_hurt(state, "urga")) == ("i7", False)
    state = scene(beast("moogh", "f7", rage=3), people={"urga": "on moogh"}, traps={"i7": 0}, order="moogh urga")
    acts(state, "moogh", Act.SHAKE, dice=["bars"], answers=["row front", "cube urga 1"])
    assert (where(state, "urga"), is_hurt(state, "urga")) == ("i7", True)


@pytest.mark.parametrize(("face", "stays"), [("bars", True), ("chevron", False), ("cross", False)])
def test_a_token_and_bars_hold_the_rider_on_top(face: str, *, stays: bool) -> None:
    state = scene(beast("moogh", "f7", rage=3), people={"urga": "on moogh"}, tokens="urga")
    dice, answers = ([face], ["stay"]) if stays else ([face, "bars"], ["stay", "row front"])
    acts(state, "moogh", Act.SHAKE, dice=dice, answers=answers)
    assert (where(state, "urga") == "on moogh") == stays
    assert not state.tokens[0]


# -- the disc ----------------------------------------------------------------------------------------------------------


def test_a_beasts_turn_has_as_many_actions_as_its_row_has_arrows_each_a_step_of_the_disc() -> None:
    """Row 3 has two arrows: from the last column to the first (backward), then the second (trample)."""
    state = scene(beast("moogh", "f7", rage=3), order="moogh urga")
    state.column[0] = 3
    one = match(state)
    assert one.decision is not None
    assert [(event.act, event.count) for event in told(one.opening, Acted)] == [("backward", 1), ("trample", 2)]
    assert one.state.column[0] == 1
    assert told(one.opening, TurnBegan)[0] == TurnBegan("moogh", 2)


def test_m12_a_trap_ends_the_beasts_turn_after_its_one_action() -> None:
    state = scene(beast("moogh", "f7", rage=3), order="moogh urga", traps={"g5": 1})
    state.column[0] = 3
    one = match(state, dice=["chevron"])
    acted = [event.act for event in told(one.opening, Acted)]
    assert acted == ["backward", "trample"], "the landed action on row 4, but not the turn's second"
    assert one.state.rage[0] == 4
    assert one.state.column[0] == 0


def test_m10_a_hits_reaction_does_not_count_against_the_beasts_turn() -> None:
    state = scene(MOOGH, people={"urga": "e7"}, order="urga moogh brok")
    one = match(state, dice=HIT4)
    events = play(one, "stab moogh", "end")
    assert [event.act for event in told(events, Acted)] == ["forward", "random"]


def test_m79_what_a_beast_would_have_done_that_is_gone_is_lost() -> None:
    """Trample: it springs a trap on its first step and dies of it, so the second step never comes."""
    state = scene(beast("moogh", "f7", health=1), people={"urga": "f12"}, traps={"f8": 1}, order="moogh urga")
    events = acts(state, "moogh", Act.TRAMPLE, 3)
    assert cells(state) == []
    assert len(told(events, Acted)) == 1


def test_dice_of_beasts_are_told_apart_m80() -> None:
    state = scene(MOOGH)
    assert told(acts(state, "moogh", Act.RANDOM, dice=["cross"]), Cast) == [Cast("moogh", "random-turn", "cross")]
