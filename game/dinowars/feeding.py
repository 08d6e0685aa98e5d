"""Rulebook, "Ferocity": what feeding points bring at the end of the turn (D10)."""

from game.core.table import Table
from game.dinowars.harm import change_pool
from game.dinowars.kinds import Diet
from game.dinowars.objectives import SEATS, is_contested
from game.dinowars.space import NEAR, is_within, touching_enemies
from game.dinowars.state import Food, State


def feed(table: Table[State]) -> None:
    """One for each feeding point that qualifies; one animal may serve two."""
    for seat in SEATS:
        for food in table.state.food:
            if feeds(table.state, seat, food):
                change_pool(table, seat, 1, "feeding")


def feeds(state: State, seat: int, food: Food) -> bool:
    """Whether that side has a fit animal near, touched by no enemy, and no enemy is near."""
    x, y, diet = food
    near = [
        piece
        for piece in state.in_play(seat)
        if diet in (Diet.BOTH, state.box.kinds[piece].diet) and is_within(state, piece, x, y, NEAR)
    ]
    if not near or is_contested(state, seat, x, y):
        return False
    return any(not touching_enemies(state, piece) for piece in near)
