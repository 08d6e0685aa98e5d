"""Pictures that are tilted, squashed or grown for a moment, made once for each such look."""

from functools import lru_cache
from typing import TypeAlias

import pygame
from pygame import Surface

from game.ui.sprites import Sprites

Bent: TypeAlias = tuple[Surface, tuple[int, int]]
"""A surface and the point of it that stands on the ground (pixels)."""

TURN = 3
"""Degrees from one tilt to the next that is drawn."""


@lru_cache(maxsize=400)
def bent(sprites: Sprites, name: str, scale: float, flip: bool, look: tuple[int, float, float]) -> Bent:
    """A picture at a scale, tilted by so many degrees clockwise, so many times as high, and so many times as large.

    It turns and shrinks about its anchor.
    """
    tilt, tall, grow = look
    picture = sprites.get(name, scale, flip=flip)
    ax, ay = sprites.anchor(name, scale, flip=flip)
    if tall != 1 or grow != 1:
        w, h = picture.get_size()
        wide, high = grow * (1 + (1 - tall) * 0.6), grow * tall
        picture = pygame.transform.smoothscale(picture, (max(1, round(w * wide)), max(1, round(h * high))))
        ax, ay = round(ax * wide), round(ay * high)
    return turned(picture, (ax, ay), tilt) if tilt else (picture, (ax, ay))


def turned(picture: Surface, anchor: tuple[int, int], tilt: float) -> Bent:
    """The picture turned clockwise about its anchor, and where the anchor is then."""
    w, h = picture.get_size()
    ax, ay = anchor
    half = max(ax, w - ax), max(ay, h - ay)
    square = Surface((2 * half[0], 2 * half[1]), pygame.SRCALPHA, 32)
    square.blit(picture, (half[0] - ax, half[1] - ay))
    square = pygame.transform.rotozoom(square, -tilt, 1.0)
    return square, (square.get_width() // 2, square.get_height() // 2)


def stepped(tilt: float) -> int:
    """The nearest tilt that is drawn."""
    return round(tilt / TURN) * TURN
