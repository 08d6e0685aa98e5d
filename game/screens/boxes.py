"""The four boxes on the shelf, as controls."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from pygame import FRect

from game.core.words import N_, _
from game.screens.screen import within
from game.ui.canvas import Canvas
from game.ui.intents import Intent
from game.ui.theme import CAPTION, CREAM, DARK, Face, Style
from game.ui.transitions import Transition
from game.ui.widgets import Widget

SIZE: Final = (396, 372)
LIFT: Final = 26
UNDER_THE_PICTURE: Final = 246
CLOSED: Final = (DARK, 0.42)


@dataclass(frozen=True, slots=True)
class Printed:
    """What is printed on a box; to be translated."""

    game: str
    above: str
    name: str
    below: str
    facts: str


BOXES: Final = (
    Printed("wrath", N_("Wrath of"), N_("Fire Mountain"), "", N_("2 to 4 players   30 min")),
    Printed("dinowars", "", "DINO-WARS", N_("the dinosaur skirmish"), N_("2 players   45 min")),
    Printed("cazadores", "Cazadores", "de Fósiles", "", N_("2 to 5 players   60 min")),
    Printed("moogh", "", "MOOGH", N_("the beast hunt"), N_("1 to 4 players   45 min")),
)


class GameBox(Widget):
    """A box; focused or pointed at, it is lifted. A game that is not there yet is a closed box, and says so."""

    role = N_("game")

    def __init__(
        self, corner: tuple[float, float], printed: Printed, act: Callable[[str], Transition], *, ready: bool
    ) -> None:
        super().__init__(printed.game, FRect(*corner, *SIZE))
        self.printed = printed
        self.act = act
        if not ready:
            self.disable(_("This game is not on the table yet."))

    def words(self) -> str:
        printed = self.printed
        return " ".join(_(part) for part in (printed.above, printed.name, printed.below) if part)

    def activate(self, intent: Intent) -> Transition | None:
        del intent
        return self.act(self.name) if self.enabled else None

    def draw(self, canvas: Canvas) -> None:
        lifted = self.enabled and (self.ringed or self.hovered)
        box = self.rect.move(0, -LIFT if lifted else 0)
        canvas.sprite(f"box-{self.printed.game}", box.x, box.y, fade=None if self.enabled else CLOSED)
        self._print(canvas, box)
        if self.ringed:
            canvas.ring(box, 3, alpha=self.owner.breath if self.owner else 1.0)

    def touch(self) -> None:
        if self.owner is not None:
            self.owner.damage.add(self.rect.inflate(100, 130))

    def _print(self, canvas: Canvas, box: FRect) -> None:
        ink = CREAM if self.enabled else (214, 200, 176)
        small, large = Style(Face.MEDIUM, 27, ink), Style(Face.DISPLAY, 40, ink)
        facts = _(self.printed.facts) if self.enabled else _("not on the table yet")
        lines = [(_(self.printed.above), small, 36.0), (_(self.printed.name), large, 50.0)]
        lines += [(_(self.printed.below), small, 32.0), (facts, Style(Face.MEDIUM, CAPTION.size, ink), 32.0)]
        y = box.y + UNDER_THE_PICTURE
        for words, style, height in lines:
            if words:
                line = FRect(box.x + 20, y, box.w - 40, height)
                canvas.words(words, within(canvas, style, height), line, "centre", name=self.name)
                y += height
