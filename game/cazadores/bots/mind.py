"""How a bot thinks: what it gives weight to, and how far it looks."""

from dataclasses import dataclass
from typing import NamedTuple


class Width(NamedTuple):
    """How far a search for trips goes: so many of them are led on, to so many stops."""

    trips: int
    stops: int


@dataclass(frozen=True, slots=True)
class Mind:
    """How a bot thinks.

    `spite`: how much of what a rival loses by a dig counts as gained, where there is but one (see `envy`). `thrift`:
    what a provision is worth, as a part of what a tile is worth on average. `pull`: how much what lies beyond this
    turn counts. `eager`: by this part, for each seat more than two, a seat's share of the tiles that it lacks is
    larger than an even one. `width` of the search for trips, and `nodes`, trips looked at for an answer at most.
    """

    spite: float
    thrift: float
    pull: float
    eager: float
    width: Width
    nodes: int

    def envy(self, seats: int) -> float:
        """How much of what rivals lose on average counts as gained: among many, others profit from it as well."""
        return 2 * self.spite / seats

    def share(self, seats: int) -> float:
        """What of the buried tiles a seat may hope for, 0 to 1."""
        return (1 + self.eager * (seats - 2)) / seats
