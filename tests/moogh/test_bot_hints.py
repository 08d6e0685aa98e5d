"""Hints and odds: made of the worth's own terms, and exact."""

from __future__ import annotations

import itertools
from fractions import Fraction
from typing import TYPE_CHECKING

import pytest

from game.core.dice import Dice
from game.core.search import Budget
from game.core.table import Table
from game.moogh.bots.ahead import drive
from game.moogh.bots.hard import Hard
from game.moogh.bots.hint import THROWS, advise, hint
from game.moogh.bots.levels import BOTS
from game.moogh.bots.odds import odds
from game.moogh.bots.planning import NOTHING, Turn
from game.moogh.bots.quick import quick
from game.moogh.bots.worth import TERMS, terms, worth
from game.moogh.characters import Symbol
from game.moogh.commands import END
from game.moogh.printed import icon
from game.moogh.question import Question
from game.moogh.thinking import do
from tests.moogh.scenes import MOOGH, beast, match, scene
from tests.moogh.test_bots import begin

if TYPE_CHECKING:
    from game.moogh.state import State


def test_a_hint_is_what_hard_plays_and_its_reasons_are_the_terms_of_the_worth() -> None:
    one, bot, turns = begin("first-blood", 2, 5), BOTS["easy"](1), 0
    for _answer in range(24):
        assert isinstance(one.decision, Question)
        given, hard = hint(one, 3), Hard(3)
        assert given.command == hard.choose(one)
        assert given.other != given.command
        assert given.cost >= 0
        assert given.gain == sum(reason.gain for reason in given.reasons)
        assert given.sentences()
        if END in one.decision:
            turns += 1
            turn = Turn(one.state, one.decision.person, 3, hard.mind.turn, Budget(0))
            plan = NOTHING if given.command == END else given.plan
            then, now = turn.terms(plan, THROWS), turn.terms(NOTHING, THROWS)
            assert {each.term: each.gain for each in given.reasons} == {
                name: after - before for name, after, before in zip(TERMS, then, now, strict=True)
            }
        one.submit(bot.choose(one))
    assert turns > 5


def test_the_terms_sum_to_the_worth_and_rivals_see_it_the_other_way_round() -> None:
    state = scene(MOOGH, people={"urga": "e6"}, hurt="sela", tokens="brok")
    state.points[:] = [3, 1]
    mine, theirs = terms(state, 0), terms(state, 1)
    assert worth(state, 0) == sum(mine)
    for at, name in enumerate(TERMS):
        if name != "aim":
            assert mine[at] == -theirs[at], name


def test_advice_is_an_answer_that_may_be_given() -> None:
    one = match(scene(MOOGH, people={"urga": "e7"}, order="urga"))
    assert one.decision is not None
    assert advise(one).answer in one.decision.legal()


# -- odds --------------------------------------------------------------------------------------------------------------

FACES = [Symbol.BARS] * 3 + [Symbol.CHEVRON] * 2 + [Symbol.CROSS]


@pytest.mark.parametrize(("words", "wanted"), [("stab 4 chevron", "chevron"), ("stab 3 bars", "bars")])
def test_the_chance_of_an_action_is_that_of_all_its_dice(words: str, wanted: str) -> None:
    """From the back corner: a die more for the weak spot, one less for rage 2."""
    state = scene(beast("moogh", "f7", rage=2), people={"urga": "e5"}, tokens="urga")
    found = odds(state, 0, icon(words), "moogh")
    assert found is not None
    dice = icon(words).dice
    assert found.dice == dice
    good = sum(wanted in throw for throw in itertools.product(FACES, repeat=dice))
    assert found.success == Fraction(good, 6**dice)
    assert found.with_token == 1 - (1 - found.success) ** 2


@pytest.mark.parametrize(("rage", "column"), [(2, 3), (3, 2), (3, 1), (1, 3)])
def test_what_the_beast_does_then_is_counted_over_all_its_dice(rage: int, column: int) -> None:
    """Against all throws of four dice by the beast, one after the other."""
    state = scene(beast("moogh", "f7", rage=rage), people={"urga": "f8", "brok": "h7"})
    state.column[0] = column
    found = odds(state, 0, icon("stab 4 chevron"), "moogh")
    assert found is not None
    assert found.exact
    ends = [_after(state, found.dice, throw) for throw in itertools.product(FACES, repeat=4)]
    assert found.hurt == Fraction(sum(end.hurt[0] or end.out[0] for end in ends), 6**4)
    assert found.points == Fraction(sum(end.points[0] for end in ends), 6**4)


def _after(state: State, dice: int, throw: tuple[Symbol, ...]) -> State:
    twin = state.copy()
    rolled = Dice(0, [Symbol.CHEVRON] * dice + list(throw))
    drive(
        do(Table(twin, rolled, None), 0, icon("stab 4 chevron"), "moogh"),
        lambda question: quick(twin, question),
    )
    return twin


def test_without_dice_there_are_no_odds_or_no_chance() -> None:
    state = scene(beast("moogh", "f7", rage=4), people={"brok": "f8"})
    brok = state.box.person("brok")
    assert odds(state, brok, icon("think"), "") is None
    found = odds(state, brok, icon("stab 3 bars"), "moogh")
    assert found is not None
    nothing = Fraction(0)
    assert (found.dice, found.success, found.hurt, found.points) == (0, nothing, nothing, nothing)
