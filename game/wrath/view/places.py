"""What can be pointed at, by hand, by keys or by pad. Places are values: the same place is equal after a redraw."""

from dataclasses import dataclass

SUPPLY = "supply"
NEST_PLACE = "egg"


@dataclass(frozen=True, slots=True)
class DieSpot:
    """A die, counted from 0."""

    number: int


@dataclass(frozen=True, slots=True)
class PieceSpot:
    """The pieces of one kind and seat that stand together: on a cell (`b3`), on `egg`, or in the `supply`."""

    seat: int
    piece: str
    place: str


@dataclass(frozen=True, slots=True)
class TileSpot:
    """A cell of the map."""

    cell: int


@dataclass(frozen=True, slots=True)
class PenSpot:
    """A dinosaur's pen."""

    dinosaur: str


@dataclass(frozen=True, slots=True)
class NestSpot:
    """The egg space."""


@dataclass(frozen=True, slots=True)
class PanelSpot:
    """A tribe's panel."""

    seat: int


@dataclass(frozen=True, slots=True)
class TrailSpot:
    """The trail of points."""


@dataclass(frozen=True, slots=True)
class ArrowSpot:
    """A way in which the volcano may be pushed."""

    direction: str
