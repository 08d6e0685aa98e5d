"""Who touches whom on the table, and what is near what (D51). Hundredths of an inch."""

from collections.abc import Iterable
from math import isqrt

from game.dinowars.field import EDGES, SIZE, STRIP, Edge
from game.dinowars.kinds import INCH
from game.dinowars.shapes import Outline
from game.dinowars.sines import direction, heading_to
from game.dinowars.state import HERE, NONE, State
from game.dinowars.ways import CONTACT, Disc, Ground, Way

NEAR = 3 * INCH
"""Rulebook: within 3 inches, of feeding points, markers and eggs."""


def body(state: State, piece: int) -> Disc:
    """The base of that piece."""
    return Disc(state.xs[piece], state.ys[piece], state.box.radii[piece])


def ground(state: State, piece: int, *, lava: bool = True, rough: bool = True) -> Ground:
    """What that piece meets: D45, for its own moves lava is an edge; D27, a shift is not slowed by rough ground."""
    field = state.box.field
    xs, ys, radii = state.xs, state.ys, state.box.radii
    bases = tuple([Disc(xs[one], ys[one], radii[one]) for one in state.here() if one != piece])
    return _bounded(state, field.solids, field.rough if rough else (), bases, lava=lava)


def _bounded(
    state: State, solids: tuple[Outline, ...], rough: tuple[Outline, ...], bases: tuple[Disc, ...], *, lava: bool
) -> Ground:
    ground = Ground(0, 0, SIZE, SIZE, solids, rough, bases)
    if not (lava and state.lava):
        return ground
    inner = min(SIZE, state.lava + 1)  # D71
    match EDGES[state.front]:
        case Edge.WEST:
            return ground._replace(west=inner)
        case Edge.NORTH:
            return ground._replace(north=inner)
        case Edge.EAST:
            return ground._replace(east=SIZE - inner)
    return ground._replace(south=SIZE - inner)


def rock_ground(state: State, victim: Disc) -> Ground:
    """Rocks, lava and edges alone: what bars the Gargantuan's way to a victim (D42)."""
    return _bounded(state, state.box.field.solids, (), (victim,), lava=True)


def way(state: State, piece: int, heading: int) -> Way:
    """A move of that piece's own."""
    return Way(ground(state, piece), body(state, piece), heading, flies=state.box.kinds[piece].flies)


def low_way(state: State, piece: int, heading: int) -> Way:
    """D47: a move at a victim, which stops at anything; a flyer is still not slowed by rough ground."""
    return Way(ground(state, piece, rough=not state.box.kinds[piece].flies), body(state, piece), heading)


def shift_way(state: State, piece: int, heading: int) -> Way:
    """A shift of that piece by somebody else; on the ground, whatever it is, and into lava if need be (D27)."""
    return Way(ground(state, piece, lava=False, rough=False), body(state, piece), heading)


# -- contact ----------------------------------------------------------------------------------------------------------


def do_touch(state: State, one: int, other: int) -> bool:
    """Whether these two are in contact."""
    xs, ys, radii = state.xs, state.ys, state.box.radii
    reach = radii[one] + radii[other] + CONTACT
    return bool((xs[one] - xs[other]) ** 2 + (ys[one] - ys[other]) ** 2 <= reach**2)


def touching(state: State, piece: int, others: Iterable[int]) -> list[int]:
    """Those of the others that touch that piece."""
    return [one for one in others if do_touch(state, piece, one)]


def touching_enemies(state: State, piece: int) -> list[int]:
    """D16: the enemies that touch that animal or the Gargantuan, downed ones too; babies never."""
    box, xs, ys, fates, found = state.box, state.xs, state.ys, state.fates, []
    radii = box.radii
    x, y, near = xs[piece], ys[piece], radii[piece] + CONTACT
    for one in box.foes[box.sides[piece]]:
        if fates[one] == HERE:
            east, south, reach = x - xs[one], y - ys[one], near + radii[one]
            if east * east + south * south <= reach * reach:
                found.append(one)
    return found


def is_within(state: State, piece: int, x: int, y: int, reach: int) -> bool:
    """Whether the piece's rim is within reach of the point; that number itself included."""
    east, south, away = state.xs[piece] - x, state.ys[piece] - y, state.box.radii[piece] + reach
    return bool(east * east + south * south <= away * away)


def is_any_within(state: State, pieces: Iterable[int], x: int, y: int, reach: int) -> bool:
    """Whether the rim of any of these that is on the table is within reach of the point."""
    xs, ys, radii, fates = state.xs, state.ys, state.box.radii, state.fates
    for one in pieces:
        if fates[one] == HERE:
            east, south, away = xs[one] - x, ys[one] - y, radii[one] + reach
            if east * east + south * south <= away * away:
                return True
    return False


def gap(state: State, one: int, other: int) -> int:
    """The gap between two bases in thousandths of a hundredth, rounded down."""
    distance = (state.xs[one] - state.xs[other]) ** 2 + (state.ys[one] - state.ys[other]) ** 2
    return isqrt(distance * 1_000_000) - 1_000 * (state.box.radii[one] + state.box.radii[other])


def is_in_lava(state: State, x: int, y: int, radius: int) -> bool:
    """D45: whether a disc there touches the lava."""
    if state.front == NONE or not state.lava:
        return False
    return EDGES[state.front].depth(x, y) - radius <= state.lava


def is_in_strip(state: State, seat: int, piece: int) -> bool:
    """D32: whether the piece's centre is in that side's deployment strip."""
    return state.edge_of(seat).depth(state.xs[piece], state.ys[piece]) <= STRIP


def heading_between(state: State, one: int, other: int) -> int:
    """The heading from one piece's centre to another's."""
    return heading_to(state.xs[other] - state.xs[one], state.ys[other] - state.ys[one])


def is_behind(state: State, attacker: int, defender: int) -> bool:
    """D21: whether the attacker's centre lies in the rear quarter of the defender, its limits included."""
    east, south = direction(state.facings[defender])
    off_x, off_y = state.xs[attacker] - state.xs[defender], state.ys[attacker] - state.ys[defender]
    back = -(off_x * east + off_y * south)
    return back > 0 and abs(off_x * south - off_y * east) <= back


def level_of(state: State, piece: int) -> int:
    """D20: how high the ground under the piece's centre is."""
    return state.box.field.level(state.xs[piece], state.ys[piece])


def is_here(state: State, piece: int) -> bool:
    """Whether the piece is on the table."""
    return bool(state.fates[piece] == HERE)
