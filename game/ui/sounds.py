"""Sound: four buses, files loaded aside, and silence where there is no device."""

import logging
import random
import threading
import time
from collections import defaultdict
from collections.abc import Callable
from enum import Enum
from functools import partial
from itertools import count
from pathlib import Path
from queue import Empty, PriorityQueue
from typing import Final, Protocol

import pygame

from game.ui import noises
from game.ui.bed import Bed
from game.ui.takes import Take, load

log = logging.getLogger(__name__)

QUIETER_MUSIC: Final = 0.5
CHANNELS: Final = 20
AT_ONCE: Final = 3
"""So many of the same sound together; the next one ends the oldest."""
APART_S: Final = 0.035
"""The same sound again within that time is not heard as a second one, only louder."""
LATE_S: Final = 0.25
"""A sound that had to be loaded first is still played if it is no later than that."""
SOFTEST: Final = 0.88
NOW, SOON, SOME_TIME, LAST = range(4)
"""What the thread does first: play, load, give a take another pitch; end."""


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

    A thread of its own does all of it, reading, decoding and playing: the mixer makes those who want to play wait for
    those who decode, and no frame may be among them. What is drawn by lot (take, pitch, loudness) comes from a
    `Random` of its own, never from a game's dice.
    """

    audible = True

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self._folder = folder
        self._chance = random.Random()
        self._ready: dict[str, list[Take]] = {}
        self._last: dict[str, tuple[float, Take]] = {}
        self._on: dict[str, list[pygame.mixer.Channel]] = defaultdict(list)
        self._bed = Bed(folder)
        pygame.mixer.set_num_channels(CHANNELS)
        self._order = count()
        self._jobs: PriorityQueue[tuple[int, int, Callable[[], None] | None]] = PriorityQueue()
        self._worker = threading.Thread(target=self._work, daemon=True, name="sounds")
        self._worker.start()

    def play(self, name: str, bus: Bus = Bus.EFFECTS) -> None:
        """Another take than the last time, a little softer or not; afterwards that take gets another pitch."""
        if self._volume(bus) > 0:
            self._do(NOW, partial(self._play, name, bus, time.monotonic()))

    def preload(self, *names: str) -> None:
        """Before they are needed."""
        for name in names:
            self._do(SOON, partial(self._load, name))

    def music(self, name: str | None) -> None:
        """Another piece, or none; one fades out, the next one in."""
        self._bed.wanted = name
        self._do(NOW, self._bed.step)

    def set_level(self, bus: Bus, level: float) -> None:
        """At once, for the music that plays too."""
        super().set_level(bus, level)
        self._tune()

    def mute(self, muted: bool) -> None:
        """What plays is cut off."""
        super().mute(muted)
        if muted:
            self._do(NOW, self._cut)
        self._tune()

    def close(self) -> None:
        """Stop, and give the device back."""
        self._do(-1, None)
        self._worker.join(2)
        pygame.mixer.quit()

    def _volume(self, bus: Bus) -> float:
        return 0.0 if self.muted else self._levels[bus] * self._levels[Bus.MASTER]

    def _tune(self) -> None:
        self._bed.level = self._volume(Bus.MUSIC) * QUIETER_MUSIC
        self._do(NOW, self._bed.step)

    # -- in the thread ----------------------------------------------------------------------------------------
    def _do(self, when: int, job: Callable[[], None] | None) -> None:
        self._jobs.put((when, next(self._order), job))

    def _work(self) -> None:
        while True:
            try:
                job = self._jobs.get(timeout=self._bed.due)[2]
            except Empty:
                self._bed.step()
                continue
            if job is not None:
                self._try(job)
            self._jobs.task_done()
            if job is None:
                return

    @staticmethod
    def _try(job: Callable[[], None]) -> None:
        try:
            job()
        except pygame.error as fault:
            log.warning("a sound failed: %s", fault)

    def _cut(self) -> None:
        pygame.mixer.stop()
        self._bed.cut()

    def _load(self, name: str) -> None:
        if name not in self._ready:
            self._ready[name] = load(self._folder, name, self._chance)

    def _play(self, name: str, bus: Bus, asked: float) -> None:
        self._load(name)
        now, takes = time.monotonic(), self._ready[name]
        since, former = self._last.get(name, (-1.0, None))
        if not takes or now - asked > LATE_S or now - since < APART_S:
            return
        channel = self._channel(name)
        if channel is None:
            return
        take = self._chance.choice([one for one in takes if one is not former] or takes)
        self._last[name] = (now, take)
        channel.play(take.sound)
        channel.set_volume(self._volume(bus) * self._chance.uniform(SOFTEST, 1.0))
        self._do(SOME_TIME, partial(take.pitch_again, self._chance))

    def _channel(self, name: str) -> pygame.mixer.Channel | None:
        """A free one; none if everything is in use: one sound more would not be heard anyway."""
        on = [one for one in self._on[name] if one.get_busy()]
        if len(on) < AT_ONCE:
            free = pygame.mixer.find_channel()
            if free is None:
                return None
            for channels in self._on.values():  # a channel that is used anew belongs to no other name
                channels[:] = [one for one in channels if one.id != free.id]
            self._on[name].append(free)
            return free
        self._on[name] = [*on[1:], on[0]]
        return on[0]


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
