"""Rulebook, "Move Forward": characters and small beasts in a beast's way are pushed to a side."""

from game.core.table import Table
from game.moogh.around import LEFT, RIGHT
from game.moogh.bones import cast
from game.moogh.characters import Symbol
from game.moogh.disc import Queue, fall, landed, maul, spring
from game.moogh.events import Crashed
from game.moogh.harm import injure, knock_out, tread
from game.moogh.land import STEPS
from game.moogh.places import is_under_big_beast, move, set_beast_down, set_down, shove
from game.moogh.state import State


async def push_out(
    table: Table[State], pusher: int, lane: int, spot: int, *, swath: frozenset[int], queue: Queue
) -> None:
    """Whoever stands on that spot of the pusher's lane is pushed out of it, if anybody does."""
    state = table.state
    person, small = state.person_at(spot), state.beast_at(spot)
    if person < 0 and small < 0:
        return
    step = STEPS[state.shape(pusher).side(_side(table, pusher, lane))]
    if person >= 0:
        await _push_person(table, person, spot, step, swath)
    else:
        await _push_beast(table, small, spot, step, swath=swath, queue=queue)


def _side(table: Table[State], pusher: int, lane: int) -> int:
    """M16: a big beast pushes to the side of the lane; a small one by a die, bars to the right."""
    if table.state.box.beasts[pusher].kind.size > 1:
        return RIGHT if lane else LEFT
    return RIGHT if cast(table, pusher, "push") is Symbol.BARS else LEFT


# -- characters --------------------------------------------------------------------------------------------------------


async def _push_person(table: Table[State], person: int, spot: int, step: int, swath: frozenset[int]) -> None:
    state, land, goal = table.state, table.state.box.land, spot + step
    level = (land.level[spot],)
    into = person_bar(state, spot, goal)
    if into:
        _tell_crash(table, state.box.people[person].name, into, "push")
        if await injure(table, person, "push", "M17"):
            await set_down(table, person, [goal], level, swath)
    elif land.drops(spot, goal):
        if await knock_out(table, person, "cliff", "M19"):
            await set_down(table, person, [goal], level, swath)
    else:
        move(table, person, goal, "push")
        await tread(table, person, spot)


def person_bar(state: State, start: int, goal: int) -> str:
    """What is in the way of a pushed or thrown character's next space: an obstacle's name, or nothing (M17, M49)."""
    land = state.box.land
    if not land.inside[goal]:
        return "edge"
    if land.boulder[goal]:
        return "boulder"
    if state.person_at(goal) >= 0:
        return "person"
    if state.beast_at(goal) >= 0:
        return "beast"
    return "cliff" if land.rises(start, goal) else ""


def _tell_crash(table: Table[State], who: str, into: str, why: str) -> None:
    if table.heard is not None:
        table.tell(Crashed(who, into, why))


# -- small beasts ------------------------------------------------------------------------------------------------------


async def _push_beast(
    table: Table[State], small: int, spot: int, step: int, *, swath: frozenset[int], queue: Queue
) -> None:
    state, land, goal = table.state, table.state.box.land, spot + step
    level = (land.level[spot],)
    into = _beast_bar(state, spot, goal)
    if into:
        _tell_crash(table, state.box.beasts[small].name, into, "push")
        await maul(table, small, "push", swath, queue)
        if state.alive(small):
            set_beast_down(table, small, [goal], level, swath)
    elif state.grid[goal]:
        set_beast_down(table, small, [goal], level, swath)  # M17: no injury, no chain of pushes
    else:
        shove(table, small, goal, "push")
        await _arrive(table, small, spot, swath, queue)


async def _arrive(table: Table[State], small: int, spot: int, swath: frozenset[int], queue: Queue) -> None:
    """A small beast was pushed away from that spot: M19 it may have fallen, M65 there may be a trap."""
    state = table.state
    goal = state.at[small]
    if state.box.land.drops(spot, goal):
        await fall(table, small, swath)
    elif goal in state.traps and await spring(table, small, goal, "M65", swath):
        queue.append(landed(state, small))


def _beast_bar(state: State, start: int, goal: int) -> str:
    """M17: what a pushed small beast is hurt by: board edge, boulder, tree, big beast, higher ground."""
    land = state.box.land
    if not land.inside[goal]:
        return "edge"
    if land.wall[goal]:
        return "boulder" if land.boulder[goal] else "tree"
    if is_under_big_beast(state, goal):
        return "beast"
    return "cliff" if land.rises(start, goal) else ""
