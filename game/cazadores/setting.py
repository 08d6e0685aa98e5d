"""Rulebook, "Preparation": the box for this table, the piles, and the first missions."""

from functools import lru_cache

from game.cazadores.box import Box, Variants
from game.cazadores.chart import Chart
from game.cazadores.harbours import draw_museums
from game.cazadores.missions import deal
from game.cazadores.scenario import Pieces, Scenario, Table
from game.cazadores.state import State
from game.core.dice import Dice
from game.core.ruleset import wrong_seats


@lru_cache(maxsize=64)
def _box(pieces: Pieces, chart: Chart, table: Table, variants: Variants) -> Box:
    return Box(
        seats=table.players,
        copies=table.copies,
        groups=pieces.groups,
        animals=tuple(animal for animal in pieces.animals if animal.name not in table.without),
        missions=pieces.missions,
        chart=chart,
        numbers=pieces.numbers,
        variants=variants,
    )


def open_box(scenario: Scenario, seats: int) -> Box:
    """The box for that many players. ValueError: more or fewer than may play."""
    for table in scenario.tables:
        if table.players == seats:
            return _box(scenario.pieces, scenario.chart, table, scenario.variants)
    raise wrong_seats(seats, scenario.seats())


def set_up(scenario: Scenario, seats: int, dice: Dice) -> State:
    """The table before the first missions are chosen."""
    box = open_box(scenario, seats)
    start = dice.number(seats) - 1 if box.variants.start == "random" else 0  # C4
    state = State(box, start)
    heap(state, dice)
    if box.variants.museums == "drawn":
        draw_museums(state, dice)
    deal(state, dice)
    return state


def heap(state: State, dice: Dice) -> None:
    """C33: which site of a group gets which of its piles is chance."""
    for group, sizes in zip(state.box.groups, state.box.sizes, strict=True):
        left = list(sizes)
        for site in state.box.chart.sites(group):
            state.piles[site] = left.pop(dice.number(len(left)) - 1)
