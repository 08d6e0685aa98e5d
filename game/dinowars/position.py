"""A position written: the whole state as plain data, by the schema that `data/dinowars/README.md` describes."""

from typing import Any

from game.dinowars.field import EDGES
from game.dinowars.state import FATES, HERE, NONE, OFF, PHASES, State


def write(state: State) -> dict[str, Any]:
    """The state as mappings, lists, numbers and texts; lengths and headings in hundredths."""
    found: dict[str, Any] = {
        "phase": PHASES[state.phase],
        "turn": state.turn,
        "to_move": state.seat,
        "first": _or_nothing(state.first),
        "edge": EDGES[state.edge] if state.edge != NONE else None,
        "overall": list(state.overall),
        "unique": list(state.unique),
        "twists": list(state.twists),
        "shared": list(state.shared),
        "rolls": list(state.rolls),
        "leads": state.leads,
        "left": state.left,
        "bought": state.bought,
        "placed": state.placed,
        "marks": [list(one) for one in state.marks],
        "food": [[x, y, str(diet)] for x, y, diet in state.food],
        "lava": {"edge": EDGES[state.front], "depth": state.lava} if state.front != NONE else None,
        "victim": _name(state, state.victim),
        "seats": [_seat(state, seat) for seat in (0, 1)],
        "pieces": {
            name: _piece(state, piece) for piece, name in enumerate(state.box.names) if state.fates[piece] != OFF
        },
    }
    return found | ({"table": state.box.field.seed} if state.box.field.seed else {})


def _or_nothing(number: int) -> int | None:
    return None if number == NONE else number


def _name(state: State, piece: int) -> str | None:
    return None if piece == NONE else state.box.names[piece]


def _seat(state: State, seat: int) -> dict[str, Any]:
    eggs = state.eggs[seat]
    return {
        "pool": state.pools[seat],
        "score": state.scores[seat],
        "done": list(state.done[seat]),
        "target": _name(state, state.targets[seat]),
        "runner": _name(state, state.runners[seat]),
        "eggs": list(eggs) if eggs is not None else None,
    }


def _piece(state: State, piece: int) -> dict[str, Any]:
    found: dict[str, Any] = {"x": state.xs[piece], "y": state.ys[piece], "facing": state.facings[piece]}
    if state.fates[piece] != HERE:
        found["fate"] = FATES[state.fates[piece]]
    if state.down[piece]:
        found["down"] = True
    if piece < state.box.gargantuan:
        found["used"] = state.used[piece]
        if state.pushed[piece]:
            found["pushed"] = True
    return found
