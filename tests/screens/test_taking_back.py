"""Undo, redo, restart of the turn and the way to a line of the log, on the screen."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from game.screens import ways
from game.screens.log import LogPanel
from game.screens.play import Play
from game.ui.intents import Confirm, Log, Point, Redo, RestartTurn, Undo
from tests.screens.tables import a_file

if TYPE_CHECKING:
    from tests.screens.driver import Driver


@pytest.fixture
def play(driver: Driver) -> Play:
    """A person's turn in which three answers can be taken back."""
    driver.show(ways.table(driver.house, a_file(seed=12)))
    play = driver.top(Play)
    driver.play_until(lambda: play.sitting.history.undoable >= 3 and len(play.sitting.match.log) > 12)
    return play


def test_undo_before_anything_has_happened_says_so(driver: Driver) -> None:
    driver.show(ways.table(driver.house, a_file()))
    driver.tell(Undo())
    assert "nothing has happened yet" in driver.top(Play).toast.words


def test_undo_takes_one_answer_back_and_redo_gives_it_again(driver: Driver, play: Play) -> None:
    length, last = len(play.sitting.match.log), play.sitting.match.log[-1].command
    driver.tell(Undo())
    assert len(play.sitting.match.log) == length - 1
    assert play.view.refreshed >= 1
    assert play.view.able == (True, True)
    driver.tell(Redo())
    assert play.sitting.match.log[-1].command == last


def test_a_restarted_turn_stops_at_the_last_roll(driver: Driver, play: Play) -> None:
    driver.tell(RestartTurn())
    assert play.sitting.history.undoable == 0
    assert play.sitting.match.decision.seat == play.sitting.match.log[-1].seat
    said = play.toast.words
    driver.tell(Undo())
    assert "dice have fallen" in play.toast.words
    assert said != play.toast.words


def test_a_line_of_the_log_leads_back_to_it_and_a_greyed_one_forward_again(driver: Driver, play: Play) -> None:
    length = len(play.sitting.match.log)
    driver.tell(Log())
    driver.top(LogPanel).controls["log"].index = length - 3
    driver.tell(Confirm())
    assert driver.app.stack.top is play
    assert len(play.sitting.match.log) == length - 2
    driver.tell(Log())
    panel = driver.top(LogPanel)
    assert panel.controls["log"].greyed == {length - 2, length - 1}
    panel.controls["log"].index = length - 1
    driver.tell(Confirm())
    assert len(play.sitting.match.log) == length


def test_the_line_that_is_chosen_or_pointed_at_is_shown_on_the_board_until_the_log_closes(
    driver: Driver, play: Play
) -> None:
    log, view = play.sitting.match.log, play.view
    driver.tell(Log())
    panel = driver.top(LogPanel)
    panel.controls["log"].index = 1
    driver.run(0.1)
    assert view.spotted is log[1]
    rows = panel.controls["log"]
    y = next(y for y in range(int(rows.view.y), int(rows.view.bottom)) if rows.row_at(y) not in {None, 1})
    driver.tell(Point(x=rows.view.centerx, y=y))
    assert view.spotted is log[rows.row_at(y)]
    driver.tell(Log())
    assert view.spotted is None


@pytest.mark.usefixtures("play")
def test_a_line_before_the_roll_is_refused_in_words_and_the_log_stays(driver: Driver) -> None:
    driver.tell(Log())
    panel = driver.top(LogPanel)
    panel.controls["log"].index = 0
    driver.tell(Confirm())
    assert driver.app.stack.top is panel
    assert "no way back" in panel.toast.words


def test_nothing_is_taken_back_in_a_bots_turn(driver: Driver) -> None:
    driver.mind.silent = True
    driver.show(ways.table(driver.house, a_file("human", "easy")))
    play = driver.top(Play)
    for _answer in range(20):
        if not play.sitting.turns.human:
            break
        words = [str(option) for option in play.sitting.match.decision.options()]
        play.view.index = next((words.index(w) for w in ("keep", "end", "still") if w in words), 0)
        driver.tell(Confirm())
    length = len(play.sitting.match.log)
    driver.tell(Undo(), RestartTurn(), Redo())
    assert len(play.sitting.match.log) == length
    assert "not your turn" in play.toast.words


def test_undo_against_a_bot_leads_to_the_persons_own_last_decision(driver: Driver) -> None:
    driver.show(ways.table(driver.house, a_file("human", "easy", seed=12)))
    play, came_back = driver.top(Play), 0
    while came_back < 5 and len(play.sitting.match.log) < 200:
        driver.run(0.1)
        if not play.sitting.turns.human:
            continue
        if play.sitting.match.log and play.sitting.match.log[-1].seat == 1:
            _a_bots_answer_stays(driver, play)
        words, length = [str(one) for one in play.sitting.match.decision.options()], len(play.sitting.match.log)
        play.view.index = words.index("keep") if "keep" in words else 0
        driver.tell(Confirm())
        if play.sitting.history.undoable:
            driver.tell(Undo())
            assert len(play.sitting.match.log) == length
            assert play.sitting.match.decision.seat == 0
            assert [str(one) for one in play.sitting.match.decision.options()] == words
            driver.tell(Redo())
            came_back += 1
    assert came_back == 5
    assert any(entry.seat == 1 for entry in play.sitting.match.log)


def _a_bots_answer_stays(driver: Driver, play: Play) -> None:
    log = list(play.sitting.match.log)
    driver.tell(Undo())
    assert list(play.sitting.match.log) == log
    assert play.sitting.match.decision.seat == 0
