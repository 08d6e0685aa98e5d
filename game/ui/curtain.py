"""The curtain between people at one screen who have secrets from each other: nothing is shown before it is up."""

from game.core.words import _
from game.ui.hand import Spot, Watching
from game.ui.theme import Kind
from game.ui.tray import MAIN, Button, Message
from game.ui.view import Done, Response, Say


class Curtain(Watching[Spot]):
    """The screen is to be handed to `name`; `secret` says in a sentence what the others may not see."""

    def __init__(self, name: str, secret: str) -> None:
        words = _("{secret} Press the button when only {name} looks at the screen.").format(secret=secret, name=name)
        super().__init__(Message(_("Give the screen to {name}").format(name=name), words))
        self.name = name

    def lit(self) -> frozenset[Spot]:
        return frozenset((MAIN,))

    def click(self, spot: Spot) -> Response:
        return Say(self.prompt().text) if spot != MAIN else Done()

    def buttons(self) -> tuple[Button, ...]:
        words = _("I am {name}").format(name=self.name)
        return (Button(MAIN, words, "icon-eye", Kind.PRIMARY, tip=self.prompt().text),)
