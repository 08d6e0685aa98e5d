"""Watching the real program in a real window: its start, its idling, its frames."""

import os
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path

from game.cli.faults import WrongInput
from game.cli.measure import percentile
from game.cli.options import Size
from game.content.paths import root

FIRST_FRAME = "first frame"
"""What the window writes to its log once the first frame is on the screen."""
_STARTS = 3
_IDLE_AFTER_S, _IDLE_FOR_S = 10.0, 5.0


@dataclass(frozen=True, slots=True)
class Frames:
    """Milliseconds of a frame, drawn and presented: over a stretch of play, where most of the picture moves, and over
    the stretch once more while the hard bot thinks.
    """

    median_ms: float
    p99_ms: float
    moving_median_ms: float
    moving_p99_ms: float
    thinking_median_ms: float
    thinking_p99_ms: float


@dataclass(frozen=True, slots=True)
class Idling:
    """The program ten seconds after the last input; None where this system does not tell."""

    cpu_percent: float | None
    memory_mb: float | None


@contextmanager
def screen() -> Iterator[None]:
    """A screen to open windows on: the one that is there, else Xvfb's. WrongInput: there is neither."""
    if sys.platform in {"win32", "darwin"} or os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"):
        yield
        return
    xvfb = shutil.which("Xvfb")
    if xvfb is None:
        raise WrongInput("no screen to measure frames on: start this on a desktop, or install Xvfb (apt install xvfb)")
    reading, writing = os.pipe()
    command = [xvfb, "-displayfd", str(writing), "-screen", "0", "1920x1080x24", "-nolisten", "tcp"]
    with subprocess.Popen(command, pass_fds=(writing,), stderr=subprocess.DEVNULL) as server:  # noqa: S603
        os.close(writing)
        with os.fdopen(reading, encoding="ascii") as told:
            os.environ["DISPLAY"] = f":{told.readline().strip()}"
        try:
            yield
        finally:
            del os.environ["DISPLAY"]
            server.terminate()


def frames(game: str, size: Size) -> Frames:
    """Scripted stretches of play with animations running, in a window of that size in a process of its own."""
    from game.screens.bench import LIVELIEST
    from game.screens.bench import frames as play_stretch

    with ProcessPoolExecutor(1, get_context("spawn")) as pool:
        play, moving = (pool.submit(play_stretch, game, size, only).result() for only in ("", LIVELIEST[game]))
        thinking = pool.submit(play_stretch, game, size, thinks=True).result()
    return Frames(
        *(value for took in (play, moving, thinking) for value in (statistics.median(took), percentile(took, 99)))
    )


def start_ms() -> float:
    """Milliseconds from the command to the first frame on the screen, the median of a few warm starts."""
    took = []
    with tempfile.TemporaryDirectory() as home:
        for _ in range(_STARTS + 1):  # the first one fills the caches
            start = time.perf_counter()
            with _program(home):
                took.append(1000 * (time.perf_counter() - start))
    return statistics.median(took[1:])


def idling() -> Idling:
    """The title left alone."""
    with tempfile.TemporaryDirectory() as home, _program(home) as program:
        time.sleep(_IDLE_AFTER_S)
        before = _cpu_seconds(program.pid)
        time.sleep(_IDLE_FOR_S)
        after = _cpu_seconds(program.pid)
        cpu = None if before is None or after is None else 100 * (after - before) / _IDLE_FOR_S
        return Idling(cpu, _memory_mb(program.pid))


@contextmanager
def _program(home: str) -> Iterator[subprocess.Popen[bytes]]:
    """The game, its own things in `home`, once its first frame is on the screen; ended afterwards."""
    log = Path(home) / "bench.log"
    log.unlink(missing_ok=True)
    command = [sys.executable, str(root() / "main.py"), "--mute", "--log", str(log)]
    environment = os.environ | {"EMBER_HOME": home, "SDL_AUDIODRIVER": "dummy"}
    with subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL) as program:  # noqa: S603
        try:
            _wait_for_first_frame(program, log)
            yield program
        finally:
            program.terminate()


def _wait_for_first_frame(program: subprocess.Popen[bytes], log: Path) -> None:
    end = time.perf_counter() + 60
    while not (log.exists() and FIRST_FRAME in log.read_text(encoding="utf-8")):
        assert program.poll() is None, "the window closed before its first frame"
        assert time.perf_counter() < end, "no frame in a minute"
        time.sleep(0.002)


def _cpu_seconds(process: int) -> float | None:
    try:
        # The name in the second field may hold blanks; user and system time are the 12th and 13th behind it.
        fields = Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    except OSError:
        return None
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def _memory_mb(process: int) -> float | None:
    try:
        status = Path(f"/proc/{process}/status").read_text(encoding="utf-8")
    except OSError:
        return None
    resident = re.search(r"VmRSS:\s+(\d+) kB", status)
    return int(resident[1]) / 1024 if resident else None
