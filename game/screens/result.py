"""How the match ended: who won (it may be several) and why, and how the scores came about, era by era."""

from typing import TYPE_CHECKING, Final

from pygame import FRect

from game.content.matchfile import MatchFile
from game.core.words import _
from game.screens import ways
from game.screens.chart import Chart
from game.screens.eras import EraTable, totals
from game.screens.over import Over, sheet
from game.screens.plan import new_seed
from game.screens.playback import turns_of
from game.screens.screen import within
from game.ui.canvas import Canvas
from game.ui.layout import row, stack
from game.ui.theme import BODY, HEADING, INK, LABEL, PANEL_TITLE, SCORE, Kind, Style
from game.ui.transitions import Push, Stay, Transition
from game.ui.view import who_wins
from game.ui.widgets import Button, ListBox, Panel
from game.ui.widgets.dialog import Answer, Dialog

if TYPE_CHECKING:
    from game.core.ruleset import Outcome
    from game.screens.play import Play

SHEET: Final = sheet(1780, 988)
INNER: Final = FRect(SHEET.x + 40, SHEET.y + 24, SHEET.w - 80, SHEET.h - 48)
HEAD: Final = FRect(INNER.x, INNER.y, INNER.w, 76)
WHY: Final = FRect(INNER.x, HEAD.bottom, INNER.w, 48)
FOOT: Final = FRect(INNER.x, INNER.bottom - 84, INNER.w, 80)
BODY_TOP: Final = WHY.bottom + 12
LEFT: Final = FRect(INNER.x, BODY_TOP, 740, FOOT.y - 24 - BODY_TOP)
RIGHT: Final = FRect(LEFT.right + 24, BODY_TOP, INNER.right - LEFT.right - 24, LEFT.h)
SEAT: Final = 70.0
COLUMNS: Final = 60.0
"""The line over the table with the seats' ribbons."""
TABLE: Final = 320.0
SAID: Final = 46.0


