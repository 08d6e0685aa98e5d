"""Numbers for ears: how a sound dies away, where its weight lies, how it trembles."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
from scipy import signal

from sounds.kit.ogg import read
from sounds.kit.waves import RATE
from sounds.making import path

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Wave = NDArray[np.float64]

ROOT = Path(__file__).resolve().parents[2]


@cache
def heard(file: str) -> Wave:
    """A committed file, all channels as one column each."""
    return read(path(file))


def mono(file: str) -> Wave:
    wave = heard(file)
    return wave if wave.ndim == 1 else np.asarray(wave.mean(axis=1), dtype=np.float64)


def decibels(value: float) -> float:
    return float(20 * np.log10(max(value, 1e-9)))


def envelope(wave: Wave, seconds: float = 0.004) -> Wave:
    """Its strength over time, smoothed over that long."""
    width = round(seconds * RATE)
    return np.asarray(np.sqrt(np.convolve(wave**2, np.ones(width) / width, mode="same")), dtype=np.float64)


def tau(wave: Wave, start: float, end: float) -> float:
    """Seconds in which it falls to a third, by a line through the logarithm of its envelope between two moments."""
    part = envelope(wave)[round(start * RATE) : round(end * RATE)]
    slope = np.polyfit(np.arange(len(part)) / RATE, np.log(np.maximum(part, 1e-9)), 1)[0]
    return float(-1 / slope)


def band(wave: Wave, low: float, high: float) -> Wave:
    sos = signal.butter(4, (low, high), "bandpass", fs=RATE, output="sos")
    return np.asarray(signal.sosfiltfilt(sos, wave), dtype=np.float64)


def share(wave: Wave, low: float, high: float) -> float:
    """The part of its energy between two frequencies."""
    power = np.abs(np.fft.rfft(wave)) ** 2
    hertz = np.fft.rfftfreq(len(wave), 1 / RATE)
    return float(power[(hertz >= low) & (hertz < high)].sum() / power.sum())


def centroid(wave: Wave) -> float:
    power = np.abs(np.fft.rfft(wave)) ** 2
    return float((power * np.fft.rfftfreq(len(wave), 1 / RATE)).sum() / power.sum())


def strongest(wave: Wave, low: float = 20, high: float = 20000) -> float:
    """The loudest frequency between two."""
    power = np.abs(np.fft.rfft(wave * np.hanning(len(wave)), 4 * RATE))
    hertz = np.fft.rfftfreq(4 * RATE, 1 / RATE)
    power[(hertz < low) | (hertz > high)] = 0
    return float(hertz[power.argmax()])


def trembling(wave: Wave, low: float, high: float) -> float:
    """How often a second its strength comes and goes, between two bounds."""
    shape = np.abs(signal.hilbert(wave))
    shape -= shape.mean()
    return strongest(shape, low, high)


def onsets(wave: Wave, apart: float = 0.012, height: float = 0.2) -> list[float]:
    """The moments at which something strikes."""
    shape = envelope(wave, 0.002)
    rise = np.maximum(0, np.diff(shape, n=1, prepend=0.0))
    rise = np.convolve(rise, np.ones(44), mode="same")
    found, _more = signal.find_peaks(rise, height=rise.max() * height, distance=round(apart * RATE))
    return [float(one) / RATE for one in found]
