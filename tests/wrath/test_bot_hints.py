"""Hints and odds: made of the value's own terms, and exact."""

from __future__ import annotations

import itertools
from collections import Counter
from dataclasses import replace
from fractions import Fraction
from typing import TYPE_CHECKING

import pytest

from game.core.hints import points_text
from game.core.search import Line, Node
from game.wrath.bots.hard import Hard
from game.wrath.bots.hint import Hint, hint
from game.wrath.bots.levels import BOTS
from game.wrath.bots.odds import brings, chance, eruption_chance, one_more, only, rolls_left
from game.wrath.bots.reasons import changes, reasons, standing
from game.wrath.bots.thinking import Thought
from game.wrath.box import FOOT_ICON, ICONS, WORSHIP_ICON
from game.wrath.commands import END, KEEP, Reroll
from game.wrath.state import SPEND
from tests.wrath.boards import play, scene
from tests.wrath.test_bot import dealt

if TYPE_CHECKING:
    from game.core.match import Match
    from game.wrath.state import State


def test_a_hint_is_what_hard_plays() -> None:
    match, bot, asked = dealt(5), BOTS["normal"](1), 0
    while match.decision is not None and match.state.turn < 4:
        given = hint(match, 3)
        assert given.command == Hard(3).choose(match)
        assert given.plan[0] == given.command
        assert given.other != given.command
        assert given.cost >= 0
        asked += 1
        match.submit(bot.choose(match))
    assert asked > 20


def test_its_reasons_are_the_terms_of_the_value() -> None:
    for seats in (2, 3, 4):
        match, bot, told = dealt(6, seats), BOTS["normal"](1), 0
        while match.decision is not None and match.state.turn < 3:
            if match.state.phase == SPEND:
                _compare(match)
                told += 1
            match.submit(bot.choose(match))
        assert told > 3


def _compare(match: Match[State]) -> None:
    """Each reason is its term's change, what the hope makes of their sum, or what the next seat makes of that."""
    mind, state, others = Hard(0).mind, match.state, match.state.box.seats - 1
    best = Hard(0).thoughts(match)[0]
    assert best.end is not None
    eye, after = mind.eye(state.box), best.end.state
    terms = changes(eye, state, after, state.seat)
    assert sum(terms.values()) == best.end.worth - eye.value(state, state.seat)
    given = hint(match)
    shown = {reason.term: reason.gain for reason in given.reasons}
    hoped = [standing(mind, state, each) for each in (state, after)]
    assert shown.pop("answer") == round((best.worth - hoped[1]) / others)
    assert shown.pop("chance") == round((hoped[1] - hoped[0] - sum(terms.values())) / others)
    assert shown == {term: round(change / others) for term, change in terms.items()}
    assert given.gain == sum(reason.gain for reason in given.reasons)
    assert given.gain == pytest.approx((best.worth - hoped[0]) / others, abs=len(given.reasons) / 2)


def test_for_two_the_hope_follows_the_mean_lead_and_says_nothing_of_its_own() -> None:
    match = scene("d2 caveman 2, a4 caveman", "b4 caveman 2", unspent="foot volcano")
    given = hint(match)
    assert {reason.gain for reason in given.reasons if reason.term == "chance"} == {0}


@pytest.mark.parametrize("seats", [3, 4])
def test_chance_and_answer_are_told_where_they_tip_the_scales_and_each_for_what_it_did(seats: int) -> None:
    """Against whoever leads a plan may be put first for its chance, though the mean lead of another is larger."""
    mind, state = Hard(0).mind, dealt(1, seats).state
    state.scores, state.seat, seat = [9, 14, 4, 4][:seats], 0, 0
    near, far = state.copy(), state.copy()
    near.scores[1] -= 2
    far.scores[-1] -= 3
    stands = [standing(mind, state, each) for each in (near, far)]
    eye = mind.eye(state.box)
    assert stands[0] > stands[1]
    assert eye.value(near, seat) < eye.value(far, seat)
    assert _tips(state, [(near, stands[0]), (far, stands[1])]) == {"chance"}
    assert _tips(state, [(far, stands[0]), (near, stands[0] - 1)]) == {"answer"}
    assert _tips(state, [(near, stands[0]), (state, stands[0] - 1)]) == set()


def _tips(state: State, ends: list[tuple[State, float]]) -> set[str]:
    """What is told of chance and answer for plans that lead there, with what they are worth after the next turn."""
    mind = Hard(0).mind
    worths = [mind.eye(state.box).value(after, state.seat) for after, _worth in ends]
    thoughts = [
        Thought(worth, END, Node(after, value, Line(END))) for (after, worth), value in zip(ends, worths, strict=True)
    ]
    told = {reason.term: reason.sentence for reason in reasons(mind, state, thoughts) if reason.sentence}
    assert "next turn" in told.get("answer", "next turn")
    assert "win less often" in told.get("chance", "win less often")
    return told.keys() & {"chance", "answer"}


def test_the_reasons_in_words_are_the_weightiest_and_tell_the_table_as_it_will_be() -> None:
    match = scene("d2 caveman 2, a4 caveman", "b4 caveman 2", unspent="foot")
    given = hint(match)
    gains = [abs(reason.gain) for reason in given.reasons]
    assert gains == sorted(gains, reverse=True)
    assert 1 <= len(given.sentences()) <= 3
    assert all(sentence.endswith(".") and "{" not in sentence for sentence in given.sentences())


def test_a_region_that_is_won_is_named_with_both_sides() -> None:
    match = scene("d2 caveman", unspent="foot")
    given = hint(match)
    assert str(given.command).startswith("move caveman d2")
    assert any("with 1 against 0" in sentence for sentence in given.sentences()), given.sentences()


