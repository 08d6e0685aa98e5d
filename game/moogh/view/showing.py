"""The table as it is shown now: it follows the events, and so may be behind the match while things move."""

from dataclasses import dataclass

from game.moogh.box import beast_of
from game.moogh.state import ACT, OVER, PROGRAM, State
from game.ui.sprites import Sprites
from game.ui.things import Thing
from game.ui.view import HUMAN, NOBODY, SeatInfo


@dataclass(slots=True)
class Showing:
    """What the picture is drawn from. `eyes`: the seat whose plans may be seen, or NOBODY. `dice`: the last roll.

    `zoom`: the player's text size.
    """

    table: State
    seats: tuple[SeatInfo, ...]
    sprites: Sprites
    zoom: float = 1.0
    eyes: int = NOBODY
    dice: tuple[str, ...] = ()
    wanted: tuple[str, ...] = ()
    asked: int = NOBODY
    """The character about whom a person at this screen is asked."""
    grown: tuple[Thing, ...] = ()
    """What stands and lies on the board for the whole hunt."""

    @property
    def names(self) -> list[str]:
        """The players' names by seat."""
        return [seat.name for seat in self.seats]

    def emblem(self, person: int) -> str:
        """The emblem of a character's tribe: flame, wave, leaf or sun."""
        box = self.table.box
        tribe = box.people[person].kind.tribe
        return next(one.emblem for one in box.scenario.pieces.tribes if one.name == tribe)

    def side_emblem(self, side: int) -> str:
        """The emblem of a side."""
        return self.emblem(next(n for n, one in enumerate(self.table.box.people) if one.side == side))

    def sees_cube(self, person: int) -> bool:
        """Whether that character's plan may be shown: not while rivals plan in secret, but to its own player (M72)."""
        table = self.table
        secret = table.phase == PROGRAM and not table.box.together
        return not secret or table.box.people[person].seat == self.eyes

    @property
    def acting(self) -> int:
        """The turn order card that is being played; NOBODY if none is."""
        table = self.table
        return table.order[table.marker] if table.phase == ACT and table.marker < len(table.order) else NOBODY

    @property
    def actor(self) -> int:
        """The character whose turn it is; NOBODY in a beast's turn and between turns."""
        card = self.acting
        return card if card != NOBODY and beast_of(card) < 0 else NOBODY

    @property
    def bots_turn(self) -> bool:
        """Whether no person at this screen acts now."""
        actor = self.actor
        return actor == NOBODY or self.seats[self.table.box.people[actor].seat].level != HUMAN

    @property
    def over(self) -> bool:
        """Whether the hunt has ended."""
        return self.table.phase == OVER

    # -- what the still picture shows: equal keys, equal pictures --------------------------------------------------
    def person_key(self, person: int) -> tuple[object, ...]:
        """A character's card."""
        table = self.table
        here = (table.hurt[person], table.tokens[person], table.out[person], table.loads[person])
        return (*here, self.actor == person, self.asked == person)

    def ring_key(self, person: int) -> tuple[object, ...]:
        """The row of icons on it."""
        table = self.table
        cube = table.cubes[person] if self.sees_cube(person) else -1
        mine = (table.left, table.used, table.ring) if self.actor == person else ()
        return table.hurt[person], table.out[person], cube, self.actor == person, mine

    def beast_key(self, beast: int) -> tuple[object, ...]:
        """A beast's sheet."""
        table = self.table
        return table.health[beast], table.fates[beast], beast_of(self.acting) == beast

    def row_key(self, beast: int, rage: int) -> tuple[object, ...]:
        """A row of its action card."""
        table = self.table
        column = table.column[beast] if table.rage[beast] == rage else -1
        return table.faces[beast], column, table.fates[beast]

    def around_key(self, beast: int) -> object:
        """What surrounds it."""
        return self.table.facing[beast], self.table.fates[beast]

    def order_key(self) -> tuple[object, ...]:
        """The turn order row."""
        table = self.table
        return (tuple(table.order), table.marker, table.phase, table.round, bytes(table.hurt))

    def hunt_key(self) -> tuple[object, ...]:
        """The sheet of the hunt."""
        table = self.table
        return (table.dark, table.held, table.home, bytes(table.sprung), tuple(table.points), table.shown)
