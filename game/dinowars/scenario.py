"""A set-up to choose in the lobby, with its variants, and what the data say of kinds and packs."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from game.core.options import check_number, no_choice, no_option
from game.core.words import _
from game.dinowars.field import Field
from game.dinowars.kinds import Kind, Pack

SEATS = 2
RANDOM = "random"
"""The table that grows anew from each match's seed."""
TWISTS = ("meteor", "lava", "desperation", "starvation", "pteradon", "quake")
"""By the number of the die, from 1."""
TWIST_CHOICES = ("none", "rolled", "all", *TWISTS)
QUAKES = ("killed", "downed")
"""D46: what a quake does; the rulebook's own comes first."""
MOST_TURNS = 1_000


@dataclass(frozen=True)
class Pieces:
    """The box as the data describe it. `pteradon` is the combat value of the twist's flyer."""

    kinds: tuple[Kind, ...]
    packs: tuple[Pack, ...]
    fields: tuple[Field, ...]
    gargantuan: Kind
    pteradon: int
    turns: int

    def __hash__(self) -> int:
        return hash((len(self.kinds), len(self.packs), len(self.fields)))

    def pack(self, name: str) -> Pack:
        """The pack of that name. KeyError."""
        return {one.name: one for one in self.packs}[name]

    def field(self, name: str) -> Field:
        """The table of that name. KeyError."""
        return {one.name: one for one in self.fields}[name]


@dataclass(frozen=True)
class Scenario:
    """A set-up: a table (or RANDOM), a pack for each seat, the twists.

    turns: D41, after so many the match ends; quake: D46.
    """

    name: str
    title: str
    about: str
    pieces: Pieces
    table: str
    packs: tuple[str, str]
    twist: str = "none"
    quake: str = "killed"
    turns: int = 12
    order: int = 0

    def seats(self) -> tuple[int, ...]:
        """How many may play."""
        return (SEATS,)

    def armies(self) -> tuple[Pack, Pack]:
        """By seat, its pack."""
        one, other = self.packs
        return self.pieces.pack(one), self.pieces.pack(other)

    def with_options(self, options: Mapping[str, Any]) -> "Scenario":
        """The set-up with the lobby's choices: any of OPTIONS. ValueError: what is wrong, in one sentence."""
        for name, value in options.items():
            if name not in OPTIONS:
                raise no_option(name, OPTIONS)
            _check(self.pieces, name, value)
        plain: dict[str, Any] = {name: tuple(value) if name == "packs" else value for name, value in options.items()}
        found = replace(self, **plain)
        one, other = found.armies()
        if one.points != other.points:  # D2
            text = _("The option packs names packs of {one} and of {other} points; both must have the same.")
            raise ValueError(text.format(one=one.points, other=other.points))
        return found


OPTIONS = ("table", "packs", "twist", "quake", "turns")
"""What the lobby and a match file may choose."""


def _check(pieces: Pieces, name: str, value: Any) -> None:
    match name:
        case "turns":
            check_number(name, value, MOST_TURNS)
            if not value:
                raise ValueError(_("The option turns is 0; a match has one turn at least."))
        case "packs":
            known = [one.name for one in pieces.packs]
            if not isinstance(value, (list, tuple)) or len(value) != SEATS or any(one not in known for one in value):
                text = _("The option packs is a list of {number} packs out of {known}.")
                raise ValueError(text.format(number=SEATS, known=", ".join(known)))
        case _:
            known = list(_choices(pieces)[name])
            if value not in known:
                raise no_choice(name, value, known)


def _choices(pieces: Pieces) -> dict[str, tuple[str, ...]]:
    return {
        "table": (RANDOM, *(one.name for one in pieces.fields)),
        "twist": TWIST_CHOICES,
        "quake": QUAKES,
    }
