"""Whole matches of Wrath through the real window: with the mouse alone, with keys alone, with a pad alone."""

from __future__ import annotations

import subprocess
import time
from typing import TYPE_CHECKING, Any

import pytest

from tests.window.stage import PATIENCE, ROOT, TWICE_S, Window, check_result, is_over, screen
from tests.window.strategy import Person

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

pytestmark = [pytest.mark.window, pytest.mark.timeout(240)]


@pytest.fixture
def window(tmp_path: Path) -> Iterator[Window]:
    arguments = ["main.py", "play", "wrath", "--seats", "human,easy,easy,easy", "--seed", "7", "--size", "1280x720"]
    with screen() as display, Window(display, tmp_path, arguments) as window:
        yield window


def test_a_match_is_played_with_the_mouse_alone(window: Window) -> None:
    pulled: list[str] = []

    def press(name: str, told: dict[str, Any]) -> None:
        if not name:
            window.click((5, 5))
            return
        if name.startswith("Arrow"):
            _pull(window, name, told)
            pulled.append(name)
            return
        window.press_by_mouse(name, told)

    _play(window, press)
    assert pulled, "the volcano was never pulled"
    shifted = [line for line in window.answers(0) if line.startswith("tremor")]
    assert len(shifted) == len(pulled)


def _pull(window: Window, name: str, told: dict[str, Any]) -> None:
    """Takes the volcano by its middle, which lies between the arrows, and pulls it most of a tile that way."""
    arrows = [at for spot, at in told["lit"].items() if spot.startswith("Arrow")]
    middle = [sum(at[axis] for at in arrows) / len(arrows) for axis in (0, 1)]
    steps = [
        [round(middle[axis] + (told["lit"][name][axis] - middle[axis]) * far) for axis in (0, 1)]
        for far in (0.4, 1.0, 1.7)
    ]
    moves = [word for x, y in steps for word in ("mousemove", str(x), str(y), "sleep", "0.04")]
    start = [str(round(at)) for at in middle]
    window.xdotool("mousemove", *start, "mousedown", "1", "sleep", "0.04", *moves, "mouseup", "1")


def test_a_match_is_played_with_keys_alone(window: Window) -> None:
    def press(name: str, told: dict[str, Any]) -> None:
        if name:
            window.press_by_keys(name, told)
        else:
            window.xdotool("key", "Escape")

    _play(window, press)


def test_a_match_is_watched_with_a_pad_alone_and_played_on_from_one_of_its_turns(tmp_path: Path) -> None:
    with screen() as display:
        _run(display, tmp_path, "replay_with_pad.py")


def test_a_match_is_played_with_a_pad_alone(tmp_path: Path) -> None:
    with screen() as display:
        check_result(_run(display, tmp_path, "play_with_pad.py"))


def _run(display: str, folder: Path, script: str) -> Window:
    """A script that holds a pad; it must come to its end."""
    window = Window(display, folder, [str(ROOT / "tests" / "window" / script)])
    try:
        assert window.process.wait(PATIENCE) == 0, window.log()
    except subprocess.TimeoutExpired:
        window.process.kill()
        raise AssertionError(f"{window.told()}\n{window.log()}") from None
    return window


def _play(window: Window, press: Callable[[str, dict[str, Any]], None]) -> None:
    """Plays the person's turns until the match is over; the bot plays its own."""
    person, last, end = Person(), 0.0, time.monotonic() + PATIENCE
    assert window.number
    while True:
        time.sleep(max(0.0, last + TWICE_S - time.monotonic()))  # before looking: the table may change meanwhile
        window.wait_for(lambda: window.told().get("live") or is_over(window.told()), 30)
        told = window.told()
        if is_over(told):
            break
        if not told.get("live"):
            continue
        assert time.monotonic() < end, f"the match takes too long: {told}"
        press(person.choose(told), told)
        last = time.monotonic()
        _wait_for_change(window, told)
    check_result(window)


def _wait_for_change(window: Window, told: dict[str, Any]) -> None:
    end = time.monotonic() + 3
    while window.told() in ({}, told):
        if time.monotonic() > end:
            return  # it was refused, or nothing came of it: choose again
        time.sleep(0.004)
