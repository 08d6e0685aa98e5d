"""Ferocity, points, shifts and deaths: what actions and twists do to animals and their sides."""

from dataclasses import dataclass

from game.core.table import Table
from game.dinowars.events import Downed, Ferocity, Killed, Scored, Shifted
from game.dinowars.kinds import INCH
from game.dinowars.space import body, is_in_lava, shift_way
from game.dinowars.state import DEAD, NONE, State

SHIFT = 3 * INCH
"""Rulebook, "Combat": how far a defender is moved at most."""


def change_pool(table: Table[State], seat: int, change: int, why: str) -> None:
    """Ferocity gained, or paid, or lost; D11: never below none, without an upper end."""
    state = table.state
    before = state.pools[seat]
    state.pools[seat] = max(0, before + change)
    if state.pools[seat] != before and table.heard is not None:
        table.tell(Ferocity(seat, state.pools[seat] - before, state.pools[seat], why))


def score(table: Table[State], seat: int, objective: str) -> None:
    """A point."""
    table.state.scores[seat] += 1
    table.state.done[seat] = (*table.state.done[seat], objective)
    table.tell(Scored(seat, objective, table.state.scores[seat]))


def can_score(state: State, seat: int, objective: str) -> bool:
    """Whether that objective of all is played, open, and new to that seat."""
    return objective in state.overall and objective not in state.shared and objective not in state.done[seat]


@dataclass(frozen=True, slots=True)
class Shift:
    """Where a defender is moved: so far in that heading; and how it faces then, None for as before."""

    heading: int
    distance: int = SHIFT
    facing: int | None = None


def shift(table: Table[State], piece: int, how: Shift, by: int, *, wild: bool = False) -> None:
    """D27, D68: the piece is moved straight, as far as nothing stops it; in lava it dies by the hand of `by`."""
    state = table.state
    way = shift_way(state, piece, how.heading)
    before = state.xs[piece], state.ys[piece]
    x, y = way.end(way.far(how.distance)) if how.distance else before
    state.xs[piece], state.ys[piece] = x, y
    if how.facing is not None:
        state.facings[piece] = how.facing
    if table.heard is not None:
        table.tell(Shifted(state.box.names[piece], *before, x, y, state.facings[piece]))
    if is_in_lava(state, x, y, body(state, piece).radius):
        die(table, piece, "lava", by, wild=wild)


def lay(table: Table[State], piece: int) -> None:
    """The animal is downed; D44: one that is down already stays so."""
    if not table.state.down[piece]:
        table.state.down[piece] = 1
        table.tell(Downed(table.state.box.names[piece]))


def die(table: Table[State], piece: int, cause: str, by: int = NONE, *, wild: bool = False) -> None:
    """The animal is removed. `by`: who killed it in combat; `wild`: nobody ordered that attack (D48)."""
    state = table.state
    state.fates[piece] = DEAD
    state.down[piece] = 0
    if state.victim == piece:
        state.victim = NONE
    if table.heard is not None:
        table.tell(Killed(state.box.names[piece], cause, state.box.names[by] if by != NONE else ""))
    side = state.box.sides[by] if by != NONE else NONE
    if side >= 0 and side != state.box.sides[piece]:
        _credit(table, side, piece, wild=wild)
    if piece in state.runners:
        state.runners[state.box.sides[piece]] = NONE


def _credit(table: Table[State], seat: int, piece: int, *, wild: bool) -> None:
    """D30, D31: what a kill by an animal of that side brings. D67: a starving one's brings no ferocity."""
    state = table.state
    if not wild:
        change_pool(table, seat, 1, "kill")
    objective = "gargantuan" if piece == state.box.gargantuan else "bleed"
    if can_score(state, seat, objective):
        score(table, seat, objective)
        if objective == "gargantuan":
            state.shared = (*state.shared, objective)
