"""C24: whatever lies hidden, a seat reads and sees the same; each text of the view is compared, and the picture."""

from __future__ import annotations

import random
import re
from typing import TYPE_CHECKING, Any

import pytest

from game.cazadores.commands import Draw, Keep
from game.cazadores.events import Chose, Drew, Dug
from game.cazadores.secrets import hide
from game.cazadores.view import chronicle, describing, telling
from game.content.matchfile import MatchFile, Seat
from game.core.dice import Dice
from game.core.match import Entry, Match
from game.screens.saves import Saves
from game.ui import intents
from game.ui.view import NOBODY, SeatInfo, only_person
from tests.cazadores.tables import RULES
from tests.cazadores_view.voyaging import Voyage, a_match, later

if TYPE_CHECKING:
    from collections.abc import Iterator

    from game.cazadores.box import Box
    from game.ui.art import Art
    from tests.screens.driver import Driver

STRETCHES = (1, 2, 4, 30, 90, 160, 260)
"""After so many answers of bots: among the first choices, in the set-up, in play."""


def _dealt_anew(match: Match[Any], seat: int, seed: int) -> Match[Any]:
    """The same match, its log forgotten. But for seed 0 all that this seat cannot see is dealt otherwise, and what is
    buried lies in another order.
    """
    if not seed:
        return Match(RULES, match.state.copy(), Dice(1))
    state = hide(match.state, seat, Dice(seed))
    for bag in state.bags:
        random.Random(seed).shuffle(bag)
    return Match(RULES, state, Dice(seed + 1))


def _said(voyage: Voyage) -> Iterator[str]:
    """Everything that this view says and shows."""
    view = voyage.view
    yield view.describe()
    yield from sorted(map(repr, view.lit))
    for opened in (False, True):
        for spot in sorted(view.places.boxes, key=repr):
            view.pointer.pointed = spot
            view.stale()
            yield view.said()
            yield from view.above.words()
        yield from voyage.texts()
        if not opened:
            view.handle(intents.Scores())
    for button in view.buttons:
        yield from (button.words, button.tip, button.reason)
    yield view.useful_left(voyage.match.decision.options()[0]) or ""


@pytest.mark.parametrize("people", [1, 3])
@pytest.mark.parametrize("answers", STRETCHES)
def test_a_seat_reads_the_same_whatever_is_hidden_from_it(art: Art, answers: int, people: int) -> None:
    match = later(a_match(seed=11), answers, 11)
    assert match.decision is not None
    seat = match.decision.seat
    levels = ["human"] * 3 if people == 3 else ["human" if one == seat else "easy" for one in range(3)]
    read = []
    for seed in range(3):
        voyage = Voyage(art, _dealt_anew(match, seat, seed), levels=levels)
        voyage.raise_curtain()
        read.append(list(_said(voyage)))
    assert read[0] == read[1] == read[2]
    assert any("Missions of" in line for line in read[0][0].splitlines())


@pytest.mark.parametrize("answers", STRETCHES)
def test_before_the_curtain_rises_and_while_a_rival_thinks_nobodys_missions_are_seen(art: Art, answers: int) -> None:
    match = later(a_match(seed=11), answers, 11)
    read = []
    for seed in range(3):
        other = _dealt_anew(match, NOBODY, seed)
        voyage = Voyage(art, other)
        thinking = Voyage(art, other, levels=["easy"] * 3)
        read.append([*_said(voyage), *_said(thinking)])
    assert read[0] == read[1] == read[2]


@pytest.mark.parametrize("answers", STRETCHES)
def test_the_picture_is_the_same_whatever_is_hidden(art: Art, answers: int) -> None:
    match = later(a_match(seed=11), answers, 11)
    assert match.decision is not None
    pictures = []
    for seed in range(3):
        voyage = Voyage(art, _dealt_anew(match, match.decision.seat, seed))
        voyage.raise_curtain()
        pictures.append(voyage.paint().get_buffer().raw)
    assert pictures[0] == pictures[1] == pictures[2]


