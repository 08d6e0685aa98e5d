"""A hunt to choose in the lobby, set up for each difficulty, and the choices that a table has."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any

from game.core.options import no_choice, no_option
from game.core.words import _
from game.moogh.board import Board, Facing
from game.moogh.objectives import Objective
from game.moogh.pieces import ActionCard, BeastKind, Pieces, named


class Format(StrEnum):
    """How the seats stand to each other."""

    COMPETITIVE = "competitive"
    """2 to 4 seats, each a tribe."""
    TEAMS = "teams"
    """4 seats: two teams of a leader's and a sidekick's player."""
    COOPERATIVE = "cooperative"
    """2 to 4 seats, one group."""
    SOLO = "solo"
    """1 seat."""


SEATS = {
    Format.COMPETITIVE: (2, 3, 4),
    Format.TEAMS: (4,),
    Format.COOPERATIVE: (2, 3, 4),
    Format.SOLO: (1,),
}
"""How many seats each format has."""
TOGETHER = frozenset({Format.COOPERATIVE, Format.SOLO})
"""The formats with one group and a time marker."""


@dataclass(frozen=True, slots=True)
class BeastStart:
    """A beast as it is set up. cells: 1 or 4, north-west first; rage from 1. A ward must live (M83)."""

    name: str
    kind: BeastKind
    card: ActionCard
    cells: tuple[int, ...]
    facing: Facing
    health: int
    rage: int = 1
    ward: bool = False


@dataclass(frozen=True, slots=True)
class Setup:
    """A hunt at one difficulty. limit: rounds as for solo and cooperative play (M56, M70)."""

    mode: str
    limit: int
    beasts: tuple[BeastStart, ...]
    objective: Objective


@dataclass(frozen=True, slots=True)
class Scenario:
    """A hunt, and what the table has chosen for it.

    formats: those that the hunt allows. mode: a difficulty's name. die: a bone die's name (M1). members: the
    characters of each seat by name, or empty for the usual ones. child: the name of the beast whose place the small
    Moogh takes (M81), or empty. `format` is None for the usual one: solo for one seat, competitive for more.
    items: characters and what they carry (M63); points: savage points by side at the start; traits: characters and
    what they are, in a campaign all who hunt (M102); wounded: characters who begin injured (M103). These four are a
    campaign's.
    """

    name: str
    title: str
    about: str
    introduction: str
    ending: str
    pieces: Pieces
    board: Board
    setups: tuple[Setup, ...]
    formats: tuple[Format, ...]
    order: int = 0
    format: Format | None = None
    mode: str = "hunter"
    die: str = "standard"
    members: tuple[tuple[str, ...], ...] = ()
    child: str = ""
    items: tuple[tuple[str, str], ...] = ()
    points: tuple[int, ...] = ()
    traits: tuple[tuple[str, tuple[str, ...]], ...] = ()
    wounded: tuple[str, ...] = ()

    def seats(self) -> tuple[int, ...]:
        """How many may play."""
        formats = (self.format,) if self.format else self.formats
        return tuple(sorted({number for one in formats for number in SEATS[one]}))

    def format_for(self, seats: int) -> Format:
        """The format of a table with so many seats."""
        return self.format or (Format.SOLO if seats == 1 else Format.COMPETITIVE)

    @property
    def setup(self) -> Setup:
        """The set-up of the chosen difficulty, with the small Moogh where the table wants it."""
        found = next(one for one in self.setups if one.mode == self.mode)
        return replace(found, beasts=tuple(self._smaller(one) for one in found.beasts)) if self.child else found

    def _smaller(self, one: BeastStart) -> BeastStart:
        """M81: in the place of that beast the small Moogh, on the place's north-western cell."""
        if one.name != self.child:
            return one
        child = self.pieces.child
        card = named(self.pieces.cards, child.card)
        kind = named(self.pieces.beasts, card.beast)
        return replace(one, kind=kind, card=card, cells=one.cells[:1], health=child.health, rage=child.rage)

    def with_options(self, options: Mapping[str, Any]) -> "Scenario":
        """The hunt with the lobby's choices: any of OPTIONS. ValueError: what is wrong, in one sentence."""
        for name in options:
            if name not in OPTIONS:
                raise no_option(name, OPTIONS)
        plain: dict[str, Any] = {name: _CHECKS[name](self, options[name]) for name in options}
        found = replace(self, **plain)
        if found.child and all(one.name != found.child for one in found.setup.beasts):
            raise no_choice("child", found.child, (one.name for one in found.setup.beasts))
        return found


