"""A card is seen to turn over when its character is hurt, and when it is whole again."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
import pytest

from game.core.match import Entry
from game.moogh.commands import END
from game.moogh.events import Injured, Recovered
from game.moogh.view import layout
from game.moogh.view.turned import TurningCard
from tests.moogh_view.hunting import Sitting, a_hunt

if TYPE_CHECKING:
    from game.core.table import Event
    from game.ui.art import Art

WHO = 1
EVENTS = {"hurt": lambda name: Injured(name, "bite", "Bite"), "whole": lambda name: Recovered(name, "herbs")}


def _sitting(art: Art, event: str, *, calm: bool = False) -> tuple[Sitting, Event]:
    """A table at which that is about to happen to somebody."""
    match = a_hunt("first-blood", 1)
    sitting = Sitting(art, match, (1280, 720), speed=1.0, calm=calm)
    sitting.view.showing.table.hurt[WHO] = int(event == "whole")
    sitting.paint()
    return sitting, EVENTS[event](match.state.box.people[WHO].name)


def _show(sitting: Sitting, event: Event) -> tuple[list[TurningCard], list[bytes]]:
    """The card as it turned, and what was seen where it lies, frame by frame, the last when all is at rest."""
    area = sitting.canvas.map.rect(layout.card(WHO))
    cards: list[TurningCard] = []
    looks: list[bytes] = []

    def seen() -> None:
        cards.extend(thing for thing in sitting.view._things if isinstance(thing, TurningCard))
        looks.append(pygame.image.tobytes(sitting.canvas.surface.subsurface(area), "RGB"))

    seen()
    sitting.match.state.hurt[WHO] = int(isinstance(event, Injured))
    sitting.view.show(Entry(0, END, (event,), ()))
    sitting.run(1 / 60, seen)
    return cards, looks


@pytest.mark.parametrize("event", EVENTS)
def test_a_card_turns_over_on_its_edge(art: Art, event: str) -> None:
    cards, looks = _show(*_sitting(art, event))
    assert len({card.step for card in cards}) > 8
    assert [card.step for card in cards] == sorted(card.step for card in cards)
    assert all(card.bounds.contains(layout.card(WHO)) for card in cards)
    paper = [sum(red > 150 for red in look[::3]) for look in looks]
    assert min(paper) < 0.4 * paper[0], "half way round it is narrow"
    assert paper[-1] > 0.9 * paper[0]
    assert looks[-1] != looks[0], "the other side lies up"


def test_at_rest_the_table_is_what_it_would_be_without_it(art: Art) -> None:
    sitting, event = _sitting(art, "hurt")
    _cards, looks = _show(sitting, event)
    sitting.view.refresh()
    sitting.paint()
    area = sitting.canvas.map.rect(layout.card(WHO))
    assert pygame.image.tobytes(sitting.canvas.surface.subsurface(area), "RGB") == looks[-1]


def test_where_motion_is_to_be_calm_no_card_turns(art: Art) -> None:
    cards, _looks = _show(*_sitting(art, "hurt", calm=True))
    assert not cards
