from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any, ClassVar

import pytest

from game.core.bots import RandomBot, play_out
from game.core.decision import IllegalCommand
from game.core.dice import Dice, WrongDice
from game.core.match import IDLE_STEPS, Match
from tests.core.minis import LEAVE, MINIS, Caravan, Choice, Heap, Pebbles, Road, Say, advance, begin, fingerprint
from tests.hash_seeds import said_under_every_seed

if TYPE_CHECKING:
    from game.core.table import Table

both = pytest.mark.parametrize("rules", MINIS, ids=lambda rules: rules.name)


@both
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_play_always_ends_and_every_option_is_taken_and_reads_back(rules: Pebbles | Caravan, seats: int) -> None:
    for seed in range(10):
        match, chance = begin(rules, seed, seats=seats), random.Random(seed)
        while match.decision is not None:
            for option in match.decision:
                assert option in match.decision
                assert match.rules.parse(str(option), match.state) == option
            advance(match, [chance.randrange(9)])
        assert match.outcome is not None
        assert set(match.outcome.winners) <= set(range(seats))


@both
def test_quiet_matches_come_to_what_loud_ones_do(rules: Pebbles | Caravan) -> None:
    for seed in range(30):
        loud, quiet, chance = begin(rules, seed), begin(rules, seed, quiet=True), random.Random(seed)
        while loud.decision is not None:
            pick = chance.randrange(9)
            advance(loud, [pick])
            advance(quiet, [pick])
            assert fingerprint(quiet) == fingerprint(loud)
        assert quiet.outcome == loud.outcome
        assert not quiet.log
        assert not quiet.opening


@both
def test_a_fork_at_any_decision_disturbs_nothing_and_asks_the_same(rules: Pebbles | Caravan) -> None:
    for seed in range(12):
        plain, forked, chance = begin(rules, seed), begin(rules, seed), random.Random(seed)
        while plain.decision is not None:
            for quiet in (True, False):
                twin = forked.fork(seed + 1, quiet=quiet)
                assert twin.decision is not None
                assert twin.decision.legal() == plain.decision.legal()
                assert rules.write_position(twin.state) == plain.rules.write_position(plain.state)
                twin_of_twin = twin.fork(seed + 2)
                assert twin_of_twin.decision is not None
                assert twin_of_twin.decision.legal() == plain.decision.legal()
                play_out(twin, [RandomBot(1), RandomBot(2)])
            pick = chance.randrange(9)
            advance(plain, [pick])
            advance(forked, [pick])
            assert fingerprint(forked) == fingerprint(plain)
        assert forked.log == plain.log
        assert forked.fork(1).outcome == plain.outcome


def test_a_fork_has_dice_of_its_own_from_the_open_question_on() -> None:
    match = begin(Caravan(), 3)
    advance(match, [0, 0, 0])
    twins = [match.fork(seed) for seed in range(30)]
    ends = set()
    for twin in twins:
        advance(twin, [0] * 6)
        ends.add(str(twin.rules.write_position(twin.state)))
    assert len(ends) > 5


def test_forks_and_positions_stand_where_a_step_threw_before_it_asked() -> None:
    match = begin(Caravan(), 4)
    assert match.dice.drawn > 0
    assert match.step_answers == []
    start, drawn, entries = match.step_so_far()
    assert (drawn, entries) == (match.dice.drawn - 1, [])
    assert start.left == match.state.left + 1
    assert match.step_dice == [match.state.wind]
    for quiet in (True, False):
        twin = match.fork(9, quiet=quiet)
        assert (twin.state.left, twin.state.wind) == (match.state.left, match.state.wind)


def test_a_quarrel_asks_seats_in_turn_within_one_step() -> None:
    match = _quarrelling()
    _start, _drawn, entries = match.step_so_far()
    assert len({entry.seat for entry in entries}) == 2
    assert len(entries) >= 6
    assert match.fork(1).step_answers == match.step_answers


@pytest.mark.parametrize("loaded", [["calm", 9], ["calm", "calm"], ["calm", "camel", 9]])
def test_wrong_dice_in_mid_answer_leave_the_match_as_it_was(loaded: list[str | int]) -> None:
    match = begin(Caravan(), 1, loaded)
    advance(match, [0, 0])
    before, log, marks = fingerprint(match), list(match.log), match.undoable
    with pytest.raises(WrongDice):
        match.submit(LEAVE)  # ends the step: a card is drawn, and the next wind
    assert (fingerprint(match), match.log, match.undoable) == (before, log, marks)
    match.undo(2)
    undone = list(match.undone)
    match.redo()
    match.redo()
    assert fingerprint(match) == before
    assert [entry.command for entry in undone[::-1]] == match.step_answers


def test_wrong_dice_do_not_forget_what_was_taken_back() -> None:
    class Blown(Caravan):
        async def travel(self, table: Table[Road]) -> None:
            if await table.ask(Choice(0, "go", [Say("go"), Say("stay")])) == Say("go"):
                await table.ask(Choice(0, "stop", [Say("stop")]))
            else:
                table.dice.number(6)
                await table.ask(Choice(0, "stop", [Say("stop")]))

    match = begin(Blown(), 1, ["calm", "hail"])
    advance(match, [0])
    match.undo()
    with pytest.raises(WrongDice):
        match.submit(Say("stay"))
    assert [str(entry.command) for entry in match.undone] == ["go"]
    match.redo()
    assert match.step_answers == [Say("go")]


