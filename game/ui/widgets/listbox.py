"""A list that scrolls: with the wheel, by dragging, with keys and with a pad."""

from collections.abc import Callable, Sequence

from pygame import FRect

from game.core.words import N_, _
from game.ui.canvas import Canvas
from game.ui.intents import (
    Device,
    Direction,
    Drag,
    DragCancelled,
    Edit,
    FocusLost,
    Intent,
    Move,
    Press,
    Release,
    Scroll,
    Stroke,
)
from game.ui.theme import BODY, EMBER, SLOT, UMBER, Style
from game.ui.transitions import Stay, Transition
from game.ui.widgets.base import Widget

PAD = 18
BAR = 10
SLIP = 12
"""Design units that a finger may slip before a press becomes a drag."""


class ListBox(Widget):
    """Rows of words, wrapped to the width. `chosen` (a callback) hears the row that is confirmed or clicked,
    `marked` the one that is marked by then, though nobody confirmed it.

    `selectable` False makes it a text to read: moves scroll it, and nothing is marked.
    """

    role = N_("list")

    def __init__(
        self,
        name: str,
        rect: FRect,
        rows: Sequence[str],
        *,
        chosen: Callable[[int], Transition | None] | None = None,
        marked: Callable[[int], object] | None = None,
        selectable: bool = True,
        style: Style = BODY,
        tip: str = "",
    ) -> None:
        super().__init__(name, rect, tip=tip)
        self.rows = list(rows)
        self.chosen = chosen
        self.marked = marked
        self.selectable = selectable
        self.style = style
        self.index = 0
        self.offset = 0.0
        self._heights: list[float] = []
        self._measured: tuple[object, ...] = ()
        self._grip: tuple[float, float] | None = None
        self._slipped = False

    def set_rows(self, rows: Sequence[str], index: int | None = None) -> None:
        """Other rows; `index` -1 marks (and shows) the last."""
        self.rows = list(rows)
        last = max(0, len(rows) - 1)
        self.index = min(self.index if index is None else index % max(1, len(rows)), last)
        self._measured = ()
        self._reveal_later = True
        self.touch()

    _reveal_later = True

    def activate(self, intent: Intent) -> Transition | None:
        if isinstance(intent, Release):
            row = self.row_at(intent.y)
            if row is None or self._slipped or not self.selectable:
                return Stay()
            self._select(row)
        if self.chosen is not None and self.rows and self.enabled and self.selectable:
            return self.chosen(self.index) or Stay()
        return None

    def handle(self, intent: Intent) -> Transition | None:
        if isinstance(intent, Scroll):
            self.scroll(intent.lines * self.style.size)
            return Stay()
        if isinstance(intent, Move):
            return self._move(intent.direction)
        if isinstance(intent, Edit) and intent.stroke in {Stroke.HOME, Stroke.END}:
            self._select(0 if intent.stroke is Stroke.HOME else len(self.rows) - 1)
            return Stay()
        return self._pull(intent)

    def _pull(self, intent: Intent) -> Transition | None:
        if isinstance(intent, Press):
            self._grip, self._slipped = (intent.y, self.offset), False
        elif isinstance(intent, Drag) and self._grip is not None:
            self._slipped = self._slipped or abs(intent.y - self._grip[0]) > SLIP
            if self._slipped and intent.device is Device.MOUSE:
                self.scroll(self._grip[1] + self._grip[0] - intent.y - self.offset)
            return Stay()
        elif isinstance(intent, DragCancelled | FocusLost):
            self._grip = None
        return None

    def _move(self, way: Direction) -> Transition | None:
        if way in {Direction.LEFT, Direction.RIGHT}:
            return None
        step = way.value[1]
        if not self.selectable:
            before = self.offset
            self.scroll(step * self.style.size * 2.5)
            return Stay() if self.offset != before else None
        if not 0 <= self.index + step < len(self.rows):
            return None  # at the end the focus leaves the list
        self._select(self.index + step)
        return Stay()

    def _select(self, index: int) -> None:
        before = self.index
        self.index = min(max(0, index), max(0, len(self.rows) - 1))
        self._reveal_later = True
        self.touch()
        if self.marked is not None and self.index != before:
            self.marked(self.index)

    def scroll(self, by: float) -> None:
        """Down by so many design units, as far as there is something."""
        most = max(0.0, sum(self._heights) - self.view.h)
        offset = min(most, max(0.0, self.offset + by))
        if offset != self.offset:
            self.offset = offset
            self.touch()

    @property
    def view(self) -> FRect:
        """Where rows are seen."""
        return FRect(self.rect.x + PAD, self.rect.y + PAD, self.rect.w - 2 * PAD - BAR - 6, self.rect.h - 2 * PAD)

    def row_at(self, y: float) -> int | None:
        """The row at that height; None below the last."""
        top = self.view.y - self.offset
        for i, height in enumerate(self._heights):
            if top <= y < top + height:
                return i
            top += height
        return None

    def words(self) -> str:
        if not self.rows:
            return _("empty list")
        return _("{} ({} of {})").format(self.rows[self.index], self.index + 1, len(self.rows))

    def draw(self, canvas: Canvas) -> None:
        self._measure(canvas)
        canvas.panel("slot", self.rect, len(self.name) + 2)
        canvas.clipped(self.view.inflate(2 * PAD - 8, 4), self._draw_rows)
        self._draw_bar(canvas)
        if self.ringed:
            canvas.ring(self.rect, alpha=self.owner.breath if self.owner else 1.0)

    def _measure(self, canvas: Canvas) -> None:
        key = (canvas.text, self.rect.w, len(self.rows), self.rows[-1] if self.rows else "")
        if key != self._measured or len(self._heights) != len(self.rows):
            self._measured = key
            self._heights = [self.row_height(canvas, row) for row in self.rows]
            self.scroll(0)
        if self._reveal_later and self._heights:
            self._reveal_later = False
            self._reveal()

    def _reveal(self) -> None:
        top = sum(self._heights[: self.index])
        bottom = top + self._heights[self.index]
        if top < self.offset or bottom > self.offset + self.view.h:
            self.scroll((top if top < self.offset else bottom - self.view.h) - self.offset)

    def row_height(self, canvas: Canvas, row: str) -> float:
        """How high that row is: derive for rows that are no words."""
        return canvas.text.size(row, self.style, self.view.w - 16)[1] + (14 if self.selectable else 6)

    def draw_row(self, canvas: Canvas, number: int, box: FRect) -> None:
        """Draws that row: derive for rows that are no words."""
        words = self.rows[number]
        canvas.words(words, self.row_style(number), box.inflate(-16, 0), wrap=True, name=f"{self.name} row {number}")

    def row_style(self, number: int) -> Style:  # noqa: ARG002 - for those that derive
        """How that row is set: derive for rows of another colour."""
        return self.style

    def _draw_rows(self, canvas: Canvas) -> None:
        view, y = self.view, self.view.y - self.offset
        for i, height in enumerate(self._heights):
            box = FRect(view.x, y, view.w, height)
            y += height
            if box.bottom < view.top or box.top > view.bottom:
                continue
            if self.selectable and i == self.index:
                canvas.fill(box.inflate(8, 0), EMBER if self.focused else SLOT, 150)
            notes = canvas.notes
            if not view.contains(box.inflate(-2, -2)):
                canvas.notes = None  # half scrolled out is not cut off: it can be scrolled in
            self.draw_row(canvas, i, box)
            canvas.notes = notes

    def _draw_bar(self, canvas: Canvas) -> None:
        total = sum(self._heights)
        if total <= self.view.h:
            return
        share = self.view.h / total
        x = self.rect.right - PAD - BAR + 4
        canvas.fill(FRect(x, self.view.y + self.offset * share, BAR, max(30.0, self.view.h * share)), UMBER)
