"""Measured, since tests have no ears: decay, pitch and tremor of the sounds as they were designed."""

from __future__ import annotations

from itertools import pairwise

import numpy as np
import pytest

from sounds.catalogue import SOUNDS
from sounds.kalimba import pitch
from sounds.kit.waves import RATE
from tests.sounds.measuring import band, centroid, envelope, mono, onsets, share, strongest, tau, trembling

EIGHT = (
    "titanosaur", "brontosaurus", "stegosaurus", "ankylosaurus",
    "pteranodon", "plesiosaur", "triceratops", "tyrannosaurus",
)  # fmt: skip


def takes(name: str) -> list[str]:
    return SOUNDS[name].files


@pytest.mark.parametrize("file", takes("wrath/clack"))
def test_the_clack_has_its_two_tones_and_dies_away_in_25_milliseconds(file: str) -> None:
    wave = mono(file)
    assert strongest(wave, 300, 600) == pytest.approx(420, rel=0.05)
    assert strongest(wave, 800, 1300) == pytest.approx(980, rel=0.05)
    assert tau(band(wave, 200, 700), 0.008, 0.07) == pytest.approx(0.025, rel=0.25)
    assert np.argmax(envelope(wave)) / RATE < 0.012


@pytest.mark.parametrize("file", takes("wrath/thud"))
def test_a_dinosaur_is_heavier_than_a_cave_person(file: str) -> None:
    assert centroid(mono(file)) < 0.6 * min(centroid(mono(one)) for one in takes("wrath/clack"))


@pytest.mark.parametrize("file", takes("shared/slide"))
def test_paper_slides_between_1500_and_5000_hertz_for_an_eighth_of_a_second(file: str) -> None:
    wave = mono(file)
    assert share(wave, 1200, 6000) > 0.9
    heard = np.flatnonzero(envelope(wave, 0.01) > 0.1 * envelope(wave, 0.01).max())
    assert 0.08 < (heard[-1] - heard[0]) / RATE < 0.16


@pytest.mark.parametrize("file", takes("wrath/dice"))
def test_dice_strike_five_to_nine_times_and_faster_and_faster(file: str) -> None:
    wave = mono(file)
    assert strongest(wave, 1000, 6000) == pytest.approx(2500, abs=750)
    found = onsets(band(wave, 1700, 9000), apart=0.02, height=0.3)
    assert 5 <= len(found) <= 12
    gaps = [b - a for a, b in pairwise(found)]
    assert max(gaps) < 0.11
    assert np.mean(gaps[:2]) > 1.3 * np.mean(gaps[-2:])


@pytest.mark.parametrize("file", takes("wrath/tremor"))
def test_the_ground_rumbles_below_120_hertz_seven_times_a_second(file: str) -> None:
    wave = mono(file)
    assert share(wave, 20, 130) > 0.55
    assert 0.9 < len(wave) / RATE < 1.5
    assert share(wave, 150, 2000) > 0.03, "not to be heard on small loudspeakers"


@pytest.mark.parametrize("file", takes("wrath/hiss"))
def test_lava_hisses_high_and_plops_low(file: str) -> None:
    wave = mono(file)
    assert share(wave, 2500, 20000) > 0.15
    assert share(wave, 60, 320) > 0.1


@pytest.mark.parametrize("file", takes("wrath/plop"))
def test_a_plop_lies_between_80_and_140_hertz(file: str) -> None:
    assert strongest(mono(file)) == pytest.approx(110, abs=40)


@pytest.mark.parametrize("file", takes("wrath/tyrannosaurus"))
def test_the_roar_growls_28_times_a_second_and_sinks(file: str) -> None:
    wave = mono(file)
    assert trembling(wave[: round(0.5 * RATE)], 18, 40) == pytest.approx(28, abs=3)
    assert share(wave, 400, 1100) > 0.2


def test_eight_dinosaurs_have_eight_voices() -> None:
    voices = {name: _voice(f"wrath/{name}") for name in EIGHT}
    for name, one in voices.items():
        for other in EIGHT:
            if other != name:
                assert np.abs(one - voices[other]).max() > 0.2, f"{name} sounds like {other}"


def _voice(name: str) -> np.ndarray:
    """Octaves above 100 Hz, seconds, strikes: what a call is told by."""
    wave = mono(takes(name)[0])
    return np.array([np.log2(centroid(wave) / 100), len(wave) / RATE, len(onsets(wave, 0.03)) / 8])


@pytest.mark.parametrize("file", takes("wrath/crack"))
def test_an_egg_cracks_thrice_and_rings_at_1200_hertz(file: str) -> None:
    wave = mono(file)
    assert len(onsets(band(wave, 2500, 12000), 0.03, 0.15)) == 3
    assert strongest(wave[len(wave) // 2 :], 600, 2400) == pytest.approx(1200, rel=0.04)


def test_more_points_end_on_a_higher_note_of_the_scale() -> None:
    for number in range(1, 11):
        wave = mono(f"wrath/points/{number:02}")
        last = 0.085 * min(number - 1, 3)
        assert strongest(wave[round((last + 0.02) * RATE) : round((last + 0.35) * RATE)]) == pytest.approx(
            pitch(number - 1), rel=0.01
        )


def test_a_tine_dies_away_in_a_third_of_a_second() -> None:
    assert tau(band(mono("wrath/points/04"), 410, 470), 0.35, 0.8) == pytest.approx(0.35, rel=0.15)


def test_no_is_a_dull_knock_at_160_hertz() -> None:
    for file in takes("shared/knock"):
        assert strongest(mono(file)) == pytest.approx(160, rel=0.04)
        assert share(mono(file), 20, 800) > 0.95


def test_each_tribe_is_called_by_its_own_notes() -> None:
    tribes = ("flame", "wave", "sun", "leaf", "moon")
    ends = [round(strongest(mono(f"wrath/turn/{tribe}")[RATE // 2 :])) for tribe in tribes]
    assert len(set(ends)) == len(tribes)
