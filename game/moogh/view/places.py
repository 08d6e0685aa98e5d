"""What can be pointed at, by hand, by keys or by pad. Places are values: the same place is equal after a redraw."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class CellSpot:
    """A space of the board, by its name (`b3`)."""

    name: str


@dataclass(frozen=True, slots=True)
class BeastSpot:
    """A beast on the board, by its number."""

    beast: int


@dataclass(frozen=True, slots=True)
class PersonSpot:
    """A character on the board, by its number."""

    person: int


@dataclass(frozen=True, slots=True)
class CardSpot:
    """A character's card."""

    person: int


@dataclass(frozen=True, slots=True)
class IconSpot:
    """An icon of the side that is up of a character's card, by its place in the ring from 0."""

    person: int
    place: int


@dataclass(frozen=True, slots=True)
class SlotSpot:
    """The place for a cube between two icons, from 1."""

    person: int
    slot: int


@dataclass(frozen=True, slots=True)
class TokenSpot:
    """A character's rage token."""

    person: int


@dataclass(frozen=True, slots=True)
class DossierSpot:
    """A beast's card."""

    beast: int


@dataclass(frozen=True, slots=True)
class RageSpot:
    """A space of a beast's action card: the row counts from 1, the column from 0."""

    beast: int
    row: int
    column: int


@dataclass(frozen=True, slots=True)
class OrderSpot:
    """A place of the turn order row, from 0."""

    place: int


@dataclass(frozen=True, slots=True)
class IdeaSpot:
    """An idea card of the sheet."""

    kind: str


@dataclass(frozen=True, slots=True)
class HuntSpot:
    """The sheet that says what the hunt is for."""


@dataclass(frozen=True, slots=True)
class AheadSpot:
    """What on a beast's sheet asks for its coming turn."""

    beast: int
