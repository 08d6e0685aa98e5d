"""C24, C34: what a seat may see. Whatever is hidden is exchanged, and everything that the seat sees stays as it was."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from game.cazadores import position as positions
from game.cazadores.commands import Keep
from game.cazadores.events import Chose, Drew
from game.cazadores.secrets import noted, told
from game.cazadores.state import State, cards
from game.core.bots import RandomBot, seen
from game.core.dice import Dice
from game.core.match import Match
from game.core.record import as_json
from tests.cazadores.tables import RULES, begin, events_of, play, scene
from tests.counts import count

if TYPE_CHECKING:
    from game.core.match import Entry


def shown(match: Match[State], seat: int) -> str:
    """Everything that the seat can see: the position as shown, its options, what it would be told of refusals."""
    decision = match.decision
    if decision is None:
        return ""
    mine = decision.seat == seat
    options = decision.legal() if mine else [decision.about, str(decision.seat)]
    refusals = [decision.why_not(option) for option in _others(match)] if mine else []
    outcome = [match.rules.progress(match.state), match.state.turn]
    return json.dumps([positions.write(match.state, seat), options, refusals, outcome])


def _others(match: Match[State]) -> list[Any]:
    box = match.state.box
    every = [*box.keeps, *box.draws, *box.delivers, *box.builds.values(), *box.launches]
    return [one for one in every if match.decision is not None and one not in match.decision]


def line(entry: Entry, seat: int) -> str:
    """A line of the log as the seat reads it."""
    as_seen = noted(entry, seat)
    return json.dumps([str(as_seen.command), [as_json(event) for event in as_seen.events], list(as_seen.drew)])


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_whatever_others_hold_a_seat_sees_the_same(seats: int) -> None:
    """At every decision of random matches the hidden is dealt anew for each seat, and compared."""
    exchanged = 0
    for seed in range(count(50)):
        match, bot = begin(seats, seed), RandomBot(seed)
        while match.decision is not None:
            if len(match.log) % 23 == 0 or match.state.turn == 0:
                for seat in range(seats):
                    twin = Match(RULES, RULES.hide(match.state, seat, Dice(seed + 7)), Dice(0))
                    exchanged += twin.state != match.state
                    RULES.audit(twin.state)
                    assert shown(twin, seat) == shown(match, seat)
            match.submit(bot.choose(match))
    assert exchanged > 20, "the test exchanged nothing"


def test_what_is_told_and_noted_of_others_is_the_same_whatever_they_hold() -> None:
    """The same public answers from two hands, one exchanged: a rival's log reads alike, line by line."""
    match = begin(3, start="first")
    twin = Match(RULES, RULES.hide(match.state, 1, Dice(9)), Dice(1))
    assert twin.state.hands[0] != match.state.hands[0]
    for one in (match, twin):
        play(one, "keep 25 8", "keep 8", "keep 15")
        play(one, "museum dakar", "ship lisbon", "museum aden", "ship lisbon", "museum callao", "ship havana")
        play(one, "sail cartagena", "sail callao")
    for entry, other in zip(match.log, twin.log, strict=True):
        assert line(entry, 1) == line(other, 1)


def test_c34_a_choice_of_first_missions_is_the_seats_own_until_all_have_chosen() -> None:
    match = begin(3, start="first")
    chose = events_of(Chose, play(match, "keep 25 8"))[0]
    assert told(chose, 0) == chose
    assert told(chose, 1) == Chose(0, ())
    assert noted(match.log[0], 1).command == Keep(())
    assert noted(match.log[0], 0).command == Keep((25, 8))
    assert "[25, 8]" not in json.dumps(positions.write(match.state, 1))


def test_c34_the_choice_is_dealt_anew_for_who_may_not_see_it() -> None:
    match = begin(3, start="first")
    play(match, "keep 25 8")
    choices = {RULES.hide(match.state, 2, Dice(seed)).chosen[0] for seed in range(200)}
    assert choices == set(range(1, 8))
    assert {RULES.hide(match.state, 0, Dice(seed)).chosen[0] for seed in range(50)} == {match.state.chosen[0]}


def test_a_card_that_is_drawn_is_told_to_its_owner_alone() -> None:
    match = scene("ship dakar 6, museum dakar", "", dice=("marines+flyers",))
    drew = events_of(Drew, play(match, "draw 8"))[0]
    assert told(drew, 0) == drew
    assert told(drew, 1) == Drew(0, 8, (), 5)
    assert noted(match.log[0], 1).drew == ()
    assert noted(match.log[0], 0).drew == ("marines+flyers",)
    assert "marines+flyers" not in line(match.log[0], 1)


def test_c34_others_see_the_backs_of_a_hand_and_not_the_faces() -> None:
    match = scene("", "hand marines+flyers herbivores+marines+carnivores")
    mine, theirs = positions.write(match.state, 1)["seats"], positions.write(match.state, 0)["seats"]
    assert mine[1]["hand"] == ["herbivores+marines+carnivores", "marines+flyers"]
    assert theirs[1]["hand"] == [8, 15]


def test_a_hand_dealt_anew_keeps_its_backs_and_takes_nothing_that_is_open() -> None:
    match = scene(
        "hand marines+flyers",
        "ship lisbon 8, hand carnivores+flyers herbivores+marines+carnivores",
        "given mosasaurus 1 allosaurus 1, done marines+carnivores",
    )
    found = set()
    box = match.state.box
    for seed in range(300):
        twin = RULES.hide(match.state, 0, Dice(seed))
        RULES.audit(twin)
        hand = cards(twin.hands[1])
        assert sorted(box.missions[card].value for card in hand) == [8, 15]
        found |= {box.missions[card].name for card in hand}
        assert twin.hands[0] == match.state.hands[0]
    assert len(found) == 10 - 2 + 10
    assert "marines+flyers" not in found
    assert "marines+carnivores" not in found


def test_each_hand_that_may_be_is_dealt_about_as_often() -> None:
    match = scene("hand marines+flyers", "hand carnivores+flyers")
    counts = dict.fromkeys(range(25), 0)
    for seed in range(900):
        counts[cards(RULES.hide(match.state, 0, Dice(seed)).hands[1])[0]] += 1
    dealt = [n for n in counts.values() if n]
    assert len(dealt) == 9
    assert all(abs(n - 100) < 50 for n in dealt)


def test_hands_are_open_when_the_match_is_over() -> None:
    match = scene("ship casablanca 8", "hand carnivores+flyers", idle=2)
    play(match, "sail lisbon", "sail casablanca", "sail lisbon")
    assert match.outcome is not None
    assert RULES.hide(match.state, 0, Dice(1)) == match.state


def test_nothing_buried_lies_in_an_order_that_could_be_read() -> None:
    """C36: bags are the same whatever the seed, and forks draw other tiles."""
    one, other = begin(4, seed=1).state, begin(4, seed=2).state
    assert one.bags == other.bags
    match = scene("ship naples 20", "", "")
    drawn = set()
    for seed in range(60):
        fork = match.fork(seed)
        fork.submit(RULES.parse("dig", fork.state))
        drawn.add(tuple(fork.state.holds[0]))
    assert len(drawn) > 10


def test_the_match_as_a_seat_sees_it_asks_the_same_question() -> None:
    match = begin(4, seed=3)
    for answer in range(30):
        assert match.decision is not None
        twin = seen(match, (match.decision.seat + 1) % 4, answer)
        assert twin.decision is not None
        assert (twin.decision.seat, twin.decision.about) == (match.decision.seat, match.decision.about)
        match.submit(match.decision.options()[0])
