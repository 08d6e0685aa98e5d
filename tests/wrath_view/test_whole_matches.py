"""Whole matches, played only through the view by somebody who presses at random: they all end."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest

from game.ui import intents
from game.ui.intents import Device
from game.ui.view import Done
from tests.pressing import press_to_the_end
from tests.wrath_view.wrath_sitting import Sitting, new_match

if TYPE_CHECKING:
    from game.ui.art import Art

MOST = 40_000


@pytest.mark.parametrize(
    ("device", "seats", "scenario"),
    [
        (Device.MOUSE, 2, "first-game"),
        (Device.MOUSE, 4, "drawn-four"),
        (Device.KEYS, 2, "first-game"),
        (Device.KEYS, 3, "second-game"),
        (Device.PAD, 2, "random-map"),
    ],
)
def test_a_match_is_played_to_its_end(art: Art, device: Device, seats: int, scenario: str) -> None:
    sitting = Sitting(art, new_match(scenario, seats, seed=seats))
    press_to_the_end(sitting, device, random.Random(seats), MOST)
    assert sitting.match.outcome is not None
    assert "wins" in sitting.view.message().heading
    assert sitting.view.handle(intents.Confirm()) in (Done(), None)
