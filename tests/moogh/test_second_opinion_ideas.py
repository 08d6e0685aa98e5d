"""A second reading of the rules: corners of the ideas and items."""

from __future__ import annotations

import pytest

from game.moogh.deeds import dice_for
from game.moogh.events import Acted, Fled, Injured, KnockedOut, Moved, Rolled, Spared
from game.moogh.ideas import usable
from game.moogh.pieces import Act, IdeaKind
from game.moogh.printed import icon
from game.moogh.state import FLINT, HIDDEN, HURRIED, MUDDY, SHAFT
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
from tests.moogh.test_ideas import only, thinks, uses


def test_flint_and_shaft_count_before_the_eight_and_not_for_each_other_m3() -> None:
    state = scene(MOOGH, people={"urga": "e7"})
    state.fresh[0] = FLINT
    assert dice_for(state, 0, icon("stab 5 chevron"), "moogh") == 7
    assert dice_for(state, 0, icon("stab 8 chevron"), "moogh") == 8
    assert dice_for(state, 0, icon("throw 4 chevron far"), "moogh") == 4
    state.fresh[0] = FLINT | SHAFT
    does(state, "urga", "throw 4 chevron far", "moogh", dice=["cross"] * 6)
    assert state.fresh[0] == FLINT, "a throw that missed used up the shaft alone"


def test_a_bonus_that_waits_from_two_rounds_at_once_does_not_double() -> None:
    state = scene(MOOGH, people={"urga": "e7"})
    state.fresh[0], state.stale[0] = FLINT, FLINT
    assert dice_for(state, 0, icon("stab 4 chevron"), "moogh") == 6
    does(state, "urga", "stab 4 chevron", "moogh", dice=["cross"] * 6)
    assert (state.fresh[0], state.stale[0]) == (0, 0)


def test_a_reroll_keeps_the_dice_of_the_bonus_m27() -> None:
    state = scene(MOOGH, people={"urga": "e7"}, tokens="urga")
    state.fresh[0] = FLINT
    events = does(state, "urga", "stab 4 chevron", "moogh", dice=["cross"] * 12, answers=["reroll"])
    assert [len(one.faces) for one in told(events, Rolled)] == [6, 6]


def test_the_hidden_are_reached_by_pushes_and_attacks_and_a_push_uncovers_them_m44() -> None:
    land = board({"f9": "bush"})
    state = scene(MOOGH, on=land, people={"urga": "f9"})
    state.fresh[0] = HIDDEN
    acts(state, "moogh", Act.TRAMPLE, 3)
    assert facing(state) == "south", "seen by nobody it turned round and went"
    assert where(state, "urga") == "f9"
    state = scene(MOOGH, on=land, people={"urga": "f9"})
    state.fresh[0] = HIDDEN
    acts(state, "moogh", Act.FORWARD, 2)
    assert (where(state, "urga"), state.fresh[0]) == ("e9", 0)
    state = scene(MOOGH, on=board({"e7": "bush"}), people={"urga": "e7"}, order="moogh urga")
    state.fresh[0] = HIDDEN
    acts(state, "moogh", Act.ATTACK, 1, dice=["chevron"], answers=["cube urga 1"])
    assert (is_hurt(state, "urga"), state.fresh[0]) == (True, HIDDEN)


def test_somebody_hidden_hides_nobody_behind_in_the_same_row_m44() -> None:
    state = scene(MOOGH, on=board({"d7": "bush"}), people={"urga": "d7", "sela": "c7"})
    state.fresh[0] = HIDDEN
    acts(state, "moogh", Act.LOOK)
    assert facing(state) == "west"


def test_herbs_need_a_bush_on_or_beside_the_thinker_and_reach_no_rider_m36() -> None:
    state = only(
        scene(MOOGH, on=board({"d8": "bush"}), people={"urga": "d7", "brok": "c6", "oku": "on moogh"}, hurt="brok oku"),
        IdeaKind.HERBS,
    )
    assert uses(state) == ["use herbs brok"]
    events = thinks(state, "use herbs brok")
    assert not is_hurt(state, "brok")
    assert not told(events, Acted)


