"""Pointing, clicking, dragging and the focus: from intents to places, and what the hand makes of them."""

from typing import TYPE_CHECKING, Final

from game.ui import intents
from game.ui.devices.gate import TWICE_S
from game.ui.eases import ease_in_out_cubic
from game.ui.intents import Direction, Intent
from game.ui.view import Done, Response, Say
from game.wrath.commands import Tremor
from game.wrath.land import LINES
from game.wrath.view import layout
from game.wrath.view.board import Slide
from game.wrath.view.hand import Shaking
from game.wrath.view.heard import GRIND
from game.wrath.view.places import SLIP, ArrowSpot, ButtonSpot, PieceSpot, Spot, TileSpot
from game.wrath.view.quake import moved
from game.wrath.view.spending import Spending, under

if TYPE_CHECKING:
    from game.wrath.view.match_view import WrathView

FAR: Final = 12.0
"""So many units, and a press is a drag."""
SPRING_S: Final = 0.16
AHEAD_S: Final = 0.3
PRESSES = (intents.Press, intents.Confirm)
FIRST = (ButtonSpot("main"), ButtonSpot("next"))
SYSTEM: Final[dict[str, type[Intent]]] = {
    "undo": intents.Undo, "redo": intents.Redo, "hint": intents.Hint, "log": intents.Log, "menu": intents.Menu,
}  # fmt: skip
"""What the play screen does, by the button for it."""
REPEATED = (ButtonSpot("undo"), ButtonSpot("redo"))
"""What may be pressed in quick succession: each takes one step more."""


