"""Wood on wood: standees that are put down, lifted and hop, knocks, buttons."""

import numpy as np

from sounds.kit.shaping import band, below, room
from sounds.kit.waves import Rng, Wave, click, curve, dying, mixed, noise, ring, silence, sine, swell, varied


def struck(rng: Rng, size: float = 1.0, tau: float = 0.025, hard: float = 1.0) -> Wave:
    """A block of wood that is hit; `size` 1 has its two tones at 420 and 980 Hz, a greater one lower."""
    low, high = varied(rng, 420 / size), varied(rng, 980 / size)
    body = ring(
        0.4,
        (low, 1.0, varied(rng, tau, 0.06)),
        (high, 0.62 * varied(rng, 1, 0.15), tau),
        (varied(rng, 1730 / size), 0.12 * hard, tau * 0.45),
    )
    return mixed((0, 0.34 * hard * band(click(rng), 900, 9000, 1)), (0.0004, body))


def clack(rng: Rng) -> Wave:
    """A standee set down: the foot, and a moment later its other edge."""
    first, second = struck(rng), struck(rng, 0.86, 0.014)
    whole = mixed((0, first), (rng.uniform(0.022, 0.034), 0.11 * second), (0, 0.12 * ring(0.2, (136, 1.0, 0.03))))
    return room(rng, whole, 0.06, 0.035)


def thud(rng: Rng) -> Wave:
    """A dinosaur set down: more wood, and the table under it."""
    whole = mixed(
        (0, struck(rng, 1.75, 0.04, 0.7)),
        (0, 0.8 * ring(0.5, (varied(rng, 96), 1.0, 0.06))),
        (rng.uniform(0.035, 0.05), 0.2 * struck(rng, 1.4, 0.02)),
    )
    return room(rng, whole, 0.1, 0.06)


def hop(rng: Rng) -> Wave:
    """Only just touched."""
    return room(rng, struck(rng, 0.78, 0.015, 0.6), 0.07, 0.04)


def lift(rng: Rng) -> Wave:
    """Picked up: a scrape, and the table lets go."""
    scrape = band(noise(rng, 0.07), 800, 3200) * swell(0.07, 0.75)
    tone = sine(curve(0.09, varied(rng, 350), varied(rng, 470))) * swell(0.09, 0.2)
    return room(
        rng, mixed((0, 0.5 * scrape), (0.045, 0.7 * tone), (0.055, 0.25 * struck(rng, 0.8, 0.009, 0.4))), 0.06, 0.04
    )


def knock(rng: Rng) -> Wave:
    """No: knuckles on the table, twice, as a head is shaken twice."""

    def one() -> Wave:
        hit = ring(
            0.4, (varied(rng, 160, 0.02), 1.0, 0.045), (varied(rng, 318), 0.5, 0.026), (varied(rng, 640), 0.2, 0.014)
        )
        return mixed((0, hit), (0, 0.1 * below(click(rng, 0.006), 900)))

    return room(rng, mixed((0, one()), (varied(rng, 0.125, 0.05), 0.72 * one())), 0.06, 0.05, 900)


def press(rng: Rng) -> Wave:
    """A wooden button goes down, and up."""
    down, up = struck(rng, 0.74, 0.012, 0.8), struck(rng, 0.6, 0.007, 0.5)
    return room(rng, mixed((0, down), (varied(rng, 0.052, 0.1), 0.3 * up)), 0.05, 0.035)


def hover(rng: Rng) -> Wave:
    """A fingertip finds a button."""
    tip = below(click(rng, 0.004), 2600)
    return mixed((0, 0.5 * tip), (0.001, ring(0.08, (varied(rng, 720), 0.6, 0.009), (varied(rng, 1490), 0.2, 0.005))))


def tick(rng: Rng) -> Wave:
    """One block against another, far off: for rattles and drums."""
    return mixed((0, ring(0.06, (varied(rng, 1350, 0.08), 1.0, 0.008), (varied(rng, 2900, 0.08), 0.4, 0.005))))


def rattle(rng: Rng, seconds: float, count: int) -> Wave:
    """Bits of wood that fall over each other, fewer and fewer."""
    moments = np.sort(seconds * rng.uniform(0, 1, count) ** 1.6)
    whole = [(0.0, silence(seconds))]
    whole += [(float(t), tick(rng) * float(np.exp(-2.2 * t / seconds)) * rng.uniform(0.3, 1)) for t in moments]
    return mixed(*whole) * dying(seconds + 0.06, seconds)[: len(mixed(*whole))]
