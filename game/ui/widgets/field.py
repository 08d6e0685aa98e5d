"""A line of text that the player writes: any letters, an input method's too, with the clipboard."""

from collections.abc import Callable

import pygame
from pygame import FRect

from game.core.words import N_, _
from game.ui.canvas import Canvas
from game.ui.intents import Direction, Edit, Intent, Move, Press, Release, Stroke, Text
from game.ui.theme import BODY, EMBER, INK, UMBER, Style
from game.ui.transitions import Stay, Transition
from game.ui.widgets.base import Widget

PAD = 20
CARET = 3


class TextField(Widget):
    """One line, at most `most` characters. `changed` hears each change, `done` a confirmation.

    A pad has no letters: confirming with one calls `done`, so give every field a value that will do.
    """

    role = N_("text field")

    def __init__(
        self,
        name: str,
        rect: FRect,
        text: str = "",
        *,
        placeholder: str = "",
        most: int = 24,
        changed: Callable[[str], object] | None = None,
        done: Callable[[str], Transition | None] | None = None,
        tip: str = "",
    ) -> None:
        super().__init__(name, rect, tip=tip)
        self.text = text
        self.placeholder = placeholder
        self.most = most
        self.changed = changed
        self.done = done
        self.caret = len(text)
        self.composing = ""
        self.marked = False
        """Whether all of it is marked, so that the next letter replaces it."""

    @property
    def writing(self) -> bool:
        return self.enabled

    def mark(self) -> None:
        """Marks all of it: the next letter replaces it."""
        self._set(marked=bool(self.text), caret=len(self.text))

    def activate(self, intent: Intent) -> Transition | None:
        if isinstance(intent, Release) or self.done is None:
            return None  # a click only puts the focus here
        return self.done(self.text)

    def handle(self, intent: Intent) -> Transition | None:
        if not self.enabled:
            return None
        if isinstance(intent, Text):
            self._type(intent)
            return Stay()
        if isinstance(intent, Edit):
            self._edit(intent.stroke)
            return Stay()
        if isinstance(intent, Move) and intent.direction in {Direction.LEFT, Direction.RIGHT}:
            self._set(caret=self.caret + intent.direction.value[0], marked=False)
            self._set(caret=min(len(self.text), max(0, self.caret)))
            return Stay()
        if isinstance(intent, Press):
            self._set(caret=len(self.text), marked=False)
        return None

    def _type(self, intent: Text) -> None:
        if intent.composing:
            self._set(composing=intent.words)
            return
        self._insert(intent.words)

    def _insert(self, words: str) -> None:
        words = "".join(letter for letter in words if letter.isprintable())
        before, after = ("", "") if self.marked else (self.text[: self.caret], self.text[self.caret :])
        words = words[: max(0, self.most - len(before) - len(after))]
        self._write(before + words + after, len(before) + len(words))

    def _edit(self, stroke: Stroke) -> None:
        if stroke in {Stroke.HOME, Stroke.END}:
            self._set(caret=0 if stroke is Stroke.HOME else len(self.text), marked=False)
        elif stroke is Stroke.ALL:
            self._set(marked=True)
        elif stroke is Stroke.PASTE:
            self._insert(_clipboard())
        elif stroke in {Stroke.COPY, Stroke.CUT}:
            if _copied(self.text) and stroke is Stroke.CUT:
                self._write("", 0)
        else:
            self._erase(0 if stroke is Stroke.DELETE else 1)

    def _erase(self, back: int) -> None:
        at = self.caret - back
        if self.marked:
            self._write("", 0)
        elif 0 <= at < len(self.text):
            self._write(self.text[:at] + self.text[at + 1 :], at)

    def _write(self, text: str, caret: int) -> None:
        before = self.text
        self._set(text=text, caret=caret, composing="", marked=False)
        if text != before and self.changed is not None:
            self.changed(text)

    def words(self) -> str:
        return self.text or self.placeholder or _("empty")

    def draw(self, canvas: Canvas) -> None:
        canvas.panel("card" if self.focused else "slot", self.rect, len(self.name) + 3)
        box = self.rect.inflate(-2 * PAD, -8)
        shown = self.text[: self.caret] + self.composing + self.text[self.caret :]
        style = canvas.text.fit(shown or self.placeholder, BODY, box.w)
        if self.marked and shown:
            wide = min(box.w, canvas.text.width(shown, style))
            canvas.fill(FRect(box.x, box.y + 8, wide, box.h - 16), EMBER, 140)
        if shown:
            canvas.words(shown, Style(style.face, style.size, INK), box, name=self.name)
        else:
            canvas.words(self.placeholder, Style(style.face, style.size, UMBER), box, name=self.name)
        if self.focused and self.enabled:
            x = box.x + canvas.text.width(shown[: self.caret + len(self.composing)], style)
            canvas.fill(FRect(min(x, box.right), box.y + 12, CARET, box.h - 24), INK)
        if self.ringed:
            canvas.ring(self.rect, alpha=self.owner.breath if self.owner else 1.0)


def _copied(text: str) -> bool:
    """Whether the clipboard has it now; what it has not is not cut."""
    try:
        pygame.scrap.put_text(text)
    except pygame.error:
        return False
    return True


def _clipboard() -> str:
    try:
        return pygame.scrap.get_text().replace("\n", " ")
    except pygame.error:
        return ""
