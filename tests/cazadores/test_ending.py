"""Rulebook, "Game end"."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from game.cazadores.ending import winners
from game.cazadores.events import Counted, IdleRound, MatchEnded, Scored
from tests.cazadores.tables import WORLD, begin, events_of, nearly_over, play, scene, why_not

if TYPE_CHECKING:
    from game.cazadores.state import State
    from game.core.match import Match

LAST = {"mosasaurus 1": "brisbane"}


def test_the_match_ends_with_the_last_tile_at_once() -> None:
    match = nearly_over(LAST, first="ship brisbane 8")
    events = play(match, "dig")
    assert match.outcome is not None
    assert match.decision is None
    assert isinstance(events[-1], MatchEnded)
    assert "The last tile is dug" in match.outcome.reason


def test_c27_nothing_is_unloaded_or_delivered_any_more() -> None:
    first = "ship brisbane 8, museum yokohama, shown pteranodon 1 allosaurus 1, hand carnivores+flyers"
    match = nearly_over(LAST, first=first)
    play(match, "dig")
    assert match.outcome is not None
    assert match.outcome.scores[0] == -8
    assert "over" in why_not(match, "sail darwin")


def test_c27_an_animal_which_the_last_tile_completes_still_scores() -> None:
    match = nearly_over({"carnotaurus 2": "casablanca"}, first="ship casablanca 8, hold carnotaurus 1")
    reasons = [reason for one in events_of(Scored, play(match, "dig")) if one.seat == 0 for reason in one.reasons]
    assert [(reason.why, reason.points) for reason in reasons] == [("animal", 3)]


def test_c18_the_bonus_goes_to_the_most_complete_animals_wherever_they_are() -> None:
    first = "ship brisbane 8, museum dakar, shown pteranodon 1, given allosaurus 1 rhamphorhynchus 1"
    first += ", done carnivores+flyers, aboard carnotaurus 2"
    match = nearly_over(LAST, first=first)
    events = play(match, "dig")
    counted = events_of(Counted, events)[0]
    assert counted.counts[0] == 5
    assert counted.counts[1] == match.state.animals(1)
    bonus = [one.seat for one in events_of(Scored, events) if one.reasons[0].why == "bonus"]
    assert bonus == [1]


def test_c18_all_who_are_tied_get_the_bonus_and_nobody_without_an_animal() -> None:
    tied = scene("shown pteranodon 1", "shown mosasaurus 1", "", idle=2)
    assert _bonuses(tied) == [0, 1]
    nobody = scene("store pteranodon 1", "", "", idle=2)
    assert _bonuses(nobody) == []


def _bonuses(match: Match[State]) -> list[int]:
    """Who gets the bonus when the third idle round is over."""
    events = play(
        match, "sail casablanca", "sail lisbon", "sail casablanca", "sail lisbon", "sail casablanca", "sail lisbon"
    )
    assert match.outcome is not None
    return [one.seat for one in events_of(Scored, events) if one.reasons[0].why == "bonus"]


@pytest.mark.parametrize(("bonus", "seats"), [("animals", [0]), ("kinds", [1]), ("tiles", [2])])
def test_c18_by_the_variants_animals_kinds_or_tiles_are_counted(bonus: str, seats: list[int]) -> None:
    match = scene(
        "shown archaeopteryx 2 rhamphorhynchus 2",
        "shown ichthyosaur 1 centrosaurus 1 carnotaurus 1",
        "shown brachiosaurus 1 apatosaurus 1",
        idle=2,
        scenario=WORLD.with_options({"bonus": bonus}),
    )
    assert _bonuses(match) == seats


def test_c18_tiles_that_only_together_would_make_an_animal_do_not_count() -> None:
    match = scene("hold rhamphorhynchus 1, store rhamphorhynchus 2", "", "", idle=2)
    assert _bonuses(match) == []


def test_c19_missions_left_cost_their_value_and_a_total_may_fall_below_zero() -> None:
    match = nearly_over(LAST, first="ship brisbane 8, hand marines+flyers herbivores+marines+carnivores, score 4")
    events = play(match, "dig")
    penalty = next(one for one in events_of(Scored, events) if one.reasons[0].why == "penalty")
    assert {(reason.what, reason.points) for reason in penalty.reasons} == {
        ("marines+flyers", -8), ("herbivores+marines+carnivores", -15),
    }  # fmt: skip
    assert (penalty.seat, penalty.points, penalty.total) == (0, -23, -19)


def test_c21_loose_tiles_are_worth_nothing_in_the_end() -> None:
    match = nearly_over(LAST, first="ship brisbane 8, museum dakar, store brachiosaurus 1 2 3 4, hold apatosaurus 1 2")
    play(match, "dig")
    assert match.state.scores[0] == 0


def test_the_winner_has_the_most_points_when_all_is_counted() -> None:
    match = nearly_over(LAST, first="ship brisbane 8, score 50", second="score 20")
    play(match, "dig")
    assert match.outcome is not None
    assert match.outcome.scores == (50, 30)
    assert match.outcome.winners == (0,)


def test_c20_a_tie_goes_to_more_animals_then_to_more_missions_else_it_is_shared() -> None:
    state = begin(3).state
    state.scores[:] = [40, 40, 30]
    assert winners(state) == (0, 1)
    state.done[1] = 1
    assert winners(state) == (1,)
    state.shown[0][0] = 1
    assert winners(state) == (0,)
    state.scores[2] = 41
    assert winners(state) == (2,)


def test_c20_by_the_variant_a_tie_is_shared_at_once() -> None:
    state = begin(2, ties="shared").state
    state.scores[:] = [40, 40]
    state.shown[0][0] = 1
    assert winners(state) == (0, 1)


def test_c20_the_reason_tells_of_a_tie() -> None:
    match = nearly_over(LAST, first="ship brisbane 8, score 30", second="score 20")
    play(match, "dig")
    assert match.outcome is not None
    assert match.outcome.scores == (30, 30)
    assert "Wave wins a tie at 30 points" in match.outcome.reason


def test_c28_three_whole_rounds_without_a_dig_end_the_match() -> None:
    match = scene("ship lisbon 8, score 5", "ship lisbon 8")
    told = []
    for _turn in range(6):
        told += events_of(IdleRound, play(match, "sail casablanca", "sail lisbon"))
    assert [one.rounds for one in told] == [1, 2, 3]
    assert match.outcome is not None
    assert "Nobody dug any more" in match.outcome.reason


def test_c28_a_dig_begins_the_count_anew() -> None:
    match = scene("ship lisbon 8", "ship lisbon 8", idle=2)
    play(match, "sail casablanca", "sail lisbon", "sail casablanca", "dig", "sail lisbon")
    assert match.state.idle == 0
    assert match.outcome is None
    for _turn in range(4):
        play(match, "sail casablanca", "sail lisbon")
    assert match.state.idle == 2


def test_c28_rounds_go_from_the_start_player_to_the_last() -> None:
    match = scene("ship lisbon 8", "ship lisbon 8", start=1, to_move=0, idle=2)
    play(match, "sail casablanca", "sail lisbon")
    assert match.outcome is not None


@pytest.mark.parametrize("rounds", [0, 5])
def test_c28_by_the_variant_more_rounds_or_none_end_the_match(rounds: int) -> None:
    match = scene("ship lisbon 8", "ship lisbon 8", scenario=WORLD.with_options({"stall_rounds": rounds}))
    for _turn in range(8):
        play(match, "sail casablanca", "sail lisbon")
    assert match.outcome is None
    play(match, "sail casablanca", "sail lisbon", "sail casablanca", "sail lisbon")
    assert (match.outcome is not None) == (rounds == 5)


def test_c32_points_have_no_upper_end() -> None:
    match = scene("ship dakar 6, museum dakar, hold carnotaurus 2, store carnotaurus 1, score 900", "")
    play(match, "unload all")
    assert match.state.scores[0] == 903
