"""A second reading of the rules: who plays with whom, what is secret, how it ends, and what nonsense is refused."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from game.core.bots import seen
from game.core.decision import IllegalCommand
from game.core.dice import Dice, setting_up
from game.core.match import Match
from game.moogh import content
from game.moogh.deeds import dice_for
from game.moogh.events import CardMoved, CubePlaced, CubesShown, Injured, KnockedOut, MatchEnded, TimePassed
from game.moogh.printed import icon
from tests.moogh.scenes import HIT4, MOOGH, RULES, beast, board, hunt, is_out, match, play, scene, told, where

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.moogh.state import State


def at_the_start(seats: int, **choices: Any) -> Match[State]:
    """A hunt whose people are all placed, before the first cube."""
    one = match(RULES.set_up(hunt(MOOGH, **choices), seats, setting_up(3)))
    while one.decision is not None and one.decision.about == "place":
        play(one, one.decision.legal()[0])
    return one


def to_the_end_of_the_round(one: Match[State]) -> list[Any]:
    """Everybody passes until the next cube."""
    events: list[Any] = []
    while one.decision is not None and one.decision.about != "program":
        events += play(one, one.decision.legal()[-1])
    return events


# -- secrets -----------------------------------------------------------------------------------------------------------


def test_m72_m53_in_teams_nobody_sees_anothers_cube_until_all_lie() -> None:
    one = at_the_start(4, format="teams", mode="hunter")
    told_slots = []
    for name, slot in (("urga", 2), ("sela", 3), ("brok", 4)):
        told_slots += [each.slot for each in told(play(one, f"cube {name} {slot}"), CubePlaced)]
    assert told_slots == [0, 0, 0]
    for seat, own in ((0, 0), (1, 2), (2, 1)):
        views = [tuple(seen(one, seat, seed).state.cubes) for seed in range(40)]
        people = one.state.box.people
        for person, each in enumerate(people):
            if one.state.cubes[person] == 4:
                continue
            assert (len({view[person] for view in views}) == 1) == (each.seat == seat), (seat, each.name, own)


def test_m72_the_curtain_rises_once_with_all_slots_and_nothing_can_be_taken_back_from_another() -> None:
    one = at_the_start(2)
    play(one, "cube urga 1")
    assert one.undoable
    play(one, "cube brok 2")
    assert one.undoable == 0, "the other seat is asked now"
    play(one, "cube sela 3")
    shown = told(play(one, "cube oku 4"), CubesShown)
    assert [(each.people, each.slots) for each in shown] == [(("urga", "brok", "sela", "oku"), (1, 2, 3, 4))]
    assert one.undoable == 0


def test_m72_the_question_to_a_planner_says_nothing_of_the_others() -> None:
    first, second = at_the_start(2), at_the_start(2)
    play(first, "cube urga 1", "cube brok 1")
    play(second, "cube urga 4", "cube brok 3")
    assert first.decision is not None
    assert second.decision is not None
    assert first.decision.legal() == second.decision.legal()
    assert (first.decision.seat, first.decision.about) == (second.decision.seat, second.decision.about)


def test_the_deck_of_ideas_and_dice_to_come_are_not_in_what_a_bot_sees() -> None:
    """Two views of one table draw different ideas."""
    state = scene(MOOGH, people={"sela": "c3"}, cubes="sela 4", order="sela")
    one = match(state)
    drawn = set()
    for seed in range(12):
        view = seen(one, 1, seed)
        view.submit(RULES.parse("think", view.state))
        assert view.decision is not None
        drawn.add(tuple(view.decision.legal()))
    assert len(drawn) > 4


# -- how it ends -------------------------------------------------------------------------------------------------------


def test_m52_m54_of_three_rivals_the_last_wins_without_a_point() -> None:
    state = scene(MOOGH, seats=3, people={"urga": "c3", "sela": "c5"}, hurt="urga sela", order="urga sela nama")
    state.points = [9, 9, 0]
    state.traps |= scene(MOOGH, seats=3, traps={"c4": 2}).traps
    one = match(state)
    play(one, "move c4")
    assert is_out(one.state, "urga")
    assert one.decision is not None, "two tribes are left"
    state.traps |= scene(MOOGH, seats=3, traps={"c6": 2}).traps
    events = play(one, "move c6")
    assert one.outcome is not None
    assert (one.outcome.winners, one.outcome.scores[2]) == ((2,), 0)
    assert told(events, MatchEnded)[0].why == "last"


def test_m53_m54_in_teams_both_seats_of_the_last_tribe_win() -> None:
    state = scene(MOOGH, seats=4, format="teams", people={"sela": "c3"}, hurt="sela", traps={"c4": 0}, order="sela")
    oku = state.box.person("oku")
    state.out[oku], state.cubes[oku] = 1, 4
    state.grid[state.spots[oku]], state.spots[oku] = 0, -1
    state.order = [card for card in state.order if card != oku]
    one = match(state)
    play(one, "move c4")
    assert one.outcome is not None
    assert one.outcome.winners == (0, 2)


def test_m54_a_lethal_blow_that_costs_the_last_rival_nothing_still_counts_points() -> None:
    """First the last tribe, then the objective: a beast that dies knocks nobody out any more (M8: no reaction)."""
    state = scene(beast("moogh", "f7", health=1), people={"urga": "e7"}, order="urga")
    state.points = [0, 4]
    one = match(state, dice=HIT4)
    play(one, "stab moogh")
    assert one.outcome is not None
    assert (one.outcome.winners, one.outcome.scores) == ((1,), (3, 4))


def test_m24_m54_a_beast_that_fell_is_killed_for_the_winning_though_nobody_scores() -> None:
    state = scene(
        beast("moogh", "g7", "east", rage=2), on=board(high="a b c d e f g"), people={"urga": "b2"}, order="brok moogh"
    )
    state.column[0] = 3
    state.points = [1, 0]
    one = match(state)
    play(one, "end")
    assert one.outcome is not None
    assert (one.outcome.winners, one.outcome.scores) == ((0,), (1, 0))


def test_m56_m57_alone_the_marker_moves_from_the_second_round_on_and_reaching_the_limit_loses() -> None:
    one = at_the_start(1, mode="hunter")
    assert one.state.dark == 0
    times = []
    while one.decision is not None:
        while one.decision is not None and one.decision.about == "program":
            play(one, one.decision.legal()[0])
        times += [each.time for each in told(to_the_end_of_the_round(one), TimePassed)]
    assert times == list(range(1, 11))
    assert one.state.round == 10
    assert one.outcome is not None
    assert one.outcome.winners == ()


def test_m50_no_card_moves_and_no_die_falls_before_the_first_round() -> None:
    one = at_the_start(2)
    before = list(one.state.order)
    while one.decision is not None and one.decision.about == "program":
        play(one, one.decision.legal()[0])
    events = to_the_end_of_the_round(one)
    moved = told(events, CardMoved)
    assert len(moved) == 1, "at the end of the first round, in the appeasement of the second"
    assert one.decision is not None
    assert list(one.state.order) == [*before[1:], before[0]]


def test_m62_a_card_before_the_marker_leaves_and_the_next_is_neither_skipped_nor_repeated() -> None:
    """Brok has acted; urga's stab makes the beast claw him out of play; then comes sela."""
    state = scene(
        beast("moogh", "f7", rage=1), people={"brok": "e8", "urga": "e7"}, hurt="brok", order="brok urga sela oku moogh"
    )
    state.acted[1], state.marker, state.column[0] = 1, 1, 3
    one = match(state, dice=[*HIT4, "bars"])
    events = play(one, "stab moogh", "end")
    assert told(events, KnockedOut)[0].person == "brok"
    names = [one.state.box.card_name(card) for card in one.state.order]
    assert (names[0], names[one.state.marker]) == ("urga", "sela")


