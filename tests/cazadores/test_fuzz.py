"""Random matches with an audit after every answer: every tile accounted for, always something to do, always an end."""

from __future__ import annotations

import os
import random
from typing import TYPE_CHECKING, Any

import pytest

from game.cazadores.commands import Sail
from game.cazadores.events import Scored
from game.core.match import Match
from tests.cazadores.tables import RULES, SCENARIOS, begin, events_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from game.core.decision import Command

LONG = os.environ.get("EMBER_LONG") == "1"
MATCHES = 10_000 if LONG else 300
"""In all, split over the tables."""
LONGEST = 60_000
TABLES = [(name, seats) for name, scenario in SCENARIOS.items() for seats in scenario.seats()]
ODD: tuple[dict[str, Any], ...] = (
    {},
    {"stall_rounds": 8, "draws": False},
    {"returns": True, "bonus": "kinds", "six": 16},
    {"museums": "drawn", "ties": "shared", "bonus": "tiles", "stall_rounds": 6},
)
"""Variants to play with."""
pytestmark = pytest.mark.timeout(7200 if LONG else 300)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_no_tile_is_made_or_lost_and_every_match_ends(name: str, seats: int) -> None:
    for seed in range(-(-MATCHES // len(TABLES))):
        options = ODD[seed % len(ODD)]
        match = begin(seats, seed, SCENARIOS[name], **options)
        scores = [0] * seats
        chance = random.Random(seed)
        for _answer in range(LONGEST):
            if match.decision is None:
                break
            legal = match.decision.options()
            assert legal, "a question without an answer"
            events = match.submit(lively(legal, chance))
            RULES.audit(match.state)
            for scored in events_of(Scored, events):
                assert scored.points == sum(reason.points for reason in scored.reasons)
                scores[scored.seat] += scored.points
                assert scored.total == scores[scored.seat] or scored != events_of(Scored, events)[-1]
            assert scores == match.state.scores, "points without a reason"
        assert match.outcome is not None, "this match does not end"
        assert RULES.progress(match.state) == 1


def lively(legal: Sequence[Command], chance: random.Random) -> Command:
    """Mostly something else than sailing, so that random matches dig, swap and deliver."""
    deeds = [option for option in legal if not isinstance(option, Sail)]
    return chance.choice(deeds if deeds and chance.random() < 0.7 else legal)


def test_the_fuzz_meets_every_kind_of_answer() -> None:
    met = set()
    for seed in range(12):
        match = begin(3, seed, **ODD[2])
        chance = random.Random(seed)
        while match.decision is not None:
            command = lively(match.decision.options(), chance)
            met.add(str(command).split()[0])
            match.submit(command)
    assert met == {"keep", "museum", "ship", "sail", "dig", "unload", "deliver", "draw", "swap", "return"}


def test_undo_goes_back_over_what_is_open_and_never_over_a_draw() -> None:
    for seed in range(10):
        match = begin(2, seed)
        chance = random.Random(seed)
        while match.decision is not None:
            if match.undoable:
                before, answers = match.state.copy(), match.undoable
                assert not any(entry.drew for entry in match.log[-answers:])
                match.undo(answers)
                for _answer in range(answers):
                    match.redo()
                assert match.state == before
            match.submit(chance.choice(match.decision.options()))


def test_a_quiet_match_plays_like_a_loud_one() -> None:
    for seed in range(5):
        loud, quiet = begin(3, seed), begin(3, seed)
        quiet = Match(RULES, quiet.state.copy(), quiet.dice, quiet=True)
        chance = random.Random(seed)
        while loud.decision is not None:
            command = chance.choice(loud.decision.options())
            loud.submit(command)
            quiet.submit(command)
            assert quiet.state == loud.state
