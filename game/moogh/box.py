"""The box for one table: who hunts whom, where, and by which numbers. Never changes during a match."""

from dataclasses import dataclass, field

from game.moogh.characters import CharacterKind, Rank, Skill, Symbol
from game.moogh.land import Land, land_of
from game.moogh.objectives import UNTIL_DARK, Objective
from game.moogh.pieces import ActionCard, BeastKind, Idea, Item, Mode, Numbers, Row
from game.moogh.scenario import TOGETHER, Format, Scenario

EXTRA = 100
"""A turn order card is a character's number; a beast's is FIRST_BEAST and its number, its extra card's EXTRA more."""
FIRST_BEAST = 50


@dataclass(frozen=True, slots=True)
class Person:
    """A character in play: `seat` controls it, `side` gets its points; `item` is what it carries, if anything.

    traits: what it is, in a campaign. gifts: the item and the traits together.
    """

    name: str
    kind: CharacterKind
    seat: int
    side: int
    item: Item | None = None
    traits: tuple[Item, ...] = ()
    gifts: tuple[Item, ...] = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "gifts", (self.item, *self.traits) if self.item else self.traits)


@dataclass(frozen=True, slots=True)
class Quarry:
    """A beast in play, by a name that no other beast of the hunt has."""

    name: str
    kind: BeastKind
    card: ActionCard
    ward: bool

    def row(self, face: int, rage: int) -> Row:
        """The row of the card's face at that rage, which counts from 1."""
        return self.card.faces[face][rage - 1]


@dataclass(frozen=True)
class Box:
    """Everything that one match never changes. `sides` are tribes, teams, or the one group (`together`)."""

    scenario: Scenario
    format: Format
    seats: int
    sides: int
    people: tuple[Person, ...]
    beasts: tuple[Quarry, ...]
    mode: Mode
    faces: tuple[Symbol, ...]
    land: Land = field(init=False)
    numbers: Numbers = field(init=False)
    ideas: tuple[Idea, ...] = field(init=False)
    together: bool = field(init=False)
    limit: int = field(init=False)
    """Where the time marker ends the hunt."""
    objective: Objective = field(init=False)
    teams: tuple[tuple[int, ...], ...] = field(init=False)
    """The seats of each side."""
    skilled: tuple[tuple[tuple[int, Skill], ...], ...] = field(init=False)
    """By side, the leaders with their skills."""

    def __post_init__(self) -> None:
        found = {
            "land": land_of(self.scenario.board),
            "numbers": self.scenario.pieces.numbers,
            "ideas": self.scenario.pieces.ideas,
            "together": self.format in TOGETHER,
            "limit": self._rounds(),
            "objective": self.scenario.setup.objective,
            "teams": tuple(
                tuple(sorted({one.seat for one in self.people if one.side == n})) for n in range(self.sides)
            ),
            "skilled": tuple(self._skills(side) for side in range(self.sides)),
        }
        for name, value in found.items():
            object.__setattr__(self, name, value)

    def _rounds(self) -> int:
        """M70: in competition so many times the limit, but dark that fulfils an objective comes at the limit (M87)."""
        setup = self.scenario.setup
        doubled = self.format not in TOGETHER and not isinstance(setup.objective, UNTIL_DARK)
        return setup.limit * (self.scenario.pieces.numbers.sunset if doubled else 1)

    def _skills(self, side: int) -> tuple[tuple[int, Skill], ...]:
        return tuple(
            (number, one.kind.skill)
            for number, one in enumerate(self.people)
            if one.side == side and one.kind.rank is Rank.LEADER and one.kind.skill is not None
        )

    def person(self, name: str) -> int:
        """The number of the character of that name. KeyError."""
        return _place([one.name for one in self.people], name)

    def beast(self, name: str) -> int:
        """The number of the beast of that name. KeyError."""
        return _place([one.name for one in self.beasts], name)

    def idea(self, kind: str) -> Idea:
        """The idea of that kind."""
        return next(one for one in self.ideas if one.kind == kind)

    def card_name(self, card: int) -> str:
        """A turn order card: the name of who acts at it, `moogh+` for an extra card."""
        if card < FIRST_BEAST:
            return self.people[card].name
        number, extra = (card - FIRST_BEAST) % EXTRA, card >= EXTRA + FIRST_BEAST
        return self.beasts[number].name + "+" * extra

    def cards(self) -> tuple[int, ...]:
        """All turn order cards of this match. M51: an extra card only where mode and beast have one."""
        basic = [FIRST_BEAST + number for number in range(len(self.beasts))]
        extra = [
            FIRST_BEAST + EXTRA + number for number, one in enumerate(self.beasts) if self.mode.extra and one.kind.extra
        ]
        return (*range(len(self.people)), *basic, *extra)


def beast_of(card: int) -> int:
    """The beast that acts at a card; below 0 for a character's."""
    return -1 if card < FIRST_BEAST else (card - FIRST_BEAST) % EXTRA


def _place(names: list[str], name: str) -> int:
    if name not in names:
        raise KeyError(name)
    return names.index(name)
