"""A question over the screen beneath it, with its answers as buttons."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from pygame import FRect

from game.ui.canvas import Canvas
from game.ui.focus import Controls
from game.ui.intents import Cancel, Intent
from game.ui.layout import row
from game.ui.scenes import Scene
from game.ui.theme import BODY, PANEL_TITLE, SHADOW, Kind
from game.ui.transitions import Pop, Stay, Transition
from game.ui.widgets.base import Act
from game.ui.widgets.button import Button

if TYPE_CHECKING:
    from game.ui.app import App

WIDTH = 980
PAD = 48
BUTTON = 96
VEIL = 130


@dataclass(frozen=True, slots=True)
class Answer:
    """An answer: its words, what it does (`Pop(result)` if nothing is given), its look and icon."""

    words: str
    act: Act | None = None
    kind: Kind = Kind.QUIET
    icon: str = ""
    result: object = None


class Dialog(Scene):
    """Push it. The last answer is what Cancel means.

    The first has the focus; but if it is in ember, something may be lost by it, and the last one has the focus.
    """

    modal = True

    def __init__(self, title: str, words: str, answers: Sequence[Answer]) -> None:
        super().__init__()
        self.title = title
        self.words = words
        self.answers = tuple(answers)
        self.controls: Controls = Controls(self.damage)
        self.box = FRect(0, 0, WIDTH, 400)

    def enter(self, app: "App") -> None:
        super().enter(app)
        self.controls.calm = app.comfort.calm
        self.controls.add(*(self._button(i, answer) for i, answer in enumerate(self.answers)))
        if self.answers and self.answers[0].kind is Kind.PRIMARY:
            self.controls.set_focus(self.controls.widgets[-1])
        self.resize()

    def resize(self) -> None:
        """Its height follows the words."""
        text = self.app.canvas.text
        body = text.size(self.words, BODY, WIDTH - 2 * PAD)[1] if self.words else 0
        title = text.size(self.title, PANEL_TITLE, WIDTH - 2 * PAD)[1]
        height = min(1000.0, PAD * 2 + title + body + 40 + BUTTON + 10)
        self.box = FRect((1920 - WIDTH) / 2, round((1080 - height) / 2), WIDTH, round(height))
        self._title_height = title
        line = FRect(self.box.x + PAD, self.box.bottom - PAD - BUTTON, WIDTH - 2 * PAD, BUTTON)
        for widget, rect in zip(self.controls.widgets, row(line, len(self.answers), 28), strict=True):
            widget.place(rect)

    def handle(self, intent: Intent) -> Transition | None:
        if isinstance(intent, Cancel):
            return self._answered(self.answers[-1])
        return self.controls.handle(intent) or Stay()

    def update(self, dt: float) -> Transition | None:
        del dt
        self.controls.update(self.app.now)
        return None

    def draw(self, canvas: Canvas) -> None:
        canvas.notes = None if canvas.notes is None else []  # what lies beneath is not to be read now
        canvas.fill(canvas.map.everything, SHADOW, VEIL)
        canvas.panel("straw", self.box, 11)
        inner = FRect(self.box.x + PAD, self.box.y + PAD - 8, WIDTH - 2 * PAD, self._title_height)
        canvas.words(self.title, PANEL_TITLE, inner, "centre", wrap=True, name="dialog title")
        below = inner.bottom + 20
        body = FRect(inner.x, below, inner.w, self.box.bottom - PAD - BUTTON - 16 - below)
        canvas.words(self.words, BODY, body, "centre", wrap=True, name="dialog words")
        self.controls.draw(canvas)

    def describe(self) -> str:
        """The question in words."""
        return " ".join([self.title, self.words, *self.controls.describe_all()])

    def _button(self, number: int, answer: Answer) -> Button:
        return Button(
            f"answer {number}",
            FRect(0, 0, 100, BUTTON),
            answer.words,
            lambda: self._answered(answer),
            kind=answer.kind,
            icon=answer.icon,
        )

    def _answered(self, answer: Answer) -> Transition:
        return (answer.act() if answer.act is not None else None) or Pop(answer.result)
