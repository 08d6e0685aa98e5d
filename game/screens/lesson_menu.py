"""What lies over a lesson when somebody wants out of it: the slip's buttons by keys or pad, and the rules."""

from typing import TYPE_CHECKING, Final

from pygame import FRect

from game.core.words import _
from game.screens import ways
from game.screens.over import Over, sheet
from game.ui.intents import Intent, Menu
from game.ui.layout import stack
from game.ui.theme import Kind
from game.ui.transitions import Pop, Push, Transition
from game.ui.widgets import Act, Button, Panel

if TYPE_CHECKING:
    from game.screens.tutorial import Tutorial

SHEET: Final = sheet(620, 780)


class LessonMenu(Over):
    """On, back, skip, again, rules, leave."""

    def __init__(self, lesson: "Tutorial") -> None:
        super().__init__(lesson)
        self.lesson = lesson

    def build(self) -> None:
        panel = Panel("lesson", SHEET, kind="straw", title=_("The lesson"), seed=12)
        self.controls.add(panel)
        entries: tuple[tuple[str, str, Act, Kind, str], ...] = (
            ("resume", _("Go on"), Pop, Kind.GOOD, "icon-check"),
            ("again", _("This step again"), lambda: Pop(self.lesson.again), Kind.QUIET, "icon-uturn"),
            ("skip", _("Skip this step"), self._skip, Kind.QUIET, "icon-right"),
            ("back", _("The step before"), lambda: Pop(lambda: self.lesson.go(-1)), Kind.QUIET, "icon-left"),
            ("rules", _("Rules"), self._rules, Kind.QUIET, "icon-quest"),
            ("leave", _("Leave the lesson"), lambda: ways.home(self.house), Kind.DARK, "icon-cross"),
        )
        inner = panel.inner
        room = FRect(inner.x + 12, inner.y + 16, inner.w - 24, inner.h - 26)
        for box, (name, words, act, kind, icon) in zip(stack(room, len(entries), 24), entries, strict=True):
            self.controls.add(Button(name, box, words, act, kind=kind, icon=icon))
        self.controls.set_focus(self.controls["resume"])

    def handle(self, intent: Intent) -> Transition | None:
        return Pop() if isinstance(intent, Menu) else super().handle(intent)

    def _skip(self) -> Transition:
        """Behind the last step comes a match."""
        return self.lesson.read_on() if self.lesson.course.last else Pop(lambda: self.lesson.go(1))

    def _rules(self) -> Transition:
        return Push(ways.rulebook(self.house, self.lesson.course.game))
