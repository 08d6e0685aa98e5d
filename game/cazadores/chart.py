"""The sea chart: spaces, the routes between them, and how far each lies from supplies."""

from collections import deque
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property

FAR = 1_000
"""More spaces than any voyage has: there is no way."""

Point = tuple[float, float]


class Kind(StrEnum):
    """What a space is: a replenishing point, a free port, a fossil site or a circle in the open sea."""

    SUPPLIES = "supplies"
    FREE = "free"
    SITE = "site"
    SEA = "sea"


@dataclass(frozen=True, slots=True)
class Space:
    """A circle of the chart. `group` is whose fossils lie there (only at a site); x, y in the map's pixels."""

    name: str
    title: str
    kind: Kind
    group: str = ""
    x: float = 0.0
    y: float = 0.0


@dataclass(frozen=True, slots=True)
class Route:
    """Two neighbouring spaces by number, and the line between them in pixels; off one edge is in at the other."""

    ends: tuple[int, int]
    line: tuple[Point, ...] = ()


@dataclass(frozen=True)
class Chart:
    """A sea chart. Spaces go by number, in the order of the map's file; `width` and `height` are those of the map in
    pixels, `lands` the outlines of what ships go around.
    """

    name: str
    spaces: tuple[Space, ...]
    routes: tuple[Route, ...]
    width: float = 0.0
    height: float = 0.0
    lands: tuple[tuple[Point, ...], ...] = ()

    def __hash__(self) -> int:
        return hash(self.name)

    @cached_property
    def numbers(self) -> dict[str, int]:
        """The numbers of the spaces by name."""
        return {space.name: number for number, space in enumerate(self.spaces)}

    @cached_property
    def neighbours(self) -> tuple[tuple[int, ...], ...]:
        """By space, the spaces one step away, in rising order."""
        found: list[set[int]] = [set() for _space in self.spaces]
        for route in self.routes:
            one, other = route.ends
            found[one].add(other)
            found[other].add(one)
        return tuple(tuple(sorted(near)) for near in found)

    def of_kind(self, kind: Kind) -> tuple[int, ...]:
        """The spaces of that kind."""
        return self._kinds[kind]

    @cached_property
    def _kinds(self) -> dict[Kind, tuple[int, ...]]:
        numbers = range(len(self.spaces))
        return {kind: tuple(number for number in numbers if self.spaces[number].kind is kind) for kind in Kind}

    def sites(self, group: str) -> tuple[int, ...]:
        """The sites of that group."""
        return self._sites.get(group, ())

    @cached_property
    def _sites(self) -> dict[str, tuple[int, ...]]:
        found: dict[str, tuple[int, ...]] = {}
        for number, space in enumerate(self.spaces):
            if space.group:
                found[space.group] = (*found.get(space.group, ()), number)
        return found

    @cached_property
    def home(self) -> tuple[int, ...]:
        """By space, the steps to the nearest replenishing point; 0 there, FAR without a way."""
        return tuple(self.steps_from(self.of_kind(Kind.SUPPLIES), lambda _space: True))

    @cached_property
    def voyages(self) -> tuple[tuple[int, ...], ...]:
        """By space and goal, the steps between them within a turn: only the last may lead to supplies (C12)."""
        return tuple(tuple(self.steps_from([start], self.is_passable)) for start in range(len(self.spaces)))

    @cached_property
    def ways(self) -> tuple[tuple[int, ...], ...]:
        """By space and goal, the steps between them, over any number of turns."""
        return tuple(tuple(self.steps_from([start], lambda _space: True)) for start in range(len(self.spaces)))

    def is_passable(self, space: int) -> bool:
        """C12: whether a ship may go on from there in the same turn."""
        return self.spaces[space].kind is not Kind.SUPPLIES

    def steps_from(self, starts: Iterable[int], goes_on: Callable[[int], bool]) -> list[int]:
        """By space, the steps from the nearest of the starts; beyond others the way leads only where it `goes_on`."""
        found = [FAR] * len(self.spaces)
        queue = deque(starts)
        for start in queue:
            found[start] = 0
        while queue:
            here = queue.popleft()
            if found[here] and not goes_on(here):
                continue
            for near in self.neighbours[here]:
                if found[near] == FAR:
                    found[near] = found[here] + 1
                    queue.append(near)
        return found
