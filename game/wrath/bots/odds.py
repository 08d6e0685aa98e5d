"""Chances before a roll: what the dice can bring, and how likely a wish comes true if one rolls for it alone.

All are exact. Where dice of other data are so many and so rich that not all throws can be looked at in time, a wish's
chance is the share of some throws, and says so.
"""

import random
from collections.abc import Sequence
from math import comb
from typing import Final, NamedTuple

from game.core.pool import pool
from game.wrath.bots.planning import Icons
from game.wrath.bots.prospects import coming_dice, faces_pool, faces_shown, icons_of
from game.wrath.box import ICONS, WORSHIP_ICON, Box
from game.wrath.commands import Reroll
from game.wrath.state import ROLL, State

LARGEST: Final = 2_000
"""Ways to lie, parts of pools included, up to which a chance is worked out exactly: some milliseconds."""
THROWS: Final = 500


class Thrown(NamedTuple):
    """What a roll can show: the icons on all dice then, and in how many of all its equally likely ways."""

    icons: Icons
    ways: int


class Chance(NamedTuple):
    """A chance from 0 to 1; not `exact`: of some throws only."""

    share: float
    exact: bool = True


def brings(state: State, again: Reroll) -> list[Thrown]:
    """All that the dice can show after these rolled again, the likeliest first; exact.

    The ways sum to faces ** dice rolled. The command must be one of the open decision's.
    """
    kept = [die for number, die in enumerate(state.dice, 1) if number not in again.dice]
    ways: dict[Icons, int] = {}
    for whole, number in faces_pool(state.box, len(state.dice)).odds(faces_shown(state.box, tuple(kept))):
        icons = icons_of(state.box, whole)
        ways[icons] = ways.get(icons, 0) + number
    return sorted([Thrown(icons, number) for icons, number in ways.items()], key=lambda thrown: -thrown.ways)


def one_more(box: Box, dice: int) -> tuple[float, ...]:
    """By icon, how likely one roll of so many dice shows at least one; exact."""
    shares = [sum(icon in face for face in box.faces) / len(box.faces) for icon in range(len(ICONS))]
    return tuple(1 - (1 - share) ** dice for share in shares)


def rolls_left(state: State) -> int:
    """How many rolls the seat to play may still make."""
    return state.box.rolls - state.rolls if state.phase == ROLL else 0


def chance(state: State, wish: Sequence[int]) -> Chance:
    """How likely the dice end with at least these icons (as in `State.unspent`), if they are rolled for nothing else.

    Every roll that is left is counted, and the best dice are kept each time.
    """
    kinds = [_kind(face, wish) for face in state.box.faces]
    different, dice = sorted(set(kinds)), coming_dice(state)
    if comb(dice + len(different), dice) > LARGEST:
        return _sampled(state, kinds, wish)
    known = pool(tuple(kinds.count(kind) for kind in different), dice)
    values = [float(_granted(different, whole, wish)) for whole in known.parts[: known.whole]]
    for _roll in range(rolls_left(state) - (not state.rolls)):
        values = known.again(values)
    if not state.rolls:
        return Chance(known.means(values)[-1])
    shown = [kinds[die] for die in state.dice]
    return Chance(values[known.parts.index(tuple(shown.count(kind) for kind in different))])


def _kind(face: Sequence[int], wish: Sequence[int]) -> Icons:
    """As much of a face as counts for the wish."""
    return tuple([min(list(face).count(icon), want) for icon, want in enumerate(wish)])


def _granted(kinds: Sequence[Icons], numbers: Sequence[int], wish: Sequence[int]) -> bool:
    """Whether so many faces of these kinds show all that is wished for."""
    return all(
        sum(kind[icon] * number for kind, number in zip(kinds, numbers, strict=True)) >= want
        for icon, want in enumerate(wish)
    )


def _sampled(state: State, kinds: Sequence[Icons], wish: Sequence[int]) -> Chance:
    """By throws whose dice are kept as long as they serve the wish; always the same ones."""
    number, throw = coming_dice(state), random.Random(0).choices
    good, ones = 0, [1] * number
    for _throw in range(THROWS):
        dice = [kinds[die] for die in state.dice] if state.rolls else throw(kinds, k=number)
        for _roll in range(rolls_left(state) - (not state.rolls)):
            dice = [die if any(die) else new for die, new in zip(dice, throw(kinds, k=number), strict=True)]
        good += _granted(dice, ones, wish)
    return Chance(good / THROWS, exact=False)


def eruption_chance(state: State) -> Chance:
    """How likely the seat to play can fill the volcano this turn, if it rolls for nothing else."""
    return chance(state, only(WORSHIP_ICON, state.box.spaces - state.filled()))


def only(icon: int, number: int) -> Icons:
    """So many of one icon."""
    return tuple([number if each == icon else 0 for each in range(len(ICONS))])
