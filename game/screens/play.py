"""A match on the screen: the game's view in the middle, and around it all that is not the game's."""

import logging
from collections.abc import Callable, Iterator
from typing import Any, Final

from pygame import FRect

from game.content.matchfile import MatchFile
from game.core.decision import Command, Decision, IllegalCommand
from game.core.match import Entry, Match
from game.core.words import _
from game.screens import ways
from game.screens.confirming import before_the_end, too_late
from game.screens.doors import door, told
from game.screens.house import House
from game.screens.pads import PadLost
from game.screens.sitting import Sitting
from game.screens.trace import Trace
from game.ui.app import App
from game.ui.canvas import Canvas
from game.ui.devices.bindings import Action
from game.ui.intents import (
    RIGHT_BUTTON,
    Cancel,
    Confirm,
    Describe,
    Device,
    DeviceLost,
    Help,
    Hint,
    Hurry,
    Intent,
    Log,
    Menu,
    Press,
    Redo,
    Release,
    RestartTurn,
    Undo,
)
from game.ui.noises import UNDO
from game.ui.scenes import Scene
from game.ui.sounds import Bus
from game.ui.transitions import Push, Quit, Stay, Transition
from game.ui.view import Done, Response, Say, Services, View
from game.ui.widgets import KNOCK, Toast

log = logging.getLogger(__name__)

SETTLE_S: Final = 2.0
"""Seconds that the result waits for the disk at most."""


