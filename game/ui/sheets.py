"""The cut-paper sheet: shadow, thickness, flat pigment, lit edge, all from one stencil. Device pixels."""

from collections.abc import Generator

import pygame

from game.ui.steps import bands, finish
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


def soften(stencil: pygame.Surface, radius_px: float, strength: float, colour: Colour = SHADOW) -> pygame.Surface:
    """The stencil's alpha blurred, same size, in one colour: blurred small, where that is cheap."""
    soft = finish(_softening(stencil, radius_px))
    _recolour(soft, colour, strength)
    return soft


def _softening(stencil: pygame.Surface, radius_px: float) -> Generator[None, None, pygame.Surface]:
    w, h = stencil.get_size()
    shrink = max(1, int(radius_px / 1.3))
    small = pygame.transform.smoothscale(stencil, (max(1, w // shrink), max(1, h // shrink)))
    yield
    blurred = pygame.transform.gaussian_blur(small, max(1, round(radius_px * 1.6 / shrink)))
    yield
    return pygame.transform.smoothscale(blurred, (w, h))


def lay(
    target: pygame.Surface, stencil: pygame.Surface, colour: Colour, *, edge: float = 0.5, bevel_px: float = 1
) -> None:
    """Lays a flat sheet on the target with its lit edge above left and dark edge below right."""
    finish(laying(target, stencil, colour, edge=edge, bevel_px=bevel_px))


def laying(
    target: pygame.Surface, stencil: pygame.Surface, colour: Colour, *, edge: float = 0.5, bevel_px: float = 1
) -> Generator[None, None, None]:
    """The same in steps."""
    yield from painting(target, stencil, colour)
    if edge:
        right, down = max(1, round(bevel_px)), max(1, round(bevel_px + 0.4))
        yield from rimming(target, stencil, (right, down), (255, 255, 255), edge * 0.55)
        yield from rimming(target, stencil, (-right, -down), (0, 0, 0), edge * 0.45)


def painting(
    target: pygame.Surface, stencil: pygame.Surface, colour: Colour, strength: float = 1
) -> Generator[None, None, None]:
    """A stencil's alpha in one colour, laid on a target of its size, a band a step."""
    for band in bands(stencil.get_size()):
        target.blit(painted(stencil.subsurface(band), colour, strength), band)
        yield


def rimming(
    target: pygame.Surface, stencil: pygame.Surface, shift: tuple[int, int], colour: Colour, strength: float
) -> Generator[None, None, None]:
    """What of a stencil lies outside itself moved by `shift`, laid on a target in bands: an edge, an inner shadow."""
    for band in bands(stencil.get_size()):
        edge = stencil.subsurface(band).copy()
        edge.blit(stencil, (shift[0], shift[1] - band.y), special_flags=pygame.BLEND_RGBA_SUB)
        _recolour(edge, colour, strength)
        target.blit(edge, band)
        yield


def cast(target: pygame.Surface, stencil: pygame.Surface, elevation_px: float, strength: float = 0.42) -> None:
    """The shadow of a sheet that lies `elevation_px` above the target, light from the upper left."""
    finish(casting(target, stencil, elevation_px, strength))


def casting(
    target: pygame.Surface, stencil: pygame.Surface, elevation_px: float, strength: float = 0.42
) -> Generator[None, None, None]:
    """The same in steps."""
    if elevation_px <= 0:
        return
    soft = yield from _softening(stencil, elevation_px * 0.75)
    yield
    right, down = round(elevation_px * 0.55), round(elevation_px * 0.9)
    for band in bands(soft.get_size()):
        target.blit(painted(soft.subsurface(band), SHADOW, strength), band.move(right, down))
        yield
