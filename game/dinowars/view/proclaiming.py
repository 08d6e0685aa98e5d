"""What the dice have chosen for a match, laid out on a sheet over the table, one line after the other."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from pygame import FRect

from game.core.table import Event
from game.core.words import _
from game.dinowars import events as ev
from game.dinowars.view import layout, objectives, wording
from game.dinowars.view.pieces import Figures
from game.dinowars.view.showing import Showing
from game.ui.act import Act
from game.ui.canvas import Canvas
from game.ui.theme import CREAM, INK, LABEL, PANEL_TITLE
from game.ui.things import NOTES, Thing
from game.ui.writing import put

CEREMONY_S: Final = 2.6


def ceremony(showing: Showing, before: Figures, event: Event, *, calm: bool) -> Act:
    """What the dice have chosen, laid out on a sheet over the table, one line after the other."""
    del before
    if isinstance(event, ev.ObjectivesRolled):
        lines = [(objectives.ICONS[one], _(wording.OBJECTIVES[one]), "") for one in event.overall]
        lines += [
            (objectives.ICONS[one], _(wording.OBJECTIVES[one]), showing.tribe(seat))
            for seat, one in enumerate(event.unique)
        ]
        title = _("Objectives")
    else:
        assert isinstance(event, ev.TwistsChosen)
        if not event.twists:
            return Act(0.0)
        lines = [(objectives.ICONS["twist"], _(wording.TWISTS[one]), "") for one in event.twists]
        title = _("Twist") if len(lines) == 1 else _("All twists at once")
    seconds = CEREMONY_S

    def draw(share: float) -> Sequence[Thing]:
        shown = len(lines) if calm else min(len(lines), 1 + int(share * 1.6 * len(lines)))
        return [Proclamation(title, tuple(lines), shown)]

    return Act(seconds, draw)


@dataclass(frozen=True, slots=True)
class Proclamation:
    """A sheet with lines of an icon and words each, of which some are turned up yet."""

    title: str
    lines: tuple[tuple[str, str, str], ...]
    shown: int
    layer: int = NOTES

    @property
    def depth(self) -> float:
        return 900.0

    @property
    def bounds(self) -> FRect:
        high = 96.0 + 74 * len(self.lines)
        x, y = layout.TABLE.center
        return FRect(x - 290, y - high / 2, 580, high).inflate(60, 70)

    def draw(self, canvas: Canvas) -> None:
        box = self.bounds.inflate(-60, -70)
        canvas.forget(box)
        canvas.panel("bone", box, seed=11)
        put(canvas, self.title, PANEL_TITLE, FRect(box.x + 24, box.y + 14, box.w - 48, 56), "centre", name="ceremony")
        for number, (icon, words, tribe) in enumerate(self.lines):
            area = FRect(box.x + 30, box.y + 80 + number * 74, box.w - 60, 64)
            _line(canvas, area, icon, words, tribe, up=number < self.shown)


def _line(canvas: Canvas, area: FRect, icon: str, words: str, tribe: str, *, up: bool) -> None:
    canvas.panel("card" if up else "slot", area, seed=len(words))
    canvas.disc(area.x + 38, area.centery, 25, INK)
    look = canvas.art.sight.tribe(tribe) if tribe else None
    if not up:
        canvas.icon("icon-dice", FRect(area.x + 21, area.centery - 17, 34, 34), CREAM)
        return
    canvas.icon(icon, FRect(area.x + 21, area.centery - 17, 34, 34), CREAM)
    put(canvas, words, LABEL, FRect(area.x + 78, area.y, area.w - 150, area.h), name="ceremony-line")
    if look is not None:
        canvas.disc(area.right - 34, area.centery, 22, INK)
        canvas.disc(area.right - 34, area.centery, 19, look.colour)
        canvas.icon(f"icon-{look.glyph}", FRect(area.right - 48, area.centery - 14, 28, 28), look.mark)
