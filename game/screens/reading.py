"""A text to read: the table in words, a notice that is too long for a toast."""

from pygame import FRect

from game.core.words import _
from game.screens.house import House
from game.screens.screen import Screen
from game.ui.canvas import Canvas
from game.ui.intents import Describe, Intent
from game.ui.theme import Kind
from game.ui.transitions import Pop, Transition
from game.ui.widgets import Button, ListBox


class Reading(Screen):
    """Lines of words that scroll."""

    def __init__(self, house: House, heading: str, words: str) -> None:
        super().__init__(house)
        self._heading = heading
        self._lines = words.splitlines() or [""]

    def build(self) -> None:
        self.controls.add(ListBox("lines", FRect(160, 150, 1600, 790), self._lines, selectable=False))
        self.controls.add(Button("back", FRect(760, 956, 400, 72), _("Back"), Pop, kind=Kind.DARK))

    def handle(self, intent: Intent) -> Transition | None:
        return Pop() if isinstance(intent, Describe) else super().handle(intent)

    def paint(self, canvas: Canvas) -> None:
        canvas.table()
        self.heading(canvas, self._heading)
