"""How a tribe stands on a land: all that its own pieces alone decide, found once and kept."""

from dataclasses import dataclass
from operator import add
from typing import NamedTuple

from game.wrath.bots.weights import Weights
from game.wrath.box import CAVE, EGG, HUT, NEIGHBOURS, PLACES, SUPPLY, VOLCANO, Box, Terrain
from game.wrath.land import Land


class Crowd(NamedTuple):
    """A tribe's cave people on dry regions, by region, and a number that tells this from every other way."""

    counts: tuple[int, ...]
    number: int


class Power(NamedTuple):
    """What dinosaurs of a tribe can do in a region, by its number; `bonus` in points."""

    region: int
    scares: bool
    swims: bool
    bonus: int


@dataclass(slots=True)
class Herd:
    """A tribe's dinosaurs. `strong`: for how much they count, by region; `dry`: the same, but nothing on lagoons.

    `powers`: where they scare, swim, or bring points besides. `reach`, `worth`: worths. `number`: tells these three
    from every other way.
    """

    strong: tuple[int, ...]
    dry: tuple[int, ...]
    powers: tuple[Power, ...]
    altar: int
    figures: int
    reach: int
    worth: int
    number: int


@dataclass(slots=True)
class Stance:
    """One tribe on one land; tuples go by the land's regions, in their order. A value once made.

    `people`: its cave people there. `altar`: spaces of the volcano. `reach`, `hands`: worths; `own`: these and the
    herd's. `eggs`: those that may still bring a dinosaur.
    `mark`: a number that tells how it is spread over regions and volcano from every other way.
    """

    people: tuple[int, ...]
    herd: Herd
    altar: int
    reach: int
    hands: int
    own: int
    eggs: int
    mark: int

    @property
    def strengths(self) -> tuple[int, ...]:
        """What its pieces count for by region, while nobody scares and nobody swims."""
        return tuple(map(add, self.people, self.herd.dry))


_HERD, _ALTAR = 1 << 24, 1 << 44
"""What numbers of herds and spaces of the volcano are counted in, in a mark; no ground sees so many crowds or herds."""


class Ground:
    """A land as it is valued, and every stance on it that was looked at."""

    __slots__ = (
        "_box", "_cave", "_crowds", "_dry", "_herds", "_hut", "_numbers", "_spreads", "_weights", "lands", "sizes",
        "stances", "water",
    )  # fmt: skip

    def __init__(self, box: Box, land: Land, weights: Weights) -> None:
        self._box, self._weights = box, weights
        self.sizes = tuple([len(region.tiles) for region in land.regions])
        self.water = frozenset([at for at, one in enumerate(land.regions) if one.terrain is Terrain.LAGOON])
        """The numbers of its regions of water."""
        self._numbers = _numbers(box, land)
        self._dry = tuple([-1 if number in self.water else number for number in self._numbers])
        self._cave, self._hut = [weights.gate + weights.gate_tile * largest_beside(land, gate) for gate in (CAVE, HUT)]
        self._crowds: dict[bytes, Crowd] = {}
        self._herds: dict[bytes, Herd] = {}
        self.stances: dict[bytes, Stance] = {}
        """By a tribe of `State.tribes`; `look` adds to them."""
        self._spreads: dict[object, int] = {}
        self.lands: dict[tuple[int, ...], tuple[int, ...]] = {}
        """The worth of regions, volcano and fuse by seat, by whatever they hang on."""

    def look(self, tribe: bytes) -> Stance:
        """Cave people and dinosaurs apart: most answers touch only one of them."""
        row, rows = tribe[:CAVE], tribe[PLACES:]
        crowd = self._crowds.get(row) or self._look_at_people(row)
        herd = self._herds.get(rows) or self._look_at_herd(rows)
        altar = tribe[VOLCANO] + herd.altar
        reach = tribe[CAVE] * self._cave + tribe[HUT] * self._hut + herd.reach
        hands = self._weights.hands[min(tribe[SUPPLY], len(self._weights.hands) - 1)]
        eggs = tribe[EGG] if herd.figures < self._box.bases else 0
        mark = crowd.number + _HERD * herd.number + _ALTAR * altar
        own = reach + hands + herd.worth
        stance = self.stances[tribe] = Stance(crowd.counts, herd, altar, reach, hands, own, eggs, mark)
        return stance

    def _look_at_people(self, row: bytes) -> Crowd:
        people = [0] * (len(self.sizes) + 1)  # the last for what lies in no region, or on water (W13)
        for region, pieces in zip(self._dry, row, strict=False):
            if pieces:
                people[region] += pieces
        people.pop()
        counts = tuple(people)
        crowd = self._crowds[row] = Crowd(counts, self._number(counts))
        return crowd

    def _number(self, spread: object) -> int:
        return self._spreads.setdefault(spread, len(self._spreads))

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
            reach += row[CAVE] * self._cave + row[HUT] * self._hut
            for region, pieces in zip(self._numbers, row, strict=False):
                if pieces:
                    strong[region] += one.worth * pieces
                    if region >= 0 and (one.scares or one.swims or one.bonus):
                        powers.append(Power(region, one.scares, one.swims, one.bonus * pieces))
        strong.pop()
        dry = [0 if at in self.water else count for at, count in enumerate(strong)]
        spread = tuple(strong), tuple(dry), tuple(powers)
        herd = self._herds[rows] = Herd(*spread, altar, figures, reach, worth, self._number(spread))
        return herd


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
