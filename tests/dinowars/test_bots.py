"""The bots: the same answers for the same seed, always legal ones, and easy beats random."""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING, Any

import pytest

from game.core.bots import Bot, RandomBot, play_out
from game.core.dice import Dice, setting_up
from game.core.match import Match
from game.dinowars.bots.easy import Easy
from game.dinowars.bots.hint import advise
from game.dinowars.bots.levels import BOTS
from game.dinowars.bots.normal import MIND, Normal
from game.dinowars.bots.odds import chances, strike_chances
from tests.dinowars.scenes import RULES, SCENARIOS, fate, play, scene
from tests.skirmishes import Tally
from tests.skirmishes import play as play_match

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
    """Hard, which thinks long, for the first turns only."""
    logs = []
    for _twice in range(2):
        match = begin(3)
        bots: list[Bot] = [BOTS[level](1), BOTS[level](2)]
        play_out(match, bots, 40 if level == "hard" else 2_000)
        logs.append([str(entry.command) for entry in match.log])
    assert logs[0] == logs[1]
    assert len(logs[0]) >= 40


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


# -- those that plan ---------------------------------------------------------------------------------------------------


def first_act(match: Match[State], level: str = "normal") -> str:
    return str(BOTS[level](1).choose(match))


@pytest.mark.parametrize("twist", ["lava", "desperation", "starvation"])
def test_normal_plays_every_twist_to_its_end_and_hard_answers_in_its_middle(twist: str) -> None:
    scenario = SCENARIOS["short-hunt"].with_options({"twist": twist})
    match = Match(RULES, RULES.set_up(scenario, 2, setting_up(8)), Dice(8), quiet=True)
    bots: list[Bot] = [Normal(1), Normal(2)]
    play_out(match, bots, 45)
    if match.decision is not None:
        assert RULES.parse(first_act(match, "hard"), match.state) in match.decision
    play_out(match, bots, 2_000)
    assert match.decision is None


def test_normal_beats_easy() -> None:
    """Of twenty matches of mixed packs and tables, seats swapped, it wins twelve or more; the ladder is a script."""
    tally = Tally()
    for number in range(20):
        play_match(("normal", "easy"), number, 51, mirror=False, tally=tally)
    assert tally.won >= 12


def test_those_that_plan_keep_to_their_nodes() -> None:
    match, bot = begin(4), Normal(3)
    for _answer in range(60):
        assert match.decision is not None
        match.submit(bot.choose(match))
        assert -100 < bot.budget.left <= MIND.nodes, "what was begun is finished"


def test_a_bot_answers_the_same_whatever_it_was_asked_before_and_changes_nothing() -> None:
    match, old = begin(6), Normal(9)
    for _answer in range(50):
        assert match.decision is not None
        before = match.state.copy()
        answer = old.choose(match)
        assert answer == Normal(9).choose(match)
        assert match.state == before
        match.submit(answer)


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_those_that_plan_kill_who_lies_down_and_leave_when_they_can(level: str) -> None:
    match = scene(["a plain 24 22", "d plain 4 4"], ["b plain 24 24 0 down", "c plain 40 40"])
    assert first_act(match, level).startswith("attack a b")
    off = scene(
        ["a small 10 44", "z plain 20 20"], ["off plain 44 30"], dice=[4], unique=("escape", "young"), runners=[0, -1]
    )
    play(off, "move a 180")
    assert first_act(off, level) == "leave"


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_those_that_plan_push_into_lava(level: str) -> None:
    """D27, D45."""
    lava = scene(["a plain 24 22"], ["b ankylosaurus 24 24 0", "c plain 40 40"], dice=[2, 1, 1, 1], front=3, lava=2_150)
    play(lava, "attack a b")
    play(lava, first_act(lava, level))
    assert fate(lava, "b") == "dead"


@pytest.mark.parametrize("level", ["normal", "hard"])
def test_those_that_plan_take_the_last_step_to_a_third_point(level: str) -> None:
    """The eggs lie within a sure move, and nobody watches them."""
    match = scene(
        ["a plain 24 40", "d plain 4 4"],
        ["b plain 44 10", "c plain 44 20"],
        overall=("eggs", "bleed"),
        eggs=(None, (2_400, 4_250)),
        scores=[2, 0],
        done=[("bleed", "young"), ()],
    )
    play(match, first_act(match, level))
    while match.decision is not None and match.decision.about == "go":
        play(match, first_act(match, level))
    assert match.outcome is not None
    assert match.outcome.winners == (0,)


def test_they_see_what_anybody_sees() -> None:
    """Nothing is hidden in this game: a fork with other dice is answered alike."""
    match = begin(11)
    bot = Normal(1)
    for _answer in range(40):
        assert match.decision is not None
        match.submit(bot.choose(match))
    assert bot.choose(match.fork(77)) == bot.choose(match)
