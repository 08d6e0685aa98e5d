"""The table as it is shown now: it follows the events, and so may be behind the match while animations run."""

from dataclasses import dataclass

from game.cazadores.state import OVER, State, cards
from game.core.words import _
from game.ui.sprites import Sprites
from game.ui.view import HUMAN, NOBODY, SeatInfo


@dataclass(slots=True)
class Showing:
    """What is drawn. `eyes`: the seat that looks (NOBODY: none); `viewed`: whose ship and missions lie at the right;
    `kept`: first missions that are to be kept, by value.
    """

    table: State
    seats: tuple[SeatInfo, ...]
    sprites: Sprites
    eyes: int = NOBODY
    viewed: int = 0
    kept: frozenset[int] = frozenset()

    @property
    def names(self) -> list[str]:
        """By seat."""
        return [seat.name for seat in self.seats]

    def name(self, seat: int) -> str:
        """What that player is called."""
        return self.seats[seat].name

    def is_bot(self, seat: int) -> bool:
        """Whether a program plays it."""
        return self.seats[seat].level != HUMAN

    def tiles_of(self, animal: str) -> int:
        """How many parts that animal has."""
        box = self.table.box
        return box.animals[box.animal_numbers[animal]].tiles

    @property
    def active(self) -> int | None:
        """Whose turn it is; None when the match is over."""
        return None if self.table.phase == OVER else self.table.seat

    def sees(self, seat: int) -> bool:
        """Whether the faces of that seat's missions may be shown: to itself, and to all in the end (C24)."""
        return self.table.phase == OVER or (seat == self.eyes and seat != NOBODY)

    @property
    def open_cards(self) -> tuple[int, ...]:
        """The missions that lie face up at the right, by number: a hand that may be seen, and what is delivered."""
        hand = self.table.missions(self.viewed) if self.sees(self.viewed) else ()
        return (*hand, *cards(self.table.done[self.viewed]))

    @property
    def backs(self) -> tuple[int, ...]:
        """The values on the backs of the missions that lie face down at the right."""
        if self.sees(self.viewed):
            return ()
        values = enumerate(self.table.box.values)
        return tuple(value for kind, value in values for _one in range(self.table.held(self.viewed, kind)))


def level_words(level: str) -> str:
    """A bot's level for the player."""
    names = {"random": _("random bot"), "easy": _("easy bot"), "normal": _("normal bot"), "hard": _("hard bot")}
    return names.get(level, level)
