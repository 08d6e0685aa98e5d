"""The rules against a second, naive opinion: what may be done, and what the points are in the end."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest

from game.cazadores.events import Returned, Swapped
from tests.cazadores.referee import ANIMALS, CARDS, Sea, legal
from tests.cazadores.tables import SCENARIOS, begin, position
from tests.cazadores.test_fuzz import lively
from tests.counts import count

if TYPE_CHECKING:
    from game.cazadores.state import State
    from game.core.match import Match

POINTS = {1: 1, 2: 3, 3: 5, 4: 8, 5: 12, 6: 17}


@pytest.mark.parametrize("name", SCENARIOS)
def test_what_is_on_offer_is_what_the_rulings_allow_and_the_end_adds_up(name: str) -> None:
    scenario = SCENARIOS[name]
    sea, variants = Sea(scenario.chart.name), scenario.variants
    looked = 0
    for seed in range(count(200)):
        seats = scenario.seats()[seed % len(scenario.seats())]
        match, chance = begin(seats, seed, scenario), random.Random(seed)
        while match.decision is not None:
            if match.decision.about == "play" and chance.random() < 0.5:
                allowed = legal(
                    sea, position(match), trade=variants.trade, draws=variants.draws, returns=variants.returns
                )
                assert set(match.decision.legal()) == allowed
                looked += 1
            match.submit(lively(match.decision.options(), chance))
        _add_up(match)
    assert looked > 100


def _add_up(match: Match[State]) -> None:
    events = [event for entry in match.log for event in entry.events]
    forms = position(match)["seats"]
    counts = [sum(sum(form[row].values()) for row in ("aboard", "shown", "given")) for form in forms]
    for seat, form in enumerate(forms):
        whole = [(name, number) for row in ("aboard", "shown", "given") for name, number in form[row].items()]
        points = sum(number * POINTS[ANIMALS[name]["tiles"]] for name, number in whole)
        points += sum(CARDS[card] for card in form["done"]) - sum(CARDS[card] for card in form["hand"])
        points += sum(seat in {event.seat, event.owner} for event in events if isinstance(event, Swapped))
        points += sum(2 for event in events if isinstance(event, Returned) and event.seat == seat)
        points += 10 if counts[seat] and counts[seat] == max(counts) else 0
        assert form["score"] == points
