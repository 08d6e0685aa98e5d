"""Chances as a player reads them: whole percents, and a row of them, an icon each."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from pygame import FRect

from game.core.words import _
from game.ui import writing
from game.ui.canvas import Canvas
from game.ui.theme import CREAM, Face, Style
from game.ui.things import FURNITURE
from game.ui.writing import put
from game.wrath.bots.odds import Chance
from game.wrath.box import ICONS
from game.wrath.words import icon_title

SHARE: Final = Style(Face.BOLD, 26, CREAM)
ICON: Final = 34.0


def percent(likely: Chance) -> str:
    """A chance for people: whole percents; what was sampled is marked."""
    words = writing.percent(likely.share)
    return words if likely.exact else _("about {percent}").format(percent=words)


def in_words(shares: Sequence[float]) -> str:
    """The row for somebody who hears it: volcano 42%, cave 42%."""
    return ", ".join(f"{icon_title(number)} {percent(Chance(share))}" for number, share in enumerate(shares))


@dataclass(frozen=True, slots=True)
class Strip:
    """An icon and its share beside it, for each icon, in one row."""

    shares: tuple[float, ...]
    box: tuple[float, float, float, float]
    layer: int = FURNITURE

    @property
    def depth(self) -> float:
        return 1.0

    @property
    def bounds(self) -> FRect:
        return FRect(self.box).inflate(8, 8)

    def draw(self, canvas: Canvas) -> None:
        area = FRect(self.box)
        wide = area.w / len(self.shares)
        for number, share in enumerate(self.shares):
            x = area.x + number * wide
            canvas.icon(f"icon-{ICONS[number]}", FRect(x, area.centery - ICON / 2, ICON, ICON), CREAM)
            beside = FRect(x + ICON + 2, area.y, wide - ICON - 4, area.h)
            put(canvas, percent(Chance(share)), SHARE, beside, "left", name="odds")
