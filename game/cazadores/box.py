"""What lies in the box for one table: animals, tiles, missions and numbers, and every answer that could be given."""

from collections.abc import Mapping
from dataclasses import dataclass, fields
from functools import cached_property, lru_cache
from typing import Any

from game.cazadores.chart import Chart, Kind
from game.cazadores.commands import Build, Deliver, Draw, Keep, Launch, Sail, Swap, Unload


@dataclass(frozen=True, slots=True)
class Animal:
    """A fossil animal: its group and tiles; and for the gallery its age (million years), where it was found, facts."""

    name: str
    title: str
    group: str
    tiles: int
    oldest: float = 0.0
    youngest: float = 0.0
    found: str = ""
    about: str = ""


@dataclass(frozen=True, slots=True)
class Mission:
    """A mission card: complete animals of these groups, one each (C8), for so many points."""

    groups: tuple[str, ...]
    value: int

    @property
    def name(self) -> str:
        """Its name among results and in positions: `marines+flyers`."""
        return "+".join(self.groups)


@dataclass(frozen=True, slots=True)
class Numbers:
    """The printed numbers. `points` are those for an animal of 1 to 5 tiles."""

    points: tuple[int, ...] = (1, 3, 5, 8, 12)
    provisions: int = 8
    refill: int = 8
    most_provisions: int = 20
    hold: int = 24
    bonus: int = 10
    hand: int = 5
    least_kept: int = 1
    swap_points: int = 1
    returned: int = 3
    return_points: int = 2


@dataclass(frozen=True, slots=True)
class Variants:
    """How the rulings are played; each value named first is the ruling's own.

    museums: chosen or drawn (C3). draws: whether missions may be bought (C6). trade (C10), returns (C10, second rule).
    bonus: for most animals, kinds or tiles (C18). ties: ruled or shared (C20). start: random or first (C4).
    six: points for an animal of six tiles (C1). stall_rounds: rounds without a dig until the end (C28); 0 for never.
    head_start: so many more provisions for each place in the order of play (C39).
    """

    museums: str = "chosen"
    draws: bool = True
    trade: bool = True
    returns: bool = False
    bonus: str = "animals"
    ties: str = "ruled"
    start: str = "random"
    six: int = 17
    stall_rounds: int = 3
    head_start: int = 0


