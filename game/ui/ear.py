"""What is heard at a table: each event by the names of its sounds, as it begins and as what moved comes to rest."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from game.core.table import Event
from game.ui.sounds import Sounds


@dataclass(frozen=True, slots=True)
class Heard:
    """Names of sounds: at once, and when what moves has come to rest."""

    now: tuple[str, ...] = ()
    rest: tuple[str, ...] = ()


SILENCE: Final = Heard()


class Ear(ABC):
    """Plays what is heard, as events are shown."""

    telling: Sequence[type[Event]] = ()
    """Of events that nobody watched one by one, the first of these kinds is heard, and no other."""

    def __init__(self, sounds: Sounds) -> None:
        self.sounds = sounds
        self._rest: tuple[str, ...] = ()

    @abstractmethod
    def heard(self, event: Event) -> Heard:
        """The sounds of an event, on the table before it."""

    def music(self) -> str | None:
        """The piece that fits the table; None for none."""
        return None

    def tune(self) -> None:
        """The music follows the table."""
        self.sounds.music(self.music())

    def begin(self, event: Event) -> None:
        """An event begins to be shown."""
        found = self.heard(event)
        self._rest = found.rest
        self.cued(found.now)

    def rest(self) -> None:
        """What moved has come to rest."""
        names, self._rest = self._rest, ()
        self.cued(names)
        self.tune()

    def hurried(self, events: Sequence[Event]) -> None:
        """All of that happened at once: only what tells most is heard."""
        self._rest = ()
        found = next((event for kind in self.telling for event in events if isinstance(event, kind)), None)
        if found is not None:
            sounds = self.heard(found)
            self.cued((*sounds.now, *sounds.rest)[-1:])
        self.tune()

    def cued(self, names: Sequence[str]) -> None:
        """These belong to what moves just now."""
        for name in names:
            self.sounds.play(name)
