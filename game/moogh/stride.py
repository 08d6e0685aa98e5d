"""Rulebook, "Move Forward" and "Move Backward": a beast goes step by step, pushes, falls, escapes, springs traps."""

from collections.abc import Sequence

from game.core.table import Table
from game.moogh.box import beast_of
from game.moogh.disc import Queue, fall, flee, landed, spring
from game.moogh.events import Stopped, Strode
from game.moogh.land import STEPS, name_of
from game.moogh.places import NOWHERE, bars_beasts, is_under_big_beast, put_beast
from game.moogh.pushing import push_out
from game.moogh.state import State


async def stride(table: Table[State], beast: int, way: int, count: int, queue: Queue) -> None:
    """So many steps AHEAD or BEHIND, without turning. The first obstacle ends the movement (M48)."""
    state = table.state
    for left in range(count, 0, -1):
        if _barred(table, beast, way):
            return
        entered = entering(state, beast, way)
        swath = _swath(state, beast, way, left)
        for lane, spot in [(lane, spot) for lane, spot in enumerate(entered) if state.grid[spot]]:
            await push_out(table, beast, lane, spot, swath=swath, queue=queue)
        if any(state.grid[spot] for spot in entered):
            return  # nobody found room elsewhere: the way stays shut
        if not await _step(table, beast, way, queue):
            return


def entering(state: State, beast: int, way: int) -> list[int]:
    """The one or two spots that a step that way would newly cover, the left lane's first."""
    return [state.at[beast] + offset for offset in state.shape(beast).rows[way]]


def obstacle(state: State, beast: int, way: int) -> int:
    """The spot that bars the next step that way, or -1: boulder, tree, big beast, or higher ground (M24, M43)."""
    land, step = state.box.land, STEPS[state.shape(beast).side(way)]
    for spot in entering(state, beast, way):
        if land.wall[spot] or is_under_big_beast(state, spot):
            return spot
    for spot in state.cells(beast):  # half over a cliff, no cell of it goes up again
        if land.rises(spot, spot + step):
            return spot + step
    return -1


def _barred(table: Table[State], beast: int, way: int) -> bool:
    state = table.state
    spot = obstacle(state, beast, way)
    if spot >= 0 and table.heard is not None:
        table.tell(Stopped(state.box.beasts[beast].name, name_of(spot), _what(state, spot)))
    return spot >= 0


def _what(state: State, spot: int) -> str:
    land = state.box.land
    if land.boulder[spot]:
        return "boulder"
    if land.tree[spot]:
        return "tree"
    return "beast" if state.beast_at(spot) >= 0 else "cliff"


def _swath(state: State, beast: int, way: int, left: int) -> frozenset[int]:
    """M66: what the beast covers or may still enter in this action: its lanes, as far as nothing solid bars them."""
    step = STEPS[state.shape(beast).side(way)]
    covered = set(state.cells(beast))
    front = entering(state, beast, way)
    for _step_ahead in range(left):
        covered.update(front)
        ahead = [spot + step for spot in front]
        if not any(state.box.land.inside[spot] for spot in front) or any(
            bars_beasts(state, spot, to) for spot, to in zip(front, ahead, strict=True)
        ):
            break
        front = ahead
    return frozenset(covered)


async def _step(table: Table[State], beast: int, way: int, queue: Queue) -> bool:
    """One step into spots that are free now; whether the movement goes on. Order: move, fall, escape, traps."""
    state = table.state
    before, entered = state.cells(beast), entering(state, beast, way)
    facing = state.shape(beast).side(way)
    put_beast(state, beast, state.at[beast] + STEPS[facing])
    after = state.cells(beast)
    land = state.box.land
    if table.heard is not None:
        seen = tuple(name_of(spot) for spot in after if land.inside[spot])
        table.tell(Strode(state.box.beasts[beast].name, facing.name.lower(), seen))
    if has_fallen(state, before, after):
        await fall(table, beast, NOWHERE)
        return False
    if not any(land.inside[spot] for spot in after):
        await flee(table, beast, before)
        return False
    return not await _trapped(table, beast, entered, queue)


def has_fallen(state: State, before: Sequence[int], after: Sequence[int]) -> bool:
    """M24: all cells on low ground, after a step that began with one on high ground. Outside is no ground."""
    land = state.box.land
    return all(land.inside[spot] and not land.level[spot] for spot in after) and any(
        land.inside[spot] and land.level[spot] for spot in before
    )


async def _trapped(table: Table[State], beast: int, entered: Sequence[int], queue: Queue) -> bool:
    """M12, M14: traps under the new cells, left lane first; its turn is over, and it does one landed action."""
    state = table.state
    traps = [spot for spot in entered if spot in state.traps]
    if traps and state.begun and beast_of(state.order[state.marker]) == beast:
        state.left = 0
    for spot in traps:
        if not await spring(table, beast, spot, "M12", NOWHERE):
            return True
    if traps:
        queue.append(landed(state, beast))
    return bool(traps)
