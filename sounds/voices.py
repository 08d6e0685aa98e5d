"""Those who live here: eight dinosaurs, each with its own voice, a bite, eggs, and people at worship."""

import numpy as np

from sounds.dice import bone
from sounds.fire import crackle
from sounds.kit.shaping import above, band, breath, pushed, room, swept, throat
from sounds.kit.waves import (
    RATE,
    Rng,
    Wave,
    click,
    coloured,
    curve,
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
from sounds.wood import struck


def held(seconds: float, attack: float, release: float) -> Wave:
    """Up, held, and down: seconds of each."""
    t = np.arange(round(seconds * RATE)) / RATE
    shape = np.minimum(np.clip(t / attack, 0, 1), np.clip((seconds - t) / release, 0, 1))
    return np.asarray(np.sin(shape * np.pi / 2) ** 2, dtype=np.float64)


def called(rng: Rng, pitch: Wave, formants: tuple[tuple[float, float, float], ...], air: float = 0.15) -> Wave:
    """A buzz and some air through one throat."""
    seconds = len(pitch) / RATE
    unsteady = pitch * wobble(rng, seconds, 17, 0.018)
    source = saw(unsteady) + air * 2.2 * breath(rng, seconds)[: len(pitch)]
    return throat(source, *formants)


# -- eight voices ------------------------------------------------------------------------------------------


def tyrannosaurus(rng: Rng) -> Wave:
    """A roar: 70 falling to 45 Hz, throat at 500 and 900 Hz, growling 28 times a second, 0.7 s."""
    seconds = varied(rng, 0.72, 0.05)
    high, low = varied(rng, 70, 0.05), varied(rng, 46, 0.05)
    voice = called(
        rng,
        curve(seconds, high * 0.92, high, high * 0.85, low),
        ((500, 140, 1.0), (900, 190, 0.75), (2300, 500, 0.2)),
        0.4,
    )
    growl = tremolo(seconds, varied(rng, 28, 0.04), 0.75)
    body = saw(curve(seconds, high, high, low), 260) * 0.22
    return room(
        rng, pushed((voice / np.abs(voice).max() + body) * growl * held(seconds, 0.07, 0.32), 2.2), 0.16, 0.16, 2500
    )


def titanosaur(rng: Rng) -> Wave:
    """So great that it is slow: a long moan far below, like a door of stone."""
    seconds = varied(rng, 1.15, 0.05)
    pitch = curve(seconds, *spread(rng, (46, 58, 54, 42)))
    voice = called(rng, pitch, ((235, 70, 0.8), (480, 120, 0.9), (1050, 240, 0.4)), 0.1)
    return room(rng, voice * held(seconds, 0.3, 0.55) * tremolo(seconds, 6.5, 0.3), 0.2, 0.26, 1800)


def brontosaurus(rng: Rng) -> Wave:
    """A gentle horn: up a third and back."""
    seconds = varied(rng, 0.95, 0.05)
    base = varied(rng, 104)
    pitch = curve(seconds, base, base * 1.06, base * 1.33, base * 1.3, base * 0.98)
    voice = called(rng, pitch, ((340, 80, 1.0), (690, 120, 0.5), (1500, 300, 0.12)), 0.08)
    return room(rng, voice * held(seconds, 0.16, 0.34), 0.18, 0.2, 2500)


def stegosaurus(rng: Rng) -> Wave:
    """Short of breath: a snort, a lower one, and plates that rattle."""

    def snort(base: float, seconds: float) -> Wave:
        air = throat(breath(rng, seconds), (620, 200, 1.0), (1450, 300, 0.6))
        buzz = called(rng, curve(seconds, base * 1.15, base * 0.8), ((560, 150, 1.0), (1300, 300, 0.4)), 0.5)
        whole = buzz / np.abs(buzz).max() + 0.5 * air / np.abs(air).max()
        return np.asarray(whole * swell(seconds, 0.25), dtype=np.float64)

    plates = [
        (0.34 + 0.03 * n + float(rng.uniform(0, 0.01)), 0.13 * bone(rng, varied(rng, 1500, 0.2), 0.009))
        for n in range(5)
    ]
    calls = ((0.0, snort(varied(rng, 122), 0.19)), (varied(rng, 0.24, 0.06), 0.85 * snort(varied(rng, 104), 0.24)))
    return room(rng, mixed(*calls, *plates), 0.12, 0.11, 3000)


def ankylosaurus(rng: Rng) -> Wave:
    """A croak of single beats, and a blow of its club."""
    layers: list[tuple[float, Wave]] = []
    now = 0.0
    for n in range(int(rng.integers(8, 11))):
        pulse = ring(
            0.09, (varied(rng, 285, 0.02), 1.0, 0.013), (varied(rng, 610, 0.03), 0.6, 0.009), (1180, 0.2, 0.005)
        )
        layers.append((now, pulse * (0.45 + 0.07 * n)))
        now += varied(rng, 0.052 - 0.0022 * n, 0.05)
    club = mixed((0, struck(rng, 2.2, 0.05, 0.6)), (0, ring(0.5, (74, 1.3, 0.08))))
    return room(rng, mixed(*layers, (now + 0.1, 0.5 * club)), 0.12, 0.11, 2600)


def pteranodon(rng: Rng) -> Wave:
    """A shriek from above, and leather wings."""
    seconds = varied(rng, 0.42, 0.06)
    pitch = curve(seconds, *spread(rng, (820, 1420, 1260, 720), 0.05)) * (
        1 + 0.03 * np.sin(2 * np.pi * 31 * np.arange(round(seconds * RATE)) / RATE)
    )
    tone = saw(pitch, 9000) + 0.25 * saw(pitch * 1.51, 9000)
    shriek = throat(tone, (1250, 500, 1.0), (2700, 700, 0.7), (4100, 900, 0.3)) * swell(seconds, 0.3)
    air = band(noise(rng, seconds), 2000, 6000) * swell(seconds, 0.35)
    layers = [(0.0, shriek / np.abs(shriek).max()), (0.0, 0.08 * air)]
    for n in range(3):
        flap = swept(noise(rng, 0.11), curve(0.11, 500, 240), 1.0) * swell(0.11, 0.3)
        layers.append((0.3 + 0.13 * n, (0.55 - 0.13 * n) * flap))
    return room(rng, mixed(*layers), 0.18, 0.17, 5000)


def plesiosaur(rng: Rng) -> Wave:
    """A song under water: two glides, and bubbles that follow."""
    seconds = varied(rng, 0.9, 0.05)
    pitch = curve(seconds, *spread(rng, (230, 250, 440, 400, 300), 0.04))
    song = (sine(pitch) + 0.3 * sine(2.01 * pitch) + 0.12 * sine(3 * pitch)) * held(seconds, 0.14, 0.4)
    layers = [(0.0, song), (0.23, 0.22 * song), (0.41, 0.1 * song)]
    for n in range(6):
        size = rng.uniform(520, 980)
        drop = sine(curve(0.05, size, size * 1.7)) * swell(0.05, 0.25)
        layers.append((0.5 + 0.07 * n + float(rng.uniform(0, 0.03)), 0.16 * drop))
    return room(rng, mixed(*layers), 0.24, 0.22, 2200)


def triceratops(rng: Rng) -> Wave:
    """A bull's bellow with a rattle in it: everyone runs."""
    seconds = varied(rng, 0.66, 0.05)
    pitch = curve(seconds, *spread(rng, (118, 166, 158, 104), 0.03))
    voice = called(rng, pitch, ((690, 160, 1.0), (1180, 220, 0.7), (2500, 500, 0.2)), 0.3)
    rough = tremolo(seconds, varied(rng, 45, 0.05), 0.45)
    return room(rng, pushed(voice * rough * held(seconds, 0.05, 0.22), 1.5), 0.13, 0.12, 3200)


# -- teeth and eggs ----------------------------------------------------------------------------------------


def bite(rng: Rng) -> Wave:
    """Jaws shut, and something is chewed, once."""

    def snap(pitch: float) -> Wave:
        jaw = mixed((0, 0.8 * bone(rng, pitch, 0.011)), (0, ring(0.2, (185, 1.0, 0.028), (410, 0.4, 0.014))))
        return mixed((0, jaw), (0.002, 0.35 * band(click(rng, 0.012), 800, 5000, 1)))

    chewing = crackle(rng, 0.13, 26)
    second = varied(rng, 0.17, 0.07)
    whole = mixed(
        (0, snap(varied(rng, 880))),
        (0.03, 0.6 * chewing),
        (second, 0.7 * snap(varied(rng, 760))),
        (second + 0.02, 0.5 * chewing),
    )
    return room(rng, whole, 0.1, 0.07, 3500)


def _shell(rng: Rng) -> Wave:
    return mixed((0, above(click(rng, 0.0022), 2200, 1)), (0, 0.4 * ring(0.05, (varied(rng, 3100, 0.12), 1.0, 0.003))))


def crack(rng: Rng) -> Wave:
    """An egg: three sharp clicks, and the shell rings at 1.2 kHz."""
    gaps = np.cumsum([0.0, varied(rng, 0.085, 0.2), varied(rng, 0.055, 0.2)])
    layers = [(float(t), (0.5 + 0.2 * n) * _shell(rng)) for n, t in enumerate(gaps)]
    ping = ring(0.4, (varied(rng, 1200, 0.03), 0.55, 0.05), (varied(rng, 2840), 0.12, 0.02))
    return room(rng, mixed(*layers, (float(gaps[-1]), ping)), 0.09, 0.06)


def hatch(rng: Rng) -> Wave:
    """The shell breaks, falls apart, and somebody small is there."""
    pieces = [(0.34 + float(rng.uniform(0, 0.22)), float(rng.uniform(0.15, 0.4)) * _shell(rng)) for _ in range(9)]

    def peep(low: float) -> Wave:
        seconds = varied(rng, 0.1, 0.1)
        pitch = curve(seconds, low, low * 1.42, low * 1.2)
        return (sine(pitch) + 0.25 * sine(2 * pitch)) * swell(seconds, 0.35)

    low = varied(rng, 1750, 0.06)
    return room(
        rng, mixed((0, crack(rng)), *pieces, (0.62, 0.5 * peep(low)), (0.79, 0.42 * peep(low * 1.12))), 0.12, 0.1
    )


# -- people ------------------------------------------------------------------------------------------------


def worship(rng: Rng) -> Wave:
    """People sing to the mountain: an open fifth on D, and the torches flare."""
    seconds = varied(rng, 1.05, 0.04)

    def singer(hertz: float, formants: tuple[tuple[float, float, float], ...]) -> Wave:
        t = np.arange(round(seconds * RATE)) / RATE
        pitch = hertz * (1 + 0.006 * np.sin(2 * np.pi * varied(rng, 5.1, 0.1) * t + rng.uniform(0, 6)))
        return throat(saw(pitch * wobble(rng, seconds, 9, 0.006)), *formants)

    oh = ((420, 80, 1.0), (760, 100, 0.5), (2500, 300, 0.06))
    choir = [(0.0, singer(hertz, oh)) for hertz in (146.83, 147.6, 220.0, 219.1)]
    voices = mixed(*choir) * held(seconds, 0.22, 0.5)
    torches = coloured(rng, seconds, 0.4) * wobble(rng, seconds, 20, 0.5) * swell(seconds, 0.4)
    loud = float(np.abs(voices).max())
    return room(
        rng, mixed((0, voices / loud), (0, 0.02 * torches), (0.05, 0.22 * crackle(rng, 0.8, 14))), 0.22, 0.22, 3000
    )
