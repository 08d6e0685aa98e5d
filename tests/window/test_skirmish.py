"""Dino-Wars in a real window: the first turns are played with the mouse alone and with keys alone, by what is lit."""

from __future__ import annotations

import random
import time
from typing import TYPE_CHECKING, Any

import pytest

from tests.window.stage import TWICE_S, Window, screen

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

pytestmark = [pytest.mark.window, pytest.mark.timeout(240)]
ANSWERS = 26
"""An edge, three animals, two feeding points, and what the bot does; then the first moves."""
KINDS = ("WindSpot", "PointSpot", "DistanceSpot", "RowSpot", "EdgeSpot", "RosterSpot", "AnimalSpot", "ButtonSpot")
"""What is pressed, what brings an answer nearest first."""
ARGUMENTS = ["main.py", "play", "dinowars", "--scenario", "short-hunt", "--seats", "human,easy", "--seed", "7"]


@pytest.fixture
def window(tmp_path: Path) -> Iterator[Window]:
    with screen() as display, Window(display, tmp_path, [*ARGUMENTS, "--size", "1280x720"]) as window:
        yield window


def test_the_first_turns_are_played_with_the_mouse_alone(window: Window) -> None:
    _play(window, window.press_by_mouse)


def test_the_first_turns_are_played_with_keys_alone(window: Window) -> None:
    _play(window, window.press_by_keys)


def _play(window: Window, press: Callable[[str, dict[str, Any]], None]) -> None:
    """Presses one lit place after the other until so many answers are given; a heading is pressed once more."""
    draw = random.Random(5)
    seen: set[str] = set()
    last = ""
    while window.told().get("answers", 0) < ANSWERS:
        window.wait_for(lambda: bool(window.told().get("live") and window.told().get("lit")))
        told = window.told()
        seen.add(told["about"])
        last = last if last.startswith("WindSpot") and last in told["lit"] else _choose(told, draw)
        press(last, told)
        time.sleep(TWICE_S)
        assert window.process.poll() is None, "the program has ended"
    assert {"deploy", "place", "act", "go"} <= seen


def _choose(told: dict[str, Any], draw: random.Random) -> str:
    """One of the lit places of the first kind that there is."""
    kind = next(kind for kind in KINDS if any(name.startswith(kind) for name in told["lit"]))
    found = [name for name in told["order"] if name.startswith(kind) and name in told["lit"]]
    return found[0] if kind in {"RowSpot", "ButtonSpot"} else draw.choice(found)
