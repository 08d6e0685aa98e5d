"""Whole matches, played only through the view by somebody who presses at random: they all end."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest

from game.ui import intents
from game.ui.intents import Device, Direction
from game.ui.view import Done
from tests.cazadores_view.voyaging import Voyage, a_match

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.ui.art import Art
    from game.ui.view import Response

MOST = 60_000


def _press_keys(voyage: Voyage, rnd: random.Random, device: Device) -> Response:
    wanted = rnd.choice(("next", "next", "previous", "confirm", "confirm", "confirm", "move", "cancel", "scores"))
    if wanted == "move":
        return voyage.view.handle(intents.Move(direction=rnd.choice(list(Direction)), device=device))
    kinds = {
        "next": intents.Next,
        "previous": intents.Previous,
        "confirm": intents.Confirm,
        "cancel": intents.Cancel,
        "scores": intents.Scores,
    }
    return voyage.view.handle(kinds[wanted](device=device))


def _use_keys(voyage: Voyage, rnd: random.Random) -> Response:
    return _press_keys(voyage, rnd, Device.KEYS)


def _use_pad(voyage: Voyage, rnd: random.Random) -> Response:
    return _press_keys(voyage, rnd, Device.PAD)


def _use_mouse(voyage: Voyage, rnd: random.Random) -> Response:
    view = voyage.view
    boxes = view.places.boxes
    spots = sorted((spot for spot in view.lit if spot in boxes), key=repr)
    if rnd.random() < 0.15 or not spots:
        spots = sorted(boxes, key=repr)
    x, y = boxes[rnd.choice(spots)].center
    view.handle(intents.Press(x=x, y=y))
    return view.handle(intents.Release(x=x, y=y))


@pytest.mark.parametrize(
    ("use", "seats", "scenario"),
    [
        (_use_mouse, 2, "north-atlantic"),
        (_use_mouse, 5, "busy-museums"),
        (_use_keys, 3, "north-atlantic"),
        (_use_keys, 4, "no-trade"),
        (_use_pad, 2, "world"),
    ],
)
def test_a_match_is_played_to_its_end(
    art: Art, use: Callable[[Voyage, random.Random], Response], seats: int, scenario: str
) -> None:
    rnd = random.Random(seats)
    voyage = Voyage(art, a_match(scenario, seats, seed=seats))
    for _press in range(MOST):
        if voyage.match.decision is None:
            break
        voyage.give(voyage.view.planned() or use(voyage, rnd))
    assert voyage.match.outcome is not None
    assert "win" in voyage.view.hand.prompt().heading
    assert voyage.view.handle(intents.Confirm()) in (Done(), None)
