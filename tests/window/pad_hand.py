"""A virtual pad in somebody's hand, who turns the program's loop meanwhile."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from virtual_pad import VirtualPad

if TYPE_CHECKING:
    from game.ui.app import App

HOLD_S, REST_S = 0.03, 0.03


class PadHand:
    """Presses the pad's buttons; `app` goes on by itself for as long as the hand takes."""

    def __init__(self, app: App) -> None:
        self.app = app
        self.pad = VirtualPad()

    def push(self, button: int) -> None:
        """Down and up again (pygame's CONTROLLER_BUTTON_… numbers)."""
        self.pad.press(button)
        self.run(HOLD_S)
        self.pad.release(button)
        self.run(REST_S)

    def run(self, seconds: float) -> None:
        """The program goes on for so long."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            self.app.tick()
            time.sleep(0.004)
