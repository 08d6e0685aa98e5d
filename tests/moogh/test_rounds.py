"""The set-up, the three phases of a round, who may sit at the table, and how it ends."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from game.core.bots import seen
from game.core.dice import Dice, setting_up
from game.core.table import Event, Table
from game.moogh.characters import Rank
from game.moogh.deeds import climbed
from game.moogh.disc import slay
from game.moogh.events import CubePlaced, CubesShown, MatchEnded, Placed, RageChanged, Scored, TimePassed
from game.moogh.goals import any_killed, settle
from game.moogh.harm import knock_out
from game.moogh.land import SPOT_NAMES
from game.moogh.objectives import Fetch, Hold, Keep, Kill, Lead, Objective, Snare, Survive
from game.moogh.pieces import Act
from game.moogh.places import NOWHERE, put
from game.moogh.scenario import Format
from game.moogh.state import ACT, DARK, DONE, FAILED, GOING, LAST, NOBODY_LEFT, PHASES, State
from tests.moogh.scenes import (
    HIT4,
    MOOGH,
    ROUNDS,
    RULES,
    acts,
    area,
    beast,
    board,
    does,
    drive,
    has_token,
    hunt,
    is_out,
    match,
    play,
    scene,
    told,
    where,
)

if TYPE_CHECKING:
    from game.core.match import Match

WARD = beast("moogh", "f7", ward=True)


def begin(seats: int = 2, *beasts: Any, **more: Any) -> Match[State]:
    """A hunt from its set-up on."""
    return match(RULES.set_up(hunt(*(beasts or (MOOGH,)), **more), seats, setting_up(7)))


def skip(one: Match[State], until: int) -> list[Event]:
    """The last option everywhere until that round begins, or the end."""
    events = list[Event]()
    while one.decision is not None and one.state.round < until:
        events += play(one, one.decision.legal()[-1])
    return events


# -- setup -------------------------------------------------------------------------------------------------------------


def members(seats: int, **more: Any) -> list[list[str]]:
    state = RULES.set_up(hunt(MOOGH, **more), seats, setting_up(1))
    return [[one.name for one in state.box.people if one.seat == seat] for seat in range(seats)]


def test_m52_m98_two_rivals_have_a_tribe_each_more_have_a_leader_each() -> None:
    assert members(2) == [["urga", "brok"], ["sela", "oku"]]
    assert members(3) == [["urga"], ["sela"], ["nama"]]
    assert members(4) == [["urga"], ["sela"], ["nama"], ["tor"]]


def test_m53_in_teams_leader_and_sidekick_have_a_seat_each_and_common_points() -> None:
    assert members(4, format="teams") == [["urga"], ["sela"], ["brok"], ["oku"]]
    state = scene(MOOGH, seats=4, format="teams", people={"brok": "e7"})
    does(state, "brok", "stab 4 chevron", "moogh", dice=HIT4)
    assert (state.points, state.box.teams) == ([1, 0], ((0, 2), (1, 3)))


def test_m56_alone_four_as_hunter_three_as_predator_with_at_most_one_leader() -> None:
    assert members(1, mode="hunter") == [["urga", "oku", "pim", "wen"]]
    assert members(1, mode="predator") == [["urga", "oku", "pim"]]


def test_m56_together_two_leaders_a_leader_and_two_sidekicks_four_sidekicks() -> None:
    both = {"format": "cooperative", "mode": "hunter"}
    assert members(2, **both) == [["urga"], ["sela"]]
    assert members(3, **both) == [["urga"], ["oku"], ["pim"]]
    assert members(4, **both) == [["brok"], ["oku"], ["pim"], ["wen"]]


@pytest.mark.parametrize(
    ("seats", "chosen", "reason"),
    [
        (1, {}, "tracker is for rivals"),
        (2, {"format": "cooperative"}, "tracker is for rivals"),
        (5, {}, "5 players cannot play"),
        (2, {"format": "teams"}, "2 players cannot play"),
        (2, {"members": [["urga"], ["sela"]]}, "leader and the sidekick of one tribe"),
        (2, {"members": [["urga", "oku"], ["sela", "brok"]]}, "leader and the sidekick of one tribe"),
        (3, {"members": [["urga"], ["sela"], ["pim"]]}, "has one leader"),
        (2, {"members": [["urga", "brok"]]}, "names characters for 1 seat"),
        (4, {"format": "teams", "members": [["urga"], ["sela"], ["brok"], ["pim"]]}, "two tribes"),
        (1, {"mode": "hunter", "members": [["urga", "sela", "oku", "pim"]]}, "at most one of them a leader"),
        (2, {"mode": "hunter", "format": "cooperative", "members": [["urga"], ["oku"]]}, "a leader each"),
    ],
)
def test_tables_that_the_rulebook_does_not_know_are_refused_in_a_sentence(
    seats: int, chosen: dict[str, Any], reason: str
) -> None:
    with pytest.raises(ValueError, match=reason):
        RULES.set_up(hunt(MOOGH, **chosen), seats, setting_up(1))


def test_other_members_may_be_chosen() -> None:
    assert members(2, members=[["tor", "wen"], ["nama", "pim"]]) == [["tor", "wen"], ["nama", "pim"]]


def test_m51_tokens_and_extra_cards_by_the_difficulty() -> None:
    for mode, extra, token in (("tracker", 0, 0), ("hunter", 1, 1), ("predator", 1, 0)):
        state = RULES.set_up(hunt(MOOGH, beast("smilodon", "c10"), mode=mode), 2, setting_up(1))
        names = [state.box.card_name(card) for card in state.order]
        assert [name for name in names if name.endswith("+")].count("moogh+") == extra
        assert len(names) == 6 + 2 * extra
        assert set(state.tokens) == {token}


def test_m51_the_small_moogh_has_no_extra_card_m81() -> None:
    state = RULES.set_up(hunt(MOOGH, mode="hunter", child="moogh"), 2, setting_up(1))
    assert state.box.beasts[0].kind.size == 1
    assert [state.box.card_name(card) for card in sorted(state.order)] == ["urga", "brok", "sela", "oku", "moogh"]


def test_m5_discs_begin_in_the_first_column_on_the_row_of_the_hunt_faces_and_order_by_chance() -> None:
    tables = [RULES.set_up(hunt(beast("moogh", "f7", rage=2)), 2, setting_up(seed)) for seed in range(40)]
    assert {(one.rage[0], one.column[0], one.health[0]) for one in tables} == {(2, 0, 3)}
    assert {one.faces[0] for one in tables} == {0, 1}
    assert len({tuple(one.order) for one in tables}) > 10
    assert len({one.shown for one in tables}) > 10
    assert {len(one.shown) for one in tables} == {3}


def test_m59_characters_are_placed_from_the_last_card_to_the_first_in_the_start_area() -> None:
    one = begin()
    people = [one.state.box.card_name(card) for card in one.state.order if card < 50][::-1]
    placed = list[str]()
    while PHASES[one.state.phase] == "place":
        assert one.decision is not None
        taken = [where(one.state, name) for name in placed]
        assert not set(taken) & {text.split()[-1] for text in one.decision.legal()}
        events = play(one, one.decision.legal()[0])
        placed.append(told(events, Placed)[0].person)
    assert placed == people
    assert PHASES[one.state.phase] == "program", "no appeasement in the first round"


def test_m76_nobody_is_placed_on_a_trap() -> None:
    one = begin(on=board(traps="c1"))
    assert one.decision is not None
    assert "c1" not in {text.split()[-1] for text in one.decision.legal()}
    assert len(one.decision.legal()) == 23


# -- programming -------------------------------------------------------------------------------------------------------


def programmed(**more: Any) -> Match[State]:
    one = begin(**more)
    while PHASES[one.state.phase] == "place":
        assert one.decision is not None
        play(one, one.decision.legal()[0])
    return one


def test_m72_rivals_plan_in_secret_until_all_cubes_are_shown() -> None:
    one = programmed()
    events = play(one, "cube urga 2", "cube brok 1", "cube sela 4")
    assert [event.slot for event in told(events, CubePlaced)] == [0, 0, 0]
    shown = told(play(one, "cube oku 3"), CubesShown)
    assert dict(zip(shown[0].people, shown[0].slots, strict=True)) == {"urga": 2, "brok": 1, "sela": 4, "oku": 3}


def test_m72_a_rival_cannot_see_the_cubes_but_their_owner_can() -> None:
    one = programmed()
    play(one, "cube urga 2", "cube brok 1")
    theirs = {tuple(seen(one, 1, seed).state.cubes[:2]) for seed in range(60)}
    assert len(theirs) > 8
    assert {tuple(seen(one, 0, seed).state.cubes[:2]) for seed in range(20)} == {(1, 0)}


def test_m72_together_planning_is_open() -> None:
    one = programmed(seats=2, format="cooperative", mode="hunter")
    events = play(one, "cube urga 2")
    assert [event.slot for event in told(events, CubePlaced)] == [2]
    assert seen(one, 1, 5).state.cubes[0] == 1


def test_m72_every_cube_must_be_placed_and_all_are_taken_up_again() -> None:
    one = programmed()
    assert one.decision is not None
    assert one.decision.legal() == [f"cube urga {slot}" for slot in range(1, 5)]
    skip(one, 2)
    assert set(one.state.cubes) == {4}


# -- appeasement -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("face", "rage", "after"), [
    ("chevron", 3, 2), ("chevron", 1, 1), ("cross", 3, 4), ("cross", 4, 4), ("bars", 3, 3),
])  # fmt: skip
def test_m6_appeasement_moves_the_disc_by_a_row_at_most_and_never_aside(face: str, rage: int, after: int) -> None:
    state = scene(beast("moogh", "f7", rage=rage), order="urga")
    state.phase = PHASES.index("appease")
    state.column[0] = 2
    one = match(state, dice=[face])
    assert (one.state.rage[0], one.state.column[0]) == (after, 2)
    assert one.state.round == 2


def test_m50_each_beast_is_rolled_for_once_in_the_order_of_the_row_then_one_card_moves() -> None:
    state = scene(MOOGH, beast("smilodon", "c10"), mode="hunter", order="smilodon+ moogh urga moogh+")
    state.phase = PHASES.index("appease")
    before = [state.box.card_name(card) for card in state.order]
    one = match(state, dice=["cross", "cross"])
    assert [event.beast for event in told(one.opening, RageChanged)] == ["smilodon", "moogh"]
    assert [one.state.box.card_name(card) for card in one.state.order] == [*before[1:], before[0]]


@pytest.mark.parametrize(("fled", "step"), [(False, 1), (True, 3)])
def test_m56_alone_time_passes_by_one_or_by_three_after_a_flight(*, fled: bool, step: int) -> None:
    state = scene(MOOGH, seats=1, mode="hunter")
    state.phase, state.fled = PHASES.index("appease"), fled
    one = match(state)
    assert told(one.opening, TimePassed)[0].time == step
    assert not one.state.fled


def test_m57_reaching_the_limit_loses_and_it_gives_so_many_full_rounds() -> None:
    one = begin(1, mode="hunter")
    events = skip(one, ROUNDS + 1)
    while one.decision is not None:
        events += play(one, one.decision.legal()[-1])
    assert one.outcome is not None
    if one.state.ending == DARK:
        assert one.state.round == ROUNDS
        assert one.outcome.winners == ()


def test_m70_m97_a_competition_ends_after_twice_the_limit_before_any_die() -> None:
    state = scene(MOOGH)
    assert state.box.limit == 2 * ROUNDS
    state.phase, state.dark = PHASES.index("appease"), 2 * ROUNDS - 1
    one = match(state)
    assert (one.state.ending, one.decision) == (DARK, None)
    assert one.dice.drawn == 0
    assert one.outcome is not None
    assert one.outcome.winners == ()


# -- how it ends -------------------------------------------------------------------------------------------------------


def ending(state: State) -> tuple[int, tuple[int, ...]]:
    """Why a hunt whose last action is over has ended, and who won."""

    heard: list[Event] = []

    settle(Table(state, Dice(0), heard))
    RULES.audit(state)
    outcome = RULES.outcome(state)
    if outcome is not None:
        assert told(heard, MatchEnded)[0].winners == outcome.winners
        assert outcome.reason.endswith(".")
    return state.ending, outcome.winners if outcome else ()


def killed(state: State, beast_number: int = 0) -> State:
    """That beast lies dead."""

    drive(state, lambda table: slay(table, beast_number, "hit", "M8", NOWHERE))
    return state


def knocked(state: State, *names: str) -> State:
    """Those are out."""

    for name in names:
        person = state.box.person(name)
        drive(state, lambda table, person=person: knock_out(table, person, "test", "M31"))  # type: ignore[misc]
        state.points = [0] * len(state.points)
    return state


def test_m54_the_most_points_win_when_the_objective_is_fulfilled() -> None:
    state = killed(scene(MOOGH))
    state.points = [2, 5]
    assert ending(state) == (DONE, (1,))


def test_m54_lost_but_a_beast_was_killed_so_the_most_points_win() -> None:
    for dead, winners in ((True, (0,)), (False, ())):
        state = scene(MOOGH, beast("smilodon", "f12"))
        if dead:
            killed(state, 1)
        acts(state, "moogh", Act.FORWARD, 9)
        state.points = [3, 1]
        assert ending(state) == (FAILED, winners)
        assert any_killed(state) == dead


def test_m54_the_last_tribe_wins_whatever_the_points() -> None:
    state = knocked(scene(MOOGH), "urga", "brok")
    state.points = [9, 0]
    assert ending(state) == (LAST, (1,))


def test_m71_if_all_tribes_go_down_in_one_action_everybody_loses() -> None:
    state = knocked(scene(MOOGH), "urga", "brok", "sela", "oku")
    assert ending(state) == (NOBODY_LEFT, ())


def test_m71_the_end_is_checked_after_the_action_and_its_queue_not_within() -> None:
    """The last of both tribes fall to one attack, first one and then the other."""
    state = scene(MOOGH, seats=3, people={"urga": "f8", "sela": "g8", "nama": "e8"}, hurt="urga sela nama")
    acts(state, "moogh", Act.ATTACK, dice=["bars"])
    assert state.ending == GOING
    assert ending(state) == (NOBODY_LEFT, ())


@pytest.mark.parametrize(
    ("points", "out", "hurt", "winners"),
    [
        ([2, 2], ["oku"], "", (0,)),
        ([2, 2], [], "urga", (1,)),
        ([2, 2], ["oku", "brok"], "", (0, 1)),
        ([3, 2], ["brok"], "urga", (0,)),
    ],
)
def test_m55_ties_go_to_people_alive_then_to_the_unhurt_then_are_shared(
    points: list[int], out: list[str], hurt: str, winners: tuple[int, ...]
) -> None:
    state = scene(MOOGH, hurt=" ".join([hurt, *out]))
    knocked(state, *out)
    killed(state)
    state.points = points
    assert ending(state) == (DONE, winners)


def test_m58_alone_all_knocked_out_is_a_loss_and_one_left_goes_on() -> None:
    state = scene(MOOGH, seats=1, mode="hunter", hurt="urga oku pim wen")
    state.tokens = bytearray(4)
    knocked(state, "urga", "oku", "pim")
    assert ending(state) == (GOING, ())
    knocked(state, "wen")
    assert ending(state) == (NOBODY_LEFT, ())


def test_together_all_seats_win_when_the_objective_is_fulfilled() -> None:
    state = killed(scene(MOOGH, seats=3, mode="hunter", format="cooperative"))
    assert ending(state) == (DONE, (0, 1, 2))


def test_m8_victory_is_checked_before_the_turn_goes_on() -> None:
    state = scene(beast("moogh", "f7", health=1), people={"urga": "e7"}, order="urga")
    one = match(state, dice=HIT4)
    events = play(one, "stab moogh")
    assert one.decision is None
    assert told(events, MatchEnded)[0].why == "done"
    assert one.outcome is not None
    assert one.outcome.scores == (3, 0)


def test_m62_a_beasts_cards_leave_and_nobody_is_skipped() -> None:
    state = scene(
        beast("smilodon", "f7", health=1), beast("moogh", "c10"), aim=Kill((1,)), mode="predator",
        people={"urga": "f6"}, order="smilodon urga smilodon+ brok",
    )  # fmt: skip
    state.marker = 1
    one = match(state, dice=HIT4)
    play(one, "stab smilodon")
    assert [one.state.box.card_name(card) for card in one.state.order][:2] == ["urga", "brok"]
    play(one, "move f5", "stop")
    assert one.decision is not None
    assert one.state.box.card_name(one.state.order[one.state.marker]) == "brok"


# -- objectives --------------------------------------------------------------------------------------------------------


def aimed(aim: Objective, *beasts: Any, **more: Any) -> State:
    return scene(*(beasts or (WARD,)), aim=aim, **more)


def test_m82_kill_wants_all_that_it_names_dead_and_none_away() -> None:
    tigers = [beast("smilodon", "c10", name="one"), beast("smilodon", "f12", name="two"), MOOGH]
    state = killed(aimed(Kill((0, 1)), *tigers))
    assert ending(state) == (GOING, ())
    assert ending(killed(state, 1))[0] == DONE
    state = aimed(Kill((0, 1)), *tigers)
    acts(state, "two", Act.FORWARD, 2)
    assert ending(state)[0] == FAILED


def test_m83_hits_on_a_ward_pay_nothing_its_death_is_no_kill_and_taming_it_pays() -> None:
    state = aimed(Lead(0, area("a1")), people={"urga": "d7", "brok": "e7", "sela": "on moogh"})
    does(state, "urga", "taunt 4 chevron far", "moogh", dice=["chevron", "cross", "cross"])
    does(state, "sela", "stab 4 chevron", "moogh", dice=["chevron"] + ["cross"] * 5)
    assert state.points == [1, 0]
    state.rage[0] = 3
    events = does(state, "brok", "sedate 2 chevron far", "moogh", dice=["chevron", "chevron"])
    assert [(one.points, one.ruling) for one in told(events, Scored)] == [(1, "M83")]
    assert not any_killed(killed(aimed(Lead(0, area("a1")))))


def test_m83_a_taunt_that_does_not_turn_it_and_a_trap_under_it_pay_nothing() -> None:
    state = aimed(Lead(0, area("a1")), people={"urga": "f9"}, traps={"f8": 0})
    does(state, "urga", "taunt 4 chevron far", "moogh", dice=["chevron", "cross", "cross"])
    acts(state, "moogh", Act.FORWARD)
    assert state.points == [0, 0]


def test_m84_hold_counts_rounds_at_whose_end_people_and_no_beast_stand_in_the_area() -> None:
    aim = Hold(area("c3 c4"), 2)
    state = aimed(aim, MOOGH, people={"urga": "c3", "sela": "c4"}, order="urga")
    one = match(state, dice=["bars"] * 9)
    events = skip(one, 2)
    assert (one.state.held, one.state.points) == (1, [1, 1])
    assert [event.ruling for event in told(events, Scored)] == ["M84", "M84"]
    skip(one, 3)
    assert (one.state.ending, one.decision) == (DONE, None)


def test_m84_a_beast_in_the_area_or_nobody_there_holds_nothing() -> None:
    for people, place in (({"urga": "c3"}, "c5"), ({"urga": "on moogh"}, "f7"), ({"urga": "d3"}, "f7")):
        state = aimed(Hold(area("c3 c4"), 1), beast("moogh", place), people=people, order="urga")
        state.column[0] = 2  # its next space is Sleep
        one = match(state, dice=["bars"] * 5)
        skip(one, 2)
        assert one.state.held == 0, people


def test_m85_lead_is_done_with_all_cells_in_the_area_and_lost_with_the_ward() -> None:
    aim = Lead(0, area("f8 g8 f9 g9"))
    state = aimed(aim)
    acts(state, "moogh", Act.FORWARD, 1)
    assert ending(state) == (GOING, ())
    acts(state, "moogh", Act.FORWARD, 1)
    assert ending(state)[0] == DONE
    assert ending(killed(aimed(aim)))[0] == FAILED


def test_m86_snare_counts_the_traps_that_the_beast_sprang_even_the_one_it_dies_of() -> None:
    state = aimed(Snare(0, 2), beast("moogh", "f7", health=2), traps={"f8": 0, "g8": 1})
    acts(state, "moogh", Act.FORWARD)
    assert ending(state)[0] == DONE
    state = aimed(Snare(0, 2), MOOGH)
    assert ending(killed(state))[0] == FAILED


def test_m87_survive_alone_is_lost_with_one_loss_too_many_and_won_at_dark() -> None:
    state = aimed(Survive(area("a1"), 1, 3), MOOGH, seats=1, mode="predator", hurt="urga oku pim")
    knocked(state, "urga")
    assert ending(state) == (GOING, ())
    assert ending(knocked(state, "oku"))[0] == FAILED
    state = aimed(Survive(area("a1"), 1, 3), MOOGH, seats=1, mode="predator")
    assert state.box.limit == ROUNDS
    state.phase, state.dark = PHASES.index("appease"), ROUNDS - 1
    assert match(state).outcome.winners == (0,)  # type: ignore[union-attr]


def test_m87_in_competition_dark_comes_at_the_limit_and_the_most_points_win() -> None:
    state = aimed(Survive(area("a1"), 0, 0), MOOGH)
    assert state.box.limit == ROUNDS
    knocked(state, "urga")
    assert ending(state) == (GOING, ())
    state.points = [1, 4]
    state.phase, state.dark = PHASES.index("appease"), ROUNDS - 1
    assert match(state).outcome.winners == (1,)  # type: ignore[union-attr]


def test_m87_a_group_with_too_many_away_at_a_rounds_end_has_lost() -> None:
    for away, ends in ((2, GOING), (1, FAILED)):
        people = {"urga": "c3", "oku": "d3", "pim": "on moogh"}  # a rider is away too
        aim = Survive(area("c3 c4"), 0, away)
        state = aimed(aim, MOOGH, seats=1, mode="predator", people=people, order="urga")
        one = match(state, dice=["bars"] * 9)
        skip(one, 2)
        assert one.state.ending == ends, away


def test_m87_in_competition_each_tribe_at_the_fire_gets_a_point_and_nobody_must_stay() -> None:
    people = {"urga": "c3", "brok": "c4", "sela": "d3"}
    state = aimed(Survive(area("c3 c4"), 0, 0), MOOGH, people=people, order="urga")
    one = match(state, dice=["bars"] * 9)
    events = skip(one, 2)
    assert (one.state.ending, one.state.points) == (GOING, [1, 0])
    assert [event.ruling for event in told(events, Scored)] == ["M87"]


def test_m88_keep_is_lost_with_the_ward_and_won_at_dark() -> None:
    state = aimed(Keep(0))
    state.phase, state.dark = PHASES.index("appease"), ROUNDS - 1
    state.points = [0, 1]
    assert match(state).outcome.winners == (1,)  # type: ignore[union-attr]
    assert ending(killed(aimed(Keep(0))))[0] == FAILED
    state = aimed(Keep(0), beast("moogh", "f12", ward=True))
    acts(state, "moogh", Act.FORWARD, 2)
    assert ending(state)[0] == FAILED


FETCH = Fetch(area("c1 c2"), 2)


def test_m89_loads_are_taken_up_carried_home_and_pay_two() -> None:
    state = aimed(FETCH, MOOGH, on=board(loads="d3 d4"), people={"urga": "e3", "brok": "k2"}, order="urga")
    one = match(state)
    play(one, "move d3")
    assert not one.state.loads[0], "at the end of the movement"
    play(one, "stop")
    assert one.state.loads[0]
    assert len(one.state.ground) == 1

    put(one.state, 0, SPOT_NAMES["c2"])
    assert ending(one.state) == (GOING, ())
    assert (one.state.home, one.state.loads[0], one.state.points) == (1, 0, [2, 0])


def test_m89_with_a_load_nobody_climbs_and_who_is_knocked_out_leaves_it_where_it_stood() -> None:

    state = aimed(FETCH, MOOGH, on=board(loads="d3 d4"), people={"urga": "e7"}, hurt="urga", traps={"d7": 1})
    state.loads[0], state.ground = 1, (SPOT_NAMES["d3"],)
    assert climbed(state, 0) == []
    does(state, "urga", "move", "d7")
    assert is_out(state, "urga")
    assert SPOT_NAMES["e7"] in state.ground


def test_m89_who_carries_one_takes_no_second_and_who_is_pushed_onto_one_takes_it() -> None:

    state = aimed(FETCH, MOOGH, on=board(loads="h8 d4"), people={"urga": "g8"})
    acts(state, "moogh", Act.FORWARD)
    ending(state)
    assert state.loads[0]

    put(state, 0, SPOT_NAMES["d4"])
    ending(state)
    assert len(state.ground) == 1


def test_points_of_a_campaign_stand_on_the_table_from_the_start() -> None:
    state = RULES.set_up(hunt(MOOGH, points=[2, 0]), 2, setting_up(1))
    assert state.points == [2, 0]


def test_everybody_in_play_is_either_leader_or_sidekick() -> None:
    state = RULES.set_up(hunt(MOOGH), 2, setting_up(1))
    assert [one.kind.rank for one in state.box.people] == [Rank.LEADER, Rank.SIDEKICK] * 2
    assert state.box.format is Format.COMPETITIVE
    assert state.phase != ACT
    assert not has_token(state, "urga")
