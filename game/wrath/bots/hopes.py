"""What positions are worth as hopes, whose means over dice can be taken, and hopes as points again."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Protocol

from game.wrath.bots.valuing import WON, net
from game.wrath.state import State

_HALVINGS = 40


class Hope(Protocol):
    """A measure that grows more slowly the surer victory or loss is, so that no small chance outweighs everything."""

    def of(self, totals: Sequence[int], seat: int, state: State) -> float:
        """What the seat hopes for in that state, by what everybody's positions are worth (`Appraiser.totals`)."""

    def worth(self, hope: float, state: State) -> float:
        """The hope as a value of `Appraiser.value`, seen from that state."""


@dataclass(frozen=True, slots=True)
class Margin:
    """Points more than the others on average, softened: -1 is lost, 1 won.

    `doubt`: hundredths of a point by which one must lead each of them to have come half of the way from 0 to 1.
    """

    doubt: int

    def of(self, totals: Sequence[int], seat: int, state: State) -> float:
        """See `Hope`."""
        return soft(net(totals, seat), self._doubt(state))

    def worth(self, hope: float, state: State) -> float:
        """See `Hope`."""
        return firm(hope, self._doubt(state))

    def _doubt(self, state: State) -> int:
        return self.doubt * (state.box.seats - 1)


@dataclass(frozen=True, slots=True)
class Victory:
    """The chance to end before everybody else: whoever is in the lead matters more than who has fallen behind.

    `last`, `each`: the lead over one rival that makes victory likely, in hundredths of a point, is `last` and `each`
    more for every point that the first of all still lacks.
    """

    last: int
    each: int

    def of(self, totals: Sequence[int], seat: int, state: State) -> float:
        """The chance, 0 to 1; those of all seats sum to 1."""
        seats, wide = len(totals), self._wide(state) ** 2
        chances = [1.0] * seats
        for one in range(seats):
            for other in range(one):
                lead = totals[one] - totals[other]
                tilt = 0.5 * lead / sqrt(wide + lead * lead)
                chances[one] *= 0.5 + tilt
                chances[other] *= 0.5 - tilt
        return chances[seat] / sum(chances)

    def worth(self, hope: float, state: State) -> float:
        """What a like lead over every rival would be worth, if it gave this chance."""
        others = state.box.seats - 1
        low, high = 0.0, 1.0
        for _halving in range(_HALVINGS):
            middle = (low + high) / 2
            if _chance(middle, others) < hope:
                low = middle
            else:
                high = middle
        tilt = low + high - 1
        return others * min(WON, max(-WON, self._wide(state) * tilt / sqrt(1 - tilt * tilt)))

    def _wide(self, state: State) -> int:
        return self.last + self.each * max(0, state.box.target - max(state.scores))


def _chance(one: float, others: int) -> float:
    """The chance to win where each of that many rivals, who are all alike, is beaten with the chance `one`."""
    mine, theirs = 1.0, 1 - one
    for _other in range(others):
        mine *= one
    for _other in range(others - 1):
        theirs *= 0.5
    return mine / (mine + others * theirs)


def soft(worth: float, doubt: int) -> float:
    """A worth between -1, lost, and 1, won: half of the way at `doubt`, in hundredths of a point."""
    return worth / (doubt + abs(worth))


def firm(part: float, doubt: int) -> float:
    """The worth whose softness this is."""
    return part * doubt / (1 - abs(part))
