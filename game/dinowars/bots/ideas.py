"""Where it is worth a thought to go: at enemies, to what matters, out of danger; not to every point."""

from collections.abc import Iterator, Sequence
from math import sqrt
from typing import NamedTuple

from game.dinowars.bots.fights import foes_of
from game.dinowars.bots.worth import Appraiser
from game.dinowars.box import MARKER
from game.dinowars.field import EDGES, SIZE, STRIP, Edge
from game.dinowars.harm import can_score
from game.dinowars.kinds import INCH, Diet
from game.dinowars.sines import HALF, QUARTER, ROUND, heading_to, turned
from game.dinowars.space import NEAR
from game.dinowars.state import HERE, NONE, State

FOES = 3
"""So many enemies are gone at, the nearest ones; one more by those who look wide."""
ALIKE = 200
"""Ways that lead into the same two degrees are one."""


class Goal(NamedTuple):
    """Somewhere to go: a point, and how near to it the rim must come. `foe`: the enemy that stands there."""

    x: int
    y: int
    reach: int
    foe: int = NONE


class Heading(NamedTuple):
    """A way to be thought of, and how far along it the goal is reached. `foe` as in Goal."""

    heading: int
    wanted: int
    foe: int


def goals(state: State, eye: Appraiser) -> list[Goal]:
    """Where any animal of the seat may want to go."""
    seat, box = eye.seat, state.box
    found = [Goal(state.xs[foe], state.ys[foe], box.radii[foe], foe) for foe in foes_of(state, seat, eye.lives[seat])]
    found += [Goal(x, y, NEAR) for x, y in state.marks]
    eggs = state.eggs[1 - seat]
    if eggs is not None and can_score(state, seat, "eggs"):
        found.append(Goal(*eggs, MARKER))
    mine = state.eggs[seat]
    if mine is not None and can_score(state, 1 - seat, "eggs"):
        found.append(Goal(*mine, NEAR))
    baby = box.baby(seat)
    if state.fates[baby] == HERE:
        found.append(Goal(state.xs[baby], state.ys[baby], MARKER))
    return found


def headings(state: State, eye: Appraiser, piece: int, found: Sequence[Goal], *, wide: bool) -> list[Heading]:
    """The ways of that animal; `wide`: past the middle of an enemy too, and out of everybody's reach."""
    ways: dict[int, Heading] = {}
    x, y = state.xs[piece], state.ys[piece]
    near = sorted(found, key=lambda goal: (goal.foe == NONE, (goal.x - x) ** 2 + (goal.y - y) ** 2))
    foes = [goal for goal in near if goal.foe != NONE]
    others = near[len(foes) :]
    for goal in [*foes[: FOES + wide], *others, *_own(state, eye, piece)]:
        for way in _to(state, piece, goal, wide=wide):
            ways.setdefault(way.heading // ALIKE, way)
    for heading in _away(state, eye, piece, wide=wide):
        ways.setdefault(heading // ALIKE, Heading(heading, SIZE, NONE))
    return list(ways.values())


def _to(state: State, piece: int, goal: Goal, *, wide: bool) -> Iterator[Heading]:
    east, south = goal.x - state.xs[piece], goal.y - state.ys[piece]
    away, radius = sqrt(east * east + south * south), state.box.radii[piece]
    straight = heading_to(east, south)
    wanted = max(0, int(away) - radius - goal.reach)
    if wanted > 0 or goal.foe != NONE:
        yield Heading(straight, wanted + 2, goal.foe)
    if wide and goal.foe != NONE and away > 0:
        aside = (radius + goal.reach) * 7 // 10
        for sign in (1, -1):
            side = heading_to(east - sign * int(aside * south / away), south + sign * int(aside * east / away))
            yield Heading(side, wanted + aside, goal.foe)


def _own(state: State, eye: Appraiser, piece: int) -> Iterator[Goal]:
    """Food that fits it, the strip or the edge that it should reach."""
    seat, x, y = eye.seat, state.xs[piece], state.ys[piece]
    diet = state.box.kinds[piece].diet
    yield from (Goal(food_x, food_y, NEAR) for food_x, food_y, kind in state.food if kind in (diet, Diet.BOTH))
    edge = state.edge_of(1 - seat)
    along = x if edge in (Edge.NORTH, Edge.SOUTH) else y
    if state.runners[seat] == piece:
        yield Goal(*edge.along(along, 0), 0)
    elif can_score(state, seat, "infiltration"):
        yield Goal(*edge.along(along, STRIP - MARKER), 0)


def _away(state: State, eye: Appraiser, piece: int, *, wide: bool) -> Iterator[int]:
    """Out of the way of the nearest enemy, and of the lava."""
    x, y, box = state.xs[piece], state.ys[piece], state.box
    foes = [
        ((state.xs[foe] - x) ** 2 + (state.ys[foe] - y) ** 2, foe)
        for foe in range(box.gargantuan + 1)
        if state.fates[foe] == HERE and box.sides[foe] != eye.seat
    ]
    if foes:
        _far, foe = min(foes)
        back = heading_to(x - state.xs[foe], y - state.ys[foe])
        yield back
        if wide:
            yield from (turned(back, QUARTER // 2), turned(back, ROUND - QUARTER // 2))
    if state.front != NONE and EDGES[state.front].depth(x, y) - state.lava < 12 * INCH:
        yield (HALF + state.front * QUARTER) % ROUND
