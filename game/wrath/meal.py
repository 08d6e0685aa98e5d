"""Field guide, "Tyrannosaurus": after each of its moves onto grass or jungle it may eat one enemy cave person."""

from collections.abc import Sequence

from game.core.decision import Command, Decision
from game.core.table import Table
from game.core.words import _
from game.wrath.box import CELL_NAMES, SUPPLY
from game.wrath.commands import SPARE, Eat, Spare
from game.wrath.events import Eaten, Spared
from game.wrath.state import MEAL, SPEND, State
from game.wrath.words import tribe_title


def smell(state: State, tile: int) -> None:
    """A meal is open if the tile is grass or jungle and an opponent's cave person stands there (W15)."""
    if state.box.settles[tile] and _prey(state, tile):
        state.phase = MEAL
        state.meal = tile


def _prey(state: State, tile: int) -> list[int]:
    """The seats whose cave people stand on the tile, the eater's own left out (W16: any of them may be chosen)."""
    return [seat for seat, tribe in enumerate(state.tribes) if tribe[tile] and seat != state.seat]


class MealDecision(Decision):
    """Whose cave person is eaten, or nobody's (W15)."""

    __slots__ = ("state",)
    about = "meal"

    def __init__(self, state: State) -> None:
        self.seat = state.seat
        self.state = state

    def options(self) -> Sequence[Command]:
        """One meal for each opponent there, and `spare`."""
        box = self.state.box
        return (*(Eat(box.tribes[seat]) for seat in _prey(self.state, self.state.meal)), SPARE)

    def __contains__(self, command: object) -> bool:
        return isinstance(command, Command) and refuse_meal(self.state, command) is None

    def why_not(self, command: Command) -> str:
        """The reason in one sentence."""
        return refuse_meal(self.state, command) or super().why_not(command)


def refuse_meal(state: State, command: Command) -> str | None:
    """Why this is no answer while a meal is open."""
    match command:
        case Spare():
            return None
        case Eat(tribe):
            return _refuse_eat(state, tribe)
    return _("First decide whom the Tyrannosaurus eats, if anybody.")


def _refuse_eat(state: State, tribe: str) -> str | None:
    tribes = state.box.tribes[: state.box.seats]
    if tribe not in tribes:
        return _("No tribe called {tribe} is in this match.").format(tribe=tribe)
    seat = tribes.index(tribe)
    if seat == state.seat:
        return _("It does not eat your own cave people.")
    if not state.tribes[seat][state.meal]:
        return _("No cave person of {tribe} stands there.").format(tribe=tribe_title(state.box, seat))
    return None


async def eat(table: Table[State]) -> None:
    """The open meal."""
    state = table.state
    cell, terrain = CELL_NAMES[state.land.cells[state.meal]], state.box.terrains[state.meal].value
    match await table.ask(MealDecision(state)):
        case Eat(tribe):
            owner = state.box.tribes.index(tribe)
            state.tribes[owner][state.meal] -= 1
            state.tribes[owner][SUPPLY] += 1
            table.tell(Eaten(state.seat, eater(state), owner, cell, terrain))
        case Spare():
            table.tell(Spared(state.seat, cell, terrain))
    state.phase = SPEND
    state.meal = 0


def eater(state: State) -> str:
    """The dinosaur that may eat: one of the seat's that stand where the meal is."""
    return next(
        one.name
        for kind, one in enumerate(state.box.species, 1)
        if one.eats and state.count(state.seat, kind, state.meal)
    )