def test_distract_from_behind_lets_the_thinker_choose_m38() -> None:
    state = only(scene(MOOGH, people={"urga": "f4"}), IdeaKind.DISTRACT)
    thinks(state, "use distract moogh", "turn left")
    assert facing(state) == "west"
    assert uses(only(scene(MOOGH, people={"urga": "f2"}), IdeaKind.DISTRACT)) == [], "four steps away"
    assert uses(only(scene(MOOGH, people={"urga": "d4"}), IdeaKind.DISTRACT)) == ["use distract moogh"]
    assert uses(only(scene(MOOGH, people={"urga": "c5"}), IdeaKind.DISTRACT)) == [], "near, but no line"


def test_the_song_wants_rage_above_two_and_keeps_the_column_m5() -> None:
    state = only(scene(beast("moogh", "f7", rage=3), people={"urga": "c5"}), IdeaKind.SONG)
    state.column[0] = 2
    thinks(state, "use soothing-song moogh")
    assert (state.rage[0], state.column[0]) == (2, 2)
    assert uses(only(state, IdeaKind.SONG)) == []


def test_dig_needs_no_roll_and_a_trap_in_supply_m60() -> None:
    state = only(scene(MOOGH, people={"urga": "c3"}), IdeaKind.DIG)
    thinks(state, "use dig c4")
    assert list(state.traps.values()) == [0]
    full = {f"{column}12": 0 for column in "abcdefghij"}
    assert uses(only(scene(MOOGH, people={"urga": "c3"}, traps=full), IdeaKind.DIG)) == []
    assert uses(only(scene(MOOGH, people={"urga": "d5"}), IdeaKind.DIG)) == [], "the beast is two steps away"
    assert uses(only(scene(MOOGH, people={"urga": "c5"}), IdeaKind.DIG)) != []


def test_leap_is_not_for_closed_sides_nor_from_below_m37() -> None:
    assert uses(only(scene(MOOGH, people={"urga": "f8"}), IdeaKind.LEAP)) == [], "the front is closed"
    low = scene(MOOGH, on=board(high="f g"), people={"urga": "e7"})
    assert uses(only(low, IdeaKind.LEAP)) == []


def test_a_rope_walks_by_the_rules_of_moves_otherwise_m25_m14() -> None:
    """Water on the way is rolled for and traps injure; cliffs are free."""
    state = only(
        scene(MOOGH, on=board({"d3": "water"}, high="d"), people={"urga": "c3"}, traps={"e3": 1}, order="brok urga"),
        IdeaKind.ROPE,
    )
    thinks(state, "use rope d3", "on e3", "cube urga 1", "on e4", dice=("bars",))
    assert (where(state, "urga"), is_hurt(state, "urga"), is_out(state, "urga")) == ("e4", True, False)


def test_a_rope_is_three_for_tors_people_too_and_second_wind_two_m74() -> None:
    state = scene(MOOGH, members=[["tor", "wen"], ["sela", "oku"]], on=board({"c4": "tree"}), people={"tor": "c3"})
    thinks(only(state, IdeaKind.ROPE), "use rope b4", "on b5", "on b6")
    assert where(state, "tor") == "b6"
    thinks(only(state, IdeaKind.SECOND_WIND), "use second-wind b7", "on b8")
    assert where(state, "tor") == "b8"


def test_copy_uses_the_shown_side_of_the_other_and_the_own_skill_items_and_token() -> None:
    """Brok, injured, shows throw 4 chevron and stab 4 bars; sela throws with her reach."""
    state = scene(MOOGH, people={"sela": "d9", "brok": "c10"}, hurt="brok", order="sela", cubes="sela 4")
    state = only(state, IdeaKind.COPY)
    sela = state.box.person("sela")
    found = [str(one) for one in usable(state, sela)]
    assert found == ["use copy brok move", "use copy brok throw"], "no beast is beside her, and she is not injured"


def test_mud_bath_spares_from_one_injury_on_bars_and_is_gone_either_way() -> None:
    for face, hurt in (("bars", False), ("cross", True)):
        state = scene(MOOGH, people={"urga": "e7"}, order="moogh urga")
        state.fresh[0] = MUDDY
        answers = ["cube urga 1"] if hurt else []
        events = acts(state, "moogh", Act.ATTACK, 1, dice=["chevron", face], answers=answers)
        assert (is_hurt(state, "urga"), has_token(state, "urga"), state.points[0]) == (hurt, hurt, int(hurt))
        assert state.fresh[0] == 0
        assert len(told(events, Spared)) == (not hurt)


