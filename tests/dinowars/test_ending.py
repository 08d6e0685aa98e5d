"""Victory and end: three points, nobody left, the last turn, and every tie."""

from __future__ import annotations

from typing import Any

import pytest

from game.dinowars.events import MatchEnded
from game.dinowars.judge import outcome, progress
from game.dinowars.state import OVER
from tests.dinowars.scenes import of_kind, play, scene

FAR_OFF = "off plain 44 30"
KILLING: dict[str, Any] = {"dice": [6, 1, 1, 1], "overall": ("bleed", "eggs")}


def test_three_points_end_the_match_at_once() -> None:
    """D39: after the action in which they are scored."""
    match = scene(["rex plain 24 22"], ["foe plain 24 24 0 down", FAR_OFF], scores=[2, 2], **KILLING)
    events = play(match, "attack rex foe", "kill")
    assert of_kind(events, MatchEnded) == [MatchEnded((0,), (3, 2), "points")]
    assert match.decision is None
    assert match.outcome is not None
    assert (match.outcome.winners, match.outcome.scores) == ((0,), (3, 2))
    assert match.outcome.reason == "Ours wins by points, 3:2."


def test_the_side_whose_enemy_has_nobody_left_wins() -> None:
    match = scene(["rex plain 24 22"], ["foe plain 24 24 0 down"], scores=[0, 2], dice=[6, 1, 1, 1])
    events = play(match, "attack rex foe", "kill")
    assert of_kind(events, MatchEnded) == [MatchEnded((0,), (0, 2), "last")]
    assert match.outcome is not None
    assert match.outcome.reason == "Ours wins: no enemy is left in play."


def test_a_last_animal_that_escapes_scores_first_and_else_its_side_has_lost() -> None:
    """D54: escaped animals are not in play."""
    for points, winner in ((2, 0), (1, 1)):
        match = scene(
            ["a small 10 44"], [FAR_OFF], dice=[4], unique=("escape", "young"), runners=[0, -1], scores=[points, 0]
        )
        play(match, "move a 180", "leave")
        assert match.outcome is not None
        assert match.outcome.winners == (winner,)


def end_of_turn(ours: list[str], theirs: list[str], *dice: int, **more: Any) -> tuple[int, ...] | None:
    """Who has won at the end of a turn; None if nobody has and the match goes on."""
    match = scene(ours, theirs, dice=[*dice, 1, 2], leads=1, **more)
    play(match, "done")
    return match.outcome.winners if match.outcome else None


LAVA: dict[str, Any] = {"twists": ("lava",), "front": 1, "overall": ("destruction", "bleed")}


@pytest.mark.parametrize(("scores", "winners"), [([2, 2], ()), ([2, 3], (1,)), ([1, 2], (1,)), ([1, 1], None)])
def test_points_of_one_end_step_are_of_one_moment_and_more_of_them_win(
    scores: list[int], winners: tuple[int, ...] | None
) -> None:
    """D39, D40: lava takes half of both sides; equal points and equal armies make a draw."""
    ours, theirs = ["a plain 46 10", "b plain 10 10"], ["c plain 46 40", "d plain 10 40"]
    assert end_of_turn(ours, theirs, 4, scores=scores, **LAVA) == winners


def test_where_both_have_three_points_the_army_that_is_left_decides() -> None:
    """D40, D60: the animals in play and the escaped ones, by cost."""
    ours = ["a plain 46 10", "b plain 10 10"]
    theirs = ["c plain 46 40", "d tyrannosaurus 10 40"]
    assert end_of_turn(ours, theirs, 4, scores=[2, 2], **LAVA) == (1,)
    escaped = ["a plain 46 10", "b plain 10 10", "x triceratops 20 10 0 dead", "e brachiosaurus 1 1 0 gone"]
    more = ["c plain 46 40", "d tyrannosaurus 10 40", "y plain 20 40 0 dead"]
    assert end_of_turn(escaped, more, 4, scores=[2, 2], **LAVA) == (0,)


@pytest.mark.parametrize(("scores", "winners"), [([1, 1], ()), ([1, 0], (0,)), ([0, 2], (1,))])
def test_where_both_are_wiped_out_more_points_decide_and_armies_do_not(
    scores: list[int], winners: tuple[int, ...]
) -> None:
    """D40: the escaped animal of one side is worth nothing then."""
    ours = ["a plain 46 10", "e brachiosaurus 1 1 0 gone"]
    more = {**LAVA, "overall": ("eggs", "bleed")}
    assert end_of_turn(ours, ["c plain 46 40"], 4, scores=scores, **more) == winners


def test_a_side_with_three_points_and_nobody_left_still_has_won_alone_only_if_the_other_has_not() -> None:
    """D40: the other has won too, as no enemy is left; points decide."""
    more = {**LAVA, "overall": ("eggs", "bleed")}
    assert end_of_turn(["a plain 46 10"], ["c plain 10 40"], 4, scores=[3, 0], **more) == (0,)


@pytest.mark.parametrize(
    ("scores", "theirs", "winners"),
    [([1, 0], "c plain 10 40", (0,)), ([0, 0], "c tyrannosaurus 10 40", (1,)), ([0, 0], "c plain 10 40", ())],
)
def test_after_the_last_turn_points_decide_then_armies_then_nobody(
    scores: list[int], theirs: str, winners: tuple[int, ...]
) -> None:
    """D41: twelve turns as a rule."""
    assert end_of_turn(["a plain 10 10"], [theirs], turn=12, scores=scores) == winners
    assert end_of_turn(["a plain 10 10"], [theirs], turn=11, scores=scores) is None
    assert end_of_turn(["a plain 10 10"], [theirs], turn=3, scores=scores, options={"turns": 3}) == winners


def test_the_reasons_are_told_in_a_sentence() -> None:
    match = scene(["a plain 10 10"], ["c plain 10 40"], leads=1, turn=12, scores=[1, 0])
    play(match, "done")
    assert match.outcome is not None
    assert match.outcome.reason == "The last turn is over, at 1:0; Ours is ahead by points or by what is left."
    draw = scene(["a plain 10 10"], ["c plain 10 40"], leads=1, turn=12)
    play(draw, "done")
    assert draw.outcome is not None
    assert draw.outcome.reason == "Nobody wins: points and armies are worth the same."


@pytest.mark.parametrize(
    ("scores", "said"),
    [
        ([4, 2], "Ours wins by points, 4:2."),
        ([2, 1], "No animal is left in play; Ours is ahead by points, 2:1."),
        ([1, 1], "Nobody wins: points and armies are worth the same."),
    ],
)
def test_the_reason_says_no_more_than_is_so_where_both_are_wiped_out(scores: list[int], said: str) -> None:
    """D40: by points is not always by three, and no enemy left is no reason where nobody is."""
    state = scene(["a plain 10 10 0 dead"], ["c plain 10 40 0 dead"], phase=OVER, scores=scores).state
    found = outcome(state)
    assert found is not None
    assert found.reason == said


def test_progress_goes_by_turns_and_points_to_the_end() -> None:
    state = scene().state
    assert progress(state) == 0
    state.turn = 7
    assert progress(state) == 0.5
    state.scores[1] = 2
    assert progress(state) == pytest.approx(2 / 3)
    assert outcome(state) is None
