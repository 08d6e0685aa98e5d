"""Measured: what a voyage sounds like. Iron by pitch, strokes by strikes, bones that climb, tines that go down."""

import numpy as np
import pytest

from sounds.catalogue import SOUNDS
from sounds.kit.waves import RATE
from tests.sounds.measuring import band, centroid, envelope, mono, onsets, share, strongest


def takes(name: str) -> list[str]:
    return SOUNDS[f"cazadores/{name}"].files


@pytest.mark.parametrize("file", takes("brush"))
def test_a_brush_strokes_thrice_and_is_all_bristles(file: str) -> None:
    wave = mono(file)
    assert share(wave, 2000, 20000) > 0.7
    assert len(onsets(envelope(wave, 0.03), 0.1, 0.3)) == 3


@pytest.mark.parametrize("file", takes("anchor"))
def test_a_chain_runs_out_link_by_link_before_the_iron_goes_under(file: str) -> None:
    wave = mono(file)
    assert len(onsets(band(wave[: round(0.5 * RATE)], 900, 6000), 0.025, 0.2)) >= 5
    assert centroid(wave[: round(0.3 * RATE)]) > 2 * centroid(wave[round(0.65 * RATE) :])


@pytest.mark.parametrize("file", takes("provisions"))
def test_barrels_are_the_lowest_of_all(file: str) -> None:
    assert share(mono(file), 30, 700) > 0.6
    others = [name for name, sound in SOUNDS.items() if name.startswith("cazadores/") and not sound.loop]
    deep = centroid(mono(file))
    assert all(deep < centroid(mono(SOUNDS[name].files[0])) for name in others if name != "cazadores/provisions")


@pytest.mark.parametrize("file", takes("whole"))
def test_the_bones_of_a_skeleton_climb(file: str) -> None:
    wave = mono(file)
    pitches = [strongest(wave[round(at * RATE) : round((at + 0.07) * RATE)], 350, 2000) for at in (0.0, 0.225, 0.45)]
    assert pitches[0] < pitches[1] < pitches[2]


@pytest.mark.parametrize("file", takes("penalty"))
def test_tines_go_down_where_points_are_lost(file: str) -> None:
    wave = mono(file)
    pitches = [strongest(wave[round(at * RATE) : round((at + 0.14) * RATE)], 250, 1500) for at in (0.01, 0.33, 0.5)]
    assert pitches[0] > pitches[1] > pitches[2]


def test_no_two_kinds_of_sound_are_taken_for_each_other() -> None:
    """Octaves, seconds and strikes apart."""
    names = [name for name in SOUNDS if name.startswith("cazadores/")]
    told = {name: _told(SOUNDS[name].files[0]) for name in names}
    for name, one in told.items():
        for other, second in told.items():
            assert name == other or np.abs(one - second).max() > 0.15, f"{name} sounds like {other}"


def _told(file: str) -> np.ndarray:
    wave = mono(file)
    return np.array(
        [np.log2(centroid(wave) / 100), len(wave) / RATE, len(onsets(wave, 0.03)) / 8, share(wave, 20, 200)]
    )
