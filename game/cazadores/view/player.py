"""Plays what happened, event by event; the table shown follows."""

from collections.abc import Callable, Sequence

from game.cazadores.events import Completed, Dug, Unloaded
from game.cazadores.view.follow import follow
from game.cazadores.view.heard import Listener
from game.cazadores.view.show import act_of
from game.cazadores.view.showing import Showing
from game.core.table import Event
from game.ui.act import Act
from game.ui.player import Player
from game.ui.view import Services

SEEN_AT_THE_SHIP = (Dug, Completed, Unloaded)
"""What is shown where the ship's ledger lies open."""


class Teller(Player[Act]):
    """The queue of events of this game."""

    def __init__(self, services: Services, showing: Showing, changed: Callable[[], None]) -> None:
        super().__init__(services, changed)
        self.showing = showing
        self.ear = Listener(services.sounds, showing)

    def start(self, event: Event) -> None:
        """The act of that event; the table shown follows when it ends, or at once."""
        if isinstance(event, SEEN_AT_THE_SHIP):
            self.showing.viewed = event.seat
        self.act = act_of(self.showing, event, calm=self.services.comfort.calm)
        if self.act is None:
            follow(self.showing.table, event)
        else:
            self.act.end = lambda: follow(self.showing.table, event)

    def skip(self, events: Sequence[Event]) -> None:
        """All of that has happened."""
        for event in events:
            follow(self.showing.table, event)

    def hastens(self) -> bool:
        """A bot's turn passes faster."""
        return self.showing.is_bot(self.showing.table.seat)
