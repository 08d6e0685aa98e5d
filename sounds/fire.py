"""The mountain: lava that hisses and plops, flames, and the eruption."""

import numpy as np

from sounds.kit.shaping import above, band, below, pushed, room, shelf, swept
from sounds.kit.waves import (
    Rng,
    Wave,
    click,
    coloured,
    curve,
    dying,
    mixed,
    noise,
    ring,
    silence,
    sine,
    swell,
    tremolo,
    varied,
    wobble,
)
from sounds.stone import pebbles


def plop(rng: Rng) -> Wave:
    """A bubble of lava bursts: its tone rises from 80 to 140 Hz as the hole closes."""
    seconds = varied(rng, 0.2, 0.15)
    low, high = varied(rng, 84, 0.06), varied(rng, 136, 0.06)
    pitch = curve(seconds, low, low, high, high)
    tone = (sine(pitch) + 0.35 * sine(2 * pitch) + 0.14 * sine(3 * pitch)) * swell(seconds, 0.25)
    return mixed((0, tone), (seconds * 0.18, 0.12 * band(click(rng, 0.02), 300, 1600)))


def plops(rng: Rng) -> Wave:
    """Two or three bubbles."""
    layers = [(0.0, plop(rng))]
    layers += [
        (float(rng.uniform(0.12, 0.42)), float(rng.uniform(0.4, 0.8)) * plop(rng))
        for _ in range(int(rng.integers(1, 3)))
    ]
    return room(rng, mixed(*layers), 0.1, 0.09, 1800)


def hissing(rng: Rng, seconds: float) -> Wave:
    """Pink noise, raised above 3 kHz, never steady."""
    return shelf(coloured(rng, seconds, 0.5), 3000, 2.2) * np.abs(wobble(rng, seconds, 14, 0.3))


def hiss(rng: Rng) -> Wave:
    """Lava rises a little: a slow swell, and bubbles in it."""
    seconds = varied(rng, 1.35, 0.08)
    steam = above(hissing(rng, seconds), 500, 1) * swell(seconds, 0.42)
    layers = [(float(rng.uniform(0.1, seconds - 0.4)), float(rng.uniform(0.5, 1.1)) * plop(rng)) for _ in range(3)]
    return room(rng, mixed((0, 0.42 * steam), *layers), 0.1, 0.1)


def crackle(rng: Rng, seconds: float, count: int) -> Wave:
    """A fire's sparks."""
    layers = [(0.0, silence(seconds))]
    layers += [
        (float(rng.uniform(0, seconds)), float(rng.uniform(0.1, 1) ** 2) * band(click(rng, 0.004), 1200, 9000, 1))
        for _ in range(count)
    ]
    return mixed(*layers)


def eruption(rng: Rng) -> Wave:
    """The mountain opens: a blow, a roar of ash that darkens, stones that rain."""
    seconds = 2.6
    boom = sine(curve(1.4, varied(rng, 74), 40, 34)) * dying(1.4, 0.42)
    punch = ring(0.5, (varied(rng, 118), 1.0, 0.09), (varied(rng, 203), 0.5, 0.06))
    ash = swept(coloured(rng, seconds, 0.35), curve(seconds, 2600, 1300, 800, 600, 500), 1.6)
    ash *= np.minimum(1, np.linspace(0, 40, len(ash))) * dying(seconds, 0.85) * np.abs(wobble(rng, seconds, 18, 0.45))
    deep = below(coloured(rng, seconds, 1.0), 130, 3) * tremolo(seconds, 9, 0.5) * dying(seconds, 1.0)
    layers = [
        (0.0, 1.5 * boom),
        (0.0, 0.9 * punch),
        (0.02, 0.9 * ash / ash.std() * 0.35),
        (0.0, 0.55 * deep / deep.std() * 0.5),
        (0.3, 0.45 * pebbles(rng, 1.7, 46)),
        (0.1, 0.5 * crackle(rng, 1.9, 70)),
    ]
    layers += [(float(rng.uniform(0.8, 2.1)), 0.5 * plop(rng)) for _ in range(4)]
    return room(rng, pushed(mixed(*layers), 1.15), 0.2, 0.28, 2200)


def flare(rng: Rng, seconds: float = 0.5) -> Wave:
    """A torch is swung."""
    whoosh = swept(noise(rng, seconds), curve(seconds, 350, 900, 500), 1.0) * swell(seconds, 0.4)
    return mixed((0, whoosh), (0, 0.6 * crackle(rng, seconds, 16)))
