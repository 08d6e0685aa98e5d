"""A match's state: plain data, complete after every answer."""

from collections.abc import Sequence

from game.core.table import Slotted
from game.wrath.box import CAVEMAN, EGG, PLACES, SUPPLY, VOLCANO, Box
from game.wrath.land import Land

ROLL, SPEND, MEAL, TREMOR, OVER = range(5)
PHASES = ("roll", "spend", "meal", "tremor", "over")
NOTHING = bytes(5)
"""No icon left to spend."""


class State(Slotted):
    """The table between two answers. Pieces of one kind, owner and place are alike, so they are only counted.

    `tribes[seat][kind * PLACES + place]` is how many; `kinds[seat]` are the kinds of piece that the seat has, cave
    people first; `herds[seat]` its dinosaurs, one entry a figure. `pens[kind]` is how many figures wait to hatch.
    `unspent` counts the icons left, by icon. `meal` is the tile on which a Tyrannosaurus may eat, in phase MEAL.
    `calm` counts the turns that ended since the last eruption.
    """

    __slots__ = (
        "box", "calm", "dice", "eruptions", "hatched", "herds", "kinds", "land", "meal", "pens", "phase", "rolls",
        "scores", "seat", "start", "tribes", "turn", "unspent",
    )  # fmt: skip

    def __init__(self, box: Box, land: Land, pens: Sequence[int], start: int) -> None:
        """The table before the first turn; `pens` are the kinds of dinosaur in this match."""
        self.box = box
        self.land = land
        self.pens = bytearray(len(box.names))
        for kind in pens:
            self.pens[kind] = box.species[kind - 1].figures
        self.tribes = [bytearray(len(box.names) * PLACES) for _seat in range(box.seats)]
        for tribe in self.tribes:
            tribe[SUPPLY] = box.cavemen
        self.kinds: list[tuple[int, ...]] = [(CAVEMAN,)] * box.seats
        self.herds: list[tuple[int, ...]] = [()] * box.seats
        self.scores = [0] * box.seats
        self.start = self.seat = start
        self.turn = 1
        self.phase = ROLL
        self.rolls = 0
        self.dice: tuple[int, ...] = ()
        self.unspent = bytearray(NOTHING)
        self.hatched = False
        self.meal = 0
        self.eruptions = 0
        self.calm = 0

    def copy(self) -> "State":
        """A state that shares nothing changeable with this one."""
        twin = State.__new__(State)
        twin.box = self.box
        twin.land = self.land
        twin.pens = self.pens[:]
        twin.tribes = [tribe[:] for tribe in self.tribes]
        twin.kinds = self.kinds[:]
        twin.herds = self.herds[:]
        twin.scores = self.scores[:]
        twin.start = self.start
        twin.seat = self.seat
        twin.turn = self.turn
        twin.phase = self.phase
        twin.rolls = self.rolls
        twin.dice = self.dice
        twin.unspent = self.unspent[:]
        twin.hatched = self.hatched
        twin.meal = self.meal
        twin.eruptions = self.eruptions
        twin.calm = self.calm
        return twin

    # -- what stands where, for everybody who looks ---------------------------------------------------------------

    @property
    def mine(self) -> bytearray:
        """The pieces of the seat whose turn it is."""
        return self.tribes[self.seat]

    def count(self, seat: int, kind: int, place: int) -> int:
        """How many pieces of that kind the seat has in that place: a tile, EGG or SUPPLY."""
        return self.tribes[seat][kind * PLACES + place]

    def people(self, seat: int, cell: int) -> int:
        """How many cave people of the seat stand on that cell."""
        return self.tribes[seat][self.land.grid[cell]]

    def pieces_at(self, cell: int) -> list[tuple[int, str, int]]:
        """Who stands on that cell: (seat, piece, how many), by seat, cave people first."""
        return self._pieces(self.land.grid[cell])

    def on_volcano(self) -> list[tuple[int, str, int]]:
        """Who stands on the volcano: (seat, piece, how many)."""
        return self._pieces(VOLCANO)

    def _pieces(self, place: int) -> list[tuple[int, str, int]]:
        return [
            (seat, self.box.names[kind], tribe[kind * PLACES + place])
            for seat, tribe in enumerate(self.tribes)
            for kind in self.kinds[seat]
            if tribe[kind * PLACES + place]
        ]

    def supply(self, seat: int) -> dict[str, int]:
        """What the seat has in its supply: how many of each piece it has there."""
        return {self.box.names[kind]: n for kind in self.kinds[seat] if (n := self.count(seat, kind, SUPPLY))}

    def eggs(self, seat: int) -> int:
        """How many cave people of the seat stand on the egg space."""
        return self.tribes[seat][EGG]

    def worshippers(self, seat: int) -> int:
        """How many spaces of the volcano the seat holds."""
        return self.held()[seat]

    def held(self) -> list[int]:
        """How many spaces of the volcano each seat holds (W21: Stegosauruses count like cave people)."""
        counts = [tribe[VOLCANO] for tribe in self.tribes]
        for altar in self.box.altars:
            for seat, tribe in enumerate(self.tribes):
                counts[seat] += tribe[altar]
        return counts

    def filled(self) -> int:
        """How many spaces of the volcano are taken."""
        return sum(self.held())

    def faces(self) -> tuple[str, ...]:
        """The dice as they lie: the names of their faces."""
        return tuple(self.box.face_names[face] for face in self.dice)
