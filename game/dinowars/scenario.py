"""A set-up to choose in the lobby, with its variants, and what the data say of kinds and packs."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from game.core.options import check_number, no_choice, no_option
from game.core.words import _
from game.dinowars.field import Field
from game.dinowars.forms import MOST_TURNS
from game.dinowars.kinds import Kind, Pack
from game.dinowars.packing import OWN, spelled_out

SEATS = 2
RANDOM = "random"
"""The table that grows anew from each match's seed."""
TWISTS = ("meteor", "lava", "desperation", "starvation", "pteradon", "quake")
"""By the number of the die, from 1."""
TWIST_CHOICES = ("none", "rolled", "all", *TWISTS)
QUAKES = ("killed", "downed")
"""D46: what a quake does; the rulebook's own comes first."""


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

    def usual_packs(self, points: int) -> tuple[str, str]:
        """Its own packs, if they have so many points; else the first two that have."""
        if self.armies()[0].points == points:
            return self.packs
        names = [one.name for one in self.pieces.packs if one.points == points and not one.name.startswith(OWN)]
        return names[0], names[-1]

    def with_options(self, options: Mapping[str, Any]) -> "Scenario":
        """The set-up with the lobby's choices: any of OPTIONS. ValueError: what is wrong, in one sentence."""
        options, own = spelled_out(options, _PACKS, self.pieces.kinds)
        if own:
            pieces = replace(self.pieces, packs=(*self.pieces.packs, *own))
            return replace(self, pieces=pieces).with_options(options)
        for name, value in options.items():
            if name not in OPTIONS:
                raise no_option(name, OPTIONS)
            _check(self.pieces, name, value)
        plain = {name: value for name, value in options.items() if name not in _ABOUT_PACKS}
        found = replace(self, packs=self._packs(options), **plain)
        one, other = found.armies()
        if one.points != other.points:  # D2
            text = _("These are packs of {one} and of {other} points; both must have the same.")
            raise ValueError(text.format(one=one.points, other=other.points))
        if one.points != options.get("points", one.points):
            text = _("The option points is {points}; the packs that are chosen have {one}.")
            raise ValueError(text.format(points=options["points"], one=one.points))
        return found

    def _packs(self, options: Mapping[str, Any]) -> tuple[str, str]:
        """By seat: both at once, or by points, or each by itself."""
        one, other = options.get("packs") or (
            self.usual_packs(options["points"]) if "points" in options else self.packs
        )
        return options.get("first", one), options.get("second", other)


OPTIONS = ("table", "points", "packs", "first", "second", "twist", "quake", "turns")
"""What the lobby and a match file may choose."""
_PACKS = ("packs", "first", "second")
_ABOUT_PACKS = ("points", *_PACKS)


def _check(pieces: Pieces, name: str, value: Any) -> None:
    match name:
        case "turns":
            if type(value) is int and not value:
                raise ValueError(_("The option turns is 0; a match has one turn at least."))
            check_number(name, value, MOST_TURNS, least=1)
        case "packs":
            known = [one.name for one in pieces.packs]
            if not isinstance(value, (list, tuple)) or len(value) != SEATS or any(one not in known for one in value):
                text = _("The option packs is a list of {number} packs out of {known}.")
                raise ValueError(text.format(number=SEATS, known=", ".join(known)))
        case _:
            known_here = list(_choices(pieces)[name])
            if isinstance(value, bool) or value not in known_here:
                raise no_choice(name, value, list(map(str, known_here)))


def _choices(pieces: Pieces) -> dict[str, tuple[Any, ...]]:
    packs = tuple(one.name for one in pieces.packs)
    return {
        "first": packs,
        "second": packs,
        "points": tuple(sorted({one.points for one in pieces.packs})),
        "table": (RANDOM, *(one.name for one in pieces.fields)),
        "twist": TWIST_CHOICES,
        "quake": QUAKES,
    }
