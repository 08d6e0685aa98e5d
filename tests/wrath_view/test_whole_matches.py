"""Whole matches, played only through the view by somebody who presses at random: they all end."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest

from game.ui import intents
from game.ui.intents import Device, Direction
from game.ui.view import Done
from tests.wrath_view.wrath_sitting import Sitting, new_match

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.ui.art import Art
    from game.ui.view import Response

MOST = 40_000


def _press_keys(sitting: Sitting, rnd: random.Random, device: Device) -> Response:
    wanted = rnd.choice(("next", "next", "previous", "confirm", "confirm", "confirm", "move", "cancel"))
    if wanted == "move":
        return sitting.view.handle(intents.Move(direction=rnd.choice(list(Direction)), device=device))
    kinds = {
        "next": intents.Next,
        "previous": intents.Previous,
        "confirm": intents.Confirm,
        "cancel": intents.Cancel,
    }
    return sitting.view.handle(kinds[wanted](device=device))


def _use_keys(sitting: Sitting, rnd: random.Random) -> Response:
    return _press_keys(sitting, rnd, Device.KEYS)


def _use_pad(sitting: Sitting, rnd: random.Random) -> Response:
    return _press_keys(sitting, rnd, Device.PAD)


def _use_mouse(sitting: Sitting, rnd: random.Random) -> Response:
    view = sitting.view
    boxes = view.places.boxes
    spots = sorted((spot for spot in view.lit if spot in boxes), key=repr)
    if rnd.random() < 0.15 or not spots:
        spots = sorted(boxes, key=repr)
    x, y = boxes[rnd.choice(spots)].center
    view.handle(intents.Press(x=x, y=y))
    if rnd.random() < 0.15:
        x0, y0 = x, y
        x, y = boxes[rnd.choice(sorted(boxes, key=repr))].center
        view.handle(intents.Drag(x=x, y=y, x0=x0, y0=y0))
    return view.handle(intents.Release(x=x, y=y))


@pytest.mark.parametrize(
    ("use", "seats", "scenario"),
    [
        (_use_mouse, 2, "first-game"),
        (_use_mouse, 4, "drawn-four"),
        (_use_keys, 2, "first-game"),
        (_use_keys, 3, "second-game"),
        (_use_pad, 2, "random-map"),
    ],
)
def test_a_match_is_played_to_its_end(
    art: Art, use: Callable[[Sitting, random.Random], Response], seats: int, scenario: str
) -> None:
    rnd = random.Random(seats)
    sitting = Sitting(art, new_match(scenario, seats, seed=seats))
    for _press in range(MOST):
        if sitting.match.decision is None:
            break
        sitting.give(use(sitting, rnd))
    assert sitting.match.outcome is not None
    assert "wins" in sitting.view.message().heading
    assert sitting.view.handle(intents.Confirm()) in (Done(), None)
