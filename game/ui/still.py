"""The still picture of a table: painted once, and again where it has changed."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Protocol

import pygame
from pygame import FRect

from game.ui.canvas import Canvas
from game.ui.damage import Damage
from game.ui.geometry import Mapping as Geometry
from game.ui.layout import Note


class Scenery(Protocol):
    """What lies still on a table, part by part."""

    def lay(self, canvas: Canvas) -> None:
        """What lies beneath all else and never changes: the wood, and ground that is always the same."""

    def paint(self, canvas: Canvas) -> None:
        """All the rest; the canvas keeps to what changed."""

    def keys(self) -> Mapping[str, object]:
        """By part, a value that is another one when the part looks otherwise."""

    def areas(self, name: str, before: object, after: object) -> Sequence[FRect]:
        """Where a part is to be painted again whose key was the one, and is the other."""


class Still:
    """The scenery of a table on a surface of its own, as large as the canvas'; another keeps what never changes."""

    def __init__(self, canvas: Canvas, scenery: Scenery) -> None:
        self.canvas, self._bottom = _like(canvas), _like(canvas)
        self.scenery = scenery
        self._bottom.repaint(None, scenery.lay)
        self.canvas.repaint(None, self._paint)
        self._keys = scenery.keys()

    def _paint(self, canvas: Canvas) -> None:
        clip = canvas.surface.get_clip()
        canvas.surface.blit(self._bottom.surface, clip, clip)
        self.scenery.paint(canvas)

    @property
    def surface(self) -> pygame.Surface:
        """The picture."""
        return self.canvas.surface

    def photo(self, area: FRect, draw: Callable[[Canvas], None]) -> pygame.Surface:
        """The picture of an area (design units) with something drawn over it; the scenery stays as it is."""
        region = self.region(area)
        before = self.surface.subsurface(region).copy()
        self.canvas.repaint([area], draw)
        found = self.surface.subsurface(region).copy()
        self.surface.blit(before, region)
        return found

    def region(self, area: FRect) -> pygame.Rect:
        """The pixels of an area, as far as they are seen."""
        return self.canvas.map.cover(area).clip(self.surface.get_rect())

    def bare(self, region: pygame.Rect) -> pygame.Surface:
        """What lies beneath all else at those pixels."""
        return self._bottom.surface.subsurface(region)

    def move(self, mapping: Geometry) -> None:
        """Another part of a magnified table: what is seen still is pushed aside, and only the rest painted."""
        before = self.canvas.map
        self.canvas.map = self._bottom.map = mapping
        dx, dy = (round(now - then) for now, then in zip(mapping.origin, before.origin, strict=True))
        if not dx and not dy:
            return
        whole = self.surface.get_rect()
        strips = [mapping.design(strip) for strip in _around(whole, whole.move(dx, dy).clip(whole))]
        for canvas, paint in ((self._bottom, self.scenery.lay), (self.canvas, self._paint)):
            canvas.surface.scroll(dx, dy)
            canvas.repaint(strips, paint)

    def follow(self, damage: Damage) -> None:
        """Paints again the parts that changed, and says so."""
        keys = self.scenery.keys()
        changed = [name for name, key in keys.items() if self._keys.get(name) != key]
        if not changed:
            return
        areas = [area for name in changed for area in self.scenery.areas(name, self._keys.get(name), keys[name])]
        self._keys = keys
        self.canvas.repaint(areas, self._paint)
        for area in areas:
            damage.add(area)

    def notes(self) -> list[Note]:
        """Its texts: name, box, where the letters are, whether some are missing."""
        self.canvas.notes = []
        for paint in (self.scenery.lay, self._paint):
            self.canvas.repaint([FRect(0, 0, 1, 1)], paint)
        found, self.canvas.notes = self.canvas.notes, None
        return found


def _like(canvas: Canvas) -> Canvas:
    """A canvas of its own, with a surface as large."""
    surface = canvas.surface.copy() if pygame.display.get_surface() is None else canvas.surface.convert()
    surface.set_clip(None)
    return Canvas(surface, canvas.map, canvas.art, canvas.text)


def _around(whole: pygame.Rect, kept: pygame.Rect) -> Iterator[pygame.Rect]:
    """What of the whole lies above, below and beside a part of it."""
    yield pygame.Rect(0, 0, whole.w, kept.top)
    yield pygame.Rect(0, kept.bottom, whole.w, whole.h - kept.bottom)
    yield pygame.Rect(0, kept.top, kept.left, kept.h)
    yield pygame.Rect(kept.right, kept.top, whole.w - kept.right, kept.h)
