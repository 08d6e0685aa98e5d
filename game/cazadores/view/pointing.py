"""What this game adds to pointing: players are looked at and animals taken up, whoever's turn it is."""

from typing import TYPE_CHECKING

from game.cazadores.view.places import AnimalSpot, SeatSpot
from game.ui.hand import Spot
from game.ui.pointer import Pointer
from game.ui.view import Done, Response

if TYPE_CHECKING:
    from game.cazadores.view.match_view import CazadoresView


class Looker(Pointer[Spot]):
    """The pointer of this table."""

    def __init__(self, view: "CazadoresView") -> None:
        super().__init__(view)
        self.view = view

    def _chosen(self, spot: Spot) -> Response:
        """A player's line shows that ship, an animal of the gallery its facts; all else is the hand's."""
        if isinstance(spot, SeatSpot):
            self.view.showing.viewed = spot.seat
        elif isinstance(spot, AnimalSpot):
            self.view.above.exhibit(spot.animal)
        else:
            return super()._chosen(spot)
        self.view.stale()
        return Done()
