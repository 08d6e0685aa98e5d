"""Buttons of paper: primary, good, quiet, dark."""

from pygame import FRect

from game.core.words import N_
from game.ui.canvas import ButtonState, Canvas
from game.ui.devices.gate import TWICE_S
from game.ui.intents import Intent
from game.ui.theme import BUTTON_MARK, FADED, INK, LABEL, Kind, Style, mix
from game.ui.transitions import Stay, Transition
from game.ui.widgets.base import Act, Widget

FADE = 0.55


class Button(Widget):
    """A button with words, an icon (a sprite's name) or both.

    `once`: two presses within 0.3 s act once. `on_refused` hears the reason when a disabled one is pressed.
    """

    role = N_("button")

    def __init__(
        self,
        name: str,
        rect: FRect,
        words: str,
        act: Act,
        *,
        kind: Kind = Kind.QUIET,
        icon: str = "",
        tip: str = "",
        once: bool = True,
        style: Style = LABEL,
    ) -> None:
        super().__init__(name, rect, tip=tip)
        self.label = words
        self.act = act
        self.kind = kind
        self.icon = icon
        self.once = once
        self.style = style
        self.on_refused: Act | None = None
        self._acted = -1.0

    def set_words(self, words: str, icon: str | None = None) -> None:
        """Other words on it, and another icon if given."""
        self._set(label=words, icon=self.icon if icon is None else icon)

    def activate(self, intent: Intent) -> Transition | None:
        """Do it, unless it is disabled, or this is the second half of a double press."""
        if self.once and 0 <= intent.time - self._acted <= TWICE_S:
            return Stay()
        self._acted = intent.time
        if not self.enabled:
            return (self.on_refused() if self.on_refused is not None else None) or Stay()
        return self.act() or Stay()

    def words(self) -> str:
        return self.label or self.tip or self.name

    @property
    def state(self) -> ButtonState:
        """Which of the paper's looks it has now."""
        if not self.enabled:
            return "disabled"
        if self.pressed:
            return "pressed"
        return "hover" if self.hovered else "idle"

    def draw(self, canvas: Canvas) -> None:
        sink = canvas.button(self.kind, self.rect, self.state)
        face = self.rect.move(0, sink)
        colour = BUTTON_MARK[self.kind] if self.enabled else mix(INK, FADED, FADE)
        self._face(canvas, face, Style(self.style.face, self.style.size, colour))
        if self.ringed:
            canvas.button_ring(self.rect.move(0, sink), self.owner.breath if self.owner else 1.0)

    def _face(self, canvas: Canvas, face: FRect, style: Style) -> None:
        side = min(face.h * 0.56, 56.0) if self.icon else 0.0
        if not self.label:
            canvas.icon(self.icon, FRect(face.centerx - side / 2, face.centery - side / 2, side, side), style.colour)
            return
        gap = side * 0.3
        room = face.w - 36 - (side + gap if self.icon else 0)
        fitted = canvas.text.fit(self.label, style, room, face.h - 8)
        if not canvas.text.fits(self.label, fitted, room, face.h - 8):
            room += 20  # a word that is too long comes nearer to the edges
        wrap = not canvas.text.fits(self.label, fitted, room)
        width = min(room, canvas.text.size(self.label, fitted, room if wrap else None)[0] + 1)
        left = face.centerx - (width + (side + gap if self.icon else 0)) / 2
        if self.icon:
            canvas.icon(self.icon, FRect(left, face.centery - side / 2, side, side), style.colour)
            left += side + gap
        box = FRect(left, face.y + 4, width, face.h - 8)
        canvas.words(self.label, fitted, box, "centre", wrap=wrap, name=self.name)
