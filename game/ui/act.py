"""Something that is shown for some seconds, and the time of things that move within it."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from pygame import FRect

from game.ui.things import NOTES, Thing
from game.ui.tray import Message

Cue = tuple[float, str]
"""A second, and the name of a sound."""

READ_S: Final = 1.5
TURN_S: Final = 0.7


@dataclass(slots=True)
class Act:
    """Something moving for so many seconds. `draw` gives its things at a time from 0 to 1; `hidden` are then not drawn.

    `cues` are sounds, each at its second. `end` is called once, whatever is skipped.
    """

    seconds: float
    draw: Callable[[float], Sequence[Thing]] = lambda _t: ()
    hidden: frozenset[object] = frozenset()
    message: Message | None = None
    end: Callable[[], None] = lambda: None
    cues: tuple[Cue, ...] = ()

    def heard(self, since: float, until: float) -> tuple[str, ...]:
        """The sounds whose seconds lie from `since` until before `until`."""
        return tuple(name for second, name in self.cues if since <= second < until)


def place_of(act: Act) -> FRect | None:
    """Where its things come to lie, but for flags and banners; None if nothing moves."""
    boxes = [thing.bounds for thing in act.draw(1.0) if thing.layer != NOTES]
    return boxes[0].unionall(boxes[1:]) if boxes else None


def part(t: float, begins: float, length: float) -> float:
    """How far something is, 0 to 1, that begins then and lasts so long."""
    return 1.0 if length <= 0 else min(1.0, max(0.0, (t - begins) / length))
