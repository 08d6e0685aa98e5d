"""Paper grain and wood figure, laid on at device size (scaled with a picture it would average away)."""

import logging
from collections.abc import Generator, Iterator
from functools import cached_property
from pathlib import Path

import pygame

from game.ui.steps import finish

LOG = logging.getLogger(__name__)


class Texture:
    """A pair of grey tiles that wrap: levels to add to the pigment, and levels to take from it."""

    def __init__(self, folder: Path, name: str) -> None:
        """`folder` holds `<name>-light.png` and `<name>-dark.png`; without them nothing is laid on."""
        self._folder, self._name = folder, name

    @cached_property
    def _tiles(self) -> list[tuple[pygame.Surface, int]]:
        """Read when first laid on: a start from the cache never needs them."""
        parts = (("light", pygame.BLEND_RGB_ADD), ("dark", pygame.BLEND_RGB_SUB))
        loaded = [(_load(self._folder / f"{self._name}-{part}.png"), flag) for part, flag in parts]
        return [(tile, flag) for tile, flag in loaded if tile is not None]

    def stamp(self) -> str:
        """Changes when the tiles do: what is kept with grain on it must name this."""
        try:
            stat = (self._folder / f"{self._name}-light.png").stat()
        except OSError:
            return "none"
        return f"{stat.st_mtime_ns}-{stat.st_size}"

    def lay_on(self, surface: pygame.Surface, seed: int = 0, area: pygame.Rect | None = None) -> None:
        """Roughens the colours of a surface (or of an area of it); its alpha stays. The seed shifts the tile."""
        finish(self.laying_on(surface, seed, area))

    def laying_on(
        self, surface: pygame.Surface, seed: int = 0, area: pygame.Rect | None = None
    ) -> Generator[None, None, None]:
        """The same, a tile a step."""
        part = surface.subsurface(surface.get_rect() if area is None else area.clip(surface.get_rect()))
        shift = part.get_offset()
        for tile, flag in self._tiles:
            for x, y in _corners(tile.get_size(), part.get_rect().move(shift), seed):
                part.blit(tile, (x - shift[0], y - shift[1]), special_flags=flag)
                yield


def _corners(tile: tuple[int, int], area: pygame.Rect, seed: int) -> Iterator[tuple[int, int]]:
    width, height = tile
    left, top = area.x - seed * 7919 % width, area.y - seed * 104_729 % height
    for y in range(top, area.bottom, height):
        for x in range(left, area.right, width):
            yield x, y


def _load(path: Path) -> pygame.Surface | None:
    try:
        picture = pygame.image.load(path)
    except (OSError, pygame.error) as fault:
        LOG.warning("texture %s: %s", path.name, fault)
        return None
    tile = pygame.Surface(picture.get_size(), 0, 32)
    tile.blit(picture, (0, 0))
    return tile
