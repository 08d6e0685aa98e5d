"""A short message that lies on the table for a while and stops nobody."""

import math

from pygame import FRect

from game.ui.canvas import Canvas
from game.ui.damage import Damage
from game.ui.theme import BODY, CREAM, SHAKE_S, Style

STAYS_S = 3.2
LONGER_S = 0.045
"""More for every character: a long sentence wants to be read."""
SHAKES = 3
SWING = 6.0
WIDEST = 900
PAD = 26


class Toast:
    """One message at a time near the bottom; a refusal shakes its head (play the sound `KNOCK` with it)."""

    def __init__(self, damage: Damage, centre: tuple[float, float] = (960, 840)) -> None:
        self.damage = damage
        self.centre = centre
        self.words = ""
        self.calm = False
        self._left = 0.0
        self._shaking = 0.0
        self._box = FRect(0, 0, 0, 0)

    def say(self, words: str, *, refusal: bool = False) -> None:
        """Show this instead of what was there."""
        self.words = words
        self._left = STAYS_S + LONGER_S * len(words)
        self._shaking = SHAKE_S if refusal and not self.calm else 0.0
        self.damage.everything()  # where of a magnified picture it lies is only known as it is drawn

    def hide(self) -> None:
        """Take it away now."""
        self.damage.everything()
        self.words = ""

    @property
    def busy(self) -> bool:
        """Whether it shakes."""
        return bool(self.words) and self._shaking > 0

    def update(self, dt: float) -> None:
        """Let `dt` seconds pass."""
        if not self.words:
            return
        if self._shaking > 0:
            self._shaking = max(0.0, self._shaking - dt)
            self._touch()
        self._left -= dt
        if self._left <= 0:
            self.hide()

    @property
    def shift(self) -> float:
        """How far its head is turned aside, in design units."""
        return SWING * math.sin(self._shaking / SHAKE_S * SHAKES * math.tau) if self._shaking else 0.0

    def draw(self, canvas: Canvas) -> None:
        """Draw it, if there is one."""
        if not self.words:
            return
        style = Style(BODY.face, BODY.size, CREAM)
        width, height = canvas.text.size(self.words, style, WIDEST)
        box = FRect(0, 0, round(width) + 2 * PAD, round(height) + PAD)
        box.center = (round(self.centre[0]), round(self.centre[1]))
        box.x += self.shift
        if not canvas.map.seen.contains(box):
            box.clamp_ip(canvas.map.seen.inflate(-24, -24))
        self._box = box
        canvas.panel("dark", box, 7)
        notes, canvas.notes = canvas.notes, None  # it lies over things on purpose
        canvas.words(self.words, style, box.inflate(-2 * PAD + 2, -8), "centre", wrap=True, name="toast")
        canvas.notes = notes

    def _touch(self) -> None:
        self.damage.add(self._box.inflate(60, 60))
