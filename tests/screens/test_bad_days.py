"""Presses that come twice, devices and bots that go away, folders that cannot be written: nothing is lost."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

import pygame
import pytest

from game.content.recovery import recover
from game.content.saves import SaveShelf
from game.screens import ways
from game.screens.lobby import Lobby
from game.screens.pads import PadLost
from game.screens.play import Play
from game.screens.saves import Saves
from game.thinker import Thinker
from game.ui.intents import Cancel, Confirm, Device, DeviceFound, DeviceLost, Hurry, Menu, Press, Release
from tests.screens.driver import Driver
from tests.screens.tables import a_file

if TYPE_CHECKING:
    from collections.abc import Callable

ROOT = Path(__file__).resolve().parents[2]


# -- presses --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("gap", [0.0, 0.016, 0.05, 0.15, 0.3])
@pytest.mark.parametrize("press", [lambda: Confirm(device=Device.KEYS), lambda: Press(500, 500)])
def test_a_press_that_comes_twice_is_one_answer(driver: Driver, gap: float, press: Callable[[], Confirm]) -> None:
    driver.show(ways.table(driver.house, a_file()))
    play = driver.top(Play)
    driver.tell(press(), wait=max(gap, 1 / 60) if gap else 0)
    driver.tell(press(), wait=0.1)
    assert len(play.sitting.match.log) == 1


def test_a_press_during_an_animation_ends_it_and_does_nothing_else(driver: Driver) -> None:
    driver.house.set(animation_speed=100)
    driver.house.apply(driver.app)
    driver.show(ways.table(driver.house, a_file()))
    play = driver.top(Play)
    driver.tell(Confirm(), wait=0.02)
    assert play.view.busy
    driver.run(0.35)
    driver.tell(Press(500, 500), Release(500, 500), wait=0.02)
    assert not play.view.busy
    assert len(play.sitting.match.log) == 1


def test_nobody_can_answer_for_a_bot(driver: Driver) -> None:
    driver.mind.silent = True
    driver.show(ways.table(driver.house, a_file("random", "easy")))
    play = driver.top(Play)
    driver.tell(Confirm(), Press(500, 500), Release(500, 500), Hurry(), Confirm(device=Device.PAD))
    play.view.live = True  # even if the view forgot itself
    driver.tell(Confirm(), Press(500, 500))
    assert not play.sitting.match.log


def test_a_turn_is_ended_without_a_question_if_nothing_useful_is_left_and_with_one_if_so(driver: Driver) -> None:
    driver.show(ways.table(driver.house, a_file()))
    play = driver.top(Play)
    driver.tell(Confirm())
    play.view.left = "A foot is left."
    _choose(play, "keep")
    driver.tell(Confirm())
    assert driver.app.stack.top is not play
    driver.tell(Cancel())
    assert len(play.sitting.match.log) == 1
    driver.tell(Confirm())
    driver.tell(Confirm())
    assert [str(entry.command) for entry in play.sitting.match.log] == ["roll", "keep"]


def test_the_question_before_the_end_can_be_switched_off(driver: Driver) -> None:
    driver.house.set(confirm_end_turn=False)
    driver.show(ways.table(driver.house, a_file()))
    play = driver.top(Play)
    driver.tell(Confirm())
    play.view.left = "A foot is left."
    _choose(play, "keep")
    driver.tell(Confirm())
    assert len(play.sitting.match.log) == 2


# -- what goes away ---------------------------------------------------------------------------------------------------


def test_a_lost_pad_pauses_until_it_is_back(driver: Driver) -> None:
    driver.show(ways.table(driver.house, a_file()))
    play = driver.top(Play)
    driver.tell(DeviceLost(name="Stick"))
    driver.top(PadLost)
    driver.tell(DeviceFound(name="Stick"))
    assert driver.app.stack.top is play


def test_the_seat_of_a_lost_pad_can_go_to_a_bot(driver: Driver) -> None:
    driver.show(ways.table(driver.house, a_file()))
    play = driver.top(Play)
    seat = play.sitting.match.decision.seat
    driver.tell(DeviceLost(name="Stick"))
    driver.press("answer 0")
    driver.run(5)
    assert not play.sitting.seating.is_human(seat)
    assert play.sitting.match.decision.seat != seat
    assert play.sitting.file().seats[seat].kind == play.sitting.seating.kinds[seat]


def test_a_bot_whose_process_dies_is_replaced_and_play_goes_on(driver: Driver) -> None:
    driver.house.__dict__["thinker"] = thinker = Thinker()
    driver.show(ways.table(driver.house, a_file("easy", "easy")))
    play = driver.top(Play)
    killed = 0
    end = time.monotonic() + 60
    while len(play.sitting.match.log) < 25 and time.monotonic() < end:
        driver.run(0.05)
        time.sleep(0.005)
        process = thinker._process
        if process is not None and len(play.sitting.match.log) // 8 > killed:
            killed += 1
            os.kill(process.pid, signal.SIGKILL)
    assert killed >= 2
    assert len(play.sitting.match.log) >= 25


def test_closing_the_window_in_mid_animation_keeps_everything(driver: Driver) -> None:
    driver.house.set(animation_speed=25)
    driver.house.apply(driver.app)
    driver.show(ways.table(driver.house, a_file()))
    driver.tell(Confirm(), wait=0.02)
    assert driver.top(Play).view.busy
    driver.app.hear([pygame.event.Event(pygame.QUIT)])
    assert not driver.app.stack.scenes
    assert [one.match.commands for one in recover(driver.house.running)] == [("roll",)]


def test_a_match_of_a_killed_program_is_offered_and_at_most_one_answer_old() -> None:
    code = (
        "import os, signal\n"
        "from tests.screens.driver import Driver\n"
        "from tests.screens.plain_view import PlainView\n"
        "from tests.screens.tables import a_file\n"
        "from game.screens import doors, ways\n"
        "from game.ui.intents import Confirm\n"
        "doors._DOORS['wrath'] = lambda: PlainView\n"
        "driver = Driver()\n"
        "driver.show(ways.table(driver.house, a_file()))\n"
        "driver.tell(Confirm(), Confirm(), Confirm())\n"
        "play = driver.app.stack.top\n"
        "print(len(play.sitting.match.log), flush=True)\n"
        "import time; time.sleep(0.3)\n"
        "os.kill(os.getpid(), signal.SIGKILL)\n"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=False)
    played = int(done.stdout.split()[-1])
    assert played >= 2, done.stderr
    driver = Driver()
    found = driver.house.unfinished()
    assert len(found) == 1
    assert len(found[0].match.commands) >= played - 1
    driver.close()


def test_where_nothing_can_be_written_play_goes_on_and_says_so(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_arguments: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("game.content.book.os.write", refuse)
    driver.show(ways.table(driver.house, a_file()))
    play = driver.top(Play)
    driver.tell(Confirm())
    time.sleep(0.2)
    driver.run(0.2)
    assert len(play.sitting.match.log) == 1
    assert "Play goes on" in play.toast.words


# -- saves ----------------------------------------------------------------------------------------------------------


def test_a_match_is_saved_under_a_name_and_loaded_again(driver: Driver) -> None:
    driver.show(ways.table(driver.house, a_file()))
    driver.tell(Confirm(), Confirm())
    before = driver.top(Play).sitting.file().commands
    driver.tell(Menu())
    driver.press("save")
    driver.press("save")
    assert len(SaveShelf(driver.house.folders).list()) == 1
    driver.show(ways.saves(driver.house))
    driver.press("load")
    assert driver.top(Play).sitting.file().commands == before


def test_damaged_saves_are_listed_with_the_reason_and_refused_in_words(driver: Driver) -> None:
    folder = driver.house.folders[0]
    folder.mkdir(parents=True, exist_ok=True)
    for number, data in enumerate((b"", b"null", b"[]", b"\xff\xfe\x00", b"format: 99\ngame: wrath\nseats: [human]\n")):
        (folder / f"bad {number}.yaml").write_bytes(data)
    driver.show(ways.saves(driver.house))
    saves = driver.top(Saves)
    assert len(saves.controls["saves"].rows) == 5
    assert all("cannot be loaded: " in row for row in saves.controls["saves"].rows)
    for number in range(5):
        saves.controls["saves"].index = number
        driver.press("load")
        assert driver.app.stack.top is saves
        assert "cannot be loaded" in saves.toast.words


def test_a_deleted_save_can_be_had_back(driver: Driver) -> None:
    driver.house.shelf.save("One", a_file())
    driver.show(ways.saves(driver.house))
    driver.press("delete")
    assert not driver.house.shelf.list()
    driver.press("undelete")
    assert [entry.name for entry in driver.house.shelf.list()] == ["One"]


# -- settings and the lobby -----------------------------------------------------------------------------------


def test_settings_last_and_the_lobby_remembers(driver: Driver) -> None:
    driver.show(ways.settings(driver.house))
    driver.press("calm")
    driver.press("text")
    driver.show(ways.lobby(driver.house, "wrath"))
    driver.press("add")
    driver.press("start")
    again = Driver()
    assert again.house.settings.calm_motion
    assert again.house.settings.text_size == 125
    again.show(ways.lobby(again.house, "wrath"))
    assert len(again.top(Lobby).plan.chairs) == 3
    again.close()


def test_what_is_wrong_in_the_lobby_is_said_beside_its_field_and_the_match_does_not_start(driver: Driver) -> None:
    driver.show(ways.lobby(driver.house, "wrath"))
    lobby = driver.top(Lobby)
    lobby._write(lobby.plan.with_seed("seven"))
    assert "whole number" in lobby.controls["seed wrong"].text
    driver.press("start")
    assert driver.app.stack.top is lobby
    assert "whole number" in lobby.toast.words
    lobby._write(lobby.plan.with_seed("7"))
    driver.run(4)
    driver.press("start")
    assert driver.top(Play).sitting.start.seed == 7


def _choose(play: Play, word: str) -> None:
    play.view.index = [str(option) for option in play.sitting.match.decision.options()].index(word)
