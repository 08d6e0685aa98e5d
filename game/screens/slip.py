"""The slip of paper in a lesson: what to do now, and the ways on, back and out."""

from collections.abc import Callable
from dataclasses import replace
from enum import Enum, auto
from typing import Final

from pygame import FRect

from game.content.lessons import Step
from game.core.words import _
from game.ui.canvas import Canvas
from game.ui.damage import Damage
from game.ui.focus import Controls
from game.ui.intents import Intent
from game.ui.theme import BODY, CAPTION, FLOOR, HEADING, Kind, Style
from game.ui.transitions import Transition
from game.ui.widgets import Button, Label, Panel

WIDTH, BOTTOM, TOP = 486.0, 888.0, 36.0
PAD: Final = 24.0
FOOT: Final = 66.0
SMALL: Final = 66.0
WORDS: Final = Style(BODY.face, 26)
TOLD: Final = Style(BODY.face, 24, CAPTION.colour)


class Offer(Enum):
    """What the slip's buttons do."""

    ON = auto()
    AGAIN = auto()
    BACK = auto()
    SKIP = auto()
    LEAVE = auto()


class Slip:
    """Says one step. It grows upwards from the tray, as far as its words need; `x` is its left edge (design units)."""

    def __init__(self, damage: Damage, offered: Callable[[Offer], Transition], x: float) -> None:
        self._damage = damage
        self._offered = offered
        self._controls = Controls(damage)
        self._controls.ring = False
        self._canvas: Canvas | None = None
        self._said: tuple[Step, tuple[int, int], tuple[str, ...]] | None = None
        self.box = FRect(x, BOTTOM - 250, WIDTH, 250)
        self.lost = False
        self._words, self._told = WORDS, TOLD

    def say(self, canvas: Canvas, step: Step, count: tuple[int, int], told: tuple[str, ...]) -> None:
        """That step, the how manieth of how many, and what the last answer brought."""
        self._canvas, self._said = canvas, (step, count, told)
        self.lost = False
        self._build()

    def set_lost(self, *, lost: bool) -> None:
        """Whether the step cannot be done any more from here: then it can be begun again."""
        if lost != self.lost:
            self.lost = lost
            self._build()

    def handle(self, intent: Intent) -> Transition | None:
        """A pointer over it."""
        return self._controls.handle(intent)

    def update(self, now: float) -> None:
        """Time passes."""
        self._controls.update(now)

    def draw(self, canvas: Canvas) -> None:
        """Draws it."""
        if canvas.touches(self.box.inflate(60, 60)):
            if canvas.notes is not None:  # what it covers is not to be read now
                canvas.notes = [note for note in canvas.notes if not self.box.colliderect(note.text)]
            self._controls.draw(canvas)

    def describe(self) -> str:
        """It in words."""
        return " ".join(self._controls.describe_all())

    # -- laying it out ------------------------------------------------------------------------------------------
    def _text(self) -> tuple[str, str, tuple[str, ...]]:
        assert self._said is not None
        step, _count, told = self._said
        if self.lost:
            return (
                _("Another way"),
                _("That can be played, but this step cannot be done from there. Begin it again."),
                (),
            )
        return _(step.title), _(step.about), told

    def _build(self) -> None:
        assert self._canvas is not None
        text, inner = self._canvas.text, WIDTH - 2 * PAD
        title, about, told = self._text()
        head = text.line(HEADING)
        around = PAD + head + 6 + 14 + FOOT + PAD - 6
        self._fit(about, told, BOTTOM - TOP - around)
        body, tail = self._heights(about, told)
        height = min(BOTTOM - TOP, around + body + tail)
        self._damage.add(self.box.inflate(80, 80))
        self.box = FRect(self.box.x, BOTTOM - height, WIDTH, height)
        self._damage.add(self.box.inflate(80, 80))
        self._controls.clear()
        self._controls.add(Panel("slip", self.box, kind="straw", seed=7))
        self._add_words(title, about, told, head, body)
        self._add_buttons(FRect(self.box.x + PAD, self.box.bottom - PAD - FOOT + 6, inner, FOOT))

    def _fit(self, about: str, told: tuple[str, ...], room: float) -> None:
        """Smaller words, if the player's are so large that not all would find room."""
        assert self._canvas is not None
        self._words, self._told = WORDS, TOLD
        while sum(self._heights(about, told)) > room and self._words.size * self._canvas.text.zoom > FLOOR:
            self._words, self._told = (replace(one, size=one.size * 0.94) for one in (self._words, self._told))

    def _heights(self, about: str, told: tuple[str, ...]) -> tuple[float, float]:
        """Of what the step says, and of what the last answer brought."""
        assert self._canvas is not None
        text, inner = self._canvas.text, WIDTH - 2 * PAD
        told_high = sum(text.size(one, self._told, inner)[1] + 6 for one in told)
        return text.size(about, self._words, inner)[1] + 4, told_high

    def _add_words(self, title: str, about: str, told: tuple[str, ...], head: float, body: float) -> None:
        assert self._said is not None
        assert self._canvas is not None
        number, most = self._said[1]
        x, y, inner = self.box.x + PAD, self.box.y + PAD - 4, WIDTH - 2 * PAD
        count = Label("count", FRect(x + inner - 110, y, 110, head), f"{number + 1}/{most}", CAPTION, "right")
        self._controls.add(Label("step", FRect(x, y, inner - 120, head), title, HEADING), count)
        y += head + 6
        self._controls.add(Label("words", FRect(x, y, inner, body), about, self._words, upright="top", wrap=True))
        y += body
        for at, line in enumerate(told):
            high = self._canvas.text.size(line, self._told, inner)[1] + 2
            self._controls.add(
                Label(f"told {at}", FRect(x, y, inner, high), line, self._told, upright="top", wrap=True)
            )
            y += high + 4

    def _add_buttons(self, line: FRect) -> None:
        """Back, what is offered now, skip, leave."""
        assert self._said is not None
        step, (number, most), _told = self._said
        left = FRect(line.x, line.y, SMALL, FOOT)
        leave = FRect(line.right - SMALL, line.y, SMALL, FOOT)
        skip = FRect(leave.x - SMALL - 12, line.y, SMALL, FOOT)
        middle = FRect(left.right + 12, line.y, skip.x - left.right - 24, FOOT)
        back = self._button(left, Offer.BACK, "icon-left", _("The step before"))
        back.enable(number > 0, _("This is the first step."))
        self._controls.add(back)
        self._add_middle(step, middle, last=number == most - 1)
        self._controls.add(
            self._button(skip, Offer.SKIP, "icon-right", _("Skip this step")),
            self._button(leave, Offer.LEAVE, "icon-cross", _("Leave the lesson")),
        )

    def _add_middle(self, step: Step, box: FRect, *, last: bool) -> None:
        if self.lost:
            words, offer, icon = _("Again"), Offer.AGAIN, "icon-uturn"
        elif step.reads:
            words, offer, icon = (_("Play") if last else _("Go on")), Offer.ON, "icon-check"
        else:
            return
        kind = Kind.PRIMARY if self.lost or last else Kind.GOOD
        button = Button("middle", box, words, lambda: self._offered(offer), kind=kind, icon=icon)
        self._controls.add(button)

    def _button(self, box: FRect, offer: Offer, icon: str, tip: str) -> Button:
        kind = Kind.DARK if offer is Offer.LEAVE else Kind.QUIET
        return Button(offer.name.lower(), box, "", lambda: self._offered(offer), kind=kind, icon=icon, tip=tip)
