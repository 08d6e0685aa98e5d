"""Fossil Hunters: sails, chains and barrels, brush and bone, a stamp on a mission, a swap, what is lost."""

import numpy as np

from sounds.dice import bone
from sounds.drum import dum
from sounds.kalimba import run, tine
from sounds.kit.shaping import band, below, room, swept
from sounds.kit.waves import Rng, Wave, click, coloured, curve, mixed, noise, ring, swell, varied, wobble
from sounds.wood import struck

# -- at sea ------------------------------------------------------------------------------------------------


def _wash(rng: Rng, seconds: float) -> Wave:
    """Water along a hull: it rises, hisses, and falls back."""
    water = swept(coloured(rng, seconds, 0.25), curve(seconds, 500, 1500, 420), 1.3)
    return np.asarray(water * np.abs(wobble(rng, seconds, 11, 0.45)) * swell(seconds, 0.45), dtype=np.float64)


def sail(rng: Rng) -> Wave:
    """Canvas fills with two flaps, a rope creaks, and water goes along the hull."""
    flaps = []
    for k in range(2):
        seconds = varied(rng, 0.13, 0.1)
        cloth = swept(noise(rng, seconds), curve(seconds, 900, 380), 1.1) * swell(seconds, 0.2)
        flaps.append((0.17 * k, (1.0 - 0.25 * k) * cloth))
    creak = ring(0.2, (varied(rng, 264), 0.5, 0.03), (varied(rng, 402), 0.3, 0.02))
    wash = _wash(rng, varied(rng, 0.75, 0.06))
    return room(rng, mixed(*flaps, (0.3, 0.2 * creak), (0.12, 0.5 * wash / np.abs(wash).max())), 0.1, 0.08, 4200)


def anchor(rng: Rng) -> Wave:
    """A chain runs out, link by link and faster, and the iron goes under."""
    links, now = [], 0.0
    for k in range(9):
        hit = ring(0.12, (varied(rng, 1320, 0.08), 0.7, 0.014), (varied(rng, 3050, 0.08), 0.4, 0.009))
        links.append((now, (0.4 + 0.05 * k) * mixed((0, hit), (0, 0.2 * band(click(rng, 0.002), 1500, 9000)))))
        now += varied(rng, 0.075 * 0.9**k, 0.15)
    plunge = below(coloured(rng, 0.5, 0.5), 900) * swell(0.5, 0.08)
    bubbles = [
        (now + 0.14 + 0.06 * k, 0.18 * below(ring(0.09, (float(rng.uniform(380, 760)), 1.0, 0.02)), 1500))
        for k in range(4)
    ]
    return room(rng, mixed(*links, (now, 0.9 * plunge / np.abs(plunge).max()), *bubbles), 0.12, 0.1, 4500)


def provisions(rng: Rng) -> Wave:
    """Barrels are rolled on board: they rumble over planks and are set upright, twice."""

    def barrel(size: float) -> Wave:
        seconds = varied(rng, 0.24, 0.08)
        rolling = below(coloured(rng, seconds, 0.7), 420) * np.abs(wobble(rng, seconds, 19, 0.7)) * swell(seconds, 0.5)
        stave = struck(rng, size, 0.045, 0.5)
        return mixed((0, 0.5 * rolling / np.abs(rolling).max()), (seconds, stave))

    return room(rng, mixed((0, barrel(1.9)), (varied(rng, 0.34, 0.06), 0.8 * barrel(1.6))), 0.12, 0.09, 2200)


# -- in the ground and in the hall -------------------------------------------------------------------------


def brush(rng: Rng) -> Wave:
    """Three strokes of bristles, and grains of dust that run off."""
    strokes = []
    for k in range(3):
        seconds = varied(rng, 0.13, 0.1)
        bristles = band(noise(rng, seconds), 2400, 9000) * np.abs(wobble(rng, seconds, 160, 0.8)) * swell(seconds, 0.35)
        strokes.append((0.18 * k, (1.0, 0.8, 0.9)[k] * bristles))
    grains = [(0.2 + float(rng.uniform(0, 0.5)), 0.18 * bone(rng, varied(rng, 3400, 0.2), 0.003)) for _ in range(7)]
    return room(rng, mixed(*strokes, *grains), 0.05, 0.03)


def turned(rng: Rng) -> Wave:
    """A slab is levered up, tips over, and lies with its other face up."""
    scrape = band(coloured(rng, 0.14, 0.2), 500, 2200) * swell(0.14, 0.7)
    slab = ring(0.3, (varied(rng, 208), 1.0, 0.03), (varied(rng, 545), 0.5, 0.018), (varied(rng, 1190), 0.2, 0.01))
    stone = mixed((0, slab), (0, 0.3 * band(click(rng, 0.006), 700, 5000, 1)), (0.045, 0.3 * slab))
    return room(rng, mixed((0, 0.5 * scrape), (0.13, stone)), 0.07, 0.05, 4000)


def bone_set(rng: Rng) -> Wave:
    """A bone finds its place beside another: one click, and a smaller one as it settles."""
    first, second = bone(rng, varied(rng, 760), 0.016), bone(rng, varied(rng, 1040), 0.009)
    return room(rng, mixed((0, first), (varied(rng, 0.06, 0.1), 0.45 * second)), 0.1, 0.09, 5000)


def whole(rng: Rng) -> Wave:
    """A skeleton stands: bones click together from tail to head, ever higher, and a chord rings in the hall."""
    clicks = [(0.075 * k, (0.5 + 0.05 * k) * bone(rng, varied(rng, 480 * 1.13**k), 0.015)) for k in range(8)]
    chord = [(0.62 + 0.03 * k, 0.42 * tine(rng, degree, 1.2)) for k, degree in enumerate((0, 3, 5, 8))]
    return room(rng, mixed(*clicks, *chord), 0.2, 0.22, 4500)


# -- papers ------------------------------------------------------------------------------------------------


def mission(rng: Rng) -> Wave:
    """A stamp comes down on a paper, and two tines agree."""
    pad = ring(0.25, (varied(rng, 128), 1.0, 0.03), (varied(rng, 300), 0.4, 0.015))
    slap = band(click(rng, 0.012), 500, 4000, 1)
    return room(rng, mixed((0, pad), (0, 0.4 * slap), (0.16, 0.7 * run(rng, (3, 7), 0.12))), 0.12, 0.1, 4500)


def trade(rng: Rng) -> Wave:
    """A tile goes over, another comes back, and both lie down: two slides, two stones."""
    layers: list[tuple[float, Wave]] = []
    for k in range(2):
        slide = band(noise(rng, 0.16), 1200, 4200) * swell(0.16, 0.5)
        stone = ring(0.2, (varied(rng, (330, 415)[k]), 1.0, 0.022), (varied(rng, (820, 1010)[k]), 0.4, 0.012))
        layers += [(0.26 * k, 0.35 * slide), (0.26 * k + 0.15, stone)]
    return room(rng, mixed(*layers), 0.07, 0.05, 4500)


def penalty(rng: Rng) -> Wave:
    """Points are lost: tines go down in steps, and a low drum under the last."""
    return room(rng, mixed((0, run(rng, (5, 3, 2, 0), 0.16)), (0.5, 0.6 * dum(rng))), 0.16, 0.14, 3000)
