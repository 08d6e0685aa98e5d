"""Report F1: without a device the game plays silently; with one, no frame waits for a file."""

from __future__ import annotations

import os
import random
import shutil
import subprocess
import sys
import threading
import wave
from itertools import pairwise
from typing import TYPE_CHECKING

import pygame
import pytest

from game.ui import sounds as module
from game.ui.bed import Bed
from game.ui.sounds import Bus, Silence, Speaker, open_sounds
from game.ui.takes import load
from tests.ui.player_at_ui import ROOT

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    with wave.open(str(tmp_path / "clack.wav"), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(44100)
        file.writeframes(bytes(8820))
    for name in ("take-1", "take-2", "take-3", "tune", *(f"copy-{n}" for n in range(1, 10))):
        shutil.copy(ROOT / "sounds" / "wrath" / "points" / "05.ogg", tmp_path / f"{name}.ogg")
    (tmp_path / "broken.wav").write_bytes(b"no sound at all")
    return tmp_path


@pytest.fixture
def speaker(folder: Path) -> Iterator[Speaker]:
    sounds = open_sounds(folder)
    assert isinstance(sounds, Speaker)
    yield sounds
    sounds.close()


def loaded(speaker: Speaker) -> None:
    """Wait for the loading thread, as no frame ever does."""
    speaker._jobs.join()


def test_without_a_device_everything_is_silent_and_nothing_is_raised(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_values: object) -> None:
        raise pygame.error("no available audio device")

    monkeypatch.setattr(pygame.mixer, "init", refuse)
    sounds = open_sounds(tmp_path)
    assert isinstance(sounds, Silence)
    assert not sounds.audible
    sounds.play("clack")
    sounds.music("bed")
    sounds.music(None)
    sounds.preload("a", "b")
    sounds.set_level(Bus.MUSIC, 0.25)
    assert sounds.level(Bus.MUSIC) == 0.25
    sounds.mute(True)
    assert sounds.muted
    sounds.close()


def test_a_real_machine_without_a_device_starts(tmp_path: Path) -> None:
    code = (
        "from pathlib import Path; import sys; from game.ui.sounds import open_sounds\n"
        "s = open_sounds(Path(sys.argv[1])); s.play('clack'); print(type(s).__name__, s.audible)"
    )
    env = {**os.environ, "SDL_AUDIODRIVER": "nonsense", "PYTHONPATH": str(ROOT)}
    done = subprocess.run(
        [sys.executable, "-c", code, str(tmp_path)],
        check=False,
        env=env,
        capture_output=True,
        text=True,
        encoding="utf-8",
    )
    assert (done.returncode, done.stdout.strip()) == (0, "Silence False")


def test_silence_has_every_method_of_a_speaker() -> None:
    public = {name for name in vars(Speaker) if not name.startswith("_")}
    assert public <= set(dir(Silence))


def test_a_sound_is_loaded_aside_and_played_when_it_is_there(speaker: Speaker) -> None:
    speaker.preload("clack")
    loaded(speaker)
    assert not pygame.mixer.get_busy()
    speaker.play("clack")
    loaded(speaker)
    assert pygame.mixer.get_busy()


def test_a_sound_that_had_to_be_loaded_first_is_played_unless_it_is_late(
    speaker: Speaker, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "LATE_S", -1.0)
    speaker.play("clack")
    loaded(speaker)
    assert not pygame.mixer.get_busy()
    monkeypatch.setattr(module, "LATE_S", 60.0)
    speaker.play("take")
    loaded(speaker)
    assert pygame.mixer.get_busy()


def test_takes_follow_each_other_without_repeating_one_at_once(
    speaker: Speaker, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "APART_S", 0.0)
    speaker.preload("take")
    monkeypatch.setattr(module, "LATE_S", 60.0)
    loaded(speaker)
    played = []
    for _time in range(30):
        speaker.play("take")
        loaded(speaker)
        played.append(id(speaker._last["take"][1]))
    assert len(set(played)) == 3
    assert all(one != other for one, other in pairwise(played))


def test_a_take_is_heard_at_another_pitch_each_time_and_a_tune_never(speaker: Speaker) -> None:
    chance = random.Random(4)
    take = load(speaker._folder, "take", chance)[0]
    usual = pygame.mixer.Sound(speaker._folder / "take-1.ogg").get_length()
    lengths = []
    for _time in range(60):
        take.pitch_again(chance)
        lengths.append(take.sound.get_length())
    assert usual / 1.042 < min(lengths) < usual / 1.03
    assert usual / 0.97 < max(lengths) < usual / 0.958
    tune = load(speaker._folder, "tune", chance)[0]
    before = tune.sound
    tune.pitch_again(chance)
    assert tune.sound is before


def test_what_is_drawn_by_lot_for_the_ear_takes_nothing_from_the_games_dice(speaker: Speaker) -> None:
    random.seed(7)
    wanted = random.random()
    random.seed(7)
    speaker.preload("take")
    loaded(speaker)
    speaker.play("take")
    loaded(speaker)
    assert random.random() == wanted


def test_the_same_sound_is_heard_thrice_at_once_and_all_channels_are_the_most(
    speaker: Speaker, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "APART_S", 0.0)
    monkeypatch.setattr(module, "LATE_S", 60.0)
    speaker.preload("take", "tune", *(f"copy-{n}" for n in range(1, 10)))
    loaded(speaker)
    for _time in range(8):
        speaker.play("take")
    loaded(speaker)
    assert len(busy()) == module.AT_ONCE
    for name in ("tune", *(f"copy-{n}" for n in range(1, 10))):
        for _time in range(3):
            speaker.play(name)
    loaded(speaker)
    assert len(busy()) == module.CHANNELS


def test_the_same_sound_twice_in_one_moment_is_one(speaker: Speaker, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "APART_S", 60.0)
    monkeypatch.setattr(module, "LATE_S", 60.0)
    speaker.play("take")
    speaker.play("take")
    loaded(speaker)
    assert len(busy()) == 1


def test_no_call_touches_the_mixer_which_makes_players_wait_for_decoders(
    speaker: Speaker, monkeypatch: pytest.MonkeyPatch
) -> None:
    callers = []

    class Watched:
        def __getattr__(self, name: str) -> object:
            callers.append(threading.current_thread().name)
            return getattr(mixer, name)

    mixer = pygame.mixer
    monkeypatch.setattr(pygame, "mixer", Watched())
    speaker.preload("take")
    speaker.play("take")
    speaker.music("tune")
    speaker.set_level(Bus.MUSIC, 0.7)
    speaker.mute(True)
    speaker.mute(False)
    loaded(speaker)
    assert set(callers) == {"sounds"}


def test_music_is_read_only_when_it_can_be_heard(speaker: Speaker) -> None:
    speaker.set_level(Bus.MUSIC, 0.0)
    speaker.music("tune")
    loaded(speaker)
    assert not pygame.mixer.music.get_busy()
    speaker.set_level(Bus.MUSIC, 0.5)
    loaded(speaker)
    assert pygame.mixer.music.get_busy()
    assert pygame.mixer.music.get_volume() == pytest.approx(0.25, abs=0.01)
    speaker.mute(True)
    loaded(speaker)
    assert not pygame.mixer.music.get_busy()
    speaker.mute(False)
    loaded(speaker)
    assert pygame.mixer.music.get_busy()


def test_one_piece_fades_out_before_the_next_fades_in(folder: Path) -> None:
    pygame.mixer.init()
    bed = Bed(folder)
    bed.level, bed.wanted = 0.5, "tune"
    bed.step()
    assert (bed.playing, bed.due) == ("tune", None)
    bed.wanted = "take-1"
    loudness = []
    while bed.due is not None and len(loudness) < 1000:
        bed.step()
        loudness.append(pygame.mixer.music.get_volume() if bed.playing == "tune" else 0.0)
    assert loudness == sorted(loudness, reverse=True)
    assert len(set(loudness)) > 10
    assert (bed.playing, pygame.mixer.music.get_busy()) == ("take-1", True)
    bed.cut()
    pygame.mixer.quit()


def test_a_piece_that_is_wanted_again_while_it_fades_stays(folder: Path) -> None:
    pygame.mixer.init()
    bed = Bed(folder)
    bed.level, bed.wanted = 0.5, "tune"
    bed.step()
    bed.wanted = "take-1"
    bed.step()
    bed.wanted = "tune"
    bed.step()
    assert pygame.mixer.music.get_volume() == pytest.approx(0.5, abs=0.01)
    bed.wanted = "nothing"
    while bed.due is not None:
        bed.step()
    assert not pygame.mixer.music.get_busy()
    pygame.mixer.quit()


def busy() -> list[int]:
    return [n for n in range(module.CHANNELS) if pygame.mixer.Channel(n).get_busy()]


def test_missing_and_broken_files_stay_silent(speaker: Speaker) -> None:
    for name in ("nothing", "broken"):
        speaker.play(name)
        loaded(speaker)
        speaker.play(name)
    assert not pygame.mixer.get_busy()
    speaker.music("nothing")
    speaker.music("broken")


def test_a_muted_speaker_plays_nothing_and_levels_stay_within_bounds(speaker: Speaker) -> None:
    speaker.preload("clack")
    loaded(speaker)
    speaker.mute(True)
    speaker.play("clack")
    assert not pygame.mixer.get_busy()
    speaker.set_level(Bus.EFFECTS, 7)
    speaker.set_level(Bus.MASTER, -1)
    assert (speaker.level(Bus.EFFECTS), speaker.level(Bus.MASTER)) == (1.0, 0.0)
