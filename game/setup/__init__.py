"""Makes the program ready on a fresh machine. Standard library only; quick when there is nothing to do."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING

from game.setup.home import Home, homes
from game.setup.pins import lacking, read_pins

if TYPE_CHECKING:
    from pathlib import Path

    from game.setup.pins import Pins

_RESTARTED = "EMBER_RESTARTED"


def prepare(root: Path, requirements: Path) -> None:
    """Return once the running interpreter has the pinned packages.

    If need be, install them in an environment of our own and start again in it.
    root: the folder of the checkout. requirements: the file of pins.
    Speaks on standard error only; a set-up that fails ends the program with status 2 and one sentence.
    """
    if getattr(sys, "frozen", False) or os.environ.get("EMBER_NO_SETUP") == "1":
        return
    restarted = os.environ.pop(_RESTARTED, "") == "1"
    pins = read_pins(requirements)
    places = homes(root)
    if _running_has(pins, places):
        return
    if home := next((home for home in places if home.ready(pins)), None):
        _restart(home, again=restarted)
    # Only a machine that is not ready pays for what follows.
    from game.setup.install import furnish  # noqa: PLC0415

    _restart(furnish(places, pins, requirements), again=restarted)


def _running_has(pins: Pins, places: tuple[Home, ...]) -> bool:
    here = next((home for home in places if home.is_running()), None)
    return here.ready(pins) if here else not lacking(pins, sys.path)


def _restart(home: Home, *, again: bool) -> None:
    if again:
        sys.exit(f"Ember & Bone cannot start in {home.venv}: delete that folder and start again.")
    os.environ[_RESTARTED] = "1"
    command = [str(home.python), *sys.orig_argv[1:]]
    sys.stdout.flush()
    sys.stderr.flush()
    if sys.platform != "win32":
        os.execv(command[0], command)  # noqa: S606 - no shell is wanted
    sys.exit(_call(command))


def _call(command: list[str]) -> int:
    """Windows' exec returns to the shell at once, so a child it is; Ctrl-C reaches the child by itself."""
    import subprocess  # noqa: PLC0415

    with subprocess.Popen(command) as child:  # noqa: S603 - our own interpreter
        while True:
            try:
                return child.wait()
            except KeyboardInterrupt:
                continue
