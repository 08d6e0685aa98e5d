"""What a position is worth to each tribe, in hundredths of a point, term by term. Knowledge for bots and hints."""

from collections.abc import Sequence
from dataclasses import dataclass, fields
from functools import lru_cache

from game.wrath.bots.stance import Ground, Stance
from game.wrath.bots.weights import PLAIN, Weights
from game.wrath.box import Box
from game.wrath.judge import winners
from game.wrath.land import Land
from game.wrath.state import OVER, ROLL, State

POINT = 100
WON = 1_000_000
"""More than all terms together."""

_LANDS = 4_000
"""So many worths of lands are kept, and some ten times as many stances that led to them, before all is forgotten."""


@dataclass(slots=True)
class Holding:
    """What one seat holds; every term in hundredths of a point, none below 0.

    `points` scored; `regions` and `volcano`: what eruptions may bring; `fuse`: that the next turn is this seat's, and
    what setting off an eruption would then bring it; `lead`: the right to shift the land; `reach`: pieces that
    are one step from a region; `herd`: the dinosaurs' powers; `eggs`: on the way to the next one; `hands`: cave people
    ready to be placed; `won`: WON after a victory.
    """

    points: int = 0
    regions: int = 0
    volcano: int = 0
    fuse: int = 0
    lead: int = 0
    reach: int = 0
    herd: int = 0
    eggs: int = 0
    hands: int = 0
    won: int = 0

    def total(self) -> int:
        """The sum of all terms."""
        return sum([getattr(self, name) for name in TERMS])


TERMS = tuple(each.name for each in fields(Holding))
"""The terms by name, in their order."""


Place = tuple[int, ...]
"""A region as an eruption would count it: its size, then by seat what its pieces count for."""


class _Paid(dict[Place, list[int]]):
    """What a region is worth by seat: see `pay`."""

    def __init__(self, near: int, far: int) -> None:
        self.near, self.far = near, far

    def __missing__(self, place: Place) -> list[int]:
        worths = self[place] = pay(place, self.near, self.far)
        return worths


def net(worths: Sequence[int], seat: int) -> int:
    """How much more the seat has than the others on average, times their number."""
    return worths[seat] * len(worths) - sum(worths)


def pay(place: Place, near: int, far: int) -> list[int]:
    """By seat, what a region is worth: `near` parts of what it pays now, `far` parts of each seat's share of it."""
    size, *counts = place
    everybody, most = sum(counts), max(counts)
    if not everybody:
        return [0] * len(counts)
    return [
        POINT * size * near * (count == most) // 100 + POINT * size * count // (everybody + 1) * far // 100
        for count in counts
    ]


