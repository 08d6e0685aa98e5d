"""Rulebook, "Ship movement": a provision a space, the way to supplies kept (C13), and the end of the turn (C12)."""

from game.cazadores.chart import Kind
from game.cazadores.commands import Sail
from game.cazadores.ending import finish
from game.cazadores.events import IdleRound, Replenished, Sailed
from game.cazadores.state import State
from game.cazadores.words import provisions_counted, space_title
from game.core.table import Table
from game.core.words import _


def refuse_sail(state: State, command: Sail) -> str | None:
    """Why the ship cannot go there in one step."""
    box, seat = state.box, state.seat
    here, left = state.ships[seat], state.provisions[seat]
    if command in box.sails[left][here]:
        return None
    goal = box.chart.numbers.get(command.port)
    if goal is None or goal not in box.chart.neighbours[here]:
        near = ", ".join(box.chart.spaces[number].name for number in box.chart.neighbours[here])
        return _("No route leads there from here; the next spaces are {near}.").format(near=near)
    text = _("From {port} supplies are too far: {needed} are needed there, and {left} would be left.")
    needed, left_then = provisions_counted(box.chart.home[goal]), provisions_counted(left - 1)
    return text.format(port=space_title(box, goal), needed=needed, left=left_then)


def sail(table: Table[State], command: Sail) -> None:
    """One step. C12: at a replenishing point the turn is over, at once."""
    state, seat = table.state, table.state.seat
    goal = state.box.chart.numbers[command.port]
    state.provisions[seat] -= 1
    if table.heard is not None:
        start = state.box.chart.spaces[state.ships[seat]].name
        table.tell(Sailed(seat, start, command.port, state.provisions[seat]))
    state.ships[seat] = goal
    if state.box.kinds[goal] is Kind.SUPPLIES:
        _replenish(table)


def _replenish(table: Table[State]) -> None:
    """Eight provisions, twenty at most (C23); the surplus is lost. The next seat's turn begins."""
    state, seat, numbers = table.state, table.state.seat, table.state.box.numbers
    before = state.provisions[seat]
    after = state.provisions[seat] = min(before + numbers.refill, numbers.most_provisions)
    if any(state.dug):
        state.dug = bytearray(len(state.dug))
    if any(state.swaps):
        state.swaps = bytearray(len(state.swaps))
    state.seat = (seat + 1) % state.box.seats
    state.turn += 1
    if table.heard is not None:
        gained = after - before
        table.tell(Replenished(seat, gained, numbers.refill - gained, after, state.seat, state.turn))
    if state.seat == state.start:
        _end_round(table)


def _end_round(table: Table[State]) -> None:
    """C28: rounds without a dig are counted, from the start player to the last; after so many the match is over."""
    state, limit = table.state, table.state.box.variants.stall_rounds
    state.idle = 0 if state.busy else state.idle + 1
    state.busy = False
    if state.idle:
        table.tell(IdleRound(state.idle, limit))
    if limit and state.idle >= limit:
        finish(table)
