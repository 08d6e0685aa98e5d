"""The files that the game plays: all there, none too much, clean at both ends, loud enough and no louder."""

from __future__ import annotations

import ast
import itertools
import random
import re

import numpy as np
import pygame
import pytest

from game.ui.takes import files, load
from sounds.catalogue import SOUNDS, Sound
from sounds.kit.waves import RATE
from sounds.making import FOLDER, strays
from tests.sounds.measuring import ROOT, decibels, heard, mono

EFFECTS = [sound for sound in SOUNDS.values() if not sound.loop]
LOOPS = [sound for sound in SOUNDS.values() if sound.loop]
NAME = re.compile(r"(wrath|moogh|cazadores|dinowars|shared)/[a-z]+(-[a-z]+)*(/[a-z0-9]+)*")
BUDGET = 5_000_000
"""Bytes: a third of what all four games may take."""


def _called(sound: Sound) -> str:
    return sound.name


@pytest.mark.parametrize("sound", SOUNDS.values(), ids=_called)
def test_the_game_finds_every_take(sound: Sound) -> None:
    assert [file.relative_to(FOLDER).with_suffix("").as_posix() for file in files(FOLDER, sound.name)] == sound.files


def test_nothing_lies_there_that_nobody_makes() -> None:
    assert strays() == []


def test_every_name_in_the_code_is_a_sound() -> None:
    named = {
        node.value
        for file in (ROOT / "game").rglob("*.py")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and NAME.fullmatch(node.value)
    }
    assert len(named) > 20
    known = {*SOUNDS, *(name.rpartition("/")[0] for name in SOUNDS)}  # or what several belong to: all points, all turns
    assert named - known == set()


def test_all_of_them_together_keep_to_the_budget() -> None:
    assert sum(file.stat().st_size for file in FOLDER.rglob("*.ogg")) < BUDGET


@pytest.mark.parametrize("sound", SOUNDS.values(), ids=_called)
def test_peaks_are_as_the_catalogue_says_and_nothing_clips(sound: Sound) -> None:
    assert -24 <= sound.peak <= -5
    for file in sound.files:
        peak = decibels(float(np.abs(heard(file)).max()))
        assert abs(peak - sound.peak) < 1.6, f"{file}: {peak:.1f} dBFS"
        assert peak <= -3


def test_most_sounds_peak_near_minus_fourteen() -> None:
    peaks = [sound.peak for sound in SOUNDS.values()]
    assert float(np.median(peaks)) == pytest.approx(-14, abs=1)


@pytest.mark.parametrize("sound", SOUNDS.values(), ids=_called)
def test_there_is_no_offset(sound: Sound) -> None:
    for file in sound.files:
        assert abs(float(mono(file).mean())) < 0.001


@pytest.mark.parametrize("sound", EFFECTS, ids=_called)
def test_both_ends_are_silent_so_that_nothing_clicks(sound: Sound) -> None:
    for file in sound.files:
        wave = mono(file)
        loudest = float(np.abs(wave).max())
        assert abs(wave[0]) < 0.05 * loudest, file
        assert float(np.abs(wave[-220:]).max()) < 0.003 * max(loudest, 0.1), file


@pytest.mark.parametrize("sound", EFFECTS, ids=_called)
def test_effects_are_short_and_begin_at_once(sound: Sound) -> None:
    longest = {"wrath/victory": 5.0, "wrath/eruption": 4.0}.get(sound.name, 2.5)
    for file in sound.files:
        wave = mono(file)
        assert 0.04 < len(wave) / RATE < longest, file
        begins = int(np.argmax(np.abs(wave) > 0.1 * np.abs(wave).max())) / RATE
        assert begins < 0.2, f"{file} is heard after {begins:.2f} s only"


@pytest.mark.parametrize("sound", [one for one in EFFECTS if one.takes > 1], ids=_called)
def test_takes_are_several_and_not_one_another(sound: Sound) -> None:
    assert 3 <= sound.takes <= 5
    for n, one in enumerate(sound.files):
        for other in sound.files[:n]:
            length = min(len(mono(one)), len(mono(other)))
            apart = mono(one)[:length] - mono(other)[:length]
            assert np.sqrt((apart**2).mean()) > 0.1 * np.sqrt((mono(one) ** 2).mean()), f"{one} is {other}"


@pytest.mark.parametrize("sound", LOOPS, ids=_called)
def test_music_goes_round_without_a_seam(sound: Sound) -> None:
    wave = heard(sound.files[0])
    assert wave.shape[1] == 2
    assert 40 <= len(wave) / RATE <= 60
    usual = float(np.percentile(np.abs(np.diff(wave, axis=0)), 99.9))
    assert float(np.abs(wave[0] - wave[-1]).max()) < usual
    around = np.concatenate([wave[-RATE // 10 :], wave[: RATE // 500]])
    assert decibels(float(np.sqrt((around**2).mean()))) < -40


@pytest.mark.parametrize(
    "names",
    [
        ("wrath/music/calm", "wrath/music/full", "wrath/music/last"),
        ("cazadores/music/sea", "cazadores/music/haste"),
        ("moogh/music/steppe", "moogh/music/chase"),
    ],
    ids=("wrath", "cazadores", "moogh"),
)
def test_music_is_sparser_the_calmer_the_table(names: tuple[str, ...]) -> None:
    loudness = []
    for name in names:
        wave = mono(name)
        blocks = wave[: len(wave) // 4410 * 4410].reshape(-1, 4410)
        loudness.append(float((np.sqrt((blocks**2).mean(axis=1)) > 0.01).mean()))
    assert loudness == sorted(loudness)
    assert loudness[0] < 0.7 * loudness[-1]


def test_no_two_pieces_of_music_are_alike() -> None:
    for sound, other in itertools.combinations(LOOPS, 2):
        length = min(len(mono(sound.files[0])), len(mono(other.files[0])))
        alike = np.corrcoef(mono(sound.files[0])[:length], mono(other.files[0])[:length])[0, 1]
        assert abs(alike) < 0.3, f"{sound.name} is {other.name}"


def test_pygame_plays_all_of_them() -> None:
    pygame.mixer.init(RATE, -16, 2, 512)
    try:
        for sound in EFFECTS:
            takes = load(FOLDER, sound.name, random.Random(1))
            assert len(takes) == sound.takes
            lengths = [len(mono(file)) / RATE for file in sound.files]
            for take, seconds in zip(takes, lengths, strict=True):
                assert take.sound.get_length() == pytest.approx(seconds, rel=0.05, abs=0.01)
    finally:
        pygame.mixer.quit()
