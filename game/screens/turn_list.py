"""The turns of a match that is watched, beside the table: what is worth remembering of each, to go to one."""

from typing import TYPE_CHECKING, Final

from pygame import FRect

from game.core.words import _
from game.screens.log import SHEET
from game.screens.over import Over
from game.screens.playback import Turn
from game.ui.canvas import Canvas
from game.ui.devices.bindings import Action
from game.ui.intents import Intent, Log
from game.ui.theme import BODY, CAPTION, Kind, Style
from game.ui.transitions import Pop, Transition
from game.ui.widgets import Button, Label, ListBox, Panel

if TYPE_CHECKING:
    from game.screens.replay import Replay

FOOT: Final = 72


class TurnList(Over):
    """A row a turn; the chosen one is where the replay stands then."""

    def __init__(self, replay: "Replay") -> None:
        super().__init__(replay)
        self.replay = replay

    def build(self) -> None:
        panel = Panel("sheet", SHEET, kind="straw", title=_("Turns"), seed=15)
        inner = panel.inner
        about = FRect(inner.x, inner.y + 4, inner.w, 64)
        listed = FRect(inner.x, about.bottom + 8, inner.w, inner.bottom - FOOT - 16 - about.bottom - 8)
        rows = ListBox(
            "turns", listed, [self._row(turn) for turn in self.replay.playback.turns], chosen=self._go,
            style=Style(BODY.face, 26),
        )  # fmt: skip
        rows.set_rows(rows.rows, self.replay.playback.turn)
        words = _("Choose the turn to go to. From there it can be played on.")
        back = FRect(inner.right - 300, inner.bottom - FOOT, 300, FOOT)
        self.controls.add(
            panel,
            Label("about", about, words, CAPTION, wrap=True),
            rows,
            Button("back", back, _("Back"), Pop, kind=Kind.DARK),
        )
        self.controls.set_focus(rows)

    def prompts(self) -> tuple[tuple[Action, str], ...]:
        return ((Action.CONFIRM, _("go to this turn")), (Action.CANCEL, _("back")))

    def paint(self, canvas: Canvas) -> None:
        self.paint_table(canvas)

    def handle(self, intent: Intent) -> Transition | None:
        return Pop() if isinstance(intent, Log) else super().handle(intent)

    def _row(self, turn: Turn) -> str:
        name = self.replay.seats[turn.seat].name
        heading = _("Turn {turn}: {name}").format(turn=turn.number, name=name)
        return f"{heading}\n{self.replay.view.gist(turn.entries)}"

    def _go(self, row: int) -> Transition:
        return Pop(lambda: self.replay.go_to(row))
