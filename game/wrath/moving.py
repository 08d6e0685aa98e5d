"""Rulebook, "Foot": pieces walk from tile to tile; the Pteranodon flies; lagoons are for passing (W13)."""

from itertools import compress

from game.core.table import Table
from game.core.words import _, several
from game.wrath.box import CELLS, FLIES, FOOT_ICON, NEAR, NEIGHBOURS, PLACES, SWIMS, VOLCANO
from game.wrath.commands import Move
from game.wrath.events import Moved
from game.wrath.land import Land
from game.wrath.meal import smell
from game.wrath.rolling import no_icon
from game.wrath.state import State
from game.wrath.words import piece_title


def owed(state: State) -> int:
    """W13: the feet that the seat's pieces on lagoons need to get off them; swimmers need none."""
    mine, box = state.tribes[state.seat], state.box
    total = 0
    for kind in state.kinds[state.seat]:
        for wet in box.wet[kind]:
            if mine[wet]:
                land = state.land
                total += mine[wet] * land.needs[box.gaits[kind]][land.cells[wet % PLACES]]
    return total


def moves(state: State) -> list[Move]:
    """Every step and flight for one foot; the foot itself is taken for granted."""
    found: list[Move] = []
    mine, land, box = state.tribes[state.seat], state.land, state.box
    spare = state.unspent[FOOT_ICON] - 1 - owed(state)
    for kind in state.kinds[state.seat]:
        row, steps, gait = kind * PLACES, box.open_steps[kind], box.gaits[kind]
        closed, lakes = (land.crater, 0) if gait == SWIMS else (land.closed, land.lakes)
        for cell in sorted(compress(land.cells, mine[row : row + VOLCANO])):
            near = NEAR[cell]
            enough = spare + land.needs[gait][cell] if lakes >> cell & 1 else spare
            if enough >= 0:  # W13
                found += steps[cell][closed & near]
                if box.flights[kind]:
                    found += _flights(land, kind, cell)
                if enough and lakes & near:
                    found += _onto_lagoons(land, kind, cell, enough)
    return found


def _flights(land: Land, kind: int, cell: int) -> list[Move]:
    """W14: to any grass or jungle tile."""
    box = land.box
    return [move for goal, move in box.flights[kind][cell] if box.settles[land.grid[goal]]]


def _onto_lagoons(land: Land, kind: int, cell: int, enough: int) -> list[Move]:
    """W13: where the feet that are left suffice to get off again."""
    needs = land.needs[land.box.gaits[kind]]
    return [move for goal, move in land.box.steps[kind][cell] if 0 < needs[goal] <= enough]


def refuse_move(state: State, command: Move) -> str | None:
    """Why this piece cannot walk that way."""
    kind = state.box.kinds.get(command.piece, -1)
    start, goal = CELLS.get(command.start, -1), CELLS.get(command.goal, -1)
    if not state.unspent[FOOT_ICON]:
        return no_icon(state, FOOT_ICON)
    if kind < 0:
        return _("There is no piece called {piece}.").format(piece=command.piece)
    if start < 0 or goal < 0:
        return _("There is no place called {place}.").format(place=command.goal if start >= 0 else command.start)
    return (
        _refuse_start(state, command, kind, start)
        or _refuse_way(state, kind, start, goal)
        or _refuse_lagoon(state, kind, start, goal)
    )


def _refuse_start(state: State, command: Move, kind: int, start: int) -> str | None:
    tile = state.land.grid[start]
    if tile == VOLCANO:
        return _("No piece leaves the volcano before it erupts.")
    if state.tribes[state.seat][kind * PLACES + tile]:
        return None
    return _("You have no {piece} on {place}.").format(piece=piece_title(state.box, kind), place=command.start)


def _refuse_way(state: State, kind: int, start: int, goal: int) -> str | None:
    if state.land.grid[goal] == VOLCANO:  # W12: the volcano alone is barred.
        return _("Nobody walks onto the volcano.")
    if goal in NEIGHBOURS[start]:
        return None
    if state.box.gaits[kind] != FLIES and not state.box.flights[kind]:
        return _("A piece walks one tile up, down, left or right for each foot, never over the edge of the map.")
    if start != goal and state.box.settles[state.land.grid[goal]]:  # W14
        return None
    return _("{piece} flies to another grass or jungle tile.").format(piece=piece_title(state.box, kind))


def _refuse_lagoon(state: State, kind: int, start: int, goal: int) -> str | None:
    """W13: the feet left after the move must get every piece off the lagoons."""
    needs = state.land.needs[state.box.gaits[kind]]
    left = state.unspent[FOOT_ICON] - 1
    needed = owed(state) - needs[start] + needs[goal]
    if needed <= left:
        return None
    text = several(
        "Whoever is on a lagoon must leave it this turn: that would take {needed} foot, and you would have {left}.",
        "Whoever is on a lagoon must leave it this turn: that would take {needed} feet, and you would have {left}.",
        needed,
    )
    return text.format(needed=needed, left=left)


def move(table: Table[State], command: Move) -> None:
    """The piece walks, the foot is spent, and a Tyrannosaurus may eat where it arrives (W15)."""
    state = table.state
    kind, grid = state.box.kinds[command.piece], state.land.grid
    mine, row, goal = state.tribes[state.seat], kind * PLACES, grid[CELLS[command.goal]]
    mine[row + grid[CELLS[command.start]]] -= 1
    mine[row + goal] += 1
    state.unspent[FOOT_ICON] -= 1
    if table.heard is not None:
        ends = [state.land.terrain(CELLS[cell]).value for cell in (command.start, command.goal)]
        table.tell(Moved(state.seat, command.piece, command.start, command.goal, *ends))
    if kind and state.box.species[kind - 1].eats:
        smell(state, goal)
