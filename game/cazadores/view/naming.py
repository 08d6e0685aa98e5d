"""Places of the table by the names that a lesson or a page of the rules calls them."""

from collections.abc import Callable, Sequence
from typing import Final

from pygame import FRect

from game.cazadores.lessons import ACROSS, DOWN, SHOWN, SQUARES
from game.cazadores.state import State
from game.cazadores.view import layout
from game.cazadores.view.places import DeckSpot, MissionSpot, PortSpot, SeatSpot
from game.ui.hand import Spot
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


def areas(state: State) -> dict[str, FRect]:
    """The parts of the table, by name; of panels their inside."""
    column = layout.column(state.box.seats)
    inside = {"ledger": column.ledger.inflate(-20, -20), "missions": column.missions.inflate(-20, -20)}
    return {**{name: FRect(area) for name, area in AREAS.items()}, **inside}


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
