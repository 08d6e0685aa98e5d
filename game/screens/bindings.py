"""Keys and buttons: what each does, and another for whoever wants another."""

from typing import Final

from pygame import FRect

from game.core.words import _
from game.screens.ear import Ear
from game.screens.screen import Screen
from game.ui.app import App
from game.ui.canvas import Canvas
from game.ui.devices.bindings import Action, Bindings, binding_name
from game.ui.intents import Cancel, Device, Intent
from game.ui.layout import row, shares, stack
from game.ui.theme import BODY, Kind, Style
from game.ui.transitions import Pop, Push, Stay, Transition
from game.ui.widgets import Act, Button, Label, Panel
from game.ui.widgets.dialog import Dialog

SHEET: Final = FRect(48, 132, 1824, 812)
SMALL: Final = Style(BODY.face, 26)


class BindingsScreen(Screen):
    """A row an action: its name, its key, its pad button."""

    def build(self) -> None:
        self.controls.add(Panel("sheet", SHEET, kind="straw", seed=8))
        half = (len(Action) + 1) // 2
        actions = list(Action)
        for side, area in enumerate(row(SHEET.inflate(-72, -52), 2, 44)):
            for action, line in zip(actions[side * half :][:half], stack(area, half, 6), strict=False):
                self._add(action, line)
        foot = row(FRect(472, 958, 976, 72), 2, 32)
        self.controls.add(
            Button("defaults", foot[0], _("All as at first"), self._reset),
            Button("back", foot[1], _("Back"), Pop, kind=Kind.DARK),
        )

    def enter(self, app: App) -> None:
        super().enter(app)
        bindings = app.devices.bindings
        lost = dict.fromkeys([*bindings.unbound(Device.KEYS), *bindings.unbound(Device.PAD)])
        if lost:
            text = _("Without a key or a button now: {actions}.")
            self.toast.say(text.format(actions=", ".join(_(action.value) for action in lost)))

    def paint(self, canvas: Canvas) -> None:
        canvas.table()
        self.heading(canvas, _("Keys and buttons"))

    def resume(self, result: object) -> None:
        if isinstance(result, Ear):
            self._bind(result)
        super().resume(result)

    def _add(self, action: Action, line: FRect) -> None:
        name, key, pad = shares(line, [1.1, 1, 1], 12)
        bindings = self.app.devices.bindings
        self.controls.add(Label(f"{action.name} name", name, _(action.value), SMALL))
        for box, device in ((key, Device.KEYS), (pad, Device.PAD)):
            words = bindings.name(action, device) or "—"
            act = self._asker(action, pad=device is Device.PAD)
            self.controls.add(Button(f"{action.name} {device.value}", box, words, act, style=SMALL))

    @staticmethod
    def _asker(action: Action, *, pad: bool) -> Act:
        return lambda: Push(Asking(action, pad=pad))

    def _bind(self, ear: Ear) -> None:
        if ear.heard is None:
            return
        bindings = self.app.devices.bindings
        conflict = bindings.rebind(ear.action, ear.heard)
        self.app.devices.rebind(bindings)
        self.house.keep_bindings(bindings)
        if conflict is not None:
            text = _("{key} was “{action}” until now, which has lost it.")
            self.toast.say(text.format(key=binding_name(conflict.binding), action=_(conflict.action.value)))

    def _reset(self) -> Transition:
        bindings = Bindings(swapped=self.house.settings.swap_confirm)
        self.app.devices.rebind(bindings)
        self.house.keep_bindings(bindings)
        self.rebuild()
        return Stay()


class Asking(Dialog):
    """Waits for a key or a button; pops with the ear that heard it."""

    def __init__(self, action: Action, *, pad: bool) -> None:
        words = _("Press the pad button for “{action}”.") if pad else _("Press the key for “{action}”.")
        super().__init__(words.format(action=_(action.value)), _("Escape leaves it as it is."), [])
        self._ear = Ear(action, pad=pad)
        self._own: Bindings | None = None

    def enter(self, app: App) -> None:
        super().enter(app)
        self._own = app.devices.bindings
        app.devices.rebind(self._ear)

    def leave(self) -> None:
        if self._own is not None:
            self.app.devices.rebind(self._own)

    def handle(self, intent: Intent) -> Transition | None:
        return Pop(None) if isinstance(intent, Cancel) else Stay()

    def update(self, dt: float) -> Transition | None:
        return Pop(self._ear) if self._ear.heard is not None else super().update(dt)
