"""The picture being drawn: everything in design units, only where something changed."""

from collections.abc import Callable, Generator, Iterable
from dataclasses import replace
from typing import Any, Literal

import pygame
from pygame import FRect, Rect, Surface

from game.ui.art import Art
from game.ui.damage import joined
from game.ui.geometry import Mapping
from game.ui.layout import Note
from game.ui.paper import REACH, Piece
from game.ui.steps import finish
from game.ui.text import Text
from game.ui.theme import FLOOR, LINE_HEIGHT, Colour, Kind, Style

Align = Literal["left", "centre", "right"]
Upright = Literal["top", "middle", "bottom"]
ButtonState = Literal["idle", "hover", "pressed", "disabled"]

SHADES = {"left": 0.0, "centre": 0.5, "right": 1.0, "top": 0.0, "middle": 0.5, "bottom": 1.0}
EVERYTHING_SHARE = 0.6
"""If more of the screen than this has changed, drawing all of it is as cheap."""


class Canvas:
    """A surface with its mapping, its art and its text. `notes` collects what a layout test wants (or is None)."""

    seen = True
    """Whether what is drawn on it will be seen; else it only notes what must be cut."""

    def __init__(self, surface: Surface, mapping: Mapping, art: Art, text: Text) -> None:
        self.surface = surface
        self.map = mapping
        self.art = art
        self.text = text
        self.notes: list[Note] | None = None
        self._clip = surface.get_rect()

    @property
    def scale(self) -> float:
        """Pixels a design unit."""
        return self.map.scale

    # -- what must be drawn at all --------------------------------------------------------------------
    def touches(self, area: FRect) -> bool:
        """Whether any of this area is being drawn now; skip what is not."""
        return bool(self._clip.colliderect(self.map.cover(area)))

    def wants(self, area: FRect) -> bool:
        """The same, or whether texts are listed for a layout test, wherever they are."""
        return self.notes is not None or self.touches(area)

    def among(self, boxes: list[FRect]) -> Iterable[int]:
        """Which of many areas are wanted, by their place in the list; quicker than to ask for each."""
        if self.notes is not None:
            return range(len(boxes))
        return self.map.design(self._clip.inflate(2, 2)).collidelistall(boxes)

    def repaint(self, areas: Iterable[FRect] | None, draw: Callable[["Canvas"], None]) -> list[Rect] | None:
        """Draw those areas again (None is everything); returns the pixels to present, None for all."""
        whole = self.surface.get_rect()
        if areas is not None:
            regions = joined(r for area in areas if (r := self.map.cover(area).clip(whole)))
            if sum(r.w * r.h for r in regions) < whole.w * whole.h * EVERYTHING_SHARE:
                for region in regions:
                    self._within(region, draw)
                return regions
        self._within(whole, draw)
        return None

    def clipped(self, area: FRect, draw: Callable[["Canvas"], None]) -> None:
        """Draw with everything outside of the area cut away, as in a list that scrolls."""
        before = self._clip
        inner = before.clip(self.map.rect(area))
        if inner:
            self._within(inner, draw)
        self._clip = before
        self.surface.set_clip(before)

    def _within(self, region: Rect, draw: Callable[["Canvas"], None]) -> None:
        self._clip = region
        self.surface.set_clip(region)
        draw(self)
        self._clip = self.surface.get_rect()
        self.surface.set_clip(None)

    # -- things ---------------------------------------------------------------------------------------
    def table(self) -> None:
        """The wooden table under everything, letterbox included."""
        self.surface.blit(self.art.paper.table(self.surface.get_size(), self.scale), (0, 0))

    def panel(self, kind: str, area: FRect, seed: int = 1) -> None:
        """A sheet of paper: a `kind` of `Paper.panel`."""
        if self.touches(area.inflate(2 * REACH, 2 * REACH)):
            self._panel(kind, area, seed)

    def _panel(self, kind: str, area: FRect, seed: int) -> None:
        self.piece(self.art.paper.panel(kind, (area.w, area.h), seed, self.scale), area)

    def button(self, kind: Kind, area: FRect, state: ButtonState) -> float:
        """A button's paper; returns how far (design units) its label moves down."""
        cut = self.art.paper.button(kind, (area.w, area.h), state, self.scale)
        self.piece(cut, area)
        return cut.sink / self.scale

    def ring(self, area: FRect, seed: int = 0, alpha: float = 1.0) -> None:
        """The focus ring round an area: ember between keylines of ink; `alpha` 0..1."""
        if self.touches(area.inflate(40, 40)):
            self.piece(self.art.paper.ring((area.w, area.h), self.scale, seed), area, alpha)

    def button_ring(self, area: FRect, alpha: float = 1.0) -> None:
        """The focus ring that follows a button's own cut."""
        self.piece(self.art.paper.button_ring((area.w, area.h), self.scale), area, alpha)

    def ribbon(self, tribe: str, area: FRect, seed: int = 0, *, glyph: bool = True) -> None:
        """A tribe's ribbon with colour, pattern and glyph."""
        if self.touches(area.inflate(24, 24)):
            size = (area.w, area.h)
            self._lay(lambda: self.art.paper.ribbon(tribe, size, self.scale, seed, glyph=glyph), area)

    def _lay(self, cut: Callable[[], Piece], area: FRect) -> None:
        self.piece(cut(), area)

    def piece(self, cut: Piece, area: FRect, alpha: float = 1.0) -> None:
        """Something cut from paper, its box at the area's corner."""
        if alpha < 1:
            cut.surface.set_alpha(round(255 * alpha))
        cut.blit(self.surface, self.map.at(area.x, area.y))
        if alpha < 1:
            cut.surface.set_alpha(255)

    def made(self, steps: Generator[object, None, pygame.Surface], x: float, y: float) -> None:
        """A picture that takes long to make, its corner at (x, y)."""
        self.surface.blit(finish(steps), self.map.at(x, y))

    def sprite(
        self,
        name: str,
        x: float,
        y: float,
        size: float = 1.0,
        *,
        flip: bool = False,
        tint: Colour | None = None,
        fade: tuple[Colour, float] | None = None,
    ) -> None:
        """A picture with its anchor at (x, y), `size` times its usual size."""
        scale = self.scale * size
        if self.shows(name, x, y, scale, flip=flip):
            self._sprite(name, self.map.at(x, y), scale, flip=flip, tint=tint, fade=fade)

    def _sprite(self, name: str, place: tuple[int, int], scale: float, **looks: Any) -> None:
        self.art.sprites.blit(self.surface, name, place, scale, **looks)

    def shows(self, name: str, x: float, y: float, scale: float, *, flip: bool = False) -> bool:
        """Whether any of a picture is being drawn whose anchor is there; `scale` in pixels."""
        return bool(self._clip.colliderect(self.art.sprites.area(name, self.map.at(x, y), scale, flip=flip)))

    def icon(self, name: str, area: FRect, colour: Colour) -> None:
        """An icon as large as the area's shorter side, in the middle of it."""
        side = min(area.w, area.h)
        self.sprite(name, area.centerx, area.centery, side / 48, tint=self.art.sight.ink(colour))

    def fill(self, area: FRect, colour: Colour, alpha: int = 255) -> None:
        """A flat area; `alpha` 0..255."""
        region = self.map.rect(area)
        if alpha == 255:
            self.surface.fill(colour, region)
            return
        region = region.clip(self._clip)
        if region:
            veil = Surface(region.size)
            veil.fill(colour)
            veil.set_alpha(alpha)
            self.surface.blit(veil, region)

    def line(self, start: tuple[float, float], end: tuple[float, float], colour: Colour, width: float) -> None:
        """A straight line, `width` design units thick."""
        pygame.draw.line(self.surface, colour, self.map.at(*start), self.map.at(*end), self.map.px(width))

    def disc(self, x: float, y: float, radius: float, colour: Colour) -> None:
        """A filled circle with smooth edges."""
        pygame.draw.aacircle(self.surface, colour, self.map.at(x, y), max(1, self.map.px(radius)))

    # -- words ----------------------------------------------------------------------------------------
    def words(
        self,
        words: str,
        style: Style,
        box: FRect,
        align: Align = "left",
        upright: Upright = "middle",
        *,
        wrap: bool = False,
        name: str = "text",
    ) -> FRect:
        """Words in a box, smaller if they must be (never under the floor), wrapped if asked; returns where they are.

        What still does not fit ends in an ellipsis, and the note for the layout test says so.
        """
        if not words:
            return FRect(box.x, box.y, 0, 0)
        seen = self.art.sight.ink(style.colour)
        style = style if seen == style.colour else replace(style, colour=seen)
        fitted = self.text.fit(words, style, box.w, box.h if wrap else None, tall=max(box.h, FLOOR))
        lines = self._lines(words, fitted, box, wrap=wrap)
        line = self.text.line(fitted)
        widths = [self.text.width(one, fitted) for one in lines]
        area = FRect(0, 0, max(widths), line * len(lines))
        area.x = box.x + (box.w - area.w) * SHADES[align]
        area.y = box.y + (box.h - area.h) * SHADES[upright]
        if self.notes is not None:
            self._note(Note(name, words, FRect(box), area, False, self.text.units(fitted, words)), lines)
        if self.touches(area):
            for i, (one, width) in enumerate(zip(lines, widths, strict=True)):
                self._line(one, fitted, box.x + (box.w - width) * SHADES[align], area.y + i * line)
        return area

    def _lines(self, words: str, style: Style, box: FRect, *, wrap: bool) -> list[str]:
        if not wrap:
            return [self.text.shortened(words, style, box.w)]
        lines = list(self.text.wrap(words, style, box.w))
        most = max(1, int((box.h + 0.5) / self.text.line(style)))
        if len(lines) > most:
            lines = [*lines[: most - 1], self.text.shortened(lines[most - 1] + " …" * 9, style, box.w)]
        return lines

    def _line(self, words: str, style: Style, x: float, y: float) -> None:
        rendered = self.text.render(words, style)
        px, py = self.map.at(x, y)
        slack = (self.text.units(style, words) * LINE_HEIGHT * self.scale - rendered.get_height()) / 2
        self.surface.blit(rendered, (px, py + round(slack)))

    def forget(self, area: FRect) -> None:
        """What is written there is being covered: it is not to be read now, and no layout test asks after it."""
        if self.notes is not None:
            self.notes = [note for note in self.notes if not area.colliderect(note.text)]

    def _note(self, note: Note, lines: list[str]) -> None:
        """Remember for the layout test: words are missing, or stand out of their box by more than a descender."""
        assert self.notes is not None
        missing = "".join("".join(lines).split()) != "".join(note.words.split())
        clipped = missing or note.text.h > note.box.h + note.units * 0.6
        self.notes.append(replace(note, clipped=clipped))
