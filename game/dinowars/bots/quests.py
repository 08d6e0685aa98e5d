"""What objectives promise a side from where everybody stands: how near each is to being scored. Parts of a point."""

from collections.abc import Sequence
from math import sqrt

from game.dinowars.bots.book import PACE, Book
from game.dinowars.box import MARKER
from game.dinowars.field import STRIP
from game.dinowars.kinds import Diet
from game.dinowars.objectives import half, is_contested
from game.dinowars.space import NEAR
from game.dinowars.state import DEAD, HERE, NONE, Spot, State
from game.dinowars.ways import CONTACT

SOON = 0.85
"""Part of a point that is about to be scored."""
LEAVING, LOST = 0.6, 50.0
"""Part of a point for an escape, and what each point of the runner's cost takes away from it."""
INVADERS = 1.3
"""Moves of several animals for one end count so much more than their mean."""
DOOMED = 0.35
"""Part of a point for the way to Destruction."""
HOLD, LEAD = 0.30, 0.45
"""Parts of a point: how much better a side stands at a marker, and more markers held than the other."""
CONTESTED = 0.45
"""What is left of eggs while an enemy is beside them."""
FAR_OFF = 10.0
"""So many moves away something counts hardly any more."""
TRACE = 0.02
"""How much of it still does."""


def near(moves: float) -> float:
    """How much of something counts that is so many moves away: all of it where none is needed."""
    return max(TRACE * FAR_OFF / (FAR_OFF + moves), 1 - moves / FAR_OFF)


def to_point(state: State, book: Book, pieces: Sequence[int], spot: Spot, reach: int) -> float:
    """The fewest moves that any of these needs until its rim is so near to the point; many if there is none."""
    (x, y), fewest = spot, 99.0
    xs, ys, radii, speeds = state.xs, state.ys, book.box.radii, book.speeds
    for piece in pieces:
        away = sqrt((xs[piece] - x) ** 2 + (ys[piece] - y) ** 2) - radii[piece] - reach
        moves = 0.0 if away <= 0 else (0.4 + away / (PACE * speeds[piece]))
        if state.down[piece]:
            moves += 1
        fewest = min(fewest, moves)
    return fewest


def infiltration(state: State, book: Book, seat: int, mine: Sequence[int]) -> float:
    """Half of those in play in the other strip: by how near the nearest of them are."""
    edge, wanted = state.edge_of(1 - seat), half(len(mine))
    found = []
    for piece in mine:
        away = edge.depth(state.xs[piece], state.ys[piece]) - STRIP
        found.append(0.0 if away <= 0 else 0.4 + away / (PACE * book.speeds[piece]) + state.down[piece])
    found.sort()
    return SOON * near(sum(found[:wanted]) * INVADERS / wanted) if wanted else 0.0


def destruction(state: State, seat: int) -> float:
    """Half of the other side dead."""
    army = state.box.armies[1 - seat]
    dead = sum([state.fates[piece] == DEAD for piece in army])
    return DOOMED * min(1.0, dead / half(len(army)))


def eggs(state: State, book: Book, seat: int, mine: Sequence[int]) -> float:
    """An animal at the other side's eggs, and no enemy within 3 inches of them."""
    where = state.eggs[1 - seat]
    if where is None:
        return 0.0
    worth = SOON * near(to_point(state, book, mine, where, MARKER))
    return worth * CONTESTED if is_contested(state, seat, *where) else worth


def young(state: State, book: Book, seat: int, mine: Sequence[int]) -> float:
    """An animal at the baby that the side seeks."""
    baby = book.box.baby(seat)
    if state.fates[baby] != HERE:
        return 0.0
    return SOON * near(to_point(state, book, mine, (state.xs[baby], state.ys[baby]), MARKER + CONTACT))


def escape(state: State, book: Book, seat: int, point: float) -> float:
    """The cheapest animal on its way out, where it fights no more; in hundredths, of a point worth so many."""
    runner = state.runners[seat]
    if runner == NONE or state.fates[runner] != HERE:
        return 0.0
    away = state.edge_of(1 - seat).depth(state.xs[runner], state.ys[runner])
    left = LEAVING * point - LOST * book.box.costs[runner]
    return max(0.0, left) * near(0.3 + away / (PACE * book.speeds[runner]) + state.down[runner])


def domination(state: State, book: Book, armies: Sequence[Sequence[int]], seat: int) -> float:
    """Markers held, and how near each side is to them; from -1 to 1 or a little more."""
    total, lead, wild = 0.0, 0, book.box.gargantuan
    for x, y in state.marks:
        moves = [to_point(state, book, armies[one], (x, y), NEAR) for one in (seat, 1 - seat)]
        spoiled = state.fates[wild] == HERE and to_point(state, book, (wild,), (x, y), NEAR) == 0
        total += near(moves[0]) - near(moves[1])
        if not spoiled:
            lead += (moves[0] <= 0 < moves[1]) - (moves[1] <= 0 < moves[0])
    return HOLD * total + LEAD * ((lead > 0) - (lead < 0))


def meals(state: State, seat: int, mine: Sequence[int]) -> int:
    """How many feeding points would feed the side now, but for who touches whom."""
    xs, ys, radii, kinds, found = state.xs, state.ys, state.box.radii, state.box.kinds, 0
    for x, y, diet in state.food:
        for piece in mine:
            reach = radii[piece] + NEAR
            if (xs[piece] - x) ** 2 + (ys[piece] - y) ** 2 <= reach * reach and (
                diet == Diet.BOTH or kinds[piece].diet == diet
            ):
                found += not is_contested(state, seat, x, y)
                break
    return found
