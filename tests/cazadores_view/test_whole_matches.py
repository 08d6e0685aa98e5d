"""Whole matches, played only through the view by somebody who presses at random: they all end."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest

from game.ui import intents
from game.ui.intents import Device
from game.ui.view import Done
from tests.cazadores_view.voyaging import Voyage, a_match
from tests.pressing import press_to_the_end

if TYPE_CHECKING:
    from game.ui.art import Art

MOST = 60_000


@pytest.mark.parametrize(
    ("device", "seats", "scenario"),
    [
        (Device.MOUSE, 2, "north-atlantic"),
        (Device.MOUSE, 5, "busy-museums"),
        (Device.KEYS, 3, "north-atlantic"),
        (Device.KEYS, 4, "no-trade"),
        (Device.PAD, 2, "world"),
    ],
)
def test_a_match_is_played_to_its_end(art: Art, device: Device, seats: int, scenario: str) -> None:
    voyage = Voyage(art, a_match(scenario, seats, seed=seats))
    press_to_the_end(voyage, device, random.Random(seats), MOST)
    assert voyage.match.outcome is not None
    assert "win" in voyage.view.hand.prompt().heading
    assert voyage.view.handle(intents.Confirm()) in (Done(), None)
