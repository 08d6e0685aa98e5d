"""No text over another, cut off, too small or off the screen; all that may be chosen can be seen and pressed."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

import pytest
from pygame import FRect

from game.core.words import speak
from game.moogh.bots.odds import beast_turns
from game.moogh.box import beast_of
from game.moogh.view import guide, layout
from game.moogh.view.describing import FATES
from game.moogh.view.dossier import around, rage_row, sheet_of
from game.moogh.view.foresight import Omen
from game.moogh.view.hand import Choosing
from game.moogh.view.places import CardSpot, CellSpot, DossierSpot, HuntSpot, OrderSpot, RageSpot, SlotSpot
from game.ui import layout as rules
from game.ui.intents import Ahead, Device, Direction, Move
from tests.moogh_view.hunting import Sitting, a_hunt, decisions, hunts

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from game.core.match import Match
    from game.ui.art import Art

SIZES = [(1280, 720), (1920, 1080), (3840, 2160)]


def _notes(sitting: Sitting) -> list[rules.Note]:
    canvas = sitting.canvas
    sitting.view.update(0.0)
    canvas.notes = []
    # Nothing need be drawn to know where the words are.
    for thing in sitting.view._things:
        thing.draw(canvas)
    assert sitting.view._still is not None
    notes = [*canvas.notes, *sitting.view._still.notes()]
    canvas.notes = None
    return notes


def _faults(sitting: Sitting) -> list[str]:
    covered = sitting.view.sheet.paper if sitting.view.sheet is not None else FRect(0, 0, 0, 0)
    sheet = [note for note in _notes(sitting) if not (covered.colliderect(note.text) and note.name in {"file", "rank"})]
    return rules.faults(sheet)


def _late(scenario: str, seats: int, about: str, **options: Any) -> Match[Any]:
    """A hunt in which somebody is hurt, where that is asked."""
    for seed in range(20):
        match = a_hunt(scenario, seats, seed, **options)
        for _command in decisions(match, seed):
            if match.decision.about == about and (any(match.state.hurt) or about == "place"):
                return match
    raise AssertionError("it never came to that")


def _looked_at(sitting: Sitting) -> Iterator[Any]:
    yield from (None, HuntSpot(), OrderSpot(0), DossierSpot(0), CardSpot(0), CellSpot("f6"), RageSpot(0, 1, 0))
    yield from (SlotSpot(0, 2), *[button.spot for button in sitting.view.buttons])
    yield from sorted(sitting.view.lit, key=str)[:6]


@pytest.mark.parametrize("zoom", [1.0, 1.5, 2.0])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("scenario", "seats"), [("first-blood", 4), ("great-hunt", 2), ("long-night", 3)])
def test_no_text_is_over_another_or_cut_off(
    art: Art, scenario: str, seats: int, size: tuple[int, int], zoom: float
) -> None:
    for about in ("place", "turn", "idea", "cube"):
        sitting = Sitting(art, _late(scenario, seats, about), size, zoom=zoom)
        sitting.raise_curtain(Device.KEYS)
        for spot in _looked_at(sitting):
            sitting.view.pointer.pointed = spot
            sitting.view.stale()
            assert not _faults(sitting), (about, spot)


@pytest.mark.parametrize("zoom", [1.0, 1.5, 2.0])
def test_chances_beside_ghosts_lie_over_no_other_text(art: Art, zoom: float) -> None:
    """In turns in which a beast does much to many."""
    for scenario, seed in (("cave-home", 5), ("signal-fire", 3), ("charge", 5)):
        sitting = Sitting(art, _in_danger(scenario, seed), (1280, 720), zoom=zoom)
        sitting.view.handle(Ahead())
        for _frame in range(100):
            sitting.view.update(0.0)
        omens = [thing for thing in sitting.view._things if isinstance(thing, Omen) and "%" in thing.words]
        assert len(omens) > 1
        assert not _faults(sitting), scenario


def _in_danger(scenario: str, seed: int) -> Match[Any]:
    """A hunt in which the next beast to act may hurt two people or more."""
    match = a_hunt(scenario, seed=seed)
    for _command in decisions(match):
        state = match.state
        if match.decision.about != "turn" or match.decision.beast >= 0:
            continue
        beast = next((beast_of(card) for card in state.order[state.marker :] if beast_of(card) >= 0), None)
        ends = [] if beast is None else [end for _likely, end in beast_turns(state, beast)]
        harmed = {
            person
            for end in ends
            for person in range(len(state.box.people))
            if (end.hurt[person], end.out[person]) != (state.hurt[person], state.out[person])
        }
        if len(harmed) > 1:
            return match
    raise AssertionError("nobody was in danger")


@pytest.mark.parametrize("zoom", [1.0, 2.0])
@pytest.mark.parametrize("language", ["es", "zz"])
def test_longer_words_find_room_too(art: Art, locale: Path, language: str, zoom: float) -> None:
    speak(language, locale)
    for scenario, seats, about in (("first-blood", 4, "turn"), ("great-hunt", 2, "idea"), ("long-night", 1, "cube")):
        sitting = Sitting(art, _late(scenario, seats, about), (1280, 720), zoom=zoom)
        for spot in _looked_at(sitting):
            sitting.view.pointer.pointed = spot
            sitting.view.stale()
            assert not _faults(sitting), (about, spot)
    speak("en", locale)


@pytest.mark.parametrize("scenario", hunts())
def test_every_hunt_has_room_for_its_aim_and_its_beasts(art: Art, scenario: str) -> None:
    for mode in ("hunter", "predator"):
        sitting = Sitting(art, a_hunt(scenario, 1, mode=mode), (1280, 720), zoom=1.5)
        assert not _faults(sitting), mode


def test_the_sheets_lie_beside_each_other_and_on_the_table() -> None:
    whole = FRect(0, 0, 1920, 1080)
    for beasts in (1, 2, 3):
        boxes = [layout.dossier(one, beasts, 4).box for one in range(beasts)] + [layout.hunt(beasts)]
        boxes += [layout.card(one) for one in range(4)] + [FRect(layout.ORDER), FRect(layout.BOARD), FRect(layout.WIDE)]
        assert all(whole.contains(box) for box in boxes)
        assert not any(one.colliderect(other) for at, one in enumerate(boxes) for other in boxes[at + 1 :])
        for one in range(beasts):
            sheet = layout.dossier(one, beasts, 4)
            assert all(sheet.box.contains(part) for part in (sheet.name, sheet.health, sheet.around, *sheet.rows))


def test_the_arrows_of_keys_and_pad_reach_everything_that_may_be_chosen(art: Art) -> None:
    match = _late("first-blood", 2, "turn")
    sitting = Sitting(art, match)
    assert isinstance(sitting.view.hand, Choosing)
    start = next(iter(sitting.view.lit))
    reached, waiting = {start}, [start]
    while waiting:
        here = waiting.pop()
        for direction in Direction:
            sitting.view.pointer._focus(here)
            sitting.view.handle(Move(direction=direction))
            there = sitting.view.pointer.pointed
            if there not in reached:
                reached.add(there)
                waiting.append(there)
    assert sitting.view.lit <= reached


def test_a_table_at_rest_is_not_drawn_again(art: Art) -> None:
    sitting = Sitting(art, _late("first-blood", 2, "turn"), (1280, 720))
    sitting.paint()
    sitting.services.damage.take()
    sitting.view.update(0.1)
    assert sitting.services.damage.take() == []
    sitting.view.handle(Move(direction=Direction.UP))
    sitting.view.update(0.1)
    assert sitting.services.damage.take()


def test_the_sheet_of_a_beast_that_is_gone_shows_which_it_was_and_what_became_of_it(art: Art) -> None:
    match, beast = _until_gone()
    sitting = Sitting(art, match, SIZES[0])
    showing, canvas, fate = sitting.view.showing, sitting.canvas, FATES[match.state.fates[beast]]
    told = guide.about(showing, DossierSpot(beast))
    assert told is not None
    assert fate in told.text
    assert fate in {note.words for note in _notes(sitting) if note.name == f"fate-{beast}"}
    assert not _faults(sitting)
    sheet = sheet_of(showing, beast)
    for area, draw in ((sheet.around, around), (sheet.rows[-1], partial(rage_row, rage=1))):
        region = canvas.map.rect(area)
        canvas.surface.fill("black", region)
        draw(canvas, showing, beast)
        assert canvas.surface.get_at(region.center)[:3] != (0, 0, 0), draw


def _until_gone() -> tuple[Match[Any], int]:
    """A hunt that a beast has left."""
    for seed in range(20):
        match = a_hunt("the-drop", 2, seed)
        for command in decisions(match, seed):
            del command
            if any(match.state.fates):
                break
        gone = [beast for beast, fate in enumerate(match.state.fates) if fate]
        if gone:
            return match, gone[0]
    raise AssertionError("no beast ever went")
