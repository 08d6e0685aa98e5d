"""The real program in a real window on a screen of its own, and what it tells of itself."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from game.content.matchfile import read_match
from game.content.records import read_finished
from game.content.settings import Settings, save_settings
from game.playing import resume
from game.screens.result import Result

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from typing import Self

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 180.0
"""Seconds after which a match is taken to hang."""
TWICE_S = 0.31
"""Two presses closer together are one (C7), so a person does not press faster."""


@contextmanager
def screen() -> Iterator[str]:
    """The name of an X screen that is there as long as this lasts."""
    reading, writing = os.pipe()
    command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1280x720x24", "-nolisten", "tcp"]
    with subprocess.Popen(command, pass_fds=(writing,), stderr=subprocess.DEVNULL) as server:
        os.close(writing)
        try:
            with os.fdopen(reading, encoding="ascii") as told:
                yield f":{told.readline().strip()}"
        finally:
            server.terminate()


class Window:
    """The program, started with these arguments; its window's number, and the last that it told."""

    def __init__(self, display: str, folder: Path, arguments: list[str]) -> None:
        self.home = folder / "home"
        self.trace, self._number, self._log = folder / "trace", folder / "window", folder / "log"
        save_settings(self.home / "settings" / "settings.yaml", Settings(animation_speed=400, mute=True))
        self.display = display
        self.environment = {
            **os.environ,
            "DISPLAY": display,
            "SDL_VIDEODRIVER": "x11",
            "SDL_AUDIODRIVER": "dummy",
            "EMBER_HOME": str(self.home),
            "EMBER_TEST_TRACE": str(self.trace),
            "EMBER_WINDOW_ID_FILE": str(self._number),
        }
        command = [sys.executable, *arguments, "--mute", "--log", str(self._log)]
        self.process = subprocess.Popen(command, cwd=ROOT, env=self.environment)
        self._read = 0
        self._told: dict[str, Any] = {}

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_fault: object) -> None:
        self.process.terminate()
        self.process.wait(20)

    @property
    def number(self) -> str:
        """The window's number, as soon as it is there."""
        self.wait_for(lambda: self._number.exists() and self._number.read_text(encoding="ascii") != "")
        return self._number.read_text(encoding="ascii")

    def told(self) -> dict[str, Any]:
        """The last line that the program told; empty before the first."""
        if self.trace.exists():
            with self.trace.open("rb") as file:
                file.seek(self._read)
                fresh = file.read()
            whole = fresh[: fresh.rfind(b"\n") + 1]
            if whole:
                self._read += len(whole)
                self._told = dict(json.loads(whole.splitlines()[-1]))
        return self._told

    def wait_for(self, done: Callable[[], Any], seconds: float = 20.0) -> None:
        """Waits until that is so."""
        end = time.monotonic() + seconds
        while not done():
            assert self.process.poll() is None, f"the program ended\n{self.log()}"
            assert time.monotonic() < end, f"it never came to that\n{self.told()}\n{self.log()}"
            time.sleep(0.005)

    def answers(self, seat: int) -> list[str]:
        """What that seat answered in the match that is over."""
        played = self.home / "saves" / "played"
        self.wait_for(lambda: any(played.glob("*.yaml")))  # it is written after the result
        return [str(entry.command) for entry in resume(read_match(*played.glob("*.yaml"))).log if entry.seat == seat]

    def log(self) -> str:
        """What the program wrote down."""
        return self._log.read_text(encoding="utf-8") if self._log.exists() else ""

    def click(self, at: Sequence[float]) -> None:
        """Clicks there (pixels of the window)."""
        self.xdotool("mousemove", *(str(round(along)) for along in at), "click", "1")

    def press_by_mouse(self, name: str, told: dict[str, Any]) -> None:
        """Clicks on that place, which was told to be lit."""
        self.click(told["lit"][name])

    def press_by_keys(self, name: str, told: dict[str, Any]) -> None:
        """Tabs on to that place, which was told to be lit, and confirms."""
        focus = str(told["focus"])
        for _step in range(2 * len(told["order"])):
            if focus == name:
                break
            self.xdotool("key", "Tab")
            focus = self._other_focus(focus)
        self.xdotool("key", "Return")

    def _other_focus(self, before: str) -> str:
        """What has the focus after a step; the same if it did not move."""
        end = time.monotonic() + 0.5
        while time.monotonic() < end:
            focus = str(self.told().get("focus", before))
            if focus != before:
                return focus
            time.sleep(0.004)
        return before

    def xdotool(self, *words: str) -> None:
        """Real events, made by the X server."""
        subprocess.run(["xdotool", *words], env=self.environment, check=True, stdout=subprocess.DEVNULL)


def is_over(told: dict[str, Any]) -> bool:
    """Whether the match has ended, or its result is on the screen already."""
    return bool(told.get("over")) or told.get("screen") == Result.__name__


def check_result(window: Window) -> None:
    """The result is on the disk, and so it is on the screen."""
    results = [window.home / "saves" / "results.jsonl"]
    end = time.monotonic() + 10
    while not read_finished(results) and time.monotonic() < end:
        time.sleep(0.05)
    finished = read_finished(results)
    assert len(finished) == 1
    assert max(finished[0].scores) >= 1
    assert sys.platform == "win32" or "Traceback" not in window.log()
