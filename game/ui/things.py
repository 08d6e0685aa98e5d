"""What is drawn above the still picture: values that know their layer, their bounds and how to draw themselves.

Two pictures of the table are compared thing by thing, and only what differs is drawn again.
"""

from dataclasses import dataclass
from functools import cache
from math import hypot
from typing import Protocol

import pygame
from pygame import FRect

from game.ui.bent import Bent, bent
from game.ui.canvas import Align, Canvas, Upright
from game.ui.paper import Piece
from game.ui.sight import Sight
from game.ui.sprites import Sprites
from game.ui.theme import BADGE, BONE, CAPTION, CREAM, INK, LABEL, PANEL_TITLE, Style
from game.ui.writing import put

PLAIN = Sight()
LABEL_WIDTHS = (104.0, 144.0, 184.0, 232.0, 288.0, 360.0, 460.0, 600.0, 800.0)

# Layers from the table upwards; within a layer, what stands further down is in front.
TILES, MARKS, PIECES, BADGES, FURNITURE, RINGS, FLIGHT, NOTES = range(8)
HIGH = (RINGS, FLIGHT)
"""What is lifted there throws a shadow of its own."""


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


def order(thing: Thing) -> tuple[int, float, float]:
    """The order of drawing; what is as near is drawn from the left, so that the order never hangs on chance."""
    return thing.layer, thing.depth, thing.bounds.x


@cache
def extent(sprites: Sprites, name: str) -> tuple[float, float, float, float]:
    """Left, top, width and height of a picture around its anchor, either way round."""
    w, h = sprites.size(name)
    ax, ay = sprites.anchor(name, 8.0)
    left = max(ax / 8, w - ax / 8)
    return left, ay / 8, 2 * left, h


@dataclass(frozen=True, slots=True)
class Pic:
    """A picture with its anchor at (x, y - lift); lifted, it throws a longer shadow. For `tilt`, `tall` and `grow` see
    `bent`.
    """

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
    tilt: int = 0
    tall: float = 1.0
    grow: float = 1.0

    @property
    def depth(self) -> float:
        return self.y

    @property
    def bounds(self) -> FRect:
        left, top, w, h = (v * self.size * self.grow for v in extent(self.sprites, self.name))
        if self.tilt or self.tall != 1:
            reach = hypot(max(left, w - left), max(top, h - top)) * 1.2
            left, top, w, h = reach, reach, 2 * reach, 2 * reach
        room = 6 + self.lift + (48 if self.layer in HIGH else 0)  # a lifted piece's shadow reaches far
        return FRect(self.x - left - room, self.y - top - room, w + 2 * room, h + 2 * room)

    def draw(self, canvas: Canvas) -> None:
        scale = canvas.scale * self.size
        x, y = canvas.map.at(self.x, self.y)
        rise = round(self.lift * canvas.scale)
        if rise and self.layer in HIGH:
            ax, ay = self.sprites.anchor(self.name, scale, flip=self.flip)
            shadow, (dx, dy) = self.sprites.shadow(self.name, scale, 14, flip=self.flip)
            canvas.surface.blit(shadow, (x - ax + dx, y - ay + dy))
        picture, (ax, ay) = self._look(scale)
        if self.alpha < 255:
            picture.set_alpha(self.alpha)
        canvas.surface.blit(picture, (x - ax, y - rise - ay))
        if self.alpha < 255:
            picture.set_alpha(255)

    def _look(self, scale: float) -> Bent:
        look = (self.tilt, self.tall, self.grow)
        if look != (0, 1.0, 1.0):
            return bent(self.sprites, self.name, scale, self.flip, look)
        picture = self.sprites.get(self.name, scale, flip=self.flip, fade=self.fade, grey=self.grey)
        return picture, self.sprites.anchor(self.name, scale, flip=self.flip)


