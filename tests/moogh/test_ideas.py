"""The seventeen ideas: when each may be used, and what it does."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from game.core.decision import IllegalCommand
from game.moogh.deeds import dice_for
from game.moogh.events import Acted, BeastHit
from game.moogh.ideas import usable
from game.moogh.pieces import Act, IdeaKind
from game.moogh.printed import icon
from game.moogh.thinking import think
from tests.moogh.scenes import (
    MISS4,
    MOOGH,
    PIECES,
    acts,
    beast,
    board,
    cells,
    does,
    drive,
    facing,
    has_token,
    is_hurt,
    match,
    play,
    scene,
    told,
    where,
)

if TYPE_CHECKING:
    from game.core.table import Event
    from game.moogh.state import State

FAR = {"urga": "c3"}


def only(state: State, *kinds: IdeaKind) -> State:
    """Those ideas alone are on display, and the deck is empty."""
    numbers = [number for number, idea in enumerate(state.box.ideas) if idea.kind in kinds]
    state.shown = tuple(numbers)
    state.bag = ()
    state.discards = tuple(number for number in range(len(state.box.ideas)) if number not in numbers)
    return state


def uses(state: State) -> list[str]:
    """What Urga could use now."""
    return [str(command) for command in usable(state, 0)]


def thinks(state: State, *answers: str, dice: tuple[str, ...] = ()) -> list[Event]:
    """Urga thinks with nothing to draw, as all ideas are on display, and answers."""
    state.shown, state.discards = (*state.shown, *state.discards), ()
    return drive(state, lambda table: think(table, 0), dice, answers)


def test_there_are_seventeen_ideas_and_each_has_a_condition() -> None:
    assert len({idea.kind for idea in PIECES.ideas}) == 17 == len(IdeaKind)


@pytest.mark.parametrize(
    ("kind", "feature", "words"),
    [(IdeaKind.FLINT, "boulder", "stab 4 chevron"), (IdeaKind.SHAFT, "tree", "throw 4 chevron far")],
)
def test_flint_and_shaft_wait_for_the_next_roll_they_fit_hit_or_miss(kind: IdeaKind, feature: str, words: str) -> None:
    state = only(scene(MOOGH, on=board({"d8": feature}), people={"urga": "e7"}), kind)
    assert uses(state) == [f"use {kind}"]
    assert uses(only(scene(MOOGH, people=FAR), kind)) == []
    thinks(state, f"use {kind}")
    assert dice_for(state, 0, icon(words), "moogh") == 6
    does(state, "urga", words, "moogh", dice=["cross"] * 6)
    assert dice_for(state, 0, icon(words), "moogh") == 4


def test_bonuses_never_double() -> None:
    state = only(scene(MOOGH, on=board({"d8": "boulder"}), people={"urga": "e7"}), IdeaKind.FLINT)
    state.stale[0] = 1
    thinks(state, "use sharp-flint")
    assert dice_for(state, 0, icon("stab 4 chevron"), "moogh") == 6


def test_hide_ends_when_one_leaves_the_bush() -> None:
    state = only(scene(MOOGH, on=board({"d7": "bush"}), people={"urga": "d7"}), IdeaKind.HIDE)
    assert uses(state) == ["use hide"]
    thinks(state, "use hide")
    acts(state, "moogh", Act.LOOK)
    assert facing(state) == "south", "it saw nobody"
    does(state, "urga", "move", "d8", answers=["on d7"])
    state.facing[0] = 0
    acts(state, "moogh", Act.LOOK)
    assert facing(state) == "west"


def test_hide_and_mud_bath_end_when_the_own_next_turn_begins() -> None:
    state = scene(MOOGH, on=board({"d7": "bush"}), people={"urga": "d7"}, order="urga")
    state.stale[0], state.fresh[0] = 8, 16
    one = match(state)
    assert one.decision is not None
    assert (one.state.stale[0], one.state.fresh[0]) == (0, 0)


def test_war_cry_gives_a_token_beside_a_beast() -> None:
    state = only(scene(MOOGH, people={"urga": "e7"}), IdeaKind.WAR_CRY)
    thinks(state, "use war-cry")
    assert has_token(state, "urga")
    assert uses(only(state, IdeaKind.WAR_CRY)) == []
    assert uses(only(scene(MOOGH, people=FAR), IdeaKind.WAR_CRY)) == []


def test_herbs_heal_a_neighbour_without_a_free_action() -> None:
    people = {"urga": "c3", "brok": "c4"}
    state = only(scene(MOOGH, on=board({"d3": "bush"}), people=people, hurt="brok"), IdeaKind.HERBS)
    thinks(state, "use herbs brok")
    assert not is_hurt(state, "brok")


def test_distract_turns_a_beast_in_line_within_three() -> None:
    state = only(scene(MOOGH, people={"urga": "d7"}), IdeaKind.DISTRACT)
    thinks(state, "use distract moogh")
    assert facing(state) == "west"
    for space in ("b7", "c8"):
        assert uses(only(scene(MOOGH, people={"urga": space}), IdeaKind.DISTRACT)) == []


def test_soothing_song_calms_a_beast_above_rage_two_within_three_line_or_not() -> None:
    state = only(scene(beast("moogh", "f7", rage=4), people={"urga": "d10"}), IdeaKind.SONG)
    events = thinks(state, "use soothing-song moogh")
    assert state.rage[0] == 3
    assert Acted not in [type(one) for one in events]
    assert uses(only(scene(beast("moogh", "f7", rage=2), people={"urga": "d9"}), IdeaKind.SONG)) == []


def test_dig_sets_a_trap_where_no_beast_is_near() -> None:
    state = only(scene(MOOGH, people={"urga": "c5"}), IdeaKind.DIG)
    thinks(state, "use dig c4")
    assert list(state.traps.values()) == [0]
    assert uses(only(scene(MOOGH, people={"urga": "d6"}), IdeaKind.DIG)) == []


def test_leap_leads_up_without_a_roll_and_changes_places() -> None:
    state = only(scene(MOOGH, people={"urga": "e7", "sela": "on moogh"}), IdeaKind.LEAP)
    thinks(state, "use leap moogh")
    assert (where(state, "urga"), where(state, "sela")) == ("on moogh", "e7")


def test_rope_leads_three_spaces_and_over_cliff_lines_up_or_down_unhurt_m68() -> None:
    state = only(scene(MOOGH, on=board(high="d"), people={"urga": "c3"}), IdeaKind.ROPE)
    thinks(state, "use rope d3", "on e3", "on e4")
    assert (where(state, "urga"), is_hurt(state, "urga")) == ("e4", False)
    assert uses(only(scene(MOOGH, people=FAR), IdeaKind.ROPE)) == []
    assert uses(only(scene(MOOGH, on=board({"c4": "tree"}), people=FAR), IdeaKind.ROPE)) != []


def test_copy_does_an_icon_of_somebody_near_with_the_own_skill_and_token() -> None:
    people = {"urga": "d7", "oku": "d6"}
    state = only(scene(MOOGH, people=people), IdeaKind.COPY)
    assert "use copy oku trap" in uses(state)
    assert all("think" not in text and "heal" not in text for text in uses(state))
    thinks(state, "use copy oku trap", "trap c7", dice=("chevron", "cross", "cross", "cross"))
    assert len(state.traps) == 1


def test_copying_a_heal_gives_the_healed_its_free_action() -> None:
    people = {"urga": "d7", "oku": "d6", "brok": "d8"}
    state = only(scene(MOOGH, people=people, hurt="brok"), IdeaKind.COPY)
    thinks(state, "use copy oku heal", "move d9", "stop", dice=("chevron", "cross", "cross", "cross"))
    assert where(state, "brok") == "d9"


def test_mud_bath_needs_water_or_mud() -> None:
    for ground in ("water", "mud"):
        state = only(scene(MOOGH, on=board({"c3": ground}), people=FAR), IdeaKind.MUD_BATH)
        assert uses(state) == ["use mud-bath"]
    assert uses(only(scene(MOOGH, people=FAR), IdeaKind.MUD_BATH)) == []


def test_fire_drives_a_beast_back_without_its_disc() -> None:
    state = only(scene(MOOGH, people={"urga": "f10"}, traps={"f5": 1}), IdeaKind.FIRE)
    thinks(state, "use fire moogh")
    assert cells(state)[0] == "f8", "a trap behind it: it goes on its landed action, two forward"
    assert state.rage[0] == 2
    assert uses(only(scene(MOOGH, people={"urga": "d7"}), IdeaKind.FIRE)) == []


def test_ambush_waits_for_the_next_hit_on_that_beast_which_then_moves_no_disc() -> None:
    state = only(scene(MOOGH, people={"urga": "e5"}), IdeaKind.AMBUSH)
    thinks(state, "use ambush moogh")
    miss = does(state, "urga", "stab 4 chevron", "moogh", dice=["cross"] * 5)
    assert not told(miss, BeastHit)
    hit = does(state, "urga", "stab 4 chevron", "moogh", dice=["chevron", *MISS4])
    assert told(hit, BeastHit)[0].still
    assert (state.rage[0], state.ambush[0], state.points[0]) == (1, 0, 1)
    assert uses(only(scene(MOOGH, people={"urga": "e7"}), IdeaKind.AMBUSH)) == []


def test_hurry_moves_the_own_card_in_the_next_appeasement_and_never_in_this_round() -> None:
    state = scene(MOOGH, people={"urga": "c3"}, order="urga brok sela oku moogh")
    state.fresh[0] = 32
    for one in range(4):
        state.cubes[one] = 2
    one_match = match(state, dice=["bars", "bars"])
    while one_match.decision is not None and one_match.decision.about != "hurry":
        play(one_match, one_match.decision.legal()[-1])
    assert one_match.decision is not None
    assert one_match.decision.legal() == ["card left 1", "card left 2", "pass"], "its card is the last of the row"
    play(one_match, "card left 2")
    names = [one_match.state.box.card_name(card) for card in one_match.state.order]
    assert names == ["brok", "sela", "urga", "oku", "moogh"]


def test_second_wind_goes_two_spaces_for_those_without_a_token() -> None:
    state = only(scene(MOOGH, people=FAR), IdeaKind.SECOND_WIND)
    thinks(state, "use second-wind c4", "on c5")
    assert where(state, "urga") == "c5"
    assert uses(only(scene(MOOGH, people=FAR, tokens="urga"), IdeaKind.SECOND_WIND)) == []


def test_watch_moves_the_cube_and_the_second_action_is_of_the_new_pair_but_no_think() -> None:
    state = only(scene(MOOGH, people=FAR, cubes="urga 4", order="urga"), IdeaKind.WATCH)
    state.shown, state.discards = tuple(range(17)), ()
    one = match(state)
    play(one, "think", "use watch", "cube urga 3")
    assert one.decision is not None
    assert one.state.box.card_name(one.state.order[one.state.marker]) != "urga", "neither climb nor a second think"
    state = only(scene(MOOGH, people=FAR, cubes="urga 4", order="urga"), IdeaKind.WATCH)
    state.shown, state.discards = tuple(range(17)), ()
    one = match(state)
    play(one, "think", "use watch", "cube urga 4")
    with pytest.raises(IllegalCommand, match="or it is used up"):
        play(one, "think")
    play(one, "move c4", "stop")
    assert where(one.state, "urga") == "c4"


def test_watch_is_for_those_whose_first_action_was_to_think() -> None:
    state = scene(MOOGH, people=FAR, cubes="urga 4", order="urga")
    state.shown, state.bag = tuple(range(17)), ()
    one = match(state)
    play(one, "move c4", "stop", "think")
    assert one.decision is None or "use watch" not in one.decision.legal()


def test_what_waits_ends_at_the_latest_with_the_next_round() -> None:
    state = scene(MOOGH, people=FAR, order="moogh")
    state.fresh[0], state.ambush[0] = 1 | 4, 1
    one = match(state, dice=["bars"] * 40)
    for rounds, waiting in ((2, 5), (3, 0)):
        while one.state.round < rounds:
            assert one.decision is not None
            play(one, one.decision.legal()[-1])
        assert (one.state.fresh[0] | one.state.stale[0]) == waiting
    assert one.state.ambush[0] == 0


def test_m96_ideas_that_turn_or_calm_a_ward_pay_nothing() -> None:
    ward = beast("moogh", "f7", rage=4, ward=True)
    state = only(scene(ward, people={"urga": "d7"}), IdeaKind.DISTRACT, IdeaKind.SONG)
    thinks(state, "use distract moogh")
    thinks(state, "use soothing-song moogh")
    assert (facing(state), state.rage[0], state.points) == ("west", 3, [0, 0])
