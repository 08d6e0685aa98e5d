"""A match to watch again: on its own, or step by step."""

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from pygame import FRect

from game.content.matchfile import MatchFile
from game.core.words import _
from game.playing import bots_for, open_file, play
from game.screens.doors import door
from game.screens.house import House
from game.screens.screen import Screen, within
from game.screens.stand import seats_of
from game.ui.app import App
from game.ui.canvas import Canvas
from game.ui.devices.bindings import Action
from game.ui.intents import Hurry, Intent
from game.ui.layout import row
from game.ui.theme import CREAM, LABEL, Kind, Style
from game.ui.transitions import Pop, Stay, Transition
from game.ui.view import Services, View
from game.ui.widgets import Button, Label

if TYPE_CHECKING:
    from collections.abc import Iterator

    from game.core.match import Entry

LINE: Final = FRect(1256, 950, 416, 84)
"""Where a table has the great buttons of whoever plays: a replay needs none, and so nothing of the land is covered."""
HEAD: Final = 40
PAUSE_S: Final = 0.6


class Replay(Screen):
    """Plays the file's commands before one's eyes. ContentError if one of them is not possible."""

    def __init__(self, house: House, file: MatchFile) -> None:
        super().__init__(house)
        self._file = replace(file, recorded=True)
        self._match = open_file(self._file)
        self._entries: Iterator[Entry] = play(self._file, self._match, bots_for(self._file), play_on=False)
        self._running = True
        self._done = False
        self._step_number = 0
        self._waited = 0.0
        self._view: View

    def enter(self, app: App) -> None:
        super().enter(app)
        services = Services(self.damage, app.comfort, app.sounds, lambda: app.last_device)
        self._view = door(self._file.game)(services, self._match, seats_of(self._file))
        self._view.resize(app.canvas)
        self._view.refresh()

    def build(self) -> None:
        head = FRect(LINE.x, LINE.y - HEAD - 2, LINE.w, HEAD)
        style = within(self.app.canvas, Style(LABEL.face, LABEL.size, CREAM), head.h)
        self.controls.add(Label("step count", head, self._counted, style, "centre"))
        pause, step, back = row(LINE, 3, 14)
        words = _("Pause") if self._running else _("Play it")
        self.controls.add(
            Button("pause", pause, words, self._toggle, kind=Kind.GOOD),
            Button("step", step, _("One step"), self._step, once=False),
            Button("back", back, _("Back"), Pop, kind=Kind.DARK),
        )

    @property
    def busy(self) -> bool:
        return self._view.busy or (self._running and not self._done) or super().busy

    def resize(self) -> None:
        super().resize()
        self._view.resize(self.app.canvas)

    def handle(self, intent: Intent) -> Transition | None:
        if isinstance(intent, Hurry):
            self._view.hurry()
            return Stay()
        return super().handle(intent)

    def update(self, dt: float) -> Transition | None:
        self._view.update(dt)
        if self._running and not self._view.busy and not self._done:
            self._waited += dt
            if self._waited > PAUSE_S / (self.app.comfort.speed or 4.0):
                self._advance()
        return super().update(dt)

    def paint(self, canvas: Canvas) -> None:
        self._view.draw(canvas)

    def prompts(self) -> tuple[tuple[Action, str], ...]:
        return ()

    def describe(self) -> str:
        return self._view.describe()

    def _toggle(self) -> Transition:
        self._running = not self._running
        self.rebuild()
        return Stay()

    def _step(self) -> Transition:
        self._running = False
        self._view.hurry()
        self._advance()
        self.rebuild()
        return Stay()

    def _count(self) -> None:
        label = self.controls["step count"]
        assert isinstance(label, Label)
        label.set_words(self._counted)

    @property
    def _counted(self) -> str:
        """How far the replay is."""
        return _("Step {number} of {all}").format(number=self._step_number, all=len(self._file.commands))

    def _advance(self) -> None:
        self._waited = 0.0
        entry = next(self._entries, None)
        if entry is None:
            self._done = True
            self.toast.say(_("That was the whole match."))
            return
        self._step_number += 1
        self._count()
        self._view.show(entry)
        self._view.ask(self._match.decision, live=False)
