"""What is shown when a screen failed: a friendly word, and the match is still there."""

from game.core.words import _
from game.ui.scenes import Scene
from game.ui.theme import Kind
from game.ui.transitions import Home, Quit, Transition
from game.ui.widgets.dialog import Answer, Dialog

OFTEN = 3


class Mishap(Dialog):
    """Over a scene that raised an exception; `times` it did so. It may go on, or leave for the lowest scene."""

    urgent = True

    def __init__(self, broken: Scene, fault: Exception, times: int) -> None:
        self.broken = broken
        words = _("Something went wrong on this screen, and it was written down: {}. Your match is safe.")
        on = [Answer(_("Go on"), None, Kind.GOOD)] if times < OFTEN else []
        super().__init__(
            _("A stone fell off the table"),
            words.format(f"{type(fault).__name__}"),
            [*on, Answer(_("Leave this screen"), self._leave)],
        )

    def leave(self) -> None:
        self.app.mend(self.broken)

    def _leave(self) -> Transition:
        return Quit() if self.app.stack.scenes[0] is self.broken else Home()
