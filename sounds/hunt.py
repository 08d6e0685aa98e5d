"""A skirmish: feet that walk and run, blows, falls, hunger, and what drops from the sky."""

import numpy as np

from sounds.dice import bone
from sounds.drum import dum
from sounds.fire import crackle, flare
from sounds.kalimba import tine
from sounds.kit.shaping import above, band, below, breath, pushed, room, swept, throat
from sounds.kit.waves import (
    RATE,
    Rng,
    Wave,
    click,
    coloured,
    curve,
    dying,
    mixed,
    noise,
    ring,
    saw,
    sine,
    spread,
    swell,
    tremolo,
    varied,
    wobble,
)
from sounds.paper import rustled
from sounds.stone import pebbles
from sounds.voices import called, held
from sounds.wood import struck

# -- feet --------------------------------------------------------------------------------------------------


def _foot(rng: Rng, weight: float) -> Wave:
    """A foot on dry earth; `weight` 1 is a raptor's, 3 that of one who shakes the ground."""
    earth = ring(
        0.3, (varied(rng, 150 / weight), 1.0, 0.022 * weight), (varied(rng, 262 / weight), 0.4, 0.012 * weight)
    )
    dust = band(noise(rng, 0.07), 500, 3200, 1) * swell(0.07, 0.12)
    return mixed((0, earth), (0, 0.22 / weight * dust), (0.004, 0.12 * below(click(rng, 0.008), 1400)))


def _paces(rng: Rng, count: int, gap: float, weight: float, faster: float = 1.0) -> Wave:
    layers: list[tuple[float, Wave]] = []
    now = 0.0
    for k in range(count):
        layers.append((now, float(rng.uniform(0.7, 1)) * (1.0 if k % 2 == 0 else 0.82) * _foot(rng, weight)))
        now += varied(rng, gap * faster**k, 0.07)
    return mixed(*layers)


def step(rng: Rng) -> Wave:
    """Light feet, quick and dry."""
    return room(rng, _paces(rng, 4, 0.11, 1.0), 0.08, 0.05, 3000)


def tread(rng: Rng) -> Wave:
    """Pillars come down, and pebbles jump."""
    jumping = [(0.05 + 0.3 * k, 0.22 * pebbles(rng, 0.2, 5)) for k in range(2)]
    return room(rng, mixed((0, _paces(rng, 2, 0.31, 2.7)), *jumping), 0.14, 0.12, 1600)


def charge(rng: Rng) -> Wave:
    """A snort, and a run that grows faster and louder to the end."""
    air = throat(breath(rng, 0.2), (580, 180, 1.0), (1400, 300, 0.5)) * swell(0.2, 0.2)
    run = _paces(rng, 9, 0.135, 1.7, 0.9)
    louder = np.linspace(0.2, 1.0, len(run))
    return room(rng, mixed((0, 0.5 * air / np.abs(air).max()), (0.14, run * louder)), 0.11, 0.09, 2600)


def skid(rng: Rng) -> Wave:
    """Thrown back: claws plough the ground, slower and slower."""
    seconds = varied(rng, 0.62, 0.06)
    catching = np.abs(wobble(rng, seconds, 34, 0.8))
    earth = (
        swept(coloured(rng, seconds, 0.4), curve(seconds, 1500, 1000, 480, 260), 1.2) * catching * dying(seconds, 0.28)
    )
    stones = [(0.06, 0.5 * pebbles(rng, 0.5, 16))]
    return room(rng, mixed((0, 0.9 * _foot(rng, 1.6)), (0.02, 0.55 * earth / earth.std() * 0.4), *stones), 0.1, 0.08)


def wings(rng: Rng) -> Wave:
    """Three beats of leather, the air between them."""

    def beat(loud: float) -> Wave:
        seconds = varied(rng, 0.2, 0.08)
        air = swept(noise(rng, seconds), curve(seconds, 320, 760, 300), 1.1) * swell(seconds, 0.35)
        skin = ring(0.12, (varied(rng, 118), 0.7, 0.018), (varied(rng, 236), 0.3, 0.01))
        return loud * mixed((0, air), (seconds * 0.34, 0.5 * skin))

    return room(rng, mixed(*[(0.24 * k, beat((1.0, 0.85, 0.7)[k])) for k in range(3)]), 0.12, 0.1, 3200)


# -- blows -------------------------------------------------------------------------------------------------


def blow(rng: Rng) -> Wave:
    """Horn on hide: a slap, the weight behind it, a creak of bone."""
    flesh = ring(0.3, (varied(rng, 92), 1.0, 0.05), (varied(rng, 171), 0.6, 0.03))
    slap = band(click(rng, 0.02), 400, 3600, 1)
    return room(
        rng,
        mixed(
            (0, flesh),
            (0, 0.5 * slap),
            (0.012, 0.28 * bone(rng, varied(rng, 690), 0.014)),
            (0.03, 0.2 * crackle(rng, 0.12, 12)),
        ),
        0.1,
        0.08,
        2600,
    )


