"""Trips: where a ship could go in this turn, what it would find there on average, and the way home."""

from typing import NamedTuple

from game.cazadores.bots.eye import Eye
from game.cazadores.chart import Kind

FADING = 0.03
"""By this part each further tile at a site is worth less than the one before."""
PULL = 0.1
"""How much the sites beyond this turn weigh for who looks no turn ahead."""


class Trip(NamedTuple):
    """What a trip is worth, in hundredths of a point, and its first stop: a space, and how many tiles are dug there."""

    worth: float
    stop: int = -1
    digs: int = 0


class Leg(NamedTuple):
    """A ship on its trip: where it is, provisions, room for tiles, stops that may follow, spaces it has stopped at."""

    here: int
    left: int
    room: int
    stops: int
    seen: tuple[int, ...] = ()


class Planner:
    """Looks for the best trip, with so many stops; `ahead` weighs what the turn after it could bring (0: nothing).

    `thrift` is what a provision is worth that is not used up.
    """

    def __init__(self, eye: Eye, stops: int, thrift: int, ahead: float = 0.0) -> None:
        state, box = eye.state, eye.box
        self.eye = eye
        self.stops = stops
        self.thrift = thrift
        self.ahead = ahead
        self.later = Planner(eye, 1, thrift) if ahead else None
        self.chart = box.chart
        self.sites = [(site, group) for site, group in enumerate(box.site_groups) if group >= 0 and state.piles[site]]
        self.museum = state.museums[eye.seat]
        self.havens = box.chart.of_kind(Kind.SUPPLIES)
        self._coming: dict[tuple[int, int, int], float] = {}
        self._pulls: dict[int, float] = {}

    def best(self) -> Trip:
        """The best trip from where the ship lies."""
        state, seat = self.eye.state, self.eye.seat
        room = self.eye.box.numbers.hold - state.loads[seat]
        return self._from(Leg(state.ships[seat], state.provisions[seat], room, self.stops))

    def _from(self, leg: Leg) -> Trip:
        found = self._home(leg)
        if not leg.stops:
            return found
        steps, home = self.chart.voyages[leg.here], self.chart.home
        for site, group in self.sites:
            if steps[site] + home[site] < leg.left and site not in leg.seen and leg.room:
                found = max(found, self._dig(leg, site, group))
        way = steps[self.museum]
        if way + home[self.museum] <= leg.left and self.museum not in leg.seen and self.eye.harvest:
            hold = self.eye.box.numbers.hold
            rest = self._from(Leg(self.museum, leg.left - way, hold, leg.stops - 1, (*leg.seen, self.museum)))
            found = max(found, Trip(self.eye.harvest - self.thrift * way + rest.worth, self.museum))
        return found

    def _dig(self, leg: Leg, site: int, group: int) -> Trip:
        """The best number of tiles to dig there; if nothing follows, all that can be dug."""
        state, mean = self.eye.state, self.eye.means[group]
        way = self.chart.voyages[leg.here][site]
        left = leg.left - way
        most = min(state.piles[site], state.box.seats - state.dug[site], left - self.chart.home[site], leg.room)
        found = Trip(-1e9)
        for digs in range(1, most + 1):
            if digs == most or leg.stops > 1:
                gain = mean * digs * (1 - FADING * digs) - self.thrift * (way + digs)
                rest = self._from(Leg(site, left - digs, leg.room - digs, leg.stops - 1, (*leg.seen, site)))
                found = max(found, Trip(gain + rest.worth, site, digs))
        return found

    def _home(self, leg: Leg) -> Trip:
        """The best replenishing point to end at: the way, what is lost beyond twenty, what may come after."""
        numbers = self.eye.box.numbers
        found = Trip(-1e9)
        for haven in self.havens:
            steps = self.chart.voyages[leg.here][haven] or 2  # out and back
            after = leg.left - steps + numbers.refill
            if steps <= leg.left:
                wasted = max(0, after - numbers.most_provisions)
                hope = self._hope(haven, after - wasted, leg.room)
                found = max(found, Trip(hope - self.thrift * (steps + wasted), haven))
        return found

    def _hope(self, haven: int, left: int, room: int) -> float:
        """What may come after: the best site by its distance, or a trip of one stop in the next turn."""
        if self.later is None:
            return PULL * self._pull(haven)
        key = haven, left, room
        if key not in self._coming:
            trip = self.later.after(Leg(haven, left, room, 1))
            self._coming[key] = self.ahead * max(trip.worth, self._pull(haven) / 2)
        return self._coming[key]

    def after(self, leg: Leg) -> Trip:
        """The best trip from there."""
        return self._from(leg)

    def _pull(self, haven: int) -> float:
        """The best of all sites as seen from there: the further, the less."""
        if haven not in self._pulls:
            ways, room = self.chart.ways[haven], self.eye.box.seats
            worths = [
                self.eye.means[group] * min(room, self.eye.state.piles[site]) / (1 + ways[site])
                for site, group in self.sites
            ]
            self._pulls[haven] = max(worths, default=0.0)
        return self._pulls[haven]
