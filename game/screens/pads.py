"""What happens when a pad goes away in the middle of a match."""

from collections.abc import Callable

from game.core.words import _
from game.ui.app import App
from game.ui.intents import DeviceFound, Intent
from game.ui.theme import Kind
from game.ui.transitions import Pop, Transition
from game.ui.widgets.dialog import Answer, Dialog


class PadLost(Dialog):
    """Waits for the pad (any new one will do), for the keyboard, or for the seat to go to a bot."""

    def __init__(self, name: str, to_bot: Callable[[], None] | None) -> None:
        answers = [Answer(_("Keyboard or mouse"), kind=Kind.GOOD)]
        if to_bot is not None:
            answers.insert(0, Answer(_("A bot plays on"), result=to_bot))
        words = _("Plug it in again and play goes on. Or play on without it.")
        super().__init__(_("{name} is gone").format(name=name) if name else _("The pad is gone"), words, answers)

    def enter(self, app: App) -> None:
        super().enter(app)
        self.controls.set_focus(self.controls.widgets[-1])  # a seat is not given away by a press too many

    def handle(self, intent: Intent) -> Transition | None:
        return Pop() if isinstance(intent, DeviceFound) else super().handle(intent)
