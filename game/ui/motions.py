"""What can happen to sprites: glides, hops, arcs, shakes, fades, flips, tumbles, in a row or side by side.

Seconds are at speed 1. Every motion can be told "infinity" and is then at its end. Times are the art bible's
(section 13).
"""

import math
from collections.abc import Callable
from collections.abc import Sequence as Several

from game.ui.eases import Ease, ease_in_out_cubic, ease_in_out_quad, ease_out_back, ease_out_cubic, linear
from game.ui.sprite import Sprite
from game.ui.stage import Motion, Stage
from game.ui.theme import CALM_S, CARD_S, HOP_S, LAND_S, LIFT_S, ROLL_S, SLIDE_S

HOP_HIGH = 26.0
LIFTED = 14.0
SQUASH = 0.04
FACES = 9
DIE_BOUNCE = 14.0


class _Timed:
    """A motion of one length; derive `at(stage, share)` with share 0..1."""

    def __init__(self, seconds: float) -> None:
        self._seconds = max(0.0, seconds)

    @property
    def length(self) -> float:
        return self._seconds

    def calmed(self) -> Motion:
        return self

    def begin(self, stage: Stage) -> None:
        """Remember where things were."""

    def at(self, stage: Stage, share: float) -> None:
        """Put things where they are after that share of the time."""

    def advance(self, stage: Stage, elapsed: float) -> bool:
        over = elapsed >= self._seconds
        self.at(stage, 1.0 if over else elapsed / self._seconds)
        return over


class Wait(_Timed):
    """Nothing, for a while."""


class Call(_Timed):
    """A call in its turn."""

    def __init__(self, act: Callable[[], object]) -> None:
        super().__init__(0)
        self._act = act

    def advance(self, stage: Stage, elapsed: float) -> bool:
        del stage, elapsed
        self._act()
        return True


class _Of(_Timed):
    """A motion of one sprite."""

    def __init__(self, key: str, seconds: float) -> None:
        super().__init__(seconds)
        self.key = key

    def begin(self, stage: Stage) -> None:
        sprite = stage.get(self.key)
        if sprite is not None:
            self.first(sprite)

    def at(self, stage: Stage, share: float) -> None:
        sprite = stage.get(self.key)
        if sprite is not None:
            self.move(sprite, share)

    def first(self, sprite: Sprite) -> None:
        """Remember how it was."""

    def move(self, sprite: Sprite, share: float) -> None:
        """Change it."""


class Glide(_Of):
    """To another place, flat on the table."""

    def __init__(self, key: str, x: float, y: float, seconds: float = SLIDE_S, ease: Ease = ease_in_out_cubic) -> None:
        super().__init__(key, seconds)
        self._to = x, y
        self._ease = ease
        self._from = x, y

    def first(self, sprite: Sprite) -> None:
        self._from = sprite.x, sprite.y

    def move(self, sprite: Sprite, share: float) -> None:
        sprite.x, sprite.y = _between(self._from, self._to, self._ease(share))


class Hop(_Of):
    """Lifted, one hop to each of the places, set down."""

    def __init__(self, key: str, places: Several[tuple[float, float]]) -> None:
        super().__init__(key, LIFT_S + HOP_S * len(places) + LAND_S)
        self._places = list(places)
        self._from = self._places[0]

    def calmed(self) -> Motion:
        return Glide(self.key, *self._places[-1], CALM_S, ease_out_cubic)

    def first(self, sprite: Sprite) -> None:
        self._from = sprite.x, sprite.y

    def move(self, sprite: Sprite, share: float) -> None:
        passed = share * self._seconds
        if passed < LIFT_S:
            sprite.lift = LIFTED * ease_out_cubic(passed / LIFT_S)
        elif passed < LIFT_S + HOP_S * len(self._places):
            self._hop(sprite, (passed - LIFT_S) / HOP_S)
        else:
            self._land(sprite, 1.0 if share >= 1 else (passed - LIFT_S - HOP_S * len(self._places)) / LAND_S)

    def _hop(self, sprite: Sprite, hops: float) -> None:
        number = min(int(hops), len(self._places) - 1)
        share = ease_in_out_quad(min(1.0, hops - number))
        start = self._from if number == 0 else self._places[number - 1]
        sprite.x, sprite.y = _between(start, self._places[number], share)
        sprite.lift = LIFTED + HOP_HIGH * math.sin(math.pi * share)

    def _land(self, sprite: Sprite, share: float) -> None:
        sprite.x, sprite.y = self._places[-1]
        sprite.lift = max(0.0, LIFTED * (1 - ease_out_back(share))) if share < 1 else 0.0
        sprite.tall = 1 - SQUASH * math.sin(math.pi * share) if share < 1 else 1.0


