"""All devices together: events in, intents out, each with its device, time and generation."""

from dataclasses import replace

import pygame

from game.ui.devices.bindings import Action, Bindings
from game.ui.devices.keys import Keys
from game.ui.devices.mouse import Mouse
from game.ui.devices.pads import Pads
from game.ui.geometry import Mapping
from game.ui.intents import (
    Device,
    DeviceFound,
    DeviceLost,
    Drag,
    DragCancelled,
    FocusLost,
    Intent,
    Point,
    Press,
    Release,
)

__all__ = ["Action", "Bindings", "Devices"]

NUDGE = 4.0
"""Design units: a mouse that moved less was only bumped, and prompts stay with the device in use."""


class Devices:
    """Turns events into intents. `last` is the device in use; `generation` is stamped on what begins now."""

    def __init__(self, bindings: Bindings | None = None) -> None:
        self.bindings = bindings or Bindings()
        self.mouse = Mouse()
        self.keys = Keys(self.bindings)
        self.pads = Pads(self.bindings)
        self.last = Device.MOUSE
        self.generation = 0
        self._began = 0
        self._rest = (-99.0, -99.0)

    def rebind(self, bindings: Bindings) -> None:
        """Use other bindings from now on."""
        self.bindings = self.keys.bindings = self.pads.bindings = bindings

    def hear(self, event: pygame.event.Event, mapping: Mapping, now: float) -> list[Intent]:
        """The intents of one event; `now` in seconds."""
        if event.type == pygame.WINDOWFOCUSLOST:
            return self._stamp([*self._let_go(), FocusLost()], Device.MOUSE, now)
        if event.type == pygame.WINDOWFOCUSGAINED:
            self.mouse.gain_focus(now)
            return []
        heard = self._stamp(self.mouse.hear(event, mapping, now), Device.MOUSE, now)
        heard += self._stamp(self.keys.hear(event, now), Device.KEYS, now)
        pads = self.pads.hear(event, now)
        if any(isinstance(intent, DeviceLost) for intent in pads):
            pads = [*self.mouse.cancel(), *pads]
        return heard + self._stamp(pads, Device.PAD, now)

    def repeat(self, now: float, dt: float) -> list[Intent]:
        """What is held does it again; `dt` seconds since the last call."""
        held = self._stamp(self.keys.repeat(now), Device.KEYS, now)
        return held + self._stamp(self.pads.repeat(now, dt), Device.PAD, now)

    @property
    def holding(self) -> bool:
        """Whether something is held that may repeat."""
        return self.keys.held or self.pads.moving

    def close(self) -> None:
        """Let go of everything."""
        self.pads.close()

    def _let_go(self) -> list[Intent]:
        self.keys.release_all()
        self.pads.release_all()
        return self.mouse.lose_focus()

    def _stamp(self, intents: list[Intent], device: Device, now: float) -> list[Intent]:
        return [self._stamped(intent, device, now) for intent in intents]

    def _stamped(self, intent: Intent, device: Device, now: float) -> Intent:
        held = isinstance(intent, Release | Drag | DragCancelled)
        if isinstance(intent, Press):
            self._began = self.generation
        if self._counts(intent):
            self.last = device
        return replace(intent, device=device, time=now, generation=self._began if held else self.generation)

    def _counts(self, intent: Intent) -> bool:
        """Whether this shows which device the person uses."""
        if isinstance(intent, DeviceFound | DeviceLost | FocusLost | DragCancelled):
            return False
        if isinstance(intent, Point):
            far = abs(intent.x - self._rest[0]) + abs(intent.y - self._rest[1]) > NUDGE
            first, self._rest = self._rest[0] < -90, (intent.x, intent.y) if far else self._rest
            return far and not first
        return True