class Play(Scene):
    """Plays the match of that file; `match` stands after the file's commands. `after`: see `Sitting`."""

    prepared = False

    def __init__(
        self, house: House, file: MatchFile, match: Match[Any], after: Callable[[], None] | None = None
    ) -> None:
        super().__init__()
        self.house = house
        self.sitting = self._sit(file, match, after)
        self.toast = Toast(self.damage)
        self.view: View
        self._asked: tuple[Decision | None, bool] | None = None
        self._swallowed = False
        self._skipping = False
        self._over_for = 0.0
        self._told_result = False
        self._told_hopeless = False
        self._trace = Trace()

    def _sit(self, file: MatchFile, match: Match[Any], after: Callable[[], None] | None = None) -> Sitting:
        """Down to that match."""
        return Sitting(self.house.folders, self.house.thinker, file, match, after)

    def menu(self) -> Scene:
        """What lies over the table when somebody wants out of it."""
        return ways.pause(self)

    # -- as a scene -----------------------------------------------------------------------------------------------
    def prepare(self, app: App) -> Iterator[object]:
        """Opens the view, and cuts its table."""
        self.app = app
        self._open_view()
        return self.view.cut_still(app.canvas)

    def _open_view(self) -> None:
        app = self.app
        sounds = told(app, self.sitting.game.name)
        services = Services(self.damage, app.comfort, sounds, lambda: app.last_device)
        services.key = self._key
        self.view = door(self.sitting.game.name).open_view(services, self.sitting.match, self.sitting.seats)

    def enter(self, app: App) -> None:
        super().enter(app)
        if not self.prepared:
            self._open_view()
        self.view.resize(app.canvas)
        self.view.refresh()
        if not self.sitting.match.log:
            self.view.begin(self.sitting.match.opening)
        app.on_mishap = lambda _fault: self.sitting.keeping.turn_over(self.sitting.match)
        self._put()

    def resume(self, result: object) -> None:
        if callable(result):
            result()
        self.damage.everything()

    def resize(self) -> None:
        self.view.resize(self.app.canvas)

    def leave(self) -> None:
        self.app.on_mishap = lambda _fault: None
        self.sitting.close()

    @property
    def busy(self) -> bool:
        return self.view.busy or self.toast.busy or self.sitting.turns.waiting or self.sitting.hints.thinking

    @property
    def looked(self) -> FRect | None:
        return self.view.looked()

    @property
    def watched(self) -> FRect | None:
        return self.view.watched()

    @property
    def own_turn(self) -> bool:
        return self.sitting.turns.human

    def handle(self, intent: Intent) -> Transition | None:
        if self._hurried(intent):
            return Stay()
        own = None if isinstance(intent, Hint) else self._own(intent)
        return own if own is not None else self._respond(self.view.handle(intent), intent)

    def update(self, dt: float) -> Transition | None:
        self.view.update(dt)
        self.toast.update(dt)
        self._tell()
        self._trace.follow(self.sitting.match, self.view, self.app.canvas.map, live=self.sitting.turns.human)
        if self.sitting.over:
            return self._end(dt)
        planned = self.view.planned()
        if planned is not None:
            return self._wish(planned)
        if self.sitting.turns.human and not self.view.busy and not self._told_hopeless:
            why = self.view.hopeless()
            if why:
                self._told_hopeless = True
                return Push(too_late(why, self.break_off))
        self._let_bot_answer(dt)
        advice = self.sitting.hints.poll()
        if advice is not None:
            self.view.advise(advice)
        return None

    def draw(self, canvas: Canvas) -> None:
        self.view.draw(canvas)
        self.toast.draw(canvas)

    def on_quit(self) -> Transition:
        """Everything is written down already."""
        return Quit()

    def describe(self) -> str:
        """The table in words."""
        return self.view.describe()

    # -- people ---------------------------------------------------------------------------------------------------
    def _hurried(self, intent: Intent) -> bool:
        """While something moves, a press ends that and does nothing else."""
        if isinstance(intent, Release) and self._swallowed:
            self._swallowed = False
            return True
        if isinstance(intent, Hurry):
            self._skipping = self.sitting.turns.waiting and self.sitting.seating.humans > 0
        elif not (self.view.busy and isinstance(intent, Press | Confirm)):
            return False
        self._swallowed = isinstance(intent, Press)
        self.view.hurry()
        return True

    def _own(self, intent: Intent) -> Transition | None:
        """What is not the game's: undo, and what lies over the table."""
        match intent:
            case Undo():
                return self._back(1)
            case RestartTurn():
                return self._back(max(1, self.sitting.history.undoable))
            case Redo():
                return self._again()
            case Hint():
                return self._advise()
        over = self._laid_over(intent)
        return None if over is None else Push(over)

    def _laid_over(self, intent: Intent) -> Scene | None:
        match intent:
            case Menu():
                return self.menu()
            case Help():
                return ways.rulebook(self.house, self.sitting.game.name)
            case Log():
                return ways.log(self)
            case Describe():
                return ways.reading(self.house, _("The table in words"), self.describe())
            case DeviceLost(name=name):
                return PadLost(name, self._to_bot if self.sitting.turns.human else None)
        return None

    def _respond(self, response: Response, intent: Intent) -> Transition | None:
        if isinstance(response, Command):
            return self._wish(response)
        if isinstance(response, Say):
            self.refuse(response.text)
            return Stay()
        if isinstance(response, Intent):
            return self._own(response)
        if response is None and isinstance(intent, Press) and intent.button == RIGHT_BUTTON:
            return self._own(Help())
        if response is None and isinstance(intent, Cancel):
            return Push(self.menu())
        return Stay() if isinstance(response, Done) else None

    def _wish(self, command: Command) -> Transition | None:
        """A person's answer; before it ends a turn too early, a question."""
        if not self.sitting.turns.human:
            return Stay()  # C8: nobody answers for a bot
        if self.house.settings.confirm_end_turn:
            question = before_the_end(self.sitting.match, self.view, command, lambda: self._give(command))
            if question is not None:
                return Push(question)
        self._give(command)
        return Stay()

    def refuse(self, words: str) -> None:
        """Says no."""
        self.toast.calm = self.app.comfort.calm
        self.toast.say(words, refusal=True)
        self.app.sounds.play(KNOCK, Bus.INTERFACE)

    # -- advice ---------------------------------------------------------------------------------------------------
    def _advise(self) -> Transition:
        """Asks what a good player would do; asked once more, that has been read."""
        hints = self.sitting.hints
        if hints.open:
            self._end_advice()
        elif self.sitting.turns.human:
            hints.ask()
            self.view.advise(None, thinking=True)
        else:
            self.refuse(_("It is not your turn."))
        return Stay()

    def _end_advice(self) -> None:
        self.sitting.hints.forget()
        self.view.advise(None)

    # -- undo -----------------------------------------------------------------------------------------------------
    def go_to(self, line: int) -> None:
        """To just after that line of the log, if there is a way."""
        way = self.sitting.history.way_to(line)
        if way is None or not self.sitting.turns.human:
            self.refuse(_("There is no way back to there: dice have fallen or the turn has passed on."))
        elif way < 0:
            self._back(-way)
        else:
            for _step in range(way):
                self._again()

    def _back(self, answers: int) -> Transition:
        try:
            self.sitting.undo(answers)
            self.app.sounds.play(UNDO, Bus.INTERFACE)
        except ValueError as error:
            self.refuse(str(error))
            return Stay()
        self.view.refresh()
        self._put()
        return Stay()

    def _again(self) -> Transition:
        try:
            entry = self.sitting.redo()
        except ValueError as error:
            self.refuse(str(error))
            return Stay()
        self._shown(entry)
        return Stay()

    # -- answers --------------------------------------------------------------------------------------------------
    def _give(self, command: Command) -> None:
        try:
            entry = self.sitting.answer(command)
        except IllegalCommand as error:
            self.refuse(str(error))
            return
        self.app.hand_over()  # C7: the second half of a double press goes nowhere
        self._shown(entry)

    def _shown(self, entry: Entry) -> None:
        self.view.show(entry)
        if self._skipping:
            self.view.hurry()
        self._put()

    def _put(self) -> None:
        """Puts the open decision to whoever is to answer."""
        human = self.sitting.turns.human
        asked = (self.sitting.match.decision, human)
        if human:
            self._skipping = False
        if asked != self._asked:
            self._asked = asked
            self._end_advice()
            self._tell_to_hurry()
            self.view.ask(self.sitting.match.decision, live=human)
        self.view.take_back(
            able=human and self.sitting.history.undoable > 0, redo=human and self.sitting.history.redoable > 0
        )

    def _tell_to_hurry(self) -> None:
        """Once, in the first turn of a bot: how to skip it."""
        sitting, house = self.sitting, self.house
        if house.told_to_hurry or not sitting.turns.waiting or not sitting.seating.humans or not house.comfort.speed:
            return
        house.told_to_hurry = True
        self.toast.say(_("{key} skips to your turn.").format(key=self._key(Action.HURRY)))

    def _key(self, action: Action) -> str:
        """What is to be pressed for that, on the pad if it was used last."""
        device = Device.PAD if self.app.last_device is Device.PAD else Device.KEYS
        return self.app.devices.bindings.name(action, device)

    def _let_bot_answer(self, dt: float) -> None:
        pause = 0.0 if self._skipping else self.house.pause
        command = self.sitting.turns.update(dt, pause, ready=not self.view.busy)
        if command is not None:
            self._give(command)

    def _to_bot(self) -> None:
        decision = self.sitting.match.decision
        if decision is not None:
            self.sitting.hand_over(decision.seat)
            self.toast.say(_("A bot plays on for {name}.").format(name=self.sitting.name(decision.seat)))
            self._put()

    # -- around it ------------------------------------------------------------------------------------------------
    def _tell(self) -> None:
        self.house.notices += self.sitting.keeping.notices()
        if self.house.notices and not self.toast.words:
            self.toast.say(self.house.notices.pop(0))

    def _end(self, dt: float) -> Transition | None:
        """The result, once everything has been shown and the disk has it."""
        if self.view.busy or self._told_result:
            return None
        self._over_for += dt
        if not self.sitting.keeping.settled and self._over_for < SETTLE_S:
            return None
        self._told_result = True
        return Push(ways.result(self))

    def break_off(self) -> Transition:
        """Nobody wants to play it to its end; it lies where unfinished matches lie."""
        return ways.home(self.house)

    def restart(self) -> Transition:
        """The same match from its beginning."""
        return ways.home(self.house, ways.table(self.house, self.sitting.from_start()))
