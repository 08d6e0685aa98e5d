"""A screen laid over the match: the table shows beneath, and waits."""

from typing import TYPE_CHECKING

from pygame import FRect

from game.screens.scenery import dim
from game.screens.screen import Screen
from game.ui.canvas import Canvas
from game.ui.transitions import Quit, Transition

if TYPE_CHECKING:
    from game.screens.play import Play


class Over(Screen):
    """Derive from it for what lies over a match that is being played."""

    def __init__(self, play: "Play") -> None:
        super().__init__(play.house)
        self.play = play

    def paint(self, canvas: Canvas) -> None:
        notes, canvas.notes = canvas.notes, None  # what lies beneath is not to be read now
        self.play.view.draw(canvas)
        canvas.notes = notes
        dim(canvas)

    def resize(self) -> None:
        super().resize()
        self.damage.everything()

    def on_quit(self) -> Transition:
        return Quit()


def sheet(width: float, height: float) -> FRect:
    """A sheet in the middle of the table."""
    return FRect((1920 - width) / 2, round((1040 - height) / 2), width, height)
