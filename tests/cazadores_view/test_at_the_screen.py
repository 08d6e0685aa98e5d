"""Fossil Hunters in the program itself: a whole match by keys, with undo, autosave, resume, log, replay and result."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from game.cazadores.commands import Sail
from game.cazadores.view.advice import marked
from game.screens import ways
from game.screens.lobby import Lobby
from game.screens.log import LogPanel
from game.screens.play import Play
from game.screens.rulebook import Rulebook
from game.shelf import open_game
from game.ui.intents import Cancel, Help, Hint, Log
from tests.program_sitting import Person, seated

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


@pytest.fixture
def person(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Person]:
    def new() -> Person:
        return Person("cazadores", "north-atlantic", lambda view, command: marked(view.match.state, command))

    yield from seated(new, tmp_path, monkeypatch)


@pytest.mark.timeout(300)
def test_a_whole_match_is_played_by_keys_to_its_result_and_watched_again(person: Person) -> None:
    person.sit_down("human", "human")
    result = person.play_to_the_result()
    assert result.eras
    assert sum(sum(era.points) for era in result.eras) == sum(result.outcome.scores)
    assert "mission" in person.watch_again().lower()


def test_a_match_is_taken_back_left_and_resumed_where_it_was(person: Person) -> None:
    person.sit_down("human", "easy")
    person.answer_until(lambda: bool(person.match.state.phase >= 3))
    chart = person.match.state.box.chart
    steps = (one for one in person.match.decision.options() if isinstance(one, Sail))
    person.take_back_leave_and_resume(next(one for one in steps if chart.is_passable(chart.numbers[one.port])))


def test_log_hint_rules_and_the_table_in_words_lie_over_the_match(person: Person) -> None:
    person.sit_down("human", "easy", "easy")
    person.answer_until(lambda: len(person.match.log) >= 12)
    person.tell(Log())
    assert person.top(LogPanel).controls["log"].rows  # type: ignore[attr-defined]
    person.tell(Cancel())
    person.tell(Hint())
    person.run(0.5)
    assert person.view.above.advising.slip is not None
    person.tell(Cancel())
    assert not person.view.above.advising.open
    assert "provision" in person.top(Play).describe()
    person.tell(Help())
    assert person.top(Rulebook)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_lobby_sets_the_table_for_everybody_and_with_each_variant(person: Person, seats: int) -> None:
    person.show(lobby := ways.lobby(person.house, "cazadores"))
    assert isinstance(lobby, Lobby)
    while len(lobby.plan.chairs) < seats:
        lobby._add()
    for way, value in (("trade", "false"), ("museums", "drawn"), ("start", "first")):
        lobby._change(lobby.plan.with_way(way, value))
    file = lobby.plan.file(open_game("cazadores"))
    assert file.options == {"trade": False, "museums": "drawn", "start": "first"}
    person.press("start")
    person.run(0.5)
    state = person.match.state
    assert (state.box.seats, state.box.variants.trade, state.start) == (seats, False, 0)
    assert -1 not in state.museums
