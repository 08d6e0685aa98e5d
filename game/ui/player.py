"""Plays what happened, event by event, as acts of some seconds. Nothing here can make the table wrong for long."""

from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable, Iterable, Sequence
from typing import Generic, TypeVar

from game.core.table import Event
from game.ui.act import Act
from game.ui.ear import Ear
from game.ui.tray import Message
from game.ui.view import Services

A = TypeVar("A", bound=Act)
"""A game's acts."""
BOTS_FASTER = 1.5


class Player(ABC, Generic[A]):
    """The queue of events, and the act that is on now. `changed` is called when the table shown has changed."""

    ear: Ear

    def __init__(self, services: Services, changed: Callable[[], None]) -> None:
        self.services = services
        self.changed = changed
        self.act: A | None = None
        self.time = 0.0
        self.message = Message("")
        self._queue: deque[Event] = deque()

    # -- a game's own ---------------------------------------------------------------------------------------
    @abstractmethod
    def start(self, event: Event) -> None:
        """Begins to show an event: sets `act`, or shows all of it at once."""

    @abstractmethod
    def skip(self, events: Sequence[Event]) -> None:
        """The table shown is as after these events, at once."""

    @abstractmethod
    def hastens(self) -> bool:
        """Whether a bot is on turn, whose acts pass faster."""

    # -- time -----------------------------------------------------------------------------------------------
    @property
    def busy(self) -> bool:
        """Whether anything is still to be shown."""
        return self.act is not None or bool(self._queue)

    @property
    def share(self) -> float:
        """How far the act is, 0 to 1."""
        return 1.0 if self.act is None or self.act.seconds <= 0 else min(1.0, self.time / self.act.seconds)

    def add(self, events: Iterable[Event]) -> None:
        """More to show."""
        self._queue.extend(events)
        if self.services.comfort.speed <= 0:
            self.hurry()
        elif self.act is None:
            self.message = Message("")
            self._next()

    def clear(self) -> None:
        """Forgets what was still to be shown."""
        self._queue.clear()
        self.act = None

    def hurry(self) -> None:
        """All of it has happened."""
        if self.act is not None:
            self._finish()
        skipped = list(self._queue)
        self._queue.clear()
        self.skip(skipped)
        self.ear.hurried(skipped)
        self.changed()

    def update(self, dt: float) -> None:
        """Time passes; several short acts may end within it."""
        left = dt * self.services.comfort.speed * (BOTS_FASTER if self.hastens() else 1.0)
        if self.services.comfort.speed <= 0:
            self.hurry()
            return
        while self.act is not None:
            needed = self.act.seconds - self.time
            self.ear.cued(self.act.heard(self.time, self.time + min(left, needed)))
            if left < needed:
                self.time += left
                return
            left -= needed
            self._finish()
            self._next()

    def _finish(self) -> None:
        assert self.act is not None
        self.act.end()
        self.act = None
        self.ear.rest()
        self.changed()

    def _next(self) -> None:
        while self._queue and self.act is None:
            event = self._queue.popleft()
            self.ear.begin(event)
            self.start(event)
            if self.act is None:
                self.ear.rest()
        if self.act is not None:
            self.time = 0.0
            self.message = self.act.message or self.message
        self.changed()
