"""The settings: each holds at once, and is kept."""

from collections.abc import Callable, Sequence
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
from game.ui.magnifier import SIZES as SCALES
from game.ui.sight import PALETTES
from game.ui.theme import CAPTION, TRIBES, Kind, Style
from game.ui.transitions import Pop, Push, Stay, Transition
from game.ui.widgets import Button, Choice, Label, Panel, Slider, Toggle, Widget

SHEET: Final = FRect(72, 234, 1776, 706)
TABS: Final = FRect(72, 138, 1776, 76)
SAMPLE: Final = FRect(SHEET.x + 44, SHEET.bottom - 128, SHEET.w - 88, 92)
"""Where the seats' colours are shown."""
ROW, GAP, MOST_ABOUT = 84.0, 14.0, 134.0
"""How high a setting is, how far the next one is, and how high the sentence between them can be."""
SIZES: Final = (75, 100, 125, 150, 175, 200)
SPEEDS: Final = ((50, N_("slow")), (100, N_("normal")), (200, N_("fast")), (INSTANT, N_("instant")))
PAGES: Final = (("seeing", N_("Seeing")), ("hearing", N_("Hearing")), ("playing", N_("Playing")))
HEARD: Final = {"master_volume", "effects_volume", "interface_volume", "music", "music_volume", "mute"}
"""Settings that do nothing on a silent machine."""

Make = Callable[[FRect], Widget]
"""Makes a setting's control in that box."""


