"""Lines, ways and free spaces found a second time, the slow way, by rows and columns, on tables of random hunts."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from game.core.grid import LETTERS
from game.moogh.around import AHEAD, LEFT, RIGHT
from game.moogh.board import Facing, Feature
from game.moogh.land import SPOT_NAMES, apart, name_of
from game.moogh.pieces import Section
from game.moogh.places import free_spaces
from game.moogh.striking import beside, in_line, section_of
from game.moogh.turning import free_way, nearest
from tests.moogh.test_fuzz import begin

if TYPE_CHECKING:
    from collections.abc import Iterator

    from game.moogh.board import Square
    from game.moogh.state import State

Cell = tuple[int, int]
"""Column from the west and row from the south, both from 1, also beside the board."""
WAYS = {Facing.NORTH: (0, 1), Facing.EAST: (1, 0), Facing.SOUTH: (0, -1), Facing.WEST: (-1, 0)}


def tables() -> Iterator[State]:
    """Tables in the middle of random hunts."""
    for seed in range(80):
        chance = random.Random(seed)
        match, _hunt, _seats = begin(seed, chance)
        while match.decision is not None:
            if chance.random() < 0.05:
                yield match.state
            match.submit(chance.choice(match.decision.options()))


def cell(spot: int) -> Cell:
    name = name_of(spot)
    return LETTERS.index(name[0]) + 1, int(name[1:])


def square(state: State, at: Cell) -> Square | None:
    """The square there; None beside the board."""
    column, row = at
    if not (1 <= column <= 12 and 1 <= row <= 12):
        return None
    return state.box.scenario.board.squares[(12 - row) * 12 + column - 1]


def covered(state: State) -> dict[Cell, int]:
    """The cells of beasts on the board."""
    inside = state.box.land.inside
    return {cell(spot): beast for beast in state.herd() for spot in state.cells(beast) if inside[spot]}


def body(state: State, beast: int) -> list[Cell]:
    """The beast's cells, those beside the board too: all that complete its square."""
    return [at for at, one in covered(state).items() if one == beast]


def whole(state: State, beast: int) -> bool:
    return len(body(state, beast)) == state.shape(beast).size ** 2


def test_who_sees_whom_in_a_line_and_how_far() -> None:
    """M34, M35."""
    lines = 0
    for state in tables():
        beasts = covered(state)
        for person, spot in enumerate(state.spots):
            if spot < 0:
                continue
            seen: dict[int, int] = {}
            for across in (-1, 0, 1):
                for up in (-1, 0, 1):
                    _look_along(state, beasts, cell(spot), (across, up), seen)
            assert in_line(state, person) == seen
            lines += len(seen)
    assert lines > 200


def _look_along(state: State, beasts: dict[Cell, int], at: Cell, way: Cell, seen: dict[int, int]) -> None:
    if way == (0, 0):
        return
    for far in range(12):
        here = square(state, at)
        at = at[0] + way[0], at[1] + way[1]
        there = square(state, at)
        if here is None or there is None or there.feature is Feature.BOULDER or there.level > here.level:
            return
        if at in beasts:
            beast = beasts[at]
            seen[beast] = min(far, seen.get(beast, far))
            return


def test_the_ways_that_a_beast_measures_and_the_people_whom_it_sees() -> None:
    """M43, M44."""
    ways = 0
    for state in tables():
        people = {cell(spot): n for n, spot in enumerate(state.spots) if spot >= 0}
        for beast in state.herd():
            if not whole(state, beast):
                continue
            for way in (AHEAD, RIGHT, LEFT):
                lanes = list(_lanes(state, beast, way))
                assert free_way(state, beast, way) == min(map(len, lanes))
                hidden = {n for n in people.values() if (state.fresh[n] | state.stale[n]) & 8}
                found = [
                    far for lane in lanes for far, at in enumerate(lane) if at in people and people[at] not in hidden
                ]
                assert nearest(state, beast, way) == min(found, default=99)
                ways += 1
    assert ways > 500


def _lanes(state: State, beast: int, way: int) -> Iterator[list[Cell]]:
    """The free cells of each lane that begins at a cell of the beast's edge in that direction."""
    across, up = WAYS[Facing((state.facing[beast] + way) % 4)]
    own, beasts = body(state, beast), covered(state)
    for start in own:
        at = start[0] + across, start[1] + up
        if at in own:
            continue
        lane, before = list[Cell](), start
        while (there := square(state, at)) is not None:
            here = square(state, before)
            assert here is not None
            big = at in beasts and state.box.beasts[beasts[at]].kind.size == 2
            if there.feature in {Feature.BOULDER, Feature.TREE} or big or there.level > here.level:
                break
            lane.append(at)
            before, at = at, (at[0] + across, at[1] + up)
        yield lane


def test_what_is_beside_a_beast_and_in_which_section() -> None:
    found = 0
    for state in tables():
        for person, spot in enumerate(state.spots):
            if spot < 0:
                continue
            near = beside(state, person)
            for beast in state.herd():
                gap = min(apart(spot, other) for other in state.cells(beast))
                assert (beast in near) == (gap == 1)
                if beast in near and whole(state, beast):
                    assert section_of(state, person, beast) is _section(state, beast, cell(spot))
                    found += 1
    assert found > 40


def _section(state: State, beast: int, at: Cell) -> Section:
    """Ahead of all its cells along its facing is the front, behind all of them the back, else a side."""
    across, up = WAYS[state.faces_towards(beast)]
    along = [across * one[0] + up * one[1] for one in body(state, beast)]
    here = across * at[0] + up * at[1]
    if here > max(along):
        return Section.FRONT
    return Section.BACK if here < min(along) else Section.SIDES


def test_the_nearest_free_spaces() -> None:
    """M66, M18: all free cells by their king's distance."""
    for state in tables():
        taken = {cell(spot) for spot in state.spots if spot >= 0} | set(covered(state))
        traps = {cell(spot) for spot in state.traps}
        for source in ("a1", "f6", "l9"):
            spot = SPOT_NAMES[source]
            level = state.box.land.level[spot]
            free = {
                name: apart(spot, other)
                for name, other in SPOT_NAMES.items()
                if _is_free(state, cell(other), taken | traps, level)
            }
            wanted = {name for name, far in free.items() if far == min(free.values())}
            found = free_spaces(state, [spot], [level], frozenset())
            assert {name_of(one) for one in found} == wanted


def _is_free(state: State, at: Cell, taken: set[Cell], level: int) -> bool:
    there = square(state, at)
    return there is not None and at not in taken and there.feature is not Feature.BOULDER and there.level == level