def test_the_test_would_see_a_mission_that_is_told(art: Art) -> None:
    """Its own eyes see the missions: another hand of this very seat reads otherwise."""
    match = later(a_match(seed=11), 90, 11)
    assert match.decision is not None
    seat = match.decision.seat
    mine, others = (Voyage(art, _dealt_anew(match, (seat + 1) % 3, seed)) for seed in (0, 1))
    for voyage in (mine, others):
        voyage.raise_curtain()
    assert list(_said(mine)) != list(_said(others))


# -- the log ----------------------------------------------------------------------------------------------------------


def _entries(kept: tuple[int, ...], groups: tuple[str, ...]) -> list[Entry]:
    return [
        Entry(1, Keep(kept), (Chose(1, kept),), ()),
        Entry(1, Draw(15), (Drew(1, 15, groups, 6),), ("+".join(groups),)),
    ]


@pytest.mark.parametrize("eyes", [NOBODY, 0, 2])
def test_the_log_tells_others_no_more_than_that_missions_were_chosen_and_drawn(eyes: int) -> None:
    box: Box = a_match().state.box
    names = ["Ana", "Bilal", "Chen"]
    one = [telling.words(box, names, entry, eyes) for entry in _entries((25,), ("herbivores", "marines", "flyers"))]
    other = [
        telling.words(box, names, entry, eyes) for entry in _entries((15, 8), ("marines", "carnivores", "armoured"))
    ]
    assert one == other
    own = telling.words(box, names, _entries((25,), ("herbivores", "marines", "flyers"))[1], 1)
    assert own != one[1]


def test_what_a_list_of_turns_and_eras_remembers_tells_no_hidden_mission() -> None:
    """They are read by all at the table, in the replay of a match that was left too."""
    box: Box = a_match().state.box
    names = ["Ana", "Bilal", "Chen"]
    one = _entries((25,), ("herbivores", "marines", "flyers"))
    other = _entries((15, 8), ("marines", "carnivores", "armoured"))
    assert chronicle.gist(box, names, one) == chronicle.gist(box, names, other)
    assert chronicle.eras(box, names, one) == chronicle.eras(box, names, other)


def test_a_list_of_saves_reads_the_same_whatever_hands_they_hold(driver: Driver) -> None:
    match = later(a_match(seed=11), 90, 11)
    read = []
    for seed in range(3):
        at = match.rules.write_position(_dealt_anew(match, 0, seed).state)
        kept = driver.house.shelf.save("Voyage", MatchFile("cazadores", (Seat("human"),) * 3, position=at))
        driver.show(Saves(driver.house))
        read.append(re.sub(r"\d+:\d+", "", driver.top(Saves).describe()))
        assert "Voyage" in read[-1]
        kept.path.unlink()
    assert read[0] == read[1] == read[2]


def test_a_line_of_the_log_names_no_tile_that_is_still_buried() -> None:
    box: Box = a_match().state.box
    line = telling.sentence(box, ["Ana", "Bilal", "Chen"], Dug(0, "casablanca", "allosaurus 2", 4, 3))
    assert "Allosaurus 2/4" in line
    assert sum(animal.title in line for animal in box.animals) == 1


def test_the_table_in_words_without_a_window_shows_nobodys_hand() -> None:
    match = later(a_match(seed=11), 90, 11)
    names = ["Ana", "Bilal", "Chen"]
    told = describing.describe(match.state, names, NOBODY)
    assert told == describing.describe(hide(match.state, NOBODY, Dice(5)), names, NOBODY)


@pytest.mark.parametrize(("levels", "seat"), [("he", 0), ("eh", 1), ("hh", NOBODY), ("ee", NOBODY)])
def test_the_one_person_at_a_screen_always_sees_their_own_hand(levels: str, seat: int) -> None:
    kinds = {"h": "human", "e": "easy"}
    seats = [SeatInfo("x", "flame", kinds[level]) for level in levels]
    assert only_person(seats) == seat
