"""What is heard: each event by the names of its sounds. Other tables' wood and paper serve this one too."""

from collections.abc import Iterator
from typing import Final

from game.cazadores.events import (
    Built,
    Completed,
    Delivered,
    Drew,
    Dug,
    Launched,
    MatchEnded,
    Replenished,
    Sailed,
    Scored,
    Swapped,
    Unloaded,
)
from game.cazadores.view.showing import Showing
from game.core.table import Event
from game.ui.ear import SILENCE, Ear, Heard
from game.ui.sounds import Sounds

MOST_POINTS: Final = 10
"""More points than that sound like as many."""
SLIDE, CLACK, THUD, LIFT, CARD = "shared/slide", "wrath/clack", "wrath/thud", "wrath/lift", "shared/card"
TELLING: Final = (MatchEnded, Completed, Delivered, Dug, Scored, Swapped, Unloaded, Replenished, Sailed)
"""Of events that nobody watched one by one, the first of these kinds is heard, and no other."""


ALIKE: Final[dict[type[Event], Heard]] = {
    Sailed: Heard((SLIDE,)),
    Dug: Heard(("wrath/nest",), (CLACK,)),
    Completed: Heard((CLACK,), (THUD,)),
    Unloaded: Heard((SLIDE,), (THUD,)),
    Swapped: Heard((LIFT,), (CLACK,)),
    Delivered: Heard((CARD,), (THUD,)),
    Drew: Heard((CARD,)),
    Built: Heard((LIFT,), (THUD,)),
    Launched: Heard((LIFT,), (CLACK,)),
    MatchEnded: Heard(("wrath/victory",)),
}


def heard(event: Event, showing: Showing) -> Heard:
    """The sounds of an event, on the table before it."""
    match event:
        case Scored(points=points):
            return Heard(tuple(_score(points)))
        case Replenished(to=seat):
            return Heard((f"wrath/turn/{showing.seats[seat].tribe}",))
    return ALIKE.get(type(event), SILENCE)


def _score(points: int) -> Iterator[str]:
    """The kalimba climbs as far as the points; silence if there are none."""
    if points > 0:
        yield f"wrath/points/{min(MOST_POINTS, points):02}"


class Listener(Ear):
    """Plays what is heard at this table."""

    telling = TELLING

    def __init__(self, sounds: Sounds, showing: Showing) -> None:
        super().__init__(sounds)
        self.showing = showing
        names = {name for one in ALIKE.values() for name in (*one.now, *one.rest)}
        sounds.preload(*sorted(names))

    def heard(self, event: Event) -> Heard:
        """The sounds of an event."""
        return heard(event, self.showing)
