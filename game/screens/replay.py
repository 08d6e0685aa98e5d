"""A match to watch again: on its own or step by step, at any speed, from any turn; and to play on from there."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Final

from pygame import FRect

from game.content.matchfile import MatchFile
from game.core.words import _
from game.screens import ways
from game.screens.doors import door, told
from game.screens.house import House
from game.screens.playback import Playback
from game.screens.screen import Screen
from game.screens.stand import seats_of
from game.ui.app import App, Comfort
from game.ui.canvas import Canvas
from game.ui.devices.bindings import Action
from game.ui.intents import Cancel, Help, Hurry, Intent, Log, Menu, Point, Redo, RestartTurn, Scores, Undo
from game.ui.layout import grid, shares, stack
from game.ui.theme import Kind
from game.ui.transitions import Pop, Push, Stay, Transition
from game.ui.tray import SCORES
from game.ui.tray import Button as Tray
from game.ui.view import Done, Services, View
from game.ui.widgets import Act, Button

LINE: Final = FRect(1252, 910, 416, 138)
"""Where a table has the great buttons of whoever plays: a replay needs none, and so nothing of the land is covered."""
SMALL: Final = FRect(1682, 911, 198, 130)
"""Where a table has its small buttons."""
WEIGHTS: Final = (0.46, 0.54)
PAUSE_S: Final = 0.6
SPEEDS: Final = (0.5, 1.0, 2.0, 4.0)


class Replay(Screen):
    """Plays the file's commands before one's eyes. ContentError if one of them is not possible.

    `choosing`: the list of turns is opened at once, to play on from one of them.
    """

    prepared = False

    def __init__(self, house: House, file: MatchFile, *, choosing: bool = False) -> None:
        super().__init__(house)
        self.playback = Playback(file)
        self.seats = seats_of(file, self.playback.match.state)
        self.view: View
        self._choosing = choosing
        self._running = not choosing
        self._speed = min(SPEEDS, key=lambda one: abs(one - (house.comfort.speed or max(SPEEDS))))
        self._comfort: Comfort
        self._waited = 0.0
        self._own: tuple[Tray, ...] = ()
        """The game's own small button, if it has one."""

    def prepare(self, app: App) -> Iterator[object]:
        """Opens the view, and cuts its table."""
        self.app = app
        self._open_view()
        return self.view.cut_still(app.canvas)

    def enter(self, app: App) -> None:
        super().enter(app)
        if not self.prepared:
            self._open_view()
        self._lay()

    def _open_view(self) -> None:
        """A view of the match as it stands."""
        app, file = self.app, self.playback.file
        self._comfort = replace(app.comfort, speed=self._speed)
        services = Services(self.damage, self._comfort, told(app, file.game), lambda: app.last_device)
        self.view = door(file.game).open_view(services, self.playback.match, self.seats)

    def _lay(self) -> None:
        self.view.resize(self.app.canvas)
        self.view.refresh()
        self.view.ask(self.playback.match.decision, live=False)
        self._waited = 0.0
        self._own = tuple(one for one in self.view.buttons if one.spot == SCORES)
        self.rebuild()

    # -- the controls ---------------------------------------------------------------------------------------------
    def build(self) -> None:
        above, below = stack(LINE, 2, 8)
        (play, speed), (turns, fork) = shares(above, WEIGHTS, 8), shares(below, WEIGHTS, 8)
        back, ahead, first, scores, *leave = grid(SMALL, 3, 2, 8)
        at_end = self.playback.at == self.playback.length
        self.controls.add(
            Button("pause", play, self._play_words, self._toggle, kind=Kind.GOOD, once=False),
            Button("speed", speed, self._speed_words, self._faster, once=False, tip=_("How fast it is shown.")),
            Button("turns", turns, self._turn_words, self.list_turns, tip=_("All turns, to go to one of them.")),
            Button("from here", fork, _("Play from here"), self._play_on, kind=Kind.PRIMARY),
            self._small("step back", back, "icon-left", self._step_back, _("One step back")),
            self._small("step", ahead, "icon-right", self._step, _("One step on")),
            self._small("first", first, "icon-uturn", self._from_start, _("From the beginning")),
            *(self._small("scores", scores, one.icon, self._scores, one.tip) for one in self._own),
            Button("back", leave[0].union(leave[1]), _("Back"), Pop, kind=Kind.DARK),
        )
        if at_end and self.playback.match.decision is None:
            self.controls["from here"].disable(_("The match is over here: go to a turn before."))

    def _small(self, name: str, box: FRect, icon: str, act: Act, tip: str) -> Button:
        return Button(name, box, "", act, icon=icon, tip=tip, once=False)

    @property
    def _play_words(self) -> str:
        return _("Pause") if self._running else _("Play it")

    @property
    def _speed_words(self) -> str:
        return _("Speed {factor}x").format(factor=f"{self._speed:g}")

    @property
    def _turn_words(self) -> str:
        """How far the replay is."""
        playback = self.playback
        return _("Turn {number} of {all}").format(number=playback.turn + 1, all=max(1, len(playback.turns)))

    def prompts(self) -> tuple[tuple[Action, str], ...]:
        return ()

    # -- as a scene -----------------------------------------------------------------------------------------------
    @property
    def busy(self) -> bool:
        return self.view.busy or self._running or super().busy

    @property
    def watched(self) -> FRect | None:
        return self.view.watched()

    def resize(self) -> None:
        super().resize()
        self.view.resize(self.app.canvas)

    def resume(self, result: object) -> None:
        if callable(result):
            result()
        super().resume(result)

    def handle(self, intent: Intent) -> Transition | None:
        act = self._by_key(intent)
        if act is not None:
            return act() or Stay()
        if isinstance(intent, Cancel) and isinstance(self.view.handle(intent), Done):
            return Stay()
        answer = super().handle(intent)
        if isinstance(intent, Point):  # what is pointed at on the table is told, unless a button lies there
            self.view.handle(intent if answer is None else replace(intent, x=0.0, y=0.0))
        return answer

    def _by_key(self, intent: Intent) -> Callable[[], Transition | None] | None:
        """What the keys and buttons of a table do here."""
        known: dict[type[Intent], Callable[[], Transition | None]] = {
            Hurry: self.view.hurry,
            Undo: self._step_back,
            Redo: self._step,
            RestartTurn: self._from_start,
            Log: self.list_turns,
            Scores: self._scores,
            Menu: Pop,
            Help: lambda: Push(ways.rulebook(self.house, self.playback.file.game)),
        }
        return known.get(type(intent))

    def update(self, dt: float) -> Transition | None:
        self.view.update(dt)
        if self._choosing:
            self._choosing = False
            return self.list_turns()
        if self._running and not self.view.busy:
            self._waited += dt
            if self._waited > PAUSE_S / self._speed:
                self._advance()
        return super().update(dt)

    def paint(self, canvas: Canvas) -> None:
        self.view.draw(canvas)

    def describe(self) -> str:
        return f"{self._turn_words}.\n{self.view.describe()}"

    # -- what the controls do -------------------------------------------------------------------------------------
    def go_to(self, turn: int) -> None:
        """Stands still at the beginning of that turn (from 0)."""
        self._stand_at(self.playback.turns[turn].at)
        self.controls.set_focus(self.controls["from here"])

    def list_turns(self) -> Transition:
        """The list of turns over the table."""
        self._running = False
        self._relabel()
        return Push(ways.turn_list(self))

    def _play_on(self) -> Transition:
        self._running = False
        self._relabel()
        return Push(ways.play_from(self))

    def _toggle(self) -> Transition:
        if self.playback.at == self.playback.length:
            self._stand_at(0)
            self._running = False
        self._running = not self._running
        self._relabel()
        return Stay()

    def _faster(self) -> Transition:
        self._speed = SPEEDS[(SPEEDS.index(self._speed) + 1) % len(SPEEDS)]
        self._comfort.speed = self._speed
        self._relabel()
        return Stay()

    def _step(self) -> Transition:
        self._running = False
        self.view.hurry()
        self._advance()
        return Stay()

    def _scores(self) -> None:
        """The sheets that the game lays over its table."""
        self.view.handle(Scores())

    def _step_back(self) -> Transition:
        self._stand_at(self.playback.at - 1)
        return Stay()

    def _from_start(self) -> Transition:
        self._stand_at(0)
        return Stay()

    def _stand_at(self, at: int) -> None:
        self._running = False
        self.playback.go(at)
        self._open_view()
        self._lay()

    def _advance(self) -> None:
        self._waited = 0.0
        entry = self.playback.step()
        if entry is None:
            self._running = False
            self.rebuild()
            self.toast.say(_("That was the whole match."))
            return
        self.view.show(entry)
        self.view.ask(self.playback.match.decision, live=False)
        self._relabel()

    def _relabel(self) -> None:
        """The buttons say how it stands now."""
        words = {"pause": self._play_words, "speed": self._speed_words, "turns": self._turn_words}
        for name, said in words.items():
            button = self.controls[name]
            assert isinstance(button, Button)
            button.set_words(said)
