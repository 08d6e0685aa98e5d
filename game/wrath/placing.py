"""Rulebook, "2. Place and/or Move Pieces": the dice that put a piece down: volcano, cave, hut, egg."""

from itertools import compress

from game.core.table import Table
from game.core.words import _
from game.wrath.box import (
    CAVE_ICON,
    CAVEMAN,
    CELLS,
    EGG,
    EGG_ICON,
    GOALS,
    HUT_ICON,
    PLACES,
    SUPPLY,
    VERBS,
    VOLCANO,
    WORSHIP_ICON,
)
from game.wrath.commands import Place
from game.wrath.events import Placed
from game.wrath.rolling import no_icon
from game.wrath.state import State
from game.wrath.words import piece_title

ICON_OF = {verb: icon for icon, verb in enumerate(VERBS)}
FAR = -1
"""No such place."""


# -- which pieces an action may take ------------------------------------------------------------------------------


def takes(state: State, icon: int) -> tuple[int, ...]:
    """The kinds of the seat's pieces that this action can put down."""
    kinds = state.kinds[state.seat]
    if icon == EGG_ICON or len(kinds) == 1:
        return (CAVEMAN,)
    return tuple([kind for kind in kinds if kind in state.box.worshippers]) if icon == WORSHIP_ICON else kinds


def supply_serves(state: State, icon: int) -> bool:
    """W9: whether the supply holds a piece that this action could take; else one comes from elsewhere.

    W22: for the volcano only cave people count, so that no Stegosaurus in the supply forces itself upon the player.
    """
    mine = state.tribes[state.seat]
    if mine[SUPPLY]:
        return True
    if icon in {CAVE_ICON, HUT_ICON}:
        return any(mine[kind * PLACES + SUPPLY] for kind in state.kinds[state.seat])
    return False


def room(state: State) -> bool:
    """Whether a space of the volcano is empty."""
    return state.filled() < state.box.spaces


def placings(state: State, icon: int) -> list[Place]:
    """Every way to spend one icon of this kind; the icon itself is taken for granted."""
    if icon == WORSHIP_ICON and not room(state):
        return []
    mine, answers = state.tribes[state.seat], state.box.placings[icon]
    if mine[SUPPLY] and not state.herds[state.seat]:
        return [answers[CAVEMAN][SUPPLY]]  # by far the most common case, and bots list it all the time
    kinds = takes(state, icon)
    found = [answers[kind][SUPPLY] for kind in kinds if mine[kind * PLACES + SUPPLY]]
    if mine[SUPPLY] or supply_serves(state, icon):
        return found
    if icon == WORSHIP_ICON:
        kinds = (CAVEMAN,)  # W22: a Stegosaurus goes to the volcano from the supply alone.
    return found + _from_elsewhere(state, icon, kinds)


def _from_elsewhere(state: State, icon: int, kinds: tuple[int, ...]) -> list[Place]:
    """W7, W9, W10, W11: from any other tile but the volcano, or a cave person from the egg space."""
    mine, answers, goal = state.tribes[state.seat], state.box.placings[icon], GOALS[icon]
    found = [
        answers[kind][cell]
        for kind in kinds
        for cell in sorted(compress(state.land.cells, mine[kind * PLACES : kind * PLACES + VOLCANO]))
        if state.land.grid[cell] != goal
    ]
    if mine[EGG] and goal != EGG:
        found.append(answers[CAVEMAN][EGG])
    return found


def must_worship(state: State) -> bool:
    """W6: whether a volcano die is left, with a space, and a piece that may go there (W7, W8, W22)."""
    return bool(state.unspent[WORSHIP_ICON]) and room(state) and bool(placings(state, WORSHIP_ICON))


# -- why not --------------------------------------------------------------------------------------------------------


def refuse_place(state: State, command: Place) -> str | None:
    """Why this piece cannot be put there from there."""
    icon, kind = ICON_OF[command.verb], state.box.kinds.get(command.piece, FAR)
    if not state.unspent[icon]:
        return no_icon(state, icon)
    if icon == WORSHIP_ICON and not room(state):  # W32
        return _("The volcano is full: the die does nothing.")
    if kind == CAVEMAN and not command.start and state.tribes[state.seat][SUPPLY]:
        return None  # the plainest case, and by far the most common
    if kind < 0:
        return _("There is no piece called {piece}.").format(piece=command.piece)
    return _refuse_piece(state, command, kind) or _refuse_start(state, command, kind)


def _refuse_piece(state: State, command: Place, kind: int) -> str | None:
    if command.verb == "egg" and kind != CAVEMAN:  # W10
        return _("Only cave people may stand on the egg space.")
    if command.verb == "worship" and kind not in state.box.worshippers:
        return _("{piece} may not stand on the volcano.").format(piece=piece_title(state.box, kind))
    return None


def _refuse_start(state: State, command: Place, kind: int) -> str | None:
    place = place_of(state, command.start)
    piece = piece_title(state.box, kind)
    if place == FAR:
        return _("There is no place called {place}.").format(place=command.start)
    if place == VOLCANO:
        return _("No piece leaves the volcano before it erupts.")
    if not state.tribes[state.seat][kind * PLACES + place]:
        return _none_there(command, piece)
    return None if place == SUPPLY else _refuse_elsewhere(state, command, kind, place)


def _none_there(command: Place, piece: str) -> str:
    if command.start == "egg":
        return _("You have no {piece} on the egg space.").format(piece=piece)
    if command.start:
        return _("You have no {piece} on {place}.").format(piece=piece, place=command.start)
    return _("You have no {piece} in your supply.").format(piece=piece)


def _refuse_elsewhere(state: State, command: Place, kind: int, place: int) -> str | None:
    if supply_serves(state, ICON_OF[command.verb]):
        return _("Your supply is not empty, so the piece must come from there.")
    if place == GOALS[ICON_OF[command.verb]]:
        return _("It stands there already.")
    if command.verb == "worship" and kind != CAVEMAN:
        return _("{piece} goes to the volcano from your supply only.").format(piece=piece_title(state.box, kind))
    return None


def place_of(state: State, start: str) -> int:
    """The place that a command names: a tile, EGG, SUPPLY, or FAR."""
    if not start:
        return SUPPLY
    if start == "egg":
        return EGG
    cell = CELLS.get(start, FAR)
    return FAR if cell < 0 else state.land.grid[cell]


# -- what happens -----------------------------------------------------------------------------------------------------


def place(table: Table[State], command: Place) -> None:
    """The piece goes where the die says, and the icon is spent."""
    state = table.state
    icon, row = ICON_OF[command.verb], state.box.kinds[command.piece] * PLACES
    mine = state.tribes[state.seat]
    mine[row + place_of(state, command.start)] -= 1
    mine[row + GOALS[icon]] += 1
    state.unspent[icon] -= 1
    if table.heard is not None:
        where = "volcano" if icon == WORSHIP_ICON else command.verb
        terrain = state.land.terrain(CELLS[command.start]).value if command.start in CELLS else ""
        table.tell(Placed(state.seat, where, command.piece, command.start or "supply", terrain))
