"""Six-sided dice with pips, in a side's colour or plain bone, as they lie and as they fall."""

from dataclasses import dataclass
from functools import lru_cache
from math import pi, sin
from typing import Final

import pygame
from pygame import FRect, Surface

from game.ui.bent import stepped, turned
from game.ui.canvas import Canvas
from game.ui.sight import Sight
from game.ui.sprites import Sprites
from game.ui.theme import INK, mix, pigment
from game.ui.things import FURNITURE

PIPS: Final = (
    (), ((0, 0),), ((-1, -1), (1, 1)), ((-1, -1), (0, 0), (1, 1)), ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)), ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
)  # fmt: skip
APART: Final = 23.0
PIP: Final = 8.2
BONE: Final = pigment("#F2E6CB")
TILTS: Final = (-6, 6, -3, 6, -6, 3, -9, 3)
FLIPS: Final = 9


@dataclass(frozen=True, slots=True)
class Die:
    """A die, its middle at (x, y); `kept`: it counts, and wears a ring."""

    sprites: Sprites
    face: int
    x: float
    y: float
    size: float = 1.0
    tribe: str = ""
    tilt: int = 0
    kept: bool = False
    layer: int = FURNITURE

    @property
    def depth(self) -> float:
        return 3.0

    @property
    def bounds(self) -> FRect:
        reach = 78 * self.size
        return FRect(self.x - reach, self.y - reach, 2 * reach, 2 * reach)

    def draw(self, canvas: Canvas) -> None:
        scale = canvas.scale * self.size
        made, (ax, ay) = _face(self.sprites, canvas.art.sight, (self.face, self.tribe), scale, self.tilt)
        px, py = canvas.map.at(self.x, self.y)
        canvas.surface.blit(made, (px - ax, py - ay))
        if self.kept:
            ring, (rx, ry) = _ring(self.sprites, scale, self.tilt)
            canvas.surface.blit(ring, (px - rx, py - ry))


@lru_cache(maxsize=256)
def _face(
    sprites: Sprites, sight: Sight, look: tuple[int, str], scale: float, tilt: int
) -> tuple[Surface, tuple[int, int]]:
    """The die that shows so many pips, in a side's colour or in plain bone."""
    face, tribe = look
    worn = sight.tribe(tribe) if tribe else None
    made = sprites.get("die-blank", scale, tint=mix(worn.colour, (255, 255, 255), 0.12) if worn else BONE).copy()
    ax, ay = sprites.anchor("die-blank", scale)
    for x, y in PIPS[face]:
        at = (ax + round(x * APART * scale), ay + round(y * APART * scale))
        pygame.draw.aacircle(made, worn.mark if worn else INK, at, max(1, round(PIP * scale)))
    return turned(made, (ax, ay), tilt)


@lru_cache(maxsize=32)
def _ring(sprites: Sprites, scale: float, tilt: int) -> tuple[Surface, tuple[int, int]]:
    return turned(sprites.get("die-kept", scale), sprites.anchor("die-kept", scale), tilt)


def tumbling(die: Die, number: int, share: float) -> Die:
    """The die on its way to rest, `number` in its row: it flips, bounces and turns."""
    t = min(1.0, share * (1.0 + 0.05 * number))
    if t >= 1:
        return die
    flip = int((1 - (1 - t) ** 3) * FLIPS)
    face = (die.face + number + flip) % 6 + 1
    bounce = round(14 * abs(sin(pi * 3 * t)) * (1 - t), 1)
    turn = stepped(60 * (1 - t) * (-1 if number % 2 else 1))
    return Die(die.sprites, face, die.x, die.y - bounce, die.size, die.tribe, turn, layer=die.layer)
