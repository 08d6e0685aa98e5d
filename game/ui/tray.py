"""The tray: a line that says what is asked, and buttons; the same at every table."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from pygame import FRect

from game.core.words import _
from game.ui.canvas import ButtonState, Canvas
from game.ui.devices.bindings import Action
from game.ui.text import Text
from game.ui.theme import BUTTON_MARK, CREAM, FADED, FLOOR, HIT, INK, LABEL, Colour, Face, Kind, Style, mix, pigment
from game.ui.things import FURNITURE, Thing, Writing
from game.ui.writing import fitting, put

TRAY: Final = FRect(28, 900, 1864, 158)
WELL: Final = FRect(44, 914, 1196, 130)
MAIN_BUTTON: Final = FRect(1252, 926, 246, 100)
NEXT_BUTTON: Final = FRect(1508, 926, 166, 100)
SMALL_SIZE: Final = (60.0, 58.0)
SMALL_BUTTONS: Final = tuple(FRect(1684 + 67 * (i % 3), 914 + 68 * (i // 3), *SMALL_SIZE) for i in range(6))

STRAW = pigment("#E3CFA0")
HEAD = Style(Face.BOLD, 30, CREAM)
BODY = Style(Face.MEDIUM, 25, STRAW)
LINE: Final = 37.0
"""How high the heading's line is."""
HIGHEST: Final = 58.0
"""How high it can grow."""
REDO, LOG = "redo", "log"


@dataclass(frozen=True, slots=True)
class ButtonSpot:
    """A button of the tray: main, next, undo, redo, hint, log, scores, menu; or the slip of paper with a hint."""

    name: str


MAIN, NEXT, SLIP = ButtonSpot("main"), ButtonSpot("next"), ButtonSpot("slip")
SCORES = ButtonSpot("scores")
"""What would score now, or what a game shows instead."""


@dataclass(frozen=True, slots=True)
class Button:
    """What a button of the tray is now. `reason`: why it does nothing; empty if it does something."""

    spot: ButtonSpot
    words: str
    icon: str
    kind: Kind = Kind.QUIET
    reason: str = ""
    tip: str = ""
    key: str = ""
    """What to press for it on the device in use."""


@dataclass(frozen=True, slots=True)
class Knob:
    """A button as it is drawn."""

    button: Button
    box: tuple[float, float, float, float]
    state: ButtonState = "idle"
    layer: int = FURNITURE

    @property
    def depth(self) -> float:
        return 2.0

    @property
    def bounds(self) -> FRect:
        return FRect(self.box).inflate(44, 50)

    def draw(self, canvas: Canvas) -> None:
        area = FRect(self.box)
        button = self.button
        face = area.move(0, canvas.button(button.kind, area, self.state))
        colour = BUTTON_MARK[button.kind] if self.state != "disabled" else mix(INK, FADED, 0.55)
        side = min(face.h * 0.56, 52.0 if area.w > 200 else 44.0)
        if not button.words:
            _mark(canvas, button, FRect(face.centerx - side / 2, face.centery - side / 2, side, side), colour)
        else:
            self._labelled(canvas, face, side, Style(LABEL.face, 34 if area.w > 200 else 30, colour))

    def _labelled(self, canvas: Canvas, face: FRect, side: float, style: Style) -> None:
        room = face.w - side - 42
        fitted = canvas.text.fit(self.button.words, style, room)
        if not canvas.text.fits(self.button.words, fitted, room):  # a language with longer words does without the icon
            put(canvas, self.button.words, style, face.inflate(-24, -8), "centre", name=self.button.spot.name)
            return
        width = min(room, canvas.text.width(self.button.words, fitted) + 1)
        left = face.centerx - (width + side + 14) / 2
        canvas.icon(self.button.icon, FRect(left, face.centery - side / 2, side, side), style.colour)
        box = FRect(left + side + 14, face.y + 4, width, face.h - 8)
        put(canvas, self.button.words, fitted, box, "left", name=self.button.spot.name)


