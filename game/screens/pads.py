"""What happens when a pad goes away in the middle of a match."""

from collections.abc import Callable

from game.core.words import _
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
        super().__init__(_("The pad {name} is gone").format(name=name).replace("  ", " "), words, answers)

    def handle(self, intent: Intent) -> Transition | None:
        return Pop() if isinstance(intent, DeviceFound) else super().handle(intent)
