"""Fossil Hunters through the real window: a turn, and in the long run a whole match, with the mouse or keys alone."""

from __future__ import annotations

import os
import random
import time
from typing import TYPE_CHECKING, Any

import pytest

from tests.window.stage import TWICE_S, Window, check_result, is_over, screen

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path

pytestmark = [pytest.mark.window, pytest.mark.timeout(180)]
LONGEST = 900.0
"""Seconds that a whole match may take on a busy computer."""
MOST = 60
"""So many presses no first turn takes."""


@pytest.fixture
def window(tmp_path: Path) -> Iterator[Window]:
    arguments = ["main.py", "play", "cazadores", "--scenario", "north-atlantic", "--seats", "human,easy"]
    with (
        screen() as display,
        Window(display, tmp_path, [*arguments, "--seed", "7", "--size", "1280x720"]) as window,
    ):
        yield window


def test_a_turn_is_played_with_the_mouse_alone(window: Window) -> None:
    _play_a_turn(window, window.press_by_mouse)


@pytest.mark.timeout(2 * LONGEST)
@pytest.mark.skipif(os.environ.get("EMBER_LONG") != "1", reason="minutes")
@pytest.mark.parametrize("device", ["mouse", "keys"])
def test_a_whole_match_is_played_with_one_device_alone(window: Window, device: str) -> None:
    assert window.number
    press = window.press_by_mouse if device == "mouse" else window.press_by_keys
    chance, kept, end = random.Random(5), False, time.monotonic() + LONGEST
    while True:
        time.sleep(TWICE_S)  # before looking: the table may change meanwhile
        window.wait_for(lambda: window.told().get("live") or is_over(window.told()), 60)
        told = window.told()
        if is_over(told):
            break
        assert time.monotonic() < end, f"the match takes too long: {told}"
        name, kept = _venture(told, chance) if told["about"] == "play" else _choose(told, kept=kept)
        press(name, told)
        _wait_for_effect(window, told)
    check_result(window)
    assert {answer.split()[0] for answer in window.answers(0)} >= {"keep", "museum", "ship", "sail", "dig", "unload"}


def _venture(told: dict[str, Any], chance: random.Random) -> tuple[str, bool]:
    """Whatever can be done where the ship is, as long as it can be; else the way to anywhere, or to supplies."""
    order: list[str] = told["order"]
    main, supplies = "ButtonSpot(name='main')", "ButtonSpot(name='next')"
    ports = [name for name in order if name.startswith("PortSpot")]
    if main in order and not any(word.startswith("swap") for word in told["legal"]):  # it lays a museum open for those
        return main, True
    return (supplies if supplies in order and (not ports or chance.random() < 0.3) else chance.choice(ports)), True


def test_a_turn_is_played_with_keys_alone(window: Window) -> None:
    _play_a_turn(window, window.press_by_keys)


def _play_a_turn(window: Window, press: Callable[[str, dict[str, Any]], None]) -> None:
    """Until the person has sailed and come back to supplies: the bot has played, or is asked."""
    assert window.number
    abouts, kept = set[str](), False
    for _press in range(MOST):
        window.wait_for(lambda: window.told().get("live"), 40)
        told = window.told()
        if "play" in abouts and _seat_has_changed(window):
            break
        abouts.add(told["about"])
        time.sleep(TWICE_S)
        name, kept = _choose(told, kept=kept)
        press(name, told)
        _wait_for_effect(window, told)
    assert abouts >= {"missions", "museum", "ship", "play"}
    assert _seat_has_changed(window)
    assert "Traceback" not in window.log()


def _choose(told: dict[str, Any], *, kept: bool) -> tuple[str, bool]:
    """What is pressed next: a mission and then the button; a port; a dig where one is offered, else supplies."""
    order: list[str] = told["order"]
    main, supplies = "ButtonSpot(name='main')", "ButtonSpot(name='next')"
    if told["about"] == "missions" and not kept:
        return next(name for name in order if name.startswith("MissionSpot")), True
    if told["about"] == "play":
        steps = [name for name in order if name.startswith("PortSpot")]
        sailed = told["answers"] > ABROAD
        return (main if main in order else supplies if supplies in order and sailed else steps[0]), kept
    return (main if main in order else next(name for name in order if name.startswith("PortSpot"))), kept


ABROAD = 8
"""After so many answers of both the person has been somewhere."""


def _seat_has_changed(window: Window) -> bool:
    """Whether the bot has answered in play, after the person."""
    told = window.told()
    return bool(told) and any("sail" in line for line in _answers(window)) and _turns(window) >= 2


def _answers(window: Window) -> list[str]:
    """What was answered so far, by the journal of the match."""
    running = window.home / "saves" / "running"
    texts = [path.read_text("utf-8", "replace") for path in running.rglob("*") if path.is_file()]
    return [line for text in texts for line in text.split("\n") if "sail" in line or "dig" in line]


def _turns(window: Window) -> int:
    """How often a ship came to supplies."""
    supplies = ("havana", "saint-johns", "reykjavik", "lisbon")
    return sum(any(f"sail {port}" in line for port in supplies) for line in _answers(window))


def _wait_for_effect(window: Window, told: dict[str, Any]) -> None:
    """Until other things may be pressed, or an answer was given."""
    end = time.monotonic() + 2
    while time.monotonic() < end and all(window.told().get(key) == told[key] for key in ("answers", "order", "about")):
        time.sleep(0.004)
