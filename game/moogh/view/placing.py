"""Places that never move: the spaces of the board, and what is printed on cards and sheets. Made once."""

from functools import cache

from pygame import FRect

from game.moogh.characters import RING
from game.moogh.land import BOARD_SPOTS, name_of
from game.moogh.view import layout
from game.moogh.view.places import CellSpot, IconSpot, RageSpot, SlotSpot


@cache
def board_places() -> tuple[tuple[CellSpot, FRect], ...]:
    """The spaces of the board."""
    return tuple((CellSpot(name_of(spot)), layout.cell_box(spot)) for spot in BOARD_SPOTS)


@cache
def ring_places(person: int) -> tuple[tuple[SlotSpot | IconSpot, FRect], ...]:
    """The icons of a character's card and the places for the cube between them, which lie in front."""
    slots = [(SlotSpot(person, slot), layout.slot(person, slot)) for slot in range(1, RING + 1)]
    return (*slots, *((IconSpot(person, place), layout.tile(person, place)) for place in range(RING)))


@cache
def rage_places(beast: int, beasts: int, rows: int, columns: int) -> tuple[tuple[RageSpot, FRect], ...]:
    """The spaces of the action card of that beast, of so many, with so many rows and columns."""
    sheet = layout.dossier(beast, beasts, rows)
    spaces = ((row, column) for row in range(1, rows + 1) for column in range(columns))
    return tuple((RageSpot(beast, row, column), sheet.space(row, column)) for row, column in spaces)
