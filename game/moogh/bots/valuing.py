"""What a table is worth to a side, by what can be seen on it: the simple measure of the easy bot."""

from game.moogh.bots.errands import haven, lies_low
from game.moogh.characters import Deed
from game.moogh.goals import winning_sides
from game.moogh.ideas import distance
from game.moogh.land import apart, spot_of
from game.moogh.objectives import Fetch, Hold, Keep, Kill, Lead, Snare, Survive
from game.moogh.state import OVER, State
from game.moogh.striking import beside, flank_of

WON = 100_000
POINT, ALIVE, UNHURT, TOKEN, WOUND, NEARER, SPOT, ON_TOP, CLOSE = 100, 150, 40, 25, 110, 8, 12, 45, 20
"""Worths: a savage point, a character in play, not injured, a token, a wound of a beast that must die, a step nearer
to what matters, a weak spot to stab from, the top of a beast, a beast within reach."""
EXPOSED, LAST_ONE = 50, 200
"""What it costs to be hurt beside a beast, and so much more for the last of a tribe."""


def value(state: State, side: int) -> int:
    """The more, the better for the side; in hundredths of a savage point."""
    if state.phase == OVER:
        return WON if side in winning_sides(state) else -WON
    worth = sum(_person(state, person) for person in state.living(side)) + _aim(state)
    if not state.box.together:
        others = [points for other, points in enumerate(state.points) if other != side]
        worth += POINT * state.points[side] - POINT * sum(others) // len(others)
    return worth


def _person(state: State, person: int) -> int:
    worth = ALIVE + TOKEN * state.tokens[person] + UNHURT * (not state.hurt[person])
    spot = state.spots[person]
    if spot < 0:
        return worth + ON_TOP
    if lies_low(state, person):
        return worth + haven(state, spot)
    return worth + _near(state, person, spot) + _errand(state, person, spot) - _risk(state, person)


def _risk(state: State, person: int) -> int:
    """The next blow would knock the character out, and with the last one the tribe is lost."""
    if not state.hurt[person] or not beside(state, person):
        return 0
    alone = len(state.living(state.box.people[person].side)) == 1
    return EXPOSED + LAST_ONE * alone


def _near(state: State, person: int, spot: int) -> int:
    """How well the character stands to hit something."""
    prey = [beast for beast in state.herd() if not state.box.beasts[beast].ward]
    if not prey:
        return 0
    far = min(distance(state, spot, beast) for beast in prey)
    worth = -NEARER * max(1, far)
    if state.box.people[person].kind.can(Deed.STAB):
        flanks = [flank_of(state, person, beast) for beast in beside(state, person) if beast in prey]
        worth += max((CLOSE + SPOT * (one.weak - one.defence) for one in flanks), default=0)
    return worth


def _errand(state: State, person: int, spot: int) -> int:
    """How far it is from where the hunt wants somebody."""
    aim = state.box.objective
    if isinstance(aim, Hold | Survive):
        return -2 * NEARER * _to(spot, aim.area)
    if isinstance(aim, Fetch):
        if state.loads[person]:
            return POINT - 2 * NEARER * _to(spot, aim.area)
        return -2 * NEARER * min((apart(spot, load) for load in state.ground), default=0)
    return 0


def _to(spot: int, area: tuple[int, ...]) -> int:
    return min(apart(spot, spot_of(cell)) for cell in area)


def _aim(state: State) -> int:
    """How near the hunt is to its end for everybody."""
    aim = state.box.objective
    if isinstance(aim, Kill):
        return -WOUND * sum(state.health[beast] for beast in aim.beasts if state.alive(beast))
    if isinstance(aim, Lead):
        return -NEARER * sum(_to(spot, aim.area) for spot in state.cells(aim.beast))
    if isinstance(aim, Keep):
        return WOUND * state.health[aim.beast]
    sprung = state.sprung[aim.beast] if isinstance(aim, Snare) else 0
    return WOUND * (sprung + state.held + state.home)
