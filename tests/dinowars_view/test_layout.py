"""No text over another, cut off, too small or off the screen; all that may be chosen can be seen and pressed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest
from pygame import FRect

from game.core.words import speak
from game.dinowars.space import touching_enemies
from game.dinowars.view import layout
from game.dinowars.view.places import AnimalSpot, ObjectiveSpot, RosterSpot, SideSpot
from game.ui import intents
from game.ui import layout as rules
from game.ui.intents import Device, Direction, Move
from tests.dinowars_view.skirmish import Sitting, a_skirmish, decisions, until

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from game.core.match import Match
    from game.ui.art import Art

SIZES = [(1280, 720), (1920, 1080)]
ASKED = ("edge", "deploy", "place", "act", "go", "charge", "result")


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
    """What is wrong; flags at animals may lie over each other, and say the same in the tray."""
    return rules.faults([note for note in _notes(sitting) if note.name != "label"])


def _places(scenario: str) -> Iterator[Match[Any]]:
    """A match at each kind of question."""
    wanted = set(ASKED)
    for seed in range(20):
        match = a_skirmish(scenario, seed, twist="none")
        for _command in decisions(match, seed):
            about = match.decision.about
            if about in wanted and (about not in {"act", "go"} or match.state.turn > 1):
                wanted.discard(about)
                yield match
        if not wanted:
            return
    assert not wanted


def _looked_at(sitting: Sitting) -> Iterator[Any]:
    yield from (None, SideSpot(0), ObjectiveSpot(0), ObjectiveSpot(3), RosterSpot(0))
    yield from (button.spot for button in sitting.view.buttons)
    yield from sorted(sitting.view.lit, key=str)[::5]


@pytest.mark.parametrize(("size", "zoom"), [((1280, 720), 1.0), ((1280, 720), 2.0), ((1920, 1080), 1.5)])
@pytest.mark.parametrize("scenario", ["first-hunt", "apocalypse"])
def test_no_text_is_over_another_or_cut_off(art: Art, scenario: str, size: tuple[int, int], zoom: float) -> None:
    for match in _places(scenario):
        sitting = Sitting(art, match, size, zoom=zoom)
        for spot in _looked_at(sitting):
            sitting.view.pointer.pointed = spot
            sitting.view.pointer.look()
            sitting.view.stale()
            assert not _faults(sitting), (match.decision.about, spot)


@pytest.mark.parametrize("language", ["es", "zz"])
def test_longer_words_find_room_too(art: Art, locale: Path, language: str) -> None:
    speak(language, locale)
    for match in _places("rival-packs"):
        sitting = Sitting(art, match, (1280, 720), zoom=2.0)
        for spot in _looked_at(sitting):
            sitting.view.pointer.pointed = spot
            sitting.view.pointer.look()
            sitting.view.stale()
            assert not _faults(sitting), (match.decision.about, spot)
    speak("en", locale)


def test_the_sheets_lie_beside_each_other_and_on_the_table() -> None:
    whole = FRect(0, 0, 1920, 1080)
    boxes = [layout.roster(0), layout.roster(1), layout.CARD, layout.OBJECTIVES, layout.FRAME, layout.WIDE]
    assert all(whole.contains(box) for box in boxes)
    assert not any(one.colliderect(other) for at, one in enumerate(boxes) for other in boxes[at + 1 :])
    for seat in (0, 1):
        for animals in range(2, 9):
            lines = [layout.line(seat, place, animals) for place in range(animals)]
            assert all(layout.roster(seat).contains(line.box) for line in lines)
            tops = [line.box for line in lines]
            assert not any(one.colliderect(other) for at, one in enumerate(tops) for other in tops[at + 1 :])
            assert all(line.name.h >= 28 and line.numbers.h >= 24 for line in lines), animals


def test_the_arrows_of_keys_and_pad_reach_everything_that_may_be_chosen(art: Art) -> None:
    for match in _places("first-hunt"):
        sitting = Sitting(art, match)
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
        assert sitting.view.lit <= reached, match.decision.about


def test_a_table_at_rest_is_not_drawn_again(art: Art) -> None:
    sitting = Sitting(art, next(one for one in _places("first-hunt") if one.decision.about == "act"), (1280, 720))
    sitting.paint()
    sitting.services.damage.take()
    sitting.view.update(0.1)
    assert sitting.services.damage.take() == []
    sitting.view.handle(Move(direction=Direction.UP))
    sitting.view.update(0.1)
    assert sitting.services.damage.take()


def test_an_animal_is_pulled_to_where_it_is_to_go_and_the_button_rolls(art: Art) -> None:
    match = until(a_skirmish(), "act")
    sitting = Sitting(art, match, (1280, 720))
    piece = next(
        spot.piece
        for spot in sorted(sitting.view.lit, key=str)
        if isinstance(spot, AnimalSpot) and not touching_enemies(match.state, spot.piece)
    )
    x, y = sitting.at(AnimalSpot(piece))
    goal = layout.at(2400, 2100)
    for intent in (
        intents.Press(x=x, y=y),
        intents.Drag(x=goal[0], y=goal[1], x0=x, y0=y),
        intents.Release(x=goal[0], y=goal[1]),
    ):
        sitting.view.handle(intent)
    answer = sitting.click(next(button.spot for button in sitting.view.buttons if button.spot.name == "main"))
    assert str(answer).startswith(f"move {match.state.box.names[piece]} "), Device.MOUSE
