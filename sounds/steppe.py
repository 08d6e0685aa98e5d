"""The hunt on the steppe: five beasts, each with its own voice, claws, weapons, traps, rage, and people who cry out."""

import numpy as np

from sounds.dice import bone
from sounds.drum import brush, dum, tak
from sounds.fire import crackle
from sounds.kalimba import tine
from sounds.kit.shaping import above, band, breath, pushed, room, swept, throat
from sounds.kit.waves import (
    RATE,
    Rng,
    Wave,
    click,
    curve,
    mixed,
    noise,
    ring,
    saw,
    spread,
    swell,
    tremolo,
    varied,
)
from sounds.paper import rustled
from sounds.voices import called, held
from sounds.wood import struck

# -- five voices -------------------------------------------------------------------------------------------


def moogh(rng: Rng) -> Wave:
    """A trumpet of flesh over a groan of earth: it rises, breaks, and shakes the ground as it dies."""
    seconds = varied(rng, 1.1, 0.05)
    horn = called(
        rng, curve(seconds, *spread(rng, (150, 255, 330, 300, 170), 0.03)), ((520, 130, 1.0), (1240, 240, 0.6)), 0.25
    )
    groan = called(rng, curve(seconds, *spread(rng, (52, 61, 58, 44), 0.03)), ((260, 80, 1.0), (560, 140, 0.6)), 0.2)
    whole = 0.62 * horn / np.abs(horn).max() + groan / np.abs(groan).max()
    return room(rng, pushed(whole * held(seconds, 0.12, 0.42) * tremolo(seconds, 19, 0.3), 1.8), 0.2, 0.22, 2600)


def small_moogh(rng: Rng) -> Wave:
    """The same trumpet, much smaller, with a question at its end."""
    seconds = varied(rng, 0.5, 0.06)
    pitch = curve(seconds, *spread(rng, (330, 420, 390, 520), 0.04))
    voice = called(rng, pitch, ((780, 170, 1.0), (1700, 300, 0.5)), 0.2)
    return room(rng, voice * held(seconds, 0.06, 0.2) * tremolo(seconds, 23, 0.3), 0.12, 0.12, 4000)


def rhino(rng: Rng) -> Wave:
    """Two blasts of breath through great nostrils, a grunt under each."""

    def blast(loud: float) -> Wave:
        seconds = varied(rng, 0.3, 0.06)
        air = throat(breath(rng, seconds), (430, 160, 1.0), (980, 260, 0.7), (2100, 500, 0.3))
        grunt = called(rng, curve(seconds, varied(rng, 92), 66), ((360, 110, 1.0), (760, 180, 0.5)), 0.3)
        both = air / np.abs(air).max() + 0.7 * grunt / np.abs(grunt).max()
        return np.asarray(loud * both * swell(seconds, 0.2), dtype=np.float64)

    return room(rng, mixed((0, blast(0.8)), (varied(rng, 0.36, 0.06), blast(1.0))), 0.12, 0.12, 3000)


def smilodon(rng: Rng) -> Wave:
    """A snarl that opens into a hiss: the teeth are seen before they are felt."""
    seconds = varied(rng, 0.75, 0.05)
    growl = called(
        rng, curve(seconds, *spread(rng, (88, 132, 160, 104), 0.04)), ((620, 150, 1.0), (1500, 260, 0.8)), 0.5
    )
    hiss = above(noise(rng, seconds), 2600, 1) * swell(seconds, 0.62)
    rough = tremolo(seconds, varied(rng, 36, 0.05), 0.65)
    whole = growl / np.abs(growl).max() * rough + 0.22 * hiss / np.abs(hiss).max()
    return room(rng, pushed(whole * held(seconds, 0.1, 0.3), 1.6), 0.13, 0.12, 5000)


def bear(rng: Rng) -> Wave:
    """A roar from a wide chest, in two breaths, the second longer."""

    def breathed(seconds: float, high: float) -> Wave:
        voice = called(rng, curve(seconds, high * 0.8, high, high * 0.7), ((420, 120, 1.0), (880, 190, 0.7)), 0.45)
        rough = tremolo(seconds, varied(rng, 24, 0.05), 0.6)
        return np.asarray(voice / np.abs(voice).max() * rough * held(seconds, 0.05, seconds * 0.45), dtype=np.float64)

    low = varied(rng, 84, 0.04)
    whole = mixed((0, 0.7 * breathed(0.3, low * 1.1)), (0.36, breathed(varied(rng, 0.7, 0.05), low)))
    return room(rng, pushed(whole, 2.0), 0.16, 0.16, 2400)


# -- claws, weapons, traps ---------------------------------------------------------------------------------


