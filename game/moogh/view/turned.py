"""A character's card that turns over: its old side grows narrow, and the new one wide again."""

from dataclasses import dataclass, field
from math import cos, pi, sin
from typing import Final

import pygame
from pygame import FRect, Rect, Surface

from game.moogh.view import layout
from game.ui.canvas import Canvas
from game.ui.eases import ease_in_out_cubic
from game.ui.still import Still
from game.ui.things import FLIGHT, Thing

TURNED_S: Final = 0.7
ROOM: Final = 6.0
"""What belongs to a card beyond its edge."""
GROWN: Final = 0.05
"""Half way round it is nearer to the eye: so much larger."""
STEPS: Final = 24


@dataclass(frozen=True, slots=True)
class Turn:
    """The beginning of it: the still picture, and what the card looked like."""

    still: Still
    area: FRect
    before: Surface

    def at(self, share: float) -> tuple[Thing, ...]:
        """The card, so far round."""
        step = round(STEPS * ease_in_out_cubic(share))
        box = self.area
        return (TurningCard((box.x, box.y, box.w, box.h), step, self),) if 0 <= step < STEPS else ()


def turning(still: Still | None, person: int) -> Turn | None:
    """Takes the picture of a character's card as it lies; None where it is not seen."""
    if still is None:
        return None
    area = layout.card(person).inflate(2 * ROOM, 2 * ROOM)
    region = still.region(area)
    return Turn(still, area, still.surface.subsurface(region).copy()) if region.w and region.h else None


@dataclass(frozen=True, slots=True)
class TurningCard:
    """It hides the card that lies there; the side that comes up is the one that the still picture has by now."""

    box: tuple[float, float, float, float]
    step: int
    turn: Turn = field(compare=False)
    layer: int = FLIGHT

    @property
    def depth(self) -> float:
        return self.box[1]

    @property
    def bounds(self) -> FRect:
        box = FRect(self.box)
        return box.inflate(4, 2 * GROWN * box.h + 8)

    def draw(self, canvas: Canvas) -> None:
        still, share = self.turn.still, self.step / STEPS
        region = still.region(FRect(self.box))
        if not region.w or not region.h:
            return
        canvas.surface.blit(still.bare(region), region)
        side = self.turn.before if share < 0.5 else still.surface.subsurface(region)
        wide = max(1, round(region.w * abs(cos(pi * share))))
        high = round(region.h * (1 + GROWN * sin(pi * share)))
        at = Rect(0, 0, wide, high)
        at.center = region.center
        canvas.surface.blit(pygame.transform.smoothscale(side, at.size), at)
