"""What this game adds to pointing: bare ground, and animals that are pulled to where they are to go."""

from typing import TYPE_CHECKING

from game.dinowars.view.hand import Choosing
from game.dinowars.view.ordering import Ordering
from game.dinowars.view.places import AnimalSpot, GroundSpot
from game.ui import intents
from game.ui.hand import Spot
from game.ui.pointer import FAR, Pointer
from game.ui.view import Done, Response

if TYPE_CHECKING:
    from game.dinowars.view.match_view import SkirmishView

Point = tuple[float, float]


class Aiming(Pointer[Spot]):
    """The pointer of this table."""

    def __init__(self, view: "SkirmishView") -> None:
        super().__init__(view)
        self.view = view

    @property
    def hinted(self) -> Spot | None:
        """The place about which the tray speaks: also the one to which an animal is pulled."""
        return self.pointed

    def handle(self, intent: intents.Intent) -> Response:
        """Whatever a person wants; the hand knows then what is looked at."""
        found = super().handle(intent)
        self.look()
        return found

    def show(self, spot: Spot) -> None:
        """The focus goes there."""
        self._focus(spot)

    def look(self) -> None:
        """Tells the hand what is pointed at."""
        hand = self.view.hand
        if isinstance(hand, Choosing) and hand.looked != self.pointed:
            hand.look(self.pointed)
            self.view.stale()

    def _release(self, release: intents.Release) -> Response:
        """A hand trembles: ground pressed and released nearly at one place is one place."""
        spot = self.view.places.at(release.x, release.y)
        pressed = self.pressed
        if isinstance(pressed, GroundSpot) and isinstance(spot, GroundSpot) and not self.holding:
            self.pressed = spot
        return super()._release(release)

    def _pull(self, to: Point, start: Point) -> None:
        """An animal that is pressed and pulled shows where it would go."""
        hand = self.view.hand
        if not isinstance(hand, Ordering):
            return
        if not self.carrying:
            far = abs(to[0] - start[0]) + abs(to[1] - start[1]) >= FAR
            if not far or not isinstance(self.pressed, AnimalSpot) or not self._take(hand, self.pressed.piece):
                return
        self.carried = to
        self.pointed = self.view.places.at(*to)
        hand.look(self.pointed)

    @staticmethod
    def _take(hand: Ordering, piece: int) -> bool:
        """Whether that animal is held now and may be pulled."""
        if AnimalSpot(piece) in hand.lit() and hand.state.box.sides[piece] == hand.decision.seat:
            hand.choose(piece)
        return hand.piece == piece and hand.ground

    def _put_down(self, x: float, y: float) -> Response:
        """Where it is let go of is where it is to go: the button then rolls the dice."""
        self.carried = None
        spot = self.view.places.at(x, y)
        hand = self.view.hand
        wanted = spot is not None and isinstance(hand, Ordering) and spot != AnimalSpot(hand.piece)
        return hand.click(spot) if wanted and spot is not None else Done()
