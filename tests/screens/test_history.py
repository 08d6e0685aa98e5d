"""The law of undo, as the log shows it: what was taken back stays, and there is a way to every line of this turn."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any

import pytest

from game.screens.history import History
from tests.screens.tables import a_match, answer_until

if TYPE_CHECKING:
    from game.core.match import Match


def test_an_answer_taken_back_stays_in_the_log_greyed() -> None:
    match, history = _spending()
    history.answer(match.decision.options()[0])
    length = len(history.lines)
    history.undo()
    assert len(history.lines) == length
    assert [line.undone for line in history.lines[-2:]] == [False, True]


def test_redo_brings_the_greyed_line_back_and_the_same_state() -> None:
    match, history = _spending()
    history.answer(match.decision.options()[0])
    before = match.rules.write_position(match.state)
    history.undo()
    history.redo()
    assert not history.lines[-1].undone
    assert match.rules.write_position(match.state) == before
    assert history.redoable == 0


def test_nobody_can_go_back_behind_a_roll() -> None:
    _match, history = _spending()
    rolled = max(number for number, line in enumerate(history.lines) if line.entry.drew)
    assert all(history.way_to(number) is None for number in range(rolled))
    with pytest.raises(ValueError, match="dice have fallen"):
        history.undo(history.undoable + 1)


def test_another_answer_leaves_the_greyed_line_without_a_way() -> None:
    match, history = _spending()
    options = match.decision.options()
    assert len(options) > 1
    history.answer(options[0])
    history.undo()
    greyed = len(history.lines) - 1
    assert history.way_to(greyed) == 1
    history.answer(options[1])
    assert history.lines[greyed].undone
    assert history.way_to(greyed) is None
    assert history.way_to(greyed + 1) == 0


def test_a_thousand_steps_to_and_fro_leave_the_log_and_the_match_agreeing() -> None:
    match = a_match(seed=5)
    history, chance = History(match), random.Random(1)
    for _step in range(1000):
        if match.decision is None:
            break
        act = chance.random()
        if act < 0.25 and history.undoable:
            history.undo(chance.randint(1, history.undoable))
        elif act < 0.4 and history.redoable:
            history.redo()
        else:
            history.answer(chance.choice(list(match.decision.options())))
        assert [line.entry.command for line in history.lines if not line.undone] == [e.command for e in match.log]
        assert history.redoable == len(match.undone)


def test_every_line_of_this_turn_can_be_gone_to_and_come_back_from() -> None:
    match, history = _spending()
    while match.decision is not None and match.decision.about == "spend" and history.undoable < 4:
        options = [one for one in match.decision.options() if str(one) != "end"]
        if not options:
            break
        history.answer(options[0])
    last = len(history.lines) - 1
    for number in range(last - history.undoable, last):
        way = history.way_to(number)
        assert way is not None
        assert way < 0
        history.undo(-way)
        assert history.way_to(last) == -way
        for _again in range(-way):
            history.redo()


def _spending() -> tuple[Match[Any], History]:
    """A match in which dice may be spent in more than one way."""
    match = a_match(seed=3)
    history = History(match)
    answer_until(history, match, lambda: match.decision.about == "spend" and len(match.decision.options()) > 1)
    return match, history
