"""What hard sees of an eruption that somebody may set off soon."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from game.wrath.bots.brink import Foresight, chance, set_off
from game.wrath.bots.hard import MIND
from game.wrath.bots.odds import eruption_chance
from game.wrath.box import SUPPLY, VOLCANO
from game.wrath.state import OVER
from tests.wrath.boards import play, scene

if TYPE_CHECKING:
    from game.wrath.state import State


def test_the_chance_to_fill_the_volcano_is_that_of_the_odds() -> None:
    for people in range(4, 9):
        match = scene(f"volcano caveman {people}", phase="roll")
        state = match.state
        assert chance(state.box, 5, 9 - people) == pytest.approx(eruption_chance(state).share, abs=1e-12)


def test_what_is_set_off_is_what_the_rules_would_do() -> None:
    tribes = ("volcano caveman 4, a4 caveman 2", "volcano caveman 4, d4 caveman, b3 brontosaurus")
    match = scene(*tribes, unspent="volcano")
    seen = set_off(match.state, 0, 1)
    assert seen is not None
    play(match, "worship caveman", "end", "still")
    assert seen.scores == match.state.scores
    assert seen.tribes == match.state.tribes
    assert seen.seat == match.state.seat


def test_who_has_nobody_left_sets_nothing_off() -> None:
    state = scene("volcano caveman 9", "d4 caveman", unspent="foot").state
    state.box = replace(state.box, spaces=11)
    state.mine[SUPPLY] -= 1
    state.mine[VOLCANO] += 1
    assert set_off(state, 0, 1) is None
    assert set_off(state, 1, 1) is not None
    assert len(_seen(state, 2)) == 2


def test_an_eruption_that_wins_the_match_for_the_next_seat_is_feared() -> None:
    """The second tribe has 20 points, and one space is empty: it wins with any volcano die."""
    tribes = ("volcano caveman 4", "volcano caveman 4, a4 caveman, d4 caveman 2")
    state = scene(*tribes, unspent="foot", scores=[3, 20]).state
    after = set_off(state, 1, 1)
    assert after is not None
    assert after.phase == OVER
    share = chance(state.box, 5, 1)
    assert _seen(state, 0) != _seen(state, 2)
    assert _seen(state, 2)[1] > share * 0.99
    assert _seen(state, 2)[0] < -share * 0.99


def test_an_eruption_that_serves_nobody_who_can_set_it_off_changes_nothing() -> None:
    """Far from full, or looked for nowhere, or harmful to each who could do it, the position is worth what it was."""
    state = scene("volcano caveman 3", "volcano caveman 3, a4 caveman", unspent="foot").state
    assert _seen(state, 2) == _seen(state, 0)
    rng = random.Random(5)
    for _each in range(20):
        people = rng.randrange(1, 8)
        state = scene(f"volcano caveman {people}", f"volcano caveman {8 - people}", unspent="foot").state
        assert _seen(state, 2) == pytest.approx([-worth for worth in reversed(_seen(state, 2))])  # what one gains


def _seen(state: State, brink: int) -> list[float]:
    return Foresight(MIND.eye(state.box), MIND.hope(state.box), brink).of(state)
