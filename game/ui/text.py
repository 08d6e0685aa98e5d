"""Words on paper: measured, wrapped, fitted and rendered at the window's own size."""

import math
from dataclasses import replace
from functools import lru_cache

import pygame
from pygame import Surface

from game.ui.fonts import Fonts
from game.ui.theme import FLOOR, LINE_HEIGHT, Face, Style

ELLIPSIS = "…"
THICKEN = 60
"""The display face is thickened by a pixel for so many pixels of its size."""


class Text:
    """Sets words for one scale of the window; all measures are design units.

    `scale` is pixels a design unit, `zoom` the player's text size (0.75..2). No word is ever set under the
    floor of 24 units, but for badges of one or two characters.
    """

    def __init__(self, fonts: Fonts, scale: float = 1.0, zoom: float = 1.0) -> None:
        self.fonts = fonts
        self.scale = scale
        self.zoom = zoom
        self._render = lru_cache(maxsize=1024)(self._draw)
        self._wide = lru_cache(maxsize=8192)(self._measure)
        self._wrapped = lru_cache(maxsize=512)(self._wrap)
        self._fitted = lru_cache(maxsize=2048)(self._fit)
        self._cut = lru_cache(maxsize=2048)(self._shorten)

    def at(self, scale: float, zoom: float | None = None) -> "Text":
        """The same fonts for another scale of the window or of the text."""
        return Text(self.fonts, scale, self.zoom if zoom is None else zoom)

    def units(self, style: Style, words: str = "") -> float:
        """The size the style has on the screen, after the player's zoom and the floor."""
        badge = 0 < len(words) <= 2
        return max(style.size * self.zoom, min(style.size, FLOOR) if badge else FLOOR)

    def line(self, style: Style) -> float:
        """From one line to the next."""
        return self.units(style) * LINE_HEIGHT

    def width(self, words: str, style: Style) -> float:
        """How wide the words run on one line."""
        return self._wide(words, style.face, self._px(style, words)) / self.scale

    def size(self, words: str, style: Style, width: float | None = None) -> tuple[float, float]:
        """Width and height of the words, wrapped at `width` if given."""
        lines = [words] if width is None else self.wrap(words, style, width)
        widest = max((self.width(one, style) for one in lines), default=0.0)
        return widest, self.line(style) * len(lines)

    def wrap(self, words: str, style: Style, width: float) -> tuple[str, ...]:
        """The lines of the words at this width; a word wider than that is broken where it must be."""
        return self._wrapped(words, style, round(width, 1))

    def fits(self, words: str, style: Style, width: float, height: float | None = None) -> bool:
        """Whether the words stand whole in that space (wrapped, if a height is given)."""
        if height is None:
            return self.width(words, style) <= width + 0.5
        wide, high = self.size(words, style, width)
        return wide <= width + 0.5 and high <= height + 0.5

    def fit(
        self, words: str, style: Style, width: float, height: float | None = None, *, tall: float = math.inf
    ) -> Style:
        """The style, smaller if need be down to the floor, in which the words fit; else the smallest.

        `height` is for all lines of wrapped words, `tall` for the letters of a single one.
        """
        return self._fitted(words, style, width, height, tall)

    def _fit(self, words: str, style: Style, width: float, height: float | None, tall: float) -> Style:
        trial = style
        while self.units(trial, words) > FLOOR:
            if self.units(trial, words) <= tall and self.fits(words, trial, width, height):
                break
            trial = replace(trial, size=max(trial.size * 0.94, FLOOR / max(self.zoom, 1) * 0.99))
            if trial.face is Face.DISPLAY and self.units(trial) < 36:
                trial = replace(trial, face=Face.BOLD)
        return trial

    def shortened(self, words: str, style: Style, width: float) -> str:
        """The words, or as many letters as fit and an ellipsis; `fits` tells which."""
        return self._cut(words, style, width)

    def _shorten(self, words: str, style: Style, width: float) -> str:
        if self.fits(words, style, width):
            return words
        low, high = 0, len(words)
        while low < high:
            middle = (low + high + 1) // 2
            low, high = (middle, high) if self.fits(words[:middle] + ELLIPSIS, style, width) else (low, middle - 1)
        return words[:low].rstrip() + ELLIPSIS

    def render(self, words: str, style: Style) -> Surface:
        """One line of words as pixels, kept for the next time; do not draw on it."""
        return self._render(words, style, self._px(style, words))

    def _px(self, style: Style, words: str) -> int:
        return max(1, round(self.units(style, words) * self.scale))

    def _measure(self, words: str, face: Face, px: int) -> int:
        wide = sum(self.fonts.font(one, px).size(run)[0] for one, run in self.fonts.runs(words, face))
        return wide + (_thickness(px) if face is Face.DISPLAY else 0)

    def _draw(self, words: str, style: Style, px: int) -> Surface:
        runs = [(self.fonts.font(face, px), run) for face, run in self.fonts.runs(words, style.face)]
        drawn = [font.render(run, True, style.colour) for font, run in runs]
        plain = drawn[0] if len(drawn) == 1 else _joined(drawn, [-font.get_ascent() for font, _run in runs])
        return _thickened(plain, _thickness(px)) if style.face is Face.DISPLAY else plain

    def _wrap(self, words: str, style: Style, width: float) -> tuple[str, ...]:
        lines: list[str] = []
        for paragraph in words.split("\n"):
            lines.extend(self._lines(paragraph, style, width))
        return tuple(lines)

    def _lines(self, paragraph: str, style: Style, width: float) -> list[str]:
        lines = [""]
        for word in paragraph.split(" "):
            longer = f"{lines[-1]} {word}" if lines[-1] else word
            if self.width(longer, style) <= width:
                lines[-1] = longer
                continue
            pieces = self._broken(word, style, width)
            lines = [*lines, *pieces] if lines[-1] else [*lines[:-1], *pieces]
        return lines

    def _broken(self, word: str, style: Style, width: float) -> list[str]:
        pieces: list[str] = []
        while word and self.width(word, style) > width:
            cut = len(word) - 1
            while cut > 1 and self.width(word[:cut], style) > width:
                cut -= 1
            pieces.append(word[: max(1, cut)])
            word = word[max(1, cut) :]
        return [*pieces, word] if word or not pieces else pieces


def _joined(pieces: list[Surface], down: list[int]) -> Surface:
    """Pieces of one line side by side on the same foot; `down` is how much lower each begins."""
    top = min(down)
    high = max(piece.get_height() + low - top for piece, low in zip(pieces, down, strict=True))
    line, x = Surface((sum(piece.get_width() for piece in pieces), high), pygame.SRCALPHA), 0
    for piece, low in zip(pieces, down, strict=True):
        line.blit(piece, (x, low - top))
        x += piece.get_width()
    return line


def _thickness(px: int) -> int:
    return max(1, round(px / THICKEN))


def _thickened(plain: Surface, by: int) -> Surface:
    """The display face is thin where the knife turned: set it twice, a little apart."""
    fat = Surface((plain.get_width() + by, plain.get_height()), pygame.SRCALPHA)
    for shift in range(by + 1):
        fat.blit(plain, (shift, 0))
    return fat
