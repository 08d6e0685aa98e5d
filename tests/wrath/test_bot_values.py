"""The value of a position: one sum told two ways, and regions as the rules themselves would score them."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from game.core.bots import RandomBot
from game.wrath.bots.valuing import POINT, TERMS, Appraiser, net, pay
from game.wrath.bots.weights import FOUR, PLAIN, THREE, TUNED
from game.wrath.box import EGG, PLACES, SUPPLY
from game.wrath.eruption import score_now
from game.wrath.state import OVER, ROLL, State
from tests.wrath.boards import scene
from tests.wrath.test_bot import SCENARIOS, dealt

if TYPE_CHECKING:
    from collections.abc import Iterator

SHARP = replace(PLAIN, fuse=(0, 57, 31, 13), tempo=(0, 107, 51))


def positions(seed: int) -> Iterator[State]:
    """All of a match of random bots, every kind of set-up in turn."""
    names = sorted(SCENARIOS)
    match, chance = dealt(seed, 2 + seed % 3, names[seed % len(names)], quiet=True), RandomBot(seed)
    while match.decision is not None:
        yield match.state
        match.submit(chance.choose(match))
    yield match.state


@pytest.mark.parametrize("seed", range(6))
def test_the_fast_sum_is_the_net_of_the_named_terms(seed: int) -> None:
    for weights in (TUNED, THREE, FOUR, SHARP):
        eye: Appraiser | None = None
        for state in positions(seed):
            eye = eye or Appraiser(state.box, weights)
            totals = [holding.total() for holding in eye.holdings(state)]
            assert [eye.value(state, seat) for seat in range(state.box.seats)] == [
                net(totals, seat) for seat in range(state.box.seats)
            ]


@pytest.mark.parametrize("seed", range(6))
def test_regions_count_as_the_rules_would_score_them(seed: int) -> None:
    for state in positions(seed):
        if state.phase == ROLL:
            assert _as_seen(state) == _as_scored(state)


def _as_seen(state: State) -> list[int]:
    eye = Appraiser(state.box, PLAIN)
    ground, stances = eye.stances(state)
    places = eye.places(ground, stances)
    bonuses = eye.bonuses(stances, places) or [0] * len(stances)
    return [sum(pay(place, 100, 0)[seat] for place in places) // POINT + more for seat, more in enumerate(bonuses)]


def _as_scored(state: State) -> list[int]:
    points = [0] * state.box.seats
    for score in score_now(state):
        if score.region is not None:
            points = [old + new for old, new in zip(points, score.points(), strict=True)]
    return points


def test_no_term_but_victory_is_worth_more_than_victory() -> None:
    for state in positions(1):
        if state.phase != OVER:
            assert sum(holding.total() for holding in Appraiser(state.box, TUNED).holdings(state)) < 100_000


def test_what_it_has_seen_changes_nothing() -> None:
    fresh = [Appraiser(state.box, TUNED).value(state, 0) for state in positions(2)]
    eye: Appraiser | None = None
    kept = []
    for state in positions(2):
        eye = eye or Appraiser(state.box, TUNED)
        kept.append(eye.value(state, 0))
    assert kept == fresh


def test_eggs_beyond_the_dearest_dinosaur_and_full_bases_are_worth_nothing() -> None:
    match = scene("egg 4, a4 caveman")
    eye = Appraiser(match.state.box, TUNED)
    assert eye.holdings(match.state)[0].eggs > 0
    more = match.state.copy()
    more.tribes[0][EGG] += 1  # a Tyrannosaurus costs four, and nothing dearer waits
    more.tribes[0][SUPPLY] -= 1
    assert eye.holdings(more)[0].eggs == eye.holdings(match.state)[0].eggs
    full = match.state.copy()
    for kind in (2, 5, 7, 8):
        full.tribes[0][kind * PLACES + SUPPLY] = 1
    full.herds[0] = (2, 5, 7, 8)
    assert eye.holdings(full)[0].eggs == 0


def test_the_terms_have_names() -> None:
    assert {"points", "regions", "volcano", "fuse", "lead", "reach", "herd", "eggs", "hands", "won"} == set(TERMS)
