"""A match is watched again: to and fro, at any speed, from any turn; and from any turn another match is played on."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest

from game.content.faults import ContentError
from game.content.matchfile import dump_match, parse_match
from game.playing import resume
from game.screens import ways
from game.screens.play import Play
from game.screens.play_from import OTHER, PlayFrom
from game.screens.playback import Playback
from game.screens.played import Played
from game.screens.replay import SPEEDS, Replay
from game.screens.result import Result
from game.screens.saves import Saves
from game.screens.turn_list import TurnList
from game.ui.intents import Cancel, Confirm, Device, Direction, Hurry, Log, Menu, Move, Redo, RestartTurn, Undo
from game.ui.tray import TRAY
from tests.screens.tables import a_file, a_finished_file

if TYPE_CHECKING:
    from game.core.match import Match
    from tests.screens.driver import Driver

OTHER_SEED = 99


def _position(match: Match[Any]) -> Any:
    return match.rules.write_position(match.state)


# -- wound to and fro ---------------------------------------------------------------------------------------------


def test_the_turns_of_a_match_hold_all_its_answers_in_order() -> None:
    playback = Playback(a_finished_file())
    assert [turn.number for turn in playback.turns] == list(range(1, len(playback.turns) + 1))
    assert sum(len(turn.entries) for turn in playback.turns) == playback.length == len(a_finished_file().commands)
    assert all({entry.seat for entry in turn.entries} == {turn.seat} for turn in playback.turns)
    assert playback.turns[-1].number == resume(a_finished_file()).state.turn


def test_at_every_turn_the_match_stands_as_it_did_when_it_was_played() -> None:
    file = a_finished_file()
    playback = Playback(file)
    for turn in reversed(playback.turns):
        playback.go(turn.at)
        played = resume(replace(file, commands=file.commands[: turn.at]))
        assert (playback.turn, _position(playback.match)) == (turn.number - 1, _position(played))
        assert playback.match.decision.seat == turn.seat


def test_stepping_on_leads_where_jumping_leads() -> None:
    playback, other = Playback(a_finished_file()), Playback(a_finished_file())
    for at in range(1, 60):
        assert playback.step() is not None
        other.go(at)
        assert playback.at == at
        assert _position(playback.match) == _position(other.match)
    playback.go(playback.length)
    assert playback.step() is None
    assert playback.at == playback.length


# -- another match from there -------------------------------------------------------------------------------------


@pytest.mark.parametrize("turn", [0, 3, 11, -1])
def test_another_match_begins_as_the_watched_one_stood_and_leaves_that_as_it_was(turn: int) -> None:
    file = a_finished_file()
    before = dump_match(file)
    playback = Playback(file)
    playback.go(playback.turns[turn].at + 1)
    other = playback.from_here(("human", "easy", "human", "easy"))
    match = resume(other)
    assert _position(match) == _position(playback.match)
    assert [seat.kind for seat in other.seats] == ["human", "easy", "human", "easy"]
    assert len(match.log) == playback.at
    assert dump_match(file) == before


@pytest.mark.parametrize("scenario", ["first-game", "random-map", "any-four", "drawn-four"])
def test_with_other_dice_it_is_the_same_up_to_there_and_another_one_after(scenario: str) -> None:
    start = a_file("human", "human", scenario=scenario)
    match = resume(start)
    for _answer in range(40):
        words = [str(option) for option in match.decision.options()]
        match.submit(match.decision.options()[words.index("keep") if "keep" in words else 0])
    commands = tuple(str(entry.command) for entry in match.log)
    playback = Playback(replace(start, commands=commands))
    playback.go(next(at for at, line in enumerate(commands) if line == "roll" and at > 15))
    other = parse_match(dump_match(playback.from_here(("human", "human"), OTHER_SEED)))
    again, same = resume(other), resume(playback.from_here(("human", "human")))
    assert _position(again) == _position(same) == _position(playback.match)
    assert [entry.events for entry in again.log] == [entry.events for entry in same.log]
    rolled = []
    for one in (again, same):
        one.submit(one.rules.parse("roll", one.state))
        rolled.append(one.log[-1].drew)
    assert rolled[0] != rolled[1]
    assert rolled[1] == match.log[playback.at].drew


def test_another_match_can_be_saved_loaded_and_watched_in_its_turn() -> None:
    playback = Playback(a_finished_file())
    playback.go(playback.turns[5].at)
    first = Playback(playback.from_here(("human",) * 4, OTHER_SEED))
    first.go(first.turns[3].at)
    second = first.from_here(("human",) * 4, OTHER_SEED + 1)
    assert _position(resume(second)) == _position(first.match)


# -- on the screen ------------------------------------------------------------------------------------------------


@pytest.fixture
def replay(driver: Driver) -> Replay:
    driver.show(ways.replay(driver.house, a_finished_file()))
    return driver.top(Replay)


def test_it_plays_stands_still_and_plays_on(driver: Driver, replay: Replay) -> None:
    driver.run(3)
    assert replay.playback.at > 0
    driver.press("pause")
    at = replay.playback.at
    driver.run(5)
    assert replay.playback.at == at
    driver.press("pause")
    driver.run(3)
    assert replay.playback.at > at


def test_a_step_on_and_a_step_back_are_one_answer_each(driver: Driver, replay: Replay) -> None:
    driver.press("first")
    driver.press("step")
    driver.press("step")
    assert replay.playback.at == 2
    driver.press("step back")
    assert replay.playback.at == 1
    driver.run(5)
    assert replay.playback.at == 1
    driver.press("step back")
    driver.press("step back")
    assert replay.playback.at == 0


def test_the_keys_of_a_table_do_what_is_like_it_in_a_replay(driver: Driver, replay: Replay) -> None:
    driver.tell(RestartTurn(), Redo(), Redo(), Redo(), Undo(), Hurry())
    assert replay.playback.at == 2
    driver.tell(Log())
    driver.top(TurnList)
    driver.tell(Log(), Menu())
    assert driver.app.stack.top is not replay


def test_each_speed_is_twice_as_fast_and_leaves_the_settings_alone(driver: Driver, replay: Replay) -> None:
    before = driver.house.settings
    seen = []
    for _speed in SPEEDS:
        driver.press("first")
        driver.press("pause")
        driver.run(10)
        seen.append((replay.controls["speed"].words(), replay.playback.at))
        driver.press("speed")
    slow = sorted(seen, key=lambda one: one[1])
    assert [words for words, _at in slow] == ["Speed 0.5x", "Speed 1x", "Speed 2x", "Speed 4x"]
    assert slow[3][1] > 4 * slow[0][1]
    assert driver.house.settings == before


@pytest.mark.parametrize("device", [Device.KEYS, Device.PAD])
def test_from_the_list_of_turns_one_comes_to_a_turn_and_plays_on(
    driver: Driver, replay: Replay, device: Device
) -> None:
    before = dump_match(replay.playback.file)
    driver.press("turns")
    listed = driver.top(TurnList)
    assert len(listed.controls["turns"].rows) == len(replay.playback.turns)
    start = listed.controls["turns"].index
    driver.tell(*[Move(direction=Direction.DOWN, device=device)] * 4, Confirm(device=device))
    assert driver.app.stack.top is replay
    turn = replay.playback.turns[start + 4]
    assert replay.playback.at == turn.at
    assert replay.controls["turns"].words() == f"Turn {turn.number} of {len(replay.playback.turns)}"
    assert replay.controls.focus is replay.controls["from here"]
    driver.tell(Confirm(device=device))
    asked = driver.top(PlayFrom)
    asked.controls["kind 1"].step(1)
    asked.controls["dice"].step(1)
    assert asked.dice == OTHER
    kinds = list(asked.kinds)
    driver.press("start")
    play = driver.top(Play)
    assert play.sitting.seating.kinds == kinds
    assert len(play.sitting.match.log) >= turn.at
    assert dump_match(replay.playback.file) == before


def test_where_only_bots_played_a_person_takes_the_seat_to_move(driver: Driver, replay: Replay) -> None:
    replay.go_to(6)
    driver.press("from here")
    asked = driver.top(PlayFrom)
    seat = replay.playback.turns[6].seat
    assert [kind == "human" for kind in asked.kinds] == [number == seat for number in range(4)]


def test_at_its_end_a_match_is_not_played_on_and_can_be_watched_anew(driver: Driver, replay: Replay) -> None:
    replay._stand_at(replay.playback.length - 1)
    driver.press("step")
    driver.press("step")
    assert "whole match" in replay.toast.words
    button = replay.controls["from here"]
    assert not button.enabled
    driver.press("from here")
    assert driver.app.stack.top is replay
    driver.press("pause")
    driver.run(1)
    assert 0 < replay.playback.at < 20
    assert replay.controls["from here"].enabled


def test_no_control_of_a_replay_covers_the_land(replay: Replay) -> None:
    assert all(TRAY.contains(one.rect) for one in replay.controls.widgets)


def test_the_result_offers_to_watch_and_to_play_on_from_a_turn(driver: Driver) -> None:
    driver.show(ways.table(driver.house, a_finished_file()))
    driver.run(3)
    driver.press("replay")
    driver.top(Replay)
    driver.tell(Cancel())
    driver.top(Result)
    driver.press("from turn")
    driver.run(0.2)
    driver.top(TurnList)
    driver.tell(Cancel(), Cancel())
    driver.top(Result)


@pytest.mark.parametrize("button", ["watch", "from turn"])
def test_the_list_of_played_matches_offers_it_too(driver: Driver, button: str) -> None:
    file = a_finished_file()
    driver.show(ways.table(driver.house, replace(file, commands=file.commands[:-1])))
    driver.run(5)
    driver.top(Result)
    driver.show(ways.played(driver.house))
    driver.press(button)
    driver.run(0.2)
    driver.top(TurnList if button == "from turn" else Replay)
    driver.tell(*[Cancel()] * (2 if button == "from turn" else 1))
    driver.top(Played)


def test_a_save_can_be_watched_from_its_beginning(driver: Driver) -> None:
    file = a_finished_file()
    driver.house.shelf.save("An evening", replace(file, commands=file.commands[:50]))
    driver.show(ways.saves(driver.house))
    driver.press("watch")
    replay = driver.top(Replay)
    assert replay.playback.at < 3
    assert replay.playback.length == 50
    driver.tell(Cancel())
    driver.top(Saves)


def test_what_was_made_with_other_rules_or_cannot_be_is_refused_in_words(driver: Driver) -> None:
    """A8: nothing is played half, and nothing crashes in the middle."""
    file = a_finished_file()
    for bad in (replace(file, rules="other"), replace(file, commands=(*file.commands[:9], "eat wave"))):
        with pytest.raises(ContentError):
            ways.replay(driver.house, bad)
    driver.house.shelf.save("Bent", replace(file, commands=(*file.commands[:9], "eat wave")))
    driver.show(ways.saves(driver.house))
    driver.press("watch")
    saves = driver.top(Saves)
    assert "Bent cannot be watched" in saves.toast.words


def test_a_match_without_an_answer_can_be_watched_and_played_on(driver: Driver) -> None:
    driver.show(ways.replay(driver.house, a_file(), choosing=True))
    driver.run(0.2)
    driver.top(TurnList)
    driver.tell(Confirm(), Cancel())
    replay = driver.top(Replay)
    driver.press("step")
    driver.press("step back")
    assert (replay.playback.at, replay.playback.length) == (0, 0)
    driver.press("from here")
    driver.press("start")
    assert not driver.top(Play).sitting.match.log


def test_a_change_of_the_window_is_followed_beneath_what_lies_over_the_replay(driver: Driver) -> None:
    driver.show(ways.replay(driver.house, a_finished_file(), choosing=True))
    driver.run(0.2)
    driver.house.set(text_size=200)
    driver.house.apply(driver.app)
    driver.run(0.2)
    driver.top(TurnList)
    driver.tell(Cancel())
    view = driver.top(Replay).view
    assert view.canvas is driver.app.canvas
    assert view.services.comfort.speed in SPEEDS  # its own, whatever the settings say