class Result(Over):
    """Over the last picture of the match."""

    def __init__(self, play: "Play") -> None:
        super().__init__(play)
        self.play = play
        outcome = play.sitting.match.outcome
        assert outcome is not None
        self.outcome: Outcome = outcome
        log = play.sitting.match.log
        self.eras = play.view.eras(log)
        ends = turns_of(log)
        self._turns = [next(turn.number for turn in reversed(ends) if turn.at < era.answers) for era in self.eras]
        gained = [sum(era.points[seat] for era in self.eras) for seat in range(len(outcome.scores))]
        self._start = [score - points for score, points in zip(outcome.scores, gained, strict=True)]
        self._told = max(0, len(self.eras) - 1)
        self._chart: Chart | None = None
        """Its strips are laid once, however often the controls are built."""

    # -- the controls ---------------------------------------------------------------------------------------------
    def build(self) -> None:
        self.controls.add(Panel("result", SHEET, kind="bone", seed=21))
        if self.eras:
            self._add_eras()
        entries = (
            ("rematch", _("Rematch"), self._ask_for_rematch, Kind.PRIMARY, "icon-dice"),
            ("lobby", _("New match"), self._lobby, Kind.GOOD, ""),
            ("replay", _("Watch again"), lambda: self._watch(choosing=False), Kind.QUIET, "icon-eye"),
            ("from turn", _("Play on from a turn"), lambda: self._watch(choosing=True), Kind.QUIET, "icon-uturn"),
            ("title", _("To the title"), self._leave, Kind.DARK, ""),
        )
        for box, (name, words, act, kind, icon) in zip(row(FOOT, 5, 20), entries, strict=True):
            self.controls.add(Button(name, box, words, act, kind=kind, icon=icon))
        self.controls.set_focus(self.controls["rematch"])

    def _add_eras(self) -> None:
        sitting = self.play.sitting
        seats = range(len(self.outcome.scores))
        names = [sitting.name(seat) for seat in seats]
        scores = totals(self.eras, self._start)
        low = self._scores_box.bottom + 20
        self._chart = self._chart or Chart(
            "chart", FRect(LEFT.x, low, LEFT.w, LEFT.bottom - low), [sitting.seats[seat].tribe for seat in seats],
            [[score[seat] for score in scores] for seat in seats], self.play.view.goal,
        )  # fmt: skip
        table = EraTable(
            "eras", FRect(RIGHT.x, RIGHT.y + COLUMNS, RIGHT.w, TABLE), self.eras, names=names, turns=self._turns,
            start=self._start, chosen=lambda _row: self._tell(),
        )  # fmt: skip
        table.tip = _("Each part of the match with its points, and why they were given.")
        table.set_rows(table.rows, self._told)
        low = table.rect.bottom + SAID + 4
        why = ListBox("why", FRect(RIGHT.x, low, RIGHT.w, RIGHT.bottom - low), (), selectable=False, style=BODY)
        self.controls.add(self._chart, table, why)
        self._tell()

    @property
    def _scores_box(self) -> FRect:
        """Where the places stand: beside the table, or all over the sheet if there are no eras."""
        high = (SEAT + 6) * len(self.outcome.scores)
        return FRect(LEFT.x, LEFT.y, LEFT.w if self.eras else INNER.w, high)

    def _tell(self) -> Transition:
        """Tells of the era that is chosen in the table."""
        table, why = self.controls["eras"], self.controls["why"]
        assert isinstance(table, EraTable)
        assert isinstance(why, ListBox)
        self._told = table.index
        if self._chart is not None:
            self._chart.choose(table.index)
        why.offset = 0.0
        why.set_rows(self.eras[table.index].why, 0)
        self.damage.add(FRect(RIGHT.x, table.rect.bottom, RIGHT.w, SAID + 4))
        return Stay()

    # -- as a scene -----------------------------------------------------------------------------------------------
    def back(self) -> Transition | None:
        return self._leave()

    @property
    def busy(self) -> bool:
        return super().busy or (self._chart is not None and self._chart.cutting)

    def update(self, dt: float) -> Transition | None:
        if self.eras:
            table = self.controls["eras"]
            assert isinstance(table, EraTable)
            if table.index != self._told:
                self._tell()
        if self._chart is not None:
            self._chart.cut(self.app.canvas)
        return super().update(dt)

    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        title = within(canvas, Style(PANEL_TITLE.face, 58, INK), HEAD.h)
        canvas.words(self.headline(), title, HEAD, "centre", name="headline")
        canvas.words(self.outcome.reason, BODY, WHY, "centre", wrap=True, name="reason")
        for seat, line in zip(self.places(), stack(self._scores_box, len(self.outcome.scores), 6), strict=True):
            self._draw_score(canvas, seat, line)
        if self.eras:
            self._draw_headings(canvas)

    def describe(self) -> str:
        scores = (f"{self.play.sitting.name(seat)}: {self.outcome.scores[seat]}" for seat in self.places())
        told = (f"{line}\n  {' '.join(era.why)}" for line, era in zip(self._rows(), self.eras, strict=True))
        return "\n".join([self.headline(), self.outcome.reason, *scores, *told, super().describe()])

    def _rows(self) -> list[str]:
        table = self.controls["eras"] if self.eras else None
        return table.rows if isinstance(table, EraTable) else []

    def headline(self) -> str:
        """Who won, in one sentence."""
        return who_wins([self.play.sitting.name(seat) for seat in self.outcome.winners])

    def places(self) -> list[int]:
        """The seats from first to last; winners first, whatever their points."""
        scores, winners = self.outcome.scores, self.outcome.winners
        return sorted(range(len(scores)), key=lambda seat: (seat not in winners, -scores[seat], seat))

    # -- the picture ----------------------------------------------------------------------------------------------
    def _draw_score(self, canvas: Canvas, seat: int, line: FRect) -> None:
        info = self.play.sitting.seats[seat]
        won = seat in self.outcome.winners
        canvas.panel("straw" if won else "idle", line, seat + 3)
        canvas.ribbon(info.tribe, FRect(line.x + 6, line.y + 4, 70, line.h - 8), seat)
        name = FRect(line.x + 96, line.y, line.w - 96 - 280, line.h)
        canvas.words(info.name, within(canvas, HEADING, line.h), name, name="name")
        score = FRect(line.right - 130, line.y, 110, line.h)
        canvas.words(str(self.outcome.scores[seat]), within(canvas, SCORE, line.h), score, "right", name="score")
        if won:
            where = FRect(line.right - 280, line.y, 144, line.h)
            canvas.words(_("winner"), within(canvas, BODY, line.h), where, "right", name="winner")

    def _draw_headings(self, canvas: Canvas) -> None:
        table = self.controls["eras"]
        assert isinstance(table, EraTable)
        for seat, column in enumerate(table.columns()):
            box = FRect(column.centerx - 32, RIGHT.y, 64, COLUMNS - 6)
            canvas.ribbon(self.play.sitting.seats[seat].tribe, box, seat)
        heading = FRect(RIGHT.x + 20, RIGHT.y, 290, COLUMNS - 6)
        canvas.words(_("Gain and total"), within(canvas, LABEL, heading.h), heading, name="points heading")
        said = FRect(RIGHT.x + 20, table.rect.bottom, RIGHT.w - 40, SAID)
        words = _("Why: {era}").format(era=table.heading(table.index))
        canvas.words(words, within(canvas, LABEL, said.h), said, name="why heading")

    # -- from here on ---------------------------------------------------------------------------------------------
    def _ask_for_rematch(self) -> Transition:
        sitting = self.play.sitting
        answers = [
            Answer(_("Other dice"), lambda: self._play(sitting.fresh(new_seed())), Kind.GOOD),
            Answer(_("The same dice"), lambda: self._play(sitting.from_start())),
            Answer(_("Back")),
        ]
        words = _("The same people on the same seats; with other chance, or the same once more.")
        return Push(Dialog(_("Rematch"), words, answers))

    def _play(self, file: MatchFile) -> Transition:
        return ways.home(self.house, ways.table(self.house, file))

    def _lobby(self) -> Transition:
        return ways.home(self.house, ways.lobby(self.house, self.play.sitting.game.name))

    def _watch(self, *, choosing: bool) -> Transition:
        return self.attempt(lambda: Push(ways.replay(self.house, self.play.sitting.file(), choosing=choosing)))

    def _leave(self) -> Transition:
        return ways.home(self.house)
