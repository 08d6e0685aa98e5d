"""The bots: the same answers for the same seed, always legal ones, and easy beats random."""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING, Any

import pytest

from game.core.bots import Bot, RandomBot, play_out
from game.core.dice import Dice, setting_up
from game.core.match import Match
from game.dinowars.bots.easy import Easy
from game.dinowars.bots.levels import BOTS, advise
from game.dinowars.bots.odds import chances, strike_chances
from tests.dinowars.scenes import RULES, SCENARIOS, fate, play, scene

if TYPE_CHECKING:
    from game.dinowars.state import State


def begin(seed: int, name: str = "first-hunt") -> Match[State]:
    return Match(RULES, RULES.set_up(SCENARIOS[name], 2, setting_up(seed)), Dice(seed))


def test_the_chances_of_an_attack_are_those_of_its_dice() -> None:
    """Counted anew, die by die, for each line of the table."""
    for attack, against in ((1, 3), (2, 3), (2, 2), (3, 2), (3, 1)):
        found = [0, 0, 0]
        for dice in itertools.product(range(1, 7), repeat=attack + against):
            margin = max(dice[:attack]) - max(dice[attack:])
            if margin > 0:
                found[min(3, margin) - 1] += 1
        total = 6 ** (attack + against)
        assert chances(attack, against) == tuple(one / total for one in found)


def test_the_chances_know_downed_targets_and_desperation() -> None:
    plain = scene(["a plain 24 22"], ["b plain 24 24 0"]).state
    assert strike_chances(plain, 0, 1, charging=False, fierce=False) == chances(2, 2)
    assert strike_chances(plain, 0, 1, charging=True, fierce=False) == chances(3, 2)
    plain.twists = ("desperation",)
    one, two, three = chances(2, 2)
    assert strike_chances(plain, 0, 1, charging=False, fierce=False) == (0.0, one, two + three)
    plain.down[1] = 1
    assert strike_chances(plain, 0, 1, charging=False, fierce=False) == (0.0, 0.0, sum(chances(3, 1)))


@pytest.mark.parametrize("level", BOTS)
def test_the_same_seed_gives_the_same_match(level: str) -> None:
    logs = []
    for _twice in range(2):
        match = begin(3)
        bots: list[Bot] = [BOTS[level](1), BOTS[level](2)]
        play_out(match, bots)
        logs.append([str(entry.command) for entry in match.log])
    assert logs[0] == logs[1]
    assert len(logs[0]) > 50


@pytest.mark.parametrize("name", SCENARIOS)
def test_easy_plays_every_scenario_to_its_end(name: str) -> None:
    match = begin(5, name)
    bots: list[Bot] = [Easy(1), Easy(2)]
    play_out(match, bots, 2_000)
    assert match.decision is None


def test_easy_beats_random() -> None:
    """Of forty matches, sides swapped, it wins nearly all."""
    won = 0.0
    for seed in range(40):
        match = begin(seed, list(SCENARIOS)[seed % len(SCENARIOS)])
        bots: list[Bot] = [Easy(seed), RandomBot(seed)]
        play_out(match, bots[:: 1 if seed % 2 else -1])
        assert match.outcome is not None
        mine = 0 if seed % 2 else 1
        won += match.outcome.winners == (mine,)
    assert won >= 34


def test_easy_leaves_the_table_when_it_can() -> None:
    match = scene(
        ["a small 10 44", "z plain 20 20"], ["off plain 44 30"], dice=[4], unique=("escape", "young"), runners=[0, -1]
    )
    play(match, "move a 180")
    assert str(Easy(0).choose(match)) == "leave"


def test_easy_kills_who_lies_down_and_pushes_into_lava() -> None:
    match = scene(["a plain 24 22"], ["b plain 24 24 0 down", "c plain 40 40"], dice=[6, 6, 6, 1])
    assert str(Easy(0).choose(match)).startswith("attack a b")
    play(match, "attack a b")
    assert str(Easy(0).choose(match)) == "kill"
    lava = scene(["a plain 24 22"], ["b ankylosaurus 24 24 0", "c plain 40 40"], dice=[2, 1, 1, 1], front=3, lava=2_150)
    play(lava, "attack a b")
    answer = str(Easy(0).choose(lava))
    play(lava, answer)
    assert (answer.split(maxsplit=1)[0], fate(lava, "b")) == ("knock", "dead")


def test_easy_knows_who_charges() -> None:
    """The weak one needs the ferocity; the strong one beside the same target, which has acted more, would not."""
    ours = ["rex tyrannosaurus 24 21.5", "a weak 24 30 0"]
    more: dict[str, Any] = {"unique": ("assassinate", "young"), "targets": [2, -1]}
    match = scene(ours, ["foe plain 24 24 180", "off plain 44 40"], dice=[2, 2], **more)
    play(match, "turn rex 0", "turn rex 10", "move a 0", "go 4")
    assert str(Easy(0).choose(match)) == "charge foe fierce"


def test_advice_is_one_of_the_answers() -> None:
    match = begin(1)
    assert RULES.parse(advise(match).answer, match.state) in match.decision  # type: ignore[operator]
