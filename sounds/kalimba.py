"""A kalimba tuned to D F G A C: points, turns, the victory; and the tines of the music."""

from typing import Final

import numpy as np

from sounds.fire import crackle
from sounds.kit.shaping import above, band, room, swept
from sounds.kit.waves import Rng, Wave, click, curve, dying, mixed, noise, ring, sine, swell, times, varied, wobble
from sounds.paper import rustled

SCALE: Final = (293.66, 349.23, 392.00, 440.00, 523.25)
"""D F G A C above middle C, in hertz; equal temperament on A 440."""
TAU: Final = 0.35
HIGHEST: Final = 10
"""So many points have a run of their own."""


def pitch(degree: int) -> float:
    """The hertz of a degree: 0 is the D above middle C, 5 the next D, -5 the one below."""
    octave, step = divmod(degree, len(SCALE))
    return float(SCALE[step] * 2.0**octave)


def tine(rng: Rng, degree: int, seconds: float = 1.6, soft: float = 1.0) -> Wave:
    """A tine that a thumb lets go: its tone, the third partial, a short high one, and the board under it."""
    hertz = pitch(degree)
    tau = TAU * (440 / hertz) ** 0.25
    t = times(seconds)
    tone = np.sin(2 * np.pi * hertz * t) * np.exp(-t / tau) * (1 - np.exp(-t / 0.0012))
    third = 0.26 * soft * np.sin(2 * np.pi * 3 * hertz * t) * np.exp(-t / (tau * 0.4))
    high = 0.09 * soft * np.sin(2 * np.pi * min(5.4 * hertz, 9000) * t) * np.exp(-t / 0.03)
    board = 0.16 * ring(0.2, (varied(rng, 178, 0.02), 1.0, 0.03))
    thumb = 0.05 * soft * band(click(rng, 0.006), 600, 5000, 1)
    rest = np.clip((seconds - t) / (0.4 * seconds), 0, 1)  # a tine that is cut off would click
    return mixed((0, (tone + third + high) * rest), (0, board), (0, thumb))


def run(rng: Rng, degrees: tuple[int, ...], gap: float = 0.085, softer: float = 0.78) -> Wave:
    """Tines one after the other, the last the loudest."""
    last = len(degrees) - 1
    layers = [(n * gap, softer ** (last - n) * tine(rng, degree)) for n, degree in enumerate(degrees)]
    return room(rng, mixed(*layers), 0.16, 0.16, 5000)


def points(rng: Rng, number: int) -> Wave:
    """As many steps up as there are points, on at most four notes: more points end higher."""
    top = min(number, HIGHEST) - 1
    return run(rng, tuple(range(max(0, top - 3), top + 1)))


MOTIFS: Final = {"flame": (0, 3, 5), "wave": (4, 2, 0), "sun": (5, 7, 9), "leaf": (2, 3, 1), "moon": (1, 0, -2)}
"""How each tribe is called to its turn."""


def turn(rng: Rng, tribe: str) -> Wave:
    """The tribe's three notes, over its own element."""
    called = run(rng, MOTIFS[tribe], 0.15, 0.94)
    return mixed((0, called), (0, 0.16 * _element(rng, tribe)))


def _element(rng: Rng, tribe: str) -> Wave:
    """Fire, water, light, leaves, night: quiet, under the notes."""
    seconds = 0.8
    match tribe:
        case "flame":
            return 3.5 * crackle(rng, seconds, 34)
        case "wave":
            return 1.6 * swept(noise(rng, seconds), curve(seconds, 700, 1700, 600), 1.1) * swell(seconds, 0.45)
        case "sun":
            return 0.5 * above(noise(rng, seconds), 6000) * swell(seconds, 0.15) * np.abs(wobble(rng, seconds, 26, 0.9))
        case "leaf":
            return rustled(rng, seconds, 1800, 6500, 45) * swell(seconds, 0.3)
    wind = sine(curve(seconds, pitch(-5), pitch(-5) * 1.01)) * swell(seconds, 0.5)
    return wind + 0.4 * band(noise(rng, seconds), 300, 900) * swell(seconds, 0.5)


def shaker(rng: Rng, seconds: float = 0.09) -> Wave:
    """Seeds in a gourd."""
    return above(noise(rng, seconds), 4500) * swell(seconds, 0.3) * dying(seconds, 0.05)
