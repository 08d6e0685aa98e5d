"""The cut-paper sheet: shadow, thickness, flat pigment, lit edge, all from one stencil. Device pixels."""

from collections.abc import Generator

import pygame

from game.ui.steps import finish
from game.ui.theme import SHADOW, Colour

CLEAR = (255, 255, 255, 0)


def blank(size_px: tuple[int, int]) -> pygame.Surface:
    return pygame.Surface(size_px, pygame.SRCALPHA, 32)


def painted(stencil: pygame.Surface, colour: Colour, strength: float = 1) -> pygame.Surface:
    """A stencil's alpha in one colour."""
    sheet = stencil.copy()
    _recolour(sheet, colour, strength)
    return sheet


def _recolour(sheet: pygame.Surface, colour: Colour, strength: float) -> None:
    sheet.fill((0, 0, 0, round(255 * strength)), special_flags=pygame.BLEND_RGBA_MULT)
    sheet.fill((*colour, 0), special_flags=pygame.BLEND_RGBA_ADD)


def rim(stencil: pygame.Surface, dx: int, dy: int, colour: Colour, strength: float) -> pygame.Surface:
    """What of the stencil lies outside itself moved by (dx, dy): a lit edge, a dark edge, an inner shadow."""
    edge = stencil.copy()
    edge.blit(stencil, (dx, dy), special_flags=pygame.BLEND_RGBA_SUB)
    _recolour(edge, colour, strength)
    return edge


def soften(stencil: pygame.Surface, radius_px: float, strength: float, colour: Colour = SHADOW) -> pygame.Surface:
    """The stencil's alpha blurred, same size, in one colour: blurred small, where that is cheap."""
    w, h = stencil.get_size()
    shrink = max(1, int(radius_px / 1.3))
    small = pygame.transform.smoothscale(stencil, (max(1, w // shrink), max(1, h // shrink)))
    blurred = pygame.transform.gaussian_blur(small, max(1, round(radius_px * 1.6 / shrink)))
    soft = pygame.transform.smoothscale(blurred, (w, h))
    _recolour(soft, colour, strength)
    return soft


def lay(
    target: pygame.Surface, stencil: pygame.Surface, colour: Colour, *, edge: float = 0.5, bevel_px: float = 1
) -> None:
    """Lays a flat sheet on the target with its lit edge above left and dark edge below right."""
    finish(laying(target, stencil, colour, edge=edge, bevel_px=bevel_px))


def laying(
    target: pygame.Surface, stencil: pygame.Surface, colour: Colour, *, edge: float = 0.5, bevel_px: float = 1
) -> Generator[None, None, None]:
    """The same in steps."""
    target.blit(painted(stencil, colour), (0, 0))
    if edge:
        right, down = max(1, round(bevel_px)), max(1, round(bevel_px + 0.4))
        yield
        target.blit(rim(stencil, right, down, (255, 255, 255), edge * 0.55), (0, 0))
        yield
        target.blit(rim(stencil, -right, -down, (0, 0, 0), edge * 0.45), (0, 0))


def cast(target: pygame.Surface, stencil: pygame.Surface, elevation_px: float, strength: float = 0.42) -> None:
    """The shadow of a sheet that lies `elevation_px` above the target, light from the upper left."""
    if elevation_px > 0:
        shift = (round(elevation_px * 0.55), round(elevation_px * 0.9))
        target.blit(soften(stencil, elevation_px * 0.75, strength), shift)
