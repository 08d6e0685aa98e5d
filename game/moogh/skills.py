"""Rulebook, "Leader skills", items, and the traits of a campaign: what helps a character all the time."""

from collections.abc import Iterable

from game.moogh.characters import Deed, SkillKind
from game.moogh.pieces import Item, Power
from game.moogh.state import State


def skill(state: State, person: int, kind: SkillKind) -> int:
    """What the leaders of the character's side give of that kind. M74: for all of them, while the leader is in play."""
    out = state.out
    return sum(
        one.amount
        for leader, one in state.box.skilled[state.box.people[person].side]
        if one.kind is kind and not out[leader]
    )


def gift_dice(gifts: Iterable[Item], deed: Deed) -> int:
    """The dice that these items and traits add to that deed, or take from it (M63, M102)."""
    return sum(one.amount for one in gifts if one.power is Power.DICE and deed in one.deeds)


def extra_dice(state: State, person: int, deed: Deed) -> int:
    """The dice that what a character carries and is adds to that deed."""
    return gift_dice(state.box.people[person].gifts, deed)


def gift(state: State, person: int, power: Power) -> int:
    """How much of that power a character's item and traits give."""
    return sum(one.amount for one in state.box.people[person].gifts if one.power is power)


def has(state: State, person: int, power: Power) -> bool:
    """Whether the character carries or is something of that power."""
    return any(one.power is power for one in state.box.people[person].gifts)
