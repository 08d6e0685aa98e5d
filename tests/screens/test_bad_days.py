"""Presses that come twice, bots that go away, folders that cannot be written: nothing is lost."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import time
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import pygame
import pytest

from game.cli.options import Window as Wish
from game.content.pictures import missing_pictures
from game.content.records import read_finished
from game.content.recovery import recover
from game.content.saves import SaveShelf
from game.playing import resume
from game.screens import ways
from game.screens.keeping import RESULTS
from game.screens.lobby import Lobby
from game.screens.opening import Opening
from game.screens.play import Play
from game.screens.result import Result
from game.screens.saves import Saves
from game.screens.title import Title
from game.thinker import Thinker
from game.ui.intents import Cancel, Confirm, Device, Hurry, Menu, Press, Release, Text
from game.ui.widgets.dialog import Dialog
from tests.counts import count
from tests.screens.driver import Driver
from tests.screens.tables import a_file, a_finished_file

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
    driver.press("answer 0")
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


def test_when_nothing_can_be_won_any_more_an_early_end_is_offered_once(driver: Driver) -> None:
    driver.show(ways.table(driver.house, a_file()))
    play = driver.top(Play)
    play.view.lost = "Two rounds are left, and three are wanted."
    driver.run()
    offered = driver.top(Dialog)
    assert "three are wanted" in offered.words
    driver.press("answer 1")
    driver.tell(Confirm())
    assert driver.top(Play) is play, "it is not asked again"
    assert len(play.sitting.match.log) == 1


def test_who_takes_the_early_end_leaves_the_table(driver: Driver) -> None:
    driver.show(ways.table(driver.house, a_file()))
    driver.top(Play).view.lost = "Too late."
    driver.run()
    driver.press("answer 0")
    driver.run(1)
    assert isinstance(driver.app.stack.top, Title)


def test_nobody_is_offered_an_end_while_a_bot_plays(driver: Driver) -> None:
    driver.mind.silent = True
    driver.show(ways.table(driver.house, a_file("random", "easy")))
    driver.top(Play).view.lost = "Too late."
    driver.run()
    driver.top(Play)


# -- what goes away ---------------------------------------------------------------------------------------------------


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


KILLED = (
    "import dataclasses, os, signal, sys, threading, time\n"
    "from tests.screens.driver import Driver\n"
    "from tests.screens.plain_view import PlainView\n"
    "from tests.screens.tables import a_file\n"
    "from game.screens import doors, ways\n"
    "from game.ui.intents import Confirm\n"
    "doors._DOORS['wrath'] = lambda: dataclasses.replace(doors._wrath(), open_view=PlainView)\n"
    "driver = Driver()\n"
    "driver.show(ways.table(driver.house, a_file('human', 'easy')))\n"
    "play = driver.app.stack.top\n"
    "threading.Timer(float(sys.argv[1]), lambda: os.kill(os.getpid(), signal.SIGKILL)).start()\n"
    "while not play.sitting.over:\n"
    "    driver.tell(Confirm(), wait=0.02)\n"
    "    time.sleep(0.01)\n"  # as the loop does, which turns sixty times a second
    "    print(len(play.sitting.match.log), flush=True)\n"
)
"""Plays until it is killed, and says after each frame how many answers there are."""


@pytest.mark.parametrize("number", range(count(200)))
def test_a_match_of_a_killed_program_is_offered_and_at_most_one_answer_old(number: int) -> None:
    moment = str(random.Random(number).uniform(0.05, 0.6))
    done = subprocess.run([sys.executable, "-c", KILLED, moment], cwd=ROOT, capture_output=True, text=True, check=False)
    told = [int(line) for line in done.stdout.split("\n")[:-1] if line.isdigit()]
    assert done.returncode == -signal.SIGKILL, done.stderr
    driver = Driver()
    found = driver.house.unfinished()
    assert len(found) == 1
    assert len(found[0].match.commands) >= (told[-1] if told else 0) - 1
    assert len(resume(found[0].match).log) == len(found[0].match.commands)
    driver.close()


def test_a_second_copy_of_the_program_leaves_the_match_of_the_first_alone(driver: Driver) -> None:
    driver.show(ways.table(driver.house, a_file()))
    driver.tell(Confirm())
    driver.top(Play).sitting.keeping._journal.flush()
    second = Driver()
    assert not second.house.unfinished()
    second.show(Opening(second.house, Wish()))
    second.run(2)
    second.house.set(calm_motion=True)
    driver.tell(Confirm())
    driver.show(ways.title(driver.house))
    assert len(second.house.unfinished()) == 1
    assert len(second.house.unfinished()[0].match.commands) == 2
    second.close()


def test_a_result_is_kept_though_the_program_is_killed_while_it_is_shown(driver: Driver) -> None:
    file = a_finished_file()
    people = tuple(replace(seat, kind="human") for seat in file.seats)
    driver.show(ways.table(driver.house, replace(file, seats=people, commands=file.commands[:-1])))
    play = driver.top(Play)
    play._give(play.sitting.match.rules.parse(file.commands[-1], play.sitting.match.state))
    for _moment in range(200):
        if isinstance(driver.app.stack.top, Result):
            break
        time.sleep(0.01)
        driver.run(0.05)
    driver.top(Result)
    # Nothing more is done on leaving: what lies on the disk now is what a killed program leaves behind.
    assert len(read_finished([folder / RESULTS for folder in driver.house.folders])) == 1


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


def test_every_match_that_was_left_is_listed_and_can_be_resumed_or_given_up(driver: Driver) -> None:
    for seed in (3, 4, 5):
        driver.show(ways.table(driver.house, a_file(seed=seed)))
        driver.tell(Confirm())
    driver.show(ways.saves(driver.house))
    saves = driver.top(Saves)
    assert [row.split("   ")[0] for row in saves.controls["saves"].rows] == ["Not finished"] * 3
    driver.press("delete")
    driver.press("answer 0")
    driver.tell(Cancel())
    assert len(driver.house.unfinished()) == 2
    driver.show(ways.saves(driver.house))
    driver.press("load")
    assert len(driver.top(Play).sitting.match.log) == 1


def test_a_deleted_save_can_be_had_back(driver: Driver) -> None:
    driver.house.shelf.save("One", a_file())
    driver.show(ways.saves(driver.house))
    driver.press("delete")
    assert not driver.house.shelf.list()
    driver.press("undelete")
    assert [entry.name for entry in driver.house.shelf.list()] == ["One"]


def test_a_save_made_with_other_rules_is_listed_with_the_reason_and_not_loaded(driver: Driver) -> None:
    SaveShelf(driver.house.folders).save("Old", replace(a_file(), rules="0123456789abcdef"))
    driver.show(ways.saves(driver.house))
    saves = driver.top(Saves)
    assert "made with other rules" in saves.controls["saves"].rows[0]
    driver.press("load")
    assert driver.app.stack.top is saves
    assert "made with other rules" in saves.toast.words


def test_a_match_made_with_other_rules_is_not_continued(driver: Driver) -> None:
    driver.show(ways.table(driver.house, a_file()))
    driver.tell(Confirm())
    driver.show(ways.title(driver.house))
    driver.house.__dict__["rules"] = {"wrath": "other"}
    driver.press("continue")
    assert "other rules" in driver.top(Dialog).words


def test_a_left_match_of_other_rules_is_told_so_before_anybody_asks_for_it(driver: Driver) -> None:
    driver.show(ways.table(driver.house, a_file()))
    driver.tell(Confirm())
    driver.show(ways.title(driver.house))
    mine = driver.house.rules
    driver.house.__dict__["rules"] = {"wrath": "other"}
    driver.show(ways.saves(driver.house))
    assert "other rules" in driver.top(Saves).controls["saves"].rows[0]
    driver.show(ways.title(driver.house))
    going_on = driver.top(Title).controls["continue"]
    assert not going_on.enabled
    assert "other rules" in going_on.reason
    driver.house.__dict__["rules"] = mine
    driver.show(ways.title(driver.house))
    assert driver.top(Title).controls["continue"].enabled


def test_what_crashes_left_behind_is_gone_after_the_start_and_saves_are_not(driver: Driver) -> None:
    driver.house.shelf.save("Kept", a_file())
    for folder in (*driver.house.folders, *driver.house.running):
        folder.mkdir(parents=True, exist_ok=True)
        for number in range(10):
            (folder / f".save.yaml.999999999-{number}.tmp").write_bytes(b"half")
    driver.show(Opening(driver.house, Wish()))
    for _frame in range(600):
        if not isinstance(driver.app.stack.top, Opening):
            break
        driver.run(0.1)
    driver.top(Title)
    assert not list(driver.house.folders[0].rglob("*.tmp"))
    assert [entry.name for entry in driver.house.shelf.list()] == ["Kept"]


def test_missing_pictures_are_told_at_the_start(
    driver: Driver, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    art = tmp_path / "art"
    art.mkdir()
    (art / "manifest.json").write_text('{"tree": {"file": "shared/tree.png"}}', encoding="utf-8")
    assert missing_pictures(ROOT / "art") == []
    assert missing_pictures(art) == ["shared/tree.png"]
    assert missing_pictures(tmp_path) == ["manifest.json"]
    monkeypatch.setattr(driver.app.art, "folder", art)
    opening = Opening(driver.house, Wish())
    opening.app = driver.app
    opening._miss_pictures()
    assert "shared/tree.png" in driver.house.notices[-1]


def test_the_name_that_is_proposed_for_a_save_gives_way_to_the_first_letter(driver: Driver) -> None:
    driver.show(ways.table(driver.house, a_file()))
    driver.show(ways.saves(driver.house, driver.top(Play).sitting))
    driver.tell(Text("Mine"))
    assert driver.top(Saves).controls["name"].text == "Mine"


def test_a_home_that_cannot_be_written_is_replaced_and_told(
    plain: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert plain is None
    (tmp_path / "file").write_bytes(b"")
    monkeypatch.setenv("EMBER_HOME", str(tmp_path / "file"))
    driver = Driver()
    driver.show(ways.title(driver.house))
    assert "is used instead" in driver.top(Title).toast.words
    driver.show(ways.table(driver.house, a_file()))
    driver.tell(Confirm())
    assert len(driver.top(Play).sitting.match.log) == 1
    driver.close()


# -- settings and the lobby -----------------------------------------------------------------------------------


def test_settings_last_and_the_lobby_remembers(driver: Driver) -> None:
    driver.show(ways.settings(driver.house))
    driver.press("text_size")
    driver.press("playing")
    driver.press("calm_motion")
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
