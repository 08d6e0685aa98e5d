"""What can be known of what is buried, which is the same for all seats: what lies nowhere else, in no order (C36)."""

from collections import Counter
from dataclasses import dataclass

from game.cazadores.chart import FAR, Kind
from game.cazadores.state import State


@dataclass(frozen=True, slots=True)
class Find:
    """A tile that a pile may hold: so many of it are buried, of so many of its group."""

    tile: int
    number: int
    of: int
    completes: bool
    """Whether it would make an animal whole on the ship."""
    fresh: bool
    """Whether neither the ship nor the museum has it loose."""


def finds(state: State, seat: int, site: int) -> tuple[Find, ...]:
    """What the next tile dug there may be, by tile."""
    box, bag = state.box, state.bags[state.box.site_groups[site]]
    counted = Counter(bag)
    hold, store = state.holds[seat], state.stores[seat]
    found = []
    for name, number in counted.items():
        tile = box.tile_numbers[name]
        fresh = not hold[tile] and not store[tile]
        found.append(Find(tile, number, len(bag), would_complete(state, seat, tile), fresh))
    return tuple(sorted(found, key=lambda one: one.tile))


def would_complete(state: State, seat: int, tile: int) -> bool:
    """Whether this tile is the last that an animal on the ship lacks (C5: all parts in one place)."""
    span = state.box.spans[state.box.owners[tile]]
    hold = state.holds[seat]
    return all(hold[part] for part in range(span.start, span.stop) if part != tile)


def lacking(state: State, seat: int, animal: int) -> list[int]:
    """The parts that neither ship nor museum has loose, as tile numbers."""
    hold, store = state.holds[seat], state.stores[seat]
    span = state.box.spans[animal]
    return [tile for tile in range(span.start, span.stop) if not hold[tile] and not store[tile]]


# -- ways -------------------------------------------------------------------------------------------------------------


def steps_to(state: State, seat: int, space: int) -> int:
    """How many steps that space lies from the ship within a turn (C12); FAR without a way."""
    ship = state.ships[seat]
    return state.box.chart.voyages[ship][space] if ship >= 0 else FAR


def in_reach(state: State, seat: int, space: int) -> bool:
    """C13: whether the ship can go there with the way to supplies kept."""
    steps = steps_to(state, seat, space)
    return steps > 0 and steps + state.box.chart.home[space] <= state.provisions[seat]


def course(state: State, seat: int, goal: int) -> list[int]:
    """The spaces of a shortest way there within this turn, the ship's own left out; none if there is no way."""
    chart = state.box.chart
    here = state.ships[seat]
    left = steps_to(state, seat, goal)
    if not 0 < left < FAR:
        return []
    found: list[int] = []
    while here != goal:
        left -= 1
        here = next(
            near
            for near in chart.neighbours[here]
            if (near == goal and not left) or (left and chart.is_passable(near) and chart.voyages[near][goal] == left)
        )
        found.append(here)
    return found


def digs_there(state: State, seat: int, site: int) -> int:
    """C13 to C15: how many tiles could be dug there this turn, sailing there at once, with the way home kept."""
    box = state.box
    left = state.provisions[seat] - (0 if state.ships[seat] == site else steps_to(state, seat, site))
    most = min(box.numbers.hold - state.loads[seat], box.seats - state.dug[site], state.piles[site])
    found = 0
    while found < most and (left > box.chart.home[site] or (left > 0 and state.buried - found == 1)):
        left -= 1
        found += 1
    return found


def nearest_supplies(state: State, seat: int) -> int | None:
    """The replenishing point that takes the fewest steps and can be reached; None before the first turn."""
    reached = [one for one in state.box.chart.of_kind(Kind.SUPPLIES) if in_reach(state, seat, one)]
    return min(reached, key=lambda one: steps_to(state, seat, one), default=None)
