"""What lies in the box, as the data say it: beasts, cards, ideas, items, numbers; and characters (`characters.py`)."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from typing import Protocol, TypeVar

from game.moogh.characters import BoneDie, CharacterKind, Deed, Rank, Symbol, Tribe

COLUMNS = 4
"""Spaces in a row of an action card."""


# -- beasts -----------------------------------------------------------------------------------------------------------


class Section(StrEnum):
    """A part of what is around a beast. Front and back include their corners; `sides` is left and right."""

    FRONT = "front"
    SIDES = "sides"
    BACK = "back"
    TOP = "top"


@dataclass(frozen=True, slots=True)
class Flank:
    """What a beast card says of a section: dice off a Stab, dice added to it, and whether nobody climbs from there."""

    defence: int = 0
    weak: int = 0
    closed: bool = False


@dataclass(frozen=True, slots=True)
class BeastKind:
    """A beast card. size: 1 or 2 cells along each edge. `struck` is the section that an attack die names.

    figures: how many stand in the box. extra: whether it has an extra turn order card (the small Moogh has none, M51).
    """

    name: str
    title: str
    size: int
    front: Flank
    sides: Flank
    back: Flank
    top: Flank
    bars: Section
    chevron: Section
    cross: Section
    figures: int
    extra: bool

    def flank(self, section: Section) -> Flank:
        """What the card says of that section."""
        return {
            Section.FRONT: self.front,
            Section.SIDES: self.sides,
            Section.BACK: self.back,
            Section.TOP: self.top,
        }[section]

    def struck(self, symbol: Symbol) -> Section:
        """The section that an attack with that symbol hits (rulebook, "Attack")."""
        return {Symbol.BARS: self.bars, Symbol.CHEVRON: self.chevron, Symbol.CROSS: self.cross}[symbol]


class Act(StrEnum):
    """What a beast does where its disc has landed. Those of COUNTED have a number."""

    FORWARD = "forward"
    BACKWARD = "backward"
    SEEK = "seek"
    LOOK = "look"
    TRAMPLE = "trample"
    """Look for a target, then so many spaces forward: one step of the disc (M45)."""
    ATTACK = "attack"
    BITE = "bite"
    CLAW = "claw"
    TAIL = "tail"
    SHAKE = "shake"
    UTURN = "u-turn"
    RANDOM = "random"
    SLEEP = "sleep"


COUNTED = frozenset({Act.FORWARD, Act.BACKWARD, Act.TRAMPLE, Act.ATTACK})


@dataclass(frozen=True, slots=True)
class Space:
    """A space of an action card; `count` is spaces to go or attacks, 1 for acts without a number."""

    act: Act
    count: int = 1


@dataclass(frozen=True, slots=True)
class Row:
    """A row of an action card: dice off each attack, arrows (actions a turn, and how far Shake throws), spaces."""

    defence: int
    arrows: int
    spaces: tuple[Space, ...]


@dataclass(frozen=True, slots=True)
class ActionCard:
    """A beast action card. Either face is its rows from the calmest (rage 1) up; all have COLUMNS spaces.

    beast: the name of its BeastKind. mood: calm, angry, or empty for beasts with one version.
    """

    name: str
    title: str
    beast: str
    mood: str
    faces: tuple[tuple[Row, ...], tuple[Row, ...]]

    @property
    def most(self) -> int:
        """The highest rage."""
        return len(self.faces[0])


# -- ideas and items --------------------------------------------------------------------------------------------------


class IdeaKind(StrEnum):
    """The ideas by name; what each does is coded under its name, its numbers are data."""

    FLINT = "sharp-flint"
    SHAFT = "straight-shaft"
    HIDE = "hide"
    WAR_CRY = "war-cry"
    HERBS = "herbs"
    DISTRACT = "distract"
    SONG = "soothing-song"
    DIG = "dig"
    LEAP = "leap"
    ROPE = "rope"
    COPY = "copy"
    MUD_BATH = "mud-bath"
    FIRE = "fire"
    AMBUSH = "ambush"
    HURRY = "hurry"
    SECOND_WIND = "second-wind"
    WATCH = "watch"


@dataclass(frozen=True, slots=True)
class Idea:
    """An idea card. `within`: spaces of its condition, king's steps; `amount`: dice, spaces or places of its effect.

    Both stand in its texts as {within} and {amount}.
    """

    kind: IdeaKind
    title: str
    condition: str
    about: str
    within: int = 0
    amount: int = 0


class Power(StrEnum):
    """What an item gives, or a trait of a person in a campaign. Those of CAMP count between hunts alone (M104)."""

    DICE = "dice"
    """`amount` more dice for `deeds`, before the most that may be rolled (M3); a mark may take some."""
    NECKLACE = "necklace"
    """Rolls to save oneself or to stay on a beast succeed on chevron too."""
    SHIELD = "shield"
    """Once a hunt an injury may be ignored: no flip, no token, no point."""
    BOOTS = "boots"
    """No roll for water and mud."""
    STRIDE = "stride"
    """The action Move goes `amount` spaces further, one at least."""
    THOUGHT = "thought"
    """Think draws `amount` ideas more, one at least."""
    MENDING = "mending"
    """Between hunts `amount` wounded people more are whole again."""
    TOUGH = "tough"
    """No mark stays of being knocked out."""


CAMP = frozenset({Power.MENDING, Power.TOUGH})


@dataclass(frozen=True, slots=True)
class Item:
    """An item card, for campaigns. Those with `deeds` go only to characters who can do one of them.

    A trait and a mark are said like an item: what they give, or take where `amount` is below 0.
    """

    name: str
    title: str
    about: str
    power: Power
    deeds: tuple[Deed, ...] = ()
    amount: int = 0

    def suits(self, one: CharacterKind) -> bool:
        """Whether that character may have it."""
        return not self.deeds or any(one.can(deed) for deed in self.deeds)


# -- the table --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Mode:
    """A difficulty: whether beasts get their extra turn card and characters a rage token, and how many hunt alone.

    solo is 0 where neither solo nor cooperative play is possible.
    """

    name: str
    title: str
    extra: bool
    token: bool
    solo: int


@dataclass(frozen=True, slots=True)
class Child:
    """The small Moogh that takes another beast's place at a children's table: its card's name, health, rage (M81)."""

    card: str
    health: int
    rage: int


