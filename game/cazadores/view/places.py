"""What can be pointed at, by hand, by keys or by pad. Places are values: the same place is equal after a redraw."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class PortSpot:
    """A space of the chart."""

    space: int


@dataclass(frozen=True, slots=True)
class CargoSpot:
    """Loose tiles of one kind on the ship that is shown."""

    tile: int


@dataclass(frozen=True, slots=True)
class AboardSpot:
    """A complete animal on the ship that is shown."""

    animal: int


@dataclass(frozen=True, slots=True)
class MissionSpot:
    """A mission card, by its number."""

    card: int


@dataclass(frozen=True, slots=True)
class DeckSpot:
    """The face-down missions of that value."""

    value: int


@dataclass(frozen=True, slots=True)
class SeatSpot:
    """A player's ribbon."""

    seat: int


@dataclass(frozen=True, slots=True)
class AnimalSpot:
    """An animal in the gallery."""

    animal: int


@dataclass(frozen=True, slots=True)
class StoreSpot:
    """Loose tiles of one kind in the museum that is shown in the gallery."""

    tile: int
