"""The lesson: a match on a set board, with a slip of paper that says what to do, and a hand that points at it."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from pygame import FRect

from game.content.lessons import LESSON, read_lesson
from game.content.matchfile import MatchFile
from game.content.paths import data_dir
from game.core.match import Match
from game.core.record import kind
from game.core.words import _
from game.screens import ways
from game.screens.course import Course
from game.screens.doors import door
from game.screens.house import House
from game.screens.pads import PadLost
from game.screens.play import Play
from game.screens.practice import Practice, Replying, Unkept
from game.screens.slip import Offer, Slip
from game.ui.app import App
from game.ui.canvas import Canvas
from game.ui.intents import Confirm, DeviceLost, Drag, Hint, Intent, Point, Press, Release, Scroll
from game.ui.scenes import Scene
from game.ui.transitions import Stay, Transition

AROUND: Final = 12.0
HAND: Final = 1.9
TOUCH: Final = Point | Press | Release | Drag | Scroll


class Tutorial(Play):
    """A lesson of that game; ContentError, OSError: there is none to be read."""

    def __init__(self, house: House, game: str) -> None:
        self.course = Course(game, read_lesson(data_dir() / game / LESSON))
        super().__init__(house, self.course.file(), self.course.match)
        self.slip = Slip(self.damage, self._offered, door(game).slip)
        self._pointed: FRect | None = None
        self._held = False

    def _sit(self, file: MatchFile, match: Match[Any], after: Callable[[], None] | None = None) -> Practice:
        return Practice(self.house.folders, Replying(self.course), file, match, after, keeping=Unkept)

    def menu(self) -> Scene:
        return ways.lesson_menu(self)

    # -- as a scene -----------------------------------------------------------------------------------------------
    def enter(self, app: App) -> None:
        super().enter(app)
        self._say()

    def resume(self, result: object) -> None:
        super().resume(result)
        self._say()

    def resize(self) -> None:
        super().resize()
        self._say()

    @property
    def busy(self) -> bool:
        return self.view.busy or self.toast.busy

    def handle(self, intent: Intent) -> Transition | None:
        if isinstance(intent, TOUCH):
            return self._touched(intent)
        if isinstance(intent, Hint) and self.slip.lost:
            return self.again()
        if isinstance(intent, Confirm) and self._reading and not self.view.busy:
            return self.read_on()
        return super().handle(intent)

    def update(self, dt: float) -> Transition | None:
        found = super().update(dt)
        if not self.view.busy:
            number = self.course.number
            if self.course.settle():
                self._lay()
            elif self.course.number != number:
                self._say()
            self.slip.set_lost(lost=self.course.lost)
        self.slip.update(self.app.now)
        self._point()
        return found

    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        if self._pointed is not None:
            canvas.ring(self._pointed, 5)
            canvas.sprite("cursor-hand", *_hand(self._pointed), HAND)
        self.slip.draw(canvas)
        self.toast.draw(canvas)

    def describe(self) -> str:
        return f"{self.slip.describe()}\n\n{super().describe()}"

    # -- the steps ------------------------------------------------------------------------------------------------
    def read_on(self) -> Transition:
        """What there was to read is read; behind the last step comes a match."""
        if self.course.last:
            return ways.home(self.house, ways.lobby(self.house, self.course.game))
        self._lay() if self.course.read_on() else self._say()
        return Stay()

    def go(self, by: int) -> Transition:
        """To another step, with its board."""
        if by > 0 and self.course.last:
            return self.read_on()
        self.course.go(by)
        self._lay()
        return Stay()

    def again(self) -> Transition:
        """The step from its beginning."""
        return self.go(0)

    @property
    def _reading(self) -> bool:
        return self.course.step.reads

    def _offered(self, offer: Offer) -> Transition:
        """A button of the slip."""
        match offer:
            case Offer.ON:
                return self.read_on()
            case Offer.AGAIN:
                return self.again()
            case Offer.BACK:
                return self.go(-1)
            case Offer.SKIP:
                return self.go(1)
        return ways.home(self.house)

    def _lay(self) -> None:
        """The board of this step."""
        self.sitting = self._sit(self.course.file(), self.course.match)
        self.enter(self.app)

    def _say(self) -> None:
        course = self.course
        told: tuple[str, ...] = ()
        if course.step.tells and course.match.log:
            last = course.match.log[-1]
            events = tuple(event for event in last.events if kind(event) in course.step.tells)
            told = self.view.words(replace(last, events=events))
        self.slip.say(self.app.canvas, course.step, (course.number, len(course.lesson.steps)), told)
        self.slip.set_lost(lost=course.lost)

    def _advise(self) -> Transition:
        self.refuse(_("The lesson says what to do."))
        return Stay()

    # -- not as in a match ----------------------------------------------------------------------------------------
    def _laid_over(self, intent: Intent) -> Scene | None:
        if isinstance(intent, DeviceLost):
            return PadLost(intent.name, None)
        return super()._laid_over(intent)

    def _tell_to_hurry(self) -> None:
        """Nobody is waited for."""

    def _end(self, dt: float) -> Transition | None:  # noqa: ARG002 - as in a match
        """No result: the lesson says what was."""
        return None

    # -- the slip and the hand ------------------------------------------------------------------------------------
    def _touched(self, intent: Point | Press | Release | Drag | Scroll) -> Transition | None:
        """The slip lies over the table."""
        over = self.slip.box.collidepoint(intent.x, intent.y)
        if isinstance(intent, Press):
            self._held = over
        if self._held or (over and isinstance(intent, Point | Scroll)):
            if isinstance(intent, Release):
                self._held = False
            return self.slip.handle(intent) or Stay()
        if isinstance(intent, Point):
            self.slip.handle(intent)
        return super().handle(intent)

    def _point(self) -> None:
        """Where the hand points: nowhere while something moves, or when the step is lost."""
        still = not self.view.busy and not self.slip.lost
        area = self.view.place(self.course.step.at) if still and self.course.step.at else None
        area = None if area is None else area.inflate(2 * AROUND, 2 * AROUND)
        if area == self._pointed:
            return
        for one in (self._pointed, area):
            if one is not None:
                self.damage.add(one.inflate(120, 120))
        self._pointed = area


def _hand(area: FRect) -> tuple[float, float]:
    """The tip of the hand: at the lower edge, right of the middle."""
    return area.x + area.w * 0.62, area.bottom - min(24.0, area.h * 0.2)
