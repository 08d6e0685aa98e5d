"""Moogh in a real window: a first round is played with the mouse alone and with keys alone, by what is lit."""

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
MAIN = "ButtonSpot(name='main')"
ANSWERS = 14
"""Four are placed, four plan, and some of the first turns are taken."""
ARGUMENTS = ["main.py", "play", "moogh", "--scenario", "first-blood", "--seats", "human", "--seed", "7"]


@pytest.fixture
def window(tmp_path: Path) -> Iterator[Window]:
    with screen() as display, Window(display, tmp_path, [*ARGUMENTS, "--size", "1280x720"]) as window:
        yield window


def test_a_round_is_played_with_the_mouse_alone(window: Window) -> None:
    _play(window, window.press_by_mouse)


def test_a_round_is_played_with_keys_alone(window: Window) -> None:
    _play(window, window.press_by_keys)


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
