"""The lesson through the real window: its first steps with real events, from the title on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tests.window.stage import Window, screen

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

pytestmark = [pytest.mark.window, pytest.mark.timeout(120)]
PAUSE_MS = "320"
"""Two presses closer together are one (C7), so a person does not press faster."""


@pytest.fixture
def window(tmp_path: Path) -> Iterator[Window]:
    with screen() as display, Window(display, tmp_path, ["main.py"]) as window:
        assert window.number
        yield window


def test_a_newcomer_comes_from_the_title_into_the_lesson_and_does_its_first_steps_with_the_mouse(
    window: Window,
) -> None:
    for name in ("Title", "Lobby"):
        window.wait_for(lambda wanted=name: window.told().get("screen") == wanted)
        _click(window, window.told()["controls"]["wrath" if name == "Title" else "learn"])
    window.wait_for(lambda: "about" in window.told())
    start = window.told()
    assert start["legal"] == ["roll"]
    _click(window, (640, 360))  # beside everything: nothing is lost by it
    _press(window, "ButtonSpot(name='main')")  # early: the first step only greets
    window.wait_for(lambda: window.told().get("answers") == 1)
    for die in (1, 2, 4):  # which dice are marked to fall again is the learner's own affair
        _press(window, f"DieSpot(number={die})")
    _press(window, "ButtonSpot(name='main')")
    window.wait_for(lambda: window.told().get("answers") == 2)
    _press(window, "ButtonSpot(name='next')")
    window.wait_for(lambda: window.told().get("about") == "spend" and window.told()["live"])
    assert any(line.startswith("worship") for line in window.told()["legal"])


def test_the_lesson_is_left_by_keys_alone_and_nothing_of_it_is_kept(window: Window) -> None:
    window.wait_for(lambda: window.told().get("screen") == "Title")
    window.xdotool("key", "Return")
    window.wait_for(lambda: window.told().get("screen") == "Lobby")
    window.xdotool("key", "--delay", PAUSE_MS, "Left", "Return")
    window.wait_for(lambda: "about" in window.told())
    window.xdotool("key", "--delay", PAUSE_MS, "Return", "Return", "Return")  # reads on, shows the focus, rolls
    window.wait_for(lambda: window.told().get("answers", 0) >= 1)
    window.xdotool("key", "Escape")
    window.wait_for(lambda: window.told().get("screen") == "LessonMenu")
    for _step in range(len(window.told()["controls"]) - 1):
        window.xdotool("key", "--delay", "30", "Down")
    window.xdotool("key", "--delay", PAUSE_MS, "Return")
    window.wait_for(lambda: window.told().get("screen") == "Title")
    assert not list((window.home / "saves").rglob("*.journal"))


def _press(window: Window, name: str) -> None:
    """Clicks on that place of the table, as soon as it can be pressed."""

    def there() -> Any:
        return window.told().get("live") and name in window.told()["lit"]

    window.wait_for(there)
    _click(window, window.told()["lit"][name])


def _click(window: Window, at: tuple[int, int] | list[int]) -> None:
    window.xdotool("mousemove", str(at[0]), str(at[1]), "sleep", str(int(PAUSE_MS) / 1000), "click", "1")
