"""What an eruption would bring, laid over the board: each region outlined, who would win it, and the sums beside."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from pygame import FRect

from game.core.words import _
from game.ui.canvas import Canvas
from game.ui.paper import Piece
from game.ui.sprites import Sprites
from game.ui.theme import CAPTION, FERN, INK, LABEL, TEXT_RED, Colour, Style
from game.ui.things import LABEL_WIDTHS, NOTES, PLAIN, Thing
from game.ui.tray import Message
from game.ui.writing import put
from game.wrath.eruption import Score, score_now
from game.wrath.state import State
from game.wrath.view import guide, layout
from game.wrath.view.board import outline
from game.wrath.view.showing import Showing

CHIP = 40.0
WIDEST = 300.0
"""More than that, and it would lie over what is said of the next tile."""


@dataclass(frozen=True, slots=True)
class Award:
    """A tribe's chip and some words on a paper flag, its middle at (x, y), or `row` lines beneath that.

    `why` follows the words where there is room. `ribbon`: the flag is the tribe's own ribbon.
    """

    sprites: Sprites
    tribe: str
    words: str
    x: float
    y: float
    why: str = ""
    row: float = 0.0
    great: bool = False
    ribbon: bool = False
    colour: Colour = INK
    layer: int = NOTES

    @property
    def depth(self) -> float:
        return self.y + self.row

    @property
    def bounds(self) -> FRect:
        return FRect(self.x - 420, self.y - 56, 840, 112).inflate(0, 160 * abs(self.row))

    @property
    def style(self) -> Style:
        """How the words are set."""
        colour = PLAIN.tribe(self.tribe).mark if self.ribbon else self.colour
        return Style(LABEL.face, (LABEL if self.great else CAPTION).size, colour)

    def ready(self, canvas: Canvas, wide: float) -> None:
        """Cuts its paper ahead of time."""
        self._cut(canvas, (wide, self._high(canvas)))

    def draw(self, canvas: Canvas) -> None:
        style, words = self.style, self.words
        if self.why and canvas.text.width(f"{words} {self.why}", style) + 2 * CHIP <= WIDEST:
            words = f"{words} {self.why}"
        needed = canvas.text.width(words, style) + CHIP + 34
        wide, high = next((width for width in LABEL_WIDTHS if width >= needed), LABEL_WIDTHS[-1]), self._high(canvas)
        left = min(max(self.x - wide / 2, 8), 1912 - wide)
        box = FRect(left, self.y + self.row * (high + 6) - high / 2, wide, high)
        canvas.piece(self._cut(canvas, (wide, high)), box)
        if self.ribbon:
            canvas.fill(box.inflate(-14, -8), canvas.art.sight.tribe(self.tribe).colour)  # words stand on plain colour
        start = max(box.x + 10, box.centerx - (needed - 18) / 2)
        canvas.sprite(f"chip-{self.tribe}", start + CHIP / 2, box.centery, 0.86)
        area = FRect(start + CHIP + 4, box.y, box.right - start - CHIP - 10, high)
        put(canvas, words, style, area, "left", name="award")

    def _high(self, canvas: Canvas) -> float:
        return round(canvas.text.line(self.style) + (10 if self.great else 4))

    def _cut(self, canvas: Canvas, size: tuple[float, float]) -> Piece:
        paper = canvas.art.paper
        if self.ribbon:
            return paper.ribbon(self.tribe, size, canvas.scale, 3, glyph=False)
        return paper.flag(size, canvas.scale, 3)


def place_of(cells: Sequence[int]) -> layout.Point:
    """The middle of that tile of a region that lies most in its middle."""
    centres = [layout.cell_centre(cell) for cell in cells]
    mx, my = sum(x for x, _y in centres) / len(cells), sum(y for _x, y in centres) / len(cells)
    return min(centres, key=lambda one: (one[0] - mx) ** 2 + (one[1] - my) ** 2)


def overlay(showing: Showing, table: State, now: State | None = None) -> list[Thing]:
    """The land of that table, and who would score; against `now`, if the table is what might be."""
    scores = score_now(table)
    found: list[Thing] = [outline(frozenset(region.cells)) for region in table.land.regions]
    for score in scores:
        found += _awards(showing, table, score, reasons=now is None)
    return [*found, *_sums(showing, table, now)]


def _awards(showing: Showing, table: State, score: Score, *, reasons: bool) -> Iterator[Thing]:
    cells = score.region.cells if score.region is not None else (table.land.cells[15],)
    x, y = place_of(cells)
    x = min(max(x, layout.BOARD.left + 118), layout.BOARD.right - 118)
    won = [(seat, points) for seat, points in enumerate(score.points()) if points]
    for i, (seat, points) in enumerate(won):
        why = ", ".join(guide.reason_words(showing, one, score.counts) for one in score.reasons if one.seat == seat)
        row = i - (len(won) - 1) / 2
        tribe = showing.table.box.tribes[seat]
        yield Award(showing.cast.sprites, tribe, f"+{points}", x, y, f"({why})" if reasons else "", row)


def _sums(showing: Showing, table: State, now: State | None) -> Iterator[Thing]:
    """Beside each panel, what the seat would get in all."""
    sums = guide.totals(table)
    before = sums if now is None else guide.totals(now)
    for seat, (new, old) in enumerate(zip(sums, before, strict=True)):
        box = showing.panel(seat).box
        words = f"+{new}" if new == old else _("+{then} (now +{now})").format(then=new, now=old)
        tribe, colour = showing.table.box.tribes[seat], INK if new == old else FERN if new > old else TEXT_RED
        x, y = box.right - (90 if new == old else 124), box.bottom - 34
        yield Award(showing.cast.sprites, tribe, words, x, y, great=True, colour=colour)


def in_words(showing: Showing) -> Message:
    """The sums, for the tray."""
    sums = guide.totals(showing.table)
    each = [_("{name} +{points}").format(name=showing.name(seat), points=n) for seat, n in enumerate(sums)]
    return Message(_("If the volcano erupted now"), ", ".join(each) + ".")
