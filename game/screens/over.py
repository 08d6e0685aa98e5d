"""A screen laid over a table: it shows beneath, and waits."""

from typing import Protocol

from pygame import FRect

from game.screens.house import House
from game.screens.scenery import dim
from game.screens.screen import Screen
from game.ui.canvas import Canvas
from game.ui.transitions import Quit, Transition
from game.ui.view import View


class Table(Protocol):
    """What lies beneath: a match that is being played, or one that is watched."""

    house: House
    view: View


class Over(Screen):
    """Derive from it for what lies over a match."""

    def __init__(self, table: Table) -> None:
        super().__init__(table.house)
        self._table = table

    def paint(self, canvas: Canvas) -> None:
        self.paint_table(canvas)
        dim(canvas)

    def paint_table(self, canvas: Canvas) -> None:
        """Draws what lies beneath, which is not to be read now."""
        notes, canvas.notes = canvas.notes, None
        self._table.view.draw(canvas)
        canvas.notes = notes

    def resize(self) -> None:
        super().resize()
        self.damage.everything()

    def on_quit(self) -> Transition:
        return Quit()


def sheet(width: float, height: float) -> FRect:
    """A sheet in the middle of the table."""
    return FRect((1920 - width) / 2, round((1040 - height) / 2), width, height)
