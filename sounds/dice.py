"""Dice of bone: rolled, come to rest, taken up, put aside."""

import numpy as np

from sounds.kit.shaping import band, below, room
from sounds.kit.waves import Rng, Wave, click, mixed, noise, ring, varied


def bone(rng: Rng, hertz: float, tau: float = 0.012) -> Wave:
    """Bone on bone, or on wood."""
    body = ring(0.14, (hertz, 1.0, tau), (hertz * 1.58, 0.45, tau * 0.7), (hertz * 2.71, 0.2, tau * 0.5))
    return mixed((0, 0.3 * band(click(rng, 0.002), 1500, 12000, 1)), (0, body))


def _table(rng: Rng) -> Wave:
    return ring(0.12, (varied(rng, 310, 0.08), 1.0, 0.018), (varied(rng, 690, 0.08), 0.3, 0.01))


def roll(rng: Rng) -> Wave:
    """Several at once, their hops growing shorter: gaps from 90 down to 25 ms."""
    count = int(rng.integers(6, 10))
    gaps = np.geomspace(0.09, 0.025, count) * rng.uniform(0.85, 1.15, count)
    layers: list[tuple[float, Wave]] = []
    now = 0.0
    for n, gap in enumerate(gaps):
        loud = 0.95**n * rng.uniform(0.6, 1.0)
        layers.append((now, loud * bone(rng, rng.uniform(1800, 3200))))
        layers.append((now, 0.4 * loud * _table(rng)))
        layers.append((now + rng.uniform(0.006, 0.03), 0.4 * loud * bone(rng, rng.uniform(1900, 3100), 0.008)))
        now += float(gap)
    hush = below(noise(rng, now), 1400) * 0.02
    return room(rng, mixed((0, hush), *layers), 0.09, 0.06)


def settle(rng: Rng) -> Wave:
    """The last of it: over an edge, and flat."""
    pitch = rng.uniform(1900, 2500)
    return room(
        rng,
        mixed(
            (0, 0.5 * bone(rng, pitch * 1.12, 0.009)),
            (varied(rng, 0.055, 0.2), bone(rng, pitch)),
            (0.056, 0.6 * _table(rng)),
        ),
        0.08,
        0.05,
    )


def pick(rng: Rng) -> Wave:
    """Taken up to be rolled again: light, and rising."""
    pitch = rng.uniform(2500, 2700)
    return room(rng, mixed((0, 0.6 * bone(rng, pitch, 0.007)), (0.038, bone(rng, pitch * 1.2, 0.008))), 0.06, 0.04)


def keep(rng: Rng) -> Wave:
    """Put aside: lower, on wood."""
    pitch = rng.uniform(1850, 2050)
    return room(rng, mixed((0, 0.8 * bone(rng, pitch, 0.009)), (0.001, 0.9 * _table(rng))), 0.07, 0.045)
