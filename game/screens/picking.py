"""Something to choose several of: a picture with its name, in or out."""

from collections.abc import Callable

from pygame import FRect

from game.core.words import N_, _
from game.screens.choices import Kind
from game.ui.canvas import Canvas
from game.ui.intents import Intent
from game.ui.theme import BODY, CREAM, FERN, INK, Style
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
        canvas.panel("card" if self.chosen else "idle", self.rect, len(self.kind.name))
        x, y = canvas.art.sprites.size(self.kind.name)
        size = min((self.rect.w - 24) / x, (self.rect.h - 40) / y)
        fade = None if self.chosen else ((228, 207, 164), 0.55)
        canvas.sprite(self.kind.name, self.rect.centerx, self.rect.bottom - 44, size, fade=fade)
        name = FRect(self.rect.x + 10, self.rect.bottom - 42, self.rect.w - 20, 36)
        canvas.words(self.kind.title, Style(BODY.face, 24, INK), name, "centre", name=self.name)
        if self.chosen:
            canvas.disc(self.rect.right - 26, self.rect.y + 26, 20, FERN)
            canvas.icon("icon-check", FRect(self.rect.right - 40, self.rect.y + 12, 28, 28), CREAM)
        if self.ringed:
            canvas.ring(self.rect, alpha=self.owner.breath if self.owner else 1.0)
