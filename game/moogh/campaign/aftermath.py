"""What a hunt leaves behind: wounds, marks, lost items, stores, found items (M103 to M106)."""

from game.core.table import Table
from game.moogh.campaign.commands import Hunted
from game.moogh.campaign.events import Ended, Healed, ItemLost, ItemsFound, Marked, Stored
from game.moogh.campaign.state import LOST, SPOILS, State
from game.moogh.pieces import Power


def settle(table: Table[State], result: Hunted) -> None:
    """The hunt is over; what became of the party is written down, and nobody takes it back (M108)."""
    state = table.state
    if table.heard is not None:
        stop = state.stop.name
        table.tell(Ended(stop, result.won, result.round, result.hurt, result.out, result.blow))
    _wounds(table, result)
    for name in result.out:
        _knocked_out(table, state.box.tale.person(name))
    _mend(table)
    state.bags = bytearray(len(state.bags))
    if result.won:
        store(table, state.stop.won.stores, "won")
        state.found = _find(table, state.stop.won.items)
    state.phase = SPOILS if result.won else LOST


def store(table: Table[State], change: int, why: str) -> None:
    """M106: the stores gain or lose, never below nothing or above what they hold."""
    state = table.state
    now = max(0, min(state.box.tale.most, state.stores + change))
    change, state.stores = now - state.stores, now
    if change and table.heard is not None:
        table.tell(Stored(change, now, why))


# -- people ------------------------------------------------------------------------------------------------------------


def _wounds(table: Table[State], result: Hunted) -> None:
    """M103: who was hurt or knocked out is wounded; who stayed at the camp has rested."""
    state = table.state
    struck = {state.box.tale.person(name) for name in (*result.hurt, *result.out)}
    rested = tuple(n for n, hurt in enumerate(state.wounded) if hurt and n not in state.party)
    for person in range(len(state.wounded)):
        state.wounded[person] = person in struck
    _tell_healed(table, rested, "rest")


def _mend(table: Table[State]) -> None:
    """M103: each of the tribe who knows how mends one more, the first in the order of the tribe."""
    state = table.state
    traits = (trait for person in range(len(state.wounded)) for trait in state.traits(person))
    able = sum(trait.amount for trait in traits if trait.power is Power.MENDING)
    mended = tuple(n for n, hurt in enumerate(state.wounded) if hurt)[:able]
    for person in mended:
        state.wounded[person] = 0
    _tell_healed(table, mended, "mended")


def _tell_healed(table: Table[State], people: tuple[int, ...], why: str) -> None:
    if people and table.heard is not None:
        table.tell(Healed(table.state.names(people), why))


def _knocked_out(table: Table[State], person: int) -> None:
    """M104: its item is lost, and a mark stays, one it does not have yet; so many at most."""
    state, tale = table.state, table.state.box.tale
    name = tale.people[person].name
    item = state.carried(person)
    if item is not None:
        state.gear[tale.item(item.name)] = 0
        if table.heard is not None:
            table.tell(ItemLost(name, item.name))
    open_to = [n for n in range(len(tale.marks)) if n not in state.marks[person]]
    tough = any(trait.power is Power.TOUGH for trait in state.traits(person))
    if tough or not open_to or len(state.marks[person]) >= tale.scars:
        return
    mark = open_to[table.dice.face([tale.marks[n].name for n in open_to])]
    state.marks[person] = (*state.marks[person], mark)
    if table.heard is not None:
        table.tell(Marked(name, tale.marks[mark].name))


# -- items -------------------------------------------------------------------------------------------------------------


def _find(table: Table[State], number: int) -> tuple[int, ...]:
    """M105: so many of the items that the tribe does not have, as chance has it."""
    state, items = table.state, table.state.box.tale.pieces.items
    left = [n for n in range(len(items)) if not state.gear[n]]
    found: list[int] = []
    while left and len(found) < number:
        found.append(left.pop(table.dice.face([items[n].name for n in left])))
    if found and table.heard is not None:
        table.tell(ItemsFound(tuple(items[n].name for n in sorted(found))))
    return tuple(sorted(found))
