"""Round bases as they lie on the table, in their side's colour and pattern, and arrows that tell where they face."""

from dataclasses import dataclass
from functools import lru_cache
from math import cos, radians, sin
from typing import Final

import pygame
from pygame import FRect, Surface

from game.dinowars.view import layout
from game.ui import sheets
from game.ui.canvas import Canvas
from game.ui.lines import dashed
from game.ui.patterns import pattern
from game.ui.scissors import oval, stencil, strokes
from game.ui.sight import Sight
from game.ui.theme import CREAM, EMBER, INK, Colour, mix, pigment
from game.ui.things import BADGES, MARKS

WILD: Final = pigment("#6B5A46")
"""The rim of what belongs to nobody."""
EARTH: Final = pigment("#5B4A35")
SIDE: Final = pigment("#7A4E2A")
BAND: Final = 0.3
"""How much of a base's radius its coloured rim takes."""


def heading(facing: int) -> tuple[float, float]:
    """The way of a heading in the picture: east and south, of length 1."""
    turn = radians(facing / 100)
    return sin(turn), -cos(turn)


@dataclass(frozen=True, slots=True)
class Base:
    """A base round (x, y) on the screen, `reach` its radius in design units. `ghost`: not there yet."""

    x: float
    y: float
    reach: float
    tribe: str
    ghost: bool = False
    layer: int = MARKS

    @property
    def depth(self) -> float:
        return self.y

    @property
    def bounds(self) -> FRect:
        room = self.reach + 14
        return FRect(self.x - room, self.y - room, 2 * room, 2 * room)

    def draw(self, canvas: Canvas) -> None:
        made = _base(canvas.art.sight, self.tribe, round(self.reach * canvas.scale * 2))
        px, py = canvas.map.at(self.x, self.y)
        if self.ghost:
            made.set_alpha(150)
        canvas.surface.blit(made, (px - made.get_width() // 2, py - made.get_height() // 2))
        made.set_alpha(255)


@lru_cache(maxsize=96)
def _base(sight: Sight, tribe: str, wide: int) -> Surface:
    """The base, so many pixels across, its shadow around it."""
    room = wide // 4 + 8
    size = (wide + 2 * room, wide + 2 * room)
    box = pygame.FRect(room, room, wide, wide)
    whole = sheets.blank(size)
    face = stencil(size, [oval(box)])
    sheets.cast(whole, face, max(2.0, wide * 0.1), 0.5)
    look = sight.tribe(tribe) if tribe else None
    colour = look.colour if look else WILD
    thick = max(1, wide // 14)
    foot = sheets.blank(size)
    foot.blit(face, (0, thick))
    whole.blit(sheets.painted(foot, mix(colour, SIDE, 0.7)), (0, 0))
    sheets.lay(whole, face, colour, edge=0.7, bevel_px=max(1, wide // 40))
    if look:
        drawn = pattern(look.pattern, size, box, max(1.0, wide / 26))
        drawn.blit(face, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
        whole.blit(sheets.painted(drawn, look.mark, 0.75 if sight.contrast else 0.5), (0, 0))
    inner = box.inflate(-BAND * 2 * wide / 2, -BAND * 2 * wide / 2)
    sheets.lay(whole, stencil(size, [oval(inner)]), EARTH, edge=0.5)
    line = stencil(size, [oval(box), oval(box.inflate(-max(2, wide // 24), -max(2, wide // 24)))], "evenodd")
    whole.blit(sheets.painted(line, CREAM, 0.85), (0, 0))
    return whole


@dataclass(frozen=True, slots=True)
class Arrow:
    """The wedge on a base's rim: where the animal faces. It lies over all that stands there.

    It reaches so little beyond the rim that of two who touch and face each other both can be seen.
    """

    x: float
    y: float
    reach: float
    facing: int
    tribe: str
    ghost: bool = False
    layer: int = BADGES

    @property
    def depth(self) -> float:
        return self.y

    @property
    def bounds(self) -> FRect:
        room = self.reach + 26
        return FRect(self.x - room, self.y - room, 2 * room, 2 * room)

    def draw(self, canvas: Canvas) -> None:
        look = canvas.art.sight.tribe(self.tribe) if self.tribe else None
        colour = EMBER if self.ghost else look.colour if look else WILD
        for grow, ink in ((4.5, INK), (2.5, CREAM), (0.0, colour)):
            _wedge(canvas, self, grow, ink)


def _wedge(canvas: Canvas, arrow: Arrow, grow: float, colour: Colour) -> None:
    east, south = heading(arrow.facing)
    wide = max(8.0, arrow.reach * 0.34) + grow
    tip = arrow.reach + 4 + grow * 1.3
    back = arrow.reach - 12 - grow
    points = [
        (arrow.x + east * tip, arrow.y + south * tip),
        (arrow.x + east * back - south * wide, arrow.y + south * back + east * wide),
        (arrow.x + east * back + south * wide, arrow.y + south * back - east * wide),
    ]
    pixels = [canvas.map.at(*point) for point in points]
    pygame.draw.polygon(canvas.surface, colour, pixels)
    pygame.draw.aalines(canvas.surface, colour, True, pixels)


@dataclass(frozen=True, slots=True)
class Glow:
    """The ring of ember round a base: it may be chosen; `chosen`: it is, and the ring is double. Ink on both sides."""

    x: float
    y: float
    reach: float
    chosen: bool = False
    layer: int = MARKS

    @property
    def depth(self) -> float:
        return self.y + 1

    @property
    def bounds(self) -> FRect:
        room = self.reach + 22
        return FRect(self.x - room, self.y - room, 2 * room, 2 * room)

    def draw(self, canvas: Canvas) -> None:
        made = _glow(round((self.reach + 5) * 2 * canvas.scale), self.chosen, max(1, round(canvas.scale * 2)))
        px, py = canvas.map.at(self.x, self.y)
        canvas.surface.blit(made, (px - made.get_width() // 2, py - made.get_height() // 2))


@lru_cache(maxsize=64)
def _glow(wide: int, chosen: bool, pen: int) -> Surface:
    rings = ((3, 2, EMBER), (7, 2, EMBER)) if chosen else ((3, 2, EMBER),)
    room = 12 * pen
    size = (wide + 2 * room, wide + 2 * room)
    box = pygame.FRect(room, room, wide, wide)
    whole = sheets.blank(size)
    for out, thick, colour in rings:
        for grow, ink in ((pen, INK), (0, colour)):
            outer = box.inflate(2 * out * pen + 2 * grow, 2 * out * pen + 2 * grow)
            inner = box.inflate(2 * (out - thick) * pen - 2 * grow, 2 * (out - thick) * pen - 2 * grow)
            whole.blit(sheets.painted(stencil(size, [oval(outer), oval(inner)], "evenodd"), ink), (0, 0))
    return whole


@dataclass(frozen=True, slots=True)
class Circle:
    """A dashed circle on the ground: within so many inches of it something counts."""

    x: float
    y: float
    reach: float
    colour: Colour = CREAM
    layer: int = 0

    @property
    def depth(self) -> float:
        return self.y

    @property
    def bounds(self) -> FRect:
        room = self.reach + 8
        return FRect(self.x - room, self.y - room, 2 * room, 2 * room)

    def draw(self, canvas: Canvas) -> None:
        canvas.clipped(layout.TABLE, self._lay)

    def _lay(self, canvas: Canvas) -> None:
        made = _circle(round(2 * self.reach * canvas.scale), canvas.scale, self.colour)
        px, py = canvas.map.at(self.x, self.y)
        canvas.surface.blit(made, (px - made.get_width() // 2, py - made.get_height() // 2))


@lru_cache(maxsize=32)
def _circle(wide: int, scale: float, colour: Colour) -> Surface:
    room = 6
    size = (wide + 2 * room, wide + 2 * room)
    line = oval(pygame.FRect(room, room, wide, wide))
    dashes = dashed([*line, line[0]], 10 * scale, 7 * scale)
    whole = sheets.blank(size)
    whole.blit(sheets.painted(strokes(size, dashes, 5 * scale), INK, 0.45), (0, 0))
    whole.blit(sheets.painted(strokes(size, dashes, 3 * scale), colour), (0, 0))
    return whole
