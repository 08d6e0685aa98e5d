"""Places of the table by the names that a lesson calls them."""

from collections.abc import Callable, Sequence
from typing import Final

from pygame import FRect

from game.ui.hand import Spot
from game.ui.tray import SMALL, ButtonSpot
from game.wrath.box import CAVE, CELL_NAMES, HUT
from game.wrath.view import layout
from game.wrath.view.places import SUPPLY, DieSpot, NestSpot, PanelSpot, PenSpot, PieceSpot, TileSpot
from game.wrath.view.showing import Showing

AREAS: Final = {"dice": layout.DICE, "status": layout.STATUS, "trail": layout.TRAIL, "hatchery": layout.HATCHERY}
BUTTONS: Final = ("main", "next", *SMALL)
WITH: Final[dict[str, Callable[[str], Spot]]] = {
    "panel": lambda rest: PanelSpot(int(rest)),
    "supply": lambda rest: PieceSpot(int(rest), "caveman", SUPPLY),
    "die": lambda rest: DieSpot(int(rest) - 1),
    "pen": PenSpot,
}
"""What is named by a word and a number (a die's from 1) or a dinosaur."""


def area_of(names: Sequence[str]) -> FRect:
    """What of the table is to be cut out so that it shows all these places: cells, or parts of the table."""
    cells = [
        layout.cell_box(CELL_NAMES.index(name)).inflate(layout.GAP, layout.GAP) for name in names if name in CELL_NAMES
    ]
    parts = [FRect(AREAS[name]) for name in names if name in AREAS]
    found = [*cells, *parts]
    return found[0].unionall(found[1:]) if found else FRect(layout.FRAME)


def spot_of(showing: Showing, name: str) -> Spot | None:
    """The place of that name, if it is one to point at."""
    word, _space, rest = name.partition(" ")
    if word in WITH and rest:
        return WITH[word](rest)
    if word in BUTTONS:
        return ButtonSpot(word)
    if word == "nest":
        return NestSpot()
    cell = _cell(showing, word)
    return None if cell is None else TileSpot(cell)


def _cell(showing: Showing, word: str) -> int | None:
    if word in CELL_NAMES:
        return CELL_NAMES.index(word)
    if word == "volcano":
        return showing.volcano
    tiles = {"cave": CAVE, "hut": HUT}
    return showing.table.land.cells[tiles[word]] if word in tiles else None