class Arc(_Of):
    """Through the air to another place, over everything."""

    def __init__(self, key: str, x: float, y: float, height: float = 120, seconds: float = 0.6) -> None:
        super().__init__(key, seconds)
        self._to = x, y
        self._height = height
        self._from = x, y

    def calmed(self) -> Motion:
        return Glide(self.key, *self._to, CALM_S, ease_out_cubic)

    def first(self, sprite: Sprite) -> None:
        self._from = sprite.x, sprite.y

    def move(self, sprite: Sprite, share: float) -> None:
        sprite.x, sprite.y = _between(self._from, self._to, ease_in_out_quad(share))
        sprite.lift = self._height * math.sin(math.pi * share) if share < 1 else 0.0


class Shake(_Timed):
    """Several sprites tremble around their places."""

    def __init__(self, keys: Several[str], swing: float = 3, seconds: float = 0.3) -> None:
        super().__init__(seconds)
        self._keys = tuple(keys)
        self._swing = swing
        self._shift = 0.0

    def calmed(self) -> Motion:
        return Wait(0)

    def at(self, stage: Stage, share: float) -> None:
        shift = self._swing * math.sin(share * self._seconds * 60) * (1 - share) if share < 1 else 0.0
        for key in self._keys:
            sprite = stage.get(key)
            if sprite is not None:
                sprite.x += shift - self._shift
        self._shift = shift


class Fade(_Of):
    """To another transparency; at 0 it is not visible any more."""

    def __init__(self, key: str, alpha: float, seconds: float = CALM_S) -> None:
        super().__init__(key, seconds)
        self._to = alpha
        self._from = 1.0

    def first(self, sprite: Sprite) -> None:
        self._from = sprite.alpha if sprite.visible else 0.0

    def move(self, sprite: Sprite, share: float) -> None:
        sprite.alpha = self._from + (self._to - self._from) * share
        sprite.visible = sprite.alpha > 0


class Tilt(_Of):
    """To another angle (degrees)."""

    def __init__(self, key: str, degrees: float, seconds: float = CARD_S) -> None:
        super().__init__(key, seconds)
        self._to = degrees
        self._from = 0.0

    def first(self, sprite: Sprite) -> None:
        self._from = sprite.tilt

    def move(self, sprite: Sprite, share: float) -> None:
        sprite.tilt = self._from + (self._to - self._from) * ease_out_cubic(share)


class Flip(_Of):
    """Turned over to another picture."""

    def __init__(self, key: str, picture: str, seconds: float = CARD_S) -> None:
        super().__init__(key, seconds)
        self._picture = picture

    def calmed(self) -> Motion:
        return Flip(self.key, self._picture, 0)

    def move(self, sprite: Sprite, share: float) -> None:
        if share >= 0.5:
            sprite.picture = self._picture
        sprite.wide = 1.0 if share >= 1 else max(0.05, abs(1 - 2 * share))


