"""Waves as rows of numbers: tones, noise, envelopes, and laying one over another. Seconds and hertz throughout."""

from collections.abc import Sequence
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray
from scipy import signal

RATE: Final = 44100
"""Samples a second."""

Wave: TypeAlias = NDArray[np.float64]
Rng: TypeAlias = np.random.Generator


def times(seconds: float) -> Wave:
    """The moments of that stretch."""
    return np.arange(round(seconds * RATE), dtype=np.float64) / RATE


def silence(seconds: float) -> Wave:
    """Nothing, that long."""
    return np.zeros(round(seconds * RATE))


def mixed(*layers: tuple[float, Wave]) -> Wave:
    """Waves laid over each other, each beginning at its second."""
    ends = [round(start * RATE) + len(wave) for start, wave in layers]
    whole = np.zeros(max(ends))
    for (_start, wave), end in zip(layers, ends, strict=True):
        whole[end - len(wave) : end] += wave
    return whole


def joined(*waves: Wave) -> Wave:
    """One after the other."""
    return np.concatenate(waves)


# -- tones -------------------------------------------------------------------------------------------------


def curve(seconds: float, *points: float) -> Wave:
    """A line through points at equal distances, rounded at its corners: a pitch that glides, a mouth that opens."""
    t = times(seconds)
    span = np.linspace(0, max(seconds, 1e-9), len(points))
    line = np.interp(t, span, np.array(points))
    width = max(1, len(t) // (4 * len(points)))
    padded = np.pad(line, width, mode="edge")
    kernel = np.hanning(2 * width + 1)
    return np.asarray(signal.fftconvolve(padded, kernel / kernel.sum(), mode="valid"), dtype=np.float64)


def sine(pitch: Wave, phase: float = 0.0) -> Wave:
    """A pure tone that follows a pitch."""
    return np.sin(phase + 2 * np.pi * np.cumsum(pitch) / RATE)


def saw(pitch: Wave, highest: float = 6000.0) -> Wave:
    """A buzzing tone without aliasing: the harmonics up to `highest` alone."""
    phase = 2 * np.pi * np.cumsum(pitch) / RATE
    most = int(highest / float(pitch.min()))
    whole = np.zeros(len(pitch))
    for n in range(1, most + 1):
        whole += np.where(pitch * n < highest, np.sin(n * phase) / n, 0.0)
    return whole


def ring(seconds: float, *partials: tuple[float, float, float]) -> Wave:
    """Something struck: partials of (hertz, gain, tau), each dying away by itself."""
    t = times(seconds)
    whole = np.zeros(len(t))
    for hertz, gain, tau in partials:
        whole += gain * np.sin(2 * np.pi * hertz * t) * np.exp(-t / tau)
    return whole


# -- envelopes ---------------------------------------------------------------------------------------------


def dying(seconds: float, tau: float) -> Wave:
    """From 1 towards 0; `tau` seconds to a third of it."""
    return np.exp(-times(seconds) / tau)


def swell(seconds: float, peak: float = 0.5, sharp: float = 1.0) -> Wave:
    """0, up to 1 at that share of the time, and back to 0."""
    t = np.linspace(0.0, 1.0, max(2, round(seconds * RATE)))[: round(seconds * RATE)]
    up = np.clip(t / peak, 0, 1)
    down = np.clip((1 - t) / (1 - peak), 0, 1)
    return np.asarray((np.sin(np.minimum(up, down) * np.pi / 2) ** 2) ** sharp, dtype=np.float64)


def tremolo(seconds: float, hertz: float, depth: float) -> Wave:
    """1 and less, to and fro."""
    return 1 - depth * (0.5 - 0.5 * np.cos(2 * np.pi * hertz * times(seconds)))


def wobble(rng: Rng, seconds: float, hertz: float, depth: float) -> Wave:
    """1, more and less, at random: nothing alive is steady. `hertz`: how often it changes its mind."""
    count = max(4, int(seconds * hertz) + 3)
    points = rng.uniform(-depth, depth, count)
    return 1 + np.interp(times(seconds), np.linspace(0, seconds, count), points)


# -- noise -------------------------------------------------------------------------------------------------


def noise(rng: Rng, seconds: float) -> Wave:
    """White: as much of everything."""
    return rng.standard_normal(round(seconds * RATE))


def coloured(rng: Rng, seconds: float, slope: float) -> Wave:
    """Noise whose amplitude falls with frequency to that power: 0.5 pink, 1 brown. Of unit power."""
    white = np.fft.rfft(noise(rng, seconds))
    hertz = np.fft.rfftfreq(round(seconds * RATE), 1 / RATE)
    white *= np.maximum(hertz, 20.0) ** -slope
    wave = np.fft.irfft(white, round(seconds * RATE))
    return np.asarray(wave / wave.std(), dtype=np.float64)


def click(rng: Rng, seconds: float = 0.003) -> Wave:
    """Two hard things that touch."""
    return noise(rng, seconds) * np.linspace(1, 0, round(seconds * RATE)) ** 2


def varied(rng: Rng, value: float, share: float = 0.03) -> float:
    """A little more or less."""
    return float(value * (1 + rng.uniform(-share, share)))


def spread(rng: Rng, values: Sequence[float], share: float = 0.03) -> list[float]:
    """Each a little more or less."""
    return [varied(rng, value, share) for value in values]
