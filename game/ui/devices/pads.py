"""Game pads: plugged and unplugged at any time, drifting sticks, buttons that repeat."""

import logging
from dataclasses import dataclass, field
from math import atan2, hypot, pi
from typing import Final, Protocol

import pygame
from pygame._sdl2 import controller

from game.ui.devices.bindings import LEFT_TRIGGER, RIGHT_TRIGGER, STICK_LEFT, STICK_RIGHT, Action, Bindings
from game.ui.devices.clock import Repeat
from game.ui.devices.meaning import REPEATING, meaning
from game.ui.intents import DeviceFound, DeviceLost, Intent, Number, Scroll

log = logging.getLogger(__name__)

FULL: Final = 32767
DEADZONE: Final = 0.35
RELEASE: Final = 0.25
"""A stick that has moved something must come back this far before it rests (hysteresis)."""
PRESSED: Final = 0.5
FLICKED: Final = 0.8
"""So far to a side the right stick is a button: further than a thumb strays while it scrolls."""
STAYS: Final = 0.65
"""A stick that points at something keeps to it until it has turned so much of the way to the next."""
LINES_S: Final = 14
"""Lines a second that a full right stick scrolls."""

AXES: Final = {
    (pygame.CONTROLLER_AXIS_LEFTX, -1): Action.LEFT,
    (pygame.CONTROLLER_AXIS_LEFTX, 1): Action.RIGHT,
    (pygame.CONTROLLER_AXIS_LEFTY, -1): Action.UP,
    (pygame.CONTROLLER_AXIS_LEFTY, 1): Action.DOWN,
}
STICKS: Final = {
    False: (pygame.CONTROLLER_AXIS_LEFTX, pygame.CONTROLLER_AXIS_LEFTY),
    True: (pygame.CONTROLLER_AXIS_RIGHTX, pygame.CONTROLLER_AXIS_RIGHTY),
}
"""The axes of the left stick and those of the other."""
TRIGGERS: Final = {
    pygame.CONTROLLER_AXIS_TRIGGERLEFT: LEFT_TRIGGER,
    pygame.CONTROLLER_AXIS_TRIGGERRIGHT: RIGHT_TRIGGER,
}


class Handle(Protocol):
    """An open pad, as far as we need one."""

    def quit(self) -> None: ...


@dataclass(slots=True)
class Pad:
    """One pad: its name, what it holds, and whether anybody has used it.

    `sticks`: how far each axis is out; `stale`: those that count again once they have rested; `aimed`: at the how
    manieth thing of a dial each stick points.
    """

    name: str
    handle: Handle | None = None
    used: bool = False
    axes: dict[int, int] = field(default_factory=dict)
    held: dict[object, tuple[Repeat, Action]] = field(default_factory=dict)
    scroll: float = 0.0
    sticks: dict[int, float] = field(default_factory=dict)
    stale: set[int] = field(default_factory=set)
    aimed: dict[bool, int] = field(default_factory=dict)


