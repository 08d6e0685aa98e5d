"""A match's state: plain data, complete after every answer."""

from game.cazadores.box import Box
from game.core.table import Slotted

KEEP, BUILD, LAUNCH, PLAY, OVER = range(5)
PHASES = ("missions", "museums", "ships", "play", "over")
NOWHERE = -1
UNDECIDED = 0


class State(Slotted):
    """The table between two answers. Tiles and animals of one kind and place are alike, so they are only counted.

    Face-down tiles lie in no order: `bags[group]` are the names of all that are still buried, in the box's order,
    and `piles[space]` says how many of them lie there. What is dug is drawn when it is dug (C24).

    By seat: `ships` and `museums` are spaces; `holds` and `stores` count loose tiles of ship and museum by tile;
    `aboard`, `shown` and `given` count whole animals on the ship, in the museum, and set aside with missions;
    `hands` and `done` are sets of missions (a bit each); `chosen` are the classes kept of the first ones, until all
    have chosen. `dug` and `swaps` count this turn's tiles by site and swaps by museum; `boxed` are tiles returned.
    `idle` counts whole rounds without a dig, `busy` tells whether this round had one.
    """

    __slots__ = (
        "aboard", "bags", "box", "boxed", "buried", "busy", "chosen", "done", "dug", "given", "hands", "holds", "idle",
        "loads", "museums", "phase", "piles", "provisions", "scores", "seat", "ships", "shown", "start", "stores",
        "swaps", "turn",
    )  # fmt: skip

    def __init__(self, box: Box, start: int) -> None:
        """The table with all tiles in their bags and none in a pile yet, no mission dealt, before the first choice."""
        seats, tiles, animals = box.seats, len(box.tiles), len(box.animals)
        self.box = box
        self.phase = KEEP
        self.start = self.seat = start
        self.turn = 0
        self.bags = [list(bag) for bag in box.bags]
        self.piles = bytearray(len(box.chart.spaces))
        self.buried = sum(len(bag) for bag in self.bags)
        self.ships = [NOWHERE] * seats
        self.museums = [NOWHERE] * seats
        self.provisions = [first_provisions(box, (seat - start) % seats) for seat in range(seats)]
        self.scores = [0] * seats
        self.holds = [bytearray(tiles) for _seat in range(seats)]
        self.stores = [bytearray(tiles) for _seat in range(seats)]
        self.aboard = [bytearray(animals) for _seat in range(seats)]
        self.shown = [bytearray(animals) for _seat in range(seats)]
        self.given = [bytearray(animals) for _seat in range(seats)]
        self.loads = [0] * seats
        self.hands = [0] * seats
        self.done = [0] * seats
        self.chosen = [UNDECIDED] * seats
        self.dug = bytearray(len(box.chart.spaces))
        self.swaps = bytearray(seats)
        self.boxed = bytearray(tiles)
        self.idle = 0
        self.busy = False

    def copy(self) -> "State":
        """A state that shares nothing changeable with this one."""
        twin = State.__new__(State)
        twin.box = self.box
        twin.phase = self.phase
        twin.start = self.start
        twin.seat = self.seat
        twin.turn = self.turn
        twin.bags = [bag[:] for bag in self.bags]
        twin.piles = self.piles[:]
        twin.buried = self.buried
        twin.ships = self.ships[:]
        twin.museums = self.museums[:]
        twin.provisions = self.provisions[:]
        twin.scores = self.scores[:]
        twin.holds = [hold[:] for hold in self.holds]
        twin.stores = [store[:] for store in self.stores]
        twin.aboard = [row[:] for row in self.aboard]
        twin.shown = [row[:] for row in self.shown]
        twin.given = [row[:] for row in self.given]
        twin.loads = self.loads[:]
        twin.hands = self.hands[:]
        twin.done = self.done[:]
        twin.chosen = self.chosen[:]
        twin.dug = self.dug[:]
        twin.swaps = self.swaps[:]
        twin.boxed = self.boxed[:]
        twin.idle = self.idle
        twin.busy = self.busy
        return twin

    # -- what lies where, for everybody who looks -----------------------------------------------------------------

    def owner_of(self, space: int) -> int:
        """Whose museum stands there; NOWHERE if none does."""
        return self.museums.index(space) if space in self.museums else NOWHERE

    def animals(self, seat: int) -> int:
        """How many complete animals the seat has: in its museum, with its missions and on its ship (C18)."""
        return sum(self.shown[seat]) + sum(self.given[seat]) + sum(self.aboard[seat])

    def missions(self, seat: int) -> tuple[int, ...]:
        """The missions in the seat's hand, by number."""
        return cards(self.hands[seat])

    def held(self, seat: int, kind: int) -> int:
        """How many missions of that class the seat holds; everybody sees the backs of its cards."""
        return (self.hands[seat] & self.box.classes[kind]).bit_count()

    def deck(self, kind: int) -> tuple[int, ...]:
        """The missions of that class that nobody has: the face-down deck, which lies in no order (C24)."""
        taken = 0
        for seat in range(self.box.seats):
            taken |= self.hands[seat] | self.done[seat]
        return cards(self.box.classes[kind] & ~taken)

    def last_seat(self) -> int:
        """The seat that is last in turn order."""
        return (self.start - 1) % self.box.seats


def first_provisions(box: Box, place: int) -> int:
    """With how many provisions the seat of that place in the order of play, from 0, begins.

    C39: by the variant so many more for each place.
    """
    numbers = box.numbers
    return min(numbers.most_provisions, numbers.provisions + box.variants.head_start * place)


def cards(bits: int) -> tuple[int, ...]:
    """The numbers in a set of bits, in rising order."""
    return tuple(number for number in range(bits.bit_length()) if bits >> number & 1)
