"""Where everybody stands: pieces put on the board and taken off, and the nearest free space (M66)."""

from collections.abc import Collection, Iterable, Sequence

from game.core.table import Table
from game.moogh.commands import Land
from game.moogh.events import Moved, Shoved
from game.moogh.land import SPOT_NAMES, name_of, rings_around
from game.moogh.question import ask
from game.moogh.state import AWAY, BEASTS, HIDDEN, PEOPLE, State

NOWHERE: frozenset[int] = frozenset()


def put(state: State, person: int, spot: int) -> None:
    """A character goes to a spot, onto a beast, or AWAY. Whoever leaves a bush is hidden no more (idea Hide)."""
    old = state.spots[person]
    if old >= 0 and state.grid[old] == person + PEOPLE:
        state.grid[old] = 0
    state.spots[person] = spot
    if spot >= 0:
        state.grid[spot] = person + PEOPLE
    if old != spot:
        state.fresh[person] &= ~HIDDEN
        state.stale[person] &= ~HIDDEN


def put_beast(state: State, beast: int, at: int) -> None:
    """A beast goes to where its north-western cell is `at`, or AWAY. Whoever is on top goes with it."""
    grid, body = state.grid, state.shape(beast).body
    old = state.at[beast]
    if old != AWAY:
        for offset in body:
            grid[old + offset] = 0
    state.at[beast] = at
    if at != AWAY:
        for offset in body:
            grid[at + offset] = beast + BEASTS


def place_name(state: State, spot: int) -> str:
    """A character's place in words: `b3`, `on moogh`, or nothing."""
    if spot >= 0:
        return name_of(spot)
    return "" if spot == AWAY else f"on {state.box.beasts[-2 - spot].name}"


def move(table: Table[State], person: int, spot: int, why: str) -> None:
    """A character comes to a spot, or onto a beast; it is told."""
    state = table.state
    start = state.spots[person]
    put(state, person, spot)
    if table.heard is not None:
        table.tell(Moved(state.box.people[person].name, place_name(state, start), place_name(state, spot), why))


# -- what bars a beast -------------------------------------------------------------------------------------------------


def is_under_big_beast(state: State, spot: int) -> bool:
    """Whether a big beast covers the spot."""
    beast = state.beast_at(spot)
    return beast >= 0 and state.box.beasts[beast].kind.size > 1


def bars_beasts(state: State, start: int, spot: int) -> bool:
    """Whether a beast can neither go nor look from `start` over `spot`: boulder, tree, big beast, higher ground."""
    land = state.box.land
    return bool(land.wall[spot]) or land.rises(start, spot) or is_under_big_beast(state, spot)


# -- free spaces -------------------------------------------------------------------------------------------------------


def levels_of(state: State, spots: Iterable[int]) -> frozenset[int]:
    """The levels of those spots that are on the board."""
    land = state.box.land
    return frozenset(land.level[spot] for spot in spots if land.inside[spot])


def free_spaces(
    state: State, sources: Sequence[int], levels: Collection[int], barred: Collection[int], *, beast: bool = False
) -> list[int]:
    """M66: the free spaces nearest to the sources (M18), on those levels and not among the barred.

    Where there are none, the bar is dropped, and then the levels. For a beast, trees are not free either.
    """
    everywhere = (0, 1)
    for allowed, shut in ((levels, barred), (levels, NOWHERE), (everywhere, NOWHERE)):
        found = _nearest(state, sources, allowed, shut, beast=beast)
        if found:
            return found
    raise AssertionError("the board is full")


def _nearest(
    state: State, sources: Sequence[int], levels: Collection[int], barred: Collection[int], *, beast: bool
) -> list[int]:
    land, grid, traps = state.box.land, state.grid, state.traps
    solid = land.wall if beast else land.boulder
    rings = [rings_around(source) for source in sources]
    for far in range(max(map(len, rings))):
        ring = sorted({spot for one in rings if far < len(one) for spot in one[far]})
        found = [
            spot
            for spot in ring
            if not grid[spot]
            and not solid[spot]
            and land.level[spot] in levels
            and spot not in traps
            and spot not in barred
        ]
        if found:
            return found
    return []


async def set_down(
    table: Table[State], person: int, sources: Sequence[int], levels: Collection[int], barred: Collection[int]
) -> None:
    """A character is put on the nearest free space, which its owner chooses (M17, M18)."""
    found = free_spaces(table.state, sources, levels, barred)
    answer = await ask(table, "land", [Land(name_of(spot)) for spot in found], person)
    assert isinstance(answer, Land)
    move(table, person, SPOT_NAMES[answer.space], "put")


def set_beast_down(
    table: Table[State], beast: int, sources: Sequence[int], levels: Collection[int], barred: Collection[int]
) -> None:
    """M17: a small beast is put on the nearest free space, by chance where there are several."""
    found = free_spaces(table.state, sources, levels, barred, beast=True)
    names = [name_of(spot) for spot in found]
    at = table.dice.face(names) if len(names) > 1 else 0
    shove(table, beast, found[at], "put")


def shove(table: Table[State], beast: int, spot: int, why: str) -> None:
    """A small beast comes to a spot; it is told."""
    state = table.state
    start = state.at[beast]
    put_beast(state, beast, spot)
    if table.heard is not None:
        table.tell(Shoved(state.box.beasts[beast].name, name_of(start), name_of(spot), why))


def in_turn_order(state: State, people: Iterable[int]) -> list[int]:
    """M77: those characters as their cards lie from the marker on."""
    order, marker = state.order, state.marker
    return sorted(people, key=lambda one: (order.index(one) - marker) % len(order))
