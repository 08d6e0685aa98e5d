"""Before play: edges, places for animals, eggs, babies and food, and who is meant where several are alike."""

from game.core.decision import Command, Decision
from game.dinowars.commands import Deploy, Place
from game.dinowars.field import MIDDLE, SIZE, Edge
from game.dinowars.state import State


def camp(state: State, decision: Decision, seed: int) -> list[tuple[float, Command]]:
    """The answers to a question of the set-up with what they seem to be worth, best first; the seed chooses equals."""
    options = list(decision.options())
    turned = [*options[seed % len(options) :], *options[: seed % len(options)]]
    found = [(_worth(state, decision, option), option) for option in turned]
    return sorted(found, key=lambda one: -one[0])


def _worth(state: State, decision: Decision, command: Command) -> float:
    match command:
        case Deploy():
            return deploying(state, decision.seat, command)
        case Place():
            return placing(command)
    return 0.0


def deploying(state: State, seat: int, command: Deploy) -> float:
    """Spread along the edge, near to the other side."""
    army, edge = state.box.armies[seat], state.edge_of(seat)
    slot = list(army).index(state.box.numbers[command.name]) + 1
    along = command.x if edge in (Edge.NORTH, Edge.SOUTH) else command.y
    return edge.depth(command.x, command.y) / 2 - abs(along - SIZE * slot // (len(army) + 1))


def placing(command: Place) -> float:
    """Food near the centre; eggs and babies far from the middle of the strip."""
    away = (command.x - MIDDLE) ** 2 + (command.y - MIDDLE) ** 2
    return float(away if command.what in {"eggs", "baby"} else -away)
