"""What an attack is worth: the exact chances of its dice, and the points of the animal that it strikes."""

from functools import cache

from game.dinowars.combat import RESULTS, defence_halves, dice_for, modifiers, results
from game.dinowars.odds import margins
from game.dinowars.state import State

KNOCKED, DOWNED = 0.12, 0.35
"""What a knockback and a downed animal are worth, in parts of its life."""


@cache
def chances(attack: int, against: int) -> tuple[float, float, float]:
    """With so many dice on either side, how likely a win by one, by two, by three or more is."""
    _none, one, two, three = margins(attack, against)
    return float(one), float(two), float(three)


def strike_chances(state: State, attacker: int, defender: int, *, charging: bool, fierce: bool) -> tuple[float, ...]:
    """How likely that attack knocks, downs or kills at most, as the dice allow."""
    why = modifiers(state, attacker, defender, charging=charging, fierce=fierce, gang=True)
    dice = dice_for(state.box.kinds[attacker].combat + len(why), defence_halves(state, defender))
    found = dict.fromkeys(RESULTS, 0.0)
    for margin, chance in enumerate(chances(*dice), 1):
        found[results(state, defender, margin)[-1]] += chance
    return tuple(found.values())


def strike(state: State, attacker: int, defender: int, *, charging: bool, fierce: bool) -> float:
    """What an attack promises, in points of the defender's cost; a dear target counts more."""
    one, two, three = strike_chances(state, attacker, defender, charging=charging, fierce=fierce)
    saved = 0.0 if state.down[defender] else state.box.kinds[defender].protection / 6
    blow = max(1 - saved, DOWNED)
    return life(state, attacker, defender) * (one * KNOCKED + two * DOWNED + three * blow)


def life(state: State, attacker: int, defender: int) -> float:
    """What the death of the defender is worth to the attacker's side."""
    box, seat = state.box, state.box.sides[attacker]
    if defender == box.gargantuan:
        return 30.0 if "gargantuan" in state.overall and "gargantuan" not in state.shared else 8.0
    bonus = 25.0 if state.targets[seat] == defender and "assassinate" not in state.done[seat] else 0.0
    if "bleed" in state.overall and "bleed" not in state.done[seat]:
        bonus += 10.0
    return box.costs[defender] + bonus
