"""The controls of a screen: who has the focus, who is under the pointer, and where the d-pad leads."""

from collections.abc import Callable, Sequence

from pygame import FRect

from game.ui.canvas import Canvas
from game.ui.damage import Damage
from game.ui.intents import (
    Cancel,
    Confirm,
    Device,
    Direction,
    Drag,
    DragCancelled,
    FocusLost,
    Intent,
    Move,
    Next,
    Point,
    Press,
    Previous,
    Release,
    Scroll,
)
from game.ui.noises import HOVER, KNOCK, PRESS
from game.ui.theme import BREATHE_S
from game.ui.transitions import Stay, Transition
from game.ui.widgets.base import AROUND, Widget
from game.ui.widgets.tooltip import Tooltip

SIDEWAYS = 2.0
"""A step aside counts so much more than a step ahead, when the next control is looked for."""
TIP_HOVER_S, TIP_FOCUS_S, TIP_PRESS_S = 0.6, 1.0, 0.5
BREATHS = 12
BREATHE_FOR_S = 8.0


def nearest(here: FRect, way: Direction, others: Sequence[FRect]) -> int | None:
    """The index of the box that a step that way leads to; None at the edge.

    Left and right stay in the row as long as anything faces the box there, however far away.
    """
    dx, dy = way.value
    best: tuple[bool, float, int] | None = None
    for i, there in enumerate(others):
        ahead = (there.centerx - here.centerx) * dx + (there.centery - here.centery) * dy
        if ahead <= 1:
            continue
        score = _gap(here, there, way) + SIDEWAYS * _aside(here, there, way) + ahead * 0.01
        astray = bool(dx) and not (there.top < here.bottom and here.top < there.bottom)
        if best is None or (astray, score) < best[:2]:
            best = astray, score, i
    return None if best is None else best[2]


def _gap(here: FRect, there: FRect, way: Direction) -> float:
    """How far the near edge of the other box lies ahead."""
    gaps = {
        Direction.LEFT: here.left - there.right,
        Direction.RIGHT: there.left - here.right,
        Direction.UP: here.top - there.bottom,
        Direction.DOWN: there.top - here.bottom,
    }
    return max(0.0, gaps[way])


def _aside(here: FRect, there: FRect, way: Direction) -> float:
    """How far one must step aside for the boxes to face each other."""
    if way in {Direction.LEFT, Direction.RIGHT}:
        return max(0.0, there.top - here.bottom, here.top - there.bottom) + _apart(here.centery, there.centery)
    return max(0.0, there.left - here.right, here.left - there.right) + _apart(here.centerx, there.centerx)


def _apart(one: float, other: float) -> float:
    return abs(one - other) * 0.25