def _mark(canvas: Canvas, button: Button, area: FRect, colour: Colour) -> None:
    """What stands on a button without words: an icon, undo turned round for redo, lines with dots for the log."""
    if button.icon == REDO:
        canvas.sprite("icon-undo", area.centerx, area.centery, area.w / 48, flip=True, tint=colour)
    elif button.icon == LOG:
        for row in range(3):
            y = area.centery + (row - 1) * area.h * 0.28
            canvas.disc(area.x + area.w * 0.16, y, area.w * 0.07, colour)
            canvas.line((area.x + area.w * 0.34, y), (area.x + area.w * (0.92, 0.74, 0.86)[row], y), colour, 4)
    else:
        canvas.icon(button.icon, area, colour)


@dataclass(frozen=True, slots=True)
class Message:
    """What stands in the tray: a heading and a sentence or two."""

    heading: str
    text: str = ""
    odds: tuple[float, ...] = ()
    """By icon, how likely it falls; in a row of their own."""


@dataclass(frozen=True, slots=True)
class Heading(Writing):
    """What stands above a sentence, in a line as high as large text wants it."""

    sentence: str = ""
    area: tuple[float, float, float, float] = (0, 0, 0, 0)
    """The box of the whole message."""

    @property
    def bounds(self) -> FRect:
        x, y, w, _high = self.box
        return FRect(x, y, w, HIGHEST).inflate(8, 8)

    def draw(self, canvas: Canvas) -> None:
        box = head_box(canvas.text, FRect(self.box), self.sentence, FRect(self.area))
        put(canvas, self.words, self.style, box, self.align, upright=self.upright, name=self.name)


def head_box(text: Text, line: FRect, sentence: str, area: FRect) -> FRect:
    """The heading's line, higher where the text is large and the sentence still finds room beneath."""
    high = min(line.h * text.zoom, HIGHEST)
    smallest = replace(BODY, size=FLOOR / max(text.zoom, 1.0))
    room = area.bottom - line.y - high
    if high <= line.h or not text.fits(sentence, smallest, area.w, room):
        return line
    return FRect(line.x, line.y, line.w, high)


@dataclass(frozen=True, slots=True)
class Sentence(Writing):
    """What stands under a heading, in letters that are never larger than the heading's."""

    heading: str = ""
    line: tuple[float, float, float, float] = (0, 0, 0, 0)
    """The box of the heading."""
    area: tuple[float, float, float, float] = (0, 0, 0, 0)
    """The box of the whole message."""

    def draw(self, canvas: Canvas) -> None:
        text = canvas.text
        head = head_box(text, FRect(self.line), self.words, FRect(self.area))
        most = text.units(fitting(text, self.heading, HEAD, head), self.heading)
        style = replace(self.style, size=min(self.style.size, most / text.zoom))
        box = FRect(self.box)
        box.h, box.y = box.bottom - head.bottom, head.bottom
        canvas.words(self.words, style, box, self.align, self.upright, wrap=True, name=self.name)


def message(words: Message, area: FRect, beside: float = 0.0) -> Iterator[Thing]:
    """The words of the tray in that area; `beside` the heading so much room is kept free."""
    whole = (area.x, area.y, area.w, area.h)
    line = (area.x, area.y + 2, area.w - beside, LINE)
    yield Heading(words.heading, HEAD, line, name="tray-heading", sentence=words.text, area=whole)
    if words.text:
        box = (area.x, area.y + LINE + 2, area.w, area.h - LINE - 2)
        yield Sentence(
            words.text, BODY, box, upright="top", wrap=True, name="tray-text", heading=words.heading, line=line,
            area=whole,
        )  # fmt: skip


def wood(canvas: Canvas) -> None:
    """The wooden tray and its recess, for the still picture."""
    canvas.panel("tray", TRAY, seed=6)
    canvas.panel("well", WELL, seed=6)


