"""The log of the match in plain words. A line of this turn leads there; what was taken back stays, greyed."""

from typing import TYPE_CHECKING, Final

from pygame import FRect

from game.core.words import _
from game.screens.history import Line
from game.screens.over import Over
from game.ui.devices.bindings import Action
from game.ui.intents import Intent, Log
from game.ui.theme import BODY, FADED, UMBER, Kind, Style
from game.ui.transitions import Pop, Stay, Transition
from game.ui.widgets import Button, ListBox, Panel

if TYPE_CHECKING:
    from game.screens.play import Play

SHEET: Final = FRect(860, 24, 1036, 1000)


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
        self._number_of_row: list[int] = []

    def build(self) -> None:
        panel = Panel("sheet", SHEET, kind="straw", title=_("Log"), seed=14)
        inner = panel.inner
        lines = self.play.sitting.history.lines
        self._number_of_row = [number for number, line in enumerate(lines) if self._words(line)]
        rows = LogList(
            "log",
            FRect(inner.x, inner.y, inner.w, inner.h - 92),
            [self._words(lines[number]) for number in self._number_of_row],
            chosen=self._go,
            style=Style(BODY.face, 26),
        )
        rows.greyed = frozenset(row for row, number in enumerate(self._number_of_row) if lines[number].undone)
        rows.set_rows(rows.rows, -1)
        back = Button("back", FRect(inner.right - 300, inner.bottom - 72, 300, 72), _("Back"), Pop, kind=Kind.DARK)
        self.controls.add(panel, rows, back)

    def prompts(self) -> tuple[tuple[Action, str], ...]:
        return ((Action.CONFIRM, _("go back to this point of your turn")), (Action.CANCEL, _("back")))

    def handle(self, intent: Intent) -> Transition | None:
        return Pop() if isinstance(intent, Log) else super().handle(intent)

    def _words(self, line: Line) -> str:
        words = " ".join(self.play.view.words(line.entry))
        return _("{words} (taken back)").format(words=words) if words and line.undone else words

    def _go(self, row: int) -> Transition | None:
        number = self._number_of_row[row]
        if self.play.sitting.history.way_to(number) is None:
            self.refuse(_("There is no way back to there: dice have fallen or the turn has passed on."))
            return Stay()
        return Pop(lambda: self.play.go_to(number))
