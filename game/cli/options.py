"""What the command line asks for, one class a command."""

from dataclasses import dataclass
from pathlib import Path

Size = tuple[int, int]
"""Width and height in pixels."""


@dataclass(frozen=True, slots=True)
class Window:
    """The window; with a game, straight in a match of it. `size` None: the player's own settings decide."""

    game: str = ""
    scenario: str = ""
    seats: tuple[str, ...] = ()
    seed: int | None = None
    fullscreen: bool = False
    size: Size | None = None
    mute: bool = False
    describe: bool = False


@dataclass(frozen=True, slots=True)
class Run:
    """A match file, played without a window; told as JSON, or `describe`d in words."""

    file: Path
    describe: bool = False


@dataclass(frozen=True, slots=True)
class Simulate:
    """Bots against each other, `matches` times; `seats` are bots' levels."""

    game: str
    seats: tuple[str, ...]
    matches: int
    seed: int
    scenario: str = ""
    jobs: int = 1


@dataclass(frozen=True, slots=True)
class Check:
    """Files and folders to validate; none: all of `data`."""

    paths: tuple[Path, ...] = ()


@dataclass(frozen=True, slots=True)
class Shot:
    """A picture of a match file's last position."""

    file: Path
    size: Size
    out: Path


@dataclass(frozen=True, slots=True)
class Bench:
    """Measurements, as a table or as JSON."""

    json: bool = False


Ask = Window | Run | Simulate | Check | Shot | Bench


@dataclass(frozen=True, slots=True)
class Options:
    """The command, and what holds for every command."""

    ask: Ask
    data: Path | None = None
    log: Path | None = None
