"""What this game adds to pointing: a piece that is carried to its place, and the volcano's line that is pulled."""

from typing import TYPE_CHECKING, Final

from game.ui.eases import ease_in_out_cubic
from game.ui.hand import Behaviour, Spot
from game.ui.pointer import FAR, Pointer
from game.ui.view import Done, Response, Say
from game.wrath.commands import Tremor
from game.wrath.land import LINES
from game.wrath.view import layout
from game.wrath.view.board import Slide
from game.wrath.view.hand import Shaking
from game.wrath.view.heard import GRIND
from game.wrath.view.places import ArrowSpot, DieSpot, PieceSpot, TileSpot
from game.wrath.view.quake import moved
from game.wrath.view.spending import Spending, under

if TYPE_CHECKING:
    from game.wrath.view.match_view import WrathView

SPRING_S: Final = 0.16
AHEAD_S: Final = 0.3


class Puller(Pointer[Spot]):
    """What is pointed at, pressed, carried and pulled."""

    def __init__(self, view: "WrathView") -> None:
        super().__init__(view)
        self.view = view
        self.slide: Slide | None = None
        self.pulling = False
        self._spring = 0.0
        self._peek = 0.0
        self._peeked = ""

    @property
    def springing(self) -> bool:
        """Whether a line that was pulled too little is on its way back."""
        return self._spring > 0

    @property
    def holding(self) -> bool:
        """Whether a piece hangs from the pointer, or the land is being pulled."""
        return self.carrying or self.pulling

    # -- carrying -------------------------------------------------------------------------------------------
    def _pull(self, to: tuple[float, float], start: tuple[float, float]) -> None:
        hand = self.view.hand
        if isinstance(hand, Shaking) and (self.pulling or self._on_volcano(self.pressed)):
            self._shift(to[0] - start[0], to[1] - start[1])
        elif isinstance(hand, Spending) and (self.carrying or (self.pressed is not None and hand.lift(self.pressed))):
            self.carried = to
            self.pointed = self._ground(*to)

    def _ground(self, x: float, y: float) -> Spot | None:
        """The tile or the nest under a carried piece: pieces that stand there do not matter."""
        return under(self.view.places.at(x, y)) or self.view.places.at(x, y)

    def _put_down(self, x: float, y: float) -> Response:
        if self.pulling:
            return self._let_fly()
        hand, spot = self.view.hand, self._ground(x, y)
        self.carried = None
        if not isinstance(hand, Spending) or hand.held is None or spot is None or under(hand.held) == spot:
            hand.drop()
            return Done()
        found = hand.click(spot) if under(spot) is not None else Done()
        if isinstance(found, (Say, Done)):
            hand.drop()
        else:
            self.view.player.in_hand = True
        return found

    def _chosen(self, spot: Spot) -> Response:
        hand: Behaviour[Spot] = self.view.hand
        if isinstance(hand, Shaking) and self._on_volcano(spot):
            return Done()
        return hand.click(spot)

    def press_die(self, number: int) -> Response:
        """The die of that number, counted from 1, is pressed by its digit."""
        spot = DieSpot(number - 1)
        if self.view.moving or spot not in self.view.places.boxes:
            return Done()
        self._focus(spot)
        return self._click(spot, twin=False)

    # -- pulling the volcano --------------------------------------------------------------------------------
    def _on_volcano(self, spot: Spot | None) -> bool:
        cell = self.view.showing.volcano
        return spot == TileSpot(cell) or (isinstance(spot, PieceSpot) and spot.place == "volcano")

    def _shift(self, dx: float, dy: float) -> None:
        """The row or column follows the hand, one tile far at most."""
        across = abs(dx) >= abs(dy)
        far = max(-layout.STEP, min(layout.STEP, dx if across else dy))
        cells = frozenset(LINES["right" if across else "down"][self.view.showing.volcano])
        before = self.slide.offset if self.pulling and self.slide is not None else 0.0
        self.view.player.ear.pulled(before, far, layout.STEP / 2)
        self.pulling, self._peek = True, 0.0
        self.slide = Slide(cells, across, round(far, 1))
        self.view.showing.away = cells
        self.pointed = ArrowSpot(_direction(self.slide))

    def _let_fly(self) -> Response:
        """Past the middle the land shifts; before, it springs back."""
        slide = self.slide
        self.pulling = False
        self.pointed = None
        if slide is None:
            return Done()
        if abs(slide.offset) > layout.STEP / 2:
            self.view.player.pulled = min(abs(slide.offset), layout.STEP - 1)
            self.slide = None
            self.view.showing.away = frozenset()
            return Tremor(_direction(slide))
        self._spring = SPRING_S
        self.view.player.ear.cued((GRIND,))
        return Done()

    def update(self, dt: float) -> None:
        """A line springs back, or shows where it would go."""
        if self._spring <= 0 or self.slide is None:
            self._look_ahead(dt)
            return
        rest = max(0.0, self._spring - dt)
        self.slide = Slide(self.slide.cells, self.slide.across, round(self.slide.offset * rest / self._spring, 1))
        self._spring = rest
        if rest <= 0:
            self.spring_back_now()

    @property
    def pushed(self) -> str:
        """The push that the board shows, by hand or ahead; empty while the land lies as it is."""
        if self.slide is None or self.springing or abs(self.slide.offset) < FAR:
            return ""
        return _direction(self.slide)

    def looked_ahead(self, direction: str) -> float:
        """How far (design units) the board shows that push ahead; 0 if it does not, or a hand pulled it."""
        if not self._peek or self._peeked != direction or self.slide is None:
            return 0.0
        return min(abs(self.slide.offset), layout.STEP - 1)

    def _look_ahead(self, dt: float) -> None:
        """The arrow that is pointed at: its line goes there, and comes back when it is so no more."""
        view = self.view
        wanted = ""
        if isinstance(view.hand, Shaking) and isinstance(self.pointed, ArrowSpot) and not self.pulling:
            wanted = "" if view.player.busy else self.pointed.direction
        if wanted and not self._peek:
            self._peeked = wanted
            view.player.ear.cued((GRIND,))
        goal = layout.STEP if wanted and wanted == self._peeked else 0.0
        if self._peek == goal:
            return
        step = layout.STEP * dt / AHEAD_S
        comfort = view.services.comfort
        if comfort.calm or comfort.speed <= 0 or abs(goal - self._peek) <= step:
            self._peek = goal
        else:
            self._peek += step if goal > self._peek else -step
        share = ease_in_out_cubic(self._peek / layout.STEP)
        self.slide = moved(self._peeked, view.showing.volcano, layout.STEP * share) if self._peek else None
        view.showing.away = frozenset() if self.slide is None else self.slide.cells
        view.stale()

    def spring_back_now(self) -> None:
        """It lies as before."""
        self._spring = self._peek = 0.0
        self.pulling = False
        if self.slide is not None:
            self.slide = None
            self.view.showing.away = frozenset()
            self.view.stale()

    def let_go(self) -> None:
        """Nothing is pressed, carried or pulled any more."""
        super().let_go()
        self.spring_back_now()


def _direction(slide: Slide) -> str:
    if slide.across:
        return "right" if slide.offset >= 0 else "left"
    return "down" if slide.offset >= 0 else "up"