def lash(rng: Rng) -> Wave:
    """A tail: the air is cut, and the end of it cracks."""
    seconds = varied(rng, 0.24, 0.06)
    air = (
        swept(noise(rng, seconds), curve(seconds, 400, 1200, 3800), 0.9)
        * np.linspace(0.15, 1, round(seconds * RATE)) ** 2
    )
    crack = mixed(
        (0, above(click(rng, 0.006), 1500, 1)), (0, 0.8 * struck(rng, 1.6, 0.03)), (0, 0.8 * ring(0.3, (84, 1.0, 0.05)))
    )
    return room(rng, mixed((0, 0.75 * air / np.abs(air).max()), (seconds, crack)), 0.12, 0.1, 4200)


def fall(rng: Rng) -> Wave:
    """On its side: knees, then all its weight, and dust."""
    body = mixed((0, _foot(rng, 3.0)), (0, 0.5 * struck(rng, 2.4, 0.05, 0.4)))
    dust = band(coloured(rng, 0.5, 0.5), 300, 2400, 1) * swell(0.5, 0.15)
    return room(
        rng,
        mixed(
            (0, 0.5 * _foot(rng, 1.8)),
            (varied(rng, 0.13, 0.1), body),
            (0.16, 0.12 * dust / dust.std()),
            (0.2, 0.3 * pebbles(rng, 0.4, 10)),
        ),
        0.14,
        0.13,
        2000,
    )


def rise(rng: Rng) -> Wave:
    """Back on its feet: a groan, and it shakes itself."""
    seconds = varied(rng, 0.46, 0.06)
    groan = called(rng, curve(seconds, *spread(rng, (84, 96, 132), 0.04)), ((420, 110, 1.0), (880, 180, 0.5)), 0.3)
    shaken = rustled(rng, 0.36, 700, 3600, 40) * swell(0.36, 0.3)
    return room(
        rng,
        mixed(
            (0, groan / np.abs(groan).max() * held(seconds, 0.1, 0.2)),
            (0.36, 0.3 * shaken / np.abs(shaken).max()),
            (0.44, 0.5 * _foot(rng, 1.5)),
        ),
        0.12,
        0.1,
        2600,
    )


def death(rng: Rng) -> Wave:
    """The last breath sinks, and the body follows."""
    seconds = varied(rng, 0.95, 0.05)
    pitch = curve(seconds, *spread(rng, (128, 140, 96, 52), 0.04))
    voice = called(rng, pitch, ((510, 130, 1.0), (940, 190, 0.6), (2100, 450, 0.15)), 0.45)
    sinking = voice / np.abs(voice).max() * held(seconds, 0.06, 0.6) * tremolo(seconds, varied(rng, 19, 0.05), 0.4)
    return room(rng, mixed((0, pushed(sinking, 1.5)), (seconds * 0.72, 0.9 * fall(rng))), 0.15, 0.15, 2200)


# -- voices ------------------------------------------------------------------------------------------------


def roar_small(rng: Rng) -> Wave:
    """A hiss and a bark: somebody quick."""
    seconds = varied(rng, 0.34, 0.06)
    pitch = curve(seconds, *spread(rng, (330, 560, 470, 290), 0.05))
    voice = called(rng, pitch, ((1100, 260, 1.0), (2200, 420, 0.6), (3600, 700, 0.2)), 0.5)
    rough = tremolo(seconds, varied(rng, 52, 0.06), 0.5) * held(seconds, 0.03, 0.14)
    return room(rng, pushed(voice * rough, 1.6), 0.13, 0.1, 4200)


def roar_middle(rng: Rng) -> Wave:
    """A bull of a beast."""
    seconds = varied(rng, 0.58, 0.05)
    pitch = curve(seconds, *spread(rng, (104, 138, 124, 80), 0.04))
    voice = called(rng, pitch, ((610, 150, 1.0), (1090, 220, 0.7), (2400, 500, 0.2)), 0.4)
    rough = tremolo(seconds, varied(rng, 36, 0.05), 0.6) * held(seconds, 0.06, 0.24)
    return room(rng, pushed(voice * rough, 1.9), 0.15, 0.13, 3000)