def test_an_eruption_that_wins_is_said() -> None:
    match = scene("volcano caveman 5, a4 caveman 2", "volcano caveman 3", unspent="volcano", scores=[22, 3])
    assert "It wins the match." in hint(match).sentences()


def test_before_and_between_the_rolls_there_is_a_reason_too() -> None:
    match = scene("d2 caveman", phase="roll", loaded=["foot", "hut", "egg", "cave", "volcano"])
    assert _said(match) != ""
    play(match, "roll")
    given = hint(match)
    assert isinstance(given.command, Reroll) or given.command == KEEP
    assert given.other is not None
    assert _said(match) != ""


def _said(match: Match[State]) -> str:
    given: Hint = hint(match)
    return " ".join(given.sentences())


def test_points_are_told_in_tenths() -> None:
    assert [points_text(number) for number in (0, 4, 5, 123, -250, 995)] == ["0.0", "0.0", "0.1", "1.2", "2.5", "10.0"]


# -- odds -------------------------------------------------------------------------------------------------------------


def test_what_a_roll_brings_is_counted_over_all_throws() -> None:
    match = scene("d2 caveman", phase="roll", loaded=["foot", "hut", "egg", "cave", "volcano"])
    play(match, "roll")
    state, again = match.state, Reroll((1, 3, 4))
    faces = state.box.faces
    counted: Counter[tuple[int, ...]] = Counter()
    for thrown in itertools.product(range(len(faces)), repeat=3):
        dice = (thrown[0], state.dice[1], thrown[1], thrown[2], state.dice[4])
        icons = [icon for die in dice for icon in faces[die]]
        counted[tuple(icons.count(icon) for icon in range(len(ICONS)))] += 1
    assert dict(brings(state, again)) == dict(counted)
    assert sum(thrown.ways for thrown in brings(state, again)) == 6**3


@pytest.mark.parametrize(("number", "icon"), [(1, WORSHIP_ICON), (3, WORSHIP_ICON), (2, FOOT_ICON)])
def test_the_chance_of_so_many_icons_in_three_rolls_is_exact(number: int, icon: int) -> None:
    state = scene("d2 caveman", phase="roll").state
    sides = sum(icon in face for face in state.box.faces)
    one = 1 - Fraction(6 - sides, 6) ** 3  # a die that shows it is kept, so that each has three tries
    exact = sum(_ways(5, n) * one**n * (1 - one) ** (5 - n) for n in range(number, 6))
    assert chance(state, only(icon, number)).share == pytest.approx(float(exact), abs=1e-12)


def _ways(dice: int, chosen: int) -> int:
    return len(list(itertools.combinations(range(dice), chosen)))


def test_a_wish_for_two_icons_is_the_best_over_every_choice() -> None:
    """Against a slow search over the dice as they lie, one roll left."""
    match = scene("d2 caveman", phase="roll", loaded=["foot", "hut", "hut", "cave", "cave"])
    play(match, "roll")
    match.state.rolls = 2
    state, wish = match.state, (1, 1, 0, 0, 1)
    best = Fraction(0)
    for size in range(6):
        for chosen in itertools.combinations(range(1, 6), size):
            good = sum(
                thrown.ways
                for thrown in brings(state, Reroll(chosen))
                if all(have >= want for have, want in zip(thrown.icons, wish, strict=True))
            )
            best = max(best, Fraction(good, 6**size))
    assert chance(state, wish).share == pytest.approx(float(best), abs=1e-12)


def test_a_full_volcano_is_certain_and_an_empty_one_out_of_reach() -> None:
    full = scene("volcano caveman 4", "volcano caveman 4", phase="roll", loaded=["volcano"] * 5)
    play(full, "roll")
    assert eruption_chance(full.state) == (1, True)
    assert eruption_chance(scene("d2 caveman", phase="roll").state) == (0, True)  # nine spaces and five dice


def test_one_roll_more_brings_each_icon_as_often_as_all_its_throws_say() -> None:
    match = scene("d2 caveman", phase="roll", loaded=["foot", "hut", "egg", "cave", "volcano"])
    play(match, "roll")
    state, again = match.state, Reroll((2, 3, 5))
    kept = [icon for number in (1, 4) for icon in state.box.faces[state.dice[number - 1]]]
    for icon, share in enumerate(one_more(state.box, 3)):
        more = sum(thrown.ways for thrown in brings(state, again) if thrown.icons[icon] > kept.count(icon))
        assert share == pytest.approx(more / 6**3, abs=1e-12)


def test_what_cannot_be_worked_out_in_time_is_sampled_and_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    state, wish = scene("d2 caveman", phase="roll").state, only(FOOT_ICON, 2)
    exact = chance(state, wish)
    monkeypatch.setattr("game.wrath.bots.odds.LARGEST", 0)
    sampled = chance(state, wish)
    assert (exact.exact, sampled.exact) == (True, False)
    assert sampled == chance(state, wish)
    assert sampled.share == pytest.approx(exact.share, abs=0.05)
    assert sampled.share != exact.share


def test_dice_of_rich_data_are_told_in_time_all_the_same() -> None:
    """Ten dice of thirty faces, each with several icons: more ways than anybody can count."""
    state = scene("d2 caveman", phase="roll").state
    faces = tuple(tuple(icon for icon in range(5) for _each in range(side // (icon + 1) % 3)) for side in range(30))
    state.box = replace(state.box, faces=faces, dice=10, rolls=10)
    assert not chance(state, (4, 4, 4, 4, 4)).exact
    assert chance(state, only(WORSHIP_ICON, 4)).exact


def test_no_rolls_are_left_once_the_dice_are_spent() -> None:
    assert rolls_left(scene("d2 caveman", unspent="foot").state) == 0
    assert rolls_left(scene("d2 caveman", phase="roll").state) == 3
