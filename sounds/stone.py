"""The land: it shakes, and its tiles grind past each other."""

import numpy as np

from sounds.kit.shaping import band, below, room
from sounds.kit.waves import Rng, Wave, coloured, mixed, noise, ring, swell, tremolo, varied, wobble
from sounds.wood import struck


def pebble(rng: Rng) -> Wave:
    """A small stone on others."""
    hertz = rng.uniform(700, 1900)
    return ring(0.07, (hertz, 1.0, 0.007), (hertz * 1.83, 0.5, 0.004))


def pebbles(rng: Rng, seconds: float, count: int) -> Wave:
    """Stones that roll about."""
    layers = [(float(rng.uniform(0, seconds)), float(rng.uniform(0.15, 1) ** 2) * pebble(rng)) for _ in range(count)]
    return mixed(*layers)


def tremor(rng: Rng) -> Wave:
    """The ground: under 120 Hz, seven times a second; what grinds above it is for small loudspeakers."""
    seconds = varied(rng, 0.95, 0.05)
    shape = swell(seconds, 0.22) ** 0.8 * tremolo(seconds, varied(rng, 7, 0.04), 0.6)
    deep = below(coloured(rng, seconds, 1.0), 120, 4)
    grind = band(coloured(rng, seconds, 0.7), 150, 620) * np.abs(wobble(rng, seconds, 45, 0.7))
    return room(
        rng,
        mixed((0, (deep / deep.std() + 0.42 * grind / grind.std()) * shape), (0.05, 0.5 * pebbles(rng, 0.8, 14))),
        0.1,
        0.1,
        1500,
    )


def grind(rng: Rng) -> Wave:
    """A tile is dragged over stone for the length of a finger: low, dry, with grit in it."""
    seconds = varied(rng, 0.2, 0.15)
    catching = np.abs(wobble(rng, seconds, 52, 0.8))
    grit = band(noise(rng, seconds), 500, 2600, 1) * catching * swell(seconds, 0.4)
    body = band(coloured(rng, seconds, 0.8), 110, 420) * catching * swell(seconds, 0.5)
    whole = mixed((0, 0.35 * grit / grit.std()), (0, 0.7 * body / body.std()), (0.03, 0.3 * pebbles(rng, 0.14, 4)))
    return room(rng, whole, 0.07, 0.05)


def notch(rng: Rng) -> Wave:
    """The tile falls into its next place: stone on stone, and wood beneath."""
    stone = ring(0.16, (varied(rng, 310, 0.05), 1.0, 0.03), (varied(rng, 655, 0.05), 0.5, 0.016))
    return room(
        rng, mixed((0, stone), (0.004, 0.6 * struck(rng, 1.5, 0.024)), (0.02, 0.3 * pebbles(rng, 0.1, 3))), 0.08, 0.05
    )


def tiles(rng: Rng) -> Wave:
    """A row of tiles slides one place, catching, and the last one drops home."""
    seconds = varied(rng, 0.46, 0.05)
    catching = np.abs(wobble(rng, seconds, 38, 0.9)) ** 1.5
    scrape = band(noise(rng, seconds), 420, 2400, 1) * catching * swell(seconds, 0.45)
    body = band(coloured(rng, seconds, 0.6), 140, 480) * catching * swell(seconds, 0.5)
    home = mixed((0, struck(rng, 1.3, 0.022)), (0.024, 0.4 * struck(rng, 1.05, 0.016)))
    return room(rng, mixed((0, 0.45 * scrape), (0, 0.5 * body), (seconds * 0.9, 0.9 * home)), 0.08, 0.06)
