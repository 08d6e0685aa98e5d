"""The keyboard: bound keys into intents, or letters into a field that is being written."""

from typing import Final

import pygame

from game.ui.devices.bindings import Action, Bindings, learn
from game.ui.devices.clock import Repeat
from game.ui.devices.meaning import REPEATING, meaning
from game.ui.intents import Edit, Intent, Number, Stroke, Text

STROKES: Final = {
    pygame.K_BACKSPACE: Stroke.BACKSPACE,
    pygame.K_DELETE: Stroke.DELETE,
    pygame.K_HOME: Stroke.HOME,
    pygame.K_END: Stroke.END,
}
CTRL_STROKES: Final = {
    pygame.K_c: Stroke.COPY,
    pygame.K_v: Stroke.PASTE,
    pygame.K_x: Stroke.CUT,
    pygame.K_a: Stroke.ALL,
}
ERASING: Final = {Stroke.BACKSPACE, Stroke.DELETE}
DIGITS: Final = (
    pygame.KSCAN_1, pygame.KSCAN_2, pygame.KSCAN_3, pygame.KSCAN_4, pygame.KSCAN_5,
    pygame.KSCAN_6, pygame.KSCAN_7, pygame.KSCAN_8, pygame.KSCAN_9, pygame.KSCAN_0,
)  # fmt: skip
"""By where they lie: some keyboards print digits behind Shift."""
KEYPAD: Final = (
    pygame.KSCAN_KP1, pygame.KSCAN_KP2, pygame.KSCAN_KP3, pygame.KSCAN_KP4, pygame.KSCAN_KP5,
    pygame.KSCAN_KP6, pygame.KSCAN_KP7, pygame.KSCAN_KP8, pygame.KSCAN_KP9, pygame.KSCAN_KP0,
)  # fmt: skip
NUMBERS: Final = {scancode: at + 1 for row in (DIGITS, KEYPAD) for at, scancode in enumerate(row)}
"""What digits count."""
WHILE_WRITING: Final = {
    pygame.K_RETURN,
    pygame.K_KP_ENTER,
    pygame.K_ESCAPE,
    pygame.K_TAB,
    pygame.K_LEFT,
    pygame.K_RIGHT,
    pygame.K_UP,
    pygame.K_DOWN,
    pygame.K_F11,
}
"""Keys that keep their meaning in a field."""


class Keys:
    """Keyboard events into intents. `writing` is true while a field has the focus."""

    def __init__(self, bindings: Bindings) -> None:
        self.bindings = bindings
        self.writing = False
        self._held: dict[int, tuple[Repeat, Action | Stroke | None]] = {}

    @property
    def held(self) -> bool:
        """Whether any key is down, as far as we know."""
        return bool(self._held)

    def hear(self, event: pygame.event.Event, now: float) -> list[Intent]:
        """The intents of one event."""
        if event.type == pygame.KEYDOWN:
            return self._down(event, now)
        if event.type == pygame.KEYUP:
            self._held.pop(event.scancode, None)
        elif event.type == pygame.TEXTINPUT and self.writing:
            return [Text(event.text)]
        elif event.type == pygame.TEXTEDITING and self.writing:
            return [Text(event.text, composing=True)]
        return []

    def repeat(self, now: float) -> list[Intent]:
        """What a key that is held does again."""
        return [self._again(meant) for clock, meant in self._held.values() if meant is not None and clock.due(now)]

    def release_all(self) -> None:
        """Every key is up: the window lost the keyboard."""
        self._held.clear()

    def _down(self, event: pygame.event.Event, now: float) -> list[Intent]:
        if event.scancode in self._held:
            return []  # the system's own repetition; ours has one pace everywhere
        if not event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT):
            learn(event.scancode, event.key)
        meant = self._meant(event)
        repeats = meant if meant in REPEATING or meant in ERASING else None
        self._held[event.scancode] = (Repeat(now), repeats)
        return self._number(event) if meant is None else [self._first(meant)]

    def _number(self, event: pygame.event.Event) -> list[Intent]:
        """A digit that is bound to nothing else."""
        if self.writing or event.scancode not in NUMBERS or event.mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT):
            return []
        return [Number(NUMBERS[event.scancode], other=bool(event.mod & pygame.KMOD_SHIFT))]

    def _meant(self, event: pygame.event.Event) -> Action | Stroke | None:
        ctrl = bool(event.mod & (pygame.KMOD_CTRL | pygame.KMOD_META))
        shift = bool(event.mod & pygame.KMOD_SHIFT)
        if event.mod & pygame.KMOD_ALT and not event.mod & pygame.KMOD_MODE:
            return Action.FULLSCREEN if event.key == pygame.K_RETURN else None
        if self.writing:
            stroke = CTRL_STROKES.get(event.key) if ctrl else STROKES.get(event.key)
            if stroke is not None or event.key not in WHILE_WRITING:
                return stroke
        if getattr(event, "unicode", "") == "?":  # it lies elsewhere on each layout, mostly behind Shift
            return self.bindings.key(pygame.K_QUESTION, event.scancode)
        return self.bindings.key(event.key, event.scancode, ctrl=ctrl, shift=shift)

    def _first(self, meant: Action | Stroke) -> Intent:
        return Edit(meant) if isinstance(meant, Stroke) else meaning(meant)

    def _again(self, meant: Action | Stroke) -> Intent:
        return Edit(meant) if isinstance(meant, Stroke) else meaning(meant, repeated=True)