@dataclass(frozen=True)
class Box:
    """All that does not change during a match: the animals in play, so many copies of each, for this many seats.

    Tiles and animals go by number; the tiles of an animal follow each other.
    """

    seats: int
    copies: int
    groups: tuple[str, ...]
    animals: tuple[Animal, ...]
    missions: tuple[Mission, ...]
    chart: Chart
    numbers: Numbers
    variants: Variants

    def __hash__(self) -> int:
        return id(self)

    def __reduce__(self) -> tuple[Any, tuple[Any, ...]]:
        """Sent to another process without all that is worked out from it, which the other keeps from last time."""
        return _unpacked, tuple(getattr(self, each.name) for each in fields(self))

    # -- tiles ------------------------------------------------------------------------------------------------------

    @cached_property
    def spans(self) -> tuple[slice, ...]:
        """By animal, the numbers of its tiles."""
        found, first = [], 0
        for animal in self.animals:
            found.append(slice(first, first + animal.tiles))
            first += animal.tiles
        return tuple(found)

    @cached_property
    def owners(self) -> tuple[int, ...]:
        """By tile, its animal."""
        return tuple(number for number, animal in enumerate(self.animals) for _tile in range(animal.tiles))

    @cached_property
    def tiles(self) -> tuple[str, ...]:
        """By tile, its name: the animal and the part, `diplodocus 2`."""
        return tuple(f"{animal.name} {part}" for animal in self.animals for part in range(1, animal.tiles + 1))

    @cached_property
    def tile_numbers(self) -> dict[str, int]:
        """The numbers of the tiles by name."""
        return {name: number for number, name in enumerate(self.tiles)}

    @cached_property
    def animal_numbers(self) -> dict[str, int]:
        """The numbers of the animals by name."""
        return {animal.name: number for number, animal in enumerate(self.animals)}

    @cached_property
    def points(self) -> tuple[int, ...]:
        """By animal, the points for completing it (C1: six tiles by the variant)."""
        table = dict(enumerate(self.numbers.points, 1)) | {6: self.variants.six}
        return tuple(table[animal.tiles] for animal in self.animals)

    @cached_property
    def group_of(self) -> tuple[int, ...]:
        """By animal, its group."""
        return tuple(self.groups.index(animal.group) for animal in self.animals)

    @cached_property
    def tile_groups(self) -> tuple[int, ...]:
        """By tile, its group."""
        return tuple(self.group_of[animal] for animal in self.owners)

    @cached_property
    def members(self) -> tuple[tuple[int, ...], ...]:
        """By group, its animals."""
        return tuple(
            tuple(number for number, group in enumerate(self.group_of) if group == wanted)
            for wanted in range(len(self.groups))
        )

    @cached_property
    def bags(self) -> tuple[tuple[str, ...], ...]:
        """By group, all its tiles, every copy, in order."""
        return tuple(
            tuple(
                name
                for number, name in enumerate(self.tiles)
                if self.tile_groups[number] == group
                for _copy in range(self.copies)
            )
            for group in range(len(self.groups))
        )

    @cached_property
    def sizes(self) -> tuple[tuple[int, ...], ...]:
        """By group, its piles, the largest first; they differ by one tile at most (C2)."""
        return tuple(
            even_piles(len(bag), len(self.chart.sites(group)))
            for group, bag in zip(self.groups, self.bags, strict=True)
        )

    # -- missions ---------------------------------------------------------------------------------------------------

    @cached_property
    def values(self) -> tuple[int, ...]:
        """The classes of missions: their values, the highest first."""
        return tuple(sorted({mission.value for mission in self.missions}, reverse=True))

    @cached_property
    def classes(self) -> tuple[int, ...]:
        """By class, its cards as a set of bits."""
        return tuple(
            sum(1 << number for number, mission in enumerate(self.missions) if mission.value == value)
            for value in self.values
        )

    @cached_property
    def mission_numbers(self) -> dict[str, int]:
        """The numbers of the missions by name."""
        return {mission.name: number for number, mission in enumerate(self.missions)}

    @cached_property
    def wants(self) -> tuple[tuple[int, ...], ...]:
        """By mission, the numbers of its groups."""
        return tuple(tuple(self.groups.index(group) for group in mission.groups) for mission in self.missions)

    # -- the chart --------------------------------------------------------------------------------------------------

    @cached_property
    def kinds(self) -> tuple[Kind, ...]:
        """By space, what it is."""
        return tuple(space.kind for space in self.chart.spaces)

    @cached_property
    def site_groups(self) -> tuple[int, ...]:
        """By space, the group that is dug there; -1 where it is no site."""
        return tuple(self.groups.index(space.group) if space.group else -1 for space in self.chart.spaces)

    # -- answers ----------------------------------------------------------------------------------------------------

    @cached_property
    def sails(self) -> tuple[tuple[tuple[Sail, ...], ...], ...]:
        """By provisions and space, every step that leaves enough to reach supplies (C13)."""
        steps = tuple(Sail(space.name) for space in self.chart.spaces)
        home, near = self.chart.home, self.chart.neighbours
        return tuple(
            tuple(
                tuple(steps[goal] for goal in near[here] if home[goal] < provisions)
                for here in range(len(self.chart.spaces))
            )
            for provisions in range(self.numbers.most_provisions + 1)
        )

    @cached_property
    def keeps(self) -> tuple[Keep, ...]:
        """By set of classes, the choice of first missions."""
        return tuple(
            Keep(tuple(value for number, value in enumerate(self.values) if chosen >> number & 1))
            for chosen in range(1 << len(self.values))
        )

    @cached_property
    def builds(self) -> dict[int, Build]:
        """By free port, building there."""
        return {number: Build(self.chart.spaces[number].name) for number in self.chart.of_kind(Kind.FREE)}

    @cached_property
    def launches(self) -> tuple[Launch, ...]:
        """The replenishing points to start from."""
        return tuple(Launch(self.chart.spaces[number].name) for number in self.chart.of_kind(Kind.SUPPLIES))

    @cached_property
    def unloads(self) -> tuple[Unload, ...]:
        """By tile, unloading it."""
        return tuple(Unload(name) for name in self.tiles)

    @cached_property
    def set_unloads(self) -> tuple[Unload, ...]:
        """By animal, unloading it whole."""
        return tuple(Unload(animal.name) for animal in self.animals)

    @cached_property
    def delivers(self) -> tuple[Deliver, ...]:
        """By mission, delivering it."""
        return tuple(Deliver(mission.groups) for mission in self.missions)

    @cached_property
    def draws(self) -> tuple[Draw, ...]:
        """By class, drawing a card."""
        return tuple(Draw(value) for value in self.values)

    @cached_property
    def swaps(self) -> Mapping[tuple[int, int], Swap]:
        """By tile given and tile taken, the swap; of one group, and never a tile for its like."""
        groups = self.tile_groups
        numbers = range(len(self.tiles))
        return {
            (give, take): Swap(self.tiles[give], self.tiles[take])
            for give in numbers
            for take in numbers
            if groups[give] == groups[take] and give != take
        }


def even_piles(tiles: int, piles: int) -> tuple[int, ...]:
    """So many tiles in so many piles that differ by one at most, the largest first."""
    least, more = divmod(tiles, piles)
    return (least + 1,) * more + (least,) * (piles - more)


@lru_cache(maxsize=8)
def _unpacked(*values: Any) -> Box:
    return Box(*values)
