"""What moves by itself: the Gargantuan at the end of the turn (D42), and carnivores that starve (D47)."""

from collections.abc import Callable, Sequence

from game.core.table import Table
from game.dinowars.combat import clash, modifiers, worst
from game.dinowars.events import GargantuanActs, GargantuanRolled, StoodUp
from game.dinowars.kinds import Diet
from game.dinowars.moving import go, roll_move
from game.dinowars.shapes import FAR, entry_of_disc
from game.dinowars.sines import direction
from game.dinowars.space import (
    body,
    do_touch,
    gap,
    heading_between,
    is_here,
    rock_ground,
    touching,
    touching_enemies,
)
from game.dinowars.state import NONE, State
from game.dinowars.ways import CONTACT, TOUCH, Way


def loose_gargantuan(table: Table[State]) -> None:
    """D6 actions, if it is in play."""
    if not is_here(table.state, table.state.box.gargantuan):
        return
    actions = table.dice.number(6)
    table.tell(GargantuanRolled(actions))
    for _action in range(actions):
        _act(table, table.state.box.gargantuan)


def _act(table: Table[State], beast: int) -> None:
    """The first that applies: it stands up, attacks the victim that it touches, moves at it; or the action is lost."""
    state = table.state
    if state.down[beast]:
        table.tell(GargantuanActs("stand", ""))
        stand_up(table, beast)
        return
    state.victim = _victim(table, beast)
    if state.victim == NONE:
        table.tell(GargantuanActs("wait", ""))
    elif do_touch(state, beast, state.victim):
        table.tell(GargantuanActs("attack", state.box.names[state.victim]))
        maul(table, beast, state.victim, charging=False)
    else:
        table.tell(GargantuanActs("move", state.box.names[state.victim]))
        animals = [one for one in rush(table, beast, state.victim) if one < beast]
        if animals:
            state.victim = state.victim if state.victim in animals else _nearest(table, beast, animals)
            maul(table, beast, state.victim, charging=True)
        else:
            _look_at_what_bars(table, beast)


def _look_at_what_bars(table: Table[State], beast: int) -> None:
    """D72: an animal that it touched before, and that bars its way, becomes the victim; the next action attacks it."""
    state = table.state
    x, y = state.xs[beast], state.ys[beast]
    onward = direction(state.facings[beast])
    beside = touching(state, beast, [one for one in state.army_order() if one != beast])
    reach = state.box.radii[beast]
    barring = [
        one
        for one in beside
        if entry_of_disc(state.xs[one] - x, state.ys[one] - y, onward, reach + state.box.radii[one]) <= TOUCH
    ]
    if barring:
        state.victim = _nearest(table, beast, barring)


def _victim(table: Table[State], beast: int) -> int:
    """The victim that it has, or the nearest animal that it reaches; NONE if there is none."""
    state = table.state
    if state.victim != NONE and is_here(state, state.victim) and can_reach(state, beast, state.victim):
        return state.victim
    animals = [one for one in state.army_order() if one != beast and can_reach(state, beast, one)]
    return _nearest(table, beast, animals) if animals else NONE


def can_reach(state: State, beast: int, victim: int) -> bool:
    """Whether its whole base gets there straight, past rocks and lava; what else stands about does not count."""
    if do_touch(state, beast, victim):
        return True
    target = body(state, victim)
    ahead = Way(rock_ground(state, target), body(state, beast), heading_between(state, beast, victim))
    return target.gap_within(*ahead.end(ahead.far(FAR)), ahead.body.radius, CONTACT)


def _nearest(table: Table[State], piece: int, others: Sequence[int]) -> int:
    """The one with the smallest gap; by chance among equals."""
    gaps = [gap(table.state, piece, one) for one in others]
    found = [one for one, room in zip(others, gaps, strict=True) if room == min(gaps)]
    return found[table.dice.number(len(found)) - 1] if len(found) > 1 else found[0]


def rush(table: Table[State], piece: int, target: int) -> list[int]:
    """A move straight at the target, facing it, with the dice of its speed; whom it newly touches then."""
    state = table.state
    before = touching(state, piece, [one for one in state.here() if one != piece])
    state.facings[piece] = heading_between(state, piece, target)
    roll = roll_move(table, piece, fierce=False, pivots=False, low=True)
    go(table, piece, roll.way, roll.far)
    return touching(state, piece, [one for one in state.here() if one != piece and one not in before])


def maul(table: Table[State], attacker: int, defender: int, *, charging: bool) -> None:
    """An attack that nobody ordered: no ferocity, no help by others (D22), the worst result, a shift straight away."""
    state = table.state
    why = modifiers(state, attacker, defender, charging=charging, fierce=False, gang=False)
    margin = clash(table, state.box.names[attacker], defender, state.box.kinds[attacker].combat, why)
    worst(table, defender, margin, heading_between(state, attacker, defender), attacker)


def stand_up(table: Table[State], piece: int) -> None:
    """A downed animal stands again."""
    table.state.down[piece] = 0
    table.tell(StoodUp(table.state.box.names[piece]))


# -- starvation -------------------------------------------------------------------------------------------------------


def starve(table: Table[State], piece: int) -> None:
    """D47: a carnivore whose die shows 6 stands up, or attacks a herbivore that it touches, or goes at the nearest."""
    state = table.state
    eats = _herbivores(state)
    enemies = touching_enemies(state, piece)
    beside = [one for one in (enemies or touching(state, piece, state.in_play(state.box.sides[piece]))) if eats(one)]
    if state.down[piece]:
        stand_up(table, piece)
    elif enemies or beside:
        if beside:
            maul(table, piece, _nearest(table, piece, beside), charging=False)
    else:
        food = [one for one in state.army_order() if eats(one)]
        if food:
            target = _nearest(table, piece, food)
            met = [one for one in rush(table, piece, target) if eats(one)]
            if met:
                maul(table, piece, target if target in met else _nearest(table, piece, met), charging=True)


def _herbivores(state: State) -> Callable[[int], bool]:
    return lambda piece: state.box.kinds[piece].diet == Diet.HERBIVORE
