"""A frame drum: its middle, its edge, a hand that brushes it."""

from sounds.kit.shaping import band, below
from sounds.kit.waves import Rng, Wave, click, curve, dying, mixed, noise, ring, sine, swell, varied


def dum(rng: Rng, hertz: float = 82.0) -> Wave:
    """The middle: the skin sinks a little in pitch as it rings."""
    hertz = varied(rng, hertz, 0.012)
    skin = sine(curve(0.9, hertz * 1.16, hertz, hertz, hertz)) * dying(0.9, 0.19)
    modes = ring(0.5, (hertz * 1.59, 0.4, 0.09), (hertz * 2.14, 0.22, 0.06), (hertz * 2.9, 0.1, 0.04))
    return mixed((0, skin + 0), (0, modes), (0, 0.2 * below(click(rng, 0.012), 1800)))


def tak(rng: Rng) -> Wave:
    """The edge: bright, short."""
    rim = ring(0.2, (varied(rng, 335), 0.5, 0.03), (varied(rng, 790), 0.35, 0.018), (varied(rng, 1490), 0.2, 0.012))
    return mixed((0, rim), (0, 0.5 * band(click(rng, 0.01), 1200, 6000, 1)))


def brush(rng: Rng, seconds: float = 0.22) -> Wave:
    """A palm over the skin."""
    return band(noise(rng, seconds), 500, 2600, 1) * swell(seconds, 0.6)
