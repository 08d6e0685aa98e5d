"""The log in words: every event in a sentence with its reason, and every tile by what it was when it happened."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

import pytest

from game.content.matchfile import MatchFile, Seat
from game.core.match import Entry
from game.core.words import speak
from game.playing import bots_for, open_file, play
from game.wrath.commands import KEEP
from game.wrath.events import Eaten, MatchEnded, Moved, Placed, Returned, Shifted
from game.wrath.view import telling
from tests.words.catalogues import LOCALE
from tests.wrath_view.wrath_sitting import Board

if TYPE_CHECKING:
    from collections.abc import Iterator

    from game.core.table import Event

NAMES = ("Anna", "Bo", "Cem", "Dia")
TERRAINS = {
    "en": "grass|jungle|lagoon|cave|hut|volcano",
    "es": "pradera|jungla|laguna|cueva|choza|volcán",
}


def _matches() -> Iterator[tuple[Any, Entry]]:
    """Every answer of two whole matches."""
    for scenario, seats, seed in (("first-game", 2, 3), ("any-four", 4, 3)):
        file = MatchFile("wrath", tuple(Seat("easy") for _seat in range(seats)), scenario, seed)
        match = open_file(file)
        for entry in play(file, match, bots_for(file)):
            yield match.state.box, entry


@pytest.mark.parametrize("language", ["en", "es"])
def test_in_whole_matches_every_tile_is_told_with_its_terrain_and_no_word_of_the_data_is_left(language: str) -> None:
    speak(language, LOCALE)
    lines = [line for box, entry in _matches() for line in telling.words(box, NAMES, entry)]
    assert len(lines) > 300
    for line in lines:
        assert line.endswith((".", "!"))
        assert not re.search(r"[{}_]|caveman|tyranno|supply\b.*supply", line), line
        if "(" in line:
            continue  # a region names its terrain once for all its tiles
        for cell in re.finditer(r"\b[a-d][1-4]\b", line):
            before = line[: cell.start()].rstrip()
            assert re.search(rf"({TERRAINS[language]})( [a-d][1-4])*$", before), line


def test_a_walk_is_told_by_the_land_as_it_was_and_not_as_a_tremor_left_it() -> None:
    file = MatchFile("wrath", (Seat("easy"), Seat("easy")), "first-game", 3)
    match = open_file(file)
    told = []
    for entry in play(file, match, bots_for(file)):
        for event in entry.events:
            if isinstance(event, Moved):
                told.append(event)
                assert telling.words(match.state.box, NAMES, entry)[0].count(event.start_terrain) >= 1
    last = {event.goal: event.goal_terrain for event in told}
    changed = [event for event in told if last[event.goal] != event.goal_terrain]
    assert changed, "no tile of which a walk told lay otherwise later: this match shows nothing"


def _said(event: Event) -> str:
    box = Board().match().state.box
    return telling.sentence(box, NAMES, event)


@pytest.mark.parametrize(
    ("event", "said"),
    [
        (Moved(0, "caveman", "c4", "c3", "jungle", "grass"),
         "Anna moves a cave person from the jungle c4 to the grass c3."),
        (Moved(1, "pteranodon", "b1", "a4", "hut", "grass"),
         "Bo flies the Pteranodon from the hut b1 to the grass a4."),
        (Placed(0, "volcano", "caveman", "supply"), "Anna puts a cave person on the volcano."),
        (Placed(0, "egg", "caveman", "b1", "cave"),
         "Anna puts a cave person from the cave b1 on the egg space, as nobody in the supply could go."),
        (Placed(0, "hut", "caveman", "egg"),
         "Anna puts a cave person from the egg space at the hut, as nobody in the supply could go."),
        (Eaten(0, "tyrannosaurus", 1, "a1", "grass"),
         "Anna's Tyrannosaurus arrives, and eats a cave person of Bo on the grass a1, who goes home."),
        (Returned(1, "caveman", "d3", 3, "volcano"),
         "3 cave people of Bo go home from the volcano d3: the eruption empties it."),
        (Returned(1, "caveman", "d3", 1, "jungle"),
         "1 cave person of Bo goes home from the jungle d3, where Bo has scored."),
        (Returned(1, "triceratops", "d3", 1, "jungle"),
         "Bo's Triceratops goes home from the jungle d3, where Bo has scored."),
        (Shifted(0, "up", "hut", ()), "Anna leads the worship, and causes a tremor: the volcano moves up."),
        (Shifted(0, "up", "hut", (), "stegosaurus"),
         "Anna's Stegosaurus on the volcano causes a tremor: the volcano moves up."),
    ],
)  # fmt: skip
def test_the_sentence_names_the_place_and_the_reason(event: Event, said: str) -> None:
    assert _said(event) == said


@pytest.mark.parametrize(
    ("over", "behind", "said"),
    [
        (2, 7, "{target} points are reached. Anna wins with the most, {best}. {each}."),
        (1, 0, "{target} points are reached. Anna wins the tie at {best}, as the last in turn order. {each}."),
        (-9, 5, "The mountain slept too long, and the match is over. Anna has the most points. {each}."),
    ],
)
def test_the_end_is_told_with_what_decided_it(over: int, behind: int, said: str) -> None:
    """W34, W47."""
    target = Board().match().state.box.target
    best, other = target + over, target + over - behind
    wanted = said.format(target=target, best=best, each=f"Anna {best}, Bo {other}")
    assert _said(MatchEnded((0,), (best, other))) == wanted


def test_who_goes_home_from_one_region_is_told_in_one_breath() -> None:
    home = (Returned(1, "caveman", "a1", 2, "grass"), Returned(1, "caveman", "a2", 1, "grass"))
    other = Returned(0, "caveman", "a2", 1, "grass")
    box = Board().match().state.box
    told = telling.words(box, NAMES, Entry(0, KEEP, (*home, other), ()))
    assert told == (
        "3 cave people of Bo go home from the grass a1 a2, where Bo has scored.",
        "1 cave person of Anna goes home from the grass a2, where Anna has scored.",
    )
