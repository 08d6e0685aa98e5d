"""Exact chances before a roll: what the dice can bring, and how likely a wish comes true if one rolls for it alone."""

from collections.abc import Sequence
from typing import NamedTuple

from game.wrath.bots.planning import Icons
from game.wrath.bots.prospects import coming_dice, faces_pool, faces_shown, icons_of
from game.wrath.box import ICONS, WORSHIP_ICON
from game.wrath.commands import Reroll
from game.wrath.state import ROLL, State


class Thrown(NamedTuple):
    """What a roll can show: the icons on all dice then, and in how many of all its equally likely ways."""

    icons: Icons
    ways: int


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


def rolls_left(state: State) -> int:
    """How many rolls the seat to play may still make."""
    return state.box.rolls - state.rolls if state.phase == ROLL else 0


def chance(state: State, wish: Sequence[int]) -> float:
    """How likely the dice end with at least these icons (as in `State.unspent`), if they are rolled for nothing else.

    0 to 1; every roll that is left is counted, and the best dice are kept each time.
    """
    dice, rolls = coming_dice(state), rolls_left(state)
    pool = faces_pool(state.box, dice)
    wholes = [icons_of(state.box, whole) for whole in pool.parts[: pool.whole]]
    values = [float(all(have >= want for have, want in zip(icons, wish, strict=True))) for icons in wholes]
    for _roll in range(rolls if state.rolls else rolls - 1):
        values = pool.again(values)
    if not state.rolls:
        return pool.means(values)[-1]
    return values[pool.parts.index(faces_shown(state.box, state.dice))]


def eruption_chance(state: State) -> float:
    """How likely the seat to play can fill the volcano this turn, if it rolls for nothing else."""
    return chance(state, only(WORSHIP_ICON, state.box.spaces - state.filled()))


def only(icon: int, number: int) -> Icons:
    """So many of one icon."""
    return tuple([number if each == icon else 0 for each in range(len(ICONS))])
