"""What characters do: moving, attacks, traps, climbing, healing, sedating, taunting, thinking."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from game.core.decision import IllegalCommand
from game.moogh.characters import Deed
from game.moogh.deeds import dice_for, targets
from game.moogh.events import Acted, BeastHit, IdeasDrawn, Rolled, Scored, Tried
from game.moogh.ideas import usable
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
    from game.moogh.state import State

STAB, THROW = "stab 4 chevron", "throw 4 chevron far"


def goals(state: State, name: str, deed: Deed) -> list[str]:
    return sorted(targets(state, state.box.person(name), deed))


# -- move --------------------------------------------------------------------------------------------------------------


def test_m25_a_step_goes_to_any_space_around_that_nothing_bars() -> None:
    land = board({"c4": "boulder", "d4": "tree", "e4": "bush", "c3": "hut"}, high="e3 e2")
    state = scene(beast("smilodon", "c2"), on=land, people={"urga": "d3", "brok": "d2"})
    assert goals(state, "urga", Deed.MOVE) == ["c3", "d4", "e4"]


def test_m25_between_two_barred_spaces_a_diagonal_is_open() -> None:
    state = scene(beast("moogh", "k12"), on=board({"d4": "boulder", "e3": "boulder"}), people={"urga": "d3"})
    assert "e4" in goals(state, "urga", Deed.MOVE)


def test_a_move_goes_two_spaces_and_may_end_before() -> None:
    one = match(scene(MOOGH, people={"urga": "c3"}, order="urga"))
    play(one, "move c4", "on c5")
    assert where(one.state, "urga") == "c5"
    one = match(scene(MOOGH, people={"urga": "c3"}, order="urga"))
    play(one, "move c4", "stop")
    assert where(one.state, "urga") == "c4"


@pytest.mark.parametrize("ground", ["water", "mud"])
@pytest.mark.parametrize(("face", "ends"), [("bars", False), ("chevron", False), ("cross", True)])
def test_m25_water_and_mud_are_rolled_for_at_each_entering(ground: str, face: str, *, ends: bool) -> None:
    state = scene(MOOGH, on=board({"c4": ground}), people={"urga": "c3"})
    does(state, "urga", "move", "c4", dice=[face], answers=[] if ends else ["on c5"])
    assert where(state, "urga") == ("c4" if ends else "c5")


def test_m27_a_token_rolls_the_die_for_water_again() -> None:
    state = scene(MOOGH, on=board({"c4": "water"}), people={"urga": "c3"}, tokens="urga")
    does(state, "urga", "move", "c4", dice=["cross", "bars"], answers=["reroll", "on c5"])
    assert (where(state, "urga"), has_token(state, "urga")) == ("c5", False)


def test_m92_no_die_for_water_where_the_movement_ends_anyway() -> None:
    state = scene(MOOGH, on=board({"c5": "mud"}), people={"urga": "c3"})
    does(state, "urga", "move", "c4", answers=["on c5"])
    assert where(state, "urga") == "c5"


def test_m14_a_walker_on_a_trap_is_hurt_and_walks_on() -> None:
    state = scene(MOOGH, people={"urga": "c3"}, traps={"c4": 0})
    events = does(state, "urga", "move", "c4", answers=["cube urga 2", "on c5"])
    assert (where(state, "urga"), is_hurt(state, "urga")) == ("c5", True)
    assert [(one.points, one.ruling) for one in told(events, Scored)] == [(1, "M31")], "its own tribe's trap pays too"


def test_m25_from_a_beast_the_first_step_leads_to_any_space_around_on_its_level() -> None:
    land = board({"e8": "boulder"}, high="h8 h7 h6 h5")
    state = scene(MOOGH, on=land, people={"urga": "on moogh", "brok": "f8"})
    assert goals(state, "urga", Deed.MOVE) == ["e5", "e6", "e7", "f5", "g5", "g8"]
    does(state, "urga", "move", "g8", answers=["on g9"])
    assert where(state, "urga") == "g9"


def test_m61_m25_nobody_walks_over_a_cliff_line_up_or_down() -> None:
    state = scene(beast("moogh", "j9"), on=board(high="d e"), people={"urga": "c3", "brok": "d5"})
    assert goals(state, "urga", Deed.MOVE) == ["b2", "b3", "b4", "c2", "c4"]
    assert goals(state, "brok", Deed.MOVE) == ["d4", "d6", "e4", "e5", "e6"]


# -- stab --------------------------------------------------------------------------------------------------------------


def test_the_rulebooks_example_of_a_stab() -> None:
    """From the back corner at rage 2: weak spot and defence cancel, four dice; one point, health, rage, backward."""
    state = scene(beast("moogh", "f7", rage=2), people={"urga": "e5"})
    events = does(state, "urga", STAB, "moogh", dice=["bars", "chevron", "chevron", "cross"])
    assert told(events, Tried)[0].dice == 4
    assert [(one.points, one.why, one.ruling) for one in told(events, Scored)] == [(1, "hit", "M8")]
    assert (state.health[0], state.rage[0], state.column[0]) == (2, 3, 0)
    assert told(events, Acted) == [Acted("moogh", "backward", 1)]
    assert cells(state)[0] == "f6"


def test_m7_a_hit_is_rolled_against_the_row_before_the_rage_rises() -> None:
    """Row 1 has no defence, row 2 has one: four dice at first, three for the next stab."""
    state = scene(MOOGH, people={"urga": "e7", "brok": "e6"})
    state.column[0] = 1  # on row 2 that is a random turn
    events = does(state, "urga", STAB, "moogh", dice=[*HIT4, "cross"])
    assert len(told(events, Rolled)[0].faces) == 4
    assert dice_for(state, 1, icon(STAB), "moogh") == 3


def test_a_stab_that_misses_does_nothing() -> None:
    state = scene(MOOGH, people={"urga": "e7"})
    before = state.copy()
    does(state, "urga", STAB, "moogh", dice=MISS4)
    assert state == before


@pytest.mark.parametrize(
    ("rage", "space", "dice"), [(1, "e7", 4), (2, "e7", 3), (4, "e7", 2), (1, "f8", 3), (1, "f5", 5)]
)
def test_weak_spots_and_both_defences_count(rage: int, space: str, dice: int) -> None:
    state = scene(beast("moogh", "f7", rage=rage), people={"urga": space})
    assert dice_for(state, 0, icon(STAB), "moogh") == dice


@pytest.mark.parametrize(
    ("rage", "words", "dice"), [(4, "stab 1 bars", 0), (4, "stab 3 bars", 0), (1, "stab 8 bars", 8)]
)
def test_m3_never_fewer_dice_than_none_nor_more_than_eight(rage: int, words: str, dice: int) -> None:
    state = scene(beast("moogh", "f7", rage=rage), people={"urga": "f8" if rage == 4 else "f5"})
    assert dice_for(state, 0, icon(words), "moogh") == dice


def test_m3_m75_with_no_dice_it_may_be_chosen_and_fails() -> None:
    state = scene(beast("moogh", "f7", rage=4), people={"urga": "f8"})
    events = does(state, "urga", "stab 1 bars", "moogh")
    assert told(events, Rolled)[0].success is False
    assert state.health[0] == 3


def test_m4_one_die_with_any_of_the_wanted_symbols_is_enough() -> None:
    state = scene(MOOGH, people={"urga": "e7"})
    does(state, "urga", "stab 2 chevron/cross", "moogh", dice=["bars", "cross"])
    assert state.health[0] == 2


@pytest.mark.parametrize(
    ("space", "points"), [("e8", ["hit", "front"]), ("f8", ["hit", "front"]), ("e7", ["hit"]), ("e5", ["hit"])]
)
def test_m32_a_stab_from_the_front_side_pays_one_more(space: str, points: list[str]) -> None:
    state = scene(MOOGH, people={"urga": space})
    events = does(state, "urga", "stab 2 bars", "moogh", dice=["bars"] * (2 - (space[1] == "8") + (space == "e5")))
    assert [one.why for one in told(events, Scored)][: len(points)] == points
    assert "above" not in [one.why for one in told(events, Scored)]


def test_m33_from_the_top_the_tops_weak_spots_count_and_a_hit_pays_one_more() -> None:
    state = scene(beast("moogh", "f7", rage=2), people={"urga": "on moogh"})
    assert dice_for(state, 0, icon(STAB), "moogh") == 5
    events = does(state, "urga", STAB, "moogh", dice=["chevron", *MISS4])
    assert [(one.points, one.why, one.ruling) for one in told(events, Scored)] == [
        (1, "hit", "M8"),
        (1, "above", "M33"),
    ]


def test_m8_the_lethal_blow_pays_two_more_and_nothing_acts_any_more() -> None:
    state = scene(beast("moogh", "f7", health=1), people={"urga": "e7", "sela": "on moogh"})
    events = does(state, "urga", STAB, "moogh", dice=HIT4, answers=["land f7"])
    assert [(one.points, one.why) for one in told(events, Scored)] == [(1, "hit"), (2, "lethal")]
    assert not told(events, Acted)
    assert cells(state) == []
    assert (where(state, "sela"), is_hurt(state, "sela")) == ("f7", False), "M23"


def test_maximum_rage_a_hit_moves_the_disc_right_from_the_last_column_to_the_first() -> None:
    state = scene(beast("moogh", "f7", rage=4), people={"urga": "e5"})
    state.column[0] = 3
    events = does(state, "urga", "stab 4 chevron", "moogh", dice=["chevron", "cross", "cross"])
    assert (state.rage[0], state.column[0]) == (4, 0)
    assert told(events, Acted) == [Acted("moogh", "trample", 3)]


@pytest.mark.parametrize("deed", [STAB, THROW])
def test_m9_m69_a_hit_out_of_a_bush_moves_no_disc_but_pays(deed: str) -> None:
    state = scene(beast("moogh", "f7", rage=4), on=board({"e7": "bush"}), people={"urga": "e7"})
    events = does(state, "urga", deed, "moogh", dice=["chevron", "cross"])
    assert (state.health[0], state.rage[0], state.column[0]) == (2, 4, 0)
    assert told(events, BeastHit)[0].still
    assert state.points[0] == 1


def test_m67_stab_works_across_a_cliff_line() -> None:
    state = scene(MOOGH, on=board(high="f g"), people={"urga": "e7"})
    assert goals(state, "urga", Deed.STAB) == ["moogh"]


def test_m30_a_stab_whose_reaction_injures_the_stabber_leaves_him_one_action_of_the_new_pair() -> None:
    """Attack at row 2, column 4, hits the sides; the cube goes to move and stab of the injured side."""
    state = scene(MOOGH, people={"urga": "e7"}, order="urga")
    state.column[0] = 3
    one = match(state, dice=[*HIT4, "chevron"])
    play(one, "stab moogh", "cube urga 1")
    assert is_hurt(one.state, "urga")
    assert one.decision is not None
    legal = one.decision.legal()
    assert "stab moogh" in legal, "each icon of the new pair once"
    assert "move d7" in legal
    assert any(text.startswith("rage ") for text in legal), "M29: with the new token"
    play(one, "move d7", "stop", "end")
    assert where(one.state, "urga") == "d7"


def test_m30_knocked_out_in_its_own_turn_its_turn_is_over_and_its_card_gone_m73() -> None:
    state = scene(MOOGH, people={"urga": "e7"}, hurt="urga", order="urga brok")
    state.column[0] = 3
    one = match(state, dice=["chevron", *MISS4, "cross", "chevron"])
    events = play(one, "stab moogh")
    assert is_out(one.state, "urga")
    assert one.state.box.card_name(one.state.order[one.state.marker]) == "brok"
    assert [one.why for one in told(events, Scored)] == ["hit", "knocked-out"]


# -- throw -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("space", "dice"), [("e7", 4), ("d7", 3), ("a7", 0), ("f12", 0), ("d9", 3), ("i9", 3), ("c7", 2)]
)
def test_m34_m35_a_throw_loses_a_die_for_each_space_between(space: str, dice: int) -> None:
    state = scene(MOOGH, people={"urga": space})
    assert dice_for(state, 0, icon(THROW), "moogh") == dice


@pytest.mark.parametrize(
    ("between", "seen"), [("boulder", False), ("tree", True), ("bush", True), ("hut", True), ("person", True)]
)
def test_m34_boulders_bar_a_line_trees_bushes_huts_and_people_do_not(between: str, *, seen: bool) -> None:
    land = {} if between == "person" else {"d7": between}
    people = {"urga": "c7", "brok": "d7"} if between == "person" else {"urga": "c7"}
    state = scene(MOOGH, on=board(land), people=people)
    assert (goals(state, "urga", Deed.THROW) == ["moogh"]) == seen


def test_m34_a_cliff_bars_the_line_from_below_and_not_from_above() -> None:
    state = scene(MOOGH, on=board(high="f g h i"), people={"urga": "c7"})
    assert goals(state, "urga", Deed.THROW) == []
    state = scene(MOOGH, on=board(high="a b c"), people={"urga": "c7"})
    assert goals(state, "urga", Deed.THROW) == ["moogh"]


def test_m34_the_nearer_beast_bars_the_line_and_the_shortest_free_line_counts() -> None:
    state = scene(MOOGH, beast("smilodon", "d7"), people={"urga": "b7"})
    assert goals(state, "urga", Deed.THROW) == ["smilodon"]
    assert goals(scene(MOOGH, people={"urga": "b8"}), "urga", Deed.THROW) == []


def test_m69_with_several_beasts_the_player_names_the_target() -> None:
    state = scene(MOOGH, beast("smilodon", "c5"), people={"urga": "c7"}, cubes="brok 1", order="urga")
    assert goals(state, "urga", Deed.SEDATE) == ["moogh", "smilodon"]


@pytest.mark.parametrize(
    ("space", "front"), [("f10", True), ("c11", True), ("a7", False), ("f2", False), ("b12", True)]
)
def test_m32_a_throw_is_in_front_from_anywhere_ahead_of_the_front_line(space: str, *, front: bool) -> None:
    land = MOOGH
    state = scene(land, people={"urga": space})
    if "moogh" not in goals(state, "urga", Deed.THROW):
        state = scene(land, people={"urga": "c10" if front else "c4"})
    words = "throw 8 chevron far"
    number = dice_for(state, 0, icon(words), "moogh")
    events = does(state, "urga", words, "moogh", dice=["chevron"] * number)
    assert ("front" in [one.why for one in told(events, Scored)]) == front


def test_a_throw_minds_the_rows_defence_and_not_the_beast_card() -> None:
    state = scene(beast("moogh", "f7", rage=4), people={"urga": "f8"})
    assert dice_for(state, 0, icon(THROW), "moogh") == 2


# -- rest, heal, trap --------------------------------------------------------------------------------------------------


def test_m40_after_a_rest_the_other_action_of_the_old_pair_follows() -> None:
    """The injured ring ends with Rest; its neighbour is Move or the other deed of the injured side."""
    state = scene(MOOGH, people={"urga": "c3"}, hurt="urga", cubes="urga 3", order="urga")
    one = match(state, dice=["chevron", "bars", "bars", "bars"])
    play(one, "rest")
    assert not is_hurt(one.state, "urga")
    assert one.decision is not None
    assert one.decision.seat == 1 or "end" in one.decision.legal()
    assert one.state.cubes[0] == 2


def test_m40_the_dice_are_those_of_the_injured_side() -> None:
    state = scene(MOOGH, people={"urga": "c3"}, hurt="urga", cubes="urga 4", order="urga")
    one = match(state, dice=["chevron", "bars", "bars", "bars"])
    play(one, "rest", "move c4")
    assert where(one.state, "urga") == "c4"


def test_only_the_injured_can_rest_and_not_on_a_beast() -> None:
    assert goals(scene(MOOGH), "urga", Deed.REST) == []
    assert goals(scene(MOOGH, hurt="urga"), "urga", Deed.REST) == [""]
    riding = scene(MOOGH, people={"urga": "on moogh"}, hurt="urga")
    assert goals(riding, "urga", Deed.REST) == []


def test_m39_whoever_is_healed_does_one_icon_of_its_healthy_side_at_once() -> None:
    state = scene(MOOGH, people={"oku": "c3", "urga": "d3"}, hurt="urga", cubes="urga 3")
    does(state, "oku", "heal 4 chevron", "urga", dice=HIT4, answers=["move d4", "stop"])
    assert (where(state, "urga"), is_hurt(state, "urga")) == ("d4", False)
    assert state.cubes[0] == 2, "the cube keeps its slot"


def test_m39_the_free_action_may_be_bold_or_think_or_nothing() -> None:
    people = {"oku": "d7", "urga": "e7"}
    state = scene(MOOGH, people=people, hurt="urga")
    does(state, "oku", "heal 4 chevron", "urga", dice=[*HIT4, *HIT4], answers=["stab moogh"])
    assert state.health[0] == 2
    state = scene(MOOGH, people=people, hurt="urga")
    thoughts = ["rope", "copy"]
    does(state, "oku", "heal 4 chevron", "urga", dice=[*HIT4, *thoughts], answers=["think", "show rope"])
    state = scene(MOOGH, people=people, hurt="urga")
    does(state, "oku", "heal 4 chevron", "urga", dice=HIT4, answers=["pass"])
    assert not is_hurt(state, "urga")


def test_m39_m36_one_heals_neighbours_of_any_tribe_never_oneself_nor_riders() -> None:
    people = {"oku": "e7", "urga": "e6", "brok": "on moogh", "sela": "c7"}
    state = scene(MOOGH, people=people, hurt="oku urga brok sela")
    assert goals(state, "oku", Deed.HEAL) == ["urga"]


def test_m15_a_trap_goes_on_an_empty_space_around_on_the_own_level() -> None:
    land = board({"c4": "boulder", "d4": "tree", "e4": "bush", "e3": "water", "e2": "hut"}, high="c3")
    state = scene(beast("smilodon", "c2"), on=land, people={"urga": "d3", "brok": "d2"}, traps={"e4": 1})
    assert goals(state, "urga", Deed.TRAP) == ["e2", "e3"]
    events = does(state, "urga", "trap 3 bars", "e3", dice=["bars", "cross", "cross"])
    assert list(state.traps.values()) == [1, 0]
    assert type(events[-1]).__name__ == "TrapSet"


def test_m60_m15_ten_traps_in_all_and_then_none() -> None:
    traps = {f"{column}5": 0 for column in "abcdefghij"}
    state = scene(beast("moogh", "f9"), people={"urga": "d3"}, traps=traps)
    assert goals(state, "urga", Deed.TRAP) == []
    state.traps.popitem()
    assert goals(state, "urga", Deed.TRAP) != []


# -- climb, sedate, taunt ----------------------------------------------------------------------------------------------


def test_m37_climbing_from_corners_but_not_where_the_card_closes_it() -> None:
    for space in ["e8", "f8", "g8", "h8"]:
        assert goals(scene(MOOGH, people={"urga": space}), "urga", Deed.CLIMB) == []
    for space in ["e7", "h6", "e5", "f5", "h5"]:
        assert goals(scene(MOOGH, people={"urga": space}), "urga", Deed.CLIMB) == ["moogh"]
    assert goals(scene(beast("smilodon", "f7"), people={"urga": "f6"}), "urga", Deed.CLIMB) == ["smilodon"]


def test_m37_two_change_places_unhurt_and_without_a_say() -> None:
    state = scene(MOOGH, people={"urga": "e7", "sela": "on moogh"})
    does(state, "urga", "climb 3 bars", "moogh", dice=["bars", "cross", "cross"])
    assert (where(state, "urga"), where(state, "sela")) == ("on moogh", "e7")
    assert not is_hurt(state, "sela")


def test_m37_nobody_climbs_from_below_all_cells_of_the_beast() -> None:
    state = scene(MOOGH, on=board(high="f g"), people={"urga": "e7"})
    assert goals(state, "urga", Deed.CLIMB) == []
    state = scene(MOOGH, on=board(high="g"), people={"urga": "e7"})
    assert goals(state, "urga", Deed.CLIMB) == ["moogh"]


def test_m36_on_a_beast_one_moves_or_stabs_that_beast_and_nothing_else() -> None:
    state = scene(MOOGH, beast("smilodon", "f8"), people={"urga": "on moogh"}, hurt="urga brok")
    open_to = [deed for deed in Deed if goals(state, "urga", deed)]
    assert open_to == [Deed.MOVE, Deed.STAB]
    assert goals(state, "urga", Deed.STAB) == ["moogh"]


def test_a_beast_that_moves_takes_its_rider_along() -> None:
    state = scene(MOOGH, people={"urga": "on moogh"})
    acts(state, "moogh", Act.FORWARD, 2)
    assert where(state, "urga") == "on moogh"


@pytest.mark.parametrize(("rage", "after"), [(1, 1), (2, 2), (3, 2), (4, 3)])
def test_m6_sedate_leads_no_lower_than_row_two_and_triggers_nothing(rage: int, after: int) -> None:
    state = scene(beast("moogh", "f7", rage=rage), people={"urga": "d7"})
    state.column[0] = 2
    events = does(state, "urga", "sedate 4 chevron far", "moogh", dice=["chevron", "cross", "cross"])
    assert (state.rage[0], state.column[0]) == (after, 2)
    assert not told(events, Acted)


def test_sedate_and_taunt_mind_distance_and_no_defence() -> None:
    state = scene(beast("moogh", "f7", rage=4), people={"urga": "f9"})
    assert dice_for(state, 0, icon("sedate 4 chevron far"), "moogh") == 3
    assert dice_for(state, 0, icon("taunt 4 chevron far"), "moogh") == 3


@pytest.mark.parametrize(
    ("space", "answers", "way"),
    [
        ("d7", [], "west"),
        ("i6", [], "east"),
        ("d9", [], "west"),
        ("i9", [], "east"),
        ("d4", [], "west"),
        ("f9", [], "north"),
        ("f4", ["turn left"], "west"),
        ("g3", ["turn right"], "east"),
    ],
)
def test_m38_a_taunt_turns_the_beast_a_quarter_towards_the_character(space: str, answers: list[str], way: str) -> None:
    state = scene(MOOGH, people={"urga": space})
    number = dice_for(state, 0, icon("taunt 8 chevron far"), "moogh")
    events = does(state, "urga", "taunt 8 chevron far", "moogh", dice=["chevron"] * number, answers=answers)
    assert facing(state) == way
    assert not told(events, Acted)


# -- think -------------------------------------------------------------------------------------------------------------


def test_m41_think_draws_two_shows_one_and_may_use_any_on_display() -> None:
    state = scene(MOOGH, people={"urga": "c3"})
    events = does(
        state, "urga", "think", dice=["second-wind", "fire"], answers=["show second-wind", "use second-wind c4", "stop"]
    )
    assert told(events, IdeasDrawn)[0].ideas == ("second-wind", "fire")
    assert [state.box.ideas[one].kind for one in state.shown][-1] == "second-wind"
    assert [state.box.ideas[one].kind for one in state.discards] == ["fire"]
    assert where(state, "urga") == "c4"


def test_m41_when_the_deck_runs_short_the_discards_come_back_and_at_last_nothing_is_drawn() -> None:
    state = scene(MOOGH, people={"urga": "c3"})
    state.shown, state.bag, state.discards = tuple(range(14)), (14,), (15, 16)
    does(state, "urga", "think", dice=["second-wind"], answers=["show hurry", "use hurry"])
    assert sorted(state.bag) == [16]
    assert list(state.discards) == [15]
    state.shown, state.bag, state.discards = tuple(range(17)), (), ()
    does(state, "urga", "think", answers=["pass"])


def test_m42_ideas_never_leave_the_display_and_an_unmet_condition_has_no_effect() -> None:
    state = scene(MOOGH, people={"urga": "c3"})
    assert usable(state, 0) == [], "no boulder, tree or bush is near"
    does(state, "urga", "think", dice=["rope", "copy"], answers=["show rope"])
    assert len(state.shown) == 4


# -- turns -------------------------------------------------------------------------------------------------------------


def test_m78_the_two_icons_of_the_pair_come_in_any_order_each_once_or_not_at_all() -> None:
    for first, second in (("move e8", "stab moogh"), ("stab moogh", "move e8")):
        state = scene(MOOGH, people={"urga": "e7"}, order="urga")
        one = match(state, dice=MISS4 if second.startswith("move") else MISS4[:3])
        play(one, first, *(["stop"] if first.startswith("move") else []))
        assert one.decision is not None
        assert first not in one.decision
        play(one, second)
    one = match(scene(MOOGH, people={"urga": "e7"}, order="urga"))
    play(one, "end")
    assert one.state.marker > 0


def test_m75_what_has_no_target_cannot_be_chosen_and_says_why() -> None:
    one = match(scene(MOOGH, people={"urga": "c3"}, order="urga"))
    assert one.decision is not None
    with pytest.raises(IllegalCommand, match="No beast is beside"):
        play(one, "stab moogh")
    with pytest.raises(IllegalCommand, match="The cube does not lie beside"):
        play(one, "think")
    with pytest.raises(IllegalCommand, match="no rage token"):
        play(one, "rage c4")


def test_m26_a_tokens_move_comes_before_between_or_after_and_off_a_beast_too() -> None:
    state = scene(MOOGH, people={"urga": "on moogh"}, order="urga", tokens="urga")
    one = match(state)
    play(one, "rage e7", "on d7", "move c7", "stop", "end")
    assert where(one.state, "urga") == "c7"
    assert not has_token(one.state, "urga")


def test_m93_a_turn_in_which_only_its_end_is_possible_ends_by_itself() -> None:
    state = scene(MOOGH, people={"urga": "on moogh"}, cubes="urga 3 brok 1", order="urga brok")
    one = match(state)
    assert one.decision is not None
    assert one.state.box.card_name(one.state.order[one.state.marker]) == "brok", "on top neither climb nor think"


@pytest.mark.parametrize(("answers", "dice"), [(["keep"], MISS4), (["reroll"], [*MISS4, *HIT4])])
def test_m27_m91_a_failed_roll_may_be_rolled_again_with_a_token(answers: list[str], dice: list[str]) -> None:
    state = scene(MOOGH, people={"urga": "e7"}, tokens="urga")
    events = does(state, "urga", STAB, "moogh", dice=dice, answers=answers)
    assert state.health[0] == (2 if answers == ["reroll"] else 3)
    assert has_token(state, "urga") == (answers == ["keep"])
    assert [one.again for one in told(events, Rolled)] == [False, True][: len(dice) // 4]


def test_m91_a_success_is_not_offered_again_and_a_token_serves_once() -> None:
    state = scene(MOOGH, people={"urga": "e7"}, tokens="urga")
    does(state, "urga", STAB, "moogh", dice=HIT4)
    assert has_token(state, "urga")
    does(state, "urga", "stab 3 bars", "moogh", dice=["cross"] * 6, answers=["reroll"])
