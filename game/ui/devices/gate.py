"""Presses that must not act: a second one of a double press, and those meant for a screen that is gone."""

from dataclasses import dataclass
from typing import Final

from game.ui.intents import Cancel, Confirm, Device, Drag, DragCancelled, Intent, Menu, Press, Release

TWICE_S: Final = 0.3
"""Two identical presses so close together are one."""


@dataclass(frozen=True, slots=True)
class Pressing:
    """What makes two presses identical."""

    kind: type[Intent]
    device: Device
    source: int
    button: int


class Gate:
    """Keeps a press from reaching a screen that it was not meant for."""

    def __init__(self) -> None:
        self._last: tuple[Pressing, float] | None = None
        self._guarded: tuple[Pressing, float] | None = None
        self._blocked: set[int] = set()

    def lets(self, intent: Intent, generation: int) -> bool:
        """Whether the screen of this generation may hear it."""
        if isinstance(intent, Release | Drag | DragCancelled) and intent.generation != generation:
            return False  # its press went to another screen
        pressing = _pressing(intent)
        if pressing is None:
            return True
        guarded, self._last = self._guarded, (pressing, intent.time)
        if intent.generation != generation:
            return False
        return guarded is None or guarded[0] != pressing or intent.time - guarded[1] > TWICE_S

    def renew(self) -> None:
        """The screen changed, or another player has it: the press that did it must not be followed by its twin."""
        self._guarded = self._last


def _pressing(intent: Intent) -> Pressing | None:
    if isinstance(intent, Press | Release):
        return Pressing(Press, intent.device, intent.source, intent.button)
    if isinstance(intent, Confirm | Cancel | Menu):
        return Pressing(type(intent), intent.device, intent.source, 0)
    return None
