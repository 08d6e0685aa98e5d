"""Places of the table by the names that a lesson or a page of the rules calls them."""

from collections.abc import Mapping, Sequence
from typing import Final

from pygame import FRect

from game.dinowars.lessons import ACROSS, BUTTONS, DOWN, SHOWN, SQUARES
from game.dinowars.state import State
from game.dinowars.view import layout
from game.dinowars.view.places import AnimalSpot, RowSpot, SideSpot
from game.ui.hand import Spot
from game.ui.tray import ButtonSpot

AREAS: Final = {
    "table": layout.FRAME, "card": layout.CARD, "objectives": layout.OBJECTIVES, "dice": layout.DICE,
    "roster": layout.roster(0), "enemies": layout.roster(1),
}  # fmt: skip


def areas() -> Mapping[str, FRect]:
    """The parts of the table of which the lesson speaks, its squares among them."""
    return {name: FRect(box) for name, box in AREAS.items()} | {name: _square(name) for name in SQUARES}


def area_of(names: Sequence[str]) -> FRect:
    """What of the table is to be cut out so that it shows all these parts; the table where none is named."""
    found = [_square(name) if name in SQUARES else FRect(AREAS[name]) for name in names if name in SHOWN]
    return found[0].unionall(found[1:]) if found else FRect(layout.FRAME)


def _square(name: str) -> FRect:
    """A square of the table."""
    side = layout.TABLE.w / len(ACROSS)
    return FRect(
        layout.TABLE.x + ACROSS.index(name[0]) * side, layout.TABLE.y + DOWN.index(name[1:]) * side, side, side
    )


def spot_of(table: State, name: str) -> Spot | None:
    """The place of that name: an animal, a button, `row attack`, `side 0`."""
    word, _space, rest = name.partition(" ")
    if word == "row":
        return RowSpot(rest)
    if word == "side" and rest.isdigit():
        return SideSpot(int(rest))
    if word in BUTTONS:
        return ButtonSpot(word)
    return AnimalSpot(table.box.names.index(name)) if name in table.box.names else None
