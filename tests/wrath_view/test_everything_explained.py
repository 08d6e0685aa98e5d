"""Whatever on the table is pointed at, by mouse, keys or a long press: there is a sentence about it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from game.ui import intents
from game.wrath.view.places import DieSpot, TrailSpot
from tests.wrath_view.wrath_sitting import Board, Sitting, new_match, play_on

if TYPE_CHECKING:
    from game.core.match import Match
    from game.ui.art import Art
    from game.wrath.state import State


def _tremor() -> Match[State]:
    board = Board(phase="tremor").put(0, "caveman", "volcano", 2).put(0, "stegosaurus", "c2").put(1, "caveman", "c2")
    return board.match()


def _meal() -> Match[State]:
    board = Board().put(0, "tyrannosaurus", "d2").put(1, "caveman", "c2", 2).dice("foot", "foot", "cave", "hut", "egg")
    match = board.match()
    match.submit(match.rules.parse("move tyrannosaurus d2 c2", match.state))
    return match


def _spend() -> Match[State]:
    board = Board().put(0, "caveman", "c1").put(0, "pteranodon", "supply").put(1, "caveman", "egg")
    return board.put(1, "caveman", "volcano").dice("foot", "volcano", "cave", "hut", "egg").match()


def _rolled() -> Match[State]:
    match = new_match(seats=2)
    match.submit(match.rules.parse("roll", match.state))
    return match


TABLES = {
    "before the roll": lambda: new_match(seats=4),
    "rolling": _rolled,
    "spending": _spend,
    "a meal": _meal,
    "a tremor": _tremor,
    "late": lambda: play_on(new_match(seats=3), lambda match: match.state.turn > 30),
    "over": lambda: play_on(new_match(seats=2), lambda match: match.decision is None),
}


@pytest.mark.parametrize("live", [True, False], ids=["mine", "a bot's"])
@pytest.mark.parametrize("name", TABLES)
def test_every_place_has_a_heading_and_a_sentence(art: Art, name: str, live: bool) -> None:
    sitting = Sitting(art, TABLES[name](), live=live)
    view = sitting.view
    assert view.places.boxes
    for spot in view.places.boxes:
        view.pointer._focus(spot)
        said = view.message()
        assert said.heading.strip(), spot
        assert said.text.strip(), f"{spot}: {said.heading}"
        assert said != view.hand.prompt(), f"{spot}: nothing of its own"


def view_said(sitting: Sitting) -> str:
    return sitting.view.message().text


@pytest.mark.parametrize("name", TABLES)
def test_the_sentences_stand_whole_in_the_tray(art: Art, name: str) -> None:
    sitting = Sitting(art, TABLES[name](), (1280, 720))
    cut = []
    for spot in sitting.view.places.boxes:
        sitting.view.pointer._focus(spot)
        sitting.canvas.notes = []
        sitting.paint()
        notes, sitting.canvas.notes = sitting.canvas.notes, None
        tray = [note for note in notes if note.name.startswith("tray-")]
        assert view_said(sitting) in [note.words for note in tray]
        cut += [f"{spot}: {note.words}" for note in tray if note.clipped]
    assert not cut, "\n".join(cut)


def test_a_press_held_says_it_too(art: Art) -> None:
    sitting = Sitting(art, _spend())
    x, y = sitting.at(DieSpot(1))
    sitting.view.handle(intents.Press(x=x, y=y))
    assert "crater" in sitting.view.message().text


def test_a_die_tells_what_it_buys_what_may_come_and_when_it_is_spent(art: Art) -> None:
    sitting = Sitting(art, _rolled())
    sitting.view.pointer._focus(DieSpot(0))
    assert "% in the 2 rolls left" in sitting.view.message().text
    match = _spend()
    match.submit(match.rules.parse("worship caveman", match.state))
    sitting = Sitting(art, match)
    sitting.view.pointer._focus(DieSpot(1))
    assert "This die is spent." in sitting.view.message().text


@pytest.mark.parametrize(("rolls", "percent"), [(1, 31), (2, 17)])
def test_the_odds_of_a_die_are_those_of_its_faces(art: Art, rolls: int, percent: int) -> None:
    match = new_match(seats=2, loaded=["egg"] * 10)
    match.submit(match.rules.parse("roll", match.state))
    if rolls == 2:
        match.submit(match.rules.parse("reroll 1", match.state))
    sitting = Sitting(art, match)
    sitting.view.pointer._focus(DieSpot(0))
    assert f"{percent}%" in sitting.view.message().text


def test_the_trail_tells_the_scores_and_the_end(art: Art) -> None:
    sitting = Sitting(art, new_match(seats=2))
    sitting.view.pointer._focus(TrailSpot())
    assert "Ana 0, Bilal 0" in sitting.view.message().text
    assert "24" in sitting.view.message().heading
