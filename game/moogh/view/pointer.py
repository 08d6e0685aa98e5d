"""What this game adds to pointing: a cube that is dragged to its place between two icons."""

from collections.abc import Hashable
from typing import TYPE_CHECKING

from game.moogh.view.hand import Choosing
from game.moogh.view.places import AheadSpot, CardSpot, DossierSpot, RageSpot, SlotSpot
from game.ui.pointer import FAR, Pointer
from game.ui.view import Done, Response

if TYPE_CHECKING:
    from game.moogh.view.match_view import MooghView

Point = tuple[float, float]


class Dragging(Pointer[Hashable]):
    """The pointer, with a cube that may hang from it."""

    def __init__(self, view: "MooghView") -> None:
        super().__init__(view)
        self.view = view

    @property
    def hinted(self) -> Hashable | None:
        """What the tray speaks about: also the place over which a cube hangs."""
        return self.pointed

    def _chosen(self, spot: Hashable) -> Response:
        """A beast's sheet tells what it does next."""
        if isinstance(spot, AheadSpot | DossierSpot | RageSpot):
            self.view.look_ahead(spot.beast)
            return Done()
        return super()._chosen(spot)

    def _pull(self, to: Point, start: Point) -> None:
        """A cube that is asked for is lifted off its card and follows."""
        hand = self.view.hand
        if not isinstance(hand, Choosing) or not hand.slots():
            return
        if not self.carrying:
            far = abs(to[0] - start[0]) + abs(to[1] - start[1]) >= FAR
            own = {one.person for one in hand.slots()}
            if not far or not isinstance(self.pressed, SlotSpot | CardSpot) or self.pressed.person not in own:
                return
        self.carried = (round(to[0]), round(to[1]))
        self.pointed = self.view.places.at(*to)
        self.view.stale()

    def _put_down(self, x: float, y: float) -> Response:
        """The cube is let go of: an answer between two icons, nothing elsewhere."""
        self.carried = None
        spot = self.view.places.at(x, y)
        return self.view.hand.click(spot) if isinstance(spot, SlotSpot) else Done()
