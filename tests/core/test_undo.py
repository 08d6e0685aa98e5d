"""The undo law, proved on random play: a model of it beside the match, and at the end a replay without any undo."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from game.core.decision import IllegalCommand
from game.core.dice import Dice
from game.core.match import Match
from tests.core.minis import MINIS, Caravan, Pebbles, Say, advance, begin, fingerprint

LOADED = {"pebbles": [5, "one", "two", "none"], "caravan": ["calm"]}


class UndoLaw(RuleBasedStateMachine):
    """`trail[k]` is the match's fingerprint after k answers; below `floor` nothing may be taken back."""

    @initialize(rules=st.sampled_from(MINIS), seed=st.integers(0, 10**6), seats=st.integers(2, 3), load=st.booleans())
    def begin(self, rules: Pebbles | Caravan, seed: int, seats: int, load: bool) -> None:
        self.loaded = LOADED[rules.name] if load else []
        self.rules: Any = rules
        self.seed, self.seats = seed, seats
        self.match = begin(rules, seed, self.loaded, seats=seats)
        self.trail = [fingerprint(self.match)]
        self.floor = 0

    @precondition(lambda self: self.match.decision is not None)
    @rule(pick=st.integers(0, 5))
    def answer(self, pick: int) -> None:
        match = self.match
        assert match.decision is not None
        seat, drawn, length = match.decision.seat, match.dice.drawn, len(match.log)
        options = match.decision.options()
        events = match.submit(options[pick % len(options)])
        assert match.log[-1].events == tuple(events)
        assert len(match.log) == length + 1
        assert not match.undone
        changed_hands = match.decision is None or match.decision.seat != seat
        if match.dice.drawn != drawn or changed_hands or any(event.reveals for event in events):
            self.floor = length + 1
        self.trail[length + 1 :] = [fingerprint(match)]

    @rule(answers=st.integers(1, 4))
    def undo(self, answers: int) -> None:
        before, drawn = len(self.match.log), self.match.dice.drawn
        seat = self.match.decision and self.match.decision.seat
        if before - answers < self.floor:
            with pytest.raises(ValueError, match="taken back"):
                self.match.undo(answers)
            assert len(self.match.log) == before
            return
        self.match.undo(answers)
        assert len(self.match.log) == before - answers
        assert self.match.dice.drawn == drawn
        assert self.match.decision is not None
        assert self.match.decision.seat == seat

    @precondition(lambda self: self.match.undone)
    @rule()
    def redo(self) -> None:
        entry, drawn = self.match.undone[-1], self.match.dice.drawn
        self.match.redo()
        assert self.match.log[-1] == entry
        assert self.match.dice.drawn == drawn

    @rule()
    def all_there_and_back(self) -> None:
        answers = self.match.undoable
        if answers == 0:
            return
        self.match.undo(answers)
        assert fingerprint(self.match) == self.trail[len(self.match.log)]
        for _redone in range(answers):
            self.match.redo()
            assert fingerprint(self.match) == self.trail[len(self.match.log)]

    @rule()
    def nonsense(self) -> None:
        undone = list(self.match.undone)
        with pytest.raises(IllegalCommand):
            self.match.submit(Say("sing", "loudly"))
        assert self.match.undone == undone

    @rule(seed=st.integers(0, 99), quiet=st.booleans(), picks=st.lists(st.integers(0, 5), max_size=12))
    def fork(self, seed: int, quiet: bool, picks: list[int]) -> None:
        twin = self.match.fork(seed, quiet=quiet)
        self._same_question(twin)
        advance(twin, picks)

    @rule(picks=st.lists(st.integers(0, 5), max_size=8))
    def resume(self, picks: list[int]) -> None:
        state, drawn, entries = self.match.step_so_far()
        written = json.loads(json.dumps(self.rules.write_position(state)))
        again = Match[Any](
            self.rules, self.rules.read_position(written, None, self.seats), Dice(self.seed, self.loaded, drawn)
        )
        for entry in entries:
            again.submit(self.rules.parse(str(entry.command), again.state))
        assert fingerprint(again) == fingerprint(self.match)
        straight = self._replayed()
        advance(again, picks)
        advance(straight, picks)
        assert fingerprint(again) == fingerprint(straight)

    @invariant()
    def is_where_the_trail_says(self) -> None:
        assert fingerprint(self.match) == self.trail[len(self.match.log)]
        assert self.match.undoable == len(self.match.log) - self.floor
        self.rules.audit(self.match.state)

    def teardown(self) -> None:
        if hasattr(self, "match"):
            straight = self._replayed()
            assert fingerprint(straight) == fingerprint(self.match)
            assert straight.log == self.match.log

    def _replayed(self) -> Match[Any]:
        straight = begin(self.rules, self.seed, self.loaded, seats=self.seats)
        for entry in self.match.log:
            straight.submit(entry.command)
        return straight

    def _same_question(self, twin: Match[Any]) -> None:
        mine, theirs = self.match.decision, twin.decision
        if mine is None or theirs is None:
            assert mine is theirs
            assert twin.outcome == self.match.outcome
            return
        assert (theirs.seat, theirs.about, theirs.legal()) == (mine.seat, mine.about, mine.legal())
        assert self.rules.write_position(twin.state) == self.rules.write_position(self.match.state)


TestUndoLaw = UndoLaw.TestCase
TestUndoLaw.settings = settings(
    max_examples=60,
    stateful_step_count=40,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow],
)


@pytest.mark.parametrize("rules", MINIS, ids=lambda rules: rules.name)
@pytest.mark.parametrize("seed", range(20))
def test_k_answers_taken_back_and_given_again_leave_no_trace_at_any_step(rules: Pebbles | Caravan, seed: int) -> None:
    match, chance, taken_back = begin(rules, seed, scenario=40), random.Random(seed), 0
    while match.decision is not None:
        advance(match, [chance.randrange(6)])
        here, answers, log = fingerprint(match), match.undoable, list(match.log)
        for count in range(1, answers + 1):
            match.undo(count)
            for _again in range(count):
                match.redo()
            assert fingerprint(match) == here
            assert match.log == log
            taken_back += count
    assert taken_back > 5


def test_an_undone_answer_can_be_given_otherwise_and_the_rest_is_forgotten() -> None:
    match = begin(Caravan(), 3)
    advance(match, [0, 0])
    match.undo(2)
    advance(match, [1])
    assert [str(entry.command) for entry in match.log] == ["load 2"]
    with pytest.raises(ValueError, match="Nothing was taken back"):
        match.redo()


def test_nobody_takes_back_a_draw_a_reveal_or_the_turn_that_passed_on() -> None:
    pebbles = begin(Pebbles(), 1)
    advance(pebbles, [0])  # throws three dice
    assert pebbles.undoable == 0
    caravan = begin(Caravan(), 3)
    advance(caravan, [0, 0])
    assert caravan.undoable == 2
    advance(caravan, [0])  # shows a card, and the rival is asked
    assert caravan.undoable == 0
    waits = begin(Pebbles(), 1)
    advance(waits, [1])  # the next seat's turn, without a draw
    assert waits.log[-1].drew == ()
    assert waits.undoable == 0


def test_a_finished_match_takes_nothing_back_and_a_quiet_one_never_does() -> None:
    match, quiet = begin(Pebbles(), 5), begin(Pebbles(), 5, quiet=True)
    advance(match, [1] * 100)
    assert match.decision is None
    with pytest.raises(ValueError, match="taken back"):
        match.undo()
    with pytest.raises(ValueError, match="taken back"):
        quiet.undo()
    with pytest.raises(IllegalCommand, match="over"):
        match.submit(Say("wait"))
