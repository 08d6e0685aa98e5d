"""What is drawn above the still picture: values that know their layer, their bounds and how to draw themselves.

Two pictures of the table are compared thing by thing, and only what differs is drawn again.
"""

from dataclasses import dataclass
from functools import cache
from typing import Protocol

import pygame
from pygame import FRect

from game.ui.canvas import Align, Canvas, Upright
from game.ui.sprites import Sprites
from game.ui.theme import BADGE, BONE, CAPTION, CREAM, INK, LABEL, TRIBES, Style, Tribe

BY_NAME = {tribe.name: tribe for tribe in TRIBES}

# Layers from the table upwards; within a layer, what stands further down is in front.
TILES, MARKS, PIECES, BADGES, FURNITURE, RINGS, FLIGHT, NOTES = range(8)


class Thing(Protocol):
    """Something drawn. Frozen, so that equal things are the same on the screen."""

    @property
    def layer(self) -> int: ...

    @property
    def depth(self) -> float:
        """Within its layer: the greater, the nearer."""

    @property
    def bounds(self) -> FRect:
        """What it covers, shadow included."""

    def draw(self, canvas: Canvas) -> None: ...


def tribe_of(name: str) -> Tribe:
    """The look of a tribe; an unknown one gets the last."""
    return BY_NAME.get(name, TRIBES[-1])


@cache
def extent(sprites: Sprites, name: str) -> tuple[float, float, float, float]:
    """Left, top, width and height of a picture around its anchor, either way round."""
    w, h = sprites.size(name)
    ax, ay = sprites.anchor(name, 8.0)
    left = max(ax / 8, w - ax / 8)
    return left, ay / 8, 2 * left, h


@dataclass(frozen=True, slots=True)
class Pic:
    """A picture with its anchor at (x, y - lift); lifted, it throws a longer shadow."""

    sprites: Sprites
    name: str
    x: float
    y: float
    size: float = 1.0
    layer: int = PIECES
    flip: bool = False
    lift: float = 0.0
    alpha: int = 255
    fade: tuple[str, float] | None = None
    grey: bool = False

    @property
    def depth(self) -> float:
        return self.y

    @property
    def bounds(self) -> FRect:
        left, top, w, h = (v * self.size for v in extent(self.sprites, self.name))
        room = 4 + self.lift
        return FRect(self.x - left - room, self.y - top - room, w + 2 * room, h + 2 * room)

    def draw(self, canvas: Canvas) -> None:
        scale = canvas.scale * self.size
        x, y = canvas.map.at(self.x, self.y)
        rise = round(self.lift * canvas.scale)
        if rise and self.layer == FLIGHT:
            ax, ay = self.sprites.anchor(self.name, scale, flip=self.flip)
            shadow, (dx, dy) = self.sprites.shadow(self.name, scale, 14, flip=self.flip)
            canvas.surface.blit(shadow, (x - ax + dx, y - ay + dy))
        picture = self.sprites.get(self.name, scale, flip=self.flip, fade=self.fade, grey=self.grey)
        ax, ay = self.sprites.anchor(self.name, scale, flip=self.flip)
        if self.alpha < 255:
            picture.set_alpha(self.alpha)
        canvas.surface.blit(picture, (x - ax, y - rise - ay))
        if self.alpha < 255:
            picture.set_alpha(255)


@dataclass(frozen=True, slots=True)
class Ring:
    """The ember ring between keylines of ink, round a box; inset for tiles. `strong`: with corners, for the focus."""

    box: tuple[float, float, float, float]
    gap: float = 3.0
    width: float = 4.0
    radius: float = 16.0
    layer: int = RINGS
    seed: int = 1

    @property
    def depth(self) -> float:
        return 0.0

    @property
    def bounds(self) -> FRect:
        return FRect(self.box).inflate(40, 40)

    def draw(self, canvas: Canvas) -> None:
        box = FRect(self.box)
        paper = canvas.art.paper
        cut = paper.ring((box.w, box.h), canvas.scale, self.seed, radius=self.radius, gap=self.gap, width=self.width)
        canvas.piece(cut, box)


