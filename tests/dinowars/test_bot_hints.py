"""Hints: what hard would play, with reasons that are the terms of its own worth."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from game.core.bots import play_out
from game.core.hints import Hint
from game.dinowars.bots.answers import ANSWERS
from game.dinowars.bots.fights import chances, promise
from game.dinowars.bots.hard import Hard
from game.dinowars.bots.hint import advise, base, hint
from game.dinowars.bots.normal import Normal
from game.dinowars.bots.worth import TERMS, Appraiser, Hunt
from game.dinowars.odds import attack_odds
from tests.dinowars.scenes import RULES, scene
from tests.dinowars.test_bots import begin

if TYPE_CHECKING:
    from game.dinowars.state import State


def test_a_hint_is_what_hard_plays_and_its_reasons_are_the_terms_of_its_worth() -> None:
    match, normal, weighed = begin(5), Normal(1), 0
    play_out(match, [normal, normal], 30)
    for _answer in range(12):
        assert match.decision is not None
        given = hint(match, 3)
        assert given.command == Hard(3).choose(match)
        assert given.other != given.command
        assert given.cost >= 0
        assert given.sentences()
        assert given.gain == sum(reason.gain for reason in given.reasons)
        if match.decision.about == "act" or match.decision.about in ANSWERS:
            weighed += 1
            found = Hard(3).thoughts(match)
            assert all(idea.terms[len(TERMS)] == 0 for idea in found), "nothing is left at first sight"
            terms = zip(TERMS, found[0].terms, base(found).terms, strict=False)
            assert {one.term: one.gain for one in given.reasons} == {
                name: round(best - poorest) for name, best, poorest in terms
            }
        match.submit(normal.choose(match))
    assert weighed > 8


def test_the_next_best_costs_what_it_is_worth_less() -> None:
    match = scene(["a plain 24 22", "d plain 4 4"], ["b plain 24 24 0 down", "c plain 40 40"])
    found = Hard(0).thoughts(match)
    given = hint(match)
    assert str(given.command).startswith("attack a b")
    assert given.other == found[1].command
    assert given.cost == max(0, round(found[0].worth - found[1].worth))


def test_advice_is_an_answer_that_may_be_given_before_play_too() -> None:
    match, abouts = begin(1), set()
    for _answer in range(20):
        assert match.decision is not None
        given = advise(match)
        assert isinstance(given.thought, Hint)
        assert given.thought.sentences()
        answer = RULES.parse(given.answer, match.state)
        assert answer in match.decision
        abouts.add(match.decision.about)
        match.submit(answer)
    assert {"edge", "deploy", "place", "act"} <= abouts


# -- the worth ---------------------------------------------------------------------------------------------------------


def plain_state(**more: Any) -> State:
    return scene(["a plain 24 20", "d plain 30 20"], ["b plain 24 28 0", "c plain 30 28"], **more).state


def test_the_worth_is_the_sum_of_its_terms() -> None:
    state = plain_state()
    eye = Appraiser(state, 0)
    assert eye.worth(state) == sum(eye.terms(state))
    assert len(eye.terms(state)) == len(TERMS)


CHANGES: dict[str, dict[str, Any]] = {
    "points": {"scores": [1, 0]},
    "ferocity": {"pools": [3, 1]},
    "army": {"down": bytearray((0, 0, 1, 0, 0, 0, 0))},
    "destruction": {"fates": bytearray((1, 1, 2, 1, 0, 0, 0))},
}


@pytest.mark.parametrize("term", CHANGES)
def test_a_term_rises_with_what_it_is_about_and_is_the_others_loss(term: str) -> None:
    plain: dict[str, Any] = {"pools": [1, 1], "overall": ("destruction", "eggs")}
    before, after = plain_state(**plain), plain_state(**(plain | CHANGES[term]))
    at = TERMS.index(term)
    mine = Appraiser(after, 0).terms(after)[at] - Appraiser(before, 0).terms(before)[at]
    theirs = Appraiser(after, 1).terms(after)[at] - Appraiser(before, 1).terms(before)[at]
    assert mine > 0
    assert mine == -theirs


def test_an_exposed_rear_and_lying_down_make_the_others_chances_better() -> None:
    """D21, D25."""
    worths = []
    for words in ("b plain 24 24 180", "b plain 24 24 0", "b plain 24 24 0 down"):
        state = scene(["a plain 24 22"], [words, "c plain 44 44"]).state
        eye = Appraiser(state, 0)
        worths.append(eye.terms(state)[TERMS.index("chances")])
    assert worths[0] > worths[1]
    assert worths[2] > worths[0]


def test_a_fight_fought_out_is_counted_by_its_odds() -> None:
    """One attack in contact: the chance to kill is that of the odds; the second builds on what the first left."""
    state = scene(["a plain 24 22"], ["b plain 24 24 0", "c plain 44 44"]).state
    eye = Appraiser(state, 0)
    (found,) = chances(state, eye.book, Hunt([0], [1], eye.lives[0]), fresh=True)
    odds = attack_odds(state, 0, 1, charging=False)
    finish = float(attack_odds(scene(["a plain 24 22"], ["b plain 24 24 0 down"]).state, 0, 1, charging=False).kill)
    kill, down = float(odds.kill), float(odds.down)
    assert found.fight.kills[1] == pytest.approx(kill)
    assert found.fight.kills[2] == pytest.approx(kill + (1 - kill - down) * kill + down * finish)
    assert promise([found], 1) == pytest.approx(found.fight.worths[1])
    assert promise([found, found], 2) == pytest.approx(found.fight.worths[2]), "nobody dies twice"
