"""Rulebook, "Seek Freedom", "Look for a Target" and the turns; also how a beast turns towards a taunt (M38)."""

from game.core.table import Table
from game.moogh.around import AHEAD, BEHIND, LEFT, RIGHT
from game.moogh.board import Facing
from game.moogh.bones import cast
from game.moogh.characters import Symbol
from game.moogh.commands import Turn
from game.moogh.events import Turned
from game.moogh.land import STEPS, STRIDE
from game.moogh.places import bars_beasts
from game.moogh.question import ask
from game.moogh.state import HIDDEN, State

FAR = 99
"""Further than anything on the board."""


def turn(table: Table[State], beast: int, quarters: int, why: str) -> None:
    """Turns the beast by quarter turns to the right. M46: it needs no room and moves nobody."""
    state = table.state
    state.facing[beast] = (state.facing[beast] + quarters) % 4
    if quarters and table.heard is not None:
        table.tell(Turned(state.box.beasts[beast].name, Facing(state.facing[beast]).name.lower(), why))


def seek_freedom(table: Table[State], beast: int) -> None:
    """M43: towards the longest free way ahead, left or right; a tie for it is a U-turn. M22: half outside none."""
    state = table.state
    if any(not state.box.land.inside[spot] for spot in state.cells(beast)):
        return
    ways = {way: free_way(state, beast, way) for way in (AHEAD, RIGHT, LEFT)}
    longest = max(ways.values())
    best = [way for way, length in ways.items() if length == longest]
    turn(table, beast, best[0] if len(best) == 1 else BEHIND, "seek")


def free_way(state: State, beast: int, way: int) -> int:
    """The spaces without obstacle to the board's edge in that direction, in the worse lane."""
    land, shape = state.box.land, state.shape(beast)
    step, shortest = STEPS[shape.side(way)], FAR
    for offset in shape.rows[way]:
        spot, length = state.at[beast] + offset, 0
        while land.inside[spot] and not bars_beasts(state, spot - step, spot):
            spot, length = spot + step, length + 1
        shortest = min(shortest, length)
    return shortest


def look(table: Table[State], beast: int) -> None:
    """M44: towards the nearest character in its lanes ahead, left or right; nobody there is a U-turn."""
    state = table.state
    ahead, right, left = (nearest(state, beast, way) for way in (AHEAD, RIGHT, LEFT))
    closest = min(ahead, right, left)
    if closest == FAR:
        turn(table, beast, BEHIND, "look")
    elif ahead == closest:
        return
    elif right == left:
        turn(table, beast, RIGHT if cast(table, beast, "look") is Symbol.BARS else LEFT, "look")
    else:
        turn(table, beast, RIGHT if right == closest else LEFT, "look")


def nearest(state: State, beast: int, way: int) -> int:
    """The spaces to the nearest character that the beast sees in that direction; FAR if it sees nobody."""
    shape = state.shape(beast)
    step = STEPS[shape.side(way)]
    return min(_seen(state, state.at[beast] + offset, step) for offset in shape.rows[way])


def _seen(state: State, spot: int, step: int) -> int:
    """The spaces along one lane; M44: each lane is blocked by its own first obstacle alone."""
    inside, length = state.box.land.inside, 0
    while inside[spot] and not bars_beasts(state, spot - step, spot):
        person = state.person_at(spot)
        if person >= 0 and not (state.fresh[person] | state.stale[person]) & HIDDEN:
            return length
        spot, length = spot + step, length + 1
    return FAR


def turn_round(table: Table[State], beast: int) -> None:
    """Rulebook, "Make a U Turn"."""
    turn(table, beast, BEHIND, "u-turn")


def turn_randomly(table: Table[State], beast: int) -> None:
    """Rulebook, "Make a Random Turn": bars right, chevron left, cross not at all."""
    symbol = cast(table, beast, "random-turn")
    turn(table, beast, {Symbol.BARS: RIGHT, Symbol.CHEVRON: LEFT, Symbol.CROSS: AHEAD}[symbol], "random")


# -- towards a character -----------------------------------------------------------------------------------------------


def bearing(state: State, beast: int, spot: int) -> int:
    """M38: where a spot lies by the beast's lanes along its facing: RIGHT or LEFT of them, inside AHEAD or BEHIND."""
    ahead, aside = place_of(state, beast, spot)
    if aside < 0:
        return LEFT
    if aside >= state.shape(beast).size:
        return RIGHT
    return AHEAD if ahead > 0 else BEHIND


def place_of(state: State, beast: int, spot: int) -> tuple[int, int]:
    """How far a spot lies ahead of the beast's front line (from 1), and right of its left edge (from 0)."""
    size, facing = state.shape(beast).size, state.facing[beast]
    top, left = divmod(state.at[beast], STRIDE)
    row, column = divmod(spot, STRIDE)
    down, across = row - top, column - left
    last = size - 1
    if facing == Facing.NORTH:
        return -down, across
    if facing == Facing.EAST:
        return across - last, down
    if facing == Facing.SOUTH:
        return down - last, last - across
    return -across, last - down


async def provoke(table: Table[State], person: int, beast: int, why: str) -> bool:
    """Rulebook, "Taunt": a quarter turn towards the character; whether the beast turned (M38).

    Right behind it the character chooses the way.
    """
    state = table.state
    way = bearing(state, beast, state.spots[person])
    if way == BEHIND:
        answer = await ask(table, "turn", (Turn("left"), Turn("right")), person, beast)
        way = LEFT if answer == Turn("left") else RIGHT
    turn(table, beast, way, why)
    return way != AHEAD
