"""Sounds in words, for those who do not hear them: a short line where the eye is, for as long as it takes to read."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from pygame import FRect

from game.core.words import _
from game.ui.canvas import Canvas
from game.ui.damage import Damage
from game.ui.sounds import Bus, Sounds
from game.ui.theme import BODY, CREAM, Style

STAYS_S: Final = 1.8
LONGER_S: Final = 0.04
"""More for every character."""
LINES: Final = 2
"""So many at once; the oldest goes first."""
WIDEST: Final = 820.0
PAD: Final = 20.0
BOTTOM: Final = 894.0
"""Just above a table's tray."""
WORDS: Final = Style(BODY.face, 26, CREAM)


@dataclass(slots=True)
class Line:
    """One sound, and the seconds that it is still shown."""

    words: str
    left: float


class Subtitles:
    """The lines that are shown now. `on` says whether this person wants any."""

    def __init__(self, on: Callable[[], bool]) -> None:
        self.damage = Damage()
        self.lines: list[Line] = []
        self._on = on
        self._boxes: list[tuple[str, FRect]] = []

    def hear(self, words: str) -> None:
        """A sound with these words (none: it says nothing). The same again is shown on, not twice."""
        if not words or not self._on():
            return
        stays = STAYS_S + LONGER_S * len(words)
        again = next((line for line in self.lines if line.words == words), None)
        if again is not None:
            again.left = stays
        else:
            self.lines = [*self.lines, Line(words, stays)][-LINES:]

    def update(self, dt: float, canvas: Canvas) -> None:
        """Time passes; the lines find their places on that canvas."""
        if not self.lines and not self._boxes:
            return
        for line in self.lines:
            line.left -= dt
        self.lines = [line for line in self.lines if line.left > 0] if self._on() else []
        boxes = self._placed(canvas)
        if boxes != self._boxes:
            for _words, box in (*self._boxes, *boxes):
                self.damage.add(box.inflate(30, 40))
            self._boxes = boxes

    def draw(self, canvas: Canvas) -> None:
        """Draws them over everything else."""
        notes, canvas.notes = canvas.notes, None  # they lie over things on purpose
        for words, box in self._boxes:
            canvas.panel("dark", box, 4)
            canvas.words(words, WORDS, box.inflate(-2 * PAD + 2, -4), "centre", wrap=True, name="subtitle")
        canvas.notes = notes

    def _placed(self, canvas: Canvas) -> list[tuple[str, FRect]]:
        """The newest lowest."""
        found, bottom = [], min(BOTTOM, canvas.map.seen.bottom - 24)
        for line in reversed(self.lines):
            words = f"[{_(line.words)}]"
            wide, high = canvas.text.size(words, WORDS, WIDEST)
            box = FRect(0, 0, round(wide) + 2 * PAD, round(high) + 8)
            box.midbottom = (round(canvas.map.seen.centerx), round(bottom))
            found.append((words, box))
            bottom = box.top - 6
        return found


class Told:
    """Sounds that are told as they are played, whether or not anybody can hear them. `words`: by a sound's name."""

    def __init__(self, sounds: Sounds, subtitles: Subtitles, words: Callable[[str], str]) -> None:
        self._sounds = sounds
        self._subtitles = subtitles
        self._words = words
        self._music: str | None = None

    def play(self, name: str, bus: Bus = Bus.EFFECTS) -> None:
        """Plays it, and tells it."""
        self._sounds.play(name, bus)
        self._subtitles.hear(self._words(name))

    def music(self, name: str | None) -> None:
        """Plays that piece, and tells it if it is another one."""
        self._sounds.music(name)
        if name != self._music:
            self._music = name
            self._subtitles.hear(self._words(name or ""))

    def level(self, bus: Bus) -> float:
        """How loud a bus is."""
        return self._sounds.level(bus)

    def set_level(self, bus: Bus, level: float) -> None:
        """Makes a bus as loud as that."""
        self._sounds.set_level(bus, level)

    def mute(self, muted: bool) -> None:
        """Silences everything, or not; the words stay."""
        self._sounds.mute(muted)

    @property
    def muted(self) -> bool:
        """Whether nothing is heard."""
        return self._sounds.muted

    @property
    def audible(self) -> bool:
        """Whether there is a device at all."""
        return self._sounds.audible

    def preload(self, *names: str) -> None:
        """Gets them ready."""
        self._sounds.preload(*names)

    def close(self) -> None:
        """Stops."""
        self._sounds.close()


def by_name(captions: Mapping[str, str]) -> Callable[[str], str]:
    """What is said of a sound of that name: its own words, else those of what stands before its last `/`."""

    def words(name: str) -> str:
        while name and name not in captions:
            name = name.rpartition("/")[0]
        return captions.get(name, "")

    return words
