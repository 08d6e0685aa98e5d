"""Rulebook, "Cavemen & Cavewomen Actions": a character does an action, and what comes of it."""

from game.core.table import Table
from game.moogh.bones import roll
from game.moogh.characters import ATTACKS, Deed, Icon
from game.moogh.deeds import dice_for
from game.moogh.disc import shift_rage
from game.moogh.events import TrapSet, Tried
from game.moogh.harm import recover, score
from game.moogh.land import SPOT_NAMES, name_of
from game.moogh.places import move
from game.moogh.state import State, on_beast
from game.moogh.striking import strike
from game.moogh.turning import provoke
from game.moogh.walking import reach, walk


async def perform(table: Table[State], person: int, icon: Icon, target: str) -> None:
    """A character does that icon, not Think, at that target, which is one of `targets`."""
    state = table.state
    dice = dice_for(state, person, icon, target)
    if table.heard is not None:
        table.tell(Tried(state.box.people[person].name, icon.deed, target, dice))
    if icon.deed is Deed.MOVE:
        await walk(table, person, target, reach(state, person), "walk")
    elif icon.deed in ATTACKS:
        await strike(table, person, icon, state.box.beast(target), dice)
    elif await roll(table, person, icon.deed, dice, icon.wanted):
        await _succeed(table, person, icon.deed, target)


async def _succeed(table: Table[State], person: int, deed: Deed, target: str) -> None:
    box = table.state.box
    match deed:
        case Deed.REST:
            recover(table, person, "rest")
        case Deed.HEAL:
            recover(table, box.person(target), "heal")
        case Deed.TRAP:
            set_trap(table, person, SPOT_NAMES[target])
        case Deed.CLIMB:
            climb(table, person, box.beast(target))
        case Deed.SEDATE:
            if sedate(table, box.beast(target), "sedate"):
                _please(table, person, box.beast(target))
        case _:
            if await provoke(table, person, box.beast(target), "taunt"):
                _please(table, person, box.beast(target))


def _please(table: Table[State], person: int, beast: int) -> None:
    """M83: turning or calming a ward by an action brings a point."""
    if table.state.box.beasts[beast].ward:
        score(table, person, 1, "ward", "M83")


def set_trap(table: Table[State], person: int, spot: int) -> None:
    """A trap of the character's side lies on that spot."""
    state = table.state
    state.traps[spot] = state.box.people[person].side
    if table.heard is not None:
        table.tell(TrapSet(state.box.people[person].name, name_of(spot)))


def climb(table: Table[State], person: int, beast: int) -> None:
    """On top of the beast; who was there comes down where the climber stood (M37: unhurt, without a say)."""
    state = table.state
    spot, rider = state.spots[person], state.rider(beast)
    move(table, person, on_beast(beast), "climb")
    if rider >= 0:
        move(table, rider, spot, "swap")


def sedate(table: Table[State], beast: int, why: str) -> bool:
    """The disc a row down, no further than row 2 (M6); whether it moved."""
    return shift_rage(table, beast, -1, table.state.box.numbers.calm, why)
