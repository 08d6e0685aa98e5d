"""A campaign in a real window: begun with the mouse alone or keys alone, killed at the table, gone on with."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

import pytest

from tests.window.stage import TWICE_S, Window, screen

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

pytestmark = [pytest.mark.window, pytest.mark.timeout(240)]
PAUSE_S, AWHILE_S = 0.6, 5.0
ARGUMENTS = ["main.py", "--mute"]
WAY = (
    ("Title", "moogh"), ("Lobby", "campaign"), ("CampaignList", "new"), ("NewCampaign", "begin"),
    ("CampaignScreen", "party"), ("Party", "person urga"), ("Party", "person brok"), ("Party", "person oku"),
    ("Party", "person pim"), ("Party", "send"),
)  # fmt: skip
"""From the title to the first hunt: on which screen what is pressed."""
BACK = (("Title", "moogh"), ("Lobby", "campaign"), ("CampaignList", "go on"), ("CampaignScreen", "hunt"))
ANSWERS = 6


def by_mouse(window: Window, name: str) -> None:
    window.click(window.told()["controls"][name])


def by_keys(window: Window, name: str) -> None:
    """Tabs on as many steps as the control stands behind the one with the focus."""
    told = window.told()
    names = list(told["controls"])
    steps = (names.index(name) - names.index(told["focus"])) % len(names)
    for _step in range(steps):
        window.xdotool("key", "Tab")
        time.sleep(0.05)
    window.xdotool("key", "Return")


@pytest.fixture
def display() -> Iterator[str]:
    with screen() as name:
        yield name


@pytest.mark.parametrize("press", [by_mouse, by_keys])
def test_a_campaign_is_begun_and_hunted_in_and_goes_on_after_the_program_was_killed(
    display: str, tmp_path: Path, press: Any
) -> None:
    with Window(display, tmp_path, ARGUMENTS) as window:
        assert window.number
        _go(window, press, WAY)
        while window.told().get("answers", 0) < ANSWERS:
            window.wait_for(lambda: bool(window.told().get("live") and window.told().get("lit")))
            window.click(next(iter(window.told()["lit"].values())))
            time.sleep(TWICE_S)
        given = window.told()["answers"]
        window.process.kill()
        window.process.wait(20)
    window.trace.unlink()
    with Window(display, tmp_path, ARGUMENTS) as window:
        assert window.number
        _go(window, press, BACK)
        window.wait_for(lambda: "answers" in window.told())
        assert given - 1 <= window.told()["answers"] <= given


def _go(window: Window, press: Any, way: tuple[tuple[str, str], ...]) -> None:
    """Presses one after the other; again where a slow machine took a press for the second half of the one before."""
    for number, (name, control) in enumerate(way):
        window.wait_for(lambda name=name: window.told().get("screen") == name)  # type: ignore[misc]
        onward = way[number + 1][0] if number + 1 < len(way) else ""
        for _try in range(8):
            time.sleep(PAUSE_S)
            press(window, control)
            if onward == name or _left(window, name):
                break


def _left(window: Window, name: str) -> bool:
    """Whether another screen comes within a while."""
    end = time.monotonic() + AWHILE_S
    while time.monotonic() < end:
        if window.told().get("screen") != name:
            return True
        time.sleep(0.02)
    return False
