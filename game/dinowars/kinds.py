"""Rulebook, "Creating a dinosaur": what an animal is, what its numbers may be, and what they cost."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Literal, get_args

from game.core.words import N_

INCH = 100
"""Lengths are in hundredths of an inch."""
LEAST = {"speed": 1, "stamina": 1, "combat": 1, "protection": 0}
"""D3."""
MOST = {"speed": 4, "stamina": 6, "combat": 10, "protection": 5}
STAT_NAMES = {
    "speed": N_("Speed"),
    "stamina": N_("Stamina"),
    "combat": N_("Combat"),
    "protection": N_("Protection"),
}
ARMIES = (56, 40, 70, 100)
"""D2: the points that armies may have, the usual number first."""
FEWEST, MOST_ANIMALS = 2, 8
BASES = ((4, 1), (8, 2), (11, 3))
"""Home-made animals: combat and protection up to the first number, a base of so many inches; beyond them 4."""


Coat = Literal["", "russet", "amber", "moss", "fern", "jade", "sky", "indigo", "plum"]
COATS: tuple[Coat, ...] = get_args(Coat)
"""The colours of home-made animals; without one they wear their silhouette's own."""


class Diet(StrEnum):
    """D4: which feeding points an animal uses, and whether it starves."""

    CARNIVORE = "carnivore"
    HERBIVORE = "herbivore"
    BOTH = "both"
    """Only the feeding point in the centre."""


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of animal. `base` is the diameter of its base in inches; `silhouette` whose picture it wears, in which
    `colour`.
    """

    name: str
    title: str
    diet: Diet
    speed: int
    stamina: int
    combat: int
    protection: int
    base: int
    tail: bool = False
    flies: bool = False
    silhouette: str = ""
    colour: Coat = ""

    @property
    def cost(self) -> int:
        """The sum of its numbers; D5: a weaponised tail and flight cost one each."""
        return self.speed + self.stamina + self.combat + self.protection + self.tail + self.flies

    @property
    def radius(self) -> int:
        """That of its base, in hundredths of an inch."""
        return self.base * INCH // 2


def base_for(combat: int, protection: int) -> int:
    """The diameter of a home-made animal's base, in inches."""
    return next((base for most, base in BASES if combat + protection <= most), 4)


@dataclass(frozen=True, slots=True)
class Member:
    """An animal of a pack: its kind, and what it is called; "" for the kind's own name."""

    kind: Kind
    name: str = ""


@dataclass(frozen=True, slots=True)
class Pack:
    """An army for one side, for matches of so many points."""

    name: str
    title: str
    points: int
    members: tuple[Member, ...]

    @property
    def cost(self) -> int:
        """What it comes to."""
        return total(self.members)


def total(members: Sequence[Member]) -> int:
    """What these cost together."""
    return sum(one.kind.cost for one in members)
