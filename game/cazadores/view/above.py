"""What a person has laid over the table: the gallery of a museum, an animal in it, a line of the log, or a hint."""

from typing import TYPE_CHECKING

from game.cazadores.view import gallery
from game.cazadores.view.advice import Hints
from game.cazadores.view.hand import Playing
from game.cazadores.view.spotting import spots
from game.cazadores.words import animal_title
from game.core.words import _
from game.ui.things import Thing
from game.ui.tray import Message

if TYPE_CHECKING:
    from game.cazadores.view.match_view import CazadoresView


class Above:
    """One sheet at a time. A swap opens the museum with which it is made."""

    def __init__(self, view: "CazadoresView") -> None:
        self.view = view
        self.advising = Hints(view)
        self._open = False
        self._exhibit: int | None = None

    def turn(self) -> None:
        """The gallery is opened, or closed again."""
        self._open = self.museum is None
        self._exhibit = None
        if not self._open:
            self.view.hand.drop()
        self.view.stale()

    def exhibit(self, animal: int) -> None:
        """That animal is looked at; once more, and it is put back."""
        self._exhibit = None if self._exhibit == animal else animal
        self.view.stale()

    def close(self) -> bool:
        """Takes the uppermost sheet away; whether there was one."""
        was = self._open or self._exhibit is not None
        if self._exhibit is not None:
            self._exhibit = None
        else:
            self._open = False
        if was:
            self.view.stale()
        return was

    @property
    def museum(self) -> int | None:
        """Whose museum lies open; None if the chart is seen."""
        hand = self.view.hand
        wanted = hand.sheet if isinstance(hand, Playing) else None
        if wanted is not None:
            return wanted
        return self.view.showing.viewed if self._open else None

    def things(self) -> tuple[Thing, ...]:
        """What is to be drawn."""
        if self.view.player.busy:
            return ()
        if self.view.entry is not None:
            return tuple(spots(self.view.showing, self.view.entry))
        return (*self._sheets(), *self.advising.things())

    def _sheets(self) -> tuple[Thing, ...]:
        showing, seat = self.view.showing, self.museum
        if seat is None:
            return ()
        found: tuple[Thing, ...] = (gallery.sheet(showing, seat),)
        if self._exhibit is not None:
            whole = gallery.lines(showing.table, seat)[self._exhibit].whole
            found += (gallery.Exhibit(showing.table.box, self._exhibit, whole > 0),)
        return found

    def words(self) -> list[str]:
        """The animal that is looked at, in words."""
        if self._exhibit is None:
            return []
        box = self.view.match.state.box
        return [animal_title(box, self._exhibit), *gallery.facts(box, self._exhibit)]

    def message(self) -> Message | None:
        """What the tray says of it."""
        if self.view.player.busy:
            return None
        if self._open and self.museum is not None and not self.advising.thinking:
            return Message(_("Gallery"), _("Choose an animal to look at it."))
        return self.advising.message()
