"""The log of the match in plain words, beside the table. The line that is pointed at is shown on the board; one of this
turn leads there; what was taken back stays, greyed.
"""

from typing import TYPE_CHECKING, Final

from pygame import FRect

from game.core.words import _
from game.screens.history import Line
from game.screens.over import Over
from game.ui.canvas import Canvas
from game.ui.devices.bindings import Action
from game.ui.intents import Intent, Log, Move, Next, Point, Previous
from game.ui.theme import BODY, FADED, UMBER, Kind, Style
from game.ui.transitions import Pop, Stay, Transition
from game.ui.widgets import Button, ListBox, Panel

if TYPE_CHECKING:
    from game.core.match import Entry
    from game.screens.play import Play

SHEET: Final = FRect(1384, 24, 524, 1000)


class LogList(ListBox):
    """Rows of which some are greyed."""

    greyed: frozenset[int] = frozenset()

    def row_style(self, number: int) -> Style:
        if number not in self.greyed:
            return self.style
        return Style(self.style.face, self.style.size, UMBER if number == self.index else FADED)


class LogPanel(Over):
    """The log at the table's right."""

    def __init__(self, play: "Play") -> None:
        super().__init__(play)
        self.play = play
        self._number_of_row: list[int] = []
        self._shown: Entry | None = None
        self._pointed: int | None = None

    def build(self) -> None:
        panel = Panel("sheet", SHEET, kind="straw", title=_("Log"), seed=14)
        inner = panel.inner
        lines = self.play.sitting.history.lines
        told = [(number, words) for number, line in enumerate(lines) for words in self._words(line)]
        self._number_of_row = [number for number, _words in told]
        rows = LogList(
            "log",
            FRect(inner.x, inner.y + 12, inner.w, inner.h - 104),
            [words for _number, words in told],
            chosen=self._go,
            style=Style(BODY.face, 26),
        )
        rows.greyed = frozenset(row for row, number in enumerate(self._number_of_row) if lines[number].undone)
        rows.set_rows(rows.rows, -1)
        back = Button("back", FRect(inner.right - 300, inner.bottom - 72, 300, 72), _("Back"), Pop, kind=Kind.DARK)
        self.controls.add(panel, rows, back)

    def prompts(self) -> tuple[tuple[Action, str], ...]:
        return ((Action.CONFIRM, _("go back to this point of your turn")), (Action.CANCEL, _("back")))

    def paint(self, canvas: Canvas) -> None:
        self.paint_table(canvas)

    def leave(self) -> None:
        self.play.view.spot(None)
        super().leave()

    def handle(self, intent: Intent) -> Transition | None:
        if isinstance(intent, Point):
            self._pointed = self._row_at(intent.x, intent.y)
        elif isinstance(intent, Move | Next | Previous):
            self._pointed = None
        return Pop() if isinstance(intent, Log) else super().handle(intent)

    def update(self, dt: float) -> Transition | None:
        self._show()
        return super().update(dt)

    def _row_at(self, x: float, y: float) -> int | None:
        rows = self.controls["log"]
        assert isinstance(rows, LogList)
        return rows.row_at(y) if rows.view.collidepoint(x, y) else None

    def _show(self) -> None:
        """Marks on the table what the line under the pointer, or else the chosen one, tells of."""
        rows = self.controls["log"]
        assert isinstance(rows, LogList)
        row = rows.index if self._pointed is None else self._pointed
        lines = self.play.sitting.history.lines
        entry = lines[self._number_of_row[row]].entry if row < len(self._number_of_row) else None
        if entry is not self._shown:
            self._shown = entry
            self.play.view.spot(entry)
            self.damage.everything()

    def _words(self, line: Line) -> list[str]:
        """A row a sentence."""
        found = self.play.view.words(line.entry)
        return [_("{words} (taken back)").format(words=words) if line.undone else words for words in found]

    def _go(self, row: int) -> Transition | None:
        number = self._number_of_row[row]
        if self.play.sitting.history.way_to(number) is None:
            self.refuse(_("There is no way back to there: dice have fallen or the turn has passed on."))
            return Stay()
        return Pop(lambda: self.play.go_to(number))
