"""A hint on the screen: asked for by a person alone, never waited for, gone as soon as the question is another."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from game.screens import ways
from game.screens.play import Play
from game.ui.devices.bindings import Action
from game.ui.intents import Cancel, Confirm, Device, Direction, Hint, Move, Undo
from game.ui.tray import SLIP
from game.wrath.view.match_view import WrathView
from tests.screens.driver import Driver
from tests.screens.tables import a_file

if TYPE_CHECKING:
    from collections.abc import Iterator


@pytest.fixture
def play(driver: Driver) -> Play:
    driver.show(ways.table(driver.house, a_file("human", "easy", seed=12)))
    return driver.top(Play)


def test_the_key_asks_the_bots_and_once_more_puts_it_away(driver: Driver, play: Play) -> None:
    driver.tell(Hint())
    assert driver.mind.advised == 1
    assert play.view.advice is not None
    assert play.view.advice.answer in play.sitting.match.decision.legal()
    driver.tell(Hint())
    assert (driver.mind.advised, play.view.advice) == (1, None)
    driver.tell(Hint())
    assert driver.mind.advised == 2


def test_while_it_is_thought_of_the_table_goes_on_and_says_so(driver: Driver, play: Play) -> None:
    driver.mind.silent = True
    driver.tell(Hint(), Move(Direction.RIGHT))
    assert play.view.thinking
    assert play.busy, "the loop must not fall asleep"
    assert play.view.index == 1
    driver.mind.silent = False
    driver.run(0.1)
    assert not play.view.thinking
    assert play.view.advice is not None


def test_an_answer_cancels_the_thought_and_takes_the_hint_away(driver: Driver, play: Play) -> None:
    driver.mind.silent = True
    driver.tell(Hint())
    cancelled = driver.mind.cancelled
    driver.tell(Confirm())
    assert driver.mind.cancelled > cancelled
    assert not play.view.thinking
    driver.mind.silent = False
    driver.run(0.5)
    assert play.view.advice is None, "advice on a question that is answered"


def test_undo_takes_it_away_too(driver: Driver, play: Play) -> None:
    driver.play_until(lambda: play.sitting.turns.human and play.sitting.history.undoable > 0)
    driver.tell(Hint())
    assert play.view.advice is not None
    driver.tell(Undo())
    assert play.view.advice is None
    assert not play.sitting.hints.open


def test_nobody_gets_a_hint_for_a_bot(driver: Driver) -> None:
    driver.mind.silent = True
    driver.show(ways.table(driver.house, a_file("easy", "easy")))
    driver.tell(Hint())
    assert driver.mind.advised == 0
    assert driver.top(Play).toast.words == "It is not your turn."


def test_a_lesson_says_what_to_do_itself(driver: Driver) -> None:
    driver.show(ways.tutorial(driver.house, "wrath"))
    driver.tell(Hint())
    assert "lesson" in driver.app.stack.top.toast.words


# -- with the game's own view ------------------------------------------------------------------------------


@pytest.fixture
def real() -> Iterator[Driver]:
    driver = Driver()
    yield driver
    driver.close()


@pytest.mark.parametrize("device", [Device.KEYS, Device.PAD])
def test_it_is_shown_and_cancel_puts_it_away_before_the_menu_comes(real: Driver, device: Device) -> None:
    real.show(ways.table(real.house, a_file()))
    play = real.top(Play)
    real.tell(Hint(device=device))
    assert isinstance(play.view, WrathView)
    assert SLIP in play.view.places.boxes
    real.tell(Cancel(device=device))
    assert SLIP not in play.view.places.boxes
    assert real.app.stack.top is play
    real.tell(Cancel(device=device))
    assert real.app.stack.top is not play


def test_the_tips_name_the_keys_that_are_bound_now(real: Driver) -> None:
    real.show(ways.table(real.house, a_file()))
    play = real.top(Play)
    assert play._key(Action.HINT) == "I"
    real.app.devices.last = Device.PAD
    assert play._key(Action.HINT) == "LT"
    assert play._key(Action.SCORES) == "RS right"
