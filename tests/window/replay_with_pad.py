"""Watches a match with a virtual pad alone: pause, single steps, the list of turns, and play on from one of them."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TypeVar

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "tests" / "ui")]

import pygame  # noqa: E402

from game.cli.options import Window as Wish  # noqa: E402
from game.screens import ways  # noqa: E402
from game.screens.app import open_app  # noqa: E402
from game.screens.house import House  # noqa: E402
from game.screens.play import Play  # noqa: E402
from game.screens.play_from import PlayFrom  # noqa: E402
from game.screens.replay import Replay  # noqa: E402
from game.screens.turn_list import TurnList  # noqa: E402
from game.ui.laying import Laying  # noqa: E402
from game.ui.scenes import Scene  # noqa: E402
from game.ui.transitions import Push  # noqa: E402
from game.ui.widgets import ListBox  # noqa: E402
from tests.screens.tables import a_finished_file  # noqa: E402
from tests.window.pad_hand import PadHand  # noqa: E402

TWICE_S = 0.32
"""Two presses closer together are one (C7)."""
PAUSE_S = 0.5
CHOSEN = 2
"""The turn, from 0, that is gone to."""
S = TypeVar("S", bound=Scene)


def main() -> int:
    """0 once another match is played on from the third turn of the one that was watched."""
    house = House()
    app = open_app(house, Wish(size=(1280, 720)))
    app.go(Push(ways.replay(house, a_finished_file())))
    hand = PadHand(app)
    hand.run(PAUSE_S)
    _watch(hand)
    assert _top(hand, Play).sitting.turns.human, "a person was to play on"
    app.stack.close()
    house.close()
    hand.pad.unplug()
    return 0


def _watch(hand: PadHand) -> None:
    """From the running replay to the other match."""
    replay = _top(hand, Replay)
    _press(hand, "pause")
    stood = replay.playback.at
    hand.run(PAUSE_S)
    assert replay.playback.at == stood, "it went on"
    for name, after in (("step", 1), ("step", 2), ("step back", 1)):
        _press(hand, name)
        assert replay.playback.at == stood + after, name
    _press(hand, "turns")
    _choose_row(hand, CHOSEN)
    assert _top(hand, Replay) is replay
    assert replay.playback.at == replay.playback.turns[CHOSEN].at
    _press(hand, "from here")
    _top(hand, PlayFrom)
    _press(hand, "start")
    hand.run(PAUSE_S)


def _press(hand: PadHand, name: str) -> None:
    """Steps from control to control until it is that one, and confirms it."""
    controls = _top(hand, Scene).controls
    assert controls is not None
    for _step in controls.reachable:
        if controls.focus is controls[name]:
            break
        hand.push(pygame.CONTROLLER_BUTTON_RIGHTSHOULDER)
    assert controls.focus is controls[name], f"{name} cannot be reached"
    _confirm(hand)


def _choose_row(hand: PadHand, number: int) -> None:
    controls = _top(hand, TurnList).controls
    assert controls is not None
    rows = controls["turns"]
    assert isinstance(rows, ListBox)
    assert controls.focus is rows
    for _step in range(len(rows.rows)):
        if rows.index == number:
            break
        way = pygame.CONTROLLER_BUTTON_DPAD_DOWN if rows.index < number else pygame.CONTROLLER_BUTTON_DPAD_UP
        hand.push(way)
    _confirm(hand)


def _confirm(hand: PadHand) -> None:
    hand.run(TWICE_S)
    hand.push(pygame.CONTROLLER_BUTTON_A)
    hand.run(0.1)


def _top(hand: PadHand, kind: type[S]) -> S:
    """The scene on top, which must be of that kind; a table may still be laid."""
    while isinstance(hand.app.stack.top, Laying):
        hand.run(0.05)
    top = hand.app.stack.top
    assert isinstance(top, kind), f"{type(top).__name__} is on top, {kind.__name__} was expected"
    return top


if __name__ == "__main__":
    sys.exit(main())
