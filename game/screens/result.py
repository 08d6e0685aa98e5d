"""How the match ended: who won (it may be several), every seat's score, and why."""

from typing import TYPE_CHECKING, Final

from pygame import FRect

from game.content.faults import ContentError
from game.core.words import _, several
from game.screens import ways
from game.screens.over import Over, sheet
from game.screens.plan import new_seed
from game.screens.screen import within
from game.ui.canvas import Canvas
from game.ui.layout import row, stack
from game.ui.theme import BODY, HEADING, INK, PANEL_TITLE, SCORE, Kind, Style
from game.ui.transitions import Push, Stay, Transition
from game.ui.widgets import Button, Panel

if TYPE_CHECKING:
    from game.core.ruleset import Outcome
    from game.screens.play import Play

SHEET: Final = sheet(1240, 860)


class Result(Over):
    """Over the last picture of the match."""

    def __init__(self, play: "Play") -> None:
        super().__init__(play)
        outcome = play.sitting.match.outcome
        assert outcome is not None
        self.outcome: Outcome = outcome

    def build(self) -> None:
        self.controls.add(Panel("result", SHEET, kind="bone", seed=21))
        line = FRect(SHEET.x + 48, SHEET.bottom - 130, SHEET.w - 96, 84)
        entries = (
            ("rematch", _("Rematch"), self._rematch, Kind.PRIMARY, "icon-dice"),
            ("lobby", _("New match"), self._lobby, Kind.GOOD, ""),
            ("replay", _("Watch it"), self._watch, Kind.QUIET, ""),
            ("title", _("To the title"), self._leave, Kind.DARK, ""),
        )
        for box, (name, words, act, kind, icon) in zip(row(line, 4, 20), entries, strict=True):
            self.controls.add(Button(name, box, words, act, kind=kind, icon=icon))
        self.controls.set_focus(self.controls["rematch"])

    def back(self) -> Transition | None:
        return self._leave()

    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        head = FRect(SHEET.x + 48, SHEET.y + 40, SHEET.w - 96, 84)
        canvas.words(
            self.headline(), within(canvas, Style(PANEL_TITLE.face, 60, INK), head.h), head, "centre", name="headline"
        )
        why = FRect(head.x, head.bottom + 6, head.w, 78)
        canvas.words(self.outcome.reason, BODY, why, "centre", wrap=True, name="reason")
        self._draw_scores(canvas, FRect(head.x, why.bottom + 24, head.w, SHEET.bottom - 160 - why.bottom - 24))

    def describe(self) -> str:
        scores = (f"{self.play.sitting.name(seat)}: {self.outcome.scores[seat]}" for seat in self.places())
        return "\n".join([self.headline(), self.outcome.reason, *scores, super().describe()])

    def headline(self) -> str:
        """Who won, in one sentence."""
        names = [self.play.sitting.name(seat) for seat in self.outcome.winners]
        if not names:
            return _("Nobody wins")
        text = several("{names} wins", "{names} win together", len(names))
        return text.format(names=_(" and ").join(names))

    def places(self) -> list[int]:
        """The seats from first to last; winners first, whatever their points."""
        scores, winners = self.outcome.scores, self.outcome.winners
        return sorted(range(len(scores)), key=lambda seat: (seat not in winners, -scores[seat], seat))

    def _draw_scores(self, canvas: Canvas, area: FRect) -> None:
        places = self.places()
        lines = stack(FRect(area.x, area.y, area.w, min(area.h, 116.0 * len(places))), len(places), 16)
        for seat, line in zip(places, lines, strict=True):
            self._draw_score(canvas, seat, line)

    def _draw_score(self, canvas: Canvas, seat: int, line: FRect) -> None:
        info = self.play.sitting.seats[seat]
        won = seat in self.outcome.winners
        canvas.panel("straw" if won else "idle", line, seat + 3)
        canvas.ribbon(info.tribe, FRect(line.x + 8, line.y + 6, 76, line.h - 12), seat)
        canvas.words(info.name, within(canvas, HEADING, line.h), FRect(line.x + 110, line.y, 620, line.h), name="name")
        if won:
            canvas.words(
                _("winner"),
                within(canvas, BODY, line.h),
                FRect(line.right - 460, line.y, 220, line.h),
                "right",
                name="winner",
            )
        score = FRect(line.right - 220, line.y, 180, line.h)
        canvas.words(str(self.outcome.scores[seat]), within(canvas, SCORE, line.h), score, "right", name="score")

    def _rematch(self) -> Transition:
        return ways.home(self.house, ways.table(self.house, self.play.sitting.fresh(new_seed())))

    def _lobby(self) -> Transition:
        return ways.home(self.house, ways.lobby(self.house, self.play.sitting.game.name))

    def _watch(self) -> Transition:
        try:
            return Push(ways.replay(self.house, self.play.sitting.file()))
        except ContentError as error:
            self.refuse(error.faults[0].reason)
            return Stay()

    def _leave(self) -> Transition:
        return ways.home(self.house)
