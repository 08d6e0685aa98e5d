"""OGG Vorbis files: written so that equal sounds are equal bytes, and read again."""

from io import BytesIO
from pathlib import Path
from typing import Final

import numpy as np
import soundfile
from numpy.typing import NDArray

from sounds.kit.pages import with_serial
from sounds.kit.waves import RATE

COMPRESSION: Final = 0.5
"""0 is the best quality, 1 the smallest file."""
LOOPS: Final = 0.9
"""The same for music, which is soft, lies under all else, and would fill half of the budget."""
CHUNK: Final = 65_536
"""Frames written at once: the encoder crashes on a minute in one go."""
SERIAL: Final = 0xE88E


def encoded(wave: NDArray[np.float64], compression: float = COMPRESSION) -> bytes:
    """One column is mono, two are left and right."""
    channels = 1 if wave.ndim == 1 else wave.shape[1]
    kept = BytesIO()
    with soundfile.SoundFile(
        kept, "w", RATE, channels, format="OGG", subtype="VORBIS", compression_level=compression
    ) as file:
        for start in range(0, len(wave), CHUNK):
            file.write(wave[start : start + CHUNK])
    return with_serial(kept.getvalue(), SERIAL)


def decoded(data: bytes) -> NDArray[np.float64]:
    """As it will be heard."""
    wave, rate = soundfile.read(BytesIO(data), dtype="float64")
    assert rate == RATE, f"{rate} samples a second instead of {RATE}"
    return np.asarray(wave, dtype=np.float64)


def read(path: Path) -> NDArray[np.float64]:
    """A file, as it will be heard. OSError."""
    return decoded(path.read_bytes())
