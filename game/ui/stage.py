"""Sprites, and the queue of what happens to them."""

import logging
from collections import deque
from collections.abc import Callable, Iterable
from typing import Protocol

from pygame import FRect

from game.ui.canvas import Canvas
from game.ui.damage import Damage
from game.ui.sprite import Painter, Sprite
from game.ui.sprites import Sprites

log = logging.getLogger(__name__)

ENDLESS = 10_000
"""More motions than this in one hurry come from calls that queue one another for ever: our own fault."""


class Motion(Protocol):
    """Something that happens to sprites over time; see `game.ui.motions`."""

    def calmed(self) -> "Motion":
        """The same for people who want nothing to hop or shake."""

    def begin(self, stage: "Stage") -> None:
        """It starts now."""

    def advance(self, stage: "Stage", elapsed: float) -> bool:
        """It has lasted `elapsed` seconds; true when it is over (and everything is at its end)."""

    @property
    def length(self) -> float:
        """Seconds."""


class Stage:
    """Sprites by key, drawn by layer; motions one after the other.

    `speed` multiplies time (0: everything happens at once); `calm` takes hops and shakes away.
    A motion of a sprite that has gone does nothing.
    """

    def __init__(self, damage: Damage, sprites: Sprites) -> None:
        self.damage = damage
        self.sprites = sprites
        self.speed = 1.0
        self.calm = False
        self._cast: dict[str, Sprite] = {}
        self._seen: dict[str, tuple[tuple[object, ...], FRect]] = {}
        self._queue: deque[Motion] = deque()
        self._running: Motion | None = None
        self._elapsed = 0.0
        self._painter = Painter(sprites)

    # -- the cast -------------------------------------------------------------------------------------
    def add(self, sprite: Sprite) -> Sprite:
        """Put it on the stage, in place of the one with its key."""
        self._cast[sprite.key] = sprite
        return sprite

    def remove(self, *keys: str) -> None:
        """Take them away; a key that is not there is no fault."""
        for key in keys:
            self._cast.pop(key, None)

    def clear(self) -> None:
        """Take all away, and forget all that was going to happen."""
        self._cast.clear()
        self._queue.clear()
        self._running = None

    def __getitem__(self, key: str) -> Sprite:
        return self._cast[key]

    def get(self, key: str) -> Sprite | None:
        """The sprite, or None."""
        return self._cast.get(key)

    def __contains__(self, key: object) -> bool:
        return key in self._cast

    def keys(self) -> list[str]:
        """All keys, in the order they came."""
        return list(self._cast)

    def at(self, x: float, y: float, keys: Iterable[str] | None = None) -> Sprite | None:
        """The topmost sprite (of those keys) whose body is there."""
        wanted = self._cast.values() if keys is None else [self._cast[k] for k in keys if k in self._cast]
        for sprite in sorted(wanted, key=lambda s: s.order, reverse=True):
            if sprite.visible and sprite.body(self.sprites).collidepoint(x, y):
                return sprite
        return None

    def body(self, key: str) -> FRect:
        """Where that sprite's thing is."""
        return self._cast[key].body(self.sprites)

    # -- what happens ---------------------------------------------------------------------------------
    def play(self, motion: Motion) -> None:
        """After everything that is queued already."""
        self._queue.append(motion.calmed() if self.calm else motion)

    def then(self, act: Callable[[], object]) -> None:
        """Call it when its turn in the queue comes."""
        from game.ui.motions import Call  # noqa: PLC0415 - motions know the stage, not the other way round

        self.play(Call(act))

    @property
    def busy(self) -> bool:
        """Whether something is happening or will."""
        return self._running is not None or bool(self._queue)

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass."""
        if self.speed <= 0:
            self.hurry()
        else:
            self._pass(dt * self.speed)
        self._notice()

    def hurry(self) -> None:
        """Everything that is queued has happened."""
        for _turn in range(ENDLESS):
            if not self._next():
                break
            self._end()
        else:
            raise AssertionError("motions that queue one another without end")
        self._notice()

    def _pass(self, dt: float) -> None:
        self._elapsed += dt
        while self._next() and self._running is not None:
            left = self._elapsed - self._running.length
            if not self._running.advance(self, self._elapsed):
                return
            self._running, self._elapsed = None, max(0.0, left)
        if self._running is None:
            self._elapsed = 0.0

    def _next(self) -> bool:
        if self._running is None and self._queue:
            self._running = self._queue.popleft()
            self._running.begin(self)
        return self._running is not None

    def _end(self) -> None:
        motion, self._running, self._elapsed = self._running, None, 0.0
        if motion is not None:
            motion.advance(self, float("inf"))

    def _notice(self) -> None:
        """Whatever looks different since the last time must be drawn again, where it was and where it is."""
        for key in [key for key in self._seen if key not in self._cast]:
            self.damage.add(self._seen.pop(key)[1])
        for key, sprite in self._cast.items():
            look, seen = sprite.look, self._seen.get(key)
            if seen is None or seen[0] != look:
                self._changed(key, sprite, look)

    def _changed(self, key: str, sprite: Sprite, look: tuple[object, ...]) -> None:
        area = sprite.area(self.sprites)
        former = self._seen.get(key)
        if former is not None:
            self.damage.add(former[1])
        if sprite.visible:
            self.damage.add(area)
        self._seen[key] = look, area

    # -- the picture ----------------------------------------------------------------------------------
    def draw(self, canvas: Canvas, first: int | None = None, last: int | None = None) -> None:
        """Draw all sprites (of the layers `first`..`last`), the lowest first."""
        self._notice()
        shown = [s for s in self._cast.values() if s.visible and _between(s.layer, first, last)]
        for sprite in sorted(shown, key=lambda s: s.order):
            if canvas.touches(self._seen[sprite.key][1]):
                self._painter.draw(canvas, sprite)

    def resize(self) -> None:
        """The window has another size: turned pictures are of no use any more."""
        self._painter.forget()
        self.damage.everything()


def _between(layer: int, first: int | None, last: int | None) -> bool:
    return (first is None or layer >= first) and (last is None or layer <= last)
