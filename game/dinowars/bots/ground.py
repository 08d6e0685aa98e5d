"""What it is worth to stand somewhere: near markers, eggs, babies, food, the way out, and animals to be beaten."""

from math import isqrt

from game.dinowars.box import MARKER
from game.dinowars.field import STRIP
from game.dinowars.harm import can_score
from game.dinowars.kinds import Diet
from game.dinowars.space import NEAR, is_here, is_within
from game.dinowars.state import HERE, State

INCHES = 100.0


def standing(state: State, piece: int) -> float:
    """The worth of the animal's place, in points; more is better."""
    seat = state.box.sides[piece]
    return _markers(state, seat, piece) + _own_aims(state, seat, piece) + _food(state, piece) + _prey(state, piece)


def _inches(state: State, piece: int, x: int, y: int) -> float:
    """From the animal's rim to the point."""
    away = isqrt((state.xs[piece] - x) ** 2 + (state.ys[piece] - y) ** 2)
    return max(0, away - state.box.radii[piece]) / INCHES


def _markers(state: State, seat: int, piece: int) -> float:
    """Domination: to hold one is good, to be nearer to one that nobody of the side holds is a little good."""
    worth = 0.0
    for x, y in state.marks:
        others = [one for one in state.in_play(seat) if one != piece and is_within(state, one, x, y, NEAR)]
        if not others:
            far = _inches(state, piece, x, y)
            worth = max(worth, 6.0 if far <= 3 else 4.0 - 0.12 * far)
    return worth


def _own_aims(state: State, seat: int, piece: int) -> float:
    """Eggs, the baby, the way out, the other side's strip."""
    worth = 0.0
    eggs = state.eggs[1 - seat]
    if eggs is not None and can_score(state, seat, "eggs"):
        worth += 5.0 - 0.14 * max(0.0, _inches(state, piece, *eggs) - MARKER / INCHES)
    baby = state.box.baby(seat)
    if is_here(state, baby):
        worth += 5.0 - 0.14 * _inches(state, piece, state.xs[baby], state.ys[baby])
    deep = state.edge_of(1 - seat).depth(state.xs[piece], state.ys[piece]) / INCHES
    if state.runners[seat] == piece:
        worth += 8.0 - 0.25 * deep
    if can_score(state, seat, "infiltration"):
        worth += 3.0 if deep <= STRIP / INCHES else 2.0 - 0.05 * deep
    return worth


def _food(state: State, piece: int) -> float:
    diet = state.box.kinds[piece].diet
    near = [1 for x, y, kind in state.food if kind in (diet, Diet.BOTH) and is_within(state, piece, x, y, NEAR)]
    return 0.6 * len(near)


def _prey(state: State, piece: int) -> float:
    """Nearer to weaker enemies is better, and nearer to stronger ones worse."""
    kinds, worth = state.box.kinds, 0.0
    for enemy in state.enemies(piece):
        edge = kinds[piece].combat - kinds[enemy].combat / (2 if state.down[enemy] else 1)
        pull = max(-0.04, min(0.06, 0.02 * edge + 0.02))
        worth -= pull * _inches(state, piece, state.xs[enemy], state.ys[enemy])
    return worth


def moved(state: State, piece: int, x: int, y: int) -> State:
    """The table with that animal elsewhere."""
    twin = state.copy()
    twin.xs[piece], twin.ys[piece] = x, y
    assert twin.fates[piece] == HERE
    return twin