class Pads:
    """Pad events into intents; pads are known by their instance id alone.

    `dial`: so many things lie around, the first at the top, and a stick pushed that way is the number of one; 0: sticks
    step and scroll.
    """

    def __init__(self, bindings: Bindings) -> None:
        self.bindings = bindings
        self.pads: dict[int, Pad] = {}
        self.dial = 0
        try:
            controller.init()
        except pygame.error as fault:
            log.warning("no pads: %s", fault)

    def hear(self, event: pygame.event.Event, now: float) -> list[Intent]:
        """The intents of one event."""
        if event.type == pygame.CONTROLLERDEVICEADDED:
            return self._added(event)
        if event.type == pygame.CONTROLLERDEVICEREMOVED:
            return self._removed(event.instance_id)
        pad = self.pads.get(getattr(event, "instance_id", -1))
        if pad is None:
            return []
        if event.type == pygame.CONTROLLERBUTTONDOWN:
            return self._press(pad, event.button, event.instance_id, now)
        if event.type == pygame.CONTROLLERBUTTONUP:
            pad.held.pop(event.button, None)
        elif event.type == pygame.CONTROLLERAXISMOTION:
            return self._axis(pad, event, now)
        return []

    def repeat(self, now: float, dt: float) -> list[Intent]:
        """What held buttons and sticks do again, and how far the right sticks scroll in `dt` seconds."""
        again: list[Intent] = []
        for number, pad in self.pads.items():
            again += [
                _from(number, meaning(action, repeated=True))
                for clock, action in pad.held.values()
                if action in REPEATING and clock.due(now)
            ]
            again += [_from(number, chosen) for other in STICKS if (chosen := self._dialled(pad, other=other))]
            if pad.scroll:
                again.append(Scroll(pad.scroll * LINES_S * dt, 960, 540, source=number))
        return again

    def lay_dial(self, number: int) -> None:
        """So many things lie around the sticks from now on; what they did until now ends."""
        if number == self.dial:
            return
        self.dial = number
        for pad in self.pads.values():
            pad.held = {what: held for what, held in pad.held.items() if not isinstance(what, tuple)}
            pad.stale = {axis for axis, value in pad.sticks.items() if abs(value) > RELEASE}
            pad.axes.clear()
            pad.aimed.clear()
            pad.scroll = 0.0

    def release_all(self) -> None:
        """Nothing is held any more."""
        for pad in self.pads.values():
            pad.held.clear()
            pad.axes.clear()
            pad.scroll = 0.0

    @property
    def moving(self) -> bool:
        """Whether a stick or button is held, so that time matters."""
        return any(pad.held or pad.scroll for pad in self.pads.values())

    def close(self) -> None:
        """Let go of all pads."""
        for pad in self.pads.values():
            _close(pad)
        self.pads.clear()

    def _added(self, event: pygame.event.Event) -> list[Intent]:
        opened = _open(event)
        if opened is None or opened[0] in self.pads:
            return []  # SDL tells of a pad twice when it was there from the start
        number, pad = opened
        self.pads[number] = pad
        return [DeviceFound(pad.name, source=number)]

    def _removed(self, number: int) -> list[Intent]:
        pad = self.pads.pop(number, None)
        if pad is None:
            return []
        _close(pad)
        return [DeviceLost(pad.name, source=number)] if pad.used else []

    def _press(self, pad: Pad, button: int, number: int, now: float) -> list[Intent]:
        action = self.bindings.button(button)
        if action is None or button in pad.held:
            return []
        pad.used = True
        pad.held[button] = (Repeat(now), action)
        return [_from(number, meaning(action))]

    def _axis(self, pad: Pad, event: pygame.event.Event, now: float) -> list[Intent]:
        value = max(-1.0, event.value / FULL)
        if event.axis in TRIGGERS:
            return self._trigger(pad, TRIGGERS[event.axis], value, event.instance_id, now)
        pad.sticks[event.axis] = value
        if event.axis in pad.stale:
            if abs(value) <= RELEASE:
                pad.stale.discard(event.axis)
            return []
        if self.dial:
            return []  # both axes of a stick are looked at together, in `repeat`
        if event.axis == pygame.CONTROLLER_AXIS_RIGHTX:
            return self._flick(pad, value, event.instance_id, now)
        if event.axis == pygame.CONTROLLER_AXIS_RIGHTY:
            pad.scroll = value if abs(value) >= DEADZONE else 0.0
            return []
        return self._stick(pad, event.axis, value, event.instance_id, now)

    def _dialled(self, pad: Pad, *, other: bool) -> Number | None:
        """What a stick points at now and did not before."""
        x, y = (0.0 if axis in pad.stale else pad.sticks.get(axis, 0.0) for axis in STICKS[other])
        far, before = hypot(x, y), pad.aimed.get(other)
        if not self.dial or far < PRESSED:
            pad.aimed.pop(other, None)
            return None
        turn = atan2(x, -y) / (2 * pi) * self.dial
        if far < FLICKED or (before is not None and abs(_apart(turn - before, self.dial)) <= STAYS):
            return None
        pad.used = True
        pad.aimed[other] = round(turn) % self.dial
        return None if pad.aimed[other] == before else Number(pad.aimed[other] + 1, other=other)

    def _flick(self, pad: Pad, value: float, number: int, now: float) -> list[Intent]:
        far = value * PRESSED / FLICKED
        return self._trigger(pad, STICK_LEFT, -far, number, now) or self._trigger(pad, STICK_RIGHT, far, number, now)

    def _trigger(self, pad: Pad, button: int, value: float, number: int, now: float) -> list[Intent]:
        if value >= PRESSED:
            return self._press(pad, button, number, now)
        if value <= RELEASE:
            pad.held.pop(button, None)
        return []

    def _stick(self, pad: Pad, axis: int, value: float, number: int, now: float) -> list[Intent]:
        side, before = _side(value, pad.axes.get(axis, 0)), pad.axes.get(axis, 0)
        if side == before:
            return []
        pad.axes[axis] = side
        pad.held.pop((axis, before), None)
        action = AXES.get((axis, side))
        if action is None:
            return []
        pad.used = True
        pad.held[axis, side] = (Repeat(now), action)
        return [_from(number, meaning(action))]


def _apart(turn: float, whole: int) -> float:
    """The shorter way round."""
    return (turn + whole / 2) % whole - whole / 2


def _side(value: float, before: int) -> int:
    """-1, 0 or 1; a side that is held lets go later than it takes hold."""
    limit = RELEASE if before and value * before > 0 else DEADZONE
    if abs(value) <= limit:
        return 0
    return 1 if value > 0 else -1


def _from(number: int, intent: Intent) -> Intent:
    object.__setattr__(intent, "source", number)  # fresh from `meaning`, seen by nobody yet
    return intent


def _open(event: pygame.event.Event) -> tuple[int, Pad] | None:
    """The pad of an event, opened; None if it has gone again."""
    try:
        handle = controller.Controller(event.device_index)
        return handle.as_joystick().get_instance_id(), Pad(handle.name or "", handle)
    except (pygame.error, AttributeError, ValueError) as fault:
        log.info("a pad went before it could be opened: %s", fault)
        return None


def _close(pad: Pad) -> None:
    if pad.handle is None:
        return
    try:
        pad.handle.quit()
    except pygame.error as fault:
        log.info("pad %s was gone already: %s", pad.name, fault)
