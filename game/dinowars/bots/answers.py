"""What is answered in the middle of an action: how far, whom, what comes of a win, the move after a break."""

from collections.abc import Callable, Iterator, Mapping
from math import isqrt
from typing import Any

from game.core.decision import Command
from game.core.dice import Dice
from game.core.table import Table
from game.dinowars.bots import trying
from game.dinowars.bots.ideas import goals
from game.dinowars.bots.planning import Thinking
from game.dinowars.bots.sight import Idea, Terms
from game.dinowars.combat import ResultDecision, down, knock
from game.dinowars.commands import KILL, LEAVE, PASS, Charge, Down, Go, Knock
from game.dinowars.harm import SHIFT, Shift
from game.dinowars.moving import ChargeDecision, FreeDecision, GoDecision, leave
from game.dinowars.odds import PIPS
from game.dinowars.sines import QUARTER, turned
from game.dinowars.space import NEAR, heading_between, touching_enemies
from game.dinowars.state import NONE, State

PARTS = 6
"""A way is looked at in so many parts."""


def go(thinking: Thinking, decision: GoDecision) -> Iterator[Idea]:
    """How far: parts of the way, to where things come within reach; then which way to face."""
    roll, state = decision.roll, thinking.state
    if roll.exit is not None:
        twin = state.copy()
        leave(Table(twin, Dice(0), None), roll)
        yield Idea(LEAVE, thinking.value(trying.settled(twin)), roll.piece)
    found = [
        Idea(Go(distance), _gone(thinking, decision, distance, None), roll.piece)
        for distance in sorted(_distances(thinking, decision), reverse=True)
        if Go(distance) in decision
    ]
    yield from found
    if roll.pivots and found:
        best = max(found, key=lambda idea: idea.worth).command
        assert isinstance(best, Go)
        for facing in _faces(state, roll.piece):
            terms = _gone(thinking, decision, best.distance, facing)
            yield Idea(Go(best.distance, facing), terms, roll.piece)


def _distances(thinking: Thinking, decision: GoDecision) -> set[int]:
    roll, state = decision.roll, thinking.state
    found = {roll.far * part // PARTS for part in range(PARTS + 1)} | {max(0, roll.far - 10)}
    x, y, radius = state.xs[roll.piece], state.ys[roll.piece], state.box.radii[roll.piece]
    east, south = roll.way.way
    spots = [(goal.x, goal.y, goal.reach) for goal in goals(state, thinking.sight.eye) if goal.foe == NONE]
    spots += [(food_x, food_y, NEAR) for food_x, food_y, _diet in state.food]
    for spot_x, spot_y, reach in spots:
        along = ((spot_x - x) * east + (spot_y - y) * south) // 1_000_000
        aside = (spot_x - x) ** 2 + (spot_y - y) ** 2 - along * along
        room = (reach + radius) ** 2 - aside
        if room > 0:
            found |= {distance for distance in (along - isqrt(room) + 2, along) if 0 < distance < roll.far}
    return found


def _faces(state: State, piece: int) -> list[int]:
    """Towards the nearest enemies."""
    foes = sorted(
        state.enemies(piece),
        key=lambda foe: (state.xs[foe] - state.xs[piece]) ** 2 + (state.ys[foe] - state.ys[piece]) ** 2,
    )
    return list(dict.fromkeys(heading_between(state, piece, foe) for foe in foes[:2]))


def _gone(thinking: Thinking, decision: GoDecision, distance: int, facing: int | None) -> Terms:
    """The terms after so much of the way, the charge included that it may be."""
    piece, twin = decision.roll.piece, thinking.state.copy()
    before = touching_enemies(twin, piece)
    if distance:
        twin.xs[piece], twin.ys[piece] = decision.roll.way.end(distance)
    if facing is not None:
        twin.facings[piece] = facing
    met = [one for one in touching_enemies(twin, piece) if one not in before] if distance else []
    if not met:
        return thinking.value(trying.settled(twin))
    foe = max(met, key=lambda one: thinking.sight.strike(twin, piece, one, charging=True, fierce=False))
    more = thinking.sight.is_fierce(twin, piece, foe)
    return thinking.mean(trying.fought(twin, thinking.sight.eye.book, piece, foe, charging=True, fierce=more))


def charge(thinking: Thinking, decision: ChargeDecision) -> Iterator[Idea]:
    """Against whom, and whether with ferocity."""
    state, book = thinking.state, thinking.sight.eye.book
    for option in decision.options():
        if isinstance(option, Charge):
            foe = state.box.numbers[option.target]
            ends = trying.fought(state, book, decision.piece, foe, charging=True, fierce=option.fierce)
            yield Idea(option, thinking.mean(ends), decision.piece, foe)
    yield Idea(PASS, thinking.value(state), decision.piece)


def free(thinking: Thinking, decision: FreeDecision) -> Iterator[Idea]:
    """The move after a break, or none."""
    yield from thinking.freed(decision.piece)
    yield Idea(PASS, thinking.value(thinking.state), decision.piece)


# -- what comes of a win ----------------------------------------------------------------------------------------------


def result(thinking: Thinking, decision: ResultDecision) -> Iterator[Idea]:
    """Killing, laying down and knocking back, and where to."""
    for command in _results(thinking.state, decision):
        yield Idea(command, thinking.mean(_after(thinking.state, decision, command)), decision.attacker)


def _results(state: State, decision: ResultDecision) -> Iterator[Command]:
    away = heading_between(state, decision.attacker, decision.defender)
    headings = [turned(away, part * QUARTER) for part in range(4)]
    if state.lava:
        headings.append(state.front * QUARTER)
    if "kill" in decision.allowed:
        yield KILL
    if "down" in decision.allowed:
        yield Down(0, 0)
        yield from (Down(heading, SHIFT) for heading in headings)
    yield Knock(0, 0, away)
    yield from (Knock(heading, SHIFT, away) for heading in headings)


def _after(state: State, decision: ResultDecision, command: Command) -> trying.Ends:
    defender, attacker = decision.defender, decision.attacker
    if command == KILL:
        saved = 0.0 if state.down[defender] else min(PIPS, state.box.kinds[defender].protection) / PIPS
        yield 1 - saved, trying.killed(state, attacker, defender)
        if saved:
            yield saved, state
        return
    twin = state.copy()
    table = Table(twin, Dice(0), None)
    match command:
        case Down(heading, distance):
            down(table, defender, Shift(heading, distance), attacker)
        case Knock(heading, distance, facing):
            knock(table, defender, Shift(heading, distance, facing), attacker)
    yield 1.0, trying.settled(twin)


ANSWERS: Mapping[str, Callable[[Thinking, Any], Iterator[Idea]]] = {
    "go": go,
    "charge": charge,
    "free": free,
    "result": result,
}
"""By what is asked."""
