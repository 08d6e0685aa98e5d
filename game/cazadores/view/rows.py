"""The players, a line each: who, provisions, cargo, complete animals, missions, points."""

from typing import Final

from pygame import FRect

from game.cazadores.view.showing import Showing, level_words
from game.core.words import _
from game.ui.canvas import Canvas
from game.ui.theme import CREAM, INK, LABEL, SCORE, UMBER, Face, Style
from game.ui.writing import put

GLYPH: Final = 54.0
WIDE: Final = 63.0
"""Of a number with its icon."""
NUMBER: Final = Style(Face.BOLD, 27, INK)
TAG: Final = Style(Face.BOLD, 24, CREAM)
ICONS: Final = ("icon-barrel", "icon-crate", "icon-bone", "icon-quest")
"""Provisions, cargo, complete animals, missions in the hand."""


def key(showing: Showing, seat: int) -> object:
    """All that the line shows."""
    return (numbers(showing, seat), showing.table.scores[seat], showing.active == seat)


def numbers(showing: Showing, seat: int) -> tuple[int, ...]:
    """As many as there are icons."""
    table = showing.table
    return table.provisions[seat], table.loads[seat], table.animals(seat), table.hands[seat].bit_count()


def as_bright(before: object, after: object) -> bool:
    """Whether the paper of a line with these keys is the same, and only what stands on it another."""
    return isinstance(before, tuple) and isinstance(after, tuple) and before[-1] == after[-1]


def draw(canvas: Canvas, showing: Showing, seat: int, row: FRect) -> None:
    """The line of that player."""
    active = showing.active == seat
    canvas.panel("bone" if active else "idle", row, seed=seat + 2)
    canvas.ribbon(showing.seats[seat].tribe, FRect(row.x, row.y, GLYPH, row.h), seed=seat)
    right = row.right - 14
    score = FRect(right - 74, row.y, 74, row.h)
    points = showing.table.scores[seat]
    style = Style(SCORE.face if points >= 0 else Face.BOLD, 44)
    put(canvas, str(points), style, score, "right", name=f"row-{seat}-score")
    x = score.x - len(ICONS) * WIDE - 2
    for icon, number in zip(ICONS, numbers(showing, seat), strict=True):
        canvas.icon(icon, FRect(x, row.centery - 13, 26, 26), UMBER)
        put(canvas, str(number), NUMBER, FRect(x + 28, row.y, WIDE - 30, row.h), name=f"row-{seat}-{icon}")
        x += WIDE
    left = row.x + GLYPH + 12
    _name(canvas, showing, seat, FRect(left, row.y, score.x - len(ICONS) * WIDE - 8 - left, row.h))


def _name(canvas: Canvas, showing: Showing, seat: int, box: FRect) -> None:
    """The name, and under it whose turn it is and who is a program, where there is room for two lines."""
    words = tag(showing, seat)
    if not words or box.h < 60:
        put(canvas, showing.name(seat), LABEL, box, name=f"row-{seat}-name")
        return
    half = box.h / 2
    put(canvas, showing.name(seat), LABEL, FRect(box.x, box.y + 2, box.w, half), name=f"row-{seat}-name")
    low = FRect(box.x, box.y + half, box.w, half - 6)
    put(canvas, words, Style(Face.MEDIUM, 24, UMBER), low, name=f"row-{seat}-tag")


def tag(showing: Showing, seat: int) -> str:
    """Whose turn it is, and who is a program."""
    bot = showing.is_bot(seat)
    if showing.active == seat:
        return _("thinks") if bot else _("your turn")
    return level_words(showing.seats[seat].level) if bot else ""
