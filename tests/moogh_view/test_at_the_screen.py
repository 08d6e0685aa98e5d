"""Moogh in the program itself: a whole hunt by keys, with undo, autosave, resume, log, hint, replay and result."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from game.content.matchfile import MatchFile, Seat
from game.moogh.commands import END
from game.moogh.view.hand import Choosing
from game.moogh.view.match_view import MooghView
from game.screens import ways
from game.screens.lobby import Lobby
from game.screens.log import LogPanel
from game.screens.play import Play
from game.screens.replay import Replay
from game.screens.result import Result
from game.screens.rulebook import Rulebook
from game.shelf import open_game
from game.ui.curtain import Curtain
from game.ui.intents import Cancel, Confirm, Device, Help, Hint, Log, Next, Undo
from game.ui.tray import MAIN
from game.ui.widgets.dialog import Dialog
from tests.screens.driver import Driver

if TYPE_CHECKING:
    from collections.abc import Hashable, Iterator
    from pathlib import Path

PATIENCE = 700
"""So many answers no such hunt has."""


@pytest.fixture
def driver(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Driver]:
    monkeypatch.setenv("EMBER_HOME", str(tmp_path / "home"))
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path / "temporary"))
    driver = Driver()
    driver.house.set(confirm_end_turn=False)
    yield driver
    driver.close()


def _file(*kinds: str, scenario: str = "first-blood", seed: int = 4) -> MatchFile:
    return MatchFile("moogh", tuple(Seat(kind) for kind in kinds), scenario, seed)  # type: ignore[arg-type]


def _view(driver: Driver) -> MooghView:
    view = driver.top(Play).view
    assert isinstance(view, MooghView)
    return view


def _focus(driver: Driver, spot: Hashable) -> None:
    """With Tab until it is there, then Enter."""
    view = _view(driver)
    for _step in range(200):
        if view.pointer.pointed == spot and view.pointer.ringed:
            break
        driver.tell(Next(device=Device.KEYS), wait=0.0)
    driver.tell(Confirm(device=Device.KEYS), wait=0.4)


def _answer(driver: Driver) -> None:
    """What the easy bot would do, by keys."""
    play, view = driver.top(Play), _view(driver)
    if isinstance(view.hand, Curtain):
        _focus(driver, MAIN)
    match = play.sitting.match
    command = open_game("moogh").bot("easy", 1).choose(match)
    before = len(match.log)
    assert isinstance(view.hand, Choosing)
    for spot in view.hand.paths[command]:
        _focus(driver, spot)
    assert len(match.log) > before, f"{command} was not given"


def _until(driver: Driver, about: str) -> None:
    for _step in range(PATIENCE):
        sitting = driver.top(Play).sitting
        if sitting.turns.human and sitting.match.decision.about == about:
            return
        if sitting.turns.human:
            _answer(driver)
        driver.run(0.4)
    raise AssertionError(f"nobody was asked about {about}")


@pytest.mark.timeout(300)
def test_a_whole_hunt_is_played_by_keys_to_its_result_and_watched_again(driver: Driver) -> None:
    driver.show(ways.table(driver.house, _file("human", "human")))
    play = driver.top(Play)
    for _answer_number in range(PATIENCE):
        if play.sitting.over:
            break
        _answer(driver)
    driver.run(3)
    result = driver.top(Result)
    assert sum(sum(era.points) for era in result.eras) == sum(result.outcome.scores)
    assert result.headline()
    driver.press("replay")
    driver.run(1)
    replay = driver.top(Replay)
    for _step in range(6):
        driver.press("step")
    assert "First Blood" in replay.describe()


def test_a_hunt_is_taken_back_left_and_resumed_where_it_was(driver: Driver) -> None:
    driver.show(ways.table(driver.house, _file("human")))
    _until(driver, "program")
    match = driver.top(Play).sitting.match
    before = match.state.copy()
    _answer(driver)
    assert match.state != before
    driver.tell(Undo())
    assert match.state == before
    _answer(driver)
    left = match.state.copy()
    driver.show(ways.title(driver.house))
    driver.press("continue")
    driver.run(0.5)
    assert driver.top(Play).sitting.match.state == left


def test_log_hint_rules_and_the_table_in_words_lie_over_the_hunt(driver: Driver) -> None:
    driver.show(ways.table(driver.house, _file("human", "easy")))
    _until(driver, "turn")
    driver.tell(Log())
    assert driver.top(LogPanel).controls["log"].rows  # type: ignore[attr-defined]
    driver.tell(Cancel())
    driver.tell(Hint())
    driver.run(0.5)
    assert _view(driver).slip is not None
    assert _view(driver).describe()
    driver.tell(Cancel())
    assert _view(driver).slip is None
    driver.tell(Help())
    assert driver.top(Rulebook).describe().startswith("The hunt")


def test_the_lobby_sets_up_every_format_of_every_hunt(driver: Driver) -> None:
    driver.show(ways.lobby(driver.house, "moogh"))
    lobby = driver.top(Lobby)
    formats = set()
    for scenario in lobby.game.scenarios():
        lobby._change(lobby.plan.with_scenario(scenario))
        while len(lobby.plan.chairs) > 1:
            lobby._remover(len(lobby.plan.chairs) - 1)()
        for seats in range(1, 5):
            assert len(lobby.plan.chairs) == seats
            for value in lobby.plan.ways_now(lobby.game)[0][0].values:
                lobby._change(lobby.plan.with_way("format", value.name))
                assert lobby.controls["start"].enabled, (scenario, seats, value.name)
                assert lobby._match() is not None
                formats.add((seats, lobby._match().state.box.format))  # type: ignore[union-attr]
            if seats < max(lobby._seats):
                lobby._add()
    assert len(formats) == 8


def test_only_the_end_of_a_turn_with_actions_left_asks_once_more(driver: Driver) -> None:
    driver.house.set(confirm_end_turn=True)
    driver.show(ways.table(driver.house, _file("human", "easy")))
    _until(driver, "turn")
    play, view = driver.top(Play), _view(driver)
    match = play.sitting.match
    assert isinstance(view.hand, Choosing)
    person, others = match.decision.person, [one for one in match.decision.options() if one != END]
    assert all(view.useful_left(one) is None for one in others)
    assert str(match.state.left) in (view.useful_left(END) or "")
    _focus(driver, MAIN)
    assert driver.top(Dialog).title
    driver.tell(Cancel())
    assert match.decision.person == person
