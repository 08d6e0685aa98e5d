from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

import pytest

from game.core.bots import RandomBot, play_out, seen
from game.core.dice import Dice
from game.core.match import Match
from tests.core.minis import MINIS, Caravan, Pebbles, Road, Say, advance, begin, fingerprint
from tests.core.thinkable import FirstBot

if TYPE_CHECKING:
    from game.core.decision import Command


def test_a_random_bot_takes_every_option_about_as_often_and_the_same_ones_for_its_seed() -> None:
    match = begin(Caravan(), 3)
    taken = Counter(str(bot.choose(match)) for bot in [RandomBot(5)] for _ in range(3000))
    assert set(taken) == {"load 1", "load 2", "load 3"}
    assert min(taken.values()) > 900
    one, other = RandomBot(5), RandomBot(5)
    assert [one.choose(match) for _ in range(50)] == [other.choose(match) for _ in range(50)]
    assert not match.log


@pytest.mark.parametrize("rules", MINIS, ids=lambda rules: rules.name)
def test_bots_play_to_the_end_and_the_same_again(rules: Pebbles | Caravan) -> None:
    ends = set()
    for _twice in range(2):
        match = begin(rules, 4)
        answers = play_out(match, [RandomBot(1), RandomBot(2)])
        assert answers == len(match.log)
        ends.add(fingerprint(match))
    assert len(ends) == 1


def test_playing_out_stops_at_its_limit() -> None:
    match = begin(Pebbles(), 4)
    assert play_out(match, [FirstBot(), FirstBot()], limit=3) == 3
    assert len(match.log) == 3


def test_where_nothing_is_hidden_a_bot_sees_the_match_itself() -> None:
    match = begin(Pebbles(), 4)
    assert seen(match, 0, 1) is match


def test_a_seat_sees_its_own_hand_and_the_others_dealt_anew() -> None:
    match = begin(Caravan(), 3, seats=3)
    advance(match, [0, 0])
    hands = set()
    for seed in range(40):
        view = seen(match, 0, seed)
        assert view.state.hands[0] == match.state.hands[0]
        assert [len(hand) for hand in view.state.hands] == [len(hand) for hand in match.state.hands]
        Caravan().audit(view.state)
        hands.add(str(view.state.hands[1:]))
    assert len(hands) > 20


def test_what_a_seat_sees_does_not_depend_on_what_the_others_hold() -> None:
    """Hidden cards change places between a rival's hand and the bag: the same eyes see the same."""
    rules: Any = Caravan()
    one = rules.set_up(0, 2, Dice(1))
    one.hands[1], one.bag = ["camel", "camel", "tent", "water"], {"camel": 2, "tent": 3, "thief": 8, "water": 2}
    other = one.copy()
    other.hands[1], other.bag = ["thief", "thief", "thief", "thief"], {"camel": 4, "tent": 4, "thief": 4, "water": 3}
    for seed in range(20):
        views = [seen(Match[Any](rules, state.copy(), Dice(2, ["calm"])), 0, seed) for state in (one, other)]
        assert fingerprint(views[0]) == fingerprint(views[1])


def test_the_hands_that_a_seat_imagines_allow_what_was_played_in_this_step() -> None:
    match = _after_a_thief()
    for seed in range(40):
        view = seen(match, 0, seed)
        assert view.decision is not None
        assert match.decision is not None
        assert (view.decision.seat, view.decision.about) == (match.decision.seat, match.decision.about)
        assert view.state.hands[0] == match.state.hands[0]
        assert len(view.state.hands[1]) == len(match.state.hands[1])
        play_out(view, [RandomBot(1), RandomBot(2)])
    assert match.state.hands[1] == ["camel", "tent"]


def test_hands_that_can_never_fit_are_a_bug_that_shows() -> None:
    class Forgetful(Caravan):
        def hide(self, state: Road, seat: int, dice: Dice) -> Road:
            dealt = super().hide(state, seat, dice)
            dealt.hands[1 - seat] = ["water"]
            return dealt

    match = _after_a_thief(Forgetful())
    with pytest.raises(AssertionError, match="no hands"):
        seen(match, 0, 1)


def _after_a_thief(rules: Any = None) -> Match[Any]:
    rules = rules or Caravan()
    start = rules.set_up(0, 2, Dice(1))
    start.hands = [["camel", "thief", "water"], ["camel", "tent", "thief"]]
    start.bag = {"camel": 3, "tent": 3, "thief": 2, "water": 3}
    match = Match[Any](rules, start, Dice(1, ["calm", 5]))
    answers: list[Command] = [Say("load", "1"), Say("load", "2"), Say("play", "camel"), Say("play", "thief")]
    for answer in [*answers, Say("press")]:
        match.submit(answer)
    return match
