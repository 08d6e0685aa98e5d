"""Rulebook, "Attack", "Bite", "Claw", "Tail Swipe" and "Shake": what a beast does to those around it and on top."""

from collections.abc import Collection

from game.core.table import Table
from game.moogh.around import AHEAD, LEFT, RIGHT
from game.moogh.bones import cast, luck, spend
from game.moogh.characters import Symbol
from game.moogh.commands import STAY, YIELD, Lane
from game.moogh.disc import Queue, maul
from game.moogh.events import Crashed
from game.moogh.harm import injure, tread
from game.moogh.land import STEPS
from game.moogh.pieces import Section
from game.moogh.places import NOWHERE, in_turn_order, levels_of, move, set_down
from game.moogh.pushing import person_bar
from game.moogh.question import ask
from game.moogh.state import AWAY, State

LANES = {AHEAD: ("left", "right"), RIGHT: ("front", "back"), LEFT: ("front", "back")}
"""The names of a big beast's rows by the direction of a flight."""


async def attack(table: Table[State], beast: int, count: int, queue: Queue) -> None:
    """So many attacks, a die each: every character and other beast in that section takes one injury (M21)."""
    state = table.state
    for _attack in range(count):
        if not state.alive(beast):
            return
        section = state.box.beasts[beast].kind.struck(cast(table, beast, "attack"))
        spots = _spots(state, beast, section)
        await _injure_all(table, spots, "attack", "Attack")
        for other in state.herd():
            if other != beast and not spots.isdisjoint(state.cells(other)):
                await maul(table, other, "attack", frozenset(state.cells(beast)), queue)


def _spots(state: State, beast: int, section: Section) -> frozenset[int]:
    at = state.at[beast]
    return frozenset(at + offset for offset, one in state.shape(beast).section.items() if one is section)


async def _injure_all(table: Table[State], spots: Collection[int], why: str, ruling: str) -> None:
    """M77: in turn order. M36: whoever rides stands nowhere."""
    state = table.state
    found = (state.person_at(spot) for spot in spots)
    for person in in_turn_order(state, [one for one in found if one >= 0]):
        await injure(table, person, why, ruling)


async def bite(table: Table[State], beast: int) -> None:
    """Whoever stands right in front, corners apart."""
    state = table.state
    await _injure_all(table, [state.at[beast] + offset for offset in state.shape(beast).rows[AHEAD]], "bite", "Bite")


async def claw(table: Table[State], beast: int) -> None:
    """Whoever stands in a corner."""
    state = table.state
    await _injure_all(table, [state.at[beast] + offset for offset in state.shape(beast).corners], "claw", "Claw")


async def swipe(table: Table[State], beast: int) -> None:
    """Whoever stands at the back, corners with it."""
    await _injure_all(table, _spots(table.state, beast, Section.BACK), "tail", "Tail Swipe")


# -- shake -------------------------------------------------------------------------------------------------------------


async def shake(table: Table[State], beast: int) -> None:
    """M49: who is on top flies off, unless a token holds it there."""
    state = table.state
    rider = state.rider(beast)
    if rider < 0 or await _holds_on(table, rider):
        return
    symbol = cast(table, beast, "shake")
    way = {Symbol.BARS: RIGHT, Symbol.CHEVRON: LEFT, Symbol.CROSS: AHEAD}[symbol]
    lane = await _lane(table, beast, rider, way)
    await _fly(table, beast, rider, way, lane)


async def _holds_on(table: Table[State], rider: int) -> bool:
    if not table.state.tokens[rider] or await ask(table, "stay", (STAY, YIELD), rider) == YIELD:
        return False
    spend(table, rider, "stay")
    return luck(table, rider, "stay")


async def _lane(table: Table[State], beast: int, rider: int, way: int) -> int:
    """The row is the choice of who controls the rider; a small beast has but one."""
    names = LANES[way][: table.state.shape(beast).size]
    answer = await ask(table, "row", [Lane(name) for name in names], rider, beast)
    assert isinstance(answer, Lane)
    return names.index(answer.row)


async def _fly(table: Table[State], beast: int, rider: int, way: int, lane: int) -> None:
    """As many spaces as the row has arrows, from beside the beast on; what bars the flight injures."""
    state = table.state
    step = STEPS[state.shape(beast).side(way)]
    first = state.at[beast] + state.shape(beast).rows[way][lane]
    here, last = first - step, -1
    for _space in range(state.row(beast).arrows):
        goal = here + step
        into = _flight_bar(state, here, goal)
        if into:
            await _crash(table, rider, into, goal if last < 0 else last, here)
            return
        here = last = goal
    move(table, rider, here, "flight")
    await tread(table, rider, AWAY)  # only the space of landing matters: no roll for water


def _flight_bar(state: State, here: int, goal: int) -> str:
    """M49: as for a push, and a cliff line stops either way."""
    if state.box.land.drops(here, goal):
        return "cliff"
    return person_bar(state, here, goal)


async def _crash(table: Table[State], rider: int, into: str, source: int, here: int) -> None:
    state = table.state
    if table.heard is not None:
        table.tell(Crashed(state.box.people[rider].name, into, "shake"))
    if await injure(table, rider, "shake", "M49"):
        levels = levels_of(state, [here]) or levels_of(state, state.cells(state.steed(rider)))
        await set_down(table, rider, [source], levels, NOWHERE)
