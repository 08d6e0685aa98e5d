"""A campaign's state between two answers: plain data."""

from dataclasses import dataclass

from game.core.table import Slotted
from game.moogh.campaign.tale import Stop, Tale
from game.moogh.pieces import Item

ROAD, PARTY, EQUIP, HUNT, SPOILS, LOST, OVER = range(7)
PHASES = ("road", "party", "equip", "hunt", "spoils", "lost", "over")
AHEAD, WON, LEFT = range(3)
FATES = ("ahead", "won", "left")
"""What became of a stop."""
NONE = -1


@dataclass(frozen=True)
class Camp:
    """What one campaign never changes: the tale, and how many play it."""

    tale: Tale
    seats: int


class State(Slotted):
    """The tribe on its trail. Lists and bytes go by person, by stop (`fates`), or by item (`gear`).

    at: the stop where it is. tries: the attempts begun at it. seed: the chance of the hunt that is being played.
    gear: 1 for items that the tribe has. bags: what each person takes along, as an item's number and 1. party: people
    who go. marks: of each person, as numbers of the tale's marks. found: items to keep one of. ending: its number.
    """

    __slots__ = (
        "at", "bags", "box", "ending", "fates", "found", "gear", "marks", "party", "phase", "seed", "stores", "tries",
        "wounded",
    )  # fmt: skip

    def __init__(self, box: Camp) -> None:
        tale = box.tale
        people = len(tale.people)
        self.box = box
        self.phase = PARTY
        self.at = 0
        self.tries = 0
        self.seed = 0
        self.stores = tale.start
        self.fates = bytearray(len(tale.stops))
        self.wounded = bytearray(people)
        self.bags = bytearray(people)
        self.gear = bytearray(len(tale.pieces.items))
        self.marks: list[tuple[int, ...]] = [()] * people
        self.party: tuple[int, ...] = ()
        self.found: tuple[int, ...] = ()
        self.ending = NONE

    def copy(self) -> "State":
        """A state that shares nothing changeable with this one."""
        twin = State.__new__(State)
        for name in self.__slots__:
            value = getattr(self, name)
            setattr(twin, name, value[:] if isinstance(value, (bytearray, list)) else value)
        return twin

    @property
    def stop(self) -> Stop:
        """Where the tribe is."""
        return self.box.tale.stops[self.at]

    @property
    def wins(self) -> int:
        """How many hunts were won."""
        return self.fates.count(WON)

    def traits(self, person: int) -> tuple[Item, ...]:
        """What that person is born with, and its marks."""
        tale = self.box.tale
        return (tale.people[person].trait, *(tale.marks[mark] for mark in self.marks[person]))

    def names(self, people: tuple[int, ...]) -> tuple[str, ...]:
        """Their ids."""
        return tuple(self.box.tale.people[person].name for person in people)

    def carried(self, person: int) -> Item | None:
        """What that person takes along."""
        bag = self.bags[person]
        return self.box.tale.pieces.items[bag - 1] if bag else None
