"""A campaign as its file tells it: the people, the trail with its hunts, what each brings, and the endings."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from game.core.options import no_choice, no_option
from game.moogh.characters import CharacterKind
from game.moogh.pieces import Item, Mode, Pieces, named
from game.moogh.scenario import Scenario

WIDE, HIGH = 100, 60
"""The trail map: places are x from the west and y from the north."""
MOST_SEATS = 4


@dataclass(frozen=True, slots=True)
class Member:
    """One of the tribe: who it is, what it is born with, and a sentence about it."""

    kind: CharacterKind
    trait: Item
    about: str

    @property
    def name(self) -> str:
        """Its id."""
        return self.kind.name


@dataclass(frozen=True, slots=True)
class Fortune:
    """What follows on a hunt: its story, what the stores gain or lose, and items to keep one of (0: none)."""

    about: str
    stores: int
    items: int = 0


@dataclass(frozen=True, slots=True)
class Again:
    """A lost hunt tried once more: what the stores pay for it (M106), and the story that names it."""

    about: str
    cost: int


@dataclass(frozen=True, slots=True)
class Stop:
    """A hunt on the trail. `at` its place on the map, `roads` the stops that lead on from it; none at the end."""

    name: str
    title: str
    about: str
    introduction: str
    scenario: Scenario
    at: tuple[int, int]
    won: Fortune
    lost: Fortune
    again: Again
    roads: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Ending:
    """How it may end (M107). won, lost: stops; wins, stores: so many at least. A good one is a victory."""

    name: str
    title: str
    about: str
    good: bool
    won: tuple[int, ...] = ()
    lost: tuple[int, ...] = ()
    wins: int = 0
    stores: int = 0


@dataclass(frozen=True)
class Tale:
    """A campaign, with the difficulty that was chosen for it. It begins at the first of the `stops`.

    store: what the stores are called; start, most: how much lies there at first and at most. marks: what a knock-out
    may leave (M104), `scars` of them at most on one person.
    """

    name: str
    title: str
    about: str
    introduction: str
    pieces: Pieces
    people: tuple[Member, ...]
    marks: tuple[Item, ...]
    scars: int
    store: str
    start: int
    most: int
    stops: tuple[Stop, ...]
    endings: tuple[Ending, ...]
    order: int = 0
    mode: str = "hunter"

    def seats(self) -> tuple[int, ...]:
        """How many may play (M101)."""
        return tuple(range(1, MOST_SEATS + 1))

    def with_options(self, options: Mapping[str, Any]) -> "Tale":
        """The campaign at the difficulty of the option `mode`. ValueError: what is wrong, in one sentence."""
        for name in options:
            if name != "mode":
                raise no_option(name, ("mode",))
        known = [one.name for one in self.modes()]
        mode = options.get("mode", self.mode)
        if mode not in known:
            raise no_choice("mode", mode, known)
        return replace(self, mode=str(mode))

    def modes(self) -> tuple[Mode, ...]:
        """The difficulties at which one may hunt alone or together (M101)."""
        return tuple(one for one in self.pieces.modes if one.solo)

    @property
    def difficulty(self) -> Mode:
        """The chosen one."""
        return named(self.pieces.modes, self.mode)

    def person(self, name: str) -> int:
        """The number of that person. KeyError."""
        return _number([one.name for one in self.people], name)

    def stop(self, name: str) -> int:
        """The number of that stop. KeyError."""
        return _number([one.name for one in self.stops], name)

    def item(self, name: str) -> int:
        """The number of that item. KeyError."""
        return _number([one.name for one in self.pieces.items], name)

    def mark(self, name: str) -> int:
        """The number of that mark. KeyError."""
        return _number([one.name for one in self.marks], name)


def _number(names: list[str], name: str) -> int:
    if name not in names:
        raise KeyError(name)
    return names.index(name)
