"""What the hunt is for, as a bot sees it: how near its end is, and what each one does for it where they stand."""

from functools import lru_cache

from game.moogh.around import AHEAD, SHAPES
from game.moogh.board import GRID
from game.moogh.bots.ways import FAR, ways, ways_to
from game.moogh.goals import any_killed
from game.moogh.ideas import distance
from game.moogh.land import STEPS, Land, apart, cell_of
from game.moogh.objectives import UNTIL_DARK, Fetch, Hold, Keep, Kill, Lead, Snare, Survive
from game.moogh.state import State

# All worths are in hundredths of a savage point.
WOUND, NUISANCE = 110, 45
"""A wound of a beast that must die, and of one that is only in the way."""
DEED = 320
"""A round held, a load at home, a trap sprung: one of the few steps of an objective."""
STEP = 14
"""A step nearer to where the hunt wants somebody."""
THERE = 70
"""To stand there."""
TOGETHER = 300
"""To stand where all but a few must."""
LED = 45
"""A step of the ward nearer to where it must be led."""
CARE = 80
"""A health point of a beast that must live."""
LOST = 1500
"""What can still be done, but hardly any more."""
CALM = 30
"""A row of rage less of a beast that must not leave."""
PIT = 60
"""A trap right ahead of a beast that must find it."""
BRINK = 70
"""A cliff right ahead of a beast that must die."""
NEAR, ROOM = 60, 7
"""What a step nearer to a beast costs whoever must not fall, and how far off it costs nothing more."""
MANY = 99
"""More blows than the beasts of any hunt can take."""


def progress(state: State) -> int:
    """How near the hunt is to its end, for everybody alike."""
    match state.box.objective:
        case Kill() as aim:
            return _killing(state, aim)
        case Snare() as aim:
            return _snaring(state, aim)
        case Hold() as aim:
            worth = DEED * state.held - _in_the_way(state, aim.area)
        case Fetch():
            worth = DEED * state.home
        case Lead() as aim:
            worth = _leading(state, aim)
        case Keep() as aim:
            worth = _keeping(state, aim)
        case Survive():
            worth = 0
    return worth - _nuisance(state)


def _nuisance(state: State) -> int:
    """The beasts that may be killed, though nobody must."""
    return NUISANCE * sum(state.health[beast] for beast in state.herd() if not state.box.beasts[beast].ward)


def _killing(state: State, aim: Kill) -> int:
    worth = 0
    for beast in state.herd():
        if beast in aim.beasts:
            worth += _brink(state, beast) - WOUND * state.health[beast]
        else:
            worth -= NUISANCE * state.health[beast]
    return worth


def blows_left(state: State) -> int:
    """How many blows would end the hunt; MANY where no beast needs to die."""
    aim = state.box.objective
    return sum(state.health[beast] for beast in aim.beasts) if isinstance(aim, Kill) else MANY


def _brink(state: State, beast: int) -> int:
    """Whether the beast stands before a cliff that it would fall down."""
    land, shape = state.box.land, state.shape(beast)
    step, spot = STEPS[shape.facing], state.at[beast] + shape.rows[AHEAD][0]
    for far in range(4):
        if not land.inside[spot] or land.wall[spot]:
            return 0
        if land.drops(spot - step, spot):
            return BRINK - 12 * far
        spot += step
    return 0


def _in_the_way(state: State, area: tuple[int, ...]) -> int:
    """M84: a beast in the area spoils the round."""
    land = state.box.land
    return 120 * any(
        land.inside[spot] and cell_of(spot) in area for beast in state.herd() for spot in state.cells(beast)
    )


def _leading(state: State, aim: Lead) -> int:
    land, far = state.box.land, ways_to(state.box.land, aim.area)
    inside = [far[spot] for spot in state.cells(aim.beast) if land.inside[spot]]
    return CARE * state.health[aim.beast] - LED * max(inside, default=FAR)


