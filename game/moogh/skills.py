"""Rulebook, "Leader skills", and items: what helps a character all the time."""

from game.moogh.pieces import Deed, Power, SkillKind
from game.moogh.state import State


def skill(state: State, person: int, kind: SkillKind) -> int:
    """What the leaders of the character's side give of that kind. M74: for all of them, while the leader is in play."""
    out = state.out
    return sum(
        one.amount
        for leader, one in state.box.skilled[state.box.people[person].side]
        if one.kind is kind and not out[leader]
    )


def item_dice(state: State, person: int, deed: Deed) -> int:
    """The dice that what a character carries adds to that deed."""
    item = state.box.people[person].item
    return item.amount if item is not None and item.power is Power.DICE and deed in item.deeds else 0
