"""What lies in the box for one match: the table, both armies, and every piece by number."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, fields
from functools import cached_property, lru_cache
from typing import Any

from game.dinowars.field import Field
from game.dinowars.kinds import INCH, Diet, Kind, Pack
from game.dinowars.scenario import Scenario

WILD, CHILD = -1, -2
"""Whose pieces the Gargantuan and the babies are."""
BABY = Kind("baby", "Baby", Diet.BOTH, speed=0, stamina=0, combat=0, protection=0, base=1)
"""D37."""
MARKER = INCH // 2
"""The radius of every marker."""


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
    def radii(self) -> tuple[int, ...]:
        """By piece, the radius of its base."""
        return tuple(one.radius for one in self.kinds)

    @cached_property
    def names(self) -> tuple[str, ...]:
        """By piece, its name in notation and events."""
        return (*(one.name for one in self.animals), "gargantuan", "baby-1", "baby-2")

    @cached_property
    def numbers(self) -> dict[str, int]:
        """The numbers of animals and Gargantuan by name."""
        return {name: number for number, name in enumerate(self.names[: self.gargantuan + 1])}

    @cached_property
    def costs(self) -> tuple[int, ...]:
        """By animal, what it costs."""
        return tuple(one.kind.cost for one in self.animals)


def _animals(packs: Sequence[Pack]) -> tuple[Animal, ...]:
    """Each by its name; of several alike the later ones get a number."""
    found, seen = list[Animal](), Counter[str]()
    taken = {one.name for pack in packs for one in pack.members if one.name}
    for seat, pack in enumerate(packs):
        for one in pack.members:
            name = _free(one.name or one.kind.name, seen, taken if not one.name else set())
            found.append(Animal(name, one.kind, seat))
    return tuple(found)


def _free(name: str, seen: Counter[str], taken: set[str]) -> str:
    while True:
        seen[name] += 1
        free = name if seen[name] == 1 else f"{name}-{seen[name]}"
        if free not in taken and (free == name or not seen[free]):
            return free


@lru_cache(maxsize=8)
def _unpacked(*values: Any) -> Box:
    return Box(*values)
