"""Moogh in a real window: a first round is played with the mouse alone and with keys alone, by what is lit."""

from __future__ import annotations

import random
import time
from typing import TYPE_CHECKING, Any

import pytest

from tests.window.stage import Window, screen

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

pytestmark = [pytest.mark.window, pytest.mark.timeout(240)]
TWICE_S = 0.31
"""Two presses closer together are one (C7), so a person does not press faster."""
MAIN = "ButtonSpot(name='main')"
ANSWERS = 14
"""Four are placed, four plan, and some of the first turns are taken."""
ARGUMENTS = ["main.py", "play", "moogh", "--scenario", "first-blood", "--seats", "human", "--seed", "7"]


@pytest.fixture
def window(tmp_path: Path) -> Iterator[Window]:
    with screen() as display, Window(display, tmp_path, [*ARGUMENTS, "--size", "1280x720"]) as window:
        yield window


def test_a_round_is_played_with_the_mouse_alone(window: Window) -> None:
    def press(name: str, told: dict[str, Any]) -> None:
        x, y = told["lit"][name]
        window.xdotool("mousemove", str(x), str(y), "click", "1")

    _play(window, press)


def test_a_round_is_played_with_keys_alone(window: Window) -> None:
    def press(name: str, told: dict[str, Any]) -> None:
        for _step in range(2 * len(told["order"])):
            if window.told().get("focus") == name:
                break
            window.xdotool("key", "Tab")
            time.sleep(0.05)
        window.xdotool("key", "Return")

    _play(window, press)


def _play(window: Window, press: Callable[[str, dict[str, Any]], None]) -> None:
    """Presses one lit place after the other, at random, until so many answers are given."""
    draw = random.Random(5)
    seen: set[str] = set()
    while window.told().get("answers", 0) < ANSWERS:
        window.wait_for(lambda: bool(window.told().get("live") and window.told().get("lit")))
        told = window.told()
        seen.add(told["about"])
        onward = [name for name in sorted(told["lit"]) if name != MAIN]  # to end a turn early asks once more
        press(draw.choice(onward or [MAIN]), told)
        time.sleep(TWICE_S)
        assert window.process.poll() is None, "the program has ended"
    assert {"place", "program", "turn"} <= seen
