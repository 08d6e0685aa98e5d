"""Pointing, clicking, dragging and the focus: from intents to places, and what the hand makes of them."""

from collections.abc import Iterable
from typing import Final, Generic, Protocol

from game.ui import intents
from game.ui.devices.gate import TWICE_S
from game.ui.hand import Behaviour, S
from game.ui.intents import Direction, Intent
from game.ui.spots import Places
from game.ui.tray import MAIN, NEXT, SLIP, Button, ButtonSpot
from game.ui.view import Done, Response, Say

FAR: Final = 12.0
"""So many units, and a press is a drag."""
PRESSES = (intents.Press, intents.Confirm)
FIRST = (MAIN, NEXT)
SYSTEM: Final[dict[str, type[Intent]]] = {
    "undo": intents.Undo, "redo": intents.Redo, "hint": intents.Hint, "log": intents.Log, "menu": intents.Menu,
}  # fmt: skip
"""What the play screen does, by the button for it."""
REPEATED = (ButtonSpot("undo"), ButtonSpot("redo"))
"""What may be pressed in quick succession: each takes one step more."""


class Table(Protocol[S]):
    """What a pointer needs of the view whose it is."""

    @property
    def places(self) -> Places[S]:
        """What can be pointed at."""

    @property
    def lit(self) -> frozenset[S]:
        """What may be chosen now."""

    @property
    def buttons(self) -> tuple[Button, ...]:
        """The tray's buttons."""

    @property
    def hand(self) -> Behaviour[S]:
        """How the open question is answered."""

    @property
    def moving(self) -> bool:
        """Whether something that happened is still being shown."""

    def click_heard(self) -> None:
        """A button of the tray was pressed."""

    def pressed_button(self, spot: ButtonSpot) -> Response:
        """A button of the tray was pressed; None if there is nothing of the view's own to do for it."""

    def stale(self) -> None:
        """The picture is to be composed anew."""


