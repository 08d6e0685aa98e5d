"""What can be pointed at, by hand, by keys or by pad. Places are values: the same place is equal after a redraw."""

from collections.abc import Iterable
from dataclasses import dataclass

from pygame import FRect

from game.dinowars.view import layout
from game.ui.hand import Spot
from game.ui.spots import Places


@dataclass(frozen=True, slots=True)
class GroundSpot:
    """Any place on the table, in hundredths of an inch from the west and the north: for the mouse alone."""

    x: int
    y: int


@dataclass(frozen=True, slots=True)
class AnimalSpot:
    """A piece that stands on the table, by its number."""

    piece: int


@dataclass(frozen=True, slots=True)
class PointSpot:
    """A place that matters: a marker, a feeding point, somewhere to stand. Hundredths of an inch."""

    x: int
    y: int


@dataclass(frozen=True, slots=True)
class WindSpot:
    """A heading, in hundredths of a degree."""

    heading: int


@dataclass(frozen=True, slots=True)
class DistanceSpot:
    """So far along the way that was rolled, in hundredths of an inch."""

    distance: int


@dataclass(frozen=True, slots=True)
class EdgeSpot:
    """An edge of the table."""

    edge: str


@dataclass(frozen=True, slots=True)
class RosterSpot:
    """An animal's line in its side's roster."""

    piece: int


@dataclass(frozen=True, slots=True)
class SideSpot:
    """The head of a roster."""

    seat: int


@dataclass(frozen=True, slots=True)
class RowSpot:
    """A line of the card, by its name."""

    name: str


@dataclass(frozen=True, slots=True)
class ObjectiveSpot:
    """A line of the objectives, from 0."""

    number: int


class Tabletop(Places[Spot]):
    """The places of the table; `open_ground`: bare ground can be pointed at too."""

    def __init__(self, touched: Iterable[tuple[Spot, FRect]], *, open_ground: bool) -> None:
        super().__init__(touched)
        self._open = open_ground

    def at(self, x: float, y: float) -> Spot | None:
        """What is under the pointer."""
        found = super().at(x, y)
        if found is None and self._open and layout.TABLE.collidepoint(x, y):
            return GroundSpot(*layout.spot(x, y))
        return found
