"""What a person has laid over the table: what would score now, the dice so far, a line of the log, or a hint."""

from typing import TYPE_CHECKING, Final

from game.core.words import _
from game.ui.things import Thing
from game.ui.tray import Message
from game.wrath.tremor import after_tremor
from game.wrath.view import forecast, tally
from game.wrath.view.advice import Hints
from game.wrath.view.hand import Shaking
from game.wrath.view.spotting import spots

if TYPE_CHECKING:
    from game.wrath.state import State
    from game.wrath.view.match_view import WrathView

NOTHING, SCORES, DICE = range(3)
SHEETS: Final = 3


class Above:
    """One sheet at a time; each call of `turn` shows the next. While a tremor is tried out, the land as it would be."""

    def __init__(self, view: "WrathView") -> None:
        self.view = view
        self.sheet = NOTHING
        self.advising = Hints(view)
        self._made: tuple[State | None, str, tuple[Thing, ...]] = (None, "", ())

    def turn(self) -> None:
        """The next sheet, or none after the last."""
        self.sheet = (self.sheet + 1) % SHEETS
        self.view.stale()

    def close(self) -> bool:
        """Takes the sheet away; whether there was one."""
        was, self.sheet = self.sheet, NOTHING
        if was:
            self.view.stale()
        return was != NOTHING

    def things(self) -> tuple[Thing, ...]:
        """What is to be drawn."""
        return () if self.view.player.busy else (*self._sheet(), *self.advising.things())

    def _sheet(self) -> tuple[Thing, ...]:
        view = self.view
        if view.entry is not None:
            return tuple(spots(view.showing, view.entry))
        pushed = view.pointer.pushed if isinstance(view.hand, Shaking) else ""
        if self.sheet == DICE and not pushed:
            box = view.match.state.box
            rows = tally.tallies(box, [seat.name for seat in view.seats], view.match.log)
            return (tally.Sheet(rows, tally.expected(box)),)
        return self._forecast(pushed) if pushed or self.sheet == SCORES else ()

    def _forecast(self, pushed: str) -> tuple[Thing, ...]:
        """Made anew only when the table or the push is another."""
        showing = self.view.showing
        if self._made[0] is not showing.table or self._made[1] != pushed:
            now = showing.table
            land = (
                forecast.overlay(showing, after_tremor(now, pushed), now) if pushed else forecast.overlay(showing, now)
            )
            self._made = now, pushed, tuple(land)
        return self._made[2]

    def message(self) -> Message | None:
        """What the tray says of it."""
        if self.view.player.busy:
            return None
        if self.sheet == NOTHING:
            return self.advising.message()
        if self.sheet == SCORES:
            return forecast.in_words(self.view.showing)
        return Message(_("The dice so far"), _("How often each icon fell, and in what share of the dice."))
