"""The rules against a second, naive opinion: whole matches, their dice, ways, points and ferocity."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from game.dinowars.bots.easy import Easy
from tests.counts import count
from tests.dinowars.referee import Referee
from tests.dinowars.test_fuzz import anywhere, begin

MATCHES, PARTS = count(3_000), 6


@pytest.mark.parametrize("part", range(PARTS))
def test_a_naive_referee_agrees_at_every_step(part: int) -> None:
    """Half of the answers are the easy bot's, so that there is something to see."""
    seen = Counter[str]()
    for seed in range(part * MATCHES // PARTS, (part + 1) * MATCHES // PARTS):
        chance = random.Random(seed)
        match = begin(seed, chance)
        referee, bot = Referee(match.state), Easy(seed)
        referee.follow(None, match.opening)
        while match.decision is not None:
            answer = bot.choose(match) if chance.random() < 0.5 else anywhere(chance, match)
            referee.follow(answer, match.submit(answer))
            if match.step_answers:
                continue
            referee.settle()
            where = (seed, len(match.log), str(answer))
            assert [book.score for book in referee.books] == match.state.scores, where
            assert [book.pool for book in referee.books] == match.state.pools, where
            alive = {name for name, one in referee.beasts.items() if one.alive}
            assert alive == {match.state.box.names[piece] for piece in match.state.here()}, where
            lying = {name for name, one in referee.beasts.items() if one.down}
            assert lying == {match.state.box.names[piece] for piece in match.state.here() if match.state.down[piece]}
        seen.update(objective for book in referee.books for objective in book.done)
        seen.update(type(event).__name__ for entry in match.log for event in entry.events)
    assert {"Fought", "Killed", "Shifted", "Saved", "Moved", "Ferocity", "Scored"} <= set(seen)