class Pointer(Generic[S]):
    """What is pointed at (`ringed`: by keys or pad), pressed and carried."""

    def __init__(self, table: Table[S]) -> None:
        self._table = table
        self.pointed: S | None = None
        self.ringed = False
        self.pressed: S | None = None
        self.carried: tuple[float, float] | None = None
        self._last_focus: S | None = None
        self._last_press: intents.Release | intents.Confirm | None = None

    @property
    def carrying(self) -> bool:
        """Whether a piece hangs from the pointer."""
        return self.carried is not None

    @property
    def holding(self) -> bool:
        """Whether anything hangs from the pointer or is pulled by it."""
        return self.carrying

    @property
    def hinted(self) -> S | None:
        """The place about which the tray speaks."""
        return None if self.carrying else self.pointed

    # -- what a game may add --------------------------------------------------------------------------------
    def _pull(self, to: tuple[float, float], start: tuple[float, float]) -> None:
        """The pointer moves with its button held."""

    def _put_down(self, x: float, y: float) -> Response:
        """What hung from the pointer is let go of there."""
        del x, y
        return Done()

    def _chosen(self, spot: S) -> Response:
        """A place that is no button is clicked."""
        return self._table.hand.click(spot)

    # -- intents --------------------------------------------------------------------------------------------
    def handle(self, intent: Intent) -> Response:
        """Whatever a person wants."""
        if self._table.moving and isinstance(intent, PRESSES):
            return None
        match intent:
            case intents.Press(x=x, y=y, button=1):
                return self._press(x, y)
            case intents.Press() if self.holding:  # another button: it goes back to where it was
                self._cancel()
                return Done()
            case intents.Drag(x=x, y=y, x0=x0, y0=y0):
                return self._drag((x, y), (x0, y0))
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
            case intents.Confirm():
                return self._confirm(intent)
            case intents.Cancel():
                return self._cancel()
            case _:
                return None
        return Done()

    # -- the mouse ------------------------------------------------------------------------------------------
    def _point(self, x: float, y: float) -> None:
        spot = self._table.places.at(x, y)
        if spot != self.pointed or self.ringed:
            self.pointed, self.ringed = spot, False
            self._table.stale()

    def _press(self, x: float, y: float) -> Response:
        self._point(x, y)
        self.pressed = self.pointed
        self._table.stale()
        return Done()

    def _drag(self, to: tuple[float, float], start: tuple[float, float]) -> Response:
        if self.holding or abs(to[0] - start[0]) + abs(to[1] - start[1]) >= FAR:
            self._pull(to, start)
            self._table.stale()
        return Done()

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
        self._table.stale()
        if self.holding:
            return self._put_down(x, y)
        spot = self._table.places.at(x, y)
        if spot is None or spot != pressed:
            return Done()
        found = self._click(spot, twin=twin)
        self._table.stale()
        return found

    def _click(self, spot: S, *, twin: bool) -> Response:
        if twin and spot not in REPEATED:
            return Done()
        if spot == SLIP:
            return intents.Hint()
        return self._button(spot) if isinstance(spot, ButtonSpot) else self._chosen(spot)

    def _button(self, spot: S) -> Response:
        assert isinstance(spot, ButtonSpot)
        button = next((one for one in self._table.buttons if one.spot == spot), None)
        if button is None:
            return Done()
        if button.reason:
            return Say(button.reason)
        self._table.click_heard()
        own = self._table.pressed_button(spot)
        if own is not None:
            return own
        return SYSTEM[spot.name]() if spot.name in SYSTEM else self._table.hand.click(spot)

    # -- keys and pad ---------------------------------------------------------------------------------------
    def _step(self, direction: Direction) -> None:
        wanted = self._table.hand.steer(direction)
        if wanted is None:
            start = self._start()
            wanted = start if not self.ringed or start is None else self._table.places.toward(start, direction) or start
        self._focus(wanted)

    def _start(self) -> S | None:
        """Where the focus is, or would begin."""
        boxes = self._table.places.boxes
        for spot in (self.pointed, self._last_focus):
            if spot is not None and spot in boxes:
                return spot
        return next(iter([*_first(boxes), *boxes]), None)

    def _next(self, way: int) -> None:
        """The next legal choice in reading order."""
        order = self._table.places.order(self._table.lit)
        if not order:
            self._focus(self._start())
        elif self.pointed in order:
            self._focus(order[(order.index(self.pointed) + way) % len(order)])
        else:
            self._focus(order[0 if way > 0 else -1])

    def _focus(self, spot: S | None) -> None:
        self._last_press = None
        self.pointed, self.ringed = spot, spot is not None
        self._last_focus = spot
        self._table.stale()

    def _confirm(self, press: intents.Confirm) -> Response:
        twin = self._twin(press)
        if self.pointed is None or not self.ringed:
            self._focus(self._start())
            return Done()
        found = self._click(self.pointed, twin=twin)
        self._table.stale()
        return found

    def _cancel(self) -> Response:
        """Lets go of what is held; None if nothing was."""
        held = self.holding
        self.let_go()
        dropped = self._table.hand.drop()
        self._table.stale()
        return Done() if dropped or held else None

    # -- for the view ---------------------------------------------------------------------------------------
    def let_go(self) -> None:
        """Nothing is pressed or carried any more."""
        if self.carrying:
            self._table.hand.drop()
        self.carried = self.pressed = None
        self._table.stale()

    def renew(self) -> None:
        """A new question: the focus stays where it is, or goes to the first choice."""
        if self.pointed is not None and self.pointed not in self._table.places.boxes:
            self.pointed = None
        if self.ringed and (self.pointed is None or not self._useful()):
            order = self._table.places.order(self._table.lit)
            self.pointed = next(iter([*_first(order), *order]), None)
            self.ringed = self.pointed is not None

    def _useful(self) -> bool:
        return self.pointed in self._table.lit or not self._table.lit


def _first(spots: Iterable[S]) -> list[S]:
    """Of these spots the great buttons, the main one first."""
    return [spot for wanted in FIRST for spot in spots if spot == wanted]
