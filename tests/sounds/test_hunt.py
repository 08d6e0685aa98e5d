"""Measured: what a skirmish sounds like. Weight by pitch, speed by strikes, size by depth."""

import numpy as np
import pytest

from sounds.catalogue import SOUNDS
from sounds.kit.waves import RATE
from tests.sounds.measuring import band, centroid, envelope, mono, onsets, share, strongest, trembling


def takes(name: str) -> list[str]:
    return SOUNDS[f"dinowars/{name}"].files


@pytest.mark.parametrize("file", takes("tread"))
def test_the_great_tread_lower_than_the_small_step(file: str) -> None:
    assert centroid(mono(file)) < 0.6 * min(centroid(mono(one)) for one in takes("step"))
    assert share(mono(file), 30, 150) > 0.5


def test_small_feet_are_quicker() -> None:
    for small, great in zip(takes("step"), takes("tread"), strict=True):
        feet = [len(onsets(band(mono(one), 30, 400), 0.07, 0.3)) / (len(mono(one)) / RATE) for one in (small, great)]
        assert feet[0] > 1.5 * feet[1]


@pytest.mark.parametrize("file", takes("charge"))
def test_a_charge_grows_louder(file: str) -> None:
    loud = envelope(mono(file), 0.05)
    third = len(loud) // 3
    run = loud[third // 2 :]
    assert run[len(run) // 2 :].max() > 1.2 * run[: len(run) // 3].max()


def test_the_larger_the_throat_the_deeper_the_roar() -> None:
    pitches = [np.mean([centroid(mono(one)) for one in takes(f"roar/{size}")]) for size in ("small", "middle", "great")]
    assert pitches[0] > 1.5 * pitches[1] > 1.5 * pitches[2]
    longs = [len(mono(takes(f"roar/{size}")[0])) / RATE for size in ("small", "middle", "great")]
    assert longs[0] < longs[1] < longs[2]


@pytest.mark.parametrize("file", takes("roar/great"))
def test_the_gargantuan_growls_23_times_a_second(file: str) -> None:
    assert trembling(mono(file)[round(0.15 * RATE) : round(0.9 * RATE)], 16, 34) == pytest.approx(23, abs=3)


@pytest.mark.parametrize("file", takes("wings"))
def test_wings_beat_thrice(file: str) -> None:
    assert len(onsets(envelope(mono(file), 0.03), 0.15, 0.25)) == 3


@pytest.mark.parametrize("file", takes("skid"))
def test_who_is_thrown_back_comes_to_rest(file: str) -> None:
    wave = mono(file)
    assert centroid(wave[: len(wave) // 3]) > centroid(wave[len(wave) // 3 : 2 * len(wave) // 3])


@pytest.mark.parametrize("file", takes("meteor"))
def test_a_meteor_whistles_first_and_strikes_low(file: str) -> None:
    wave = mono(file)
    struck = int(np.argmax(envelope(wave, 0.03)))
    assert 0.5 < struck / RATE < 1.0
    assert share(wave[: round(0.5 * RATE)], 1200, 20000) > 0.6
    assert share(wave[struck : struck + RATE // 2], 20, 250) > 0.5


@pytest.mark.parametrize("file", takes("won"))
def test_an_objective_ends_on_a_high_tine(file: str) -> None:
    wave = mono(file)
    assert strongest(wave[round(0.75 * RATE) :], 250, 1200) > 500


def test_no_two_kinds_of_sound_are_taken_for_each_other() -> None:
    """Octaves, seconds and strikes apart, as the eight voices are."""
    told = {name: _told(SOUNDS[name].files[0]) for name in SOUNDS if name.startswith("dinowars/")}
    for name, one in told.items():
        for other, second in told.items():
            assert name == other or np.abs(one - second).max() > 0.15, f"{name} sounds like {other}"


def _told(file: str) -> np.ndarray:
    wave = mono(file)
    return np.array(
        [np.log2(centroid(wave) / 100), len(wave) / RATE, len(onsets(wave, 0.03)) / 8, share(wave, 20, 200)]
    )
