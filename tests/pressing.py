"""Somebody who presses at random at the table of any game, with one device alone, until the match is over."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from game.ui import intents
from game.ui.intents import Device, Direction

if TYPE_CHECKING:
    import random

    from game.ui.view import Response
    from tests.table_sitting import Sitting

PRESSES = (
    intents.Next,
    intents.Next,
    intents.Previous,
    intents.Confirm,
    intents.Confirm,
    intents.Confirm,
    intents.Move,
    intents.Cancel,
    intents.Scores,
)
"""What is pressed on keys or on a pad, the more often the more of them there are."""
ASTRAY = 0.15
"""How often the mouse is pressed where nothing is lit, and how often it is pulled away before it is released."""


def press_to_the_end(sitting: Sitting, device: Device, rnd: random.Random, most: int) -> None:
    """Presses until the match is over, at most so often."""
    press = _click if device is Device.MOUSE else _push
    for _press in range(most):
        if sitting.match.decision is None:
            break
        sitting.give(sitting.view.planned() or press(sitting.view, rnd, device))


def _push(view: Any, rnd: random.Random, device: Device) -> Response:
    wanted = rnd.choice(PRESSES)
    where = {"direction": rnd.choice(list(Direction))} if wanted is intents.Move else {}
    found: Response = view.handle(wanted(**where, device=device))
    return found


def _click(view: Any, rnd: random.Random, device: Device) -> Response:
    boxes = view.places.boxes
    spots = sorted((spot for spot in view.lit if spot in boxes), key=repr)
    if rnd.random() < ASTRAY or not spots:
        spots = sorted(boxes, key=repr)
    x, y = boxes[rnd.choice(spots)].center
    view.handle(intents.Press(x=x, y=y, device=device))
    if rnd.random() < ASTRAY:
        x0, y0 = x, y
        x, y = boxes[rnd.choice(sorted(boxes, key=repr))].center
        view.handle(intents.Drag(x=x, y=y, x0=x0, y0=y0, device=device))
    found: Response = view.handle(intents.Release(x=x, y=y, device=device))
    return found
