"""`--describe`: a whole match in words, on standard output, with nothing left out and nothing given away."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest

from game.content.matchfile import MatchFile, Seat
from game.core.table import Event
from game.playing import bots_for, open_file, play
from game.screens.doors import door
from game.ui.view import NOBODY
from game.wrath import events

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from tests.cli.conftest import Said

    Ember = Callable[..., Said]
    Written = Callable[..., Path]

BOTS = "seats: [{name: Ana, seat: easy}, {name: Bo, seat: easy}, random]\nseed: 11\n"
NAMES = ["Ana", "Bo", "Sun"]
KINDS = {
    kind for kind in vars(events).values() if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
}


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("EMBER_HOME", str(tmp_path))
    monkeypatch.setenv("LANGUAGE", "en")


def test_a_whole_match_is_told_and_no_line_is_empty(ember: Ember, written: Written) -> None:
    said = ember("run", written(BOTS), "--describe")
    assert (said.status, said.err) == (0, "")
    assert said.lines
    assert [line for line in said.lines if not line.strip()] == []
    assert said.lines[0].startswith("Turn 1, ")
    assert "The match is over." in said.lines


def test_it_is_words_and_the_same_match_as_without(ember: Ember, written: Written) -> None:
    told = ember("run", written(BOTS), "--describe").lines
    answers = [json.loads(line) for line in ember("run", written(BOTS)).lines]
    assert not any(line.startswith("{") for line in told)
    scores = [f"{name} {score}" for name, score in zip(NAMES, answers[-1]["result"]["scores"], strict=True)]
    [over] = [line for line in told if all(score in line for score in scores)]
    assert NAMES[answers[-1]["result"]["winners"][0]] in over
    tremors = sum(event["type"] == "shifted" for answer in answers[:-1] for event in answer["events"])
    assert sum("tremor" in line and "causes" in line and "no tremor" not in line for line in told) == tremors > 0


def test_a_command_that_is_not_possible_is_told_too(ember: Ember, written: Written) -> None:
    said = ember("run", written("seats: [human, human]\nseed: 7\ncommands: [roll, end]\n"), "--describe")
    assert said.status == 2
    assert said.lines[-1].startswith("Answer 2, end, is not possible: ")
    assert "end" in said.err


def test_the_words_are_in_the_players_language(ember: Ember, written: Written, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANGUAGE", "es")
    said = ember("run", written(BOTS), "--describe")
    assert said.lines[0].startswith("Turno 1, ")


def test_every_kind_of_event_happens_somewhere_and_has_a_sentence() -> None:
    told: dict[type[Event], int] = {}
    for seed in range(30):  # a Tyrannosaurus that eats, or spares, is rare
        file, match = _match(seed)
        for entry in play(file, match, bots_for(file)):
            lines = door("wrath").change(match.state, NAMES, entry, NOBODY)
            assert all(line.strip() for line in lines)
            for event in entry.events:
                alone = type(entry)(entry.seat, entry.command, (event,), entry.drew)
                assert "".join(door("wrath").change(match.state, NAMES, alone, NOBODY))[-1] in ".!"
                told[type(event)] = told.get(type(event), 0) + 1
        if set(told) == KINDS:
            return
    assert {kind.__name__ for kind in KINDS - set(told)} == set()


def test_what_is_to_come_is_in_no_word() -> None:
    """Two matches that stand alike, but whose dice will fall otherwise, are told alike."""
    file, match = _match(3)
    for number, _entry in enumerate(play(file, match, bots_for(file))):
        other = match.fork(number + 99, quiet=False)
        assert door("wrath").table(other.state, NAMES[:2], NOBODY) == door("wrath").table(
            match.state, NAMES[:2], NOBODY
        )
        if number > 60:
            break


def _match(seed: int) -> tuple[MatchFile, Any]:
    file = MatchFile("wrath", (Seat("random"), Seat("random")), "drawn-four", seed)
    return file, open_file(file)


CARDS = "seats: [human, {who}]\nscenario: north-atlantic\nseed: 3\n"


@pytest.mark.parametrize(("who", "seen"), [("easy", True), ("human", False)])
def test_the_one_person_of_a_match_hears_their_own_missions_and_of_several_nobody_does(
    ember: Ember, written: Written, who: str, seen: bool
) -> None:
    told = ember("run", written(CARDS.format(who=who), "cazadores"), "--describe").lines
    mine = next(line for line in told if line.startswith("Missions of Flame"))
    assert ("one of 25" not in mine) is seen
