"""Chances before the dice fall: of an attack, of a move, of a break. All exact, and made of the rules' own parts."""

from dataclasses import dataclass
from fractions import Fraction
from functools import cache

from game.dinowars.combat import defence_halves, dice_for, modifiers, results
from game.dinowars.kinds import INCH
from game.dinowars.sines import ROUND
from game.dinowars.space import do_touch, heading_between, touching_enemies, way
from game.dinowars.state import State

PIPS = 6
MOST = 3
"""A win by more is like one by so much."""


@dataclass(frozen=True, slots=True)
class Odds:
    """An attack before its dice fall: the attacker's value, the defender's in halves, and why the first is higher.

    `dice` are the attacker's and the defender's. The chances are those of the greatest result that the dice allow:
    `saved` is a killing blow that protection stops, `kill` one that it does not. The five of them make one.
    """

    attack: int
    halves: int
    why: tuple[str, ...]
    dice: tuple[int, int]
    nothing: Fraction
    knock: Fraction
    down: Fraction
    saved: Fraction
    kill: Fraction

    @property
    def effect(self) -> Fraction:
        """That the loser suffers something: a win that no protection saves from."""
        return 1 - self.nothing - self.saved


@cache
def margins(attack: int, against: int) -> tuple[Fraction, Fraction, Fraction, Fraction]:
    """With so many dice on either side: no win, a win by one, by two, by three or more."""
    found = [Fraction(0)] * (MOST + 1)
    for mine in range(1, PIPS + 1):
        for other in range(1, PIPS + 1):
            found[max(0, min(MOST, mine - other))] += _highest(attack, mine) * _highest(against, other)
    return found[0], found[1], found[2], found[3]


def _highest(dice: int, pips: int) -> Fraction:
    """How likely the highest of so many dice shows that."""
    return Fraction(pips**dice - (pips - 1) ** dice, PIPS**dice)


def attack_odds(state: State, attacker: int, defender: int, *, charging: bool, fierce: bool = False) -> Odds:
    """The odds of an attack that a side orders, as both stand now; `charging`: it is the free one of a charge."""
    why = tuple(modifiers(state, attacker, defender, charging=charging, fierce=fierce, gang=True))
    attack, halves = state.box.kinds[attacker].combat + len(why), defence_halves(state, defender)
    dice = dice_for(attack, halves)
    parts = dict.fromkeys(("", "knock", "down", "kill"), Fraction(0))
    for margin, chance in enumerate(margins(*dice)):
        allowed = results(state, defender, margin)
        parts[allowed[-1] if allowed else ""] += chance
    saved = Fraction(0) if state.down[defender] else save_chance(state, defender)  # D25
    kill = parts["kill"]
    return Odds(attack, halves, why, dice, parts[""], parts["knock"], parts["down"], kill * saved, kill * (1 - saved))


def fiercer(state: State, attacker: int, defender: int, *, charging: bool) -> Odds | None:
    """The same attack with a point of ferocity; None if the side has none. D12: one more for the attacker's value."""
    if not state.pools[state.box.sides[attacker]]:
        return None
    return attack_odds(state, attacker, defender, charging=charging, fierce=True)


def save_chance(state: State, piece: int) -> Fraction:
    """How likely its protection saves an animal from a killing blow."""
    return Fraction(min(PIPS, state.box.kinds[piece].protection), PIPS)


# -- moves ------------------------------------------------------------------------------------------------------------


@cache
def sums(dice: int) -> tuple[Fraction, ...]:
    """By total, from 0 to six times `dice`, how likely so many dice show it."""
    ways = [1]
    for _die in range(dice):
        longer = [0] * (len(ways) + PIPS)
        for total, number in enumerate(ways):
            for pips in range(1, PIPS + 1):
                longer[total + pips] += number
        ways = longer
    return tuple(Fraction(number, PIPS**dice) for number in ways)


@dataclass(frozen=True, slots=True)
class Reach:
    """A move before its dice fall: in that heading, by total of the dice, how far it leads; how likely each total is.

    Lengths are in hundredths of an inch.
    """

    heading: int
    fars: tuple[int, ...]
    chances: tuple[Fraction, ...]

    def chance(self, distance: int) -> Fraction:
        """How likely the move leads so far."""
        return sum((one for far, one in zip(self.fars, self.chances, strict=True) if far >= distance), Fraction(0))


def reach(state: State, piece: int, heading: int, *, fierce: bool = False) -> Reach:
    """How far the animal may come in that heading; with a point of ferocity a die more (D12)."""
    dice = state.box.kinds[piece].speed + fierce
    ahead = way(state, piece, heading)
    return Reach(heading, tuple(ahead.far(total * INCH) for total in range(PIPS * dice + 1)), sums(dice))


@dataclass(frozen=True, slots=True)
class Approach:
    """A charge before any dice fall: in which heading, how likely the move makes contact, the attack's odds then.

    `fiercer`: the odds of that attack with a point of ferocity; None if the side has none.
    """

    heading: int
    contact: Fraction
    odds: Odds
    fiercer: Odds | None


def approach(state: State, piece: int, target: int, *, fierce: bool = False, heading: int | None = None) -> Approach:
    """A charge straight at that enemy, or in that heading; D12: `fierce` is the die of the move, not the attack's one.

    Contact is impossible where something else stops the way first; the odds are then those from where it would end.
    """
    if heading is None:
        heading = heading_between(state, piece, target)
    found = reach(state, piece, heading, fierce=fierce)
    ahead, twin = way(state, piece, heading), state.copy()
    contact = Fraction(0)
    met: dict[int, bool] = {}
    for far, chance in zip(found.fars, found.chances, strict=True):
        if far not in met:
            twin.xs[piece], twin.ys[piece] = ahead.end(far)
            met[far] = far > 0 and do_touch(twin, piece, target)
        contact += chance * met[far]
    first = min((far for far, touches in met.items() if touches), default=max(met))
    twin.xs[piece], twin.ys[piece] = ahead.end(first)
    twin.facings[piece] = heading % ROUND
    odds, more = attack_odds(twin, piece, target, charging=True), fiercer(twin, piece, target, charging=True)
    return Approach(heading, contact, odds, more)


# -- breaks -----------------------------------------------------------------------------------------------------------


def break_chance(state: State, piece: int) -> Fraction:
    """How likely the animal breaks from all that touch it: its die and speed beat those of each that stands (D28)."""
    kinds = state.box.kinds
    standing = [kinds[one].speed for one in touching_enemies(state, piece) if not state.down[one]]
    chance = Fraction(0)
    for pips in range(1, PIPS + 1):
        total, beaten = pips + kinds[piece].speed, Fraction(1, PIPS)
        for speed in standing:
            beaten *= Fraction(min(PIPS, max(0, total - speed - 1)), PIPS)
        chance += beaten
    return chance
