"""The tray of this game: the rolls made and the odds of what is said; the rest is as at every table."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from pygame import FRect

from game.core.words import _
from game.ui import tray
from game.ui.canvas import Canvas
from game.ui.theme import EMBER, INK, pigment
from game.ui.things import FURNITURE, Thing, Writing
from game.ui.tray import BODY, HEAD, LINE, Button, ButtonSpot, Message
from game.wrath.view import layout
from game.wrath.view.strip import Strip

UNLIT = pigment("#4B5A50")
DOT: Final = 34.0


@dataclass(frozen=True, slots=True)
class Dots:
    """How many rolls are made, of how many."""

    lit: int
    number: int
    x: float
    y: float
    layer: int = FURNITURE

    @property
    def depth(self) -> float:
        return 0.5

    @property
    def bounds(self) -> FRect:
        return FRect(self.x - 14, self.y - 14, DOT * self.number, 28)

    def draw(self, canvas: Canvas) -> None:
        for i in range(self.number):
            canvas.disc(self.x + DOT * i, self.y, 12, INK)
            canvas.disc(self.x + DOT * i, self.y, 10, EMBER if i < self.lit else UNLIT)


def message(words: Message, dots: tuple[int, int] | None = None) -> Iterator[Thing]:
    """The words of the tray."""
    area = layout.STATUS
    beside = 0.0 if dots is None else DOT * dots[1] + 20
    if words.odds:
        yield Writing(words.heading, HEAD, (area.x, area.y + 2, area.w - beside, LINE), name="tray-heading")
        yield Writing(words.text, BODY, (area.x, area.y + 39, area.w, 34.0), name="tray-text")
        yield Strip(words.odds, (area.x, area.y + 76, area.w, area.h - 80))
    else:
        yield from tray.message(words, area, beside)
    if dots is not None:
        yield Dots(*dots, area.right - DOT * dots[1] + 10, area.y + 20)


def scores() -> Button:
    """The square button that is this game's own."""
    tip = _("What an eruption would bring now; once more, and the dice so far.")
    return Button(ButtonSpot("scores"), "", "icon-volcano", tip=tip)
