"""Rulebook, "Playing the game": the actions of a turn, in any order and as often as provisions allow (C30)."""

from collections.abc import Callable, Sequence
from typing import Any

from game.cazadores.chart import Kind
from game.cazadores.commands import DIG, Deliver, Dig, Draw, Return, Sail, Swap, Unload
from game.cazadores.digging import dig, refuse_dig
from game.cazadores.missions import deliver, deliveries, draw, draws, refuse_deliver, refuse_draw
from game.cazadores.museum import give_back, refuse_return, refuse_unload, returns, unload, unloads
from game.cazadores.sailing import refuse_sail, sail
from game.cazadores.state import NOWHERE, State
from game.cazadores.trading import refuse_swap, swap, swaps
from game.core.decision import Command, Decision
from game.core.table import Table
from game.core.words import _


class PlayDecision(Decision):
    """The next action. Only sailing to a replenishing point ends the turn (C12), and there is always a way (C13)."""

    __slots__ = ("state",)
    about = "play"

    def __init__(self, state: State) -> None:
        self.seat = state.seat
        self.state = state

    def options(self) -> Sequence[Command]:
        """What can be done here, then the steps that can be sailed."""
        state, seat = self.state, self.seat
        here, box = state.ships[seat], state.box
        steps = box.sails[state.provisions[seat]][here]
        kind = box.kinds[here]
        if kind is Kind.SITE:
            return steps if refuse_dig(state) else (DIG, *steps)
        if kind is not Kind.FREE:
            return steps
        owner = state.owner_of(here)
        if owner == NOWHERE:
            return steps
        if owner != seat:
            return [*swaps(state, owner), *steps]
        return [*unloads(state), *deliveries(state), *draws(state), *returns(state), *steps]

    def __contains__(self, command: object) -> bool:
        if type(command) is Sail:
            return command in self.state.box.sails[self.state.provisions[self.seat]][self.state.ships[self.seat]]
        known = type(command) in _DEEDS
        return known and isinstance(command, Command) and refuse(self.state, command) is None

    def why_not(self, command: Command) -> str:
        """The reason in one sentence."""
        return refuse(self.state, command) or super().why_not(command)


def refuse(state: State, command: Command) -> str | None:
    """Why this is no action now; None if it is one."""
    if type(command) not in _DEEDS:
        return _("The match has begun: sail, dig, or do what can be done in port.")
    refuse_so, _do = _DEEDS[type(command)]
    if isinstance(command, (Unload, Deliver, Draw, Return)) and state.ships[state.seat] != state.museums[state.seat]:
        return _("That is done at your own museum.")
    return refuse_so(state, command)


async def play(table: Table[State]) -> None:
    """One action."""
    command = await table.ask(PlayDecision(table.state))
    if type(command) is Sail:
        sail(table, command)
    else:
        _DEEDS[type(command)][1](table, command)


def _dig(table: Table[State], _command: Dig) -> None:
    dig(table)


_DEEDS: dict[type, tuple[Callable[[State, Any], str | None], Callable[[Table[State], Any], None]]] = {
    Sail: (refuse_sail, sail),
    Dig: (refuse_dig, _dig),
    Unload: (refuse_unload, unload),
    Deliver: (refuse_deliver, deliver),
    Draw: (refuse_draw, draw),
    Swap: (refuse_swap, swap),
    Return: (refuse_return, give_back),
}
"""By kind of answer: why it is refused, and what it does."""
