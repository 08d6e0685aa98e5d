"""Trips: a whole turn thought through, from stop to stop, each with what it brings on average, to supplies at last."""

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from game.cazadores.bots.mind import Width
from game.cazadores.bots.promise import Promise
from game.cazadores.chart import Kind
from game.cazadores.state import State
from game.core.search import Budget

FADING = 0.03
"""By this part each further tile at a site is worth less than the one before."""
AWAY = -1e9
"""Less than anything: there is no such trip."""


class Stop(NamedTuple):
    """A space where something is done: so many tiles are dug, or swapped, or the own museum is called at."""

    space: int
    digs: int
    swaps: int = 0


class Trip(NamedTuple):
    """A turn's way. `gain` is what its stops bring, `worth` that and what may follow; `end` its replenishing point.

    `here`, `left` and `room`: where the ship lies after the last stop, with which provisions and room for tiles.
    """

    worth: float
    gain: float
    here: int
    left: int
    room: int
    stops: tuple[Stop, ...] = ()
    end: int = -1


class Trips:
    """The search for a seat's best trips in a state; other piles than the state's may be given.

    `beyond`: by replenishing point, what to end there is worth; 0 without it. `fresh`: the turn has not begun.
    `markets`: by another's museum, what one, two, ... swaps there bring together.
    """

    def __init__(
        self,
        promise: Promise,
        budget: Budget,
        beyond: Mapping[int, float] | None = None,
        *,
        piles: bytes | bytearray | None = None,
        fresh: bool = False,
        markets: Mapping[int, tuple[float, ...]] | None = None,
    ) -> None:
        self.budget = budget
        self._markets = markets or {}
        state, box, seat = promise.state, promise.box, promise.seat
        self._chart, self._hold, self._provision = box.chart, box.numbers.hold, promise.provision
        self._most, self._refill = box.numbers.most_provisions, box.numbers.refill
        known = beyond or {}
        self._havens = [(haven, known.get(haven, 0.0)) for haven in box.chart.of_kind(Kind.SUPPLIES)]
        self._museum = state.museums[seat]
        self._call = promise.call
        lying = state.piles if piles is None else piles
        dug = bytes(len(lying)) if fresh else state.dug
        self._sites = [
            (site, min(lying[site], box.seats - dug[site]), promise.tile[group])
            for site, group in enumerate(box.site_groups)
            if group >= 0 and lying[site] and dug[site] < box.seats and promise.tile[group] > 0
        ]
        self._ends: dict[tuple[int, int], tuple[float, int]] = {}

    def best(self, start: Trip, width: Width, *, called: bool = False) -> list[Trip]:
        """The best trips that were found, best first; the one without a stop is among them.

        `called`: the museum was called at just before.
        """
        worth, end = self.end(start.here, start.left)
        level = [start._replace(worth=worth, end=end)]
        found = level[:]
        for _stop in range(width.stops):
            if self.budget.empty:
                break
            level = [longer for trip in level for longer in self._longer(trip, called=called)]
            self.budget.left -= len(level)
            level.sort(key=_loss)
            del level[width.trips :]
            found += level
        found.sort(key=_loss)
        return found

    def end(self, here: int, left: int) -> tuple[float, int]:
        """The best replenishing point to end at, and its worth with the provisions that are left then."""
        mark = (here, left)
        known = self._ends.get(mark)
        if known is not None:
            return known
        ways, best = self._chart.voyages[here], (AWAY, -1)
        for haven, beyond in self._havens:
            after = left - (ways[haven] or 2)  # out and back
            if after >= 0:
                worth = self._provision * min(self._most, after + self._refill) + beyond
                if worth > best[0]:
                    best = worth, haven
        self._ends[mark] = best
        return best

    def _longer(self, trip: Trip, *, called: bool) -> Iterator[Trip]:
        """The trip with one more stop."""
        here, before, room, gained = trip.here, trip.left, trip.room, trip.gain
        ways, home = self._chart.voyages[here], self._chart.home
        known = {stop.space for stop in trip.stops}
        for site, most, worth in self._sites:
            digs = min(most, before - ways[site] - home[site], room)
            if digs > 0 and site not in known:
                gain = gained + faded(worth, digs)
                left = before - ways[site] - digs
                beyond, end = self.end(site, left)
                stops = (*trip.stops, Stop(site, digs))
                yield Trip(gain + beyond, gain, site, left, room - digs, stops, end)
        for market, sums in self._markets.items():
            swaps = min(len(sums), before - ways[market] - home[market])
            if swaps > 0 and market not in known:
                gain, left = gained + sums[swaps - 1], before - ways[market] - swaps
                beyond, end = self.end(market, left)
                yield Trip(gain + beyond, gain, market, left, room, (*trip.stops, Stop(market, 0, swaps)), end)
        museum, call = self._museum, self._call
        left = trip.left - ways[museum] - call.fee
        if call.worth > 0 and not called and museum not in known and museum != trip.here and left >= home[museum]:
            gain = trip.gain + call.worth
            beyond, end = self.end(museum, left)
            yield Trip(gain + beyond, gain, museum, left, self._hold, (*trip.stops, Stop(museum, 0)), end)


def setting_out(state: State, seat: int) -> Trip:
    """The trip that has not left yet."""
    room = state.box.numbers.hold - state.loads[seat]
    return Trip(0.0, 0.0, state.ships[seat], state.provisions[seat], room)


def faded(worth: float, digs: int) -> float:
    """What so many tiles of one site are worth, the first of them so much."""
    return worth * digs * (1 - FADING * digs)


def pulls(promise: Promise) -> dict[int, float]:
    """By replenishing point, what may be had in turns that begin there: the further the less."""
    state, box = promise.state, promise.box
    found, part = {}, promise.mind.pull
    for haven in box.chart.of_kind(Kind.SUPPLIES):
        ways = box.chart.ways[haven]
        near = [
            promise.tile[group] * min(box.seats, state.piles[site]) / (1 + ways[site])
            for site, group in enumerate(box.site_groups)
            if group >= 0
        ]
        near.append(promise.call.worth / (1 + ways[state.museums[promise.seat]]))
        near.sort(reverse=True)
        found[haven] = part * (near[0] + near[1] + near[2])
    return found


def _loss(trip: Trip) -> float:
    return -trip.worth
