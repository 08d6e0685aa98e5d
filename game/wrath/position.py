"""A position written: the whole state as plain data, by the schema that `data/wrath/README.md` describes."""

from typing import Any

from game.wrath.box import CELL_NAMES, EGG, SUPPLY, VOLCANO
from game.wrath.rolling import icons_left
from game.wrath.state import PHASES, State


def write(state: State) -> dict[str, Any]:
    """The state as mappings, lists, numbers and texts."""
    names = state.land.tile_names()
    position: dict[str, Any] = {
        "map": [" ".join(names[row : row + 4]) for row in range(0, 16, 4)],
        "dinosaurs": [one.name for kind, one in enumerate(state.box.species, 1) if in_match(state, kind)],
        "start": state.start,
        "turn": state.turn,
        "to_move": state.seat,
        "phase": PHASES[state.phase],
        "rolls": state.rolls,
        "dice": list(state.faces()),
        "unspent": list(icons_left(state)),
        "hatched": state.hatched,
    }
    if PHASES[state.phase] == "meal":
        position["meal"] = CELL_NAMES[state.land.cells[state.meal]]
    return position | {
        "eruptions": state.eruptions,
        "calm": state.calm,
        "scores": list(state.scores),
        "tribes": [_tribe(state, seat) for seat in range(state.box.seats)],
    }


def in_match(state: State, kind: int) -> bool:
    """Whether this dinosaur is one of the match's four."""
    return bool(state.pens[kind]) or any(kind in herd for herd in state.herds)


def _tribe(state: State, seat: int) -> dict[str, Any]:
    places = {CELL_NAMES[state.land.cells[tile]]: tile for tile in range(VOLCANO)}
    pieces = {name: _pieces(state, seat, places[name]) for name in CELL_NAMES if name in places}
    return {
        "supply": _pieces(state, seat, SUPPLY),
        "egg": state.tribes[seat][EGG],
        "volcano": _pieces(state, seat, VOLCANO),
        "map": {name: there for name, there in pieces.items() if there},
    }


def _pieces(state: State, seat: int, place: int) -> dict[str, int]:
    counts = ((kind, state.count(seat, kind, place)) for kind in state.kinds[seat])
    return {state.box.names[kind]: number for kind, number in counts if number}
