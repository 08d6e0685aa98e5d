"""Words and sheets that cannot be pressed."""

from pygame import FRect

from game.core.words import N_
from game.ui.canvas import Align, Canvas, Upright
from game.ui.theme import BODY, LINE_HEIGHT, PANEL_TITLE, Style
from game.ui.widgets.base import Widget

TITLE_HEIGHT = 56
PAD = 28


class Label(Widget):
    """Words in a box."""

    focusable = False

    def __init__(
        self,
        name: str,
        rect: FRect,
        words: str,
        style: Style = BODY,
        align: Align = "left",
        *,
        upright: Upright = "middle",
        wrap: bool = False,
    ) -> None:
        super().__init__(name, rect)
        self.text = words
        self.style = style
        self.align: Align = align
        self.upright: Upright = upright
        self.wrap = wrap

    def set_words(self, words: str) -> None:
        """Other words."""
        self._set(text=words)

    def words(self) -> str:
        return self.text

    def draw(self, canvas: Canvas) -> None:
        canvas.words(self.text, self.style, self.rect, self.align, self.upright, wrap=self.wrap, name=self.name)


class Panel(Widget):
    """A sheet of paper, with a title on it or not; `inner` is the room for what lies on it."""

    focusable = False
    role = N_("panel")

    def __init__(self, name: str, rect: FRect, *, kind: str = "bone", title: str = "", seed: int = 1) -> None:
        super().__init__(name, rect)
        self.kind = kind
        self.title = title
        self.seed = seed

    @property
    def inner(self) -> FRect:
        top = PAD + (TITLE_HEIGHT if self.title else 0)
        return FRect(self.rect.x + PAD, self.rect.y + top, self.rect.w - 2 * PAD, self.rect.h - top - PAD)

    def words(self) -> str:
        return self.title

    def describe(self) -> str:
        """Its title; a sheet without one says nothing, for what lies on it speaks for itself."""
        return super().describe() if self.title else ""

    def draw(self, canvas: Canvas) -> None:
        canvas.panel(self.kind, self.rect, self.seed)
        if self.title:
            box = FRect(self.rect.x + PAD, self.rect.y + 20, self.rect.w - 2 * PAD, TITLE_HEIGHT)
            size = min(PANEL_TITLE.size, TITLE_HEIGHT / LINE_HEIGHT / canvas.text.zoom)  # its feet stay in its line
            canvas.words(self.title, Style(PANEL_TITLE.face, size, PANEL_TITLE.colour), box, name=self.name)
