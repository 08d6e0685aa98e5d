"""Chances before a dig: what the tiles of a pile may be, and what they complete. All are exact.

Buried tiles lie in no order, and each as likely anywhere in the piles of its group (C36). So the tiles of a pile, and
those that the next digs bring, are any so many of all that are buried of the group, each choice as likely.
"""

from fractions import Fraction
from math import comb

from game.cazadores.bots.outlook import count_buried
from game.cazadores.state import State


def comes(state: State, site: int, tile: int, digs: int) -> Fraction:
    """How likely so many digs there bring at least one of that tile; 0 where no such tiles are dug.

    More digs than the pile has are not made.
    """
    box, group = state.box, state.box.site_groups[site]
    if group != box.tile_groups[tile]:
        return Fraction(0)
    bag, drawn = state.bags[group], min(digs, state.piles[site])
    without = len(bag) - bag.count(box.tiles[tile])
    return 1 - Fraction(comb(without, drawn), comb(len(bag), drawn))


def completes(state: State, seat: int, site: int, digs: int) -> Fraction:
    """How likely so many digs there, made at once, complete at least one animal on the seat's ship (C5).

    More digs than the pile has are not made.
    """
    group = state.box.site_groups[site]
    if group < 0:
        return Fraction(0)
    size, drawn = len(state.bags[group]), min(digs, state.piles[site])
    ways = [1]
    buried = count_buried(state)
    for animal in state.box.members[group]:
        ways = _times(ways, _unfinished(state, seat, animal, buried))
    return 1 - Fraction(ways[drawn] if drawn < len(ways) else 0, comb(size, drawn))


def _unfinished(state: State, seat: int, animal: int, buried: list[int]) -> list[int]:
    """By number, in how many ways so many tiles of that animal are chosen that do not complete it."""
    span, hold = state.box.spans[animal], state.holds[seat]
    every, all_needed = [1], [1]
    for tile in range(span.start, span.stop):
        some = [comb(buried[tile], number) for number in range(buried[tile] + 1)]
        every = _times(every, some)
        all_needed = _times(all_needed, some if hold[tile] else [0, *some[1:]])
    return [any_ways - done for any_ways, done in zip(every, all_needed, strict=True)]


def _times(one: list[int], other: list[int]) -> list[int]:
    """The product of two polynomials: the ways to choose from both together."""
    found = [0] * (len(one) + len(other) - 1)
    for n, a in enumerate(one):
        for m, b in enumerate(other):
            found[n + m] += a * b
    return found
