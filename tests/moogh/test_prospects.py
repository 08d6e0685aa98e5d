"""M109: when nothing can be won any more it is said, and never before."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from game.content.matchfile import MatchFile, Seat
from game.core.bots import RandomBot
from game.moogh.goals import winning_sides
from game.moogh.prospects import hopeless
from game.playing import open_file

if TYPE_CHECKING:
    from game.core.match import Match
    from game.moogh.state import State


def _hunt(scenario: str, seed: int, seats: int = 1) -> Match[State]:
    return open_file(MatchFile("moogh", (Seat("random"),) * seats, scenario, seed))


@pytest.mark.parametrize(("scenario", "often"), [("signal-fire", 4), ("pitfalls", 1)])
def test_m109_what_is_hopeless_is_never_won_and_is_said_before_it_is_dark(scenario: str, often: int) -> None:
    said = 0
    for seed in range(12):
        match, bot, lost = _hunt(scenario, seed), RandomBot(seed), False
        if scenario == "pitfalls":
            match.state.health[0] = 4  # one for each trap, and none for a spear
        while match.decision is not None:
            lost = lost or bool(hopeless(match.state))
            match.submit(bot.choose(match))
            assert not lost or match.decision is None or hopeless(match.state), "it does not come back"
        said += lost
        assert not (lost and winning_sides(match.state)), seed
    assert said >= often


def test_m109_rounds_are_counted_with_the_one_that_is_played() -> None:
    state = _hunt("signal-fire", 1).state
    aim, limit = state.box.objective, state.box.limit
    state.dark = limit - aim.rounds
    assert not hopeless(state)
    state.dark += 1
    assert f"{aim.rounds - 1} rounds" in hopeless(state)
    state.held = 1
    assert not hopeless(state)


def test_m109_a_trap_may_still_be_sprung_with_the_last_point_of_health() -> None:
    state = _hunt("pitfalls", 1).state
    aim = state.box.objective
    state.health[aim.beast] = aim.traps
    assert not hopeless(state)
    state.health[aim.beast] -= 1
    assert "points of health" in hopeless(state)
    state.sprung[aim.beast] = 1
    assert not hopeless(state)


def test_m109_rivals_play_on_for_points() -> None:
    state = _hunt("signal-fire", 1, 2).state
    state.dark = state.box.limit - 1
    assert not hopeless(state)
