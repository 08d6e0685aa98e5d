"""Plays a match of Wrath with a virtual pad, which can only be plugged in from within the program's process."""

from __future__ import annotations

import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "tests" / "ui")]

import pygame  # noqa: E402

from game.cli.options import Window as Wish  # noqa: E402
from game.content.matchfile import MatchFile, Seat  # noqa: E402
from game.screens import ways  # noqa: E402
from game.screens.app import open_app  # noqa: E402
from game.screens.house import House  # noqa: E402
from game.screens.play import Play  # noqa: E402
from game.screens.result import Result  # noqa: E402
from game.ui.transitions import Push  # noqa: E402
from tests.window.pad_hand import PadHand  # noqa: E402
from tests.window.strategy import Person  # noqa: E402

if TYPE_CHECKING:
    from game.ui.app import App

TWICE_S = 0.31
"""Two presses closer together are one (C7)."""
PATIENCE = 90.0


class Player:
    """Holds the pad, and turns the program's loop meanwhile."""

    def __init__(self, app: App, play: Play) -> None:
        self.app, self.play = app, play
        self.hand = PadHand(app)
        self.person = Person()
        self._last = 0.0

    @property
    def over(self) -> bool:
        """Whether the result is shown."""
        return isinstance(self.app.stack.top, Result)

    def go_on(self) -> None:
        """A moment, and the next answer if it is wanted."""
        self.hand.run(0.01)
        play = self.play
        if self.app.stack.top is not play or play.view.busy or not play.sitting.turns.human:
            return
        told = self._told()
        name = self.person.choose(told)
        self._step_to(name, len(told["order"]))
        self.hand.run(max(0.0, self._last + TWICE_S - time.monotonic()))
        self.hand.push(pygame.CONTROLLER_BUTTON_A if name else pygame.CONTROLLER_BUTTON_B)
        self._last = time.monotonic()

    def _told(self) -> dict[str, Any]:
        """What a person sees."""
        view, decision = self.play.view, self.play.sitting.match.decision
        return {
            "order": [str(spot) for spot in view.places.order(view.lit)],
            "about": decision.about,
            "legal": decision.legal(),
            "focus": str(view.pointer.pointed),
        }

    def _step_to(self, name: str, places: int) -> None:
        pointer = self.play.view.pointer
        for _step in range(places + 2):
            if pointer.ringed and str(pointer.pointed) == name:
                return
            self.hand.push(pygame.CONTROLLER_BUTTON_RIGHTSHOULDER)


def main() -> int:
    """0 once the result is shown."""
    house = House()
    app = open_app(house, Wish(size=(1280, 720)))
    seats = (Seat("human"), Seat("easy"), Seat("easy"), Seat("easy"))
    play = ways.table(house, MatchFile("wrath", seats, "first-game", 7))
    assert isinstance(play, Play)
    app.go(Push(play))
    player, end = Player(app, play), time.monotonic() + PATIENCE
    while not player.over and time.monotonic() < end:
        player.go_on()
    over = player.over
    app.stack.close()
    house.close()
    player.hand.pad.unplug()
    return 0 if over else 1


if __name__ == "__main__":
    sys.exit(main())
