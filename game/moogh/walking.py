"""Rulebook, "Move" and "Terrain": characters on foot, step by step, through water, mud and traps."""

from game.core.table import Table
from game.moogh.bones import DRY, roll
from game.moogh.characters import SkillKind
from game.moogh.commands import STOP, Step
from game.moogh.harm import tread
from game.moogh.land import SPOT_NAMES, name_of
from game.moogh.pieces import Power
from game.moogh.places import levels_of, move
from game.moogh.question import ask
from game.moogh.skills import gift, has, skill
from game.moogh.state import State


def reach(state: State, person: int) -> int:
    """How many spaces the action Move goes. M102: one at least."""
    own = gift(state, person, Power.STRIDE)
    return max(1, state.box.numbers.move + skill(state, person, SkillKind.STRIDE) + own)


def steps(state: State, person: int, *, rope: bool = False) -> list[int]:
    """Where a character may step now (M25); with a rope across cliff lines too (idea Rope)."""
    grid, land, spot = state.grid, state.box.land, state.spots[person]
    if spot >= 0:
        return [to for to in (land.ropes if rope else land.walks)[spot] if not grid[to]]
    return _down(state, state.steed(person))


def _down(state: State, beast: int) -> list[int]:
    """M25: from a beast's top to any space adjacent to it, on a level on which it stands."""
    land, at = state.box.land, state.at[beast]
    levels = levels_of(state, state.cells(beast))
    around = (at + offset for offset in state.shape(beast).section)
    return [
        to
        for to in around
        if land.inside[to] and not land.boulder[to] and not state.grid[to] and land.level[to] in levels
    ]


async def walk(table: Table[State], person: int, goal: str, count: int, why: str, *, rope: bool = False) -> None:
    """A movement of up to `count` steps whose first leads to `goal`; each further one is asked for."""
    state = table.state
    for left in range(count - 1, -1, -1):
        if not await _enter(table, person, SPOT_NAMES[goal], why, last=left == 0) or not left:
            return
        onward = steps(state, person, rope=rope)
        if not onward:
            return
        answer = await ask(table, "step", [*(Step(name_of(spot)) for spot in onward), STOP], person)
        if not isinstance(answer, Step):
            return
        goal = answer.space


async def _enter(table: Table[State], person: int, spot: int, why: str, *, last: bool) -> bool:
    """One step; whether the movement may go on. M92: no die for water or mud where the movement ends anyway."""
    state = table.state
    before = state.spots[person]
    move(table, person, spot, why)
    if not await tread(table, person, before):
        return False
    if last or not state.box.land.wet[spot] or has(state, person, Power.BOOTS):
        return True
    return await roll(table, person, "water", 1, DRY)
