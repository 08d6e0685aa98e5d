"""Rulebook, "Scenarios": what is scored, and when. D39: after each action, and at the end of the turn."""

from game.core.table import Table
from game.dinowars.box import MARKER
from game.dinowars.events import BabyGone, Named, Unmarked
from game.dinowars.field import STRIP
from game.dinowars.harm import can_score, score
from game.dinowars.space import NEAR, do_touch, is_any_within
from game.dinowars.state import DEAD, GONE, HERE, NONE, State
from game.dinowars.ways import CONTACT

SEATS = (0, 1)


def look_around(table: Table[State]) -> None:
    """What both sides have reached by now; then targets that are needed anew. Nothing is closed by it yet."""
    state = table.state
    for objective, has in (("infiltration", has_infiltrated), ("destruction", has_destroyed)):
        if objective in state.overall:
            for seat in SEATS:
                if can_score(state, seat, objective) and has(state, seat):
                    score(table, seat, objective)
    for seat in SEATS:
        if state.eggs[1 - seat] is not None:
            _look_for_eggs(table, seat)
        if state.targets[seat] != NONE:
            _look_for_target(table, seat)
        if state.fates[state.box.baby(seat)] == HERE:
            _look_for_baby(table, seat)
    settle_targets(table)


def close(state: State) -> None:
    """D31: what is for the first side alone is closed for both, once the step is over in which somebody reached it."""
    for objective in ("infiltration", "destruction"):
        if objective not in state.shared and any(objective in done for done in state.done):
            state.shared = (*state.shared, objective)


def half(number: int) -> int:
    """D32: half, rounded up."""
    return (number + 1) // 2


def has_infiltrated(state: State, seat: int) -> bool:
    """D32: whether half of its animals in play stand in the other side's strip."""
    mine, depth, xs, ys = state.in_play(seat), state.edge_of(1 - seat).depth, state.xs, state.ys
    inside = sum([depth(xs[piece], ys[piece]) <= STRIP for piece in mine])
    return bool(mine) and inside >= half(len(mine))


def has_destroyed(state: State, seat: int) -> bool:
    """D31, D32: whether half of the other side's animals are dead, whatever killed them."""
    army = state.box.armies[1 - seat]
    return sum(state.fates[piece] == DEAD for piece in army) >= half(len(army))


def is_contested(state: State, seat: int, x: int, y: int) -> bool:
    """Whether an enemy of that side is within 3 inches of the point; D29: the Gargantuan is one."""
    return is_any_within(state, state.box.foes[seat], x, y, NEAR)


def _look_for_eggs(table: Table[State], seat: int) -> None:
    """D35."""
    state = table.state
    eggs = state.eggs[1 - seat]
    assert eggs is not None
    if not can_score(state, seat, "eggs"):
        return
    here = is_any_within(state, state.box.armies[seat], *eggs, MARKER + CONTACT)
    if here and not is_contested(state, seat, *eggs):
        score(table, seat, "eggs")
        remove_eggs(table, 1 - seat)


def remove_eggs(table: Table[State], keeper: int) -> None:
    """The eggs of that side are gone."""
    eggs = table.state.eggs[keeper]
    assert eggs is not None
    one, other = table.state.eggs
    table.state.eggs = (None, other) if keeper == 0 else (one, None)
    table.tell(Unmarked("eggs", *eggs))


def _is_after(state: State, seat: int, objective: str) -> bool:
    """Whether that is the side's own objective, and not scored yet."""
    return state.unique[seat] == objective and objective not in state.done[seat]


def _look_for_target(table: Table[State], seat: int) -> None:
    """D31: Assassinate counts any death."""
    dead = table.state.fates[table.state.targets[seat]] == DEAD
    if dead and _is_after(table.state, seat, "assassinate"):
        score(table, seat, "assassinate")


def _look_for_baby(table: Table[State], seat: int) -> None:
    """D37: contact scores once, whoever came to whom; then the baby leaves."""
    state = table.state
    baby = state.box.baby(seat)
    if any(do_touch(state, baby, one) for one in state.in_play(seat)):
        score(table, seat, "young")
        state.fates[baby] = GONE
        table.tell(BabyGone(seat, "found"))


# -- targets ----------------------------------------------------------------------------------------------------------


def unnamed(state: State) -> list[tuple[int, str]]:
    """The seats whose own objective is about an animal that is not named now, and that objective."""
    if not state.unique:
        return []
    known = {"assassinate": state.targets, "escape": state.runners}
    return [
        (seat, objective)
        for seat, objective in enumerate(state.unique)
        if objective in known and known[objective][seat] == NONE and objective not in state.done[seat]
    ]


def candidates(state: State, seat: int, objective: str) -> list[int]:
    """The animals that objective of the seat may be about now; none where it needs no new one (D36, D38)."""
    if not state.unique or not _is_after(state, seat, objective):
        return []
    wanted = {"assassinate": (state.targets[seat], 1 - seat, max), "escape": (state.runners[seat], seat, min)}
    known, owner, best = wanted[objective]
    alive = [piece for piece in state.box.armies[owner] if state.fates[piece] not in (DEAD, GONE)]
    if known != NONE or not alive:
        return []
    cost = best(state.box.costs[piece] for piece in alive)
    return [piece for piece in alive if state.box.costs[piece] == cost]


def settle_targets(table: Table[State]) -> None:
    """Targets that nobody has to choose."""
    for seat, objective in unnamed(table.state):
        found = candidates(table.state, seat, objective)
        if len(found) == 1:
            name_target(table, seat, objective, found[0])


def name_target(table: Table[State], seat: int, objective: str, piece: int) -> None:
    """That objective of the seat is about that animal from now on."""
    state = table.state
    (state.targets if objective == "assassinate" else state.runners)[seat] = piece
    if table.heard is not None:
        table.tell(Named(seat, objective, state.box.names[piece]))


# -- the end of the turn ----------------------------------------------------------------------------------------------


def score_domination(table: Table[State]) -> None:
    """D34: the side that holds more markers than the other."""
    state = table.state
    if "domination" not in state.overall:
        return
    held = [sum(_holds(state, seat, *mark) for mark in state.marks) for seat in SEATS]
    if held[0] != held[1]:
        score(table, int(held[1] > held[0]), "domination")


def _holds(state: State, seat: int, x: int, y: int) -> bool:
    near = is_any_within(state, state.box.armies[seat], x, y, NEAR)
    return near and not is_contested(state, seat, x, y)
