"""Report F1: without a device the game plays silently; with one, no frame waits for a file."""

from __future__ import annotations

import os
import random
import shutil
import subprocess
import sys
import wave
from itertools import pairwise
from typing import TYPE_CHECKING

import pygame
import pytest
from player_at_ui import ROOT

from game.ui import sounds as module
from game.ui.sounds import Bus, Silence, Speaker, open_sounds
from game.ui.takes import decoded, load

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
    loaded(speaker)
    played = []
    for _time in range(30):
        speaker.play("take")
        played.append(id(speaker._last["take"][1]))
    assert len(set(played)) == 3
    assert all(one != other for one, other in pairwise(played))


def test_a_take_is_heard_at_another_pitch_each_time_and_a_tune_never(speaker: Speaker) -> None:
    take, tune = speaker._folder / "take-1.ogg", speaker._folder / "tune.ogg"
    chance = random.Random(4)
    lengths = [decoded(take.read_bytes(), chance).get_length() for _time in range(40)]
    usual = decoded(take.read_bytes()).get_length()
    assert usual / 1.042 < min(lengths) < usual / 1.03
    assert usual / 0.97 < max(lengths) < usual / 0.958
    tuned = load(speaker._folder, "tune", chance)
    assert [one.tuned for one in tuned] == [True]
    assert tuned[0].sound.get_length() == decoded(tune.read_bytes()).get_length()


def test_what_is_drawn_by_lot_for_the_ear_takes_nothing_from_the_games_dice(speaker: Speaker) -> None:
    random.seed(7)
    wanted = random.random()
    random.seed(7)
    speaker.preload("take")
    loaded(speaker)
    speaker.play("take")
    loaded(speaker)
    assert random.random() == wanted


def test_the_same_sound_is_heard_thrice_at_once_and_a_crowd_of_sounds_leaves_the_music_its_channels(
    speaker: Speaker, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "APART_S", 0.0)
    speaker.preload("take", "tune", "clack", *(f"copy-{n}" for n in range(1, 10)))
    loaded(speaker)
    for _time in range(8):
        speaker.play("take")
    assert busy() == list(range(2, 5))
    for name in ("tune", "clack", *(f"copy-{n}" for n in range(1, 10))):
        for _time in range(3):
            speaker.play(name)
    assert busy() == list(range(2, module.CHANNELS))


def test_the_same_sound_twice_in_one_moment_is_one(speaker: Speaker, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "APART_S", 60.0)
    speaker.preload("take")
    loaded(speaker)
    speaker.play("take")
    speaker.play("take")
    assert busy() == [2]


def test_music_is_read_only_when_it_can_be_heard(speaker: Speaker) -> None:
    speaker.set_level(Bus.MUSIC, 0.0)
    speaker.music("tune")
    loaded(speaker)
    assert busy() == []
    speaker.set_level(Bus.MUSIC, 0.5)
    loaded(speaker)
    assert busy() == [1]
    assert speaker._score is not None
    assert speaker._score.get_volume() == pytest.approx(0.25, abs=0.01)
    speaker.mute(True)
    assert busy() == []
    speaker.mute(False)
    loaded(speaker)
    assert len(busy()) == 1


def test_one_piece_fades_into_the_next_on_the_other_channel(speaker: Speaker) -> None:
    speaker.music("tune")
    loaded(speaker)
    first = busy()
    speaker.music("take")
    loaded(speaker)
    assert (first, busy()) == ([1], [0, 1])
    speaker.music("take")
    loaded(speaker)
    assert busy() == [0, 1]


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
