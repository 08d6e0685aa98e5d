"""Making an environment and installing the pins into it, with one sentence for each way that can fail."""

from __future__ import annotations

import errno
import os
import subprocess
import sys
from importlib.util import find_spec
from typing import TYPE_CHECKING, NoReturn

from game.setup.lock import alone
from game.setup.pins import lacking

if TYPE_CHECKING:
    from pathlib import Path

    from game.setup.home import Home
    from game.setup.pins import Pins

_PROOF = """
import sys, pygame, pytmx, yaml, pydantic, platformdirs
sys.exit(0 if sys.version_info >= (3, 11) and getattr(pygame, "IS_CE", 0) else "pygame is not pygame-ce")
"""

_WORDS: tuple[tuple[tuple[str, ...], str], ...] = (
    (
        ("No space left on device", "not enough space on the disk", "Errno 28", "Disk quota exceeded"),
        "The disk is full: free about 200 MB and start again.",
    ),
    (
        ("Permission denied", "Read-only file system", "Errno 13", "Errno 30", "Access is denied"),
        "{venv} cannot be written: make its folder writable, or delete it, and start again.",
    ),
    (
        (
            "from versions: none",
            "NewConnectionError",
            "ConnectionError",
            "Max retries exceeded",
            "ProxyError",
            "ReadTimeout",
        ),
        "The packages could not be fetched: connect this computer to the network and start again.",
    ),
    (
        ("from versions:", "requires a different Python"),
        "A package has no build for this Python {python}: start the game with Python 3.11, 3.12 or 3.13.",
    ),
    (("No module named pip",), "{venv} has no pip: delete that folder and start again."),
)


class SetupError(Exception):
    """The set-up cannot go on; the text is one sentence with the remedy."""


def furnish(places: tuple[Home, ...], pins: Pins, requirements: Path) -> Home:
    """The first place that can be written, with the pins in it. Ends the program with status 2 if none."""
    try:
        return _first_writable(places, pins, requirements)
    except SetupError as fault:
        _stop(str(fault), 2)
    except KeyboardInterrupt:
        _stop("The set-up was broken off; the next start takes it up again.", 130)


def _first_writable(places: tuple[Home, ...], pins: Pins, requirements: Path) -> Home:
    for home in places:
        try:
            with alone(home.lock, _say_waiting) as lock:
                _fill(home, pins, requirements, lock)
        except OSError as error:
            if error.errno not in {errno.EACCES, errno.EPERM, errno.EROFS}:
                raise SetupError(_explain(home, f"{error}")) from error
        else:
            return home
    raise SetupError(
        f"Neither {places[0].venv.parent} nor {places[-1].venv.parent} can be written: "
        "make one of them writable and start again."
    )


def _fill(home: Home, pins: Pins, requirements: Path, lock: tuple[int, ...]) -> None:
    """Once the lock is held: whatever another start has done meanwhile is not done again."""
    if home.ready(pins):
        return
    complete = _complete(home, pins)
    if complete and _proven(home) is None:
        home.note_ready(pins)
        return
    home.venv.mkdir(parents=True, exist_ok=True)
    home.forget()
    _say(f"Ember & Bone prepares itself in {home.venv}; this takes a minute, and only the first time.")
    if complete or not _sound(home):  # complete and yet not working: pip would find nothing to do
        _make(home, lock)
    _say(f"Installing {len(pins)} packages ...")
    _run(home, [str(home.python), "-m", "pip", "install", "--no-input", "-r", str(requirements)], lock)
    if (fault := _proven(home)) is not None:
        raise SetupError(f"The packages in {home.venv} do not work ({fault}): delete that folder and start again.")
    home.note_ready(pins)
    _say("Ready.")


def _complete(home: Home, pins: Pins) -> bool:
    packages = home.packages
    return packages is not None and home.python.exists() and not lacking(pins, [str(packages)])


def _sound(home: Home) -> bool:
    """Whether packages may be installed into what is there.

    pygame must not be under pygame-ce, and pip would take a package whose install was broken off for installed.
    """
    packages = home.packages
    return (
        packages is not None
        and (packages / "pip").is_dir()
        and not any(packages.glob("pygame-*.dist-info"))
        and all((info / "INSTALLER").exists() for info in packages.glob("*.dist-info"))
        and _answers(home)
    )


def _answers(home: Home) -> bool:
    """Whether its Python still starts and is new enough: the one it was made from may be gone."""
    question = "import sys; sys.exit(sys.version_info < (3, 11))"
    try:
        return subprocess.run([home.python, "-c", question], capture_output=True, check=False).returncode == 0  # noqa: S603
    except OSError:
        return False


def _make(home: Home, lock: tuple[int, ...]) -> None:
    if find_spec("venv") is None or find_spec("ensurepip") is None:
        raise SetupError(
            "This Python cannot make virtual environments: install its venv module "
            "(on Debian and Ubuntu: sudo apt install python3-venv) and start again."
        )
    base = getattr(sys, "_base_executable", None) or sys.executable
    _run(home, [base, "-m", "venv", "--clear", str(home.venv)], lock)


def _proven(home: Home) -> str | None:
    """None if every package can really be imported there, else the reason."""
    done = subprocess.run(  # noqa: S603
        [home.python, "-c", _PROOF],
        capture_output=True,
        encoding="utf-8",
        errors="replace",
        env=_environment(),
        check=False,
    )
    return None if done.returncode == 0 else (done.stderr.strip().splitlines() or ["no reason given"])[-1]


def _run(home: Home, command: list[str], lock: tuple[int, ...]) -> None:
    """Run a step; what it is at goes to standard error, the rest of its words only explains a failure.

    The step holds the lock as well, so that no other start builds where an orphan of this one still does.
    """
    words: list[str] = []
    with subprocess.Popen(  # noqa: S603
        command,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        env=_environment(),
        pass_fds=lock,
    ) as step:
        for line in step.stdout or ():
            words.append(line)
            if line.startswith("Collecting "):
                _say("  " + line.split()[1])
    if step.returncode != 0:
        raise SetupError(_explain(home, "".join(words)))


def _environment() -> dict[str, str]:
    """A user's own pip settings stay in force (mirrors, proxies), but for what would install elsewhere."""
    away = {"PIP_USER", "PIP_TARGET", "PIP_PREFIX", "PIP_ROOT", "PYTHONHOME"}
    kept = {name: value for name, value in os.environ.items() if name not in away}
    return kept | {
        "PIP_USER": "0",
        "PIP_DISABLE_PIP_VERSION_CHECK": "1",
        "PYTHONIOENCODING": "utf-8",
        "PYGAME_HIDE_SUPPORT_PROMPT": "1",
    }


def _explain(home: Home, words: str) -> str:
    for needles, sentence in _WORDS:
        if any(needle in words for needle in needles):
            return sentence.format(venv=home.venv, python=".".join(map(str, sys.version_info[:2])))
    last = next((line for line in reversed(words.splitlines()) if line.strip()), "no reason given").strip()
    return f"The set-up failed ({last}): delete {home.venv} and start again."


def _say_waiting(process: str) -> None:
    _say(f"Another start (process {process}) is preparing the game; waiting for it ...")


def _say(words: str) -> None:
    sys.stderr.write(words + "\n")
    sys.stderr.flush()


def _stop(words: str, status: int) -> NoReturn:
    _say(words)
    sys.exit(status)
