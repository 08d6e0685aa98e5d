"""How a tribe stands on a land: all that its own pieces alone decide, found once and kept."""

from dataclasses import dataclass
from operator import add
from typing import NamedTuple

from game.wrath.bots.weights import Weights
from game.wrath.box import CAVE, EGG, HUT, NEIGHBOURS, PLACES, SUPPLY, VOLCANO, Box, Terrain
from game.wrath.land import Land


@dataclass(slots=True)
class Folk:
    """A tribe's cave people. `dry`: by region, none on lagoons. `reach`, `hands`: worths."""

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
    `own`: the worth of reach, hands and herd. `eggs`: those that may still bring a dinosaur.
    `spread`: a number that tells how it is spread over the regions from every other way.
    """

    strengths: tuple[int, ...]
    folk: Folk
    herd: Herd
    altar: int
    own: int
    eggs: int
    spread: int


class Ground:
    """A land as it is valued, and every stance on it that was looked at."""

    __slots__ = (
        "_box", "_folks", "_gates", "_herds", "_numbers", "_spreads", "_weights", "lands", "sizes", "stances", "water",
    )  # fmt: skip

    def __init__(self, box: Box, land: Land, weights: Weights) -> None:
        self._box, self._weights = box, weights
        self.sizes = tuple([len(region.tiles) for region in land.regions])
        self.water = frozenset([at for at, one in enumerate(land.regions) if one.terrain is Terrain.LAGOON])
        """The numbers of its regions of water."""
        self._numbers = _numbers(box, land)
        self._gates = {gate: weights.gate + weights.gate_tile * largest_beside(land, gate) for gate in (CAVE, HUT)}
        self._folks: dict[bytes, Folk] = {}
        self._herds: dict[bytes, Herd] = {}
        self.stances: dict[bytes, Stance] = {}
        """By a tribe of `State.tribes`; `look` adds to them."""
        self._spreads: dict[object, int] = {}
        self.lands: dict[tuple[int, ...], tuple[int, ...]] = {}
        """The worth of regions and fuse by seat, by whatever they hang on."""

    def look(self, tribe: bytes) -> Stance:
        """Cave people and dinosaurs apart: most answers touch only one of them."""
        row, rows = tribe[:PLACES], tribe[PLACES:]
        folk, herd = self._folks.get(row), self._herds.get(rows)
        if folk is None:
            folk = self._folks[row] = self._look_at_folk(row)
        if herd is None:
            herd = self._herds[rows] = self._look_at_herd(rows)
        strengths = tuple(map(add, folk.dry, herd.dry)) if herd.figures else folk.dry
        own = folk.reach + herd.reach + folk.hands + herd.worth
        eggs = folk.eggs if herd.figures < self._box.bases else 0
        spread = self._spreads.setdefault((strengths, herd.strong, herd.powers), len(self._spreads))
        stance = self.stances[tribe] = Stance(strengths, folk, herd, folk.altar + herd.altar, own, eggs, spread)
        return stance

    def _look_at_folk(self, row: bytes) -> Folk:
        people = [0] * (len(self.sizes) + 1)  # the last for what lies in no region
        for region, pieces in zip(self._numbers, row, strict=False):
            if pieces:
                people[region] += pieces
        people.pop()
        reach = row[CAVE] * self._gates[CAVE] + row[HUT] * self._gates[HUT]
        hands = self._weights.hands[min(row[SUPPLY], len(self._weights.hands) - 1)]
        return Folk(self._dried(people), row[VOLCANO], row[EGG], reach, hands)

    def _dried(self, counts: list[int]) -> tuple[int, ...]:
        dry = counts.copy()
        for at in self.water:
            dry[at] = 0
        return tuple(dry)

    def _look_at_herd(self, rows: bytes) -> Herd:
        strong, powers = [0] * (len(self.sizes) + 1), list[Power]()
        figures = altar = reach = worth = 0
        for kind, one in enumerate(self._box.species):
            row = rows[kind * PLACES : (kind + 1) * PLACES]
            owned = sum(row)
            if not owned:
                continue
            figures += owned
            worth += owned * self._weights.power(one)
            altar += row[VOLCANO]
            reach += row[CAVE] * self._gates[CAVE] + row[HUT] * self._gates[HUT]
            for region, pieces in zip(self._numbers, row, strict=False):
                if pieces:
                    strong[region] += one.worth * pieces
                    if region >= 0 and (one.scares or one.swims or one.bonus):
                        powers.append(Power(region, one.scares, one.swims, one.bonus * pieces))
        strong.pop()
        return Herd(tuple(strong), self._dried(strong), tuple(powers), altar, figures, reach, worth)


def largest_beside(land: Land, tile: int) -> int:
    """How many tiles the largest dry region beside that tile has."""
    beside = set(NEIGHBOURS[land.cells[tile]])
    dry = [region.cells for region in land.regions if region.terrain is not Terrain.LAGOON]
    return max([len(cells) for cells in dry if not beside.isdisjoint(cells)], default=0)


def _numbers(box: Box, land: Land) -> tuple[int, ...]:
    """By tile, the number of its region among the land's; -1 for none."""
    numbers = [-1] * len(box.tiles)
    for number, region in enumerate(land.regions):
        for tile in region.tiles:
            numbers[tile] = number
    return tuple(numbers)
