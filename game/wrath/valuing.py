"""What a position is worth to each tribe, in hundredths of a point, term by term. Knowledge for bots and hints."""

from dataclasses import dataclass
from functools import cache, lru_cache

from game.wrath.box import CAVE, EGG, HUT, NEIGHBOURS, PLACES, SUPPLY, VOLCANO, Box, Species, Terrain
from game.wrath.judge import winners
from game.wrath.land import Land
from game.wrath.state import OVER, State

POINT = 100
WON = 1_000_000
"""More than all terms together."""

_LEAD = 30
"""The lead worshipper's right to shift the land."""
_READY = 10
"""A cave person at hand in the supply, up to _HANDS of them."""
_HANDS = 4
_EGG = 40
_GATE, _GATE_TILE = 20, 12
"""A piece on the cave or the hut, and more for each tile of the largest region beside it."""


@dataclass(slots=True)
class Holding:
    """What one seat holds; every term in hundredths of a point, none below 0.

    `points` scored; `regions` and `volcano`: what the next eruption may bring; `reach`: pieces that are one step from a
    region; `herd`: the dinosaurs' powers; `eggs`: on the way to the next one; `hands`: cave people ready to be placed;
    `won`: WON after a victory.
    """

    points: int = 0
    regions: int = 0
    volcano: int = 0
    reach: int = 0
    herd: int = 0
    eggs: int = 0
    hands: int = 0
    won: int = 0

    def total(self) -> int:
        """The sum of all terms."""
        return (
            self.points + self.regions + self.volcano + self.reach + self.herd + self.eggs + self.hands + self.won
        )  # dataclasses.astuple would copy deeply


def value(state: State, seat: int) -> int:
    """How much better off the seat is than the others on average, times their number."""
    totals = [holding.total() for holding in holdings(state)]
    return totals[seat] * len(totals) - sum(totals)


def holdings(state: State) -> list[Holding]:
    """What each seat holds."""
    held = [Holding(points=POINT * score) for score in state.scores]
    if state.phase == OVER:
        held[winners(state)[0]].won = WON
        return held
    nearness = _nearness(state)
    _weigh_volcano(state, held, nearness)
    _weigh_regions(state, held, nearness)
    for seat, holding in enumerate(held):
        _weigh_tribe(state, seat, holding)
    return held


def _nearness(state: State) -> int:
    """How near the eruption is, in hundredths: slow at first, 100 on a full volcano."""
    filled, spaces = state.filled(), state.box.spaces
    return 100 * filled * filled // (spaces * spaces)


# -- what the next eruption may bring -----------------------------------------------------------------------------


def _weigh_volcano(state: State, held: list[Holding], nearness: int) -> None:
    """Scored as it stands, as far as the eruption is near; a share of it, as far as it is not."""
    box, counts = state.box, [state.worshippers(seat) for seat in range(state.box.seats)]
    most, everybody = max(counts), sum(counts)
    for holding, count in zip(held, counts, strict=True):
        if count:
            now = box.most if count == most else box.present
            share = POINT * box.most * count // (everybody + 1)
            holding.volcano = now * nearness + share * (100 - nearness) // 100
            holding.volcano += _LEAD if count == most else 0


def _weigh_regions(state: State, held: list[Holding], nearness: int) -> None:
    for region, counts in zip(state.land.regions, strengths(state), strict=True):
        everybody = sum(counts)
        if everybody:
            most, size = max(counts), len(region.tiles)
            for holding, count in zip(held, counts, strict=True):
                now = POINT * size if count == most else 0
                share = POINT * size * count // (everybody + 1)
                holding.regions += (now * nearness + share * (100 - nearness)) // 100


def strengths(state: State) -> list[list[int]]:
    """By region and seat, for how many pieces the seat counts there, as an eruption would count them.

    W25: scared cave people do not. W26: on a lagoon nobody counts but where a swimmer is.
    """
    box, number, regions = state.box, _region_numbers(state.box, state.land), state.land.regions
    people = [[0] * box.seats for _region in regions]
    herds = [[0] * box.seats for _region in regions]
    scared, swum = set[int](), set[int]()
    for seat, (tribe, kinds) in enumerate(zip(state.tribes, state.kinds, strict=True)):
        for kind in kinds:
            counts, worth, row = herds if kind else people, box.worth[kind], kind * PLACES
            for tile, pieces in enumerate(tribe[row : row + VOLCANO]):
                if pieces and (at := number[tile]) >= 0:
                    counts[at][seat] += worth * pieces
                    if kind and box.species[kind - 1].scares:
                        scared.add(at)
                    if kind and box.species[kind - 1].swims:
                        swum.add(at)
    for at, region in enumerate(regions):
        if region.terrain is Terrain.LAGOON and at not in swum:
            herds[at] = [0] * box.seats
        elif at not in scared:
            herds[at] = [herd + folk for herd, folk in zip(herds[at], people[at], strict=True)]
    return herds


@lru_cache(4096)
def _region_numbers(box: Box, land: Land) -> tuple[int, ...]:
    """By tile, the number of its region among the land's; -1 for none."""
    numbers = [-1] * len(box.tiles)
    for number, region in enumerate(land.regions):
        for tile in region.tiles:
            numbers[tile] = number
    return tuple(numbers)


# -- what a tribe has besides ---------------------------------------------------------------------------------------


def _weigh_tribe(state: State, seat: int, holding: Holding) -> None:
    box, tribe, kinds, herd = state.box, state.tribes[seat], state.kinds[seat], state.herds[seat]
    holding.hands = _READY * min(_HANDS, tribe[SUPPLY])
    for gate in (CAVE, HUT):
        pieces = sum([tribe[kind * PLACES + gate] for kind in kinds])
        if pieces:
            holding.reach += pieces * gate_worth(box, state.land, gate)
    for kind in herd:
        holding.herd += power(box.species[kind - 1])
    if tribe[EGG] and len(herd) < box.bases:
        dearest = max([one.cost for kind, one in enumerate(box.species, 1) if state.pens[kind]], default=0)
        holding.eggs = _EGG * min(dearest, tribe[EGG])


@cache
def power(one: Species) -> int:
    """What it is worth to own such a dinosaur, wherever it stands."""
    return (
        60
        + 150 * one.dice
        + 60 * (one.worth - 1)
        + 40 * one.bonus
        + 60 * one.worships
        + 60 * one.flies
        + 40 * one.swims
        + 70 * one.scares
        + 90 * one.eats
    )


@lru_cache(4096)
def gate_worth(box: Box, land: Land, gate: int) -> int:  # noqa: ARG001 - tells lands of equal numbers apart
    """What a piece on the cave or hut is worth: it may walk into a region beside it."""
    beside = set(NEIGHBOURS[land.cells[gate]])
    dry = [region.cells for region in land.regions if region.terrain is not Terrain.LAGOON]
    sizes = [len(cells) for cells in dry if not beside.isdisjoint(cells)]
    return _GATE + _GATE_TILE * max(sizes, default=0)
