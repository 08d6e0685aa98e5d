"""The wooden table under everything, made at device size."""

import math
from collections.abc import Callable, Generator

import pygame

from game.ui.steps import bands
from game.ui.texture import Texture
from game.ui.theme import WOOD

PLANK = 180
TONES = (1.0, 0.94, 1.04, 0.97, 1.02, 0.95)
LAMP = (255, 184, 112)
Level = Callable[[float, float], tuple[int, int, int]]


def laying(size_px: tuple[int, int], scale: float, wood: Texture) -> Generator[None, None, pygame.Surface]:
    """Opaque planks with figure, seams, a warm lamp over the middle and darker corners, in steps."""
    surface = pygame.Surface(size_px, 0, 32)
    tall = max(1, round(PLANK * scale))
    for i, top in enumerate(range(0, size_px[1], tall)):
        plank = pygame.Rect(0, top, size_px[0], tall)
        tone = TONES[i % len(TONES)]
        surface.fill([min(255, round(level * tone)) for level in WOOD], plank)
        yield from wood.laying_on(surface, seed=i * 3 + 1, area=plank)
        _seam(surface, plank, scale)
    for field, flag in ((vignette, pygame.BLEND_RGB_MULT), (_light, pygame.BLEND_RGB_ADD)):
        made = field(size_px)
        yield
        for band in bands(size_px):
            surface.blit(made, band, band, special_flags=flag)
            yield
    return surface


def _seam(surface: pygame.Surface, plank: pygame.Rect, scale: float) -> None:
    thin = max(1, round(scale))
    surface.fill((48, 32, 20), (plank.left, plank.top, plank.width, 2 * thin))
    surface.fill((88, 62, 40), (plank.left, plank.top + 2 * thin, plank.width, thin))


def vignette(size_px: tuple[int, int]) -> pygame.Surface:
    """What dims the corners, to be blitted with BLEND_RGB_MULT: brightest a little left of the middle and above."""

    def level(x: float, y: float) -> tuple[int, int, int]:
        far = (x - 0.46) ** 2 + (y - 0.44) ** 2 * 1.15
        dim = round(255 * (1 - 0.3 * min(1.0, max(0.0, far * 1.9 - 0.12))))
        return dim, dim, dim

    return _field(size_px, level)


def _light(size_px: tuple[int, int]) -> pygame.Surface:
    def level(x: float, y: float) -> tuple[int, int, int]:
        glow = 0.1 * math.exp(-(((x - 0.5) * 1.78) ** 2 + (y - 0.4) ** 2) / 0.2)
        r, g, b = LAMP
        return round(r * glow), round(g * glow), round(b * glow)

    return _field(size_px, level)


def _field(size_px: tuple[int, int], level: Level) -> pygame.Surface:
    """A smooth field of light, sampled coarsely over the unit square and stretched."""
    across, down = 64, 36
    small = pygame.Surface((across, down), 0, 32)
    for y in range(down):
        for x in range(across):
            small.set_at((x, y), level((x + 0.5) / across, (y + 0.5) / down))
    return pygame.transform.smoothscale(small, size_px)
