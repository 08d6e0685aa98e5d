"""Filters, a small room, and the last hand: no offset, no click at the ends, a peak as loud as wanted."""

from functools import cache
from typing import Final

import numpy as np
from scipy import signal

from sounds.kit.waves import RATE, Rng, Wave, coloured, dying, noise

FADE_IN_S: Final = 0.0008
FADE_OUT_S: Final = 0.012
FLOOR: Final = 10 ** (-66 / 20)
"""Under that share of the peak a tail is silence, and cut off."""


@cache
def _sos(kind: str, low: float, high: float, order: int) -> Wave:
    edges: float | tuple[float, float] = (low, high) if kind == "bandpass" else max(low, high)
    return np.asarray(signal.butter(order, edges, kind, fs=RATE, output="sos"), dtype=np.float64)


def band(wave: Wave, low: float, high: float, order: int = 2) -> Wave:
    """What lies between."""
    return np.asarray(signal.sosfilt(_sos("bandpass", low, high, order), wave), dtype=np.float64)


def below(wave: Wave, hertz: float, order: int = 2) -> Wave:
    """What lies below."""
    return np.asarray(signal.sosfilt(_sos("lowpass", 0, hertz, order), wave), dtype=np.float64)


def above(wave: Wave, hertz: float, order: int = 2) -> Wave:
    """What lies above."""
    return np.asarray(signal.sosfilt(_sos("highpass", 0, hertz, order), wave), dtype=np.float64)


def swept(wave: Wave, centre: Wave, width: float = 1.0, step: int = 256) -> Wave:
    """A band whose middle moves along a curve: overlapping frames, each through its own window of octaves."""
    frame = step * 4
    window = np.hanning(frame)
    hertz = np.maximum(np.fft.rfftfreq(frame, 1 / RATE), 1.0)
    padded = np.pad(wave, frame)
    whole = np.zeros(len(padded))
    for start in range(0, len(padded) - frame, step):
        middle = centre[min(max(0, start - frame // 2), len(centre) - 1)]
        gain = np.exp(-((np.log2(hertz / middle) / width) ** 2) * 2)
        piece = np.fft.irfft(np.fft.rfft(padded[start : start + frame] * window) * gain, frame)
        whole[start : start + frame] += piece * window
    return np.asarray(whole[frame : frame + len(wave)] / 1.5, dtype=np.float64)


def throat(wave: Wave, *formants: tuple[float, float, float]) -> Wave:
    """A voice from a buzz: resonances of (hertz, width, gain) side by side."""
    whole = np.zeros(len(wave))
    for hertz, width, gain in formants:
        b, a = signal.iirpeak(hertz, hertz / width, fs=RATE)
        whole += gain * signal.lfilter(b, a, wave)
    return whole


def pushed(wave: Wave, drive: float) -> Wave:
    """Rougher: the peaks are pressed flat."""
    loud = np.abs(wave).max() or 1.0
    return np.asarray(np.tanh(wave / loud * drive), dtype=np.float64)


def shelf(wave: Wave, hertz: float, gain: float) -> Wave:
    """What lies above, so many times as loud."""
    return wave + (gain - 1) * above(wave, hertz, 1)


def room(rng: Rng, wave: Wave, wet: float = 0.12, tau: float = 0.07, dull: float = 4500.0) -> Wave:
    """The air of a hut around it; the wave grows by the room's tail."""
    seconds = tau * 5
    echo = below(noise(rng, seconds) * dying(seconds, tau), dull, 1)
    echo[: round(0.004 * RATE)] = 0
    echo /= np.sqrt((echo**2).sum())
    tail = signal.fftconvolve(wave, echo)
    whole = np.concatenate([wave, np.zeros(len(echo) - 1)])
    return np.asarray(whole + wet * tail, dtype=np.float64)


def breath(rng: Rng, seconds: float) -> Wave:
    """Air through a throat."""
    return band(coloured(rng, seconds, 0.5), 250, 5000, 1)


def finished(wave: Wave, peak: float) -> Wave:
    """Ready to be kept: `peak` in dBFS. Without offset, its silent ends cut off, both ends at nothing."""
    centred = signal.sosfiltfilt(_sos("highpass", 0, 22.0, 2), np.pad(wave, (64, round(0.05 * RATE))))
    loud = np.flatnonzero(np.abs(centred) > np.abs(centred).max() * FLOOR)
    kept = centred[max(0, int(loud[0]) - 24) : int(loud[-1]) + 1].copy()
    for fade, part in ((FADE_IN_S, slice(None)), (FADE_OUT_S, slice(None, None, -1))):
        count = min(round(fade * RATE), len(kept) // 4)
        kept[part][:count] *= 0.5 - 0.5 * np.cos(np.linspace(0, np.pi, count))
    return np.asarray(kept / np.abs(kept).max() * 10 ** (peak / 20), dtype=np.float64)
