"""A slip of paper with some sentences, laid over one side of the table for as long as somebody wants to read it."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from pygame import FRect

from game.ui.canvas import Canvas
from game.ui.paper import Piece
from game.ui.text import Text
from game.ui.theme import BODY, CAPTION, EMBER, FADED, FLOOR, INK, Face, Style
from game.ui.things import NOTES

TOP: Final = 36.0
BOTTOM: Final = 888.0
WIDTH: Final = 470.0
HEIGHTS: Final = (150.0, 190.0, 230.0, 270.0, 310.0, 360.0, 420.0, 490.0, 570.0, 660.0, 760.0, BOTTOM - TOP)
"""Few, so that a slip is seldom cut anew."""
PAD: Final = 24.0
GAP: Final = 10.0
BULLET: Final = 26.0
MARK: Final = 50.0

TITLE: Final = Style(Face.BOLD, 30, INK)
REASON: Final = Style(BODY.face, 26)
REST: Final = Style(CAPTION.face, 24, CAPTION.colour)


@dataclass(frozen=True, slots=True)
class Said:
    """What stands on a slip: a title, reasons (each with a bullet), and what else there is to say."""

    title: str
    reasons: tuple[str, ...] = ()
    rest: tuple[str, ...] = ()

    def paragraphs(self) -> list[tuple[str, Style, float]]:
        """Each with its style, and how far it is set in."""
        told = [(reason, REASON, BULLET) for reason in self.reasons]
        return [(self.title, TITLE, 0.0), *told, *[(line, REST, 0.0) for line in self.rest]]


@dataclass(frozen=True, slots=True)
class Slip:
    """The slip in its box; each paragraph has its own."""

    parts: tuple[tuple[str, Style, tuple[float, float, float, float]], ...]
    box: tuple[float, float, float, float]
    layer: int = NOTES

    @property
    def depth(self) -> float:
        return 6000.0

    @property
    def bounds(self) -> FRect:
        return FRect(self.box).inflate(80, 90)

    def draw(self, canvas: Canvas) -> None:
        area = FRect(self.box)
        canvas.forget(area)
        canvas.piece(cut(canvas, area.h), area)
        canvas.icon("icon-cross", FRect(area.right - PAD - 20, area.y + PAD - 6, 26, 26), FADED)
        canvas.disc(area.x + PAD + 14, area.y + PAD + 14, 21, INK)
        canvas.icon("icon-think", FRect(area.x + PAD, area.y + PAD, 28, 28), EMBER)
        for words, style, place in self.parts:
            box = FRect(place)
            if style.face is REASON.face and style.colour == REASON.colour:
                canvas.disc(box.x - BULLET / 2 - 2, box.y + canvas.text.line(style) / 2, 4, INK)
            canvas.words(words, style, box, upright="top", wrap=True, name="slip")


def laid(text: Text, said: Said, x: float) -> Slip:
    """The slip for these sentences, its left side there; smaller letters where it must be."""
    shrunk = 1.0
    while True:
        parts = _parts(text, said, x, shrunk)
        needed = parts[-1][2].bottom + PAD - GAP
        if needed <= HEIGHTS[-1] or REASON.size * shrunk * text.zoom <= FLOOR:
            break
        shrunk *= 0.94
    high = next((height for height in HEIGHTS if height >= needed), HEIGHTS[-1])
    top = BOTTOM - high
    moved = tuple((words, style, (box.x, box.y + top, box.w, box.h)) for words, style, box in parts)
    return Slip(moved, (x, top, WIDTH, high))


def cut(canvas: Canvas, high: float) -> Piece:
    """The paper of a slip."""
    return canvas.art.paper.panel("straw", (WIDTH, high), 7, canvas.scale)


def warm(canvas: Canvas) -> Iterator[None]:
    """Cuts the paper of all slips ahead, a step at a time."""
    for high in HEIGHTS:
        yield from canvas.art.paper.panel_in_steps("straw", (WIDTH, high), 7, canvas.scale)


def _parts(text: Text, said: Said, x: float, shrunk: float) -> Sequence[tuple[str, Style, FRect]]:
    """The paragraphs one beneath the other, from 0 downwards."""
    found: list[tuple[str, Style, FRect]] = []
    y = PAD - 4
    for words, usual, inset in said.paragraphs():
        style = replace(usual, size=usual.size * shrunk)
        first = not found
        left = x + PAD + (MARK if first else inset)
        wide = x + WIDTH - PAD - left - (MARK if first else 0)
        high = text.size(words, style, wide)[1] + 2
        found.append((words, style, FRect(left, y, wide, high)))
        y += high + GAP
    return found
