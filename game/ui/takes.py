"""Sound files: a name stands for one file, or for numbered takes that are played in turn and each at its own pitch."""

import logging
import random
import wave
from array import array
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path
from typing import Final

import pygame

log = logging.getLogger(__name__)

SUFFIXES: Final = (".ogg", ".wav")
MOST_TAKES: Final = 9
JITTER: Final = 0.04
"""So much higher or lower, at most: the same clack twice is not the same."""


@dataclass(slots=True)
class Take:
    """One way a sound can sound. `samples`: one channel at the device's rate; none if it is a tune of one pitch."""

    sound: pygame.mixer.Sound
    samples: bytes = b""

    def pitch_again(self, chance: random.Random) -> None:
        """At a pitch drawn by lot from the next time on.

        The mixer changes the rate as it reads a WAV file; unlike decoding an OGG file that does not hold up what plays.
        """
        if self.samples:
            rate = _device()[0] * chance.uniform(1 - JITTER, 1 + JITTER)
            self.sound = pygame.mixer.Sound(BytesIO(wav(self.samples, round(rate))))


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
    takes = [take for file in found if (take := _read(file, tuned=len(found) == 1)) is not None]
    for take in takes:
        take.pitch_again(chance)
    return takes


def wav(samples: bytes, rate: int) -> bytes:
    """One channel of 16 bits as a WAV file."""
    kept = BytesIO()
    with wave.open(kept, "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(rate)
        file.writeframes(samples)
    return kept.getvalue()


def _file(folder: Path, name: str) -> Path | None:
    found = (folder / f"{name}{suffix}" for suffix in SUFFIXES)
    return next((file for file in found if file.is_file()), None)


def _read(file: Path, *, tuned: bool) -> Take | None:
    try:
        sound = pygame.mixer.Sound(file)
    except (pygame.error, OSError) as fault:
        log.warning("sound %s cannot be read: %s", file, fault)
        return None
    return Take(sound) if tuned else Take(sound, array("h", sound.get_raw())[:: _device()[1]].tobytes())


def _device() -> tuple[int, int]:
    """Samples a second, and channels."""
    device = pygame.mixer.get_init()
    assert device is not None
    return device[0], device[2]