def test_m71_an_action_that_fells_both_last_tribes_is_seen_as_a_whole() -> None:
    state = scene(
        beast("moogh", "f7", rage=1), seats=3, people={"urga": "e8", "sela": "h8", "nama": "g8"},
        hurt="urga sela nama", order="urga moogh",
    )  # fmt: skip
    state.column[0] = 3
    state.points = [5, 1, 1]
    one = match(state, dice=[*HIT4, "cross", "bars"])
    play(one, "stab moogh")
    assert one.outcome is not None
    assert one.outcome.winners == ()


def test_m77_injuries_of_one_action_are_asked_about_in_the_order_of_the_row() -> None:
    state = scene(MOOGH, seats=3, people={"urga": "e8", "sela": "h8", "nama": "g8"}, order="nama sela urga moogh")
    state.column[0] = 3
    one = match(state, dice=["bars", "cross", "bars"])
    events = play(one, "stab moogh", "cube nama 1", "cube sela 1", "cube urga 1")
    assert [each.person for each in told(events, Injured)] == ["nama", "sela", "urga"]


# -- notation and positions --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", sorted(content.scenarios(content.folder())))
def test_every_answer_of_a_hunt_reads_back_and_every_position_too(name: str) -> None:
    scenario = content.scenarios(content.folder())[name].with_options({"mode": "predator"})
    one = Match(RULES, RULES.set_up(scenario, 2, setting_up(5)), Dice(8))
    for number in range(120):
        if one.decision is None:
            break
        for option in one.decision.options():
            assert RULES.parse(str(option), one.state) == option
        start = one.step_so_far()[0]
        assert RULES.read_position(json.loads(json.dumps(dict(RULES.write_position(start)))), scenario, 2) == start
        one.submit(one.decision.options()[number * 7 % len(one.decision.options())])


