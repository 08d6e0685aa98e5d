"""The settings: each holds at once, and is kept."""

from collections.abc import Callable
from typing import Any, Final

from pygame import FRect

from game.core.words import N_, _
from game.screens import ways
from game.screens.house import INSTANT, House
from game.screens.languages import LANGUAGES
from game.screens.screen import Screen
from game.ui.canvas import Canvas
from game.ui.intents import Fullscreen
from game.ui.layout import column, row
from game.ui.theme import Kind
from game.ui.transitions import Pop, Push
from game.ui.widgets import Button, Choice, Panel, Slider, Toggle, Widget

SHEET: Final = FRect(72, 150, 1776, 790)
SIZES: Final = (75, 100, 125, 150, 175, 200)
SPEEDS: Final = ((50, N_("slow")), (100, N_("normal")), (200, N_("fast")), (INSTANT, N_("instant")))


class SettingsScreen(Screen):
    """How this person wants it."""

    def __init__(self, house: House) -> None:
        super().__init__(house)
        self._boxes: list[FRect] = []

    def build(self) -> None:
        self.controls.add(Panel("sheet", SHEET, kind="straw", seed=6))
        left, right = row(SHEET.inflate(-88, -72), 2, 40)
        self._boxes = [*column(left, [100.0] * 6, 24), *column(right, [100.0] * 6, 24)]
        self.controls.add(*self._looks(), *self._sounds_and_play())
        line = row(FRect(472, 952, 976, 72), 2, 32)
        self.controls.add(
            Button("bindings", line[0], _("Keys and buttons"), self._to_bindings, icon="icon-hand"),
            Button("back", line[1], _("Back"), Pop, kind=Kind.DARK),
        )

    def paint(self, canvas: Canvas) -> None:
        canvas.table()
        self.heading(canvas, _("Settings"))

    def _looks(self) -> list[Widget]:
        settings, box = self.house.settings, iter(self._boxes[:6])
        sizes = [f"{size} %" for size in SIZES]
        size = _nearest(SIZES, settings.text_size)
        speed = _nearest([percent for percent, _name in SPEEDS], settings.animation_speed)
        language = next((n for n, (code, _name) in enumerate(LANGUAGES) if code == settings.language), 0)
        return [
            Toggle("fullscreen", next(box), _("Full screen"), self.app.window.fullscreen, changed=self._fullscreen),
            Choice("text", next(box), _("Text size"), sizes, size, changed=lambda n: self._set(text_size=SIZES[n])),
            Choice(
                "speed", next(box), _("Speed of play"), [_(name) for _p, name in SPEEDS], speed,
                changed=lambda n: self._set(animation_speed=SPEEDS[n][0]),
                tip=_("How fast pieces move and bots answer."),
            ),
            Toggle(
                "calm", next(box), _("Calm motion"), settings.calm_motion, changed=self._setter("calm_motion"),
                tip=_("No shaking and no hopping."),
            ),
            Toggle(
                "confirm", next(box), _("Ask before a turn ends"), settings.confirm_end_turn,
                changed=self._setter("confirm_end_turn"), tip=_("Only if something useful is left to do."),
            ),
            Choice(
                "language", next(box), _("Language"), [_(name) for _c, name in LANGUAGES], language,
                changed=lambda n: self._speak(LANGUAGES[n][0]),
            ),
        ]  # fmt: skip

    def _sounds_and_play(self) -> list[Widget]:
        settings, box = self.house.settings, iter(self._boxes[6:])
        silent = "" if self.app.sounds.audible else _("This machine has no sound device.")
        found: list[Widget] = [
            Slider(
                "effects", next(box), _("Sounds"), (0, 100, 10), settings.effects_volume,
                changed=lambda value: self._set(effects_volume=round(value)), shown=_percent,
            ),
            Toggle("music on", next(box), _("Music"), settings.music, changed=self._setter("music")),
            Slider(
                "music", next(box), _("Volume of the music"), (0, 100, 10), settings.music_volume,
                changed=lambda value: self._set(music_volume=round(value)), shown=_percent,
            ),
            Toggle("mute", next(box), _("Silence"), settings.mute, changed=self._setter("mute")),
        ]  # fmt: skip
        if silent:
            for widget in found:
                widget.disable(silent)
        swap = Toggle(
            "swap", next(box), _("Swap A and B"), settings.swap_confirm, changed=self._swap,
            tip=_("On pads: which of the two confirms, and which goes back."),
        )  # fmt: skip
        return [*found, swap]

    def _setter(self, name: str) -> Callable[[bool], None]:
        return lambda on: self._set(**{name: on})

    def _set(self, **changes: Any) -> None:
        self.house.set(**changes)
        self.house.apply(self.app)
        self.controls.calm = self.app.comfort.calm

    def _speak(self, language: str) -> None:
        """Another language, here and on the screens beneath."""
        self._set(language=language)
        for scene in self.app.stack.scenes:
            scene.resize()
            scene.damage.everything()

    def _swap(self, on: bool) -> None:
        self._set(swap_confirm=on)
        self.app.devices.rebind(self.house.bindings())

    def _fullscreen(self, on: bool) -> None:
        if on != self.app.window.fullscreen:
            self.app.tell(Fullscreen())
        self.house.set(fullscreen=self.app.window.fullscreen)
        if self.app.window.notice:
            self.toast.say(self.app.window.notice)

    def _to_bindings(self) -> Push:
        return Push(ways.bindings(self.house))


def _percent(value: float) -> str:
    return f"{value:g} %"


def _nearest(values: Any, wanted: int) -> int:
    """The index of the value that is next to the one wanted."""
    return min(range(len(values)), key=lambda n: abs(values[n] - wanted))
