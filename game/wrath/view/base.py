"""The still picture: painted once, and again where it has changed."""

from collections.abc import Callable, Iterator, Sequence

import pygame
from pygame import FRect

from game.ui.canvas import Canvas
from game.ui.damage import Damage
from game.ui.geometry import Mapping
from game.ui.layout import Note
from game.wrath.view import scenery
from game.wrath.view.showing import Showing


class Base:
    """The scenery of a table on a surface of its own, as large as the canvas'."""

    def __init__(self, canvas: Canvas, showing: Showing) -> None:
        surface = canvas.surface.copy() if pygame.display.get_surface() is None else canvas.surface.convert()
        surface.set_clip(None)
        self.canvas = Canvas(surface, canvas.map, canvas.art, canvas.text)
        self.showing = showing
        self.canvas.repaint(None, self._paint)
        self._keys = self._new_keys()

    @property
    def surface(self) -> pygame.Surface:
        """The picture."""
        return self.canvas.surface

    def photo(self, area: FRect, draw: Callable[[Canvas], None]) -> pygame.Surface:
        """The picture of an area (design units) with something drawn over it; the scenery stays as it is."""
        region = self.canvas.map.cover(area).clip(self.surface.get_rect())
        before = self.surface.subsurface(region).copy()
        self.canvas.repaint([area], draw)
        found = self.surface.subsurface(region).copy()
        self.surface.blit(before, region)
        return found

    def move(self, mapping: Mapping) -> None:
        """Another part of a magnified table: what is seen still is pushed aside, and only the rest painted."""
        before, self.canvas.map = self.canvas.map, mapping
        dx, dy = (round(now - then) for now, then in zip(mapping.origin, before.origin, strict=True))
        if not dx and not dy:
            return
        whole = self.surface.get_rect()
        kept = whole.move(dx, dy).clip(whole)
        self.surface.scroll(dx, dy)
        self.canvas.repaint([mapping.design(strip) for strip in _around(whole, kept)], self._paint)

    def follow(self, damage: Damage) -> None:
        """Paints again the parts that changed, and says so."""
        keys = self._new_keys()
        changed = [name for name, key in keys.items() if self._keys.get(name) != key]
        if not changed:
            return
        areas = [area for name in changed for area in self._areas(name, self._keys.get(name), keys[name])]
        self._keys = keys
        self.canvas.repaint(areas, self._paint)
        for area in areas:
            damage.add(area)

    def notes(self) -> list[Note]:
        """Its texts: name, box, where the letters are, whether some are missing."""
        self.canvas.notes = []
        self.canvas.repaint([FRect(0, 0, 1, 1)], self._paint)
        found, self.canvas.notes = self.canvas.notes, None
        return found

    def _new_keys(self) -> dict[str, object]:
        showing = self.showing
        keys: dict[str, object] = {f"panel {seat}": showing.panel_key(seat) for seat in range(len(showing.seats))}
        return keys | showing.hatchery_keys() | {"board": showing.board_key()}

    def _areas(self, name: str, before: object, after: object) -> Sequence[FRect]:
        if name in scenery.HATCHERY_PARTS:
            return [scenery.HATCHERY_PARTS[name]]
        if name == "board":
            return scenery.changed_tiles(before, after)
        return [scenery.panel_area(self.showing, int(name.split()[1]))]

    def _paint(self, canvas: Canvas) -> None:
        scenery.paint(canvas, self.showing)


def _around(whole: pygame.Rect, kept: pygame.Rect) -> Iterator[pygame.Rect]:
    """What of the whole lies above, below and beside a part of it."""
    yield pygame.Rect(0, 0, whole.w, kept.top)
    yield pygame.Rect(0, kept.bottom, whole.w, whole.h - kept.bottom)
    yield pygame.Rect(0, kept.top, kept.left, kept.h)
    yield pygame.Rect(kept.right, kept.top, whole.w - kept.right, kept.h)
