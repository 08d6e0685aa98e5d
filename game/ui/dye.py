"""Another pigment for what a tribe wears: the hue is changed and nothing else, so that shades and edges stay."""

import colorsys
from dataclasses import dataclass
from functools import cached_property

import pygame

from game.ui.theme import Colour

NEAR = 0.03
"""Hues that differ by less (of a whole turn) are the same pigment, in light or shade."""
PALEST = 0.33
"""Paler than that, by saturation, is no pigment but paper or skin."""


@dataclass(frozen=True)
class Dye:
    """From one pigment to another."""

    old: Colour
    new: Colour
    near: float = NEAR
    palest: float = PALEST

    def apply(self, picture: pygame.Surface) -> pygame.Surface:
        """A dyed copy of a picture of 32 bits. Some ten milliseconds for a piece: keep what comes of it."""
        pixels = bytearray(pygame.image.tobytes(picture, "RGBA"))
        known: dict[bytes, bytes] = {}
        for at in range(0, len(pixels), 4):
            if pixels[at + 3]:
                colour = bytes(pixels[at : at + 3])
                dyed = known.get(colour)
                if dyed is None:
                    dyed = known[colour] = self._dyed(colour)
                pixels[at : at + 3] = dyed
        return pygame.image.frombytes(bytes(pixels), picture.get_size(), "RGBA")

    def _dyed(self, colour: bytes) -> bytes:
        hue, saturation, value = colorsys.rgb_to_hsv(*(level / 255 for level in colour))
        (old_hue, old_saturation, old_value), (new_hue, new_saturation, new_value) = self._ends
        away = (hue - old_hue + 0.5) % 1 - 0.5
        if abs(away) > self.near or saturation < self.palest:
            return colour
        changed = (
            (new_hue + away) % 1,
            min(1.0, saturation * new_saturation / old_saturation),
            min(1.0, value * new_value / old_value),
        )
        return bytes(round(255 * level) for level in colorsys.hsv_to_rgb(*changed))

    @cached_property
    def _ends(self) -> tuple[tuple[float, float, float], tuple[float, float, float]]:
        old, new = (colorsys.rgb_to_hsv(*(level / 255 for level in one)) for one in (self.old, self.new))
        return old, new
