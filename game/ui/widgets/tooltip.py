"""A small paper label with one sentence about the control it points at."""

from pygame import FRect

from game.ui.canvas import Canvas
from game.ui.theme import CAPTION, INK, MARGIN, Style

WORDS = Style(CAPTION.face, CAPTION.size, INK)
WIDEST = 560
PAD = 18
SHADOW = 30


class Tooltip:
    """Shown above its control, or below where there is no room."""

    def __init__(self) -> None:
        self.words = ""
        self.area = FRect(0, 0, 0, 0)
        self._about = FRect(0, 0, 0, 0)

    def show(self, words: str, about: FRect) -> None:
        """Show these words near that box."""
        self.words, self._about = words, FRect(about)

    def hide(self) -> None:
        """Take it away."""
        self.words = ""

    def draw(self, canvas: Canvas) -> None:
        """Draw it, if there is one."""
        if not self.words:
            return
        width, height = canvas.text.size(self.words, WORDS, WIDEST)
        box = FRect(0, 0, round(width) + 2 * PAD, round(height) + 2 * PAD * 0.7)
        box.midbottom = (self._about.centerx, self._about.top - 14)
        seen = canvas.map.seen.inflate(-2 * MARGIN, -2 * MARGIN)
        if box.top < seen.top:
            box.top = self._about.bottom + 24
        box.clamp_ip(seen)
        self.area = box.inflate(2 * SHADOW, 2 * SHADOW)
        canvas.panel("label", box, 3)
        inner = box.inflate(-2 * PAD + 2, -PAD * 0.7)
        notes, canvas.notes = canvas.notes, None  # it lies over things on purpose
        canvas.words(self.words, WORDS, inner, "centre", wrap=True, name="tooltip")
        canvas.notes = notes
