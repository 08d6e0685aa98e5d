"""Report F1: without a device the game plays silently; with one, no frame waits for a file."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
import time
import wave
from typing import TYPE_CHECKING

import pygame
import pytest
from player_at_ui import ROOT

from game.ui.sounds import Bus, Silence, Speaker, open_sounds

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
    (tmp_path / "broken.wav").write_bytes(b"no sound at all")
    return tmp_path


@pytest.fixture
def speaker(folder: Path) -> Iterator[Speaker]:
    sounds = open_sounds(folder)
    assert isinstance(sounds, Speaker)
    yield sounds
    sounds.close()


def loaded(*names: str) -> None:
    """Wait for the loading threads, as no frame ever does."""
    del names
    for thread in threading.enumerate():
        if thread.name == "sounds":
            thread.join(5)


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
    speaker.play("clack")
    loaded("clack")
    speaker.play("clack")
    deadline = time.monotonic() + 5
    while not pygame.mixer.get_busy() and time.monotonic() < deadline:
        time.sleep(0.01)
    assert pygame.mixer.get_busy()


def test_missing_and_broken_files_stay_silent(speaker: Speaker) -> None:
    for name in ("nothing", "broken"):
        speaker.play(name)
        loaded(name)
        speaker.play(name)
    assert not pygame.mixer.get_busy()
    speaker.music("nothing")
    speaker.music("broken")


def test_a_muted_speaker_plays_nothing_and_levels_stay_within_bounds(speaker: Speaker) -> None:
    speaker.preload("clack")
    loaded("clack")
    speaker.mute(True)
    speaker.play("clack")
    assert not pygame.mixer.get_busy()
    speaker.set_level(Bus.EFFECTS, 7)
    speaker.set_level(Bus.MASTER, -1)
    assert (speaker.level(Bus.EFFECTS), speaker.level(Bus.MASTER)) == (1.0, 0.0)
