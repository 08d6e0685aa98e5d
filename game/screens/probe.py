"""For the window tests alone: tells a file which screen is open and where its controls are."""

import json
import os
from pathlib import Path
from typing import Final

from game.ui.focus import Controls
from game.ui.geometry import Mapping

VARIABLE: Final = "EMBER_TEST_TRACE"


def tell_screen(name: str, controls: Controls, mapping: Mapping) -> None:
    """Writes a line of JSON to the file that the environment names; else nothing."""
    file = os.environ.get(VARIABLE)
    if not file:
        return
    places = {one.name: [round(at) for at in mapping.to_mouse(*one.rect.center)] for one in controls.reachable}
    with Path(file).open("a", encoding="utf-8") as told:
        told.write(json.dumps({"screen": name, "controls": places}) + "\n")
