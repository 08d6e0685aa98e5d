"""A set-up to choose in the lobby, with its variants, and what the data say of the box."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from game.core.options import check_number, no_choice, no_option
from game.core.words import _
from game.wrath.box import Species, Tile

PENS = 4
"""Kinds of dinosaur in a match."""
LANDS = ("printed", "random")
PICKS = ("listed", "chosen", "drawn")
STARTS = ("random", "first")


@dataclass(frozen=True, slots=True)
class Table:
    """What depends on the number of players: the volcano's spaces and the points to reach."""

    players: int
    spaces: int
    target: int


@dataclass(frozen=True, slots=True)
class Pieces:
    """The box as the data describe it, for any number of players."""

    species: tuple[Species, ...]
    faces: tuple[tuple[int, ...], ...]
    dice: int
    rolls: int
    tribes: tuple[str, ...]
    cavemen: int
    bases: int
    most: int
    present: int
    tables: tuple[Table, ...]


@dataclass(frozen=True, slots=True)
class Scenario:
    """A set-up. `layout` is the printed map, cell by cell; the variants are named by the rulings that allow them.

    land: printed, or random (W3), dealt again `shuffles` times (W45). dinosaurs: the four of a match, for pick listed
    or chosen (the lobby puts its own in), or none if they are drawn (W41). start: random, or the first seat.
    stall_rounds: rounds without an eruption until the last one (W47); 0 for never.
    """

    name: str
    title: str
    about: str
    pieces: Pieces
    layout: tuple[Tile, ...]
    land: str
    dinosaurs: tuple[str, ...]
    pick: str
    start: str
    stall_rounds: int
    shuffles: int = 0
    order: int = 0

    def seats(self) -> tuple[int, ...]:
        """How many may play."""
        return tuple(table.players for table in self.pieces.tables)

    def with_options(self, options: Mapping[str, Any]) -> "Scenario":
        """The set-up with the lobby's choices: any of OPTIONS. ValueError: what is wrong, in one sentence."""
        for name, value in options.items():
            check = _CHECKS.get(name)
            if check is None:
                raise no_option(name, OPTIONS)
            check(self, name, value)
        plain: dict[str, Any] = {
            name: tuple(value) if isinstance(value, list) else value for name, value in options.items()
        }
        if "dinosaurs" in plain:
            plain |= {"dinosaurs": tuple(plain["dinosaurs"]), "pick": "chosen"}
        found = replace(self, **plain)
        if found.pick != "drawn" and len(found.dinosaurs) != PENS:
            raise ValueError(_("The option pick is {name}: name the dinosaurs, too.").format(name=found.pick))
        return found


def _one_of(known: tuple[str, ...]) -> Any:
    def check(_scenario: Scenario, name: str, value: Any) -> None:
        if value not in known:
            raise no_choice(name, value, known)

    return check


def _number(_scenario: Scenario, name: str, value: Any) -> None:
    check_number(name, value, 1000)


def _four(scenario: Scenario, _name: str, value: Any) -> None:
    known = [one.name for one in scenario.pieces.species]
    names = list(value) if isinstance(value, (list, tuple)) else []
    if len(names) != PENS or any(name not in known or names.count(name) > 1 for name in names):
        text = _("The option dinosaurs is a list of {number} different kinds out of {known}.")
        raise ValueError(text.format(number=PENS, known=", ".join(known)))


_CHECKS = {
    "dinosaurs": _four,
    "land": _one_of(LANDS),
    "pick": _one_of(PICKS),
    "shuffles": _number,
    "stall_rounds": _number,
    "start": _one_of(STARTS),
}
OPTIONS = tuple(_CHECKS)
"""What the lobby and a match file may choose."""
