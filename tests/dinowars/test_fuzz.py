"""Random matches on every table, with every twist: sound after each answer, and all of them end."""

from __future__ import annotations

import os
import random
from collections import Counter
from typing import Any

import pytest

from game.core.decision import IllegalCommand
from game.core.dice import Dice, setting_up
from game.core.match import Match
from game.dinowars.commands import Attack, Charge, Go, Move, Turn
from game.dinowars.moving import GoDecision
from game.dinowars.scenario import QUAKES, RANDOM, TWIST_CHOICES
from game.dinowars.sines import ROUND
from game.dinowars.space import is_in_lava
from game.dinowars.state import ACT
from tests.dinowars.scenes import PIECES, RULES, SCENARIOS

LONG = os.environ.get("EMBER_LONG") == "1"
MATCHES = 5_000 if LONG else 200
PARTS = 10
LONGEST = 2_000
pytestmark = pytest.mark.timeout(7200 if LONG else 300)


def begin(seed: int, chance: random.Random) -> Match[Any]:
    """Some table, two packs of the same points, some twist."""
    first = chance.choice(PIECES.packs)
    second = chance.choice([one for one in PIECES.packs if one.points == first.points])
    options = {
        "packs": [first.name, second.name],
        "table": chance.choice([RANDOM, *(one.name for one in PIECES.fields)]),
        "twist": chance.choice(TWIST_CHOICES),
        "quake": chance.choice(QUAKES),
    }
    scenario = SCENARIOS["first-hunt"].with_options(options)
    return Match(RULES, RULES.set_up(scenario, 2, setting_up(seed)), Dice(seed))


def anywhere(chance: random.Random, match: Match[Any]) -> Any:
    """An answer out of the whole continuum now and then, where options only offer some of it."""
    decision = match.decision
    assert decision is not None
    if isinstance(decision, GoDecision) and chance.random() < 0.5:
        pivot = chance.randrange(ROUND) if decision.roll.pivots else None
        found: Any = Go(chance.randint(0, decision.roll.far), pivot)
        return found if found in decision else decision.options()[0]
    options = decision.options()
    fights = [one for one in options if isinstance(one, Attack | Charge)]
    answer = chance.choice(fights if fights and chance.random() < 0.5 else options)
    if isinstance(answer, Move | Turn) and chance.random() < 0.3:
        return type(answer)(answer.name, chance.randrange(ROUND))
    return answer


def check(match: Match[Any]) -> None:
    """What holds after every answer."""
    state = match.state
    RULES.audit(state)
    for piece in state.here():
        assert not is_in_lava(state, state.xs[piece], state.ys[piece], state.box.radii[piece]), "alive in lava"
    if match.decision is not None:
        assert match.decision.legal()
    if state.phase == ACT:
        assert all(state.in_play(seat) for seat in (0, 1)), "nobody is left, and the match goes on"
        assert max(state.scores) < 3


@pytest.mark.parametrize("part", range(PARTS))
def test_random_matches_hold_together_at_every_answer_and_end(part: int) -> None:
    asked = Counter[str]()
    for seed in range(part * MATCHES // PARTS, (part + 1) * MATCHES // PARTS):
        chance = random.Random(seed)
        match = begin(seed, chance)
        for _answer in range(LONGEST):
            check(match)
            if match.decision is None:
                break
            asked[match.decision.about] += 1
            match.submit(anywhere(chance, match))
        assert match.decision is None, f"seed {seed} does not end"
        assert match.outcome is not None
        assert match.state.turn <= match.state.box.scenario.turns
    assert {"edge", "deploy", "place", "act", "go", "charge", "result"} <= set(asked)


def test_every_option_and_only_what_is_legal_is_accepted() -> None:
    """Each option is legal; answers of other questions, and of other animals, are refused without a trace."""
    refusals = 0
    for seed in range(6):
        chance = random.Random(seed)
        match = begin(seed, chance)
        seen: list[Any] = []
        while match.decision is not None and len(match.log) < 120:
            options = match.decision.options()
            assert all(one in match.decision for one in options)
            assert all(RULES.parse(str(one), match.state) == one for one in options)
            before = match.state.copy()
            for other in chance.sample(seen, min(5, len(seen))):
                if other not in match.decision:
                    with pytest.raises(IllegalCommand, match=r"\."):
                        match.submit(other)
                    refusals += 1
            assert match.state == before
            answer = chance.choice(options)
            seen.append(answer)
            match.submit(answer)
    assert refusals > 1_000
