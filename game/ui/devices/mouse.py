"""The mouse (and a finger, which SDL tells as one)."""

import pygame

from game.ui.geometry import Mapping
from game.ui.intents import Drag, DragCancelled, Intent, Point, Press, Release, Scroll, Zoom

FOCUS_CLICK_S = 0.3
"""A press so soon after the window got the focus was meant for the window, not for what is under it."""


class Mouse:
    """Pointer events into intents."""

    def __init__(self) -> None:
        self.place = (960.0, 540.0)
        self.pixel = (0.0, 0.0)
        """Where the pointer is on the window, in the mouse's own units."""
        self._seen = False
        self._from: tuple[float, float] | None = None
        self._held: set[int] = set()
        self._focused = True
        self._since = -1.0
        self._swallowed: set[int] = set()

    def hear(self, event: pygame.event.Event, mapping: Mapping, now: float) -> list[Intent]:
        """The intents of one event."""
        if event.type in {pygame.MOUSEMOTION, pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP}:
            self.pixel, self._seen = (float(event.pos[0]), float(event.pos[1])), True
        if event.type == pygame.MOUSEMOTION:
            return [self._moved(mapping.to_design(*event.pos))]
        if event.type == pygame.MOUSEBUTTONDOWN and event.button <= 3:
            return self._down(mapping.to_design(*event.pos), event.button, now)
        if event.type == pygame.MOUSEBUTTONUP and event.button <= 3:
            return self._up(mapping.to_design(*event.pos), event.button)
        if event.type == pygame.MOUSEWHEEL:
            return self._wheel(event)
        return []

    def again(self, mapping: Mapping) -> Intent | None:
        """Where the pointer is after the picture has moved beneath it; None if it was never seen."""
        return self._moved(mapping.to_design(*self.pixel)) if self._seen else None

    def lose_focus(self) -> list[Intent]:
        """Another window is in front: every button is up, and the next press only brings us back."""
        self._focused = False
        return self.cancel()

    def gain_focus(self, now: float) -> None:
        """The window is in front again."""
        if not self._focused:
            self._focused, self._since = True, now

    def cancel(self) -> list[Intent]:
        """Let go of whatever is held, without doing it."""
        held, self._from = self._from is not None or bool(self._held), None
        self._swallowed |= self._held
        self._held.clear()
        return [DragCancelled()] if held else []

    def _moved(self, place: tuple[float, float]) -> Intent:
        self.place = place
        return Point(*place) if self._from is None else Drag(*place, *self._from)

    def _down(self, place: tuple[float, float], button: int, now: float) -> list[Intent]:
        self.place = place
        only_focuses = not self._focused or (0 <= now - self._since <= FOCUS_CLICK_S and self._since >= 0)
        self._since = -1.0
        if only_focuses:
            self._focused = True
            self._swallowed.add(button)
            return []
        self._swallowed.discard(button)
        self._held.add(button)
        if button == 1:
            self._from = place
        return [Press(*place, button)]

    def _up(self, place: tuple[float, float], button: int) -> list[Intent]:
        self.place = place
        if button in self._swallowed or button not in self._held:
            self._swallowed.discard(button)
            return []
        self._held.discard(button)
        if button == 1:
            self._from = None
        return [Release(*place, button)]

    def _wheel(self, event: pygame.event.Event) -> list[Intent]:
        turned = getattr(event, "precise_y", 0.0) or float(event.y)
        if pygame.key.get_mods() & pygame.KMOD_CTRL:
            return [Zoom(turned)]
        return [Scroll(-turned * 3, *self.place)]
