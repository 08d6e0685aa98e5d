"""Plays what happened, event by event; the table shown follows."""

from collections.abc import Callable, Sequence

from game.core.table import Event
from game.dinowars import events as ev
from game.dinowars.view.follow import follow
from game.dinowars.view.heard import Listener
from game.dinowars.view.pieces import figures
from game.dinowars.view.show import act_of
from game.dinowars.view.showing import Showing
from game.ui.act import Act
from game.ui.player import Player
from game.ui.view import Services

FRESH = (
    ev.MoveRolled, ev.TurnEnds, ev.TurnBegan, ev.Activated, ev.GargantuanActs, ev.TwistRolled, ev.LavaCame, ev.Broke,
)  # fmt: skip
"""What begins something new: the last combat is looked at no longer."""


class Teller(Player[Act]):
    """The queue of events of a skirmish."""

    def __init__(self, services: Services, showing: Showing, changed: Callable[[], None]) -> None:
        super().__init__(services, changed)
        self.showing = showing
        self.ear = Listener(services.sounds, showing)
        self._fight: Act | None = None

    def start(self, event: Event) -> None:
        """The act of that event, from the table before it to the one after it."""
        before = figures(self.showing)
        self._lay(event)
        follow(self.showing.table, event)
        self.changed()
        self.act = act_of(self.showing, before, event, calm=self.services.comfort.calm)
        if isinstance(event, ev.Fought):
            self._fight = self.act

    def skip(self, events: Sequence[Event]) -> None:
        """All of that has happened."""
        for event in events:
            self._lay(event)
            follow(self.showing.table, event)

    @property
    def falling(self) -> bool:
        """Whether the dice of a combat have not come to rest yet."""
        return self.act is not None and self.act is self._fight

    def hastens(self) -> bool:
        """A bot's activation passes faster."""
        return self.showing.bots_turn

    def _lay(self, event: Event) -> None:
        """What dice lie on the tray from now on, and which combat is on the card."""
        showing = self.showing
        if isinstance(event, FRESH):
            showing.fight = None
        match event:
            case ev.RolledOff(rolls=rolls) | ev.TurnBegan(rolls=rolls):
                showing.dice = tuple((roll, showing.tribe(seat)) for seat, roll in enumerate(rolls))
            case ev.MoveRolled(name=name, dice=dice):
                tribe = showing.tribe_of(showing.table.box.names.index(name))
                showing.dice = tuple((face, tribe) for face in dice)
            case ev.Saved(name=name, roll=roll):
                showing.dice = ((roll, showing.tribe_of(showing.table.box.names.index(name))),)
            case ev.GargantuanRolled(actions):
                showing.dice = ((actions, ""),)
            case ev.LavaCame(roll=roll):
                showing.dice = ((roll, ""),)
            case ev.Fought():
                showing.fight, showing.dice = event, ()
            case ev.Activated() | ev.TwistRolled() | ev.TurnEnds() | ev.Broke():
                showing.dice = ()