def test_a_refused_answer_changes_nothing() -> None:
    one = match(scene(MOOGH, people={"urga": "c3"}, order="urga"))
    before, dice = one.state.copy(), one.dice.drawn
    for wrong in ("stab moogh", "move f7", "move c6", "cube urga 1", "on c4", "land c4", "reroll", "save", "heal urga"):
        with pytest.raises(IllegalCommand):
            one.submit(RULES.parse(wrong, one.state))
    assert (one.state == before, one.dice.drawn) == (True, dice)


def test_a_walk_may_be_taken_back_step_by_step_until_a_die_falls() -> None:
    one = match(scene(MOOGH, people={"urga": "c3"}, order="urga", on=board({"d4": "water"})), dice=["bars"])
    play(one, "move c4", "on c5")
    one.undo(2)
    assert where(one.state, "urga") == "c3"
    one.redo()
    assert where(one.state, "urga") == "c4"
    one.undo()
    play(one, "move d4")
    with pytest.raises(ValueError, match="dice have fallen"):
        one.undo()


IMPOSSIBLE: list[tuple[Callable[[dict[str, Any]], object], str]] = [
    (lambda p: p.update(phase="program", turn=None), "the turn marker has left the start"),
    (lambda p: p.update(phase="program", marker=1), "nobody is left to plan"),
    (lambda p: p.update(phase="place", marker=1), "nobody is left to be placed"),
    (lambda p: p.update(phase="over", ending="done", marker=1), "cannot have ended like that"),
    (lambda p: p.update(phase="over", ending="last", marker=1), "cannot have ended like that"),
    (lambda p: p.update(phase="over", ending="dark", marker=1), "cannot have ended like that"),
    (lambda p: p.update(time=20), "it should be over"),
    (lambda p: p["beasts"]["moogh"].update(health=9), "moogh has more health than it began with"),
    (lambda p: p["people"]["urga"].update(waits=["ambush"]), "urga lies in ambush for no beast"),
    (lambda p: p["people"]["urga"].update(waited=["hidden"]), "urga hides where no bush is"),
    (lambda p: p.update(turn={"left": 2, "done": 1}), "the actions done and left in a turn are not two"),
]


@pytest.mark.parametrize(("change", "reason"), IMPOSSIBLE, ids=[f"{n} {one[1]}" for n, one in enumerate(IMPOSSIBLE)])
def test_a_position_that_no_play_leads_to_is_refused(change: Callable[[dict[str, Any]], object], reason: str) -> None:
    state = scene(MOOGH, order="urga brok")
    state.marker, state.acted[0] = 1, 1
    position = {key: value for key, value in RULES.write_position(state).items() if value is not None}
    change(position)
    with pytest.raises(ValueError, match=reason):
        RULES.read_position({key: value for key, value in position.items() if value is not None}, hunt(MOOGH), 2)


def test_dark_at_the_limit_is_an_end_that_reads_back() -> None:
    one = at_the_start(1, mode="hunter")
    while one.decision is not None:
        play(one, one.decision.legal()[-1])
    scenario = hunt(MOOGH, mode="hunter")
    assert RULES.read_position(dict(RULES.write_position(one.state)), scenario, 1) == one.state