@dataclass(frozen=True, slots=True)
class Corners:
    """The focus: four corner brackets of bone on ink round a box, so that it differs from "legal" by its shape."""

    box: tuple[float, float, float, float]
    layer: int = NOTES

    @property
    def depth(self) -> float:
        return -1.0

    @property
    def bounds(self) -> FRect:
        return FRect(self.box).inflate(28, 28)

    def draw(self, canvas: Canvas) -> None:
        box = canvas.map.rect(FRect(self.box).inflate(12, 12))
        arm = max(6, min(canvas.map.px(26), box.w // 3, box.h // 3))
        for width, colour in ((canvas.map.px(11), INK), (canvas.map.px(6), CREAM)):
            grow = width // 2
            for cx, sx in ((box.left, 1), (box.right, -1)):
                for cy, sy in ((box.top, 1), (box.bottom, -1)):
                    flat = pygame.Rect(min(cx, cx + sx * arm) - grow, cy - grow, arm + 2 * grow, 2 * grow)
                    tall = pygame.Rect(cx - grow, min(cy, cy + sy * arm) - grow, 2 * grow, arm + 2 * grow)
                    canvas.surface.fill(colour, flat)
                    canvas.surface.fill(colour, tall)


@dataclass(frozen=True, slots=True)
class Halo:
    """The ring on the ground under a piece: it may be chosen, or is chosen (then wider)."""

    x: float
    y: float
    w: float
    h: float
    layer: int = MARKS

    @property
    def depth(self) -> float:
        return self.y

    @property
    def bounds(self) -> FRect:
        return FRect(self.x - self.w / 2 - 8, self.y - self.h / 2 - 8, self.w + 16, self.h + 16)

    def draw(self, canvas: Canvas) -> None:
        halo = canvas.art.paper.halo((self.w, self.h), canvas.scale)
        canvas.piece(halo, FRect(self.x - self.w / 2, self.y - self.h / 2, self.w, self.h))


@dataclass(frozen=True, slots=True)
class Badge:
    """A count on a dark disc, in the corner of what it counts."""

    words: str
    x: float
    y: float
    layer: int = BADGES

    @property
    def depth(self) -> float:
        return self.y

    @property
    def bounds(self) -> FRect:
        return FRect(self.x - 26, self.y - 20, 52, 40)

    def draw(self, canvas: Canvas) -> None:
        box = FRect(self.x - 18, self.y - 15, 36, 30)
        canvas.panel("dark", box, seed=5)
        canvas.words(self.words, Style(BADGE.face, BADGE.size, CREAM), box, "centre", name="badge")


@dataclass(frozen=True, slots=True)
class Writing:
    """Words on nothing but what lies beneath."""

    words: str
    style: Style
    box: tuple[float, float, float, float]
    align: Align = "left"
    upright: Upright = "middle"
    wrap: bool = False
    layer: int = FURNITURE
    name: str = "writing"

    @property
    def depth(self) -> float:
        return 1.0

    @property
    def bounds(self) -> FRect:
        return FRect(self.box).inflate(8, 8)

    def draw(self, canvas: Canvas) -> None:
        canvas.words(self.words, self.style, FRect(self.box), self.align, self.upright, wrap=self.wrap, name=self.name)


@dataclass(frozen=True, slots=True)
class Label:
    """A small paper flag with words on it, its middle at (x, y); `tribe` colours it. It never leaves the screen."""

    words: str
    x: float
    y: float
    tribe: str = ""
    big: bool = False
    layer: int = NOTES
    alpha: int = 255

    @property
    def style(self) -> Style:
        """The style, by size and ground."""
        base = LABEL if self.big else CAPTION
        return Style(base.face, base.size, tribe_of(self.tribe).mark if self.tribe else INK)

    @property
    def depth(self) -> float:
        return self.y

    @property
    def bounds(self) -> FRect:
        return FRect(self.x - 340, self.y - 60, 680, 120)

    def draw(self, canvas: Canvas) -> None:
        wide = canvas.text.width(self.words, self.style) + 28
        high = canvas.text.line(self.style) + 4
        x = min(max(self.x - wide / 2, 8), 1912 - wide)
        box = FRect(x, self.y - high / 2, wide, high)
        if self.tribe:
            canvas.ribbon(self.tribe, box, seed=3, glyph=False)
            plain = box.inflate(-14, -8)
            canvas.fill(plain, tribe_of(self.tribe).colour)
        else:
            canvas.piece(canvas.art.paper.flag((round(wide), round(high)), canvas.scale, 3), box)
        canvas.words(self.words, self.style, box, "centre", name="label")


@dataclass(frozen=True, slots=True)
class Veil:
    """A colour over an area, like the glow of an eruption."""

    box: tuple[float, float, float, float]
    colour: tuple[int, int, int]
    alpha: int
    layer: int = MARKS

    @property
    def depth(self) -> float:
        return -2.0

    @property
    def bounds(self) -> FRect:
        return FRect(self.box)

    def draw(self, canvas: Canvas) -> None:
        canvas.fill(FRect(self.box), self.colour, self.alpha)


@dataclass(frozen=True, slots=True)
class Outline:
    """The dashed chalk line round a region: the edges of its cells that no other of its cells shares."""

    segments: tuple[tuple[float, float, float, float], ...]
    layer: int = MARKS

    @property
    def depth(self) -> float:
        return -1.0

    @property
    def bounds(self) -> FRect:
        xs = [v for s in self.segments for v in (s[0], s[2])]
        ys = [v for s in self.segments for v in (s[1], s[3])]
        return FRect(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys)).inflate(16, 16)

    def draw(self, canvas: Canvas) -> None:
        for width, colour in ((8.0, INK), (5.0, BONE)):
            for x0, y0, x1, y1 in self.segments:
                _dashes(canvas, (x0, y0), (x1, y1), width, colour)


def _dashes(
    canvas: Canvas, start: tuple[float, float], end: tuple[float, float], width: float, colour: tuple[int, int, int]
) -> None:
    length = abs(end[0] - start[0]) + abs(end[1] - start[1])
    number = max(1, round(length / 31))
    dx, dy = (end[0] - start[0]) / number, (end[1] - start[1]) / number
    for i in range(number):
        x, y = start[0] + i * dx + dx * 0.17, start[1] + i * dy + dy * 0.17
        canvas.line((x, y), (x + dx * 0.66, y + dy * 0.66), colour, width)
