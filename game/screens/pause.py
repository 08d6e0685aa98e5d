"""The pause menu."""

from typing import TYPE_CHECKING, Final, TypeAlias

from pygame import FRect

from game.core.words import _
from game.screens import ways
from game.screens.over import Over, sheet
from game.ui.devices.bindings import Action
from game.ui.intents import Device, Help, Intent, Menu
from game.ui.layout import grid
from game.ui.theme import Kind
from game.ui.transitions import Pop, Push, Transition
from game.ui.widgets import Act, Button, Panel
from game.ui.widgets.dialog import Answer, Dialog

if TYPE_CHECKING:
    from game.screens.play import Play

SHEET: Final = sheet(1060, 660)
AT_THE_TABLE: Final = (Action.HELP, Action.UNDO, Action.REDO, Action.HURRY, Action.LOG, Action.DESCRIBE, Action.MUTE)
"""What the keys do in a match, beside moving and choosing."""
Entries: TypeAlias = tuple[tuple[str, str, Act, Kind, str], ...]
"""What a pause offers: name, words, what it does, look, icon."""


class Pause(Over):
    """Resume, save, load, rules, log, settings, restart, title."""

    def __init__(self, play: "Play") -> None:
        super().__init__(play)
        self.play = play

    def build(self) -> None:
        panel = Panel("pause", SHEET, kind="straw", title=_("Pause"), seed=12)
        self.controls.add(panel)
        inner, entries = panel.inner, self.entries()
        area = FRect(inner.x + 20, inner.y + 16, inner.w - 40, inner.h - 26)
        boxes = grid(area, 2, (len(entries) + 1) // 2, 28)
        for box, (name, words, act, kind, icon) in zip(boxes, entries, strict=False):
            self.controls.add(Button(name, box, words, act, kind=kind, icon=icon))
        self.controls.set_focus(self.controls["resume"])

    def entries(self) -> Entries:
        """What is offered."""
        return (
            ("resume", _("Play on"), Pop, Kind.GOOD, "icon-check"),
            ("save", _("Save as…"), lambda: Push(ways.saves(self.house, self.play.sitting)), Kind.QUIET, "icon-bone"),
            ("log", _("Log"), lambda: Push(ways.log(self.play)), Kind.QUIET, "icon-bars"),
            ("rules", _("Rules"), self._rules, Kind.QUIET, "icon-quest"),
            ("load", _("Load"), lambda: Push(ways.saves(self.house)), Kind.QUIET, "icon-up"),
            ("settings", _("Settings"), lambda: Push(ways.settings(self.house)), Kind.QUIET, "icon-menu"),
            ("restart", _("Restart the match"), self._restart, Kind.QUIET, "icon-uturn"),
            ("title", _("To the title"), self._leave, Kind.DARK, "icon-left"),
        )

    def handle(self, intent: Intent) -> Transition | None:
        if isinstance(intent, Help):
            return self._rules()
        return Pop() if isinstance(intent, Menu) else super().handle(intent)

    def prompt_words(self) -> str:
        """The keys or buttons of the table, for whoever holds the mouse as well."""
        device = Device.PAD if self.app.last_device is Device.PAD else Device.KEYS
        names = [(self.app.devices.bindings.name(action, device), _(action.value)) for action in AT_THE_TABLE]
        return "     ".join(f"{name}  {words}" for name, words in names if name)

    def _rules(self) -> Transition:
        return Push(ways.rulebook(self.house, self.play.sitting.game.name))

    def _restart(self) -> Transition:
        words = _("This match is given up, and begins anew with the same dice.")
        answers = [Answer(_("Restart"), self.play.restart, Kind.PRIMARY), Answer(_("Play on"))]
        return Push(Dialog(_("Restart the match?"), words, answers))

    def _leave(self) -> Transition:
        return ways.home(self.house)
