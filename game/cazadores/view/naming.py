"""Places of the table by the names that a lesson or a page of the rules calls them."""

from collections.abc import Callable, Sequence
from typing import Final

from pygame import FRect

from game.cazadores.lessons import ACROSS, DOWN, SHOWN, SQUARES
from game.cazadores.state import State
from game.cazadores.view import layout
from game.cazadores.view.places import DeckSpot, MissionSpot, PortSpot, SeatSpot
from game.ui.hand import Spot
from game.ui.spots import Places
from game.ui.tray import SMALL, ButtonSpot

AREAS: Final = {"chart": layout.FRAME, "column": layout.COLUMN, "bench": layout.BENCH}
"""What the names of parts of the table mean, at any number of seats."""
BUTTONS: Final = ("main", "next", *SMALL)
WITH: Final[dict[str, Callable[[int], Spot]]] = {"panel": SeatSpot, "deck": DeckSpot}
"""What is named by a word and a number."""


def area_of(names: Sequence[str]) -> FRect:
    """What of a table for two is to be cut out so that it shows all these parts; the chart where none is named."""
    column = layout.column(2)
    areas = {**AREAS, "ledger": column.ledger, "missions": column.missions}
    found = [_square(name) if name in SQUARES else FRect(areas[name]) for name in names if name in SHOWN]
    return found[0].unionall(found[1:]) if found else FRect(layout.FRAME)


def _square(name: str) -> FRect:
    """A square of the chart."""
    wide, high = layout.SEA.w / len(ACROSS), layout.SEA.h / len(DOWN)
    return FRect(layout.SEA.x + ACROSS.index(name[0]) * wide, layout.SEA.y + DOWN.index(name[1]) * high, wide, high)


def box_of(state: State, places: Places[Spot], name: str) -> FRect | None:
    """Where the place of that name lies; None if it is nowhere now."""
    column = layout.column(state.box.seats)
    inside = {"ledger": column.ledger.inflate(-20, -20), "missions": column.missions.inflate(-20, -20)}
    areas = {**AREAS, **inside}
    if name in areas:
        return FRect(areas[name])
    spot = spot_of(state, name)
    found = None if spot is None else places.boxes.get(spot)
    return None if found is None else FRect(found)


def spot_of(state: State, name: str) -> Spot | None:
    """The place of that name: a space of the chart, a button, `panel 1`, `deck 15`, `mission carnivores+flyers`."""
    word, _space, rest = name.partition(" ")
    if word == "mission":
        card = state.box.mission_numbers.get(rest)
        return None if card is None else MissionSpot(card)
    if word in WITH and rest.isdigit():
        return WITH[word](int(rest))
    if word in BUTTONS:
        return ButtonSpot(word)
    space = state.box.chart.numbers.get(word)
    return None if space is None else PortSpot(space)
