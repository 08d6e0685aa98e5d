"""What is heard: each event by the names of its sounds. Other tables' wood, paper and tines serve this one too."""

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
    Returned,
    Sailed,
    Scored,
    Swapped,
    Unloaded,
)
from game.cazadores.judge import progress
from game.cazadores.state import State
from game.cazadores.view.showing import Showing
from game.core.table import Event
from game.ui.ear import SILENCE, Ear, Heard
from game.ui.sounds import Sounds

MOST_POINTS: Final = 10
"""More points than that sound like as many."""
THUD, LIFT, CARD = "wrath/thud", "wrath/lift", "shared/card"
BONE, TURNED, PENALTY = "cazadores/bone", "cazadores/turned", "cazadores/penalty"
CALM, LAST = "cazadores/music/sea", "cazadores/music/haste"
LATE: Final = 0.75
"""That share of all tiles is dug, and the music is in haste."""
TELLING: Final = (MatchEnded, Completed, Delivered, Dug, Scored, Swapped, Unloaded, Replenished, Sailed)
"""Of events that nobody watched one by one, the first of these kinds is heard, and no other."""


ALIKE: Final[dict[type[Event], Heard]] = {
    Sailed: Heard(("cazadores/sail",)),
    Dug: Heard(("cazadores/brush",), (TURNED,)),
    Completed: Heard(("cazadores/whole",)),
    Unloaded: Heard((BONE,), (THUD,)),
    Swapped: Heard(("cazadores/trade",)),
    Delivered: Heard(("cazadores/mission",)),
    Drew: Heard((CARD,)),
    Returned: Heard((BONE,), (TURNED,)),
    Built: Heard((LIFT,), (THUD,)),
    Launched: Heard((LIFT,), ("cazadores/anchor",)),
    MatchEnded: Heard(("wrath/victory",)),
}


def heard(event: Event, showing: Showing) -> Heard:
    """The sounds of an event, on the table before it."""
    match event:
        case Scored(points=points):
            return Heard(tuple(_score(points)))
        case Replenished(to=seat):
            return Heard(("cazadores/provisions",), (f"wrath/turn/{showing.seats[seat].tribe}",))
    return ALIKE.get(type(event), SILENCE)


def _score(points: int) -> Iterator[str]:
    """The kalimba climbs as far as the points, and goes down where they are lost; silence if there are none."""
    if points > 0:
        yield f"wrath/points/{min(MOST_POINTS, points):02}"
    elif points < 0:
        yield PENALTY


def music(table: State) -> str:
    """The piece that fits the table."""
    return LAST if progress(table) >= LATE else CALM


class Listener(Ear):
    """Plays what is heard at this table."""

    telling = TELLING

    def __init__(self, sounds: Sounds, showing: Showing) -> None:
        super().__init__(sounds)
        self.showing = showing
        names = {name for one in ALIKE.values() for name in (*one.now, *one.rest)}
        sounds.preload(*sorted({*names, "cazadores/provisions", PENALTY}))
        self.tune()

    def music(self) -> str:
        """The piece that fits the table."""
        return music(self.showing.table)

    def heard(self, event: Event) -> Heard:
        """The sounds of an event."""
        return heard(event, self.showing)
