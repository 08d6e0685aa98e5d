"""Sound: four buses, files loaded aside, and silence where there is no device."""

import logging
import random
import threading
from enum import Enum
from pathlib import Path
from typing import Final, Protocol

import pygame

log = logging.getLogger(__name__)

SUFFIXES: Final = (".ogg", ".wav")
QUIETER_MUSIC: Final = 0.5


class Bus(Enum):
    """What can be made louder by itself."""

    MASTER = "master"
    EFFECTS = "effects"
    MUSIC = "music"
    INTERFACE = "interface"


class Sounds(Protocol):
    """What plays sounds; names are files below `sounds/` without their ending ("shared/knock")."""

    def play(self, name: str, bus: Bus = Bus.EFFECTS) -> None:
        """Play it now if it is loaded, else load it for the next time. Never waits, never raises."""

    def music(self, name: str | None) -> None:
        """Play that piece over and over; None for silence."""

    def level(self, bus: Bus) -> float:
        """How loud a bus is, 0..1."""

    def set_level(self, bus: Bus, level: float) -> None:
        """Make a bus as loud as that, 0..1."""

    def mute(self, muted: bool) -> None:
        """Silence everything, or not."""

    @property
    def muted(self) -> bool: ...

    @property
    def audible(self) -> bool:
        """Whether there is a device at all."""

    def preload(self, *names: str) -> None:
        """Load these aside."""

    def close(self) -> None:
        """Stop."""


class Silence:
    """The same methods, no sound: for a machine without a device."""

    audible = False

    def __init__(self) -> None:
        self._levels = dict.fromkeys(Bus, 1.0)
        self.muted = False

    def play(self, name: str, bus: Bus = Bus.EFFECTS) -> None:
        """Nothing."""

    def music(self, name: str | None) -> None:
        """Nothing."""

    def level(self, bus: Bus) -> float:
        """How loud it would be."""
        return self._levels[bus]

    def set_level(self, bus: Bus, level: float) -> None:
        """Remembered, so that the settings keep it."""
        self._levels[bus] = min(1.0, max(0.0, level))

    def mute(self, muted: bool) -> None:
        """Remembered."""
        self.muted = muted

    def preload(self, *names: str) -> None:
        """Nothing."""

    def close(self) -> None:
        """Nothing."""


class Speaker(Silence):
    """Sound through pygame's mixer. Missing files are logged once and stay silent."""

    audible = True

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self._folder = folder
        self._lock = threading.Lock()
        self._ready: dict[str, pygame.mixer.Sound | None] = {}
        self._loading: set[str] = set()
        self._music: str | None = None
        self._closed = False

    def play(self, name: str, bus: Bus = Bus.EFFECTS) -> None:
        """Play it; some percent softer or not, so that the same clack twice is not the same."""
        with self._lock:
            sound = self._ready.get(name)
            known = name in self._ready
        if not known:
            self.preload(name)
        elif sound is not None and not self.muted and (channel := sound.play()) is not None:
            channel.set_volume(self._volume(bus) * random.uniform(0.9, 1.0))

    def music(self, name: str | None) -> None:
        """Another piece, or none, faded."""
        if name == self._music:
            return
        self._music = name
        pygame.mixer.music.fadeout(400)
        file = None if name is None else self._file(name)
        if file is not None:
            try:
                pygame.mixer.music.load(file)
                pygame.mixer.music.play(-1, fade_ms=800)
            except pygame.error as fault:
                log.warning("no music %s: %s", name, fault)
        self._apply_music()

    def set_level(self, bus: Bus, level: float) -> None:
        """At once, for the music that plays too."""
        super().set_level(bus, level)
        self._apply_music()

    def mute(self, muted: bool) -> None:
        """What plays is cut off."""
        super().mute(muted)
        if muted:
            pygame.mixer.stop()
        self._apply_music()

    def preload(self, *names: str) -> None:
        """In a thread: no frame waits for a file."""
        with self._lock:
            fresh = [n for n in names if n not in self._ready and n not in self._loading]
            self._loading.update(fresh)
        if fresh:
            threading.Thread(target=self._load, args=(fresh,), daemon=True, name="sounds").start()

    def close(self) -> None:
        """Stop, and give the device back."""
        self._closed = True
        pygame.mixer.quit()

    def _volume(self, bus: Bus) -> float:
        return 0.0 if self.muted else self._levels[bus] * self._levels[Bus.MASTER]

    def _apply_music(self) -> None:
        pygame.mixer.music.set_volume(self._volume(Bus.MUSIC) * QUIETER_MUSIC)

    def _file(self, name: str) -> Path | None:
        files = [self._folder / f"{name}{suffix}" for suffix in SUFFIXES]
        return next((file for file in files if file.is_file()), None)

    def _load(self, names: list[str]) -> None:
        for name in names:
            sound = self._loaded(name)
            with self._lock:
                self._ready[name] = sound
                self._loading.discard(name)

    def _loaded(self, name: str) -> pygame.mixer.Sound | None:
        file = self._file(name)
        if file is None or self._closed:
            log.info("no sound %s", name)
            return None
        try:
            return pygame.mixer.Sound(file)
        except (pygame.error, OSError) as fault:
            log.warning("sound %s cannot be read: %s", name, fault)
            return None


def open_sounds(folder: Path) -> Silence | Speaker:
    """A speaker, or silence with one line in the log if this machine has no sound device."""
    try:
        pygame.mixer.init(44100, -16, 2, 512)
    except pygame.error as fault:
        log.warning("no sound: %s", fault)
        return Silence()
    return Speaker(folder) if pygame.mixer.get_init() else Silence()