class Controls:
    """The widgets of one scene, in reading order. Pass it every intent; None back means "not for us".

    Mouse: point, press and release on the same control. Keys and pad: Next and Previous in order, Move by
    place, Confirm. The ring shows from the first key or pad step until the mouse is pressed.
    """

    def __init__(self, damage: Damage, widgets: Sequence[Widget] = ()) -> None:
        self.damage = damage
        self.widgets: list[Widget] = []
        self.focus: Widget | None = None
        self.ring = True
        self.calm = False
        self.tips = True
        """Whether labels with sentences appear; turn it off where a tray line says them already."""
        self.noise = ""
        """What the last intent sounds like; the app plays it and takes it away."""
        self.now = 0.0
        self._held: Widget | None = None
        self._hovered: Widget | None = None
        self._changed = 0.0
        self._step = 0
        self._tip = Tooltip()
        self._hushed = ""
        self.add(*widgets)

    # -- who is here ----------------------------------------------------------------------------------
    def add(self, *widgets: Widget) -> None:
        """Append them; the first that can have the focus gets it."""
        for widget in widgets:
            widget.owner = self
            self.widgets.append(widget)
            widget.touch()
        if self.focus is None and (able := self.reachable):
            self.set_focus(able[0])

    def remove(self, *widgets: Widget) -> None:
        """Take them away."""
        for widget in widgets:
            widget.touch()
            self.widgets.remove(widget)
            widget.owner = None
        gone = {id(widget) for widget in widgets}
        self._held = None if id(self._held) in gone else self._held
        self._hovered = None if id(self._hovered) in gone else self._hovered
        if id(self.focus) in gone:
            self.focus = None
            self.set_focus(next(iter(self.reachable), None))

    def clear(self) -> None:
        """Take all away."""
        self.remove(*list(self.widgets))

    def __getitem__(self, name: str) -> Widget:
        """The widget of that name; KeyError if there is none."""
        for widget in self.widgets:
            if widget.name == name:
                return widget
        raise KeyError(name)

    @property
    def reachable(self) -> list[Widget]:
        """What can have the focus now."""
        return [w for w in self.widgets if w.focusable and w.visible]

    @property
    def writing(self) -> Widget | None:
        """The focused field that letters go to."""
        return self.focus if self.focus is not None and self.focus.writing else None

    @property
    def hint(self) -> str:
        """The sentence about what the player looks at now, for the tray line."""
        looked = self.focus if self.ring or self._hovered is None else self._hovered
        return looked.hint if looked is not None else ""

    def at(self, x: float, y: float) -> Widget | None:
        """The topmost control there: in its box, else in its thumb's room."""
        shown = [w for w in reversed(self.widgets) if w.visible and w.focusable]
        inside = next((w for w in shown if w.rect.collidepoint(x, y)), None)
        return inside or next((w for w in shown if w.hit.collidepoint(x, y)), None)

    def set_focus(self, widget: Widget | None) -> None:
        """The focus goes there."""
        if self.focus is not None:
            self.focus.focused = self.focus.ringed = False
            self.focus.touch()
        self.focus = widget
        self._changed = self.now
        if widget is not None:
            widget.focused, widget.ringed = True, self.ring
            widget.touch()
        self._hide_tip()

    def hush(self, name: str) -> None:
        """No tip for the control of that name, which has just done what it does, until another one is looked at."""
        self._hushed = name
        self._hide_tip()

    # -- intents --------------------------------------------------------------------------------------
    def handle(self, intent: Intent) -> Transition | None:
        """What follows from an intent; None if no control wants it."""
        self.now = max(self.now, intent.time)
        if isinstance(intent, Point | Press | Drag | Release | Scroll):
            return self._pointer(intent)
        if isinstance(intent, DragCancelled | FocusLost):
            self._let_go(intent)
            return None
        return self._keys(intent)

    def _pointer(self, intent: Point | Press | Drag | Release | Scroll) -> Transition | None:
        if isinstance(intent, Scroll):
            return self._scroll(intent)
        if isinstance(intent, Press):
            return self._press(intent)
        if isinstance(intent, Release):
            return self._release(intent)
        if isinstance(intent, Drag):
            if self._held is None:
                return None
            self._press_look(self._held.hit.collidepoint(intent.x, intent.y))
            return self._held.handle(intent) or Stay()
        self._hover(self.at(intent.x, intent.y))
        return Stay() if self._hovered is not None else None

    def _press(self, intent: Press) -> Transition | None:
        target = self.at(intent.x, intent.y)
        if intent.button != 1 or target is None:
            return None
        self._show_ring(False)
        self.set_focus(target)
        self._held = target
        self._press_look(True)
        return target.handle(intent) or Stay()

    def _release(self, intent: Release) -> Transition | None:
        held, self._held = self._held, None
        if held is None or intent.button != 1:
            return None
        if held.pressed:
            held.pressed = False
            held.touch()
        answer = held.handle(intent)
        if answer is None and held.hit.collidepoint(intent.x, intent.y):
            answer = self._activate(held, intent)
        return answer or Stay()

    def _activate(self, widget: Widget, intent: Intent) -> Transition | None:
        self.noise = PRESS if widget.enabled else KNOCK
        if widget.enabled:
            self.hush(widget.name)
        return widget.activate(intent)

    def _scroll(self, intent: Scroll) -> Transition | None:
        target = self.focus if intent.device is Device.PAD else self.at(intent.x, intent.y)
        return None if target is None else target.handle(intent)

    def _keys(self, intent: Intent) -> Transition | None:
        steps = isinstance(intent, Move | Next | Previous | Confirm)
        if steps and not self.ring and self.writing is None:
            self._show_ring(True)  # the first step only shows where one is
            return Stay() if self.focus is not None else self._step_to(next(iter(self.reachable), None))
        if self.focus is not None:
            answer = self.focus.handle(intent)
            if answer is not None:
                return answer
            if isinstance(intent, Confirm):
                return self._activate(self.focus, intent) or Stay()
        if isinstance(intent, Move):
            return self._step_to(self._towards(intent.direction))
        if isinstance(intent, Next | Previous):
            return self._step_to(self._in_order(1 if isinstance(intent, Next) else -1))
        if isinstance(intent, Cancel):
            self._hide_tip()
        return None

    def _step_to(self, widget: Widget | None) -> Transition | None:
        if widget is None:
            return None
        self._show_ring(True)
        self._look_at(widget)
        self.set_focus(widget)
        self.noise = HOVER
        return Stay()

    def _towards(self, way: Direction) -> Widget | None:
        able = [w for w in self.reachable if w is not self.focus]
        if self.focus is None:
            return next(iter(able), None)
        found = nearest(self.focus.rect, way, [w.rect for w in able])
        return None if found is None else able[found]

    def _in_order(self, step: int) -> Widget | None:
        able = self.reachable
        if not able:
            return None
        if self.focus not in able:
            return able[0 if step > 0 else -1]
        return able[(able.index(self.focus) + step) % len(able)]

    def _let_go(self, intent: Intent) -> None:
        if self._held is not None:
            self._held.handle(intent)
            self._press_look(False)
            self._held = None
        self._hover(None)

    # -- looks ----------------------------------------------------------------------------------------
    def _hover(self, widget: Widget | None) -> None:
        if widget is self._hovered:
            return
        for one, over in ((self._hovered, False), (widget, True)):
            if one is not None:
                one.hovered = over
                one.touch()
        self._hovered, self._changed = widget, self.now
        if widget is not None:
            self.noise = HOVER
            self._look_at(widget)
        self._hide_tip()

    def _look_at(self, widget: Widget) -> None:
        if widget.name != self._hushed:
            self._hushed = ""

    def _press_look(self, down: bool) -> None:
        if self._held is not None and self._held.pressed != down:
            self._held.pressed = down
            self._held.touch()

    def _show_ring(self, shown: bool) -> None:
        self.ring = shown
        if self.focus is not None:
            self.focus.ringed = shown
            self.focus.touch()

    def _hide_tip(self) -> None:
        if self._tip.words:
            self.damage.add(self._tip.area)
            self._tip.hide()

    # -- time and picture -----------------------------------------------------------------------------
    @property
    def breath(self) -> float:
        """How bright the ring is, 0.7..1."""
        if self.calm:
            return 1.0
        return 0.7 + 0.3 * abs(2 * (self._step % BREATHS) / BREATHS - 1)

    def update(self, now: float) -> None:
        """Time has come to `now` (the app's clock): tips appear, the ring breathes."""
        self.now = now
        since = now - self._changed
        step = int(now / BREATHE_S * BREATHS)
        if step != self._step:
            self._step = step
            for widget in self.widgets:
                if widget.ringed and since < BREATHE_FOR_S and not self.calm:
                    widget.touch()
        self._tip_due(since)

    def _tip_due(self, since: float) -> None:
        looked = self._held or self._hovered or (self.focus if self.ring else None)
        if not self.tips or looked is None or self._tip.words or not looked.hint or looked.name == self._hushed:
            return
        wait = TIP_PRESS_S if self._held else TIP_HOVER_S if self._hovered else TIP_FOCUS_S
        if since >= wait:
            self._tip.show(looked.hint, looked.rect)
            self.damage.everything()

    def draw(self, canvas: Canvas, over: Callable[[Canvas], None] = lambda _canvas: None) -> None:
        """Draw all of them, what lies over them, and the tip over it all."""
        for widget in self.widgets:
            if widget.visible and canvas.touches(widget.rect.inflate(2 * AROUND, 2 * AROUND)):
                widget.draw(canvas)
        over(canvas)
        self._tip.draw(canvas)

    def describe(self) -> str:
        """The focused control in words."""
        return self.focus.describe() if self.focus is not None else ""

    def describe_all(self) -> list[str]:
        """Every control in words, in reading order."""
        return [w.describe() for w in self.widgets if w.visible]
