"""Walks of several steps: where a piece can get with the feet that are left, and by which way."""

from collections import deque
from typing import TypeAlias

from game.core.dice import Dice
from game.core.table import Table
from game.wrath.box import CELLS, FOOT_ICON
from game.wrath.commands import Move
from game.wrath.moving import move, moves
from game.wrath.state import SPEND, State
from game.wrath.view.places import PieceSpot

Way: TypeAlias = tuple[Move, ...]


def walks(state: State, held: PieceSpot) -> dict[int, Way]:
    """By cell, the shortest way of two steps or more; a Tyrannosaurus stops where it may eat."""
    if held.place not in CELLS:
        return {}
    found: dict[int, Way] = {CELLS[held.place]: ()}
    edge: deque[tuple[State, Way]] = deque([(state, ())])
    while edge:
        here, way = edge.popleft()
        at = way[-1].goal if way else held.place
        for step in moves(here) if here.unspent[FOOT_ICON] else ():
            goal = CELLS[step.goal]
            if step.piece != held.piece or step.start != at or goal in found:
                continue
            there = here.copy()
            move(Table(there, Dice(0), None), step)
            found[goal] = (*way, step)
            if there.phase == SPEND:
                edge.append((there, found[goal]))
    return {cell: way for cell, way in found.items() if len(way) > 1}