def roar_great(rng: Rng) -> Wave:
    """The Gargantuan: two throats an octave apart, and the ground answers."""
    seconds = varied(rng, 1.15, 0.04)
    high, low = varied(rng, 62, 0.04), varied(rng, 36, 0.04)
    pitch = curve(seconds, high * 0.86, high, high * 0.9, low)
    voice = called(rng, pitch, ((390, 110, 1.0), (760, 170, 0.8), (1900, 420, 0.25)), 0.45)
    over = called(rng, pitch * 2.01, ((820, 200, 1.0), (1600, 320, 0.4)), 0.3)
    growl = tremolo(seconds, varied(rng, 23, 0.04), 0.7) * held(seconds, 0.12, 0.5)
    body = saw(curve(seconds, high, high, low), 220) * 0.3
    whole = (voice / np.abs(voice).max() + 0.4 * over / np.abs(over).max() + body) * growl
    return room(rng, mixed((0, pushed(whole, 2.1)), (0.2, 0.25 * pebbles(rng, 0.8, 12))), 0.2, 0.24, 2200)


def fury(rng: Rng) -> Wave:
    """A point of ferocity: a growl between the teeth over two beats of the heart."""
    seconds = varied(rng, 0.6, 0.04)
    growl = called(rng, curve(seconds, *spread(rng, (58, 66, 84), 0.04)), ((350, 90, 1.0), (720, 160, 0.6)), 0.3)
    teeth = growl / np.abs(growl).max() * held(seconds, 0.2, 0.1) * tremolo(seconds, varied(rng, 31, 0.04), 0.7)
    return room(rng, mixed((0, 0.8 * dum(rng)), (0.2, dum(rng, 92)), (0.02, 0.8 * teeth)), 0.12, 0.1, 2600)


# -- food --------------------------------------------------------------------------------------------------


def graze(rng: Rng) -> Wave:
    """Leaves are torn off and ground small."""
    torn = rustled(rng, 0.2, 1500, 6500, 60) * swell(0.2, 0.5)
    chewed = [(0.27 + 0.17 * k, (0.6 - 0.12 * k) * _crunch(rng)) for k in range(3)]
    return room(rng, mixed((0, 0.7 * torn / np.abs(torn).max()), *chewed), 0.08, 0.06, 4000)


def _crunch(rng: Rng) -> Wave:
    stems = crackle(rng, 0.09, 16)
    jaw = ring(0.1, (varied(rng, 240), 0.6, 0.014))
    return mixed((0, stems / max(1e-9, float(np.abs(stems).max()))), (0, jaw))


def hunger(rng: Rng) -> Wave:
    """An empty belly: it gurgles, and somebody whines."""
    seconds = varied(rng, 0.7, 0.05)
    pitch = curve(seconds, *spread(rng, (72, 110, 64, 92, 58), 0.05))
    belly = (sine(pitch) + 0.4 * sine(2 * pitch)) * np.abs(wobble(rng, seconds, 9, 0.6)) * held(seconds, 0.08, 0.2)
    whine = called(rng, curve(0.4, *spread(rng, (420, 520, 350), 0.04)), ((900, 220, 1.0), (1900, 350, 0.4)), 0.2)
    return room(
        rng, mixed((0, belly), (0.5, 0.3 * whine / np.abs(whine).max() * held(0.4, 0.1, 0.2)[: len(whine)])), 0.14, 0.12
    )


# -- what comes over all -----------------------------------------------------------------------------------


def meteor(rng: Rng) -> Wave:
    """Something burns down the sky, strikes, and stones rain."""
    seconds = varied(rng, 0.7, 0.04)
    sky = swept(noise(rng, seconds), curve(seconds, 4200, 2600, 900), 0.8) * np.linspace(0.3, 1, round(seconds * RATE))
    boom = sine(curve(0.9, varied(rng, 86), 44, 34)) * dying(0.9, 0.26)
    punch = ring(0.4, (varied(rng, 131), 1.0, 0.07), (varied(rng, 219), 0.5, 0.04))
    layers = [(0.0, 0.5 * sky / np.abs(sky).max()), (seconds, 1.3 * boom), (seconds, 0.8 * punch)]
    layers += [(seconds + 0.08, 0.45 * pebbles(rng, 0.9, 22)), (seconds + 0.02, 0.4 * flare(rng, 0.6))]
    return room(rng, pushed(mixed(*layers), 1.1), 0.16, 0.18, 2600)


def won(rng: Rng) -> Wave:
    """An objective is reached: a horn of bone, and three tines that climb."""
    seconds = varied(rng, 0.7, 0.03)
    horn = called(rng, curve(seconds, 146.8, 147.5, 220.0, 220.0), ((640, 160, 1.0), (1300, 260, 0.4)), 0.06)
    climbing = [(0.34 + 0.13 * k, (0.6 + 0.15 * k) * tine(rng, degree)) for k, degree in enumerate((3, 5, 7))]
    return room(
        rng, mixed((0, 0.6 * horn / np.abs(horn).max() * held(seconds, 0.06, 0.3)), *climbing), 0.16, 0.16, 4500
    )
