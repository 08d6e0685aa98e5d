"""A flute of bone: a breath that finds its tone, and trembles a little as it is held."""

from typing import Final

import numpy as np

from sounds.kalimba import pitch
from sounds.kit.shaping import band
from sounds.kit.waves import Rng, Wave, curve, mixed, noise, sine, swell, times, varied

LEAST_S: Final = 0.25
"""A breath is no shorter."""


def blown(rng: Rng, degree: int, seconds: float) -> Wave:
    """A tone of the kalimba's scale, an octave lower, that long: it slides up to its pitch, and ends in a sigh."""
    seconds = max(LEAST_S, seconds)
    hertz = varied(rng, pitch(degree - 5), 0.003)
    t = times(seconds)
    tremble = 1 + 0.006 * np.sin(2 * np.pi * varied(rng, 4.6, 0.08) * t) * np.clip((t - 0.35) / 0.5, 0, 1)
    glide = curve(seconds, hertz * 0.975, *(hertz,) * 9)[: len(t)] * tremble
    held = np.clip(t / 0.07, 0, 1) * np.clip((seconds - t) / (0.45 * seconds), 0, 1) ** 1.3
    tone = sine(glide) + 0.22 * sine(2 * glide) + 0.1 * sine(3 * glide)
    puff = 0.12 * band(noise(rng, 0.09), 500, 2200, 1) * swell(0.09, 0.25)
    return mixed((0, tone * held), (0, puff))
