"""What lies in the box for one match: the table, both armies, and every piece by number."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass, fields
from functools import cached_property, lru_cache
from itertools import chain, count
from typing import Any, ClassVar

from game.dinowars.field import Field
from game.dinowars.kinds import INCH, Diet, Kind, Pack
from game.dinowars.scenario import SEATS, Scenario

WILD, CHILD = -1, -2
"""Whose pieces the Gargantuan and the babies are."""
BABY = Kind("baby", "Baby", Diet.BOTH, speed=0, stamina=0, combat=0, protection=0, base=1)
"""D37."""
MARKER = INCH // 2
"""The radius of every marker."""
OTHERS = ("gargantuan", "baby-1", "baby-2")
"""The names of the pieces that are in no army, in the order of their numbers."""
PTERADON = "pteradon"
"""Under this name the flyer of the twist attacks."""


@dataclass(frozen=True, slots=True)
class Animal:
    """An animal of an army: what it is called in this match, its kind, its seat."""

    name: str
    kind: Kind
    seat: int


@dataclass(frozen=True)
class Box:
    """All that does not change during a match. Pieces go by number: the animals, the Gargantuan, a baby for each seat.

    The baby of a seat is the one that it seeks; it stands in the other side's strip.
    """

    scenario: Scenario
    field: Field
    seats: ClassVar[int] = SEATS

    def __hash__(self) -> int:
        return id(self)

    def __reduce__(self) -> tuple[Any, tuple[Any, ...]]:
        """Sent to another process without all that is worked out from it, which the other keeps from last time."""
        return _unpacked, tuple(getattr(self, each.name) for each in fields(self))

    @cached_property
    def animals(self) -> tuple[Animal, ...]:
        """Both armies, that of the first seat first."""
        return _animals(self.scenario.armies())

    @cached_property
    def armies(self) -> tuple[range, range]:
        """By seat, its animals."""
        first = sum(one.seat == 0 for one in self.animals)
        return range(first), range(first, len(self.animals))

    @cached_property
    def gargantuan(self) -> int:
        """Its number."""
        return len(self.animals)

    def baby(self, seat: int) -> int:
        """The number of the baby that this seat seeks."""
        return len(self.animals) + 1 + seat

    @cached_property
    def kinds(self) -> tuple[Kind, ...]:
        """By piece, its kind."""
        return (*(one.kind for one in self.animals), self.scenario.pieces.gargantuan, BABY, BABY)

    @cached_property
    def sides(self) -> tuple[int, ...]:
        """By piece, its seat, WILD or CHILD."""
        return (*(one.seat for one in self.animals), WILD, CHILD, CHILD)

    @cached_property
    def foes(self) -> dict[int, tuple[int, ...]]:
        """D29: by side, the pieces that it may fight; babies are nobody's enemies."""
        pieces, sides = range(self.gargantuan + 1), self.sides
        return {side: tuple(one for one in pieces if sides[one] != side) for side in (0, 1, WILD, CHILD)}

    @cached_property
    def radii(self) -> tuple[int, ...]:
        """By piece, the radius of its base."""
        return tuple(one.radius for one in self.kinds)

    @cached_property
    def names(self) -> tuple[str, ...]:
        """By piece, its name in notation and events."""
        return (*(one.name for one in self.animals), *OTHERS)

    @cached_property
    def numbers(self) -> dict[str, int]:
        """The numbers of animals and Gargantuan by name."""
        return {name: number for number, name in enumerate(self.names[: self.gargantuan + 1])}

    @cached_property
    def costs(self) -> tuple[int, ...]:
        """By animal, what it costs."""
        return tuple(one.kind.cost for one in self.animals)


def _animals(packs: Sequence[Pack]) -> tuple[Animal, ...]:
    """Each by its name; of several alike the later ones get a number, past what another is given as its name."""
    given = {one.name for pack in packs for one in pack.members}
    found, used = list[Animal](), {*OTHERS, PTERADON}
    for seat, pack in enumerate(packs):
        for one in pack.members:
            name = _free(one.name or one.kind.name, used | (given - {one.name}))
            used.add(name)
            found.append(Animal(name, one.kind, seat))
    return tuple(found)


def _free(name: str, taken: Collection[str]) -> str:
    numbered = (f"{name}-{number}" for number in count(2))
    return next(one for one in chain([name], numbered) if one not in taken)


@lru_cache(maxsize=8)
def _unpacked(*values: Any) -> Box:
    return Box(*values)
