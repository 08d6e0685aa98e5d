"""One picture on the stage, and how it is drawn."""

import math
from collections import OrderedDict
from dataclasses import dataclass
from typing import Final

import pygame
from pygame import FRect, Surface

from game.ui.canvas import Canvas
from game.ui.sprites import Sprites
from game.ui.theme import Colour

HELD: Final = 14
"""Elevation of a lifted piece, whose shadow lies apart from it."""
LIFTED: Final = 1000
TURNED_MOST: Final = 160


@dataclass(slots=True)
class Sprite:
    """A picture with its anchor at (`x`, `y`), design units.

    `lift` is how far it is above the table, `tilt` degrees clockwise, `alpha` 0..1, `wide` and `tall` stretch it
    for a moment (a landing, a die that turns), `size` for good. Higher layers lie over lower ones; within a
    layer what stands nearer (greater y).
    """

    key: str
    picture: str
    x: float
    y: float
    layer: int = 0
    size: float = 1.0
    alpha: float = 1.0
    tilt: float = 0.0
    lift: float = 0.0
    wide: float = 1.0
    tall: float = 1.0
    flip: bool = False
    tint: Colour | None = None
    fade: tuple[Colour, float] | None = None
    visible: bool = True

    @property
    def look(self) -> tuple[object, ...]:
        """All that decides what it looks like."""
        place = (round(self.x, 2), round(self.y, 2), round(self.lift, 2), round(self.tilt, 1))
        shape = (self.size, round(self.alpha, 3), round(self.wide, 3), round(self.tall, 3), self.flip)
        return (self.picture, self.layer, self.visible, self.tint, self.fade, *place, *shape)

    @property
    def order(self) -> tuple[int, float]:
        """Its place in the order of drawing."""
        return self.layer + (LIFTED if self.lift > 0.5 else 0), self.y

    def body(self, sprites: Sprites) -> FRect:
        """Where the thing itself is."""
        x, y, w, h = sprites.body(self.picture)
        ax, ay = sprites.anchor(self.picture, 1.0, flip=self.flip)
        if self.flip:
            x = sprites.size(self.picture)[0] - x - w
        s = self.size
        return FRect(self.x + (x - ax) * s, self.y - self.lift + (y - ay) * s, w * s, h * s)

    def area(self, sprites: Sprites) -> FRect:
        """What its picture may touch, its shadow included."""
        w, h = (side * self.size for side in sprites.size(self.picture))
        ax, ay = (a * self.size for a in sprites.anchor(self.picture, 1.0, flip=self.flip))
        area = FRect(self.x - ax, self.y - ay - self.lift, w, h)
        if self.tilt or self.wide > 1 or self.tall > 1:
            reach = math.hypot(max(ax, w - ax), max(ay, h - ay)) * max(1.0, self.wide, self.tall)
            area = FRect(self.x - reach, self.y - self.lift - reach, 2 * reach, 2 * reach)
        if self.lift > 0.5:
            area.union_ip(area.move(self.lift * 0.55, self.lift * 1.9).inflate(4 * HELD, 4 * HELD))
        return area


class Painter:
    """Draws sprites; keeps the few that are tilted or stretched."""

    def __init__(self, sprites: Sprites) -> None:
        self._sprites = sprites
        self._turned: OrderedDict[tuple[object, ...], tuple[Surface, Surface]] = OrderedDict()

    def draw(self, canvas: Canvas, sprite: Sprite) -> None:
        """Draw one sprite, its shadow first if it is lifted."""
        scale = canvas.scale * sprite.size
        if sprite.lift > 0.5 and sprite.alpha > 0.5:
            self._shadow(canvas, sprite, scale)
        surface = self._sprites.get(sprite.picture, scale, flip=sprite.flip, tint=sprite.tint, fade=sprite.fade)
        anchor = self._sprites.anchor(sprite.picture, scale, flip=sprite.flip)
        x, y = canvas.map.at(sprite.x, sprite.y - sprite.lift)
        if sprite.wide != 1 or sprite.tall != 1 or abs(sprite.tilt) >= 0.5:
            surface, anchor = self._transformed(sprite, surface, anchor)
        _blit(canvas.surface, surface, (x - anchor[0], y - anchor[1]), sprite.alpha)

    def _shadow(self, canvas: Canvas, sprite: Sprite, scale: float) -> None:
        shadow, (dx, dy) = self._sprites.shadow(sprite.picture, scale, HELD, flip=sprite.flip)
        ax, ay = self._sprites.anchor(sprite.picture, scale, flip=sprite.flip)
        x, y = canvas.map.at(sprite.x + sprite.lift * 0.3, sprite.y)
        canvas.surface.blit(shadow, (x - ax + dx, y - ay + dy))

    def _transformed(
        self, sprite: Sprite, surface: Surface, anchor: tuple[int, int]
    ) -> tuple[Surface, tuple[int, int]]:
        w, h = surface.get_size()
        tilt = round(sprite.tilt)
        size = max(1, round(w * sprite.wide)), max(1, round(h * sprite.tall))
        key = (id(surface), size, tilt)
        kept = self._turned.get(key)
        if kept is None:
            shaped = surface if size == (w, h) else pygame.transform.smoothscale(surface, size)
            kept = surface, pygame.transform.rotozoom(shaped, -tilt, 1.0) if tilt else shaped
            self._keep(key, kept)
        turned = kept[1]
        ax, ay = anchor[0] * sprite.wide, anchor[1] * sprite.tall
        arm = pygame.Vector2(ax - size[0] / 2, ay - size[1] / 2).rotate(tilt)
        return turned, (round(turned.get_width() / 2 + arm.x), round(turned.get_height() / 2 + arm.y))

    def _keep(self, key: tuple[object, ...], kept: tuple[Surface, Surface]) -> None:
        """The source is kept too, so that no other surface can come to have its id."""
        self._turned[key] = kept
        if len(self._turned) > TURNED_MOST:
            self._turned.popitem(last=False)

    def forget(self) -> None:
        """Let go of all that was turned, with the surfaces it was made from."""
        self._turned.clear()


def _blit(target: Surface, surface: Surface, place: tuple[int, int], alpha: float) -> None:
    """Copy it, seen through if need be; the surface is everybody's and stays as it was."""
    if alpha >= 1:
        target.blit(surface, place)
    elif alpha > 0:
        surface.set_alpha(round(255 * alpha))
        target.blit(surface, place)
        surface.set_alpha(255)
