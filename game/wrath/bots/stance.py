"""How a tribe stands on a land: all that its own pieces alone decide, found once and kept."""

from dataclasses import dataclass
from functools import lru_cache
from operator import add
from typing import NamedTuple

from game.wrath.bots.weights import Weights
from game.wrath.box import CAVE, EGG, HUT, NEIGHBOURS, PLACES, SUPPLY, VOLCANO, Box, Terrain
from game.wrath.land import Land


@dataclass(slots=True)
class Folk:
    """A tribe's cave people. `people`: by region; `dry`: the same, but none on lagoons. `reach`, `hands`: worths."""

    people: tuple[int, ...]
    dry: tuple[int, ...]
    altar: int
    eggs: int
    reach: int
    hands: int


class Power(NamedTuple):
    """What dinosaurs of a tribe can do in a region, by its number; `bonus` in points."""

    region: int
    scares: bool
    swims: bool
    bonus: int


@dataclass(slots=True)
class Herd:
    """A tribe's dinosaurs. `strong`: for how much they count, by region; `dry`: the same, but nothing on lagoons.

    `powers`: where they scare, swim, or bring points besides. `reach`, `worth`: worths.
    """

    strong: tuple[int, ...]
    dry: tuple[int, ...]
    powers: tuple[Power, ...]
    altar: int
    figures: int
    reach: int
    worth: int


@dataclass(slots=True)
class Stance:
    """One tribe on one land; tuples go by the land's regions, in their order. A value once made.

    `strengths`: what its pieces count for there while nobody scares and nobody swims. `altar`: spaces of the volcano.
    `own`: the worth of reach, hands and herd.
    """

    strengths: tuple[int, ...]
    folk: Folk
    herd: Herd
    altar: int
    own: int


def stand(folk: Folk, herd: Herd) -> Stance:
    """The stance of the whole tribe."""
    strengths = tuple(map(add, folk.dry, herd.dry)) if herd.figures else folk.dry
    own = folk.reach + herd.reach + folk.hands + herd.worth
    return Stance(strengths, folk, herd, folk.altar + herd.altar, own)


def look_at_folk(box: Box, land: Land, row: bytes, weights: Weights) -> Folk:
    """The cave people, said by their row of `State.tribes`."""
    people = [0] * (len(land.regions) + 1)  # the last for what lies in no region
    for region, pieces in zip(region_numbers(box, land), row, strict=False):
        if pieces:
            people[region] += pieces
    people.pop()
    reach = 0
    if row[CAVE] or row[HUT]:
        reach = row[CAVE] * gate_worth(box, land, CAVE, weights) + row[HUT] * gate_worth(box, land, HUT, weights)
    hands = weights.hands[min(row[SUPPLY], len(weights.hands) - 1)]
    return Folk(tuple(people), _dried(box, land, people), row[VOLCANO], row[EGG], reach, hands)


def _dried(box: Box, land: Land, counts: list[int]) -> tuple[int, ...]:
    dry = counts.copy()
    for at in lagoons(box, land):
        dry[at] = 0
    return tuple(dry)


def look_at_herd(box: Box, land: Land, rows: bytes, weights: Weights) -> Herd:
    """The dinosaurs, said by their rows of `State.tribes`."""
    strong, powers = [0] * (len(land.regions) + 1), list[Power]()
    figures = altar = reach = worth = 0
    numbers = region_numbers(box, land)
    for kind, one in enumerate(box.species):
        row = rows[kind * PLACES : (kind + 1) * PLACES]
        owned = sum(row)
        if not owned:
            continue
        figures += owned
        worth += owned * weights.power(one)
        altar += row[VOLCANO]
        for gate in (CAVE, HUT):
            reach += row[gate] * gate_worth(box, land, gate, weights)
        for region, pieces in zip(numbers, row, strict=False):
            if pieces:
                strong[region] += one.worth * pieces
                if region >= 0 and (one.scares or one.swims or one.bonus):
                    powers.append(Power(region, one.scares, one.swims, one.bonus * pieces))
    strong.pop()
    return Herd(tuple(strong), _dried(box, land, strong), tuple(powers), altar, figures, reach, worth)


def gate_worth(box: Box, land: Land, gate: int, weights: Weights) -> int:
    """What a piece on the cave or hut is worth: it may walk into a region beside it."""
    return weights.gate + weights.gate_tile * largest_beside(box, land, gate)


@lru_cache(4096)
def largest_beside(box: Box, land: Land, tile: int) -> int:  # noqa: ARG001 - tells lands of equal numbers apart
    """How many tiles the largest dry region beside that tile has."""
    beside = set(NEIGHBOURS[land.cells[tile]])
    dry = [region.cells for region in land.regions if region.terrain is not Terrain.LAGOON]
    return max([len(cells) for cells in dry if not beside.isdisjoint(cells)], default=0)


@lru_cache(4096)
def lagoons(box: Box, land: Land) -> frozenset[int]:  # noqa: ARG001 - as above
    """The numbers of the land's regions of water."""
    return frozenset(at for at, region in enumerate(land.regions) if region.terrain is Terrain.LAGOON)


@lru_cache(4096)
def region_numbers(box: Box, land: Land) -> tuple[int, ...]:
    """By tile, the number of its region among the land's; -1 for none."""
    numbers = [-1] * len(box.tiles)
    for number, region in enumerate(land.regions):
        for tile in region.tiles:
            numbers[tile] = number
    return tuple(numbers)
