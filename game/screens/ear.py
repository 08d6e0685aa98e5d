"""Hears the very next key or button, whatever it means, so that it can be bound to something."""

from typing import Final

import pygame

from game.ui.devices.bindings import Action, Binding, Bindings, Button, Key, Spot

MODIFIERS: Final = {
    pygame.K_LSHIFT, pygame.K_RSHIFT, pygame.K_LCTRL, pygame.K_RCTRL, pygame.K_LALT, pygame.K_RALT, pygame.K_LMETA,
    pygame.K_RMETA, pygame.K_CAPSLOCK, pygame.K_NUMLOCK,
}  # fmt: skip
PLACES: Final = {Action.LEFT, Action.RIGHT, Action.UP, Action.DOWN}
"""Bound by where a key lies, so that they stay together on every layout."""


class Ear(Bindings):
    """Stands in for the bindings: nothing means anything but Escape, and what was pressed is in `heard`."""

    def __init__(self, action: Action, *, pad: bool) -> None:
        super().__init__()
        self.action = action
        self.pad = pad
        self.heard: Binding | None = None

    def key(self, code: int, scancode: int, *, ctrl: bool = False, shift: bool = False) -> Action | None:
        """Escape is the way out; another key is heard, if keys are wanted."""
        if code == pygame.K_ESCAPE:
            return Action.CANCEL
        if not self.pad and code not in MODIFIERS:
            self.heard = Spot(scancode) if self.action in PLACES else Key(code, ctrl, shift)
        return None

    def button(self, number: int) -> Action | None:
        """A button is heard, if buttons are wanted; else it is a way out."""
        if not self.pad:
            return Action.CANCEL
        self.heard = Button(number)
        return None
