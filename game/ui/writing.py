"""Words that keep to their box in height as well, however large a player wants the text."""

from dataclasses import replace
from fractions import Fraction

from pygame import FRect

from game.ui.canvas import Align, Canvas, Upright
from game.ui.text import Text
from game.ui.theme import FLOOR, LINE_HEIGHT, Face, Style

SMALLEST_DISPLAY = 36.0
SMALLEST_BADGE = 22.0
AROUND = 16.0
"""Letters stand out of a low box by less than half of this on each side."""


def percent(share: float | Fraction) -> str:
    """A chance (0 to 1) for people: whole percents, and never a certainty that is none."""
    if 0 < share < 0.005:
        return "<1%"
    return ">99%" if 0.995 < share < 1 else f"{round(100 * share)}%"


def lowered(text: Text, words: str, style: Style, high: float) -> Style:
    """The style, smaller if its line is higher than that; never under the floor."""
    badge = len(words) <= 2
    least = SMALLEST_BADGE if badge else FLOOR
    most = max(high / LINE_HEIGHT, least)
    if text.units(style, words) <= most:
        return style
    face = Face.BOLD if style.face is Face.DISPLAY and most < SMALLEST_DISPLAY else style.face
    return replace(style, face=face, size=most / text.zoom if text.zoom > 1 else most)


def put(
    canvas: Canvas,
    words: str,
    style: Style,
    box: FRect,
    align: Align = "left",
    *,
    upright: Upright = "middle",
    name: str = "text",
) -> None:
    """One line of words in a box, as high as the box at most."""
    if canvas.wants(box.inflate(AROUND, AROUND)):
        fitted = fitting(canvas.text, words, style, box)
        canvas.words(words, fitted, box, align, upright, name=name)


def fitting(text: Text, words: str, style: Style, box: FRect) -> Style:
    """The style in which `put` sets them there."""
    fitted = lowered(text, words, style, box.h)
    return _narrowed(text, words, fitted, box.w) if text.width(words, fitted) > box.w else fitted


def _narrowed(text: Text, words: str, style: Style, wide: float) -> Style:
    least = SMALLEST_BADGE if len(words) <= 2 else FLOOR
    size = text.units(style, words) * wide / text.width(words, style) * 0.985
    size = max(size, least)
    face = Face.BOLD if style.face is Face.DISPLAY and size < SMALLEST_DISPLAY else style.face
    return replace(style, face=face, size=size / text.zoom if text.zoom > 1 else size)
