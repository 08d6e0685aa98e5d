"""Which places give an answer: one after the other, for keys, hints and tests."""

from typing import TYPE_CHECKING

from game.core.decision import Command
from game.dinowars.acting import aims
from game.dinowars.commands import Attack, Break, Move, Push, Rally, Stand, Turn
from game.dinowars.sines import heading_to
from game.dinowars.space import is_here, touching_enemies
from game.dinowars.state import State
from game.dinowars.view.aimed import AHEAD, ATTACK, BREAK, TURN
from game.dinowars.view.places import AnimalSpot, PointSpot, RowSpot, WindSpot
from game.ui.hand import Spot
from game.ui.tray import MAIN, NEXT

if TYPE_CHECKING:
    from game.dinowars.view.ordering import Ordering


def route(hand: "Ordering", command: Command) -> list[Spot]:
    """The places to choose for an action, or for the free move after a break."""
    last: Spot = NEXT if getattr(command, "fierce", False) or isinstance(command, Rally) else MAIN
    if not isinstance(command, Attack | Break | Move | Push | Stand | Turn):
        return [last]
    number = hand.state.box.numbers[command.name]
    first: list[Spot] = [] if number == hand.piece else [AnimalSpot(number)]
    return [*first, *_deed(hand, command, number), last]


def _deed(hand: "Ordering", command: Command, number: int) -> list[Spot]:
    """What is chosen between the animal and the button."""
    match command:
        case Attack(target=target):
            first = touching_enemies(hand.state, number)[0]
            return [] if hand.state.box.names[first] == target else [RowSpot(f"{ATTACK} {target}")]
        case Move(heading=None):
            return [RowSpot(AHEAD)]
        case Move(heading=heading) if heading is not None:
            return [what_lies(hand.state, hand.decision.seat, number, heading)]
        case Turn(heading=heading):
            return [RowSpot(TURN), WindSpot(heading)]
        case Break():
            return [RowSpot(BREAK)]
    return []


def what_lies(state: State, seat: int, number: int, heading: int) -> Spot:
    """What lies in that heading of an animal of that seat."""
    x, y = state.xs[number], state.ys[number]
    for one in whom_to_seek(state, number):
        if heading_to(state.xs[one] - x, state.ys[one] - y) == heading:
            return AnimalSpot(one)
    for goal in aims(state, seat):
        if goal != (x, y) and heading_to(goal[0] - x, goal[1] - y) == heading:
            return PointSpot(*goal)
    return WindSpot(heading)


def whom_to_seek(state: State, piece: int) -> list[int]:
    """Whom an animal may go at: enemies, and the baby that its side seeks."""
    baby = state.box.baby(state.box.sides[piece])
    return [*state.enemies(piece), *([baby] if is_here(state, baby) else [])]