def test_dice_that_fell_before_the_wrong_one_fall_again() -> None:
    cards = begin(Caravan(), 1).state.bag
    first = next(card for card in sorted(cards) if cards[card])
    match = begin(Caravan(), 1, ["calm", first, "hail"])
    advance(match, [2, 2])
    here = fingerprint(match)
    for _try in range(3):
        with pytest.raises(WrongDice, match="'hail'"):
            match.submit(LEAVE)
        assert fingerprint(match) == here
        assert match.dice.waiting() == [first, "hail"]
        assert match.undoable == 2


def test_a_bug_in_the_rules_leaves_the_match_as_it_was() -> None:
    class Broken(Pebbles):
        async def take(self, table: Table[Heap]) -> None:
            await super().take(table)
            table.dice.number(6)
            raise ZeroDivisionError

    match = begin(Broken(), 2)
    advance(match, [0])
    here, log = fingerprint(match), list(match.log)
    with pytest.raises(ZeroDivisionError):
        advance(match, [0])
    fallen = match.dice.waiting()
    with pytest.raises(ZeroDivisionError):
        advance(match, [0])
    assert match.dice.waiting() == fallen  # the die of the answer that failed is the next to come
    assert match.log == log
    match.dice.number(6)
    match.dice.rewind(4)
    assert match.dice.drawn == 4
    assert fingerprint(match) != here
    match.dice._loaded.clear()
    assert fingerprint(match) == here


@both
def test_an_illegal_command_changes_nothing(rules: Pebbles | Caravan) -> None:
    for quiet in (True, False):
        match = begin(rules, 8, quiet=quiet)
        here = fingerprint(match)
        with pytest.raises(IllegalCommand, match="sing loudly is not possible now"):
            match.submit(Say("sing", "loudly"))
        assert fingerprint(match) == here
        assert not match.log


def test_rules_that_go_on_without_asking_anybody_are_stopped() -> None:
    class Idle(Pebbles):
        steps: ClassVar[int] = 0

        async def refill(self, table: Table[Heap]) -> None:
            del table
            type(self).steps += 1

    with pytest.raises(AssertionError, match="without asking"):
        begin(Idle(), 1)
    assert Idle.steps == IDLE_STEPS


def test_as_many_automatic_steps_as_the_guard_allows_are_no_fault() -> None:
    class Slow(Pebbles):
        async def refill(self, table: Table[Heap]) -> None:
            table.state.heap += 1
            if table.state.heap == IDLE_STEPS - 1:
                await super().refill(table)

    assert begin(Slow(), 1).decision is not None


def test_a_step_that_asks_twice_where_steps_ask_once_is_a_bug_that_shows() -> None:
    class Chatty(Pebbles):
        async def throw(self, table: Table[Heap]) -> None:
            await super().throw(table)
            await table.ask(Choice(0, "again", [Say("yes")]))

    with pytest.raises(AssertionError, match="asked twice"):
        advance(begin(Chatty(), 1), [0])


def test_what_happens_before_the_first_question_is_told_as_the_opening() -> None:
    match = begin(Pebbles(), 1)
    assert [event.what for event in match.opening] == ["refilled"]  # type: ignore[attr-defined]
    assert match.log == []


def test_the_log_holds_who_said_what_and_the_dice_it_drew() -> None:
    match = begin(Pebbles(), 1, [4, "two", "one", "none"])
    advance(match, [0, 0])
    throw, take = match.log
    assert (throw.seat, str(throw.command), throw.drew) == (match.state.seat, "throw", ("two", "one", "none"))
    assert (str(take.command), take.drew) == ("take two", ())


def test_a_loud_fork_in_mid_chain_can_undo_to_its_steps_start_and_no_further() -> None:
    match = begin(Caravan(), 3)
    advance(match, [1, 2])
    twin = match.fork(5, quiet=False)
    assert twin.undoable == 2
    twin.undo(2)
    assert len(match.log) == 2
    twin.redo()
    twin.redo()
    assert twin.step_answers == match.step_answers


def test_matches_are_the_same_under_every_hash_seed() -> None:
    script = (
        "from game.core.bots import RandomBot\n"
        "from tests.core.minis import MINIS, begin, fingerprint\n"
        "for rules in MINIS:\n"
        "    match = begin(rules, 11, seats=3)\n"
        "    bots = [RandomBot(seat) for seat in range(3)]\n"
        "    while match.decision is not None:\n"
        "        match.submit(bots[match.decision.seat].choose(match))\n"
        "        print(fingerprint(match), match.log[-1])\n"
    )
    assert len(said_under_every_seed(script)) > 40


def _quarrelling() -> Match[Any]:
    """A match deep in a quarrel: several cards and dice in, and the step not over."""
    rules: Any = Caravan()
    start = rules.set_up(0, 2, Dice(1))
    start.hands = [["camel", "thief", "thief", "thief"], ["tent", "thief", "thief", "thief"]]
    start.bag = {"camel": 1, "tent": 1, "thief": 0, "water": 1}
    match = Match[Any](rules, start, Dice(1, ["calm", 5, 6, 3]))
    for words in ("load 1", "load 2", "play camel", "play thief", "press", "play thief", "press"):
        match.submit(rules.parse(words, match.state))
    return match
