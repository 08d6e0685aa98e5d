"""No text over another, cut off, too small or off the screen, whatever is pointed at or laid over the chart."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from game.cazadores.state import KEEP, PLAY
from game.cazadores.view.places import AnimalSpot, CargoSpot, DeckSpot, MissionSpot, PortSpot, SeatSpot
from game.core.bots import RandomBot
from game.core.words import speak
from game.ui import layout as rules
from game.ui.intents import Device, Scores
from game.ui.tray import MAIN, ButtonSpot
from tests.cazadores_view.voyaging import Voyage, a_match, later
from tests.table_sitting import same

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from game.core.match import Match
    from game.ui.art import Art

SIZES = [(1280, 720), (1920, 1080), (3840, 2160)]
LEVELS = ("human", "easy", "random", "hard", "normal")
TABLES = [("world", 2), ("world", 5), ("north-atlantic", 3)]


def _late(scenario: str, seats: int) -> Match[Any]:
    """A match far on, somebody's ship laden; the first seat that is asked is a person's."""
    match = later(a_match(scenario, seats), 45 * seats)
    while match.decision is not None and (match.decision.seat or sum(match.state.loads) < 2):
        match.submit(match.decision.options()[0])
    assert match.decision is not None
    return match


def _looked_at(voyage: Voyage) -> Iterator[Any]:
    table = voyage.match.state
    sites = [space for space, left in enumerate(table.piles) if left]
    edges = [min(sites, key=lambda space: table.box.chart.spaces[space].x), sites[-1], table.ships[1]]
    spots = [*(PortSpot(space) for space in edges), SeatSpot(0), SeatSpot(1), DeckSpot(8), ButtonSpot("undo"), MAIN]
    there = [spot for spot in voyage.view.places.boxes if isinstance(spot, CargoSpot | MissionSpot)]
    yield from (None, *spots, *there[:3])


def _faults(voyage: Voyage) -> list[str]:
    notes = voyage.notes()
    assert len(notes) > 20
    return rules.faults(notes)


@pytest.mark.parametrize("zoom", [0.75, 1.0, 2.0])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("scenario", "seats"), TABLES)
def test_no_text_is_over_another_or_cut_off(
    art: Art, scenario: str, seats: int, size: tuple[int, int], zoom: float
) -> None:
    voyage = Voyage(art, _late(scenario, seats), size, zoom=zoom, levels=LEVELS)
    for spot in _looked_at(voyage):
        voyage.view.pointer.pointed = spot
        voyage.view.stale()
        assert not _faults(voyage), spot


@pytest.mark.parametrize("zoom", [0.75, 1.0, 2.0])
@pytest.mark.parametrize("size", SIZES)
def test_the_gallery_and_every_animal_in_it_can_be_read(art: Art, size: tuple[int, int], zoom: float) -> None:
    voyage = Voyage(art, _late("world", 3), size, zoom=zoom, levels=LEVELS)
    voyage.view.handle(Scores())
    assert not _faults(voyage)
    _look_at_every_animal(voyage)


def _look_at_every_animal(voyage: Voyage) -> None:
    """Before it is whole and after, when there is a plate of it besides."""
    table = voyage.view.showing.table
    for animal, spec in enumerate(table.box.animals):
        for whole in (0, 1):
            table.shown[voyage.view.showing.viewed][animal] = whole
            voyage.view.pointer.pointed = AnimalSpot(animal)
            voyage.view.above.exhibit(animal)
            assert not _faults(voyage), spec.name
            voyage.view.above.exhibit(animal)


@pytest.mark.parametrize("zoom", [0.75, 1.0, 2.0])
@pytest.mark.parametrize("size", SIZES)
def test_the_first_choices_can_be_read_too(art: Art, size: tuple[int, int], zoom: float) -> None:
    match = a_match("world", 5)
    while match.decision is not None and match.state.phase != PLAY:
        voyage = Voyage(art, match, size, zoom=zoom)
        assert not _faults(voyage), "behind the curtain"
        voyage.raise_curtain(Device.KEYS)
        if match.state.phase == KEEP:
            (first, *_others) = match.state.missions(match.decision.seat)
            voyage.choose(MissionSpot(first), Device.KEYS)
        assert not _faults(voyage), match.decision.about
        match.submit(match.decision.options()[0])


@pytest.mark.parametrize("zoom", [1.0, 2.0])
@pytest.mark.parametrize("language", ["es", "zz"])
def test_longer_words_find_room_too(art: Art, locale: Path, language: str, zoom: float) -> None:
    speak(language, locale)
    for scenario, seats in TABLES:
        voyage = Voyage(art, _late(scenario, seats), (1280, 720), zoom=zoom, levels=LEVELS)
        for spot in _looked_at(voyage):
            voyage.view.pointer.pointed = spot
            voyage.view.stale()
            assert not _faults(voyage), spot
        voyage.view.handle(Scores())
        _look_at_every_animal(voyage)
    speak("en", locale)


def test_a_museum_laid_open_covers_what_was_pointed_at_on_the_chart(art: Art) -> None:
    voyage = Voyage(art, _late("world", 2), levels=LEVELS)
    voyage.view.pointer.pointed = PortSpot(1)
    voyage.view.stale()
    assert "The next tile may be" in voyage.texts()
    voyage.view.handle(Scores())
    assert "The next tile may be" not in voyage.texts()
    assert voyage.view.said().startswith("Gallery")


def test_the_scenery_painted_in_parts_is_the_scenery_painted_anew(art: Art) -> None:
    match = a_match("north-atlantic", 3, 6)
    voyage = Voyage(art, match, levels=("human", "easy", "easy"))
    for number in range(160):
        if match.decision is None:
            break
        match.submit(RandomBot(number).choose(match))
        voyage.view.show(match.log[-1])
        voyage.ask()
        voyage.view.update(0.0)
        if number % 8 == 0:
            kept = voyage.paint().copy()
            voyage.view.resize(voyage.canvas)
            assert same(kept, voyage.paint()), f"answer {number}"
    assert max(match.state.scores) > 0
