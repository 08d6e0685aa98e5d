"""People who are glad: they throw up their arms and leap, one a little after the other."""

from collections.abc import Sequence
from math import pi, sin
from typing import Final

from game.ui.act import Cue
from game.ui.things import PIECES, Thing
from game.wrath.view.heard import HOP
from game.wrath.view.pieces import Bend, Cast, Figure

LEAP: Final = 22.0
LEAP_S: Final = 0.6
AFTER_S: Final = 0.08
HEARD: Final = 3
"""So many are heard."""
GLAD: Final = Bend(mood="cheering")


def landings(people: Sequence[Figure], begins: float, ends: float) -> tuple[Cue, ...]:
    """When the feet of the first few touch the ground, from second to second."""
    few = range(min(HEARD, len(people)))
    leaps = range(1, int((ends - begins) / LEAP_S) + 1)
    moments = [begins + leap * LEAP_S + number * AFTER_S for leap in leaps for number in few]
    return tuple((moment, HOP) for moment in moments if moment < ends)


def leaping(cast: Cast, people: Sequence[Figure], now: float, high: float = LEAP) -> list[Thing]:
    """Those people after so many seconds of joy; at 0, and where they leap 0 `high`, with both feet on the ground."""
    found: list[Thing] = []
    for number, figure in enumerate(people):
        leap = abs(sin(pi * max(0.0, now - number * AFTER_S) / LEAP_S))
        found += cast.things(figure, PIECES, round(high * leap), bend=GLAD)
    return found
