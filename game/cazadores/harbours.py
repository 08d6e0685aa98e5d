"""Rulebook, "Preparation": museums and ships find their ports, from the last seat in turn order to the first (C3)."""

from collections.abc import Sequence

from game.cazadores.chart import Kind
from game.cazadores.commands import Build, Launch
from game.cazadores.events import Built, Launched
from game.cazadores.state import BUILD, LAUNCH, PLAY, State
from game.core.decision import Command, Decision
from game.core.dice import Dice
from game.core.table import Table
from game.core.words import _


class BuildDecision(Decision):
    """Where the seat's museum goes: a free port without a museum (C3, C31)."""

    __slots__ = ("state",)
    about = "museum"

    def __init__(self, state: State) -> None:
        self.seat = state.seat
        self.state = state

    def options(self) -> Sequence[Command]:
        """A museum on each of these ports."""
        return [build for port, build in self.state.box.builds.items() if port not in self.state.museums]

    def __contains__(self, command: object) -> bool:
        return isinstance(command, Build) and _refuse_build(self.state, command) is None

    def why_not(self, command: Command) -> str:
        """The reason in one sentence."""
        if isinstance(command, Build):
            return _refuse_build(self.state, command) or super().why_not(command)
        return _("First your museum finds its port.")


def _refuse_build(state: State, command: Build) -> str | None:
    port = state.box.chart.numbers.get(command.port)
    if port not in state.box.builds:
        return _("A museum stands on a free port: one without supplies and without fossils.")
    if port in state.museums:
        return _("Another museum stands there already.")
    return None


class LaunchDecision(Decision):
    """Where the seat's ship starts: at any replenishing point (C3)."""

    __slots__ = ("state",)
    about = "ship"

    def __init__(self, state: State) -> None:
        self.seat = state.seat
        self.state = state

    def options(self) -> Sequence[Command]:
        """Each replenishing point; several ships may share one."""
        return self.state.box.launches

    def __contains__(self, command: object) -> bool:
        return command in self.state.box.launches

    def why_not(self, command: Command) -> str:
        """The reason in one sentence."""
        if isinstance(command, Launch):
            return _("A ship starts at a replenishing point.")
        return _("First your ship finds its port.")


async def build(table: Table[State]) -> None:
    """A seat's museum; its ship follows at once."""
    state = table.state
    command = await table.ask(BuildDecision(state))
    assert isinstance(command, Build)
    state.museums[state.seat] = state.box.chart.numbers[command.port]
    state.phase = LAUNCH
    table.tell(Built(state.seat, command.port))


async def launch(table: Table[State]) -> None:
    """A seat's ship; then the seat before it in turn order, and after the first one the match begins."""
    state = table.state
    command = await table.ask(LaunchDecision(state))
    assert isinstance(command, Launch)
    state.ships[state.seat] = state.box.chart.numbers[command.port]
    table.tell(Launched(state.seat, command.port))
    if state.seat == state.start:
        state.phase, state.turn = PLAY, 1
    else:
        state.seat = (state.seat - 1) % state.box.seats
        state.phase = next_place(state)


def next_place(state: State) -> int:
    """What the seat chooses next in the set-up: where museums are drawn (a variant of C3), only its ship's port."""
    return BUILD if state.box.variants.museums == "chosen" else LAUNCH


def draw_museums(state: State, dice: Dice) -> None:
    """The variant of C3: each museum's port is drawn."""
    free = list(state.box.chart.of_kind(Kind.FREE))
    for seat in range(state.box.seats):
        state.museums[seat] = free.pop(dice.number(len(free)) - 1)
