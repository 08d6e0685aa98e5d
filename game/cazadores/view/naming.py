"""Places of the table by the names that a lesson or a page of the rules calls them."""

from collections.abc import Callable, Sequence
from typing import Final

from pygame import FRect

from game.cazadores.state import State
from game.cazadores.view import layout
from game.cazadores.view.places import DeckSpot, PortSpot, SeatSpot
from game.ui.hand import Spot
from game.ui.tray import SMALL, ButtonSpot

AREAS: Final = {"chart": layout.FRAME, "column": layout.COLUMN, "bench": layout.BENCH}
BUTTONS: Final = ("main", "next", *SMALL)
WITH: Final[dict[str, Callable[[int], Spot]]] = {"panel": SeatSpot, "deck": DeckSpot}
"""What is named by a word and a number."""


def area_of(names: Sequence[str]) -> FRect:
    """What of the table is to be cut out so that it shows all these parts; the chart where none is named."""
    found = [FRect(AREAS[name]) for name in names if name in AREAS]
    return found[0].unionall(found[1:]) if found else FRect(layout.FRAME)


def spot_of(state: State, name: str) -> Spot | None:
    """The place of that name: a space of the chart, a button, `panel 1`, `deck 15`."""
    word, _space, rest = name.partition(" ")
    if word in WITH and rest.isdigit():
        return WITH[word](int(rest))
    if word in BUTTONS:
        return ButtonSpot(word)
    space = state.box.chart.numbers.get(word)
    return None if space is None else PortSpot(space)
