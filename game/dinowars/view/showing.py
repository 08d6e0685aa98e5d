"""The table as it is shown now: it follows the events, and so may be behind the match while things move."""

from dataclasses import dataclass

from game.dinowars.events import Fought
from game.dinowars.field import EDGES, Edge
from game.dinowars.state import ACT, NONE, OVER, State
from game.dinowars.view.knowing import is_closed, score_of
from game.ui.sprites import Sprites
from game.ui.view import HUMAN, SeatInfo


@dataclass(slots=True)
class Showing:
    """What the picture is drawn from. `dice`: the last roll on the tray, each with its tribe ("" for nobody's);
    `fight`: the last combat, while it is looked at. `zoom`: the player's text size.
    """

    table: State
    seats: tuple[SeatInfo, ...]
    sprites: Sprites
    zoom: float = 1.0
    dice: tuple[tuple[int, str], ...] = ()
    fight: Fought | None = None

    @property
    def names(self) -> list[str]:
        """The players' names by seat."""
        return [seat.name for seat in self.seats]

    def tribe(self, seat: int) -> str:
        """The look of that side; nobody's pieces are plain."""
        return self.seats[seat].tribe if seat >= 0 else ""

    def tribe_of(self, piece: int) -> str:
        """The look of that piece's side."""
        return self.tribe(self.table.box.sides[piece])

    @property
    def active(self) -> int:
        """The side whose animals act; NONE before and between activations."""
        return self.table.seat if self.table.phase == ACT else NONE

    @property
    def bots_turn(self) -> bool:
        """Whether no person at this screen is to act."""
        return self.seats[self.table.seat].level != HUMAN

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.table.phase == OVER

    @property
    def edges(self) -> tuple[Edge | None, Edge | None]:
        """By seat, its edge, as soon as it is taken."""
        table = self.table
        return (None, None) if table.edge == NONE else (table.edge_of(0), table.edge_of(1))

    @property
    def front(self) -> Edge | None:
        """Where lava comes from."""
        return None if self.table.front == NONE else EDGES[self.table.front]

    # -- what the still picture shows: equal keys, equal pictures ------------------------------------------------------
    def ground_key(self) -> tuple[object, ...]:
        """Strips and the lava's edge."""
        return self.edges, self.front

    def sheet_key(self, seat: int) -> bool:
        """A side's sheet of paper: it is brighter while the side acts."""
        return self.active == seat

    def head_key(self, seat: int) -> tuple[object, ...]:
        """Points, ferocity and actions."""
        table = self.table
        return table.scores[seat], table.pools[seat], table.left if self.active == seat else -1

    def line_key(self, piece: int) -> tuple[object, ...]:
        """An animal's line in its side's roster."""
        table = self.table
        acts = self.active == table.box.sides[piece]
        used = (table.used[piece], table.pushed[piece], table.left > 0) if acts else ()
        return table.fates[piece], table.down[piece], used

    def objectives_key(self) -> tuple[object, ...]:
        """What the match is about, and how far it has come."""
        table = self.table
        fixed = (table.overall, table.unique, table.twists, table.shared, tuple(table.done), self.turn_key())
        counted = tuple(score_of(table, one, seat) for one in table.overall for seat in (0, 1))
        closed = tuple(is_closed(table, one) for one in table.overall)
        return (*fixed, tuple(table.targets), tuple(table.runners), counted, closed)

    def turn_key(self) -> tuple[int, int]:
        """The turn that is on, of how many."""
        return self.table.turn, self.table.box.scenario.turns