@pytest.mark.parametrize("items", [{"urga": ["hide-shield"]}, {"urga": {"a": 1}}, {"urga": None}, {"urga": 3}])
def test_an_item_that_is_no_text_is_refused_in_a_sentence(items: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="names a different item"):
        hunt(MOOGH, items=items)


@pytest.mark.parametrize(
    ("chosen", "reason"),
    [
        ({"items": {"tor": "hide-shield"}}, "tor, who does not hunt here"),
        ({"points": [1, 2, 3]}, "sides 2, numbers 3"),
        ({"points": [1]}, "sides 2, numbers 1"),
    ],
)
def test_what_is_for_nobody_at_this_table_is_refused(chosen: dict[str, Any], reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        RULES.set_up(hunt(MOOGH, **chosen), 2, setting_up(1))


def test_m53_m74_in_teams_the_leaders_skill_helps_the_partner_until_the_leader_falls() -> None:
    state = scene(MOOGH, seats=4, format="teams", people={"brok": "e7"}, hurt="brok")
    brok = state.box.person("brok")
    assert dice_for(state, brok, icon("stab 4 bars"), "moogh") == 5
    state.out[state.box.person("urga")] = 1
    assert dice_for(state, brok, icon("stab 4 bars"), "moogh") == 4


def test_m56_another_beast_that_flees_costs_three_and_loses_nothing_else() -> None:
    state = scene(
        beast("moogh", "f4"), beast("smilodon", "l7", "east"), seats=1, mode="hunter", order="urga smilodon oku",
        tokens="",
    )  # fmt: skip
    state.tokens = bytearray(4)
    state.column[1] = 1
    one = match(state)
    events = play(one, "end")
    assert one.state.fled
    assert one.decision is not None
    events += to_the_end_of_the_round(one)
    assert [each.time for each in told(events, TimePassed)] == [3]


def test_m36_shaken_off_before_its_turn_one_may_do_the_planned_pair() -> None:
    state = scene(
        beast("moogh", "f7", rage=3), people={"sela": "on moogh"}, cubes="sela 2", order="brok moogh sela oku"
    )
    state.column[0] = 1
    one = match(state, dice=["cross", *["cross"] * 20])
    play(one, "end", "row left")
    while one.decision is not None and one.decision.about in {"cube", "land", "row"}:
        play(one, one.decision.legal()[0])
    assert one.decision is not None
    assert one.state.box.people[one.decision.person].name == "sela"  # type: ignore[attr-defined]
    assert {"throw", "trap"} <= {text.split()[0] for text in one.decision.legal()}


def test_a_hunt_that_is_over_takes_no_answer() -> None:
    state = scene(beast("moogh", "f7", health=1), people={"urga": "e7"}, order="urga")
    one = match(state, dice=HIT4)
    play(one, "stab moogh")
    with pytest.raises(IllegalCommand, match="over"):
        one.submit(RULES.parse("end", one.state))
    with pytest.raises(ValueError, match="taken back"):
        one.undo()


def test_who_is_placed_or_planned_is_said_when_another_answer_comes_m59_m72() -> None:
    one = match(RULES.set_up(hunt(MOOGH), 2, setting_up(3)))
    with pytest.raises(IllegalCommand, match="is placed now, on a free space of the start area"):
        play(one, "cube urga 1")
    one = at_the_start(2)
    with pytest.raises(IllegalCommand, match="The cube of Urga is placed now"):
        play(one, "cube sela 1")


@pytest.mark.parametrize(
    ("answers", "wrong", "reason"),
    [
        ([], "on c4", "It is the turn of Urga: an action, the move of a rage token, or the end."),
        (["move c4"], "on c7", "Urga is asked now, and may answer: on c5, on d5, .*, stop."),
        (["move c4"], "stab moogh", "Urga is asked now, and may answer: on "),
        (["think"], "show hide", "Urga is asked now, and may answer: show rope, show fire."),
        (["think", "show rope"], "land c4", "Urga is asked now, and may answer: use straight-shaft, use rope c4, "),
    ],
)
def test_who_is_asked_and_for_what_is_said_inside_an_action(answers: list[str], wrong: str, reason: str) -> None:
    state = scene(MOOGH, on=board({"c2": "tree"}), people={"urga": "c3"}, cubes="urga 4", order="urga")
    one = match(state, dice=["rope", "fire"] if "think" in answers else [])
    play(one, *answers)
    with pytest.raises(IllegalCommand, match=reason):
        play(one, wrong)