SMALL: Final = ("undo", "redo", "hint", "log", "scores", "menu")
"""The square buttons that are always there, row by row."""
Keys = Callable[[Action], str]


def small_buttons(
    key: Keys, scores: Button, *, undo: bool, redo: bool, begun: bool = True, live: bool = True
) -> tuple[Button, ...]:
    """The square buttons, `scores` as the game has it; `begun`: whether anything has happened yet, `live`: whether
    somebody here is to answer.
    """
    fallen = _("Nothing can be taken back: dice have fallen or the turn has passed on.")
    nothing = fallen if begun else _("Nothing can be taken back: nothing has happened yet.")
    return (
        Button(
            ButtonSpot("undo"), "", "icon-undo", reason="" if undo else nothing, tip=_("Take the last step back."),
            key=key(Action.UNDO),
        ),
        Button(
            ButtonSpot("redo"), "", REDO, reason="" if redo else _("Nothing was taken back."),
            tip=_("Do again what was taken back."), key=key(Action.REDO),
        ),
        Button(
            ButtonSpot("hint"), "", "icon-think", reason="" if live else _("It is not your turn."),
            tip=_("What a good player would do now, and why."), key=key(Action.HINT),
        ),
        Button(ButtonSpot("log"), "", LOG, tip=_("What happened so far."), key=key(Action.LOG)),
        replace(scores, spot=SCORES, key=key(Action.SCORES)),
        Button(
            ButtonSpot("menu"), "", "icon-menu", kind=Kind.DARK, tip=_("Pause, save, settings, rules."),
            key=key(Action.MENU),
        ),
    )  # fmt: skip


def box_of(spot: ButtonSpot, *, alone: bool = False) -> FRect:
    """Where a button is; the main one is wider if it has the room for itself."""
    if spot.name == "main":
        return MAIN_BUTTON.union(NEXT_BUTTON) if alone else MAIN_BUTTON
    if spot.name == "next":
        return NEXT_BUTTON
    return SMALL_BUTTONS[SMALL.index(spot.name)]


def is_alone(buttons: Sequence[Button]) -> bool:
    """Whether there is one great button at most."""
    return len(buttons) < len(SMALL) + 2


def touched(buttons: Sequence[Button]) -> Iterator[tuple[ButtonSpot, FRect]]:
    """Where the buttons can be pressed: each as large as a hand needs it."""
    for button in buttons:
        box = box_of(button.spot, alone=is_alone(buttons))
        yield button.spot, box.inflate(max(0.0, HIT - box.w), max(0.0, HIT - box.h))


def knobs(buttons: Sequence[Button], pointed: object, pressed: object) -> Iterator[Knob]:
    """The buttons as they look while the one spot is pointed at and the other pressed."""
    for button in buttons:
        box = box_of(button.spot, alone=is_alone(buttons))
        yield Knob(button, (box.x, box.y, box.w, box.h), _state(button, pointed, pressed))


def _state(button: Button, pointed: object, pressed: object) -> ButtonState:
    if button.reason:
        return "disabled"
    if pressed == button.spot:
        return "pressed"
    return "hover" if pointed == button.spot else "idle"


def about(spot: ButtonSpot, buttons: Sequence[Button], scores: str) -> Message | None:
    """What the tray says of a button that is pointed at, or of the slip; `scores` names the game's own square one."""
    if spot == SLIP:
        return Message(_("Hint"), _("Press the slip, and it is put away."))
    button = next((one for one in buttons if one.spot == spot), None)
    if button is None:
        return None
    titles = {"undo": _("Undo"), "redo": _("Redo"), "log": _("Log"), "menu": _("Menu"), "hint": _("Hint")}
    title = button.words or titles.get(spot.name) or scores
    return Message(f"{title} ({button.key})" if button.key else title, button.reason or button.tip)
