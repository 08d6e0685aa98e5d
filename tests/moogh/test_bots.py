"""The bots: they answer with options, the same for the same seed, and easy is better than chance."""

from __future__ import annotations

from typing import Any

import pytest

from game.core.bots import play_out
from game.core.dice import Dice, setting_up
from game.core.match import Match
from game.moogh import content
from game.moogh.bots.easy import plan_worth
from game.moogh.bots.levels import BOTS, advise
from game.moogh.commands import Cube
from tests.moogh.scenes import MOOGH, RULES, match, scene

HUNTS = content.scenarios(content.folder())


def begin(name: str, seats: int, seed: int) -> Match[Any]:
    return Match(RULES, RULES.set_up(HUNTS[name], seats, setting_up(seed)), Dice(seed), quiet=True)


def test_easy_beats_random_in_a_skirmish() -> None:
    won = {"easy": 0, "random": 0}
    for seed in range(20):
        one = begin("first-blood", 2, seed)
        levels = ["easy", "random"] if seed % 2 else ["random", "easy"]
        play_out(one, [BOTS[level](seed) for level in levels])
        assert one.outcome is not None
        for seat in one.outcome.winners:
            won[levels[seat]] += 1
    assert won["easy"] > 2 * won["random"] + 5


def test_easy_wins_more_hunts_alone_than_random() -> None:
    won = dict.fromkeys(("easy", "random"), 0)
    for level in won:
        for seed in range(12):
            one = begin("first-blood", 1, seed)
            play_out(one, [BOTS[level](seed)])
            assert one.outcome is not None
            won[level] += len(one.outcome.winners)
    assert won["easy"] >= won["random"] + 4


@pytest.mark.parametrize("name", list(HUNTS))
def test_easy_plays_every_hunt_to_its_end_the_same_way_each_time(name: str) -> None:
    first, again = (begin(name, HUNTS[name].seats()[0], 3) for _time in range(2))
    for one in (first, again):
        play_out(one, [BOTS["easy"](seat) for seat in range(one.state.box.seats)])
        assert one.outcome is not None
    assert first.state == again.state


def test_easy_plans_to_stab_what_stands_beside_it() -> None:
    state = scene(MOOGH, people={"urga": "e7"})
    worths = {slot: plan_worth(state, Cube("urga", slot)) for slot in range(1, 5)}
    assert worths[2] == max(worths.values()), "stab and climb"


def test_advice_is_an_answer_that_may_be_given() -> None:
    one = match(scene(MOOGH, people={"urga": "e7"}, order="urga"))
    assert one.decision is not None
    assert advise(one).answer in one.decision.legal()
