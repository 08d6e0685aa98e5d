"""Rulebook, "3. Check for Tremors": the lead worshipper, or a Stegosaurus' owner, may shift the map."""

from collections.abc import Sequence

from game.core.decision import Command, Decision
from game.core.table import Table
from game.core.words import _
from game.wrath.box import PLACES, VOLCANO
from game.wrath.commands import DIRECTIONS, STILL, TREMORS, Still, Tremor
from game.wrath.eruption import check_for_eruptions
from game.wrath.events import Shifted, StayedStill
from game.wrath.land import LINES
from game.wrath.state import NOTHING, TREMOR, State

_ANSWERS: tuple[Command, ...] = (*TREMORS, STILL)


def may_shake(state: State) -> bool:
    """Whether the seat whose turn it is may cause a tremor."""
    return leads(state) or has_lord(state)


def leads(state: State) -> bool:
    """Whether the seat is lead worshipper: most spaces, or tied for most (W38), and at least one (W17)."""
    held = state.held()
    return 0 < held[state.seat] == max(held)


def has_lord(state: State) -> bool:
    """W20: whether the seat whose turn it is has a Stegosaurus on the volcano."""
    mine = state.tribes[state.seat]
    return any(mine[altar] for altar in state.box.altars)


def check_for_tremors(table: Table[State]) -> None:
    """Step 3 begins; whether a tremor is allowed is read once, now (W19)."""
    state = table.state
    state.unspent[:] = NOTHING
    if may_shake(state):
        state.phase = TREMOR
    else:
        check_for_eruptions(table)


class TremorDecision(Decision):
    """Where to push the volcano, or not at all. W19: all four directions, always."""

    __slots__ = ("state",)
    about = "tremor"

    def __init__(self, state: State) -> None:
        self.seat = state.seat
        self.state = state

    def options(self) -> Sequence[Command]:
        """Four tremors, and `still`."""
        return _ANSWERS

    def __contains__(self, command: object) -> bool:
        return isinstance(command, Still) or (isinstance(command, Tremor) and command.direction in DIRECTIONS)

    def why_not(self, command: Command) -> str:
        """The reason in one sentence."""
        if isinstance(command, Tremor):
            return _("The volcano is pushed up, down, left or right.")
        return _("All is placed and moved: cause a tremor, or keep still.")


async def shake(table: Table[State]) -> None:
    """Step 3, and all that follows from it by itself."""
    match await table.ask(TremorDecision(table.state)):
        case Tremor(direction):
            _shift(table, direction)
        case Still():
            table.tell(StayedStill(table.state.seat))
    check_for_eruptions(table)


def _shift(table: Table[State], direction: str) -> None:
    state, before = table.state, table.state.land
    state.land = before.shifted(direction)
    if table.heard is not None:
        pushed_out = before.grid[LINES[direction][before.cells[VOLCANO]][-1]]
        name = state.box.tiles[pushed_out].name
        table.tell(Shifted(state.seat, direction, name, state.land.tile_names(), _leave(state)))


def _leave(state: State) -> str:
    """What lets the seat cause the tremor: `lead`, or W20's dinosaur on the volcano."""
    if leads(state):
        return "lead"
    return next(state.box.names[altar // PLACES] for altar in state.box.altars if state.mine[altar])


def after_tremor(state: State, direction: str) -> State:
    """A copy of the table with the map shifted that way, to look at (W46)."""
    twin = state.copy()
    twin.land = state.land.shifted(direction)
    return twin
