"""Paper and card: sliding, dealt, turned over, taken back."""

import numpy as np

from sounds.kit.shaping import band, below, room, swept
from sounds.kit.waves import Rng, Wave, click, coloured, curve, mixed, noise, ring, swell, varied, wobble
from sounds.wood import struck


def rustled(rng: Rng, seconds: float, low: float, high: float, grain: float = 90.0) -> Wave:
    """Band noise that catches on the fibres: `grain` times a second it is held and let go."""
    return band(noise(rng, seconds), low, high) * np.abs(wobble(rng, seconds, grain, 0.75))


def slide(rng: Rng) -> Wave:
    """A sheet over the table."""
    seconds = varied(rng, 0.12, 0.06)
    return room(rng, rustled(rng, seconds, 1500, 5000) * swell(seconds, rng.uniform(0.4, 0.65)), 0.05, 0.03)


def card(rng: Rng) -> Wave:
    """A card comes in and is laid down."""
    seconds = varied(rng, 0.15, 0.08)
    swish = swept(noise(rng, seconds), curve(seconds, 1600, 3800), 0.8) * swell(seconds, 0.72)
    slap = mixed((0, 0.5 * band(click(rng, 0.009), 500, 6000)), (0, ring(0.12, (varied(rng, 235), 0.5, 0.022))))
    return room(rng, mixed((0, swish), (seconds * 0.93, 1.4 * slap)), 0.07, 0.04)


def page(rng: Rng) -> Wave:
    """A page is turned: it bends, runs over, and falls."""
    seconds = varied(rng, 0.3, 0.08)
    bend = swept(noise(rng, seconds), curve(seconds, 900, 2200, 4200, 2600), 0.9)
    bend *= np.abs(wobble(rng, seconds, 60, 0.6)) * swell(seconds, 0.6)
    fall = rustled(rng, 0.1, 700, 3000) * swell(0.1, 0.15)
    return room(rng, mixed((0, bend), (seconds * 0.9, 0.8 * fall)), 0.06, 0.04)


def undo(rng: Rng) -> Wave:
    """Drawn back the way it came: a swish that sinks, and a soft block."""
    seconds = varied(rng, 0.17, 0.06)
    swish = swept(noise(rng, seconds), curve(seconds, 4200, 1300), 0.8) * swell(seconds, 0.3)
    return room(rng, mixed((0, swish), (seconds * 0.85, 1.1 * struck(rng, 1.25, 0.018, 0.3))), 0.07, 0.05)


def straw(rng: Rng, seconds: float = 0.4) -> Wave:
    """Someone settles in a nest."""
    stalks = below(coloured(rng, seconds, 0.3), 7000) * np.abs(wobble(rng, seconds, 130, 0.95)) ** 3
    return room(rng, band(stalks, 1100, 7000, 1) * swell(seconds, 0.3), 0.05, 0.04)
