"""Rulebook, "2. Place and/or Move Pieces": the dice are spent, in any order; all but the volcano's may be left."""

from collections.abc import Callable, Sequence
from typing import Any

from game.core.decision import Command, Decision
from game.core.table import Table
from game.core.words import _
from game.wrath.box import CAVE_ICON, EGG, EGG_ICON, FOOT_ICON, HUT_ICON, WORSHIP_ICON
from game.wrath.commands import END, End, Hatch, Move, Place
from game.wrath.hatching import hatch, hatchings, refuse_hatch
from game.wrath.moving import move, moves, owed, refuse_move
from game.wrath.placing import must_worship, place, placings, refuse_place, room
from game.wrath.rolling import no_icon
from game.wrath.state import State
from game.wrath.tremor import check_for_tremors


class SpendDecision(Decision):
    """What to do with the icons that are left, or to end it."""

    __slots__ = ("state",)
    about = "spend"

    def __init__(self, state: State) -> None:
        self.seat = state.seat
        self.state = state

    def options(self) -> Sequence[Command]:
        """By icon: worship, cave, hut, egg, feet; then what may hatch; `end` last, where it is allowed."""
        found: list[Command] = []
        state = self.state
        worship, cave, hut, egg, foot = state.unspent
        if worship:
            found += placings(state, WORSHIP_ICON)
        must_worship = bool(found)  # W6
        if cave:
            found += placings(state, CAVE_ICON)
        if hut:
            found += placings(state, HUT_ICON)
        if egg:
            found += placings(state, EGG_ICON)
        if foot:
            found += moves(state)
        if state.tribes[state.seat][EGG] >= state.box.cheapest:
            found += hatchings(state)
        if not must_worship and not owed(state):
            found.append(END)
        return found

    def __contains__(self, command: object) -> bool:
        refuse = _REFUSALS.get(type(command))
        return refuse is not None and refuse(self.state, command) is None

    def why_not(self, command: Command) -> str:
        """The reason in one sentence."""
        return refuse_spend(self.state, command) or super().why_not(command)


def refuse_spend(state: State, command: Command) -> str | None:
    """Why this is no answer in step 2."""
    refuse = _REFUSALS.get(type(command))
    return refuse(state, command) if refuse else _("The dice are rolled: spend them, or end the turn.")


def refuse_end(state: State, _command: End = END) -> str | None:
    """Why step 2 cannot end yet: W6 the volcano's dice, W13 a piece on a lagoon. W44: all else may be left."""
    if must_worship(state):
        return _("The volcano must be served first: a volcano die is left, and a space is empty.")
    if owed(state):
        return _("A piece of yours stands on a lagoon and must leave it this turn.")
    return None


_REFUSALS: dict[type, Callable[[State, Any], str | None]] = {
    Move: refuse_move,
    Place: refuse_place,
    End: refuse_end,
    Hatch: refuse_hatch,
}


async def place_and_move(table: Table[State]) -> None:
    """One answer of step 2."""
    match await table.ask(SpendDecision(table.state)):
        case Move() as command:
            move(table, command)
        case Place() as command:
            place(table, command)
        case End():
            check_for_tremors(table)
        case Hatch() as command:
            hatch(table, command)


def why_no_use(state: State, icon: int) -> str:
    """Why nothing can be done with a die that shows this icon; empty if something can."""
    if not state.unspent[icon]:
        return no_icon(state, icon)
    if icon == FOOT_ICON:
        return "" if moves(state) else _why_no_move(state)
    return "" if placings(state, icon) else _why_no_placing(state, icon)


def _why_no_move(state: State) -> str:
    if owed(state):
        return _("Every foot is needed to get off the lagoons.")
    return _("None of your pieces on the map can take a step.")


def _why_no_placing(state: State, icon: int) -> str:
    if icon == WORSHIP_ICON and not room(state):  # W32
        return _("The volcano is full: the die does nothing.")
    if icon == WORSHIP_ICON:  # W8
        return _("All your cave people are on the volcano already.")
    return _("You have no piece that could go there.")
