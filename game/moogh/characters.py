"""Characters as their cards say, and the bone dice that they roll: part of what lies in the box (`pieces.py`)."""

from dataclasses import dataclass
from enum import StrEnum

RING = 4
"""Icons around a side of a character's card. Slot i lies between icon i and the next; the last one closes the ring."""


class Symbol(StrEnum):
    """What a face of a bone die shows."""

    BARS = "bars"
    CHEVRON = "chevron"
    CROSS = "cross"


@dataclass(frozen=True, slots=True)
class BoneDie:
    """A kind of bone die, its faces (M1: `standard` is 3, 2, 1; `even` is 2, 2, 2)."""

    name: str
    title: str
    faces: tuple[Symbol, ...]


class Deed(StrEnum):
    """An action of a character. Move and Think are basic, all others bold (they roll)."""

    MOVE = "move"
    THINK = "think"
    REST = "rest"
    HEAL = "heal"
    TRAP = "trap"
    STAB = "stab"
    THROW = "throw"
    CLIMB = "climb"
    SEDATE = "sedate"
    TAUNT = "taunt"


BASIC = frozenset({Deed.MOVE, Deed.THINK})
ATTACKS = frozenset({Deed.STAB, Deed.THROW})


@dataclass(frozen=True, slots=True)
class Icon:
    """An action as printed. `dice` is 0 for basic ones; one die with any of `wanted` is a success (M4).

    far: one die less for each space between the character and the target (M35).
    """

    deed: Deed
    dice: int = 0
    wanted: tuple[Symbol, ...] = ()
    far: bool = False


Ring = tuple[Icon, Icon, Icon, Icon]
"""The icons of a side, in the order in which they stand around the cube."""


class SkillKind(StrEnum):
    """A leader's skill, for the whole tribe (M74)."""

    FURY = "fury"
    """Injured members roll `amount` more dice for Stab."""
    REACH = "reach"
    """The first `amount` spaces of a Throw's distance do not count."""
    THOUGHT = "thought"
    """Think draws `amount` more cards than usual, of which one is kept."""
    STRIDE = "stride"
    """The action Move (not the rage token's) goes `amount` spaces further."""


@dataclass(frozen=True, slots=True)
class Skill:
    """A leader's skill and how much it gives; `about` says it, with {amount} for the number."""

    kind: SkillKind
    amount: int
    about: str = ""


class Rank(StrEnum):
    """What a character is in its tribe."""

    LEADER = "leader"
    SIDEKICK = "sidekick"


@dataclass(frozen=True, slots=True)
class CharacterKind:
    """A character and both sides of its card. Only leaders have a skill."""

    name: str
    title: str
    tribe: str
    rank: Rank
    healthy: Ring
    injured: Ring
    skill: Skill | None = None

    def ring(self, *, injured: bool) -> Ring:
        """The icons of that side."""
        return self.injured if injured else self.healthy

    def can(self, deed: Deed) -> bool:
        """Whether either side has an icon of that deed."""
        return any(icon.deed is deed for icon in self.healthy + self.injured)


@dataclass(frozen=True, slots=True)
class Tribe:
    """A tribe; `emblem` names the picture that tells it apart from others (flame, wave, leaf, sun)."""

    name: str
    title: str
    emblem: str
