"""No die, however it is spent, ends a turn: only the answers that say so do."""

from __future__ import annotations

import random

import pytest

from tests.counts import count
from tests.screens.tables import a_match

ENDS = {"end", "tremor", "still"}
"""What a turn may end with: its end, or, where a tremor may be caused, the answer to that."""


@pytest.mark.parametrize("seed", range(count(100)))
def test_a_turn_passes_on_by_the_answers_that_say_so_alone(seed: int) -> None:
    match, chance, passed = a_match("human", "human", "human", seed=seed), random.Random(seed), 0
    while match.decision is not None and len(match.log) < 400:
        seat = match.decision.seat
        match.submit(chance.choice(list(match.decision.options())))
        if match.decision is not None and match.decision.seat != seat:
            passed += 1
            assert str(match.log[-1].command).split()[0] in ENDS
    assert passed > 5