def now_and_share(box: Box, counts: Sequence[int], near: int, far: int) -> list[int]:
    """By seat, what the volcano is worth: like `pay`."""
    everybody, most = sum(counts), max(counts)
    found = []
    for count in counts:
        now = POINT * (box.most if count == most else box.present) if count else 0
        found.append((now * near + POINT * box.most * count // (everybody + 1) * far) // 100)
    return found


class Appraiser:
    """Values positions of one table by one set of weights, and keeps what it found out about tribes and regions."""

    __slots__ = (
        "_altars", "_eggs", "_fuses", "_grounds", "_looked", "_now", "_paid", "_pays", "_shifted", "_tempos",
        "box", "weights",
    )  # fmt: skip

    def __init__(self, box: Box, weights: Weights) -> None:
        self.box, self.weights = box, weights
        self._grounds: dict[bytes, Ground] = {}
        self._looked = 0
        self._paid = [_Paid(_at(weights.near, empty), _at(weights.far, empty)) for empty in range(box.spaces + 1)]
        self._altars: dict[tuple[int, ...], list[int]] = {}
        self._eggs: dict[bytes, list[int]] = {}
        self._pays: dict[tuple[int, ...], list[int]] = {}
        self._shifted: dict[tuple[bytes, str], Land] = {}
        self._now = _Paid(100, 0)
        self._fuses = [_at(weights.fuse, empty) for empty in range(box.spaces + 1)]
        self._tempos = [_at(weights.tempo, empty) for empty in range(box.spaces + 1)]

    # -- the sum, fast ------------------------------------------------------------------------------------------------

    def value(self, state: State, seat: int) -> int:
        """How much better off the seat is than the others on average, times their number."""
        return net(self.totals(state), seat)

    def totals(self, state: State) -> list[int]:
        """By seat, the sum of all terms."""
        if state.phase == OVER:
            return [holding.total() for holding in self.holdings(state)]
        ground = self._grounds.get(state.land.grid) or self._ground(state.land)
        known, stances = ground.stances, list[Stance]()
        for tribe in state.tribes:
            key = bytes(tribe)
            stances.append(known.get(key) or ground.look(key))
        lands, eggs = self.land_worths(ground, stances, next_to_play(state)), self.egg_worths(state)
        return [
            POINT * score + stance.own + eggs[stance.eggs] + land
            for stance, score, land in zip(stances, state.scores, lands, strict=True)
        ]

    def land_worths(self, ground: Ground, stances: Sequence[Stance], mover: int) -> tuple[int, ...]:
        """By seat, the worth of regions, volcano and fuse, if that seat plays next; kept."""
        spread = (mover, *[stance.mark for stance in stances])
        lands = ground.lands.get(spread)
        if lands is None:
            lands = ground.lands[spread] = self._lands(ground, stances, mover)
            self._looked += 1
            if self._looked > _LANDS:
                self._grounds, self._shifted, self._looked = {}, {}, 0
        return lands

    def _lands(self, ground: Ground, stances: Sequence[Stance], mover: int) -> tuple[int, ...]:
        """The worth of regions, volcano and fuse, by seat."""
        counts = tuple([stance.altar for stance in stances])
        empty = self.box.spaces - sum(counts)
        places = self.places(ground, stances)
        paid = self._paid[empty]
        worths = [sum(column) for column in zip(self._volcano(counts), *map(paid.__getitem__, places), strict=True)]
        bonus = self.bonuses(stances, places)
        if bonus:
            worths = [worth + points * paid.near for worth, points in zip(worths, bonus, strict=True)]
        worths[mover] += self._fuse(places, counts, bonus, mover)
        return tuple(worths)

    def places(self, ground: Ground, stances: Sequence[Stance]) -> list[Place]:
        """The regions as an eruption would count them now."""
        found: list[Place] = list(zip(ground.sizes, *[stance.strengths for stance in stances], strict=True))
        for stance in stances:
            for region, scares, swims, _bonus in stance.herd.powers:
                # W25: cave people do not count where they are scared; W26: nor on a lagoon, where none stays.
                if swims if region in ground.water else scares:
                    found[region] = (ground.sizes[region], *[each.herd.strong[region] for each in stances])
        return found

    def bonuses(self, stances: Sequence[Stance], places: Sequence[Place]) -> list[int] | None:
        """W27: by seat, the points besides for regions won alone; None for nobody."""
        found = None
        for seat, stance in enumerate(stances):
            if not stance.herd.powers:
                continue
            for region, _scares, _swims, bonus in stance.herd.powers:
                counts = places[region][1:]
                if bonus and counts[seat] == max(counts) and counts.count(counts[seat]) == 1:
                    found = found or [0] * len(stances)
                    found[seat] += bonus
        return found

    def stances(self, state: State) -> tuple[Ground, list[Stance]]:
        """The land, and how each tribe stands on it."""
        ground = self._grounds.get(state.land.grid) or self._ground(state.land)
        return ground, [ground.look(bytes(tribe)) for tribe in state.tribes]

    def _ground(self, land: Land) -> Ground:
        """A land looked at for the first time, or again after all was forgotten."""
        ground = self._grounds[land.grid] = Ground(self.box, land, self.weights)
        return ground

    def shifted(self, land: Land, direction: str) -> Land:
        """The land after a tremor, kept."""
        key = (land.grid, direction)
        if key not in self._shifted:
            self._shifted[key] = land.shifted(direction)
        return self._shifted[key]

    # -- the terms ----------------------------------------------------------------------------------------------------

    def holdings(self, state: State) -> list[Holding]:
        """What each seat holds; `value` is the net of their totals."""
        held = [Holding(points=POINT * score) for score in state.scores]
        if state.phase == OVER:
            held[winners(state)[0]].won = WON
            return held
        ground, stances = self.stances(state)
        counts = tuple([stance.altar for stance in stances])
        empty = self.box.spaces - sum(counts)
        near, far = _at(self.weights.near, empty), _at(self.weights.far, empty)
        places = self.places(ground, stances)
        bonus = self.bonuses(stances, places)
        paid = [*[pay(place, near, far) for place in places], [near * points for points in bonus or ()]]
        volcano, leads, eggs = self._volcano(counts), _leads(counts), self.egg_worths(state)
        for seat, (holding, stance) in enumerate(zip(held, stances, strict=True)):
            holding.regions = sum([worths[seat] for worths in paid if worths])
            holding.lead = self.weights.lead if leads[seat] else 0
            holding.volcano = volcano[seat] - holding.lead
            holding.reach, holding.hands, holding.herd = stance.reach, stance.hands, stance.herd.worth
            holding.eggs = eggs[stance.eggs]
        mover = next_to_play(state)
        held[mover].fuse = self._fuse(places, counts, bonus, mover)
        return held

    def _volcano(self, counts: tuple[int, ...]) -> list[int]:
        """By seat, the worth of the volcano's spaces, the lead among it."""
        found = self._altars.get(counts)
        if found is None:
            empty = self.box.spaces - sum(counts)
            near, far = _at(self.weights.near, empty), _at(self.weights.altar_far, empty)
            worths = now_and_share(self.box, counts, near, far)
            found = [worth + self.weights.lead * leads for worth, leads in zip(worths, _leads(counts), strict=True)]
            self._altars[counts] = found
        return found

    def _worship(self, counts: tuple[int, ...]) -> list[int]:
        """By seat, what the volcano would pay now."""
        found = self._pays.get(counts)
        if found is None:
            found = self._pays[counts] = now_and_share(self.box, counts, 100, 0)
        return found

    def egg_worths(self, state: State) -> list[int]:
        """By eggs, with these dinosaurs waiting; kept."""
        return self._eggs.get(bytes(state.pens)) or self._egg_worths(state)

    def _egg_worths(self, state: State) -> list[int]:
        """Always less than the best dinosaur that waits, so that one which can hatch does."""
        box, pens = self.box, bytes(state.pens)
        waiting = [one for kind, one in enumerate(box.species, 1) if state.pens[kind]]
        dearest = max([one.cost for one in waiting], default=0)
        finest = max([self.weights.power(one) for one in waiting], default=0) * 9 // 10
        most = box.cavemen + 1
        self._eggs[pens] = [min(finest, _at(self.weights.eggs, min(eggs, dearest))) for eggs in range(most)]
        return self._eggs[pens]

    def _fuse(self, places: Sequence[Place], counts: tuple[int, ...], bonus: list[int] | None, mover: int) -> int:
        """That the next turn is this seat's: the more an eruption now would bring it than the others, the better."""
        empty = self.box.spaces - sum(counts)
        if not self._fuses[empty]:
            return self._tempos[empty]
        swing = sum([net(self._now[place], mover) for place in places]) + net(self._worship(counts), mover)
        if bonus:
            swing += POINT * net(bonus, mover)
        return self._tempos[empty] + max(0, swing) * self._fuses[empty] // (100 * (self.box.seats - 1))


def _at(table: Sequence[int], number: int) -> int:
    """The entry of that number; the last one for all beyond."""
    return table[number] if number < len(table) else table[-1]


def _leads(counts: Sequence[int]) -> list[bool]:
    """By seat, whether it holds the most spaces of the volcano, and at least one (W17, W38)."""
    most = max(counts)
    return [count == most > 0 for count in counts]


def next_to_play(state: State) -> int:
    """Whose next roll it is: the seat to play before its first roll, else the one after it."""
    waiting = state.phase == ROLL and not state.rolls
    return state.seat if waiting else (state.seat + 1) % state.box.seats


@lru_cache(maxsize=16)
def appraiser(box: Box, weights: Weights) -> Appraiser:
    """The appraiser of that table, kept."""
    return Appraiser(box, weights)


def value(state: State, seat: int, weights: Weights = PLAIN) -> int:
    """How much better off the seat is than the others on average, times their number."""
    return appraiser(state.box, weights).value(state, seat)


def holdings(state: State, weights: Weights = PLAIN) -> list[Holding]:
    """What each seat holds."""
    return appraiser(state.box, weights).holdings(state)
