"""For the window tests alone: tells a file, a line of JSON each time, what is on the screen and where."""

import json
import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from game.ui.focus import Controls
from game.ui.geometry import Mapping as Geometry

VARIABLE: Final = "EMBER_TEST_TRACE"


def told_file() -> Path | None:
    """The file that the environment names; None: nobody wants to be told."""
    name = os.environ.get(VARIABLE)
    return Path(name) if name else None


def tell(file: Path, line: Mapping[str, Any]) -> None:
    """A line more."""
    with file.open("a", encoding="utf-8") as told:
        told.write(json.dumps(line) + "\n")


def tell_screen(name: str, controls: Controls, mapping: Geometry) -> None:
    """Tells, if it is wanted, which screen is open, where its controls are and which has the focus."""
    file = told_file()
    if file is not None:
        places = {one.name: [round(at) for at in mapping.to_mouse(*one.rect.center)] for one in controls.reachable}
        focus = controls.focus.name if controls.focus else ""
        tell(file, {"screen": name, "controls": places, "focus": focus})
