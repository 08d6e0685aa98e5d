"""What a person wants, whatever device told it: the only input a scene ever sees.

Places are in design units. `device`, `source` (the pad's or finger's own number), `time` (seconds on the
program's clock) and `generation` (which screen it was meant for) come with every intent.
"""

from dataclasses import dataclass
from enum import Enum


class Device(Enum):
    """Where an intent came from; prompts follow the last one."""

    MOUSE = "mouse"
    KEYS = "keys"
    PAD = "pad"


class Direction(Enum):
    """The four ways of the d-pad, as (x, y) steps on the screen."""

    LEFT = (-1, 0)
    RIGHT = (1, 0)
    UP = (0, -1)
    DOWN = (0, 1)


RIGHT_BUTTON = 3
"""The mouse's: it opens the rules on a table, and closes them."""
UNSTAMPED = -1
"""The generation of an intent that no device has stamped: it is for whatever screen is there."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Intent:
    """Anything a person wants; the base of all others."""

    device: Device = Device.MOUSE
    source: int = 0
    time: float = 0.0
    generation: int = UNSTAMPED


@dataclass(frozen=True, slots=True)
class Point(Intent):
    """The pointer is here, with no button held."""

    x: float
    y: float


@dataclass(frozen=True, slots=True)
class Press(Intent):
    """A button went down here: 1 left, 2 middle, 3 right."""

    x: float
    y: float
    button: int = 1


@dataclass(frozen=True, slots=True)
class Drag(Intent):
    """The pointer moved with the left button held since (`x0`, `y0`)."""

    x: float
    y: float
    x0: float
    y0: float


@dataclass(frozen=True, slots=True)
class Release(Intent):
    """The button came up here."""

    x: float
    y: float
    button: int = 1


@dataclass(frozen=True, slots=True)
class DragCancelled(Intent):
    """The press that was held ended without a release (focus lost, device gone): put everything back."""


@dataclass(frozen=True, slots=True)
class Confirm(Intent):
    """Do it: what is focused."""


@dataclass(frozen=True, slots=True)
class Cancel(Intent):
    """Back, or no."""


@dataclass(frozen=True, slots=True)
class Next(Intent):
    """Focus the next thing in reading order."""


@dataclass(frozen=True, slots=True)
class Previous(Intent):
    """Focus the thing before in reading order."""


@dataclass(frozen=True, slots=True)
class Move(Intent):
    """One step that way."""

    direction: Direction
    repeated: bool = False


@dataclass(frozen=True, slots=True)
class Number(Intent):
    """A digit was pressed, or a stick pushed at one of a dial: the thing of that number, from 1 (0 is the tenth).

    `other`: with Shift, or by the right stick: its other side.
    """

    number: int
    other: bool = False


@dataclass(frozen=True, slots=True)
class Undo(Intent):
    """Take the last answer back."""


@dataclass(frozen=True, slots=True)
class Redo(Intent):
    """Give the answer that was taken back again."""


@dataclass(frozen=True, slots=True)
class RestartTurn(Intent):
    """Take this turn back as far as the rules allow."""


@dataclass(frozen=True, slots=True)
class Hurry(Intent):
    """Skip the animations that are running."""


@dataclass(frozen=True, slots=True)
class Help(Intent):
    """Asks what can be done here."""


@dataclass(frozen=True, slots=True)
class Menu(Intent):
    """The pause menu."""


@dataclass(frozen=True, slots=True)
class Hint(Intent):
    """Asks what a good player would do."""


@dataclass(frozen=True, slots=True)
class Scores(Intent):
    """Asks what would score now, and what the dice have shown so far."""


@dataclass(frozen=True, slots=True)
class Ahead(Intent):
    """Asks what those do next who act by the rules alone."""


@dataclass(frozen=True, slots=True)
class Describe(Intent):
    """Say in words what is there."""


@dataclass(frozen=True, slots=True)
class Log(Intent):
    """Asks what happened so far."""


@dataclass(frozen=True, slots=True)
class Fullscreen(Intent):
    """Full screen or back; the app answers it itself."""


@dataclass(frozen=True, slots=True)
class Mute(Intent):
    """Sound off or on; the app answers it itself."""


@dataclass(frozen=True, slots=True)
class Text(Intent):
    """Characters typed into the focused field; `composing` are not final yet (an input method's)."""

    words: str
    composing: bool = False


class Stroke(Enum):
    """What a key does to a text that is being written."""

    BACKSPACE = "backspace"
    DELETE = "delete"
    HOME = "home"
    END = "end"
    COPY = "copy"
    PASTE = "paste"
    CUT = "cut"
    ALL = "all"


@dataclass(frozen=True, slots=True)
class Edit(Intent):
    """A stroke of editing, for the focused field."""

    stroke: Stroke


@dataclass(frozen=True, slots=True)
class Scroll(Intent):
    """Lines to scroll, down positive, with the pointer at (`x`, `y`) (the middle of the screen for a pad)."""

    lines: float
    x: float
    y: float


@dataclass(frozen=True, slots=True)
class Zoom(Intent):
    """Steps to zoom, in positive."""

    steps: float


@dataclass(frozen=True, slots=True)
class DeviceLost(Intent):
    """A pad that had been used is gone; ask whether to wait for it."""

    name: str = ""


@dataclass(frozen=True, slots=True)
class DeviceFound(Intent):
    """A pad is there now."""

    name: str = ""


@dataclass(frozen=True, slots=True)
class FocusLost(Intent):
    """Another program has the keyboard now; every key and button is up."""
