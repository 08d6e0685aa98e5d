"""Fossil Hunters in the program itself: a whole match by keys, with undo, autosave, resume, log, replay and result."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from game.cazadores.commands import Sail
from game.cazadores.view.advice import marked
from game.cazadores.view.match_view import CazadoresView
from game.content.matchfile import MatchFile, Seat
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
from tests.screens.driver import Driver

if TYPE_CHECKING:
    from collections.abc import Hashable, Iterator
    from pathlib import Path

PATIENCE = 900
"""So many answers no match on the small chart has."""


@pytest.fixture
def driver(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Driver]:
    monkeypatch.setenv("EMBER_HOME", str(tmp_path / "home"))
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path / "temporary"))
    driver = Driver()
    driver.house.set(confirm_end_turn=False)
    yield driver
    driver.close()


def _file(*kinds: str, seed: int = 4) -> MatchFile:
    seats = tuple(Seat(kind) for kind in kinds)  # type: ignore[arg-type]
    return MatchFile("cazadores", seats, "north-atlantic", seed)


def _view(driver: Driver) -> CazadoresView:
    view = driver.top(Play).view
    assert isinstance(view, CazadoresView)
    return view


def _focus(driver: Driver, spot: Hashable) -> None:
    """With Tab until it is there, then Enter."""
    view = _view(driver)
    for _step in range(120):
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
    command = open_game("cazadores").bot("easy", 1).choose(match)
    before = len(match.log)
    for spot in marked(match.state, command):
        _focus(driver, spot)
    assert len(match.log) > before, f"{command} was not given"


@pytest.mark.timeout(300)
def test_a_whole_match_is_played_by_keys_to_its_result_and_watched_again(driver: Driver) -> None:
    driver.show(ways.table(driver.house, _file("human", "human")))
    play = driver.top(Play)
    for _answer_number in range(PATIENCE):
        if play.sitting.over:
            break
        _answer(driver)
    driver.run(3)
    result = driver.top(Result)
    assert result.eras
    assert sum(sum(era.points) for era in result.eras) == sum(result.outcome.scores)
    driver.press("replay")
    driver.run(1)
    replay = driver.top(Replay)
    for _step in range(6):
        driver.press("step")
    assert "mission" in replay.describe().lower()


def test_a_match_is_taken_back_left_and_resumed_where_it_was(driver: Driver) -> None:
    driver.show(ways.table(driver.house, _file("human", "easy")))
    while driver.top(Play).sitting.match.state.phase < 3 or not driver.top(Play).sitting.turns.human:
        if driver.top(Play).sitting.turns.human:
            _answer(driver)
        driver.run(0.6)
    match = driver.top(Play).sitting.match
    before = match.state.copy()
    step = next(
        one
        for one in match.decision.options()
        if isinstance(one, Sail) and match.state.box.chart.is_passable(match.state.box.chart.numbers[one.port])
    )
    _focus(driver, marked(match.state, step)[0])
    assert match.state != before
    driver.tell(Undo())
    assert match.state == before
    _focus(driver, marked(match.state, step)[0])
    left = match.state.copy()
    driver.show(ways.title(driver.house))
    driver.press("continue")
    driver.run(0.5)
    assert driver.top(Play).sitting.match.state == left


def test_log_hint_rules_and_the_table_in_words_lie_over_the_match(driver: Driver) -> None:
    driver.show(ways.table(driver.house, _file("human", "easy", "easy")))
    for _turn in range(8):
        driver.run(0.6)
        if driver.top(Play).sitting.turns.human:
            _answer(driver)
    driver.tell(Log())
    rows = driver.top(LogPanel).controls["log"]
    assert rows.rows  # type: ignore[attr-defined]
    driver.tell(Cancel())
    while not driver.top(Play).sitting.turns.human:
        driver.run(0.3)
    driver.tell(Hint())
    driver.run(0.5)
    assert _view(driver).above.advising.slip is not None
    driver.tell(Cancel())
    assert not _view(driver).above.advising.open
    assert "provision" in driver.top(Play).describe()
    driver.tell(Help())
    assert driver.top(Rulebook)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_lobby_sets_the_table_for_everybody_and_with_each_variant(driver: Driver, seats: int) -> None:
    driver.show(lobby := ways.lobby(driver.house, "cazadores"))
    assert isinstance(lobby, Lobby)
    while len(lobby.plan.chairs) < seats:
        lobby._add()
    for way, value in (("trade", "false"), ("museums", "drawn"), ("start", "first")):
        lobby._change(lobby.plan.with_way(way, value))
    file = lobby.plan.file(open_game("cazadores"))
    assert file.options == {"trade": False, "museums": "drawn", "start": "first"}
    driver.press("start")
    driver.run(0.5)
    state = driver.top(Play).sitting.match.state
    assert (state.box.seats, state.box.variants.trade, state.start) == (seats, False, 0)
    assert -1 not in state.museums