def claw(rng: Rng) -> Wave:
    """Three rips, one after the other."""

    def rip(loud: float) -> Wave:
        seconds = varied(rng, 0.13, 0.08)
        air = swept(noise(rng, seconds), curve(seconds, 900, 2600, 1500), 0.9) * swell(seconds, 0.3)
        return np.asarray(loud * air / np.abs(air).max(), dtype=np.float64)

    return room(rng, mixed(*[(0.085 * k, rip((0.7, 0.9, 1.0)[k])) for k in range(3)]), 0.1, 0.07, 5000)


def stab(rng: Rng) -> Wave:
    """A shaft thrust forward: a short breath of air, flint on hide."""
    air = band(noise(rng, 0.12), 700, 3000, 1) * swell(0.12, 0.7)
    return room(
        rng, mixed((0, 0.5 * air), (0.1, 0.8 * struck(rng, 1.3, 0.02)), (0.1, 0.4 * bone(rng, 1300, 0.008))), 0.08, 0.05
    )


def throw(rng: Rng) -> Wave:
    """A spear on its way: a whistle that falls, and wood that quivers where it sticks."""
    seconds = varied(rng, 0.34, 0.05)
    air = swept(noise(rng, seconds), curve(seconds, 700, 2400, 1300), 0.4) * swell(seconds, 0.5)
    quiver = struck(rng, 1.1, 0.05)
    quiver = quiver * tremolo(len(quiver) / RATE, 31, 0.6)
    return room(rng, mixed((0, 0.7 * air / np.abs(air).max()), (seconds, quiver)), 0.1, 0.08)


def trap(rng: Rng) -> Wave:
    """It springs: a bent branch lets go, and stakes meet."""
    snap = mixed((0, above(click(rng, 0.007), 1200, 1)), (0, struck(rng, 0.7, 0.03)))
    stakes = [(0.05 + 0.018 * k, 0.6 * bone(rng, varied(rng, 900, 0.2), 0.012)) for k in range(4)]
    return room(rng, mixed((0, snap), *stakes, (0.06, 0.8 * ring(0.3, (110, 1.0, 0.05)))), 0.1, 0.08)


def weave(rng: Rng) -> Wave:
    """A trap is laid: twigs crack, rope is drawn tight."""
    rope = brush(rng, 0.3)
    return room(
        rng,
        mixed((0, 0.6 * crackle(rng, 0.4, 10)), (0.1, 0.5 * rustled(rng, 0.3, 900, 4200)), (0.3, 0.5 * rope)),
        0.08,
        0.06,
    )


# -- rage and people ---------------------------------------------------------------------------------------


def rage(rng: Rng) -> Wave:
    """Two strokes on the drum, the second higher: it is angrier than it was."""
    return room(rng, mixed((0, 0.8 * dum(rng, 74)), (0.16, dum(rng, 98)), (0.16, 0.3 * tak(rng))), 0.12, 0.12)


def cry(rng: Rng) -> Wave:
    """Somebody is hurt."""
    seconds = varied(rng, 0.34, 0.06)
    base = varied(rng, 190, 0.15)
    voice = called(
        rng, curve(seconds, base, base * 1.5, base * 0.95), ((720, 120, 1.0), (1180, 180, 0.6), (2600, 400, 0.2))
    )
    return room(rng, voice * held(seconds, 0.03, 0.2), 0.12, 0.1, 4200)


def shout(rng: Rng) -> Wave:
    """Hey! from two throats at once."""

    def one(base: float) -> Wave:
        seconds = varied(rng, 0.3, 0.06)
        voice = called(rng, curve(seconds, base * 1.1, base * 1.35, base), ((560, 110, 1.0), (1750, 220, 0.7)), 0.1)
        return np.asarray(voice / np.abs(voice).max() * held(seconds, 0.03, 0.14), dtype=np.float64)

    return room(rng, mixed((0, one(varied(rng, 168))), (0.03, 0.8 * one(varied(rng, 212)))), 0.16, 0.18, 4200)


def mend(rng: Rng) -> Wave:
    """A wound is bound: leaves, a breath let go, two tines."""
    air = throat(breath(rng, 0.35), (650, 250, 1.0), (1500, 400, 0.4)) * swell(0.35, 0.4)
    tones = mixed((0.2, tine(rng, 3)), (0.34, tine(rng, 5)))
    return room(
        rng,
        mixed(
            (0, 0.3 * swell(0.3, 0.3) * rustled(rng, 0.3, 900, 4200)),
            (0.1, 0.25 * air / np.abs(air).max()),
            (0, 0.5 * tones),
        ),
        0.14,
        0.14,
    )


def fury(rng: Rng) -> Wave:
    """A rage token: a hiss through teeth over one stroke."""
    voice = saw(curve(0.3, 120, 96), 1800)
    growl = throat(voice, (500, 140, 1.0), (1300, 260, 0.5)) * held(0.3, 0.04, 0.2)
    return room(rng, mixed((0, dum(rng, 86)), (0.02, 0.5 * growl / np.abs(growl).max())), 0.1, 0.1)
