"""Something to choose several of: a picture with its name, in or out."""

from collections.abc import Callable

from pygame import FRect

from game.core.words import N_, _
from game.screens.choices import Kind
from game.screens.screen import within
from game.ui.canvas import Canvas
from game.ui.intents import Intent
from game.ui.theme import BODY, CREAM, FERN, IDLE, INK, Style
from game.ui.transitions import Stay, Transition
from game.ui.widgets import Widget


class Pick(Widget):
    """A card with a dinosaur; a mark shows that it is in."""

    role = N_("choice")

    def __init__(self, kind: Kind, rect: FRect, chosen: bool, act: Callable[[], Transition | None]) -> None:
        super().__init__(f"pick {kind.name}", rect)
        self.kind = kind
        self.chosen = chosen
        self.act = act

    def words(self) -> str:
        return f"{self.kind.title}: {_('in') if self.chosen else _('out')}"

    def activate(self, intent: Intent) -> Transition | None:
        del intent
        return self.act() or Stay()

    def draw(self, canvas: Canvas) -> None:
        draw_card(canvas, self.kind, self.rect, faded=not self.chosen)
        if self.chosen:
            canvas.disc(self.rect.right - 26, self.rect.y + 26, 20, FERN)
            canvas.icon("icon-check", FRect(self.rect.right - 40, self.rect.y + 12, 28, 28), CREAM)
        if self.ringed:
            canvas.ring(self.rect, alpha=self.owner.breath if self.owner else 1.0)


def draw_card(canvas: Canvas, kind: Kind, box: FRect, *, faded: bool = False) -> None:
    """A card with a dinosaur and its name."""
    canvas.panel("idle" if faded else "card", box, len(kind.name))
    wide, high = canvas.art.sprites.size(kind.name)
    size = min((box.w - 20) / wide, (box.h - 36) / high)
    fade = (IDLE, 0.55) if faded else None
    left, top = canvas.art.sprites.anchor(kind.name, 1.0)
    middle = (box.centerx, box.y + 8 + (box.h - 44) / 2)
    canvas.sprite(kind.name, middle[0] + (left - wide / 2) * size, middle[1] + (top - high / 2) * size, size, fade=fade)
    name = FRect(box.x + 10, box.bottom - 44, box.w - 20, 36)
    canvas.words(kind.title, within(canvas, Style(BODY.face, 24, INK), name.h), name, "centre", name="card")
