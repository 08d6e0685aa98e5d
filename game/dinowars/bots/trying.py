"""Deeds tried on copies of a state by the rules' own functions: each way that they can end, and how likely it is."""

from collections.abc import Iterator

from game.core.dice import Dice
from game.core.table import Table
from game.dinowars.bots.book import Book
from game.dinowars.combat import modifiers
from game.dinowars.harm import change_pool, die, lay
from game.dinowars.objectives import close, look_around
from game.dinowars.state import State

Ends = Iterator[tuple[float, State]]
"""States that something may lead to, with their chances."""
NEVER = 0.001
"""Less likely than this is not looked at."""


def acted(state: State, piece: int) -> State:
    """A copy in which the animal has used an action of its side."""
    twin = state.copy()
    twin.used[piece] += 1
    twin.left -= 1
    return twin


def fought(state: State, book: Book, attacker: int, defender: int, *, charging: bool, fierce: bool) -> Ends:
    """How an attack may end, if nobody is moved by it; the state is not changed."""
    start = state
    if fierce:
        start = state.copy()
        start.pools[state.box.sides[attacker]] -= 1
    why = modifiers(state, attacker, defender, charging=charging, fierce=fierce, gang=True)
    attack = book.combats[attacker] + len(why)
    knock, down, kill = book.blow(attack, defender, state.down[defender])
    if kill > NEVER:
        yield kill, killed(start, attacker, defender)
    if down > NEVER:
        yield down, downed(start, defender)
    if knock > NEVER:
        yield knock, knocked(start, defender)
    yield 1 - kill - down - knock, start


def killed(state: State, attacker: int, defender: int) -> State:
    """After the killing blow, with all that it scores."""
    twin = state.copy()
    table = Table(twin, Dice(0), None)
    die(table, defender, "combat", attacker)
    look_around(table)
    close(twin)
    return twin


def downed(state: State, defender: int) -> State:
    """After it was laid down."""
    twin = state.copy()
    lay(Table(twin, Dice(0), None), defender)
    return twin


def knocked(state: State, defender: int) -> State:
    """After a knockback that leads nowhere."""
    twin = state.copy()
    owner = twin.box.sides[defender]
    if owner >= 0:
        change_pool(Table(twin, Dice(0), None), owner, -1, "knockback")
    return twin


def settled(state: State) -> State:
    """The same, given away, with what has been reached by now."""
    table = Table(state, Dice(0), None)
    look_around(table)
    close(state)
    return state
