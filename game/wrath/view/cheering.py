"""People who are glad: they throw up their arms and leap, one a little after the other."""

from collections.abc import Sequence
from math import pi, sin
from typing import Final

from game.wrath.view.pieces import Bend, Cast, Figure
from game.wrath.view.things import PIECES, Thing

LEAP: Final = 22.0
LEAP_S: Final = 0.6
AFTER_S: Final = 0.08
GLAD: Final = Bend(mood="cheering")


def leaping(cast: Cast, people: Sequence[Figure], now: float, high: float = LEAP) -> list[Thing]:
    """Those people after so many seconds of joy; at 0, and where they leap 0 `high`, with both feet on the ground."""
    found: list[Thing] = []
    for number, figure in enumerate(people):
        leap = abs(sin(pi * max(0.0, now - number * AFTER_S) / LEAP_S))
        found += cast.things(figure, PIECES, round(high * leap), bend=GLAD)
    return found
