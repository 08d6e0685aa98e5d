"""Before a watched match is played on from a turn: who sits where, and which dice are to come."""

from typing import TYPE_CHECKING, Final

from pygame import FRect

from game.content.matchfile import SeatKind
from game.core.words import _
from game.playing import HUMAN
from game.screens import ways
from game.screens.over import Over, sheet
from game.screens.plan import new_seed
from game.screens.screen import within
from game.screens.who import kind_choice
from game.shelf import open_game
from game.ui.canvas import Canvas
from game.ui.layout import row
from game.ui.theme import BODY, HEADING, Kind
from game.ui.transitions import Pop, Transition
from game.ui.widgets import Button, Choice, Label, Panel

if TYPE_CHECKING:
    from game.screens.replay import Replay

LINE: Final = 104.0
SAME, OTHER = range(2)


class PlayFrom(Over):
    """What is chosen here makes another match: the one that was watched stays as it is."""

    def __init__(self, replay: "Replay") -> None:
        super().__init__(replay)
        self.replay = replay
        file, decision = replay.playback.file, replay.playback.match.decision
        self.kinds: list[SeatKind] = [seat.kind for seat in file.seats]
        if HUMAN not in self.kinds and decision is not None:
            self.kinds[decision.seat] = "human"
        self.dice = SAME
        self._sheet = sheet(1180, 440 + LINE * len(self.kinds))

    def build(self) -> None:
        title = _("Play on from turn {turn}").format(turn=self.replay.playback.turn + 1)
        panel = Panel("play from", self._sheet, kind="straw", title=title, seed=16)
        inner = panel.inner
        words = _("Another match begins here. The one that was watched stays as it is.")
        about = Label("about", FRect(inner.x + 8, inner.y, inner.w - 16, 84), words, BODY, wrap=True)
        self.controls.add(panel, about)
        for seat in range(len(self.kinds)):
            self.controls.add(self._seat(seat, FRect(inner.x, self._line(seat).y, inner.w, 72)))
        last = self._line(len(self.kinds))
        dice = Choice(
            "dice", FRect(last.x, last.y, last.w, 72), _("Dice to come"), [_("as they fell"), _("others")], self.dice,
            changed=self._choose_dice, tip=_("The same dice as in the match that was watched, or new ones."),
        )  # fmt: skip
        foot = FRect(inner.x, inner.bottom - 84, inner.w, 84)
        begin, back = row(foot, 2, 24)
        start = Button("start", begin, _("Play on"), self._start, kind=Kind.PRIMARY, icon="icon-check")
        self.controls.add(dice, start, Button("back", back, _("Back"), Pop, kind=Kind.DARK))
        self.controls.set_focus(start)

    def _line(self, number: int) -> FRect:
        area = self._sheet
        return FRect(area.x + 28, area.y + 184 + number * LINE, area.w - 56, 84)

    def _seat(self, seat: int, line: FRect) -> Choice:
        box = FRect(line.x + 560, line.y, line.w - 560, line.h)
        game = open_game(self.replay.playback.file.game)
        return kind_choice(seat, box, game, self.kinds[seat], lambda kind: self._sit(seat, kind))

    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        for seat in range(len(self.kinds)):
            line = self._line(seat)
            info = self.replay.seats[seat]
            canvas.ribbon(info.tribe, FRect(line.x + 4, line.y - 3, 72, 78), seat)
            box = FRect(line.x + 96, line.y, 450, 72)
            canvas.words(info.name, within(canvas, HEADING, box.h), box, name=f"name {seat}")

    # -- what the controls do -------------------------------------------------------------------------------------
    def _sit(self, seat: int, kind: SeatKind) -> None:
        self.kinds[seat] = kind

    def _choose_dice(self, number: int) -> None:
        self.dice = number

    def _start(self) -> Transition:
        file = self.replay.playback.from_here(self.kinds, None if self.dice == SAME else new_seed())
        return self.attempt(lambda: ways.home(self.house, ways.table(self.house, file)))
