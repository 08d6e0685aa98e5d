"""Rulebook, "Fossil tiles digging": a provision a tile, as many at a site in a turn as there are players (C14)."""

from game.cazadores.commands import DIG, Dig
from game.cazadores.completing import join, score
from game.cazadores.ending import finish
from game.cazadores.events import Dug
from game.cazadores.state import State
from game.core.table import Table
from game.core.words import _, several


def refuse_dig(state: State, _command: Dig = DIG) -> str | None:
    """Why no tile can be dug here."""
    box, seat = state.box, state.seat
    here, left = state.ships[seat], state.provisions[seat]
    if box.site_groups[here] < 0:
        return _("There are no fossils here.")
    if not state.piles[here]:  # C17
        return _("Nothing is left to dig here.")
    if state.dug[here] >= box.seats:  # C14
        text = several(
            "You have dug {n} tile here this turn; more are not allowed.",
            "You have dug {n} tiles here this turn; more are not allowed.",
            box.seats,
        )
        return text.format(n=box.seats)
    if state.loads[seat] >= box.numbers.hold:  # C15, C16
        return _("Your ship is full: unload at your museum first.")
    if left - 1 < box.chart.home[here] and (state.buried > 1 or not left):  # C13: but the last tile of all may be dug
        return _("What is left is needed for the way to supplies.")
    return None


def dig(table: Table[State]) -> None:
    """The top tile comes to light. With the last one of the board the match is over, in mid-turn (C27)."""
    state, seat, box = table.state, table.state.seat, table.state.box
    here = state.ships[seat]
    bag = state.bags[box.site_groups[here]]
    name = bag.pop(table.dice.face(bag))
    state.provisions[seat] -= 1
    state.piles[here] -= 1
    state.dug[here] += 1
    state.buried -= 1
    state.loads[seat] += 1
    state.busy, state.idle = True, 0
    if table.heard is not None:
        table.tell(Dug(seat, box.chart.spaces[here].name, name, state.piles[here], state.provisions[seat]))
    score(table, seat, join(table, seat, box.tile_numbers[name], ship=True))
    if not state.buried:
        finish(table)
