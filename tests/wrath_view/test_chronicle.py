"""What a match is remembered by: the eruptions' points with their reasons, and what tells one turn from another."""

from __future__ import annotations

from typing import Any

import pytest

from game.content.matchfile import MatchFile, Seat
from game.core.match import Entry
from game.playing import bots_for, open_file, play
from game.screens.playback import turns_of
from game.wrath.commands import KEEP
from game.wrath.events import Eaten, Erupted, Hatched, Moved, Placed, Shifted, VolcanoScored
from game.wrath.view import chronicle
from tests.wrath_view.wrath_sitting import Board

NAMES = ("Anna", "Bo", "Cem", "Dia")


def _played(seats: int, seed: int) -> Any:
    file = MatchFile("wrath", tuple(Seat("easy") for _seat in range(seats)), "any-four", seed)
    match = open_file(file)
    scores = [tuple(match.state.scores)]
    scores.extend(tuple(match.state.scores) for _entry in play(file, match, bots_for(file)))
    return match, scores


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (3, 2), (4, 3)])
def test_the_points_of_the_eras_are_those_that_the_scores_rose_by(seats: int, seed: int) -> None:
    match, scores = _played(seats, seed)
    eras = chronicle.eras(match.state.box, NAMES, match.log)
    assert len(eras) == match.state.eruptions
    for era in eras:
        rise = zip(scores[era.answers], scores[era.answers - 1], strict=True)
        assert era.points == tuple(after - before for after, before in rise)
        assert era.why
        assert all(line.endswith(".") for line in era.why)
    assert tuple(map(sum, zip(*(era.points for era in eras), strict=True))) == match.outcome.scores
    assert [era.title for era in eras] == [f"Eruption {number}" for number in range(1, len(eras) + 1)]


def test_a_turn_is_remembered_by_what_is_new_eaten_shaken_and_scored() -> None:
    box = Board().match().state.box
    events = (
        Hatched(0, "triceratops", 3),
        Eaten(0, "tyrannosaurus", 1, "a1", "grass"),
        Shifted(0, "up", "hut", ()),
        Erupted(2, last=False),
        VolcanoScored((2, 0), (3, 0), ()),
    )
    told = chronicle.gist(box, NAMES[:2], [Entry(0, KEEP, events, ())])
    assert told == "new: Triceratops; a meal of Bo; tremor: up; Eruption 2: Anna +3"


def test_a_quiet_turn_is_told_by_how_its_dice_were_spent() -> None:
    box = Board().match().state.box
    placed = [Placed(0, where, "caveman", "supply") for where in ("volcano", "volcano", "hut")]
    events = (*placed, Moved(0, "caveman", "b1", "c1", "hut", "jungle"))
    assert chronicle.gist(box, NAMES[:2], [Entry(0, KEEP, events, ())]) == "2 to the crater, 1 to the hut, 1 step"
    assert chronicle.gist(box, NAMES[:2], [Entry(0, KEEP, (), ())]) == "nothing spent"


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (4, 3)])
def test_every_turn_of_a_match_has_words(seats: int, seed: int) -> None:
    match, _scores = _played(seats, seed)
    turns = turns_of(match.log)
    assert len(turns) > 10
    assert all(chronicle.gist(match.state.box, NAMES[:seats], turn.entries) for turn in turns)


def test_the_last_eruption_of_a_sleeping_mountain_is_called_so() -> None:
    """W47."""
    box = Board().match().state.box
    entry = Entry(0, KEEP, (Erupted(3, last=True), VolcanoScored((1, 0), (3, 0), ())), ())
    assert [era.title for era in chronicle.eras(box, NAMES, [entry])] == ["Last eruption"]
