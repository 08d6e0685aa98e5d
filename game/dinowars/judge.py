"""Who has won, how far the match has come, and whether the table is in order."""

from collections.abc import Iterator

from game.core.ruleset import Outcome
from game.core.words import _
from game.dinowars.field import SIZE
from game.dinowars.markers import owner, placings
from game.dinowars.muster import waiting
from game.dinowars.space import is_in_lava
from game.dinowars.state import DEPLOY, FATES, HERE, MARKERS, NONE, OFF, OVER, TURN, State

GOAL = 3
"""Rulebook, "Scenarios": so many points win."""


def has_won(state: State, seat: int) -> bool:
    """Three points, or no animal of the other side in play (D54)."""
    return state.scores[seat] >= GOAL or not state.in_play(1 - seat)


def is_decided(state: State) -> bool:
    """Whether somebody has won, or both have."""
    return has_won(state, 0) or has_won(state, 1)


def winners(state: State) -> tuple[int, ...]:
    """D40, D41: who has won alone; else more points, then more army points left; else nobody."""
    won = [seat for seat in (0, 1) if has_won(state, seat)]
    if len(won) == 1:
        return (won[0],)
    wiped_out = not state.in_play(0) and not state.in_play(1)
    ranks = [(state.scores[seat], 0 if wiped_out else state.points_left(seat)) for seat in (0, 1)]
    return () if ranks[0] == ranks[1] else (int(ranks[1] > ranks[0]),)


def why(state: State) -> str:
    """How the match ended: points, last (one side has none left), none (neither has), limit (D41)."""
    if max(state.scores) >= GOAL:
        return "points"
    if not state.in_play(0) and not state.in_play(1):
        return "none"
    return "last" if is_decided(state) else "limit"


def outcome(state: State) -> Outcome | None:
    """None until the match is over."""
    if state.phase != OVER:
        return None
    return Outcome(winners(state), (state.scores[0], state.scores[1]), _reason(state))


def _reason(state: State) -> str:
    won = winners(state)
    if not won:
        return _("Nobody wins: points and armies are worth the same.")
    army, score = state.box.scenario.armies()[won[0]], f"{state.scores[won[0]]}:{state.scores[1 - won[0]]}"
    texts = {
        "points": _("{army} wins by points, {score}."),
        "last": _("{army} wins: no enemy is left in play."),
        "none": _("No animal is left in play; {army} is ahead by points, {score}."),
        "limit": _("The last turn is over, at {score}; {army} is ahead by points or by what is left."),
    }
    return texts[why(state)].format(army=_(army.title), score=score)


def progress(state: State) -> float:
    """The part of the turns that is over, or of the points that win, 0 to 1; 1 when the match is over."""
    if state.phase == OVER:
        return 1.0
    return min(1.0, max(max(0, state.turn - 1) / state.box.scenario.turns, max(state.scores) / GOAL))


def audit(state: State) -> None:
    """Asserts that every piece is accounted for, that no bases overlap, and that the rules can have led here."""
    for wrong in complaints(state):
        raise AssertionError(wrong)


def complaints(state: State) -> Iterator[str]:
    """What the rules cannot have led to."""
    box = state.box
    here = list(state.here())
    for piece in here:
        yield from _misplaced(state, piece, here)
    for piece, fate in enumerate(state.fates):
        if fate >= len(FATES):
            yield f"{box.names[piece]} has no such fate"
        if state.down[piece] and fate != HERE:
            yield f"{box.names[piece]} is down, and not on the table"
        if fate == OFF and piece < box.gargantuan and state.phase > DEPLOY:
            yield f"{box.names[piece]} was never deployed"
        if fate != OFF and piece < box.gargantuan and state.phase < DEPLOY:
            yield f"{box.names[piece]} is deployed before there are edges"
    yield from _off_count(state)
    if state.phase == DEPLOY:
        yield from _undeployed(state)
    if state.phase <= MARKERS:
        yield from _unplaced(state)


def _misplaced(state: State, piece: int, here: list[int]) -> Iterator[str]:
    box, x, y = state.box, state.xs[piece], state.ys[piece]
    radius = box.radii[piece]
    if not (radius <= x <= SIZE - radius and radius <= y <= SIZE - radius):
        yield f"{box.names[piece]} stands over the edge"
    if is_in_lava(state, x, y, radius):
        yield f"{box.names[piece]} stands in the lava"
    if box.field.is_on_solid(x, y, radius):
        yield f"{box.names[piece]} stands on a rock"
    for other in here:
        if other > piece:
            reach = radius + box.radii[other]
            if (x - state.xs[other]) ** 2 + (y - state.ys[other]) ** 2 < reach**2:
                yield f"{box.names[piece]} and {box.names[other]} stand on the same ground"


def _off_count(state: State) -> Iterator[str]:
    """Numbers that the rules keep within bounds."""
    kinds = state.box.kinds
    for piece, used in enumerate(state.used):
        if used > kinds[piece].stamina + state.pushed[piece]:
            yield f"{state.box.names[piece]} has acted beyond its stamina"
    if not 0 <= state.left <= 7:
        yield f"{state.left} actions are left"
    if min(state.pools) < 0 or min(state.scores) < 0:
        yield "ferocity or points below none"
    if state.phase < TURN and state.turn:
        yield "turns before everybody is deployed"
    if state.turn > state.box.scenario.turns:
        yield "more turns than are played"
    if not 0 <= state.lava <= SIZE or (state.lava and state.front == NONE):
        yield "lava from nowhere"
    if state.lava and state.phase < TURN:
        yield "lava before the first turn"


def _undeployed(state: State) -> Iterator[str]:
    """D7: all of the first deployer's animals, then all of the other's."""
    first, other = (waiting(state, seat) for seat in (state.first, 1 - state.first))
    turn = first if state.seat == state.first else other
    if not turn:
        yield "the side that deploys has no animal left to deploy"
    if turn is first and len(other) < len(state.box.armies[1 - state.first]):
        yield "animals of the second side were deployed before all of the first"
    if turn is other and first:
        yield "the second side deploys before all of the first are deployed"


def _unplaced(state: State) -> Iterator[str]:
    """D8, D61: who places what, in order."""
    order = placings(state) if state.phase == MARKERS else []
    if state.phase == MARKERS and [one[0] for one in order[state.placed :]][:1] != [state.seat]:
        yield "that side has nothing to place now"
    if state.phase < MARKERS and state.placed:
        yield "markers are placed before all animals are deployed"
    for seat in (0, 1):
        kinds = [food[2] for food in state.food if owner(state, food) == seat]
        due = order[: state.placed].count((seat, "food"))
        if len(kinds) != due or len(set(kinds)) != due:
            yield f"{len(kinds)} feeding points are placed by a side that has placed {due}"
