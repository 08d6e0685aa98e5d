"""The easy bot: it weighs what can be done in port, and else goes to the one stop that promises most."""

from collections.abc import Sequence

from game.cazadores.bots.eye import PROVISION, Eye
from game.cazadores.bots.outlook import unseen
from game.cazadores.bots.trips import Trip, best_trip
from game.cazadores.commands import ALL, DIG, Build, Deliver, Draw, Keep, Launch, Return, Sail, Swap
from game.cazadores.state import State
from game.core.bots import seen
from game.core.decision import Command
from game.core.match import Match


class Easy:
    """Sees one stop ahead, and no further than this turn; the seed chooses between equals."""

    __slots__ = ("_seed",)

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def choose(self, match: Match[State]) -> Command:
        """The answer to the open decision; the same for the same seed and what the seat may see."""
        assert match.decision is not None
        options, seat = match.decision.options(), match.decision.seat
        if len(options) == 1:
            return options[0]
        twin = seen(match, seat, self._seed)
        eye = Eye(twin.state, seat)
        match match.decision.about:
            case "missions":
                return _keep(eye, options)
            case "museum":
                return self._first_of_best(eye.state, options, [-_spread(eye.state, option) for option in options])
            case "ship":
                return self._first_of_best(eye.state, options, [-_way_out(eye, option) for option in options])
        return self._play(eye, options)

    def _first_of_best(self, state: State, options: Sequence[Command], worths: Sequence[float]) -> Command:
        best = max(worths)
        equals = [option for option, worth in zip(options, worths, strict=True) if worth == best]
        return equals[(self._seed + state.turn) % len(equals)]

    def _play(self, eye: Eye, options: Sequence[Command]) -> Command:
        if ALL in options:
            return ALL
        deals = [(in_port(eye, option), option) for option in options if not isinstance(option, Sail) and option != DIG]
        worth, deal = max(deals, key=lambda one: one[0], default=(0.0, None))
        if deal is not None and worth > 0:
            return deal
        trip = best_trip(eye, PROVISION)
        if not eye.box.chart.is_passable(trip.stop):
            trip = best_trip(eye, 0)  # nothing is worth saving for, so that even a tile of no use may be dug
        here = eye.state.ships[eye.seat]
        if trip.stop == here and DIG in options:
            return DIG
        steps = [option for option in options if isinstance(option, Sail)]
        return self._first_of_best(eye.state, steps, [_nearer(eye, step, trip) for step in steps])


def in_port(eye: Eye, command: Command) -> float:
    """What a deal in port is worth."""
    match command:
        case Deliver(groups):
            card = eye.box.mission_numbers["+".join(groups)]
            return 100.0 * eye.box.missions[card].value
        case Draw(value):
            cards = unseen(eye.state, eye.seat, eye.box.values.index(value))
            return sum([eye.promise(card) for card in cards]) / max(1, len(cards)) - 3 * PROVISION
        case Swap(give, take):
            gains, numbers = eye.gains, eye.box.tile_numbers
            return gains[numbers[take]] - eye.loss(numbers[give]) - PROVISION
        case Return(tiles):
            kept = sum([eye.loss(eye.box.tile_numbers[name]) for name in tiles])
            return 100.0 * eye.box.numbers.return_points - kept - 3 * PROVISION
    return -1.0


def _keep(eye: Eye, options: Sequence[Command]) -> Command:
    """The first missions that promise something; at least the one that promises most."""
    missions = eye.box.missions
    promises = {missions[card].value: eye.promise(card) for card in eye.state.missions(eye.seat)}
    keeps = [option for option in options if isinstance(option, Keep)]
    return max(keeps, key=lambda keep: sum([promises[value] for value in keep.values]))


def _spread(state: State, command: Command) -> float:
    """How far the sites lie from that port, the steps summed."""
    assert isinstance(command, Build)
    chart = state.box.chart
    steps = chart.ways[chart.numbers[command.port]]
    return sum([steps[site] for site, group in enumerate(state.box.site_groups) if group >= 0])


def _way_out(eye: Eye, command: Command) -> float:
    """How far the own museum and the nearest four sites lie from there."""
    assert isinstance(command, Launch)
    chart, state = eye.box.chart, eye.state
    steps = chart.voyages[chart.numbers[command.port]]
    near = sorted([steps[site] for site, group in enumerate(eye.box.site_groups) if group >= 0])
    return sum(near[:4]) + 0.5 * steps[state.museums[eye.seat]]


def _nearer(eye: Eye, step: Sail, trip: Trip) -> float:
    """How near that step brings the ship to the first stop of its trip."""
    chart = eye.box.chart
    there = chart.numbers[step.port]
    if not chart.is_passable(there) and there != trip.stop:
        return -1e6
    return -chart.voyages[there][trip.stop]
