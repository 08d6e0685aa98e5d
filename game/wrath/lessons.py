"""The words of this game that its lesson and the little boards of its rules may use."""

from typing import Final

from game.content.lesson_faults import Tongue
from game.wrath.box import CELL_NAMES
from game.wrath.state import PHASES

TONGUE: Final = Tongue(
    verbs=(
        "roll", "reroll", "keep", "hatch", "worship", "cave", "hut", "egg", "move", "eat", "spare", "end", "tremor",
        "still",
    ),
    questions=PHASES[:-1],
    places=(
        "main", "next", "undo", "redo", "log", "menu", "dice", "status", "volcano", "cave", "hut", "nest", "trail",
        "hatchery", *CELL_NAMES,
    ),
    counted=("panel", "supply", "die", "pen"),
    kinds=("shifted", "erupted", "volcano_scored", "region_scored", "returned", "turn_ended", "rolled", "placed"),
)  # fmt: skip
SHOWN: Final = ("dice", "hatchery", "trail", *CELL_NAMES)
"""The places that a little board of the rules can be cut out between."""