class Pointer:
    """What is pointed at (`ringed`: by keys or pad), pressed, carried and pulled."""

    def __init__(self, view: "WrathView") -> None:
        self.view = view
        self.pointed: Spot | None = None
        self.ringed = False
        self.pressed: Spot | None = None
        self.carried: tuple[float, float] | None = None
        self.slide: Slide | None = None
        self.pulling = False
        self._spring = 0.0
        self._peek = 0.0
        self._peeked = ""
        self._last_focus: Spot | None = None
        self._last_press: intents.Release | intents.Confirm | None = None

    @property
    def carrying(self) -> bool:
        """Whether a piece hangs from the pointer."""
        return self.carried is not None

    @property
    def springing(self) -> bool:
        """Whether a line that was pulled too little is on its way back."""
        return self._spring > 0

    @property
    def hinted(self) -> Spot | None:
        """The place about which the tray speaks."""
        return None if self.carrying else self.pointed

    # -- intents --------------------------------------------------------------------------------------------
    def handle(self, intent: Intent) -> Response:
        """Whatever a person wants."""
        if self.view.player.busy and isinstance(intent, PRESSES):
            return None
        match intent:
            case intents.Press(x=x, y=y, button=1):
                return self._press(x, y)
            case intents.Press() if self.carrying or self.pulling:  # another button: it goes back to where it was
                self._cancel()
                return Done()
            case intents.Drag(x=x, y=y, x0=x0, y0=y0):
                return self._drag(x, y, x0, y0)
            case intents.Release(button=1):
                return self._release(intent)
        return self._steered(intent)

    def _steered(self, intent: Intent) -> Response:
        """Keys, pad, and a pointer that only looks."""
        match intent:
            case intents.Move(direction=direction):
                self._step(direction)
            case intents.Next():
                self._next(1)
            case intents.Previous():
                self._next(-1)
            case intents.Point(x=x, y=y):
                self._point(x, y)
            case intents.DragCancelled():
                self.let_go()
            case _:
                return self._decided(intent)
        return Done()

    def _decided(self, intent: Intent) -> Response:
        match intent:
            case intents.Confirm():
                return self._confirm(intent)
            case intents.Cancel():
                return self._cancel()
        return None

    # -- the mouse ------------------------------------------------------------------------------------------
    def _point(self, x: float, y: float) -> None:
        spot = self.view.places.at(x, y)
        if spot != self.pointed or self.ringed:
            self.pointed, self.ringed = spot, False
            self.view.stale()

    def _press(self, x: float, y: float) -> Response:
        self._point(x, y)
        self.pressed = self.pointed
        self.view.stale()
        return Done()

    def _drag(self, x: float, y: float, x0: float, y0: float) -> Response:
        if abs(x - x0) + abs(y - y0) < FAR and not (self.carrying or self.pulling):
            return Done()
        hand = self.view.hand
        if isinstance(hand, Shaking) and (self.pulling or self._on_volcano(self.pressed)):
            self._pull(x - x0, y - y0)
        elif isinstance(hand, Spending) and (self.carrying or (self.pressed is not None and hand.lift(self.pressed))):
            self.carried = (x, y)
            self._hover(x, y)
        self.view.stale()
        return Done()

    def _hover(self, x: float, y: float) -> None:
        """What a carried piece would be put on."""
        self.pointed = self._ground(x, y)

    def _ground(self, x: float, y: float) -> Spot | None:
        """The tile or the nest under a carried piece: pieces that stand there do not matter."""
        return under(self.view.places.at(x, y)) or self.view.places.at(x, y)

    def _twin(self, press: intents.Release | intents.Confirm) -> bool:
        """Whether it is the second of a double press at one place, by the clock of its device (C7)."""
        last, self._last_press = self._last_press, press
        if last is None or press.time <= 0 or not 0 <= press.time - last.time <= TWICE_S:
            return False
        if isinstance(press, intents.Confirm) or isinstance(last, intents.Confirm):
            return type(press) is type(last)
        return abs(press.x - last.x) + abs(press.y - last.y) < FAR

    def _release(self, release: intents.Release) -> Response:
        x, y, twin = release.x, release.y, self._twin(release)
        pressed, self.pressed = self.pressed, None
        self.view.stale()
        if self.pulling:
            return self._let_fly()
        if self.carrying:
            return self._put_down(x, y)
        spot = self.view.places.at(x, y)
        if spot is None or spot != pressed:
            return Done()
        return self._click(spot, twin=twin)

    def _put_down(self, x: float, y: float) -> Response:
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

    def _click(self, spot: Spot, *, twin: bool) -> Response:
        if twin and spot not in REPEATED:
            return Done()
        if spot == SLIP:
            return intents.Hint()
        if isinstance(spot, ButtonSpot):
            return self._button(spot)
        hand = self.view.hand
        if isinstance(hand, Shaking) and self._on_volcano(spot):
            return Done()
        return hand.click(spot)

    def _button(self, spot: ButtonSpot) -> Response:
        button = next((one for one in self.view.buttons if one.spot == spot), None)
        if button is None:
            return Done()
        if button.reason:
            return Say(button.reason)
        self.view.player.ear.press()
        if spot.name == "scores":
            self.view.above.turn()
            return Done()
        if spot.name in SYSTEM:
            return SYSTEM[spot.name]()
        return self.view.hand.click(spot)

    # -- pulling the volcano --------------------------------------------------------------------------------
    def _on_volcano(self, spot: Spot | None) -> bool:
        cell = self.view.showing.volcano
        return spot == TileSpot(cell) or (isinstance(spot, PieceSpot) and spot.place == "volcano")

    def _pull(self, dx: float, dy: float) -> None:
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

    # -- keys and pad ---------------------------------------------------------------------------------------
    def _step(self, direction: Direction) -> None:
        wanted = self.view.hand.steer(direction)
        if wanted is None:
            start = self._start()
            wanted = start if not self.ringed or start is None else self.view.places.toward(start, direction) or start
        self._focus(wanted)

    def _start(self) -> Spot | None:
        """Where the focus is, or would begin."""
        boxes = self.view.places.boxes
        for spot in (self.pointed, self._last_focus, *FIRST):
            if spot is not None and spot in boxes:
                return spot
        return next(iter(boxes), None)

    def _next(self, way: int) -> None:
        """The next legal choice in reading order."""
        order = self.view.places.order(self.view.lit)
        if not order:
            self._focus(self._start())
        elif self.pointed in order:
            self._focus(order[(order.index(self.pointed) + way) % len(order)])
        else:
            self._focus(order[0 if way > 0 else -1])

    def _focus(self, spot: Spot | None) -> None:
        self._last_press = None
        self.pointed, self.ringed = spot, spot is not None
        self._last_focus = spot
        self.view.stale()

    def _confirm(self, press: intents.Confirm) -> Response:
        twin = self._twin(press)
        if self.pointed is None or not self.ringed:
            self._focus(self._start())
            return Done()
        found = self._click(self.pointed, twin=twin)
        self.view.stale()
        return found

    def _cancel(self) -> Response:
        """Lets go of what is held; None if nothing was."""
        held = self.carrying or self.pulling
        self.let_go()
        dropped = self.view.hand.drop()
        self.view.stale()
        return Done() if dropped or held else None

    # -- for the view ---------------------------------------------------------------------------------------
    def let_go(self) -> None:
        """Nothing is pressed, carried or pulled any more."""
        if self.carrying:
            self.view.hand.drop()
        self.carried = self.pressed = None
        self.spring_back_now()
        self.view.stale()

    def renew(self) -> None:
        """A new question: the focus stays where it is, or goes to the first choice."""
        if self.pointed is not None and self.pointed not in self.view.places.boxes:
            self.pointed = None
        if self.ringed and (self.pointed is None or not self._useful()):
            order = self.view.places.order(self.view.lit)
            first = [spot for spot in FIRST if spot in order]
            wanted = (first or order or [None])[0]
            self.pointed = wanted
            self.ringed = wanted is not None

    def _useful(self) -> bool:
        return self.pointed in self.view.lit or not self.view.lit


def _direction(slide: Slide) -> str:
    if slide.across:
        return "right" if slide.offset >= 0 else "left"
    return "down" if slide.offset >= 0 else "up"