@dataclass(frozen=True, slots=True)
class Ring:
    """The ember ring between keylines of ink, round a box: it may be chosen, or is chosen (then wider)."""

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
        canvas.piece(self._paper(canvas), FRect(self.box))

    def cut(self, canvas: Canvas) -> None:
        """Makes its paper ready."""
        self._paper(canvas)

    def _paper(self, canvas: Canvas) -> Piece:
        size = (self.box[2], self.box[3])
        paper = canvas.art.paper
        return paper.ring(size, canvas.scale, self.seed, radius=self.radius, gap=self.gap, width=self.width)


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
        return FRect(self.x - self.w / 2 - 16, self.y - self.h / 2 - 16, self.w + 32, self.h + 32)

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
        return FRect(self.x - 34, self.y - 20, 68, 40)

    def draw(self, canvas: Canvas) -> None:
        half = 18 if len(self.words) < 3 else 25  # "x10" is wider
        box = FRect(self.x - half, self.y - 15, 2 * half, 30)
        canvas.panel("dark", box, seed=5)
        put(canvas, self.words, Style(BADGE.face, BADGE.size, CREAM), box, "centre", name="badge")


@dataclass(frozen=True, slots=True)
class Steps:
    """How much it takes to get there: a number and an icon (a foot, a barrel) on a dark tag, its middle at (x, y)."""

    number: int
    x: float
    y: float
    layer: int = BADGES
    icon: str = "icon-foot"

    @property
    def depth(self) -> float:
        return self.y

    @property
    def bounds(self) -> FRect:
        return FRect(self.x - 40, self.y - 26, 80, 52)

    def draw(self, canvas: Canvas) -> None:
        box = FRect(self.x - 30, self.y - 17, 60, 34)
        canvas.panel("dark", box, seed=7)
        canvas.icon(self.icon, FRect(box.x + 4, box.y + 4, 26, 26), CREAM)
        count = FRect(box.x + 30, box.y, 26, box.h)
        put(canvas, str(self.number), Style(BADGE.face, 24, CREAM), count, "centre", name="steps")


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
        if self.wrap:
            canvas.words(self.words, self.style, FRect(self.box), self.align, self.upright, wrap=True, name=self.name)
        else:
            put(canvas, self.words, self.style, FRect(self.box), self.align, upright=self.upright, name=self.name)


@dataclass(frozen=True, slots=True)
class Label:
    """A small paper flag with words on it, its middle at (x, y); `tribe` colours it. It never leaves the screen."""

    words: str
    x: float
    y: float
    tribe: str = ""
    big: bool = False
    great: bool = False
    layer: int = NOTES

    @property
    def style(self) -> Style:
        """The style, by size and ground; a tribe's mark is the same for all eyes."""
        base = PANEL_TITLE if self.great else LABEL if self.big else CAPTION
        return Style(base.face, base.size, PLAIN.tribe(self.tribe).mark if self.tribe else INK)

    @property
    def depth(self) -> float:
        return self.y

    @property
    def bounds(self) -> FRect:
        return FRect(self.x - 420, self.y - 70, 840, 140)

    def draw(self, canvas: Canvas) -> None:
        wide = self.wide(canvas)
        x = min(max(self.x - wide / 2, 8), 1912 - wide)
        cut = self.cut(canvas, wide)
        high = self.high(canvas)
        box = FRect(x, self.y - high / 2, wide, high)
        canvas.piece(cut, box)
        if self.tribe:  # the pattern stays at the rim, words stand on plain colour
            canvas.fill(box.inflate(-14, -8), canvas.art.sight.tribe(self.tribe).colour)
        canvas.words(self.words, self.style, box.inflate(-12, 0), "centre", name="label")

    def ready(self, canvas: Canvas) -> None:
        """Cuts its paper and sets its words ahead of time."""
        self.cut(canvas, self.wide(canvas))
        canvas.text.render(self.words, self.style)

    def wide(self, canvas: Canvas) -> float:
        """Its width: one of few."""
        needed = canvas.text.width(self.words, self.style) + 28
        return next((width for width in LABEL_WIDTHS if width >= needed), LABEL_WIDTHS[-1])

    def high(self, canvas: Canvas) -> float:
        """Its height."""
        return round(canvas.text.line(self.style) + 4)

    def cut(self, canvas: Canvas, wide: float) -> Piece:
        """Its paper. Widths are few, so that labels are seldom cut anew."""
        size = (wide, self.high(canvas))
        if self.tribe:
            return canvas.art.paper.ribbon(self.tribe, size, canvas.scale, 3, glyph=False)
        return canvas.art.paper.flag(size, canvas.scale, 3)


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