class SettingsScreen(Screen):
    """How this person wants it: a page each for the eyes, the ears and the hands."""

    def __init__(self, house: House) -> None:
        super().__init__(house)
        self.page = 0

    def build(self) -> None:
        self.controls.add(Panel("sheet", SHEET, kind="straw", seed=6))
        for number, (box, (name, words)) in enumerate(zip(row(TABS, len(PAGES), 24), PAGES, strict=True)):
            here = number == self.page
            self.controls.add(
                Button(
                    name, box, _(words), self._turner(number), kind=Kind.GOOD if here else Kind.QUIET,
                    icon="icon-check" if here else "", once=False,
                )
            )  # fmt: skip
        self._fill((self._seeing, self._hearing, self._playing)[self.page]())
        line = row(FRect(472, 952, 976, 72), 2, 32)
        self.controls.add(
            Button("bindings", line[0], _("Keys and buttons"), self._to_bindings, icon="icon-hand"),
            Button("back", line[1], _("Back"), Pop, kind=Kind.DARK),
        )

    def paint(self, canvas: Canvas) -> None:
        canvas.table()
        self.heading(canvas, _("Settings"))

    def draw(self, canvas: Canvas) -> None:
        super().draw(canvas)
        if self.page == 0:
            _draw_seats(canvas)

    def _fill(self, settings: Sequence[tuple[Make, str]]) -> None:
        """The settings in two columns, each with the sentence that says what it does."""
        left, right = row(SHEET.inflate(-88, -60), 2, 40)
        half = (len(settings) + 1) // 2
        room = left.h - (SAMPLE.h + GAP if self.page == 0 else 0)
        high = min(MOST_ABOUT, (room + GAP) / half - GAP - ROW)
        style = self._alike([about for _make, about in settings], left.w - 48, high - 6)
        boxes = [*column(left, [ROW + high] * half, GAP), *column(right, [ROW + high] * half, GAP)]
        for box, (make, about) in zip(boxes, settings, strict=False):
            control = make(FRect(box.x, box.y, box.w, ROW))
            words = FRect(box.x + 24, box.y + ROW + 6, box.w - 48, high - 6)
            self.controls.add(control, Label(f"{control.name} about", words, about, style, upright="top", wrap=True))

    def _alike(self, sentences: Sequence[str], width: float, height: float) -> Style:
        """The largest style in which all of them find room."""
        text = self.app.canvas.text
        return min((text.fit(one, CAPTION, width, height) for one in sentences), key=lambda style: style.size)

    # -- the pages ------------------------------------------------------------------------------------------------
    def _seeing(self) -> list[tuple[Make, str]]:
        settings = self.house.settings
        palettes = [(key, _(palette.title)) for key, palette in PALETTES.items()]
        return [
            (self._toggle("fullscreen", _("Full screen"), self.app.window.fullscreen, self._fullscreen),
             _("Fills the screen instead of a window.")),
            (self._choice("scale", _("Size of the picture"), _percents(SCALES), settings.scale),
             _("100 % fits. Larger, the picture follows the focus, or the pointer to an edge.")),
            (self._choice("text_size", _("Text size"), _percents(SIZES), settings.text_size),
             _("The size of all words; panels and sheets make room for them.")),
            (self._choice("palette", _("Colours of the seats"), palettes, settings.palette),
             _("For eyes that see red and green, or blue and yellow, alike.")),
            (self._toggle("high_contrast", _("High contrast"), settings.high_contrast),
             _("Darker words on lighter paper, with a line round everything.")),
            (self._choice("language", _("Language"), [(code, _(name)) for code, name in LANGUAGES], settings.language,
                          self._speak),
             _("What the program speaks, the rules and the log too.")),
        ]  # fmt: skip

    def _hearing(self) -> list[tuple[Make, str]]:
        settings = self.house.settings
        return [
            (self._slider("master_volume", _("Loudness"), settings.master_volume),
             _("How loud all of it is together.")),
            (self._slider("effects_volume", _("Sounds"), settings.effects_volume),
             _("How loud pieces, dice and the mountain are.")),
            (self._slider("interface_volume", _("Buttons and pages"), settings.interface_volume),
             _("How loud what you press and turn over is.")),
            (self._toggle("music", _("Music"), settings.music),
             _("A drum and a kalimba that follow the state of the match.")),
            (self._slider("music_volume", _("Volume of the music"), settings.music_volume),
             _("How loud the music is, if there is any.")),
            (self._toggle("mute", _("Silence"), settings.mute),
             _("Nothing is heard, whatever the volumes say.")),
            (self._toggle("subtitles", _("Sounds in words"), settings.subtitles),
             _("A short line says what is heard, in silence too.")),
        ]  # fmt: skip

    def _playing(self) -> list[tuple[Make, str]]:
        settings = self.house.settings
        return [
            (self._choice("animation_speed", _("Speed of play"), [(percent, _(name)) for percent, name in SPEEDS],
                          settings.animation_speed),
             _("How fast pieces move and bots answer.")),
            (self._toggle("calm_motion", _("Calm motion"), settings.calm_motion),
             _("No shaking and no hopping: one picture fades into the next.")),
            (self._toggle("confirm_end_turn", _("Ask before a turn ends"), settings.confirm_end_turn),
             _("Only if something useful is left to do.")),
            (self._toggle("swap_confirm", _("Swap A and B"), settings.swap_confirm, self._swap),
             _("On pads: which of the two confirms, and which goes back.")),
        ]  # fmt: skip

    # -- controls: each is named as its setting -------------------------------------------------------------------
    def _toggle(self, name: str, words: str, on: bool, changed: Callable[[bool], object] | None = None) -> Make:
        act = changed or (lambda value: self._set(**{name: value}))
        return lambda box: self._audible(name, Toggle(name, box, words, on, changed=act))

    def _choice(
        self, name: str, words: str, options: Sequence[tuple[Any, str]], value: Any,
        changed: Callable[[Any], object] | None = None,
    ) -> Make:  # fmt: skip
        values, shown = [one for one, _words in options], [words for _one, words in options]
        act = changed or (lambda value: self._set(**{name: value}))
        here = values.index(value) if value in values else _nearest(values, value)
        return lambda box: Choice(name, box, words, shown, here, changed=lambda n: act(values[n]))

    def _slider(self, name: str, words: str, value: int) -> Make:
        def make(box: FRect) -> Widget:
            slider = Slider(
                name, box, words, (0, 100, 10), value,
                changed=lambda volume: self._set(**{name: round(volume)}), shown=_percent,
            )  # fmt: skip
            return self._audible(name, slider)

        return make

    def _audible(self, name: str, control: Widget) -> Widget:
        """A control of what is heard does nothing on a machine that is silent."""
        if name in HEARD and not self.app.sounds.audible:
            control.disable(_("This machine has no sound device."))
        return control

    # -- what they do ---------------------------------------------------------------------------------------------
    def _turner(self, page: int) -> Callable[[], Transition]:
        def turn() -> Transition:
            self.page = page
            self.rebuild()
            return Stay()

        return turn

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


def _draw_seats(canvas: Canvas) -> None:
    """The seats as they look now: ribbon, person, chip."""
    for number, (tribe, box) in enumerate(zip(TRIBES, row(SAMPLE, len(TRIBES), 24), strict=True)):
        canvas.ribbon(tribe.name, FRect(box.x, box.y, box.w - 150, box.h), number)
        canvas.sprite(f"{tribe.name}-spear-standing", box.right - 100, box.bottom - 10)
        canvas.sprite(f"chip-{tribe.name}", box.right - 36, box.centery)


def _percents(sizes: Sequence[int]) -> list[tuple[int, str]]:
    return [(size, _percent(size)) for size in sizes]


def _percent(value: float) -> str:
    return f"{value:g} %"


def _nearest(values: Sequence[Any], wanted: Any) -> int:
    """The index of the value that is next to one that is not among them, as a file written by hand may have it."""
    return min(range(len(values)), key=lambda n: abs(values[n] - wanted)) if isinstance(wanted, int) else 0