def test_mud_bath_does_not_help_over_a_cliff_m19() -> None:
    state = scene(MOOGH, on=board(high="a b c d e f g"), people={"urga": "g8"})
    state.fresh[0] = MUDDY
    events = acts(state, "moogh", Act.FORWARD)
    assert told(events, KnockedOut)


def test_fire_can_drive_a_beast_over_a_cliff_or_off_the_board_m22_m24() -> None:
    state = only(
        scene(beast("moogh", "g7", "west"), on=board(high="a b c d e f g"), people={"urga": "d7"}), IdeaKind.FIRE
    )
    thinks(state, "use fire moogh")
    assert cells(state) == []
    state = only(scene(beast("moogh", "f7", "south"), people={"urga": "f10"}), IdeaKind.FIRE)
    half_out(state, "moogh", -1, 5)
    state.facing[0] = 2
    events = thinks(state, "use fire moogh")
    assert told(events, Fled)
    assert (state.rage[0], state.column[0]) == (1, 0)


def test_fire_needs_the_thinker_ahead_of_the_front_line() -> None:
    for space, offered in (("f10", True), ("d10", True), ("d7", False), ("f4", False), ("e8", True)):
        state = only(scene(MOOGH, people={"urga": space}), IdeaKind.FIRE)
        assert bool(uses(state)) == offered, space


def test_ambush_waits_through_a_miss_and_a_hit_on_another_beast() -> None:
    state = scene(MOOGH, beast("smilodon", "d5", "south"), people={"urga": "e5"}, order="urga")
    state = only(state, IdeaKind.AMBUSH)
    assert uses(state) == ["use ambush moogh"]
    thinks(state, "use ambush moogh")
    does(state, "urga", "stab 1 chevron", "moogh", dice=["cross"] * 2)
    assert state.ambush[0] == 1
    number = dice_for(state, 0, icon("stab 2 chevron"), "smilodon")
    does(state, "urga", "stab 2 chevron", "smilodon", dice=["chevron"] * number)
    assert (state.ambush[0], state.rage[1]) == (1, 2), "the other one reacts"
    events = does(state, "urga", "stab 1 chevron", "moogh", dice=["chevron"] * 2)
    assert (state.ambush[0], state.rage[0], told(events, Acted)) == (0, 1, [])


def test_hurry_is_offered_only_with_no_beast_adjacent_and_ends_with_a_pass() -> None:
    assert uses(only(scene(MOOGH, people={"urga": "e8"}), IdeaKind.HURRY)) == []
    state = only(scene(MOOGH, people={"urga": "d8"}), IdeaKind.HURRY)
    thinks(state, "use hurry")
    assert state.fresh[0] == HURRIED


def test_watch_is_not_for_the_thought_of_a_free_action_m39() -> None:
    """Healed in oku's turn, urga thinks: that is not the first action of a turn of her own."""
    state = scene(
        beast("moogh", "k11"), people={"oku": "c3", "urga": "c4"}, hurt="urga", cubes="oku 2", order="oku urga"
    )
    state.shown, state.bag, state.discards = tuple(range(17)), (), ()
    one = match(state, dice=HIT4)
    play(one, "heal urga", "think")
    assert one.decision is not None
    assert "use watch" not in one.decision.legal()
    assert "use second-wind c5" in one.decision.legal()


@pytest.mark.parametrize(("face", "stays"), [("bars", True), ("chevron", True), ("cross", False)])
def test_the_necklace_helps_to_stay_on_a_beast_with_a_token_only(face: str, *, stays: bool) -> None:
    state = scene(
        beast("moogh", "f7", rage=3),
        people={"tor": "on moogh"},
        tokens="tor",
        members=[["tor", "wen"], ["sela", "oku"]],
        items={"tor": "bear-claw-necklace"},
    )
    dice = [face] if stays else [face, "bars"]
    events = acts(state, "moogh", Act.SHAKE, dice=dice, answers=["stay"] if stays else ["stay", "row front"])
    assert (where(state, "tor") == "on moogh") == stays
    assert bool(told(events, Moved)) != stays
    assert not told(events, Injured)
