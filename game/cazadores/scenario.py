"""A set-up to choose in the lobby, with its variants, and what the data say of the box."""

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from typing import Any

from game.cazadores.box import Animal, Mission, Numbers, Variants
from game.cazadores.chart import Chart
from game.core.options import check_number, no_choice, no_option

CHOICES: Mapping[str, tuple[Any, ...]] = {
    "museums": ("chosen", "drawn"),
    "draws": (True, False),
    "trade": (True, False),
    "returns": (True, False),
    "bonus": ("animals", "kinds", "tiles"),
    "ties": ("ruled", "shared"),
    "start": ("random", "first"),
    "six": (17, 16),
    "head_start": (0, 1, 2, 3),
}
"""What the variants can be; `stall_rounds` is any number up to MOST_ROUNDS."""
MOST_ROUNDS = 1_000
MOST_IN_PILE = 255
"""A state keeps a byte for each pile."""
OPTIONS = tuple(field.name for field in fields(Variants))
"""What the lobby and a match file may choose."""


@dataclass(frozen=True, slots=True)
class Table:
    """What depends on the number of players: copies of each animal, and the animals that are not used."""

    players: int
    copies: int
    without: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Pieces:
    """The box as the data describe it, for any number of players."""

    groups: tuple[str, ...]
    animals: tuple[Animal, ...]
    missions: tuple[Mission, ...]
    numbers: Numbers
    tables: tuple[Table, ...]

    def __hash__(self) -> int:
        return hash((self.groups, len(self.animals), len(self.missions)))


@dataclass(frozen=True, slots=True)
class Scenario:
    """A set-up: its chart, the tables that may play it, and how the rulings are played (see `Variants`)."""

    name: str
    title: str
    about: str
    pieces: Pieces
    chart: Chart
    tables: tuple[Table, ...]
    variants: Variants
    order: int = 0

    def seats(self) -> tuple[int, ...]:
        """How many may play."""
        return tuple(table.players for table in self.tables)

    def with_options(self, options: Mapping[str, Any]) -> "Scenario":
        """The set-up with the lobby's choices: any of OPTIONS. ValueError: what is wrong, in one sentence."""
        for name, value in options.items():
            _check(name, value)
        return replace(self, variants=replace(self.variants, **options))


def _check(name: str, value: Any) -> None:
    if name not in OPTIONS:
        raise no_option(name, OPTIONS)
    if name == "stall_rounds":
        check_number(name, value, MOST_ROUNDS)
    elif not any(value == one and type(value) is type(one) for one in CHOICES[name]):
        raise no_choice(name, value, map(_said, CHOICES[name]))


def _said(value: Any) -> str:
    return str(value).lower()
