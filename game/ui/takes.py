"""Sound files: a name stands for one file, or for numbered takes that are played in turn and each at its own pitch."""

import logging
import random
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path
from typing import Final

import pygame

from game.ui import vorbis

log = logging.getLogger(__name__)

SUFFIXES: Final = (".ogg", ".wav")
MOST_TAKES: Final = 9
JITTER: Final = 0.04
"""So much higher or lower, at most: the same clack twice is not the same."""


@dataclass(slots=True)
class Take:
    """One way a sound can sound. `tuned`: it is a tune, and keeps its pitch."""

    data: bytes
    tuned: bool
    sound: pygame.mixer.Sound


def files(folder: Path, name: str) -> list[Path]:
    """The file of that name; else its takes (`clack-1`, `clack-2`, ...); else none."""
    alone = _file(folder, name)
    if alone is not None:
        return [alone]
    found = (_file(folder, f"{name}-{number}") for number in range(1, MOST_TAKES + 1))
    return [file for file in found if file is not None]


def load(folder: Path, name: str, chance: random.Random) -> list[Take]:
    """All takes of a sound, decoded; a file that is no sound is told to the log and left out. Takes its time."""
    found = files(folder, name)
    if not found:
        log.info("no sound %s", name)
    takes = (_read(file, len(found) == 1, chance) for file in found)
    return [take for take in takes if take is not None]


def decoded(data: bytes, chance: random.Random | None = None) -> pygame.mixer.Sound:
    """Ready to play, at a pitch drawn by lot if `chance` is given. pygame.error: no sound."""
    if chance is not None and data.startswith(b"OggS"):
        samples = vorbis.rate(data) * chance.uniform(1 - JITTER, 1 + JITTER)
        data = vorbis.with_rate(data, round(samples))
    return pygame.mixer.Sound(BytesIO(data))


def _file(folder: Path, name: str) -> Path | None:
    found = (folder / f"{name}{suffix}" for suffix in SUFFIXES)
    return next((file for file in found if file.is_file()), None)


def _read(file: Path, tuned: bool, chance: random.Random) -> Take | None:
    try:
        data = file.read_bytes()
        return Take(data, tuned, decoded(data, None if tuned else chance))
    except (pygame.error, OSError, ValueError) as fault:
        log.warning("sound %s cannot be read: %s", file, fault)
        return None