@dataclass(frozen=True, slots=True)
class Campaign:
    """Hunts in an order, by their names.

    drawn: items that a group draws after a win, to keep one. prize, shared: points with which the winner of a hunt
    begins the next one in competition, alone or with others.
    """

    name: str
    title: str
    about: str
    hunts: tuple[str, ...]
    drawn: int
    prize: int
    shared: int


def _chosen(name: str, value: Any, known: tuple[str, ...]) -> str:
    if value not in known:
        raise no_choice(name, value, filter(None, known))
    return str(value)


def _format(scenario: Scenario, value: Any) -> Format:
    return Format(_chosen("format", value, tuple(scenario.formats)))


def _mode(scenario: Scenario, value: Any) -> str:
    return _chosen("mode", value, tuple(one.mode for one in scenario.setups))


def _die(scenario: Scenario, value: Any) -> str:
    return _chosen("die", value, tuple(one.name for one in scenario.pieces.dice))


def _child(scenario: Scenario, value: Any) -> str:
    names = {beast.name: None for setup in scenario.setups for beast in setup.beasts}
    return _chosen("child", value, ("", *names))


def _members(scenario: Scenario, value: Any) -> tuple[tuple[str, ...], ...]:
    known = [one.name for one in scenario.pieces.characters]
    listed = value if isinstance(value, (list, tuple)) else ()
    seats = [tuple(one) if isinstance(one, (list, tuple)) else () for one in listed]
    flat = [name for seat in seats for name in seat]
    if not all(seats) or not flat or any(name not in known or flat.count(name) > 1 for name in flat):
        text = _("The option members is a list for each seat of different characters out of {known}.")
        raise ValueError(text.format(known=", ".join(known)))
    return tuple(seats)


def _items(scenario: Scenario, value: Any) -> tuple[tuple[str, str], ...]:
    """A mapping of characters to items, one each, that suit them."""
    people = {one.name: one for one in scenario.pieces.characters}
    items = {one.name: one for one in scenario.pieces.items}
    pairs = dict(value) if isinstance(value, Mapping) else {"": value}
    known = all(name in people and item in list(items) for name, item in pairs.items())  # an item may be anything
    if not known or len(set(pairs.values())) < len(pairs):
        text = _("The option items names a different item for each character, out of {known}.")
        raise ValueError(text.format(known=", ".join(items)))
    for name, item in pairs.items():
        if not items[item].suits(people[name]):
            raise ValueError(_("{item} is of no use to {person}.").format(item=item, person=name))
    return tuple(sorted(pairs.items()))


def _traits(scenario: Scenario, value: Any) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """A mapping of characters to lists of traits, each once."""
    people = [one.name for one in scenario.pieces.characters]
    known = [one.name for one in scenario.pieces.traits]
    pairs = dict(value) if isinstance(value, Mapping) else {"": ()}
    lists = {name: tuple(one) if isinstance(one, (list, tuple)) else (None,) for name, one in pairs.items()}
    for name, given in lists.items():
        if name not in people or any(one not in known or given.count(one) > 1 for one in given):
            text = _("The option traits is a list of different traits for each character, out of {known}.")
            raise ValueError(text.format(known=", ".join(known)))
    return tuple(sorted(lists.items()))


def _wounded(scenario: Scenario, value: Any) -> tuple[str, ...]:
    people = [one.name for one in scenario.pieces.characters]
    names: list[Any] = list(value) if isinstance(value, (list, tuple)) else [None]
    if any(name not in people or names.count(name) > 1 for name in names):
        text = _("The option wounded is a list of different characters out of {known}.")
        raise ValueError(text.format(known=", ".join(people)))
    return tuple(sorted(names))


def _points(_scenario: Scenario, value: Any) -> tuple[int, ...]:
    numbers: list[Any] = list(value) if isinstance(value, (list, tuple)) else [None]
    if any(type(one) is not int or not 0 <= one <= 100 for one in numbers):
        raise ValueError(_("The option points is a list of numbers from 0 to 100, one for each side."))
    return tuple(numbers)


_CHECKS: dict[str, Callable[[Scenario, Any], Any]] = {
    "format": _format,
    "mode": _mode,
    "die": _die,
    "child": _child,
    "members": _members,
    "items": _items,
    "points": _points,
    "traits": _traits,
    "wounded": _wounded,
}
OPTIONS = tuple(_CHECKS)
"""What the lobby and a match file may choose."""
