"""Plays what happened, event by event. The table shown follows; nothing here can make it wrong for long."""

from collections import deque
from collections.abc import Callable, Iterable

from game.core.table import Event
from game.ui.view import Services
from game.wrath.events import (
    Erupted,
    Hatched,
    Kept,
    MatchEnded,
    RegionScored,
    Returned,
    Rolled,
    Shifted,
    TurnEnded,
    VolcanoScored,
)
from game.wrath.view import arrange, show
from game.wrath.view.follow import follow
from game.wrath.view.heard import Ear
from game.wrath.view.show import Act, Figures
from game.wrath.view.showing import Showing
from game.wrath.view.tray import Message

BOTS_FASTER = 1.5
HOP_S = 0.46
HOME_S = 0.7


class Player:
    """The queue of events, and the act that is on now. `pulled`: how far a hand has moved the volcano's line."""

    def __init__(self, services: Services, showing: Showing, changed: Callable[[], None]) -> None:
        self.services = services
        self.showing = showing
        self.changed = changed
        self.ear = Ear(services.sounds, showing)
        self.act: Act | None = None
        self.time = 0.0
        self.message = Message("")
        self.pulled = 0.0
        self.in_hand = False
        self._queue: deque[Event] = deque()

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
        self.pulled = 0.0

    def hurry(self) -> None:
        """All of it has happened."""
        if self.act is not None:
            self._finish()
        skipped = list(self._queue)
        self._queue.clear()
        for event in skipped:
            follow(self.showing.table, event)
        self.showing.settle()
        self.ear.hurried(skipped)
        self.pulled = 0.0
        self.changed()

    def update(self, dt: float) -> None:
        """Time passes; several short acts may end within it."""
        left = dt * self.services.comfort.speed
        if self.showing.is_bot(self.showing.table.seat):
            left *= BOTS_FASTER
        if self.services.comfort.speed <= 0:
            self.hurry()
            return
        while self.act is not None:
            needed = self.act.seconds - self.time
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
            self._start(event)
            if self.act is None:
                self.ear.rest()
        if self.act is not None:
            self.time = 0.0
            self.message = self.act.message or self.message
        self.changed()

    # -- from events to acts --------------------------------------------------------------------------------
    def _start(self, event: Event) -> None:
        calm = self.services.comfort.calm
        match event:
            case Rolled():
                self._do(event)
                self.act = show.tumble(self.showing, event, calm=calm)
            case Shifted():
                self._shift(event, calm=calm)
            case Erupted():
                self._do(event)
                self.act = show.erupt(self.showing, event, calm=calm)
            case VolcanoScored() | RegionScored():
                self.act = show.score(self.showing, event)
                self._do(event)
            case TurnEnded():
                self._do(event)
                self.act = show.banner(self.showing, event)
            case Kept() | MatchEnded():
                self._do(event)
            case _:
                self._pieces(event, calm=calm)

    def _do(self, event: Event) -> None:
        follow(self.showing.table, event)
        self.showing.settle()
        self.changed()

    def _shift(self, event: Shifted, *, calm: bool) -> None:
        act = show.shift(self.showing, event, self.pulled, calm=calm)
        assert act.slide is not None
        self.showing.away = act.slide(0).cells
        self.pulled = 0.0
        act.end = lambda: self._do(event)
        self.act = act
        self.changed()

    def _pieces(self, event: Event, *, calm: bool) -> None:
        """Pieces go somewhere; those that go home together, go at once."""
        events = [event]
        while isinstance(event, Returned) and self._queue and isinstance(self._queue[0], Returned):
            events.append(self._queue.popleft())
        before = self.figures()
        found = [way for one in events for way in show.ways(one, self.showing)]
        for one in events:
            follow(self.showing.table, one)
        self.showing.settle()
        self.changed()
        if not found or self.in_hand:
            self.in_hand = False
            self.act = show.quiet(self.showing, event)
            return
        after = self.figures()
        seconds = HOME_S if isinstance(event, Returned) else HOP_S
        act = show.flights(self.showing.cast, before, after, found, seconds, calm=calm)
        if isinstance(event, Hatched):
            act = show.hatching(self.showing, event, act, after, calm=calm)
        self.act = act

    def figures(self) -> Figures:
        """The pieces as they are shown now."""
        showing = self.showing
        return {f.key: f for f in arrange.everybody(showing.cast, showing.table, showing.discs, len(showing.seats))}
