"""Dino-Wars in the program itself: a whole match by keys, with undo, autosave, resume, log, hint, replay and result."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from game.dinowars.commands import DONE, Deploy
from game.dinowars.kinds import ARMIES
from game.dinowars.view.places import ObjectiveSpot
from game.screens import ways
from game.screens.lobby import Lobby
from game.screens.log import LogPanel
from game.screens.rulebook import Rulebook
from game.ui.intents import Cancel, Help, Hint, Log, Scores
from game.ui.tray import MAIN
from game.ui.widgets.dialog import Dialog
from tests.program_sitting import Person, seated

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


@pytest.fixture
def person(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Person]:
    def new() -> Person:
        return Person("dinowars", "short-hunt", lambda view, command: view.hand.route(command))

    yield from seated(new, tmp_path, monkeypatch)


def _play_until(person: Person, about: str) -> None:
    person.answer_until(lambda: bool(person.match.decision.about == about))


@pytest.mark.timeout(300)
def test_a_whole_match_is_played_by_keys_to_its_result_and_watched_again(person: Person) -> None:
    person.sit_down("human", "human")
    result = person.play_to_the_result()
    assert sum(sum(era.points) for era in result.eras) == sum(result.outcome.scores)
    assert result.headline()
    assert "Short hunt" in person.watch_again()


def test_a_match_is_taken_back_left_and_resumed_where_it_was(person: Person) -> None:
    person.sit_down("human", "easy")
    _play_until(person, "deploy")
    option = next(one for one in person.match.decision.options() if isinstance(one, Deploy))
    person.take_back_leave_and_resume(option)


def test_log_hint_rules_objectives_and_the_table_in_words_lie_over_the_match(person: Person) -> None:
    person.sit_down("human", "easy")
    _play_until(person, "act")
    person.tell(Log())
    assert person.top(LogPanel).controls["log"].rows  # type: ignore[attr-defined]
    person.tell(Cancel())
    person.tell(Hint())
    person.run(1.0)
    assert person.view.advising.slip is not None
    assert person.view.describe()
    person.tell(Cancel())
    assert person.view.advising.slip is None
    person.tell(Scores())
    assert person.view.pointer.pointed == ObjectiveSpot(0)
    assert len(person.view.said()) > 30
    person.tell(Help())
    assert person.top(Rulebook).describe().startswith("The skirmish")


def test_the_lobby_sets_up_every_choice_of_every_set_up(person: Person) -> None:
    person.show(ways.lobby(person.house, "dinowars"))
    lobby = person.top(Lobby)
    for scenario in lobby.game.scenarios():
        lobby._change(lobby.plan.with_scenario(scenario))
        for way, _value in lobby.plan.ways_now(lobby.game):
            for value in way.values:
                lobby._change(lobby.plan.with_way(way.name, value.name))
                assert lobby.controls["start"].enabled, (scenario, way.name, value.name)
                match = lobby._match()
                assert match is not None
            lobby._change(lobby.plan.with_way(way.name, way.usual))


def test_the_lobby_offers_the_packs_of_the_points_that_are_chosen(person: Person) -> None:
    """D2."""
    person.show(ways.lobby(person.house, "dinowars"))
    lobby = person.top(Lobby)
    for points in ARMIES:
        lobby._change(lobby.plan.with_way("points", str(points)))
        match = lobby._match()
        assert match is not None
        armies = match.state.box.scenario.armies()
        assert [one.points for one in armies] == [points, points]
        packs = next(way for way, _value in lobby.plan.ways_now(lobby.game) if way.name == "second")
        lobby._change(lobby.plan.with_way("second", packs.values[0].name))
        match = lobby._match()
        assert match is not None
        assert match.state.box.scenario.armies()[1].name == packs.values[0].name


def test_only_the_end_of_an_activation_with_actions_left_asks_once_more(person: Person) -> None:
    person.house.set(confirm_end_turn=True)
    person.sit_down("human", "easy")
    _play_until(person, "act")
    view, match = person.view, person.match
    assert str(match.state.left) in (view.useful_left(DONE) or "")
    assert all(view.useful_left(one) is None for one in match.decision.options() if one != DONE)
    person.focus(MAIN)
    assert person.top(Dialog).title
    person.tell(Cancel())
    assert match.decision.about == "act"
