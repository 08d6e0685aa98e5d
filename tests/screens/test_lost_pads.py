"""A pad that dies in the middle of a match: its player goes on in whatever way there is. E11."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.screens import ways
from game.screens.pads import PadLost
from game.screens.play import Play
from game.ui.intents import Confirm, Device, DeviceFound, DeviceLost
from tests.screens.tables import a_file

if TYPE_CHECKING:
    from tests.screens.driver import Driver


def test_a_lost_pad_pauses_until_it_is_back(driver: Driver) -> None:
    play = _lost(driver)
    driver.tell(DeviceFound(name="Stick"))
    assert driver.app.stack.top is play


def test_the_seat_of_a_lost_pad_can_go_to_a_bot(driver: Driver) -> None:
    play = _lost(driver)
    seat = play.sitting.match.decision.seat
    driver.press("answer 0")
    driver.run(5)
    assert not play.sitting.seating.is_human(seat)
    assert play.sitting.match.decision.seat != seat
    assert play.sitting.file().seats[seat].kind == play.sitting.seating.kinds[seat]


def test_without_the_pad_play_goes_on_with_keys(driver: Driver) -> None:
    play = _lost(driver)
    driver.tell(Confirm(device=Device.KEYS))
    assert driver.app.stack.top is play
    assert not play.sitting.match.log
    driver.tell(Confirm(device=Device.KEYS))
    assert [str(entry.command) for entry in play.sitting.match.log] == ["roll"]


def test_another_pad_is_taken_for_the_lost_one(driver: Driver) -> None:
    play = _lost(driver)
    driver.tell(DeviceFound(name="Quite another pad"))
    assert driver.app.stack.top is play
    driver.tell(Confirm(device=Device.PAD))
    assert [str(entry.command) for entry in play.sitting.match.log] == ["roll"]


def test_in_a_bots_turn_its_seat_is_not_offered(driver: Driver) -> None:
    assert "answer 1" in [widget.name for widget in _question(driver, "human", "human").controls.widgets]
    driver.mind.silent = True
    assert "answer 1" not in [widget.name for widget in _question(driver, "easy", "easy").controls.widgets]


def _lost(driver: Driver) -> Play:
    driver.show(ways.table(driver.house, a_file()))
    play = driver.top(Play)
    driver.tell(DeviceLost(name="Stick"))
    driver.top(PadLost)
    return play


def _question(driver: Driver, *kinds: str) -> PadLost:
    driver.show(ways.table(driver.house, a_file(*kinds)))
    driver.tell(DeviceLost(name="Stick"))
    return driver.top(PadLost)
