"""Controls that hold a value: on or off, one of several, more or less."""

from collections.abc import Callable, Sequence

from pygame import FRect

from game.core.words import N_, _
from game.ui.canvas import Canvas
from game.ui.intents import Device, Direction, Drag, Intent, Move, Press, Release
from game.ui.theme import BODY, EMBER, FERN, INK, LABEL, UMBER, Style
from game.ui.transitions import Stay, Transition
from game.ui.widgets.base import Widget

ARROW = 56
LABEL_SHARE = 0.5
PAD = 14


class _Row(Widget):
    """A label on the left half and the value on the right, on a sheet of its own."""

    def __init__(self, name: str, rect: FRect, words: str, *, tip: str = "") -> None:
        super().__init__(name, rect, tip=tip)
        self.label = words

    @property
    def right(self) -> FRect:
        """The half for the value."""
        left = self.rect.x + self.rect.w * LABEL_SHARE if self.label else self.rect.x + PAD
        return FRect(left, self.rect.y, self.rect.right - PAD - left, self.rect.h)

    def words(self) -> str:
        return f"{self.label}: {self.value_words()}" if self.label else self.value_words()

    def value_words(self) -> str:
        """The value as a reader says it."""
        return ""

    def draw(self, canvas: Canvas) -> None:
        canvas.panel("card" if self.hovered or self.ringed else "slot", self.rect, len(self.name) + 1)
        if self.label:
            box = FRect(self.rect.x + PAD + 8, self.rect.y, self.rect.w * LABEL_SHARE - PAD - 16, self.rect.h)
            canvas.words(self.label, self._style(BODY), box, wrap=True, name=f"{self.name} label")
        self.draw_value(canvas, self.right)
        if self.ringed:
            canvas.ring(self.rect, alpha=self.owner.breath if self.owner else 1.0)

    def draw_value(self, canvas: Canvas, area: FRect) -> None:
        """Draw the value there."""

    def _style(self, style: Style) -> Style:
        return Style(style.face, style.size, INK if self.enabled else UMBER)


class Toggle(_Row):
    """On or off."""

    role = N_("switch")

    def __init__(
        self, name: str, rect: FRect, words: str, on: bool, *, changed: Callable[[bool], object], tip: str = ""
    ) -> None:
        super().__init__(name, rect, words, tip=tip)
        self.on = on
        self.changed = changed

    def activate(self, intent: Intent) -> Transition | None:
        del intent
        if self.enabled:
            self._set(on=not self.on)
            self.changed(self.on)
        return Stay()

    def value_words(self) -> str:
        return _("on") if self.on else _("off")

    def draw_value(self, canvas: Canvas, area: FRect) -> None:
        side = min(area.h - 20, 52.0)
        box = FRect(area.right - side - 4, area.centery - side / 2, side, side)
        canvas.panel("card" if self.on else "empty", box, 5)
        if self.on:
            canvas.icon("icon-check", box.inflate(-14, -14), FERN)
        words = FRect(area.x, area.y, area.w - side - 20, area.h)
        canvas.words(self.value_words(), self._style(LABEL), words, "right", name=f"{self.name} value")


class Choice(_Row):
    """One of several texts, changed to the left and right."""

    role = N_("choice")

    def __init__(
        self,
        name: str,
        rect: FRect,
        words: str,
        options: Sequence[str],
        chosen: int,
        *,
        changed: Callable[[int], object],
        tip: str = "",
    ) -> None:
        super().__init__(name, rect, words, tip=tip)
        self.options = tuple(options)
        self.chosen = chosen
        self.changed = changed

    def step(self, by: int) -> None:
        """To another option, round and round."""
        if self.enabled and len(self.options) > 1:
            self._set(chosen=(self.chosen + by) % len(self.options))
            self.changed(self.chosen)

    def activate(self, intent: Intent) -> Transition | None:
        left = intent.device is Device.MOUSE and isinstance(intent, Release) and intent.x < self.right.x + ARROW
        self.step(-1 if left else 1)
        return Stay()

    def handle(self, intent: Intent) -> Transition | None:
        if isinstance(intent, Move) and intent.direction in {Direction.LEFT, Direction.RIGHT}:
            self.step(intent.direction.value[0])
            return Stay()
        return None

    def value_words(self) -> str:
        return self.options[self.chosen] if self.options else ""

    def draw_value(self, canvas: Canvas, area: FRect) -> None:
        side = min(ARROW - 14, area.h - 24)
        colour = INK if self.enabled and len(self.options) > 1 else UMBER
        y = area.centery - side / 2
        canvas.icon("icon-left", FRect(area.x + 4, y, side, side), colour)
        canvas.icon("icon-right", FRect(area.right - side - 4, y, side, side), colour)
        words = area.inflate(-2 * ARROW, 0)
        canvas.words(self.value_words(), self._style(LABEL), words, "centre", wrap=True, name=f"{self.name} value")


class Slider(_Row):
    """More or less, from `low` to `high` in steps."""

    role = N_("slider")

    def __init__(
        self,
        name: str,
        rect: FRect,
        words: str,
        bounds: tuple[float, float, float],
        value: float,
        *,
        changed: Callable[[float], object],
        shown: Callable[[float], str] = lambda value: f"{value:g}",
        tip: str = "",
    ) -> None:
        super().__init__(name, rect, words, tip=tip)
        self.low, self.high, self.step = bounds
        self.value = value
        self.changed = changed
        self.shown = shown

    def set_value(self, value: float) -> None:
        """To the nearest step within the bounds; `changed` hears of it."""
        stepped = self.low + round((value - self.low) / self.step) * self.step
        value = min(self.high, max(self.low, round(stepped, 6)))
        if self.enabled and value != self.value:
            self._set(value=value)
            self.changed(value)

    def handle(self, intent: Intent) -> Transition | None:
        if isinstance(intent, Move) and intent.direction in {Direction.LEFT, Direction.RIGHT}:
            self.set_value(self.value + self.step * intent.direction.value[0])
            return Stay()
        if isinstance(intent, Press | Drag):
            if self.track.inflate(40, 80).collidepoint(intent.x, self.track.centery):
                share = (intent.x - self.track.x) / self.track.w
                self.set_value(self.low + share * (self.high - self.low))
            return Stay()
        return None

    @property
    def track(self) -> FRect:
        """Where the knob runs."""
        area = self.right
        return FRect(area.x + 24, area.centery - 5, area.w - 48 - 134, 10)

    def value_words(self) -> str:
        return self.shown(self.value)

    def draw_value(self, canvas: Canvas, area: FRect) -> None:
        track = self.track
        share = (self.value - self.low) / ((self.high - self.low) or 1.0)
        canvas.fill(track, UMBER)
        canvas.fill(FRect(track.x, track.y, track.w * share, track.h), FERN)
        canvas.disc(track.x + track.w * share, track.centery, 20, INK)
        canvas.disc(track.x + track.w * share, track.centery, 16, EMBER)
        words = FRect(area.right - 122, area.y, 118, area.h)
        canvas.words(self.value_words(), self._style(LABEL), words, "right", name=f"{self.name} value")
