"""How far an animal may come in each direction, and whom it could charge, before its dice have fallen."""

from dataclasses import dataclass, field
from fractions import Fraction
from functools import cached_property
from typing import Final

from game.dinowars.kinds import INCH
from game.dinowars.odds import PIPS, approach, reach, sums
from game.dinowars.odds import Reach as Reached
from game.dinowars.shapes import FINE, Point
from game.dinowars.sines import ROUND
from game.dinowars.space import gap, way
from game.dinowars.state import State
from game.dinowars.ways import CONTACT, Way

STEPS: Final = 60
"""Directions of an outline."""


@dataclass(frozen=True)
class Reach:
    """Of one animal on one table, which is not changed while somebody looks at this."""

    state: State
    piece: int
    _ahead: dict[int, Way] = field(default_factory=dict)
    _reaches: dict[int, Reached] = field(default_factory=dict)

    @property
    def dice(self) -> int:
        """Its speed."""
        return self.state.box.kinds[self.piece].speed

    @property
    def start(self) -> Point:
        """Where it stands."""
        return self.state.xs[self.piece], self.state.ys[self.piece]

    def ahead(self, heading: int) -> Way:
        """The straight way in that heading."""
        if heading not in self._ahead:
            self._ahead[heading] = way(self.state, self.piece, heading)
        return self._ahead[heading]

    def farthest(self, ahead: Way) -> int:
        """As far as any roll leads."""
        return ahead.far(PIPS * self.dice * INCH)

    def usually(self, ahead: Way) -> int:
        """As far as half of all rolls lead."""
        return ahead.far(self._usual_total * INCH)

    def end(self, ahead: Way, distance: int) -> Point:
        """Where it comes to stand who goes so far."""
        return ahead.end(distance) if distance else self.start

    def chance(self, heading: int, distance: int) -> Fraction:
        """How likely the dice lead so far."""
        if not distance:
            return Fraction(1)
        if heading not in self._reaches:
            self._reaches[heading] = reach(self.state, self.piece, heading)
        return self._reaches[heading].chance(distance)

    @property
    def _usual_total(self) -> int:
        """The total that half of all rolls reach, or more."""
        chances = sums(self.dice)
        return max(total for total in range(len(chances)) if 2 * sum(chances[total:]) >= 1)

    @cached_property
    def _outlines(self) -> tuple[tuple[Point, ...], tuple[Point, ...]]:
        found: list[tuple[Point, Point]] = []
        for heading in range(0, ROUND, ROUND // STEPS):
            ahead = self.ahead(heading)
            found.append((self.end(ahead, self.usually(ahead)), self.end(ahead, self.farthest(ahead))))
        return tuple(one for one, _other in found), tuple(other for _one, other in found)

    @property
    def usual(self) -> tuple[Point, ...]:
        """As far as half of all rolls lead, all around."""
        return self._outlines[0]

    @property
    def most(self) -> tuple[Point, ...]:
        """As far as any roll leads."""
        return self._outlines[1]

    @cached_property
    def charges(self) -> dict[int, tuple[Fraction, Fraction]]:
        """By enemy that could be charged straight: how likely contact is, and how likely with a die more."""
        farthest = (self.dice + 1) * PIPS * INCH + CONTACT
        near = [one for one in self.state.enemies(self.piece) if gap(self.state, self.piece, one) <= FINE * farthest]
        pairs = {enemy: (self._contact(enemy), self._contact(enemy, fierce=True)) for enemy in near}
        fierce = self.state.pools[self.state.box.sides[self.piece]] > 0
        return {enemy: chances for enemy, chances in pairs.items() if chances[fierce]}

    def _contact(self, enemy: int, *, fierce: bool = False) -> Fraction:
        return approach(self.state, self.piece, enemy, fierce=fierce).contact
