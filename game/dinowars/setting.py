"""The box for a match, and the table before anything is rolled."""

from functools import lru_cache

from game.core.dice import Dice
from game.core.ruleset import wrong_seats
from game.dinowars.box import Box
from game.dinowars.fair import SEEDS, grown
from game.dinowars.scenario import RANDOM, Scenario
from game.dinowars.state import State


@lru_cache(maxsize=64)
def open_box(scenario: Scenario, seed: int) -> Box:
    """The box of that set-up; a table by chance grows from that seed, which is 0 for a drawn one."""
    return Box(scenario, grown(seed) if seed else scenario.pieces.field(scenario.table))


def check_seats(scenario: Scenario, seats: int) -> None:
    """ValueError: more or fewer than may play."""
    if seats not in scenario.seats():
        raise wrong_seats(seats, scenario.seats())


def set_up(scenario: Scenario, seats: int, dice: Dice) -> State:
    """The table before the objectives are rolled."""
    check_seats(scenario, seats)
    return State(open_box(scenario, dice.number(SEEDS) if scenario.table == RANDOM else 0))
