"""Fair tables by chance: every piece of terrain has its like on the opposite side, turned around the centre."""

from functools import lru_cache

from game.core.dice import Dice
from game.core.words import N_
from game.dinowars.field import SIZE, Field, Land, Piece, complaints
from game.dinowars.kinds import INCH
from game.dinowars.shapes import Outline, Point
from game.dinowars.sines import ROUND, step, turned

SEEDS = 1_000_000
"""Tables there are: seeds go from 1 to this number."""
PAIRS = (3, 5)
"""Pairs of pieces, at least and at most (D52)."""
SIZES = {Land.HILL: 430, Land.WOOD: 400, Land.SWAMP: 360, Land.ROCK: 210}
"""How far a piece reaches from its middle at most, in hundredths of an inch."""
GAP = INCH
"""Free ground between two pieces, at least."""
TRIES = 500


@lru_cache(maxsize=32)
def grown(seed: int) -> Field:
    """The table of that seed."""
    dice = Dice(seed)
    pairs = PAIRS[0] + dice.number(PAIRS[1] - PAIRS[0] + 1) - 1
    lands = [Land.HILL, Land.ROCK, Land.WOOD, *(tuple(Land)[dice.number(len(Land)) - 1] for _more in range(pairs - 3))]
    pieces: list[Piece] = []
    for land in lands:
        pieces += _pair(dice, land, pieces)
    return Field("random", N_("Random table"), tuple(pieces), seed)


def _pair(dice: Dice, land: Land, others: list[Piece]) -> tuple[Piece, Piece]:
    """A piece where there is room, and its like. There is room: TRIES leave even the fullest table none unfilled."""
    for _try in range(TRIES):
        piece = _piece(dice, land)
        like = Piece(land, Outline(tuple((SIZE - x, SIZE - y) for x, y in piece.outline.points)), piece.level)
        if not any(complaints(piece)) and not any(_is_close(piece, one) for one in (*others, like)):
            return piece, like
    raise AssertionError("a table without room")


def _piece(dice: Dice, land: Land) -> Piece:
    middle = (dice.number(SIZE), dice.number(SIZE))
    corners = 7 + dice.number(4)
    points = tuple(_corner(dice, middle, ROUND * corner // corners, SIZES[land]) for corner in range(corners))
    return Piece(land, Outline(points), int(land is Land.HILL))


def _corner(dice: Dice, middle: Point, heading: int, size: int) -> Point:
    return step(*middle, turned(heading, dice.number(1_500)), size * (70 + dice.number(30)) // 100)


def _is_close(one: Piece, other: Piece) -> bool:
    x, y, around = one.outline.circle
    to_x, to_y, reach = other.outline.circle
    return (x - to_x) ** 2 + (y - to_y) ** 2 < (around + reach + GAP) ** 2
