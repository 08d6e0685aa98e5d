"""What a bot knows of a box before it looks at any state: chances as numbers, and a coarse map of the ground."""

from collections.abc import Iterator
from functools import cached_property, lru_cache
from math import sqrt
from typing import NamedTuple

from game.dinowars.box import Box
from game.dinowars.combat import DICE, dice_for
from game.dinowars.field import SIZE
from game.dinowars.kinds import INCH
from game.dinowars.odds import PIPS, margins, sums
from game.dinowars.shapes import Outline
from game.dinowars.ways import CONTACT

FAR = 40
"""Inches: no roll leads so far."""
CELLS = SIZE // INCH
PACE = 350.0
"""Hundredths of an inch that a die brings on average."""
DISTANT = 0.3
"""So much of a fight counts that no single move can reach, by how many moves it takes."""
BARRED = 0.05
"""The same where a rock lies between."""
TOUCHING = 2.0
"""More than any chance."""
MANY = 100_000
"""So many spans are kept."""
LONG = 6
"""No animal acts more often in a turn, but for what ferocity buys."""
Series = tuple[tuple[float, float, float], ...]
Blow = tuple[float, float, float]
"""How likely an attack knocks back, downs and kills at most, after protection."""


DOWNED, DOWNED_PART = 180.0, 0.22
"""What laying an animal down is worth: an action of its side, and a part of its life."""
KNOCKED, KNOCKED_PART = 110.0, 0.04
"""What a knockback is worth: a point of ferocity, and a part of its life."""


class Fight(NamedTuple):
    """By the number of attacks, what they bring, and how likely the prey is dead."""

    worths: tuple[float, ...]
    kills: tuple[float, ...]


class Book:
    """The tables of one box. `desperate`: whether that twist is played."""

    def __init__(self, box: Box, *, desperate: bool) -> None:
        self.box = box
        self.desperate = desperate
        self.speeds = tuple(kind.speed for kind in box.kinds)
        self.combats = tuple(kind.combat for kind in box.kinds)
        self.flies = tuple(kind.flies for kind in box.kinds)
        self.tails = tuple(kind.tail for kind in box.kinds)
        self.reach = tuple(_at_least(dice) for dice in range(PIPS))
        self._series: dict[tuple[int, int, int], Series] = {}
        self._spans: dict[tuple[int, ...], float] = {}
        self._blows: dict[tuple[int, int, int], Blow] = {}
        self.fights: dict[tuple[int, int, int, float], Fight] = {}
        """What `fight` has found; by the value of the attacks, whom, whether it is down, what its death brings."""

    def blow(self, attack: int, defender: int, down: int) -> Blow:
        """An attack of that value, modifiers included, on that piece."""
        mark = (attack, defender, down)
        known = self._blows.get(mark)
        if known is None:
            known = self._blows[mark] = self._blow(attack, defender, down)
        return known

    def _blow(self, attack: int, defender: int, down: int) -> Blow:
        kind = self.box.kinds[defender]
        halves = kind.combat * (1 if down else 2)
        dice = dice_for(attack, halves)
        _none, one, two, three = (float(part) for part in _LINES[dice])
        if down:
            return 0.0, 0.0, one + two + three
        open_to = 1 - min(PIPS, kind.protection) / PIPS
        if self.desperate:
            return 0.0, one, (two + three) * open_to
        return one, two, three * open_to

    def fight(self, mark: tuple[int, int, int, float]) -> Fight:
        """Attacks one after the other, by what `fights` are known by."""
        found = self.fights.get(mark)
        if found is None:
            if len(self.fights) > MANY:
                self.fights.clear()
            series, life = self.series(*mark[:3]), mark[3]
            lay, knock = DOWNED + DOWNED_PART * life, KNOCKED + KNOCKED_PART * life
            worths = tuple(dead * life + laid * lay + knocks * knock for dead, laid, knocks in series)
            found = self.fights[mark] = Fight(worths, tuple(row[0] for row in series))
        return found

    def series(self, attack: int, defender: int, down: int) -> Series:
        """By the number of such attacks one after the other: dead by then, down, and how many knockbacks."""
        mark = (attack, defender, down)
        known = self._series.get(mark)
        if known is None:
            known = self._series[mark] = tuple(self._fought_out(attack, defender, down))
        return known

    def _fought_out(self, attack: int, defender: int, down: int) -> Iterator[tuple[float, float, float]]:
        knock, lay, kill = self.blow(attack, defender, 0)
        finish = self.blow(attack, defender, 1)[2]
        up, laid, dead, knocks = float(1 - down), float(down), 0.0, 0.0
        for _attack in range(LONG + 2):
            yield dead, laid, knocks
            dead += up * kill + laid * finish
            knocks += up * knock
            up, laid = up * (1 - kill - lay), laid * (1 - finish) + up * lay

    def span(self, pair: tuple[int, int, int, int, int, int]) -> float:
        """How likely one move makes contact; TOUCHING where the two do already. `pair`: who, whom, and both places.

        Of what is out of reach a little counts, by how far it is.
        """
        known = self._spans.get(pair)
        if known is None:
            if len(self._spans) > MANY:
                self._spans.clear()
            known = self._spans[pair] = self._span(*pair[:2], pair[2:4], pair[4:])
        return known

    def _span(self, piece: int, foe: int, here: tuple[int, int], there: tuple[int, int]) -> float:
        radii, speed, (x, y), (to_x, to_y) = self.box.radii, self.speeds[piece], here, there
        gap = sqrt((x - to_x) ** 2 + (y - to_y) ** 2) - radii[piece] - radii[foe]
        if gap <= CONTACT:
            return TOUCHING
        slow = 1.0
        if not self.flies[piece]:
            for part in (1, 2):
                column, row = (x * (3 - part) + to_x * part) // (3 * INCH), (y * (3 - part) + to_y * part) // (3 * INCH)
                if self.solid[row * CELLS + column]:
                    return BARRED
                slow += 0.5 * self.rough[row * CELLS + column]
        inches = int(gap * slow + INCH - 1) // INCH
        likely = self.reach[speed][inches] if inches < FAR else 0.0
        return max(likely, DISTANT * 4 / (4 + gap * slow / (PACE * speed)))

    @cached_property
    def rough(self) -> bytes:
        """By square inch, whether its middle is rough ground."""
        return _map(self.box.field.rough)

    @cached_property
    def solid(self) -> bytes:
        """By square inch, whether its middle is rock."""
        return _map(self.box.field.solids)


def _at_least(dice: int) -> tuple[float, ...]:
    """By inches, how likely so many dice show that many or more."""
    chances = sums(dice)
    return tuple(float(sum(chances[inches:])) for inches in range(FAR))


def _map(outlines: tuple[Outline, ...]) -> bytes:
    middles = [cell * INCH + INCH // 2 for cell in range(CELLS)]
    return bytes(any(one.holds(x, y) for one in outlines) for y in middles for x in middles)


_LINES = {dice: margins(*dice) for dice in DICE}


@lru_cache(maxsize=32)
def book_of(box: Box, *, desperate: bool) -> Book:
    """The tables of that box, kept."""
    return Book(box, desperate=desperate)
