"""The hard bot: it also sees what rivals lose, where they are likely to go, and its next trip after that."""

from collections.abc import Mapping

from game.cazadores.bots.mind import Mind, Width
from game.cazadores.bots.planning import Trip, Trips, setting_out
from game.cazadores.bots.promise import Promise
from game.cazadores.bots.thinking import Planner
from game.cazadores.chart import Kind
from game.core.search import Budget

MIND = Mind(spite=1.0, thrift=0.28, pull=0.6, eager=0.25, width=Width(8, 5), nodes=30_000)
GLANCE = Width(3, 4)
"""How far it looks for the trips of rivals, and for its own next one from each replenishing point."""
NEXT = Width(4, 4)
"""The same for the next trip after those that are looked at closely."""
AHEAD = 6
"""So many trips are looked at closely."""
USUAL = 14
"""Provisions with which a turn may begin."""


class Hard(Planner):
    """A player of this trip, the rivals' next ones, and its own after them."""

    __slots__ = ()

    def __init__(self, _seed: int, mind: Mind = MIND) -> None:
        super().__init__(mind)

    def beyond(self, promise: Promise, budget: Budget) -> dict[int, float]:
        """By the best trip that could begin there next, as the piles lie now."""
        trips, hold = Trips(promise, budget, fresh=True), promise.box.numbers.hold
        found = {}
        for haven in promise.box.chart.of_kind(Kind.SUPPLIES):
            found[haven] = self.mind.pull * trips.best(Trip(0.0, 0.0, haven, USUAL, hold), GLANCE)[0].worth
        return found

    def markets(self, promise: Promise) -> Mapping[int, tuple[float, ...]]:
        """All that are worth a swap."""
        return promise.markets

    def trips(self, promise: Promise, budget: Budget) -> list[Trip]:
        """The best few, weighed again by what can be had next, when the rivals have made their trips."""
        found = super().trips(promise, budget)
        rivals = self._rivals(promise)
        near, known = list[Trip](), set[tuple[frozenset[object], int]]()
        for trip in found:
            mark = (frozenset(trip.stops), trip.end)
            if mark not in known and len(near) < AHEAD and not (near and budget.empty):
                known.add(mark)
                worth = trip.gain + self.mind.pull * self._next(promise, trip, rivals, budget)
                near.append(trip._replace(worth=worth))
        near.sort(key=lambda trip: -trip.worth)
        return near

    def _rivals(self, promise: Promise) -> list[Promise]:
        """What the others see, in the order of play, as if they held no mission."""
        state, seats = promise.state, promise.box.seats
        found = []
        for turn in range(1, seats):
            other = (promise.seat + turn) % seats
            twin = state.copy()
            twin.hands[other] = 0
            found.append(Promise(twin, other, self.mind))
        return found

    def _next(self, promise: Promise, trip: Trip, rivals: list[Promise], budget: Budget) -> float:
        """The worth of the best trip after this one and the rivals'."""
        box, piles = promise.box, promise.state.piles[:]
        for stop in trip.stops:
            piles[stop.space] -= stop.digs
        for rival in rivals:
            theirs = Trips(rival, budget, piles=piles, fresh=True)
            for stop in theirs.best(setting_out(rival.state, rival.seat), GLANCE)[0].stops:
                piles[stop.space] -= stop.digs
        way = box.chart.voyages[trip.here][trip.end] or 2
        left = min(box.numbers.most_provisions, trip.left - way + box.numbers.refill)
        called = any(stop.space == promise.state.museums[promise.seat] for stop in trip.stops)
        visited = {stop.space for stop in trip.stops}
        markets = {market: sums for market, sums in promise.markets.items() if market not in visited}
        mine = Trips(promise, budget, piles=piles, fresh=True, markets=markets)
        return mine.best(Trip(0.0, 0.0, trip.end, left, trip.room), NEXT, called=called)[0].worth
