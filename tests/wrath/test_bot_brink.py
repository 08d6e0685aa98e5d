"""What hard sees of an eruption that somebody may set off soon."""

from __future__ import annotations

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


def test_nothing_is_seen_where_too_much_of_the_volcano_is_empty() -> None:
    state = scene("volcano caveman 3", "volcano caveman 3, a4 caveman", unspent="foot").state
    assert _seen(state, 2) == _seen(state, 0)


def test_what_one_of_two_seats_gains_by_an_eruption_the_other_loses() -> None:
    for people in range(1, 8):
        state = scene(f"volcano caveman {people}", f"volcano caveman {8 - people}", unspent="foot").state
        mine, theirs = _seen(state, 2)
        assert mine == pytest.approx(-theirs)


def _seen(state: State, brink: int) -> list[float]:
    return Foresight(MIND.eye(state.box), MIND.hope(state.box), brink).of(state)
