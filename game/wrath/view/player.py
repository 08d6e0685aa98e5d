"""Plays what happened, event by event. The table shown follows; nothing here can make it wrong for long."""

from collections.abc import Callable, Sequence

from game.core.table import Event
from game.ui import theme
from game.ui.player import Player
from game.ui.view import Services
from game.wrath.events import (
    Eaten,
    Erupted,
    Hatched,
    Kept,
    MatchEnded,
    Moved,
    RegionScored,
    Returned,
    Rolled,
    Shifted,
    TurnEnded,
    VolcanoScored,
)
from game.wrath.view import arrange, layout, show
from game.wrath.view.act import Act, Figures
from game.wrath.view.bite import biting
from game.wrath.view.erupting import erupt, score
from game.wrath.view.flights import travel
from game.wrath.view.follow import follow
from game.wrath.view.hatch import hatching
from game.wrath.view.heard import HOP, Listener
from game.wrath.view.quake import Snap, calm_shift, photo, shift
from game.wrath.view.showing import Showing


class Teller(Player[Act]):
    """The events of this game. `pulled`: how far the volcano's line has gone ahead, by hand or, where it was `looked`
    at only, by itself.

    `snap` gives the picture as it is.
    """

    def __init__(self, services: Services, showing: Showing, changed: Callable[[], None], snap: Snap) -> None:
        super().__init__(services, changed)
        self.showing = showing
        self.snap = snap
        self.ear: Listener = Listener(services.sounds, showing)
        self.pulled = 0.0
        self.looked = False
        self.in_hand = False

    def clear(self) -> None:
        """Forgets what was still to be shown."""
        super().clear()
        self.pulled, self.looked = 0.0, False

    def skip(self, events: Sequence[Event]) -> None:
        """All of that has happened."""
        for event in events:
            follow(self.showing.table, event)
        self.showing.settle()
        self.pulled, self.looked = 0.0, False

    def hastens(self) -> bool:
        """A bot's turn passes faster."""
        return self.showing.is_bot(self.showing.table.seat)

    # -- from events to acts --------------------------------------------------------------------------------
    def start(self, event: Event) -> None:
        """The act of an event."""
        calm = self.services.comfort.calm
        match event:
            case Rolled():
                self._do(event)
                self.act = show.tumble(self.showing, event, calm=calm)
            case Shifted():
                self._shift(event, calm=calm)
            case Erupted():
                self._do(event)
                self.act = erupt(self.showing, event, calm=calm)
            case VolcanoScored() | RegionScored():
                self.act = score(self.showing, event, self.figures(), calm=calm)
                self.act.end = lambda: self._do(event)
            case TurnEnded():
                self._do(event)
                self.act = show.banner(self.showing, event, calm=calm)
            case MatchEnded(winners=winners):
                self._do(event)
                self.act = None if calm else show.cheer(self.showing.cast, self.figures(), winners)
            case Kept():
                self._do(event)
                self.act = show.quiet(self.showing, event)
            case _:
                self._pieces(event, calm=calm)

    def _do(self, event: Event) -> None:
        follow(self.showing.table, event)
        self.showing.settle()
        self.changed()

    def _shift(self, event: Shifted, *, calm: bool) -> None:
        shakes, begun = self.looked or not self.pulled, self.pulled
        self.pulled, self.looked = 0.0, False
        if calm:
            before = photo(self.snap, layout.FRAME)
            self._do(event)
            self.act = calm_shift(self.showing, event, before)
            return
        self.act = shift(self.showing, event, begun, shakes=shakes)
        assert self.act.slide is not None
        slide = self.act.slide(0)
        self.showing.away = frozenset() if slide is None else slide.cells
        self.act.end = lambda: self._do(event)
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
        act = travel(self.showing.cast, before, after, found, calm=calm)
        if isinstance(event, Moved) and not (calm or found[0].flies):
            act.cues = ((theme.LIFT_S, HOP),)
        if isinstance(event, Hatched):
            act = hatching(self.showing, event, act, after, calm=calm)
        elif isinstance(event, Eaten) and not calm:
            act = biting(self.showing.cast, event, before, after) or act
        if not isinstance(event, Returned):
            act.message = show.said(self.showing, event)
        self.act = act

    def figures(self) -> Figures:
        """The pieces as they are shown now."""
        showing = self.showing
        parts = (showing.table, showing.discs, showing.crowd, len(showing.seats))
        return {f.key: f for f in arrange.everybody(showing.cast, *parts)}
