"""Plays a match of Wrath with a virtual pad, which can only be plugged in from within the program's process."""

from __future__ import annotations

import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "tests" / "ui")]

HOLD_S, REST_S = 0.03, 0.03
PATIENCE = 90.0


def main() -> int:
    """0 once the result is shown."""
    import pygame
    from virtual_pad import VirtualPad

    import game.ui  # noqa: F401 - before pygame
    from game.cli.options import Window as Wish
    from game.content.matchfile import MatchFile, Seat
    from game.screens import ways
    from game.screens.app import open_app
    from game.screens.house import House
    from game.screens.play import Play
    from game.screens.result import Result
    from game.ui.transitions import Push
    from tests.window.strategy import Person

    house = House()
    app = open_app(house, Wish(size=(1280, 720)))
    pad = VirtualPad()
    file = MatchFile("wrath", (Seat("human"), Seat("easy"), Seat("easy"), Seat("easy")), "first-game", 7)
    app.go(Push(ways.table(house, file)))
    play = app.stack.top
    assert isinstance(play, Play)

    def run(seconds: float) -> None:
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            app.tick()
            time.sleep(0.004)

    def push(button: int) -> None:
        pad.press(button)
        run(HOLD_S)
        pad.release(button)
        run(REST_S)

    person, last, end = Person(), 0.0, time.monotonic() + PATIENCE
    while not isinstance(app.stack.top, Result) and time.monotonic() < end:
        run(0.01)
        if play.view.busy or not play.sitting.turns.human or app.stack.top is not play:
            continue
        view = play.view
        order = [str(spot) for spot in view.places.order(view.lit)]
        told = {
            "order": order,
            "about": play.sitting.match.decision.about,
            "legal": play.sitting.match.decision.legal(),
        }
        told["focus"] = str(view.pointer.pointed)
        name = person.choose(told)
        for _step in range(len(order) + 2):
            if view.pointer.ringed and str(view.pointer.pointed) == name:
                break
            push(pygame.CONTROLLER_BUTTON_RIGHTSHOULDER)
        run(max(0.0, last + 0.31 - time.monotonic()))
        push(pygame.CONTROLLER_BUTTON_A if name else pygame.CONTROLLER_BUTTON_B)
        last = time.monotonic()
    over = isinstance(app.stack.top, Result)
    app.stack.close()
    house.close()
    pad.unplug()
    return 0 if over else 1


if __name__ == "__main__":
    sys.exit(main())
