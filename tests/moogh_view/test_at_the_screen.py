"""Moogh in the program itself: a whole hunt by keys, with undo, autosave, resume, log, hint, replay and result."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from game.moogh.commands import END
from game.moogh.view.hand import Choosing
from game.moogh.view.naming import emblems as emblems_of
from game.screens import ways
from game.screens.lobby import Lobby
from game.screens.log import LogPanel
from game.screens.rulebook import Rulebook
from game.ui.intents import Cancel, Help, Hint, Log
from game.ui.theme import TRIBES
from game.ui.tray import MAIN
from game.ui.widgets.dialog import Dialog
from tests.moogh_view.hunting import a_hunt
from tests.program_sitting import Person, seated
from tests.table_sitting import match_of_people

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


@pytest.fixture
def person(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Person]:
    def new() -> Person:
        return Person("moogh", "first-blood", lambda view, command: view.hand.paths[command])

    yield from seated(new, tmp_path, monkeypatch)


def _play_until(person: Person, about: str) -> None:
    person.answer_until(lambda: bool(person.match.decision.about == about))


@pytest.mark.timeout(300)
def test_a_whole_hunt_is_played_by_keys_to_its_result_and_watched_again(person: Person) -> None:
    person.sit_down("human", "human")
    result = person.play_to_the_result()
    assert sum(sum(era.points) for era in result.eras) == sum(result.outcome.scores)
    assert result.headline()
    assert "First Blood" in person.watch_again()


def test_a_hunt_is_taken_back_left_and_resumed_where_it_was(person: Person) -> None:
    person.sit_down("human")
    _play_until(person, "program")
    person.take_back_leave_and_resume()


def test_log_hint_rules_and_the_table_in_words_lie_over_the_hunt(person: Person) -> None:
    person.sit_down("human", "easy")
    _play_until(person, "turn")
    person.tell(Log())
    assert person.top(LogPanel).controls["log"].rows  # type: ignore[attr-defined]
    person.tell(Cancel())
    person.tell(Hint())
    person.run(0.5)
    assert person.view.slip is not None
    assert person.view.describe()
    person.tell(Cancel())
    assert person.view.slip is None
    person.tell(Help())
    assert person.top(Rulebook).describe().startswith("The hunt")


def test_the_lobby_sets_up_every_format_of_every_hunt(person: Person) -> None:
    person.show(ways.lobby(person.house, "moogh"))
    lobby = person.top(Lobby)
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


def test_the_lobby_keeps_the_ways_to_play_from_visit_to_visit(person: Person) -> None:
    person.show(ways.lobby(person.house, "moogh"))
    lobby = person.top(Lobby)
    for name, value in (("format", "cooperative"), ("mode", "predator")):
        lobby._change(lobby.plan.with_way(name, value))
    lobby._remember()
    person.show(ways.lobby(person.house, "moogh"))
    again = person.top(Lobby)
    assert again is not lobby
    chosen = {way.name: value.name for way, value in again.plan.ways_now(again.game)}
    assert (chosen["format"], chosen["mode"]) == ("cooperative", "predator")
    person.house.set(lobbies={"moogh": replace(person.house.settings.lobbies["moogh"], ways={"mode": "nobody knows"})})
    person.show(ways.lobby(person.house, "moogh"))
    usual = {way.name: (value.name, way.usual) for way, value in person.top(Lobby).plan.ways_now(again.game)}
    assert usual["mode"][0] == usual["mode"][1]


def test_only_the_end_of_a_turn_with_actions_left_asks_once_more(person: Person) -> None:
    person.house.set(confirm_end_turn=True)
    person.sit_down("human", "easy")
    _play_until(person, "turn")
    view, match = person.view, person.match
    assert isinstance(view.hand, Choosing)
    hunter, others = match.decision.person, [one for one in match.decision.options() if one != END]
    assert all(view.useful_left(one) is None for one in others)
    assert str(match.state.left) in (view.useful_left(END) or "")
    person.focus(MAIN)
    assert person.top(Dialog).title
    person.tell(Cancel())
    assert match.decision.person == hunter


def test_players_wear_the_emblem_of_their_tribe_and_one_of_their_own_where_two_share_it(person: Person) -> None:
    person.sit_down("human", "easy", "easy")
    match = person.match
    emblems = {one.name: one.emblem for one in match.state.box.scenario.pieces.tribes}
    worn = [seat.tribe for seat in person.view.seats]
    first = [next(one for one in match.state.box.people if one.seat == seat) for seat in range(3)]
    assert worn == [emblems[one.kind.tribe] for one in first]
    assert worn[2] != TRIBES[2].name  # the third tribe is not the third of the usual ones
    for teams in (match_of_people("moogh", "first-blood", 4, 1, format="teams"), a_hunt(seats=4)):
        assert len(set(emblems_of(teams.state)[:4])) == 4
