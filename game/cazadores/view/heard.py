"""What is heard: each event by the names of its sounds. Other tables' wood and paper serve this one too."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
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
from game.ui.noises import PRESS
from game.ui.sounds import Bus, Sounds

MOST_POINTS: Final = 10
"""More points than that sound like as many."""
SLIDE, CLACK, THUD, LIFT, CARD = "shared/slide", "wrath/clack", "wrath/thud", "wrath/lift", "shared/card"
TELLING: Final = (MatchEnded, Completed, Delivered, Dug, Scored, Swapped, Unloaded, Replenished, Sailed)
"""Of events that nobody watched one by one, the first of these kinds is heard, and no other."""


@dataclass(frozen=True, slots=True)
class Heard:
    """Names of sounds: at once, and when what moves has come to rest."""

    now: tuple[str, ...] = ()
    rest: tuple[str, ...] = ()


SILENCE: Final = Heard()
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


class Ear:
    """Plays what is heard, as events are shown."""

    def __init__(self, sounds: Sounds, showing: Showing) -> None:
        self.sounds = sounds
        self.showing = showing
        self._rest: tuple[str, ...] = ()
        names = {name for one in ALIKE.values() for name in (*one.now, *one.rest)}
        sounds.preload(*sorted(names))

    def begin(self, event: Event) -> None:
        """An event begins to be shown."""
        found = heard(event, self.showing)
        self._rest = found.rest
        self.cued(found.now)

    def rest(self) -> None:
        """What moved has come to rest."""
        names, self._rest = self._rest, ()
        self.cued(names)

    def hurried(self, events: Sequence[Event]) -> None:
        """All of that happened at once: only what tells most is heard."""
        self._rest = ()
        found = next((event for kind in TELLING for event in events if isinstance(event, kind)), None)
        if found is not None:
            sounds = heard(found, self.showing)
            self.cued((*sounds.now, *sounds.rest)[-1:])

    def cued(self, names: Sequence[str]) -> None:
        """These belong to what moves just now."""
        for name in names:
            self.sounds.play(name)

    def press(self) -> None:
        """A button of the tray."""
        self.sounds.play(PRESS, Bus.INTERFACE)