def _keeping(state: State, aim: Keep) -> int:
    last = GRID.width - 1
    edges = [min(row, last - row, column, last - column) for row, column in _places(state, aim.beast)]
    room = min(4, min(edges, default=0))
    return CARE * state.health[aim.beast] - CALM * state.rage[aim.beast] + 15 * room


def _places(state: State, beast: int) -> list[tuple[int, int]]:
    return [divmod(cell_of(spot), GRID.width) for spot in state.cells(beast) if state.box.land.inside[spot]]


def _snaring(state: State, aim: Snare) -> int:
    """Each trap takes a health point too, so that a spear may take what is left over at most."""
    needed = aim.traps - state.sprung[aim.beast]
    worth = DEED * state.sprung[aim.beast]
    if state.health[aim.beast] < needed:
        worth -= LOST
    return worth + sum(_pit(state, aim.beast, spot) for spot in state.traps)


def _pit(state: State, beast: int, spot: int) -> int:
    """What a trap promises: the more, the nearer it is to where the beast is going."""
    shape, far = state.shape(beast), min(apart(spot, cell) for cell in state.cells(beast))
    step = STEPS[shape.facing]
    lanes = [state.at[beast] + row + step * ahead for row in shape.rows[AHEAD] for ahead in range(4)]
    return PIT - 8 * far if spot in lanes else max(0, 25 - 3 * far)


def lies_low(state: State, person: int) -> bool:
    """Whether a rival's hurt last one needs but to live: its tribe leads a hunt that dark decides (M54, M87, M88).

    If it falls, the other tribe has won, whatever the points.
    """
    box, side = state.box, state.box.people[person].side
    if box.together or not state.hurt[person] or len(state.living(side)) > 1:
        return False
    others = [points for other, points in enumerate(state.points) if other != side]
    return state.points[side] > max(others) and (isinstance(box.objective, UNTIL_DARK) or any_killed(state))


def haven(state: State, spot: int) -> int:
    """How good it is to be there for somebody who needs but to live: the further from the beasts, the better."""
    return -NEAR * max([0, *(ROOM - distance(state, spot, beast) for beast in state.herd())])


# -- who does what ----------------------------------------------------------------------------------------------------


def errand(state: State, person: int, spot: int) -> int:
    """What somebody who stands there does for the hunt, but for wounds."""
    aim = state.box.objective
    if isinstance(aim, Hold | Survive):
        far = ways_to(state.box.land, aim.area)[spot]
        bound = isinstance(aim, Survive) and state.box.together  # M87
        return (TOGETHER if bound and not far else THERE) - STEP * far
    if isinstance(aim, Fetch):
        return _carrying(state, aim, person, spot)
    return 0


def _carrying(state: State, aim: Fetch, person: int, spot: int) -> int:
    land = state.box.land
    if state.loads[person]:
        return DEED // 2 - STEP * ways_to(land, aim.area)[spot]
    if not state.ground or state.home + sum(state.loads) >= aim.loads:
        return 0
    return -STEP * ways(land, state.ground)[spot]


def prey(state: State) -> list[int]:
    """The beasts that one would hit: those that must die, if there are any, else all that may."""
    aim = state.box.objective
    herd = [beast for beast in state.herd() if not state.box.beasts[beast].ward]
    if isinstance(aim, Kill):
        return [beast for beast in herd if beast in aim.beasts] or herd
    if isinstance(aim, Snare) and state.health[aim.beast] <= aim.traps - state.sprung[aim.beast]:
        return [beast for beast in herd if beast != aim.beast]
    return herd


def around(state: State, beast: int) -> bytes:
    """By spot, the steps to a space beside that beast."""
    return _beside(state.box.land, state.box.beasts[beast].kind.size, state.facing[beast], state.at[beast])


@lru_cache(maxsize=20_000)
def _beside(land: Land, size: int, facing: int, at: int) -> bytes:
    return ways(land, tuple([at + offset for offset in SHAPES[size][facing].section if land.inside[at + offset]]))
