"""Reports E4, E19 and the speed of the stage, in a real window under Xvfb."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import threading
from typing import TYPE_CHECKING, Any

import pytest

from tests.ui.player_at_ui import ROOT

if TYPE_CHECKING:
    from collections.abc import Iterator

pytestmark = pytest.mark.window
PUMP = """
import game.ui, json, pygame, time
from game.ui.window import Window
window = Window("test", (1280, 720))
def pump():
    for _turn in range(5):
        for event in pygame.event.get():
            window.follow(event)
        time.sleep(0.02)
"""
TOGGLES = """
pump()
pygame.display.set_window_position((300, 150))
pump()
told = []
for _time in range(20):
    window.toggle_fullscreen(); pump()
    told.append([*window.size, window.fullscreen])
    window.toggle_fullscreen(); pump()
    told.append([*window.size, window.fullscreen, *pygame.display.get_window_position()])
    assert window.surface.get_flags() & pygame.RESIZABLE
print(json.dumps(told))
"""
IDLE = """
import sys; sys.path[:0] = ["tests/ui"]
from pathlib import Path
from tests.ui.player_at_ui import ART
from tests.ui.test_widgets import Everything
from game.ui import app as loop
from game.ui.art import Art
from game.ui.transitions import Push
loop.IDLE_AFTER_S = 1.0
app = loop.App(window, Art(ART))
app.go(Push(Everything()))
def share(seconds):
    begin, used = time.monotonic(), time.process_time()
    while time.monotonic() - begin < seconds:
        app.tick(); app._pace.tick(app.fps)
    return (time.process_time() - used) / seconds
share(10)
frames = app.frames
told = [share(4), app.frames - frames]
window.minimised = True
print(json.dumps([*told, share(3)]))
"""


@pytest.fixture
def screen() -> Iterator[str]:
    read, write = os.pipe()
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(write), "-screen", "0", "1920x1080x24", "-nolisten", "tcp"],
        pass_fds=[write],
        stderr=subprocess.DEVNULL,
    )
    os.close(write)
    late = threading.Timer(20, server.kill)
    late.start()
    with os.fdopen(read, encoding="utf-8") as pipe:
        number = pipe.readline().strip()
    late.cancel()
    yield f":{number}"
    server.terminate()
    server.wait(10)


def run(screen: str, code: str) -> Any:
    env = {**os.environ, "DISPLAY": screen, "SDL_VIDEODRIVER": "x11", "PYTHONPATH": str(ROOT)}
    done = subprocess.run(
        [sys.executable, "-c", PUMP + code],
        check=False,
        cwd=ROOT,
        env=env,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=120,
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def test_twenty_times_full_screen_and_back_keep_size_frame_and_place(screen: str) -> None:
    told = run(screen, TOGGLES)
    assert told == [[1920, 1080, True], [1280, 720, False, 300, 150]] * 20


def test_a_screen_that_nobody_touches_is_not_drawn_and_costs_next_to_nothing(screen: str) -> None:
    idle, frames, minimised = run(screen, IDLE)
    assert frames == 0
    assert idle < 0.03  # of the process's own time, so that a busy machine does not count
    assert minimised < 0.02