@dataclass(frozen=True, slots=True)
class Numbers:
    """The numbers that the rulebook and the box fix for every hunt."""

    dice: int = 8
    traps: int = 10
    beasts: int = 3
    shown: int = 3
    drawn: int = 2
    move: int = 2
    rage_move: int = 2
    calm: int = 2
    """Sedate never leads below this rage (M6)."""
    fled: int = 3
    """What the time marker gains after a round in which a beast fled, instead of 1 (M56)."""
    sunset: int = 2
    """How many times the limit a competition lasts at most, in rounds (M70)."""


class _Named(Protocol):
    @property
    def name(self) -> str: ...


N = TypeVar("N", bound=_Named)


def named(things: Iterable[N], name: str) -> N:
    """The one of that name. KeyError: there is none."""
    for one in things:
        if one.name == name:
            return one
    raise KeyError(name)


@dataclass(frozen=True, slots=True)
class Pieces:
    """The whole box."""

    dice: tuple[BoneDie, ...]
    tribes: tuple[Tribe, ...]
    characters: tuple[CharacterKind, ...]
    beasts: tuple[BeastKind, ...]
    cards: tuple[ActionCard, ...]
    ideas: tuple[Idea, ...]
    items: tuple[Item, ...]
    modes: tuple[Mode, ...]
    child: Child
    numbers: Numbers
    traits: tuple[Item, ...] = ()
    """What people of campaigns are born with, and the marks that hunts leave on them."""

    def leader(self, tribe: str) -> CharacterKind:
        """That tribe's leader."""
        return next(one for one in self.characters if one.tribe == tribe and one.rank is Rank.LEADER)

    def sidekick(self, tribe: str) -> CharacterKind:
        """That tribe's sidekick."""
        return next(one for one in self.characters if one.tribe == tribe and one.rank is Rank.SIDEKICK)
