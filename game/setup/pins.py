"""The packages that a requirements file pins, and which of them some folders lack."""

from __future__ import annotations

import os
import sys
from hashlib import sha256
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from pathlib import Path


class Pin(NamedTuple):
    """An exact version of a package; the name as pip normalises it."""

    name: str
    version: str


Pins = frozenset[Pin]

_WINDOWS_ONLY = 'sys_platform == "win32"'


def read_pins(requirements: Path) -> Pins:
    """What the file pins on this platform, with the files it includes by `-r`.

    The file may hold comments, `-r FILE`, and `name==version` with or without `; sys_platform == "win32"`.
    """
    return frozenset(_pins(requirements))


def mark(pins: Pins) -> str:
    """A hash that changes with any pin."""
    return sha256("\n".join(sorted("==".join(pin) for pin in pins)).encode()).hexdigest()


def lacking(pins: Pins, folders: Iterable[str]) -> Pins:
    """The pins that are not wholly installed in the folders; all of them where pygame lies over pygame-ce."""
    found = {pin for folder in folders for pin in _installed(folder)}
    if any(pin.name == "pygame" for pin in found):
        return pins
    return pins - found


def _pins(requirements: Path) -> Iterator[Pin]:
    for line in requirements.read_text(encoding="utf-8").splitlines():
        what, _, only = (part.strip() for part in line.partition("#")[0].partition(";"))
        if what.startswith("-r "):
            yield from _pins(requirements.parent / what[3:].strip())
        elif what and (only != _WINDOWS_ONLY or sys.platform == "win32"):
            name, _, version = what.partition("==")
            yield Pin(_normal(name), version)


def _installed(folder: str) -> Iterator[Pin]:
    try:
        names = os.listdir(folder or ".")  # noqa: PTH208 - every start pays for this
    except OSError:  # entries of sys.path need not exist
        return
    for entry in names:
        name, _, version = entry.removesuffix(".dist-info").partition("-")
        # pip writes INSTALLER last but one: without it, an install was broken off.
        if entry.endswith(".dist-info") and os.path.exists(f"{folder}/{entry}/INSTALLER"):  # noqa: PTH110
            yield Pin(_normal(name), version)


def _normal(name: str) -> str:
    return name.strip().lower().replace("_", "-").replace(".", "-")