class Bounce(_Of):
    """Up and down once, where it stands."""

    def __init__(self, key: str, height: float = 18, seconds: float = 0.3) -> None:
        super().__init__(key, seconds)
        self._height = height

    def calmed(self) -> Motion:
        return Wait(0)

    def move(self, sprite: Sprite, share: float) -> None:
        sprite.lift = self._height * math.sin(math.pi * share) if share < 1 else 0.0


class Tumble(_Of):
    """A die rolls: faces flip past, slower and slower, until the last one lies there at its angle."""

    def __init__(self, key: str, faces: Several[str], last: str, tilt: float = 0, seconds: float = ROLL_S) -> None:
        super().__init__(key, seconds)
        self._faces = list(faces)
        self._last = last
        self._tilt = tilt

    def calmed(self) -> Motion:
        return Tumble(self.key, [], self._last, self._tilt, CALM_S)

    def move(self, sprite: Sprite, share: float) -> None:
        if share >= 1 or not self._faces:
            sprite.picture, sprite.tilt, sprite.lift, sprite.wide = self._last, self._tilt, 0.0, 1.0
            return
        turned = ease_out_cubic(share) * FACES
        sprite.picture = self._faces[int(turned) % len(self._faces)]
        sprite.tilt = round((1 - share) * math.sin(turned * 2) * 24 / 4) * 4
        sprite.lift = abs(math.sin(share * math.pi * 3)) * DIE_BOUNCE * (1 - share)


class Sequence:
    """One motion after the other."""

    def __init__(self, *motions: Motion) -> None:
        self._motions = motions
        self._number = -1
        self._began = 0.0

    @property
    def length(self) -> float:
        return sum(motion.length for motion in self._motions)

    def calmed(self) -> Motion:
        return Sequence(*(motion.calmed() for motion in self._motions))

    def begin(self, stage: Stage) -> None:
        self._number, self._began = -1, 0.0
        self._next(stage)

    def advance(self, stage: Stage, elapsed: float) -> bool:
        while self._number < len(self._motions):
            motion = self._motions[self._number]
            if not motion.advance(stage, elapsed - self._began):
                return False
            self._began += motion.length
            self._next(stage)
        return True

    def _next(self, stage: Stage) -> None:
        self._number += 1
        if self._number < len(self._motions):
            self._motions[self._number].begin(stage)


class Parallel:
    """Motions side by side, each begun `stagger` seconds after the one before."""

    def __init__(self, *motions: Motion, stagger: float = 0.0) -> None:
        self._motions = motions
        self._stagger = stagger
        self._waiting: list[tuple[float, Motion]] = []
        self._running: list[tuple[float, Motion]] = []

    @property
    def length(self) -> float:
        return max((i * self._stagger + motion.length for i, motion in enumerate(self._motions)), default=0.0)

    def calmed(self) -> Motion:
        return Parallel(*(motion.calmed() for motion in self._motions))

    def begin(self, stage: Stage) -> None:
        self._waiting = [(i * self._stagger, motion) for i, motion in enumerate(self._motions)]
        self._running = []
        self._start(stage, 0.0)

    def advance(self, stage: Stage, elapsed: float) -> bool:
        self._start(stage, elapsed)
        self._running = [
            (since, motion) for since, motion in self._running if not motion.advance(stage, elapsed - since)
        ]
        return not self._running and not self._waiting

    def _start(self, stage: Stage, elapsed: float) -> None:
        due = [(since, motion) for since, motion in self._waiting if since <= elapsed]
        self._waiting = [pair for pair in self._waiting if pair not in due]
        for since, motion in due:
            motion.begin(stage)
            self._running.append((since, motion))


def _between(start: tuple[float, float], end: tuple[float, float], share: float) -> tuple[float, float]:
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


__all__ = [
    "Arc",
    "Bounce",
    "Call",
    "Fade",
    "Flip",
    "Glide",
    "Hop",
    "Parallel",
    "Sequence",
    "Shake",
    "Tilt",
    "Tumble",
    "Wait",
    "linear",
]
