"""Rulebook, "Rage" and "Health": the beast's disc and die, its wounds, and how it leaves the game."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from game.core.table import Table
from game.moogh.board import Facing
from game.moogh.box import FIRST_BEAST
from game.moogh.events import BeastHurt, Died, Fled, RageChanged, TrapSprung
from game.moogh.harm import injure, remove_cards, score_side
from game.moogh.land import name_of
from game.moogh.pieces import Space
from game.moogh.places import levels_of, put_beast, set_down
from game.moogh.state import AMBUSH, AWAY, ESCAPED, FELL, KILLED, NOBODY, State


@dataclass(frozen=True, slots=True)
class Landed:
    """A beast whose disc has landed on a space of its card: what it will do."""

    beast: int
    space: Space


Queue = list[Landed]
"""M64: what injured beasts will do after the action that hurt them, first hurt first."""


def landed(state: State, beast: int) -> Landed:
    """What the beast does where its disc is now."""
    return Landed(beast, state.row(beast).spaces[state.column[beast]])


def step_right(state: State, beast: int) -> None:
    """The disc a space to the right; from the rightmost to the leftmost of the same row."""
    state.column[beast] = (state.column[beast] + 1) % len(state.row(beast).spaces)


def raise_rage(table: Table[State], beast: int, why: str) -> Landed:
    """A hit, trap or injury: the disc goes up, at the top a space to the right (M6); what it landed on."""
    state = table.state
    if state.rage[beast] < state.box.beasts[beast].card.most:
        state.rage[beast] += 1
    else:
        step_right(state, beast)
    tell_rage(table, beast, why)
    return landed(state, beast)


def shift_rage(table: Table[State], beast: int, change: int, least: int, why: str) -> bool:
    """Sedation and appeasement: the disc up or down, no action (M6); whether it moved. Never below `least`."""
    state = table.state
    goal = state.rage[beast] + change
    if not least <= goal <= state.box.beasts[beast].card.most:
        return False
    state.rage[beast] = goal
    tell_rage(table, beast, why)
    return True


def tell_rage(table: Table[State], beast: int, why: str) -> None:
    """Says where the disc is."""
    if table.heard is not None:
        state = table.state
        table.tell(RageChanged(state.box.beasts[beast].name, state.rage[beast], state.column[beast] + 1, why))


# -- wounds ------------------------------------------------------------------------------------------------------------


def wound(table: Table[State], beast: int, why: str, ruling: str) -> bool:
    """One health point less; whether the beast still lives. Whoever calls removes a dead one."""
    state = table.state
    state.health[beast] -= 1
    if table.heard is not None:
        table.tell(BeastHurt(state.box.beasts[beast].name, state.health[beast], why, ruling))
    return state.health[beast] > 0


async def maul(table: Table[State], beast: int, why: str, barred: Collection[int], queue: Queue) -> None:
    """An attack or push injures a beast; nobody scores. It acts after the current action (M20, M21)."""
    ruling = _MAULED[why]
    if wound(table, beast, why, ruling):
        queue.append(raise_rage(table, beast, why))
    else:
        await slay(table, beast, why, ruling, barred)


_MAULED = {"push": "M20", "attack": "M21"}


async def spring(table: Table[State], beast: int, spot: int, ruling: str, barred: Collection[int]) -> bool:
    """A beast comes onto a trap: point to the maker, health, rage (M12, M13); whether it still lives."""
    state = table.state
    maker = state.traps.pop(spot)
    if state.box.beasts[beast].ward:
        maker = NOBODY  # M83: a ward's traps pay nobody
    state.sprung[beast] += 1
    if table.heard is not None:
        table.tell(TrapSprung(state.box.beasts[beast].name, name_of(spot), ruling))
    score_side(table, maker, 1, "trap", "M13")
    if wound(table, beast, "trap", ruling):
        raise_rage(table, beast, "trap")
        return True
    score_side(table, maker, 2, "lethal-trap", "M13")
    await slay(table, beast, "trap", ruling, barred)
    return False


# -- leaving -----------------------------------------------------------------------------------------------------------


async def slay(table: Table[State], beast: int, why: str, ruling: str, barred: Collection[int]) -> None:
    """A beast without health leaves the game; M23: its rider comes down unhurt."""
    cells = table.state.cells(beast)
    rider = _remove(table, beast, KILLED)
    if table.heard is not None:
        table.tell(Died(table.state.box.beasts[beast].name, why, ruling))
    if rider >= 0:
        await put_off(table, rider, cells, barred)


async def fall(table: Table[State], beast: int, barred: Collection[int]) -> None:
    """M24: it is dead, nobody dealt the blow; its rider is hurt and put on the nearest free space below."""
    state = table.state
    cells, rider = state.cells(beast), state.rider(beast)
    if table.heard is not None:
        table.tell(Died(state.box.beasts[beast].name, "fall", "M24"))
    hurt = rider >= 0 and await injure(table, rider, "fall", "M24")
    _remove(table, beast, FELL)
    if hurt:
        await put_off(table, rider, cells, barred)


async def flee(table: Table[State], beast: int, last: Sequence[int]) -> None:
    """M22: it has escaped; M23: its rider is put near its last cells on the board, unhurt."""
    rider = _remove(table, beast, ESCAPED)
    table.state.fled = True
    if table.heard is not None:
        table.tell(Fled(table.state.box.beasts[beast].name))
    if rider >= 0:
        await put_off(table, rider, last, frozenset())


async def put_off(table: Table[State], rider: int, cells: Sequence[int], barred: Collection[int]) -> None:
    """M23: a rider comes to the nearest free space, counted from its beast's last cells on the board."""
    state = table.state
    inside = [spot for spot in cells if state.box.land.inside[spot]]
    await set_down(table, rider, inside, levels_of(state, inside), barred)


def _remove(table: Table[State], beast: int, fate: int) -> int:
    """M62: standee and turn cards leave, and what lay in ambush for it; who was on top, or -1."""
    state = table.state
    rider = state.rider(beast)
    put_beast(state, beast, AWAY)
    state.fates[beast], state.facing[beast] = fate, Facing.NORTH
    remove_cards(table, FIRST_BEAST + beast)
    for person, target in enumerate(state.ambush):
        if target == beast + 1:
            end_ambush(state, person)
    return rider


def end_ambush(state: State, person: int) -> None:
    """Nothing waits any more for the beast in whose back the character was (idea Ambush)."""
    state.ambush[person] = 0
    state.fresh[person] &= ~AMBUSH
    state.stale[person] &= ~AMBUSH
