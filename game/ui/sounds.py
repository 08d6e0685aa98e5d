"""Sound: four buses, files loaded aside, and silence where there is no device."""

import logging
import random
import threading
import time
from collections import defaultdict
from collections.abc import Callable
from enum import Enum
from functools import partial
from pathlib import Path
from queue import Queue
from typing import Final, Protocol

import pygame

from game.ui import noises
from game.ui.takes import Take, decoded, load

log = logging.getLogger(__name__)

QUIETER_MUSIC: Final = 0.5
CHANNELS: Final = 20
MUSIC_CHANNELS: Final = 2
"""The first channels: a piece fades out on one while the next fades in on the other."""
AT_ONCE: Final = 3
"""So many of the same sound together; the next one ends the oldest."""
APART_S: Final = 0.035
"""The same sound again within that time is not heard as a second one, only louder."""
LATE_S: Final = 0.25
"""A sound that had to be loaded first is still played if it is no later than that."""
CROSSFADE_MS: Final = 1500
SOFTEST: Final = 0.88


class Bus(Enum):
    """What can be made louder by itself."""

    MASTER = "master"
    EFFECTS = "effects"
    MUSIC = "music"
    INTERFACE = "interface"


class Sounds(Protocol):
    """What plays sounds; names are files below `sounds/` without their ending and take ("shared/knock")."""

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
    """Sound through pygame's mixer. Missing files are logged once and stay silent.

    All files are read and decoded by one thread of its own; what is drawn by lot (take, pitch, loudness) comes from
    a `Random` of its own, never from a game's dice.
    """

    audible = True

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self._folder = folder
        self._chance = random.Random()
        self._lock = threading.RLock()
        self._ready: dict[str, list[Take]] = {}
        self._loading: set[str] = set()
        self._last: dict[str, tuple[float, Take]] = {}
        self._on: dict[str, list[pygame.mixer.Channel]] = defaultdict(list)
        self._wanted: str | None = None
        self._piece: str | None = None
        self._score: pygame.mixer.Sound | None = None
        self._side = 0
        pygame.mixer.set_num_channels(CHANNELS)
        self._closed = False
        self._jobs: Queue[Callable[[], None] | None] = Queue()
        self._worker = threading.Thread(target=self._work, daemon=True, name="sounds")
        self._worker.start()

    # -- effects ----------------------------------------------------------------------------------------------
    def play(self, name: str, bus: Bus = Bus.EFFECTS) -> None:
        """Another take than the last time, a little softer or not; afterwards that take gets another pitch."""
        if self.muted or self._volume(bus) == 0:
            return
        takes = self._ready.get(name)
        if takes is None:
            self._load_soon(name, partial(self._play_late, name, bus, time.monotonic()))
        elif takes:
            self._play(name, takes, bus)

    def preload(self, *names: str) -> None:
        """In a thread: no frame waits for a file."""
        for name in names:
            self._load_soon(name)

    def _play(self, name: str, takes: list[Take], bus: Bus) -> None:
        with self._lock:
            now = time.monotonic()
            since, former = self._last.get(name, (0.0, None))
            channel = None if now - since < APART_S else self._channel(name)
            if channel is None:
                return
            take = self._chance.choice([one for one in takes if one is not former] or takes)
            self._last[name] = (now, take)
            channel.play(take.sound)
            channel.set_volume(self._volume(bus) * self._chance.uniform(SOFTEST, 1.0))
        if not take.tuned:
            self._jobs.put(partial(self._pitch_again, take))

    def _channel(self, name: str) -> pygame.mixer.Channel | None:
        """A free one; none if everything is in use: one sound more would not be heard anyway."""
        on = self._on[name] = [one for one in self._on[name] if one.get_busy()]
        if len(on) >= AT_ONCE:
            return on[0]
        channels = (pygame.mixer.Channel(number) for number in range(MUSIC_CHANNELS, CHANNELS))
        free = next((one for one in channels if not one.get_busy()), None)
        if free is not None:
            self._forget(free)
            self._on[name].append(free)
        return free

    def _forget(self, channel: pygame.mixer.Channel) -> None:
        """A channel that is used anew belongs to no other name."""
        for channels in self._on.values():
            channels[:] = [one for one in channels if one.id != channel.id]

    # -- music ------------------------------------------------------------------------------------------------
    def music(self, name: str | None) -> None:
        """Another piece, or none; one fades into the other."""
        self._wanted = name
        self._follow_music()

    def set_level(self, bus: Bus, level: float) -> None:
        """At once, for the music that plays too."""
        super().set_level(bus, level)
        self._follow_music()

    def mute(self, muted: bool) -> None:
        """What plays is cut off."""
        super().mute(muted)
        if muted:
            pygame.mixer.stop()
            self._piece = None
        self._follow_music()

    def _follow_music(self) -> None:
        """Music that nobody can hear is not even read."""
        loud = self._volume(Bus.MUSIC) * QUIETER_MUSIC
        wanted = self._wanted if loud > 0 else None
        with self._lock:
            if self._score is not None and wanted == self._piece:
                self._score.set_volume(loud)
            if wanted == self._piece:
                return
            self._piece = wanted
            pygame.mixer.Channel(self._side).fadeout(CROSSFADE_MS)
        if wanted is not None:
            self._jobs.put(partial(self._start_music, wanted))

    def _start_music(self, name: str) -> None:
        takes = load(self._folder, name, self._chance)
        with self._lock:
            if not takes or self._piece != name or self._closed:
                return
            self._side = 1 - self._side
            self._score = takes[0].sound
            self._score.set_volume(self._volume(Bus.MUSIC) * QUIETER_MUSIC)
            pygame.mixer.Channel(self._side).play(self._score, loops=-1, fade_ms=CROSSFADE_MS)

    # -- the thread -------------------------------------------------------------------------------------------
    def _load_soon(self, name: str, then: Callable[[], None] | None = None) -> None:
        with self._lock:
            if name not in self._ready and name not in self._loading:
                self._loading.add(name)
                self._jobs.put(partial(self._load, name))
        if then is not None:
            self._jobs.put(then)

    def _load(self, name: str) -> None:
        takes = load(self._folder, name, self._chance)
        with self._lock:
            self._ready[name] = takes
            self._loading.discard(name)

    def _play_late(self, name: str, bus: Bus, asked: float) -> None:
        if time.monotonic() - asked <= LATE_S and self._ready.get(name):
            self.play(name, bus)

    def _pitch_again(self, take: Take) -> None:
        take.sound = decoded(take.data, self._chance)

    def _work(self) -> None:
        while (job := self._jobs.get()) is not None:
            try:
                if not self._closed:
                    job()
            except pygame.error as fault:
                log.warning("a sound failed: %s", fault)
            finally:
                self._jobs.task_done()

    def close(self) -> None:
        """Stop, and give the device back."""
        self._closed = True
        self._jobs.put(None)
        self._worker.join(2)
        pygame.mixer.quit()

    def _volume(self, bus: Bus) -> float:
        return 0.0 if self.muted else self._levels[bus] * self._levels[Bus.MASTER]


def open_sounds(folder: Path) -> Silence | Speaker:
    """A speaker, or silence with one line in the log if this machine has no sound device."""
    try:
        pygame.mixer.init(44100, -16, 2, 512)
    except pygame.error as fault:
        log.warning("no sound: %s", fault)
        return Silence()
    if not pygame.mixer.get_init():
        return Silence()
    speaker = Speaker(folder)
    speaker.preload(*noises.ALL)
    return speaker
