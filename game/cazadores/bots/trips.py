"""Trips: the stop that promises most in this turn, what it brings on average, and the way home."""

from collections.abc import Iterator
from typing import NamedTuple

from game.cazadores.bots.eye import Eye
from game.cazadores.bots.planning import faded
from game.cazadores.chart import Kind

PULL = 0.1
"""How much the sites beyond this turn weigh in the choice of supplies."""


class Trip(NamedTuple):
    """What a trip is worth, in hundredths of a point, and the space where it leads first."""

    worth: float
    stop: int


def best_trip(eye: Eye, thrift: int) -> Trip:
    """The best way to spend the turn from where the ship lies: one stop, or none.

    `thrift` is what a provision is worth that is not used up.
    """
    state, seat = eye.state, eye.seat
    here, left = state.ships[seat], state.provisions[seat]
    return max([_home(eye, here, left, thrift), *_digs(eye, here, left, thrift), *_unloads(eye, here, left, thrift)])


def _digs(eye: Eye, here: int, left: int, thrift: int) -> Iterator[Trip]:
    """For each site within reach: as many tiles as can be dug there with the way home kept."""
    state, box, chart = eye.state, eye.box, eye.box.chart
    room = box.numbers.hold - state.loads[eye.seat]
    for site, group in enumerate(box.site_groups):
        way = chart.voyages[here][site]
        most = min(state.piles[site], box.seats - state.dug[site], left - way - chart.home[site], room)
        if group >= 0 and most > 0:
            gain = faded(eye.means[group], most) - thrift * (way + most)
            yield Trip(gain + _home(eye, site, left - way - most, thrift).worth, site)


def _unloads(eye: Eye, here: int, left: int, thrift: int) -> Iterator[Trip]:
    """The own museum, if something is to be done there; what could be is done before a ship leaves it."""
    museum = eye.state.museums[eye.seat]
    way = eye.box.chart.voyages[here][museum]
    if way and way + eye.box.chart.home[museum] <= left and eye.harvest:
        yield Trip(eye.harvest - thrift * way + _home(eye, museum, left - way, thrift).worth, museum)


def _home(eye: Eye, here: int, left: int, thrift: int) -> Trip:
    """The best replenishing point to end at: the way, what is lost beyond twenty, how near it is to sites."""
    numbers, chart = eye.box.numbers, eye.box.chart
    found = Trip(-1e9, -1)
    for haven in chart.of_kind(Kind.SUPPLIES):
        steps = chart.voyages[here][haven] or 2  # out and back
        if steps <= left:
            wasted = max(0, left - steps + numbers.refill - numbers.most_provisions)
            found = max(found, Trip(PULL * eye.pull(haven) - thrift * (steps + wasted), haven))
    return found
