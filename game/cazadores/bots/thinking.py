"""What bots that plan trips have in common. Each answer is thought of afresh, from nothing but what lies open."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import fsum
from typing import NamedTuple

from game.cazadores.bots.bartering import deal
from game.cazadores.bots.mind import Mind
from game.cazadores.bots.outlook import Outlook
from game.cazadores.bots.planning import Trip, Trips, faded, pulls, setting_out
from game.cazadores.bots.promise import Promise
from game.cazadores.box import Box
from game.cazadores.commands import ALL, DIG, Build, Deliver, Draw, Keep, Launch, Return, Sail, Swap
from game.cazadores.state import NOWHERE, State
from game.core.decision import Command
from game.core.match import Match
from game.core.search import Budget

FREE = 10.0
"""What it seems worth to unload everything: a little, as it costs nothing."""


class Term(NamedTuple):
    """A part of what an answer is worth, in hundredths of a point; where (`space`), or how many (`number`)."""

    name: str
    gain: float
    space: int = NOWHERE
    number: int = 0


@dataclass(frozen=True, slots=True)
class Thought:
    """An answer that was thought of, and what it is worth: the sum of its terms. `trip`: where it leads."""

    command: Command
    terms: tuple[Term, ...]
    trip: Trip | None = None

    @property
    def worth(self) -> float:
        """In hundredths of a point."""
        return fsum([term.gain for term in self.terms])


class Planner:
    """Takes what its thoughts put first; of equals the first option, so that it needs no chance."""

    __slots__ = ("mind",)

    def __init__(self, mind: Mind) -> None:
        self.mind = mind

    def choose(self, match: Match[State]) -> Command:
        """The answer to the open decision; a match is looked at and never changed."""
        assert match.decision is not None
        options = match.decision.options()
        return options[0] if len(options) == 1 else self.thoughts(match)[0].command

    def thoughts(self, match: Match[State]) -> list[Thought]:
        """What it thinks of the open decision, best first: the same for the same state."""
        assert match.decision is not None
        state, seat, options = match.state, match.decision.seat, match.decision.options()
        match match.decision.about:
            case "missions":
                look = self.promise(state, seat).look
                found = [_keeping(look, option) for option in options]
            case "museum":
                found = [_building(state, option) for option in options]
            case "ship":
                beyond = self.beyond(self.promise(state, seat), Budget(self.mind.nodes))
                found = [_launching(state.box, option, beyond) for option in options]
            case _:
                return self._play(match, options)
        return sorted(found, key=_loss)

    def promise(self, state: State, seat: int) -> Promise:
        """What this mind sees in the state."""
        return Promise(state, seat, self.mind)

    def beyond(self, promise: Promise, budget: Budget) -> dict[int, float]:  # noqa: ARG002 - a better mind searches
        """By replenishing point, what to end there is worth, besides the provisions."""
        return pulls(promise)

    def markets(self, promise: Promise) -> Mapping[int, tuple[float, ...]]:  # noqa: ARG002 - a better mind looks there
        """By space, what one, two, ... swaps with the museum there bring together, where it thinks of them."""
        return {}

    def trips(self, promise: Promise, budget: Budget) -> list[Trip]:
        """The trips that may be made, best first."""
        trips = Trips(promise, budget, self.beyond(promise, budget), markets=self.markets(promise))
        return trips.best(setting_out(promise.state, promise.seat), self.mind.width)

    def _play(self, match: Match[State], options: Sequence[Command]) -> list[Thought]:
        """What is worth doing in port comes first; then the trips."""
        promise, budget = self.promise(match.state, match.state.seat), Budget(self.mind.nodes)
        deals = [_deal(match, promise, option) for option in options if not isinstance(option, Sail) and option != DIG]
        good = sorted([deal for deal in deals if deal.worth > 0], key=_order)
        if good:
            return good
        firsts = dict[Command, Thought]()
        for trip in self.trips(promise, budget):
            command = first_step(match.state, trip, options)
            firsts.setdefault(command, Thought(command, terms(promise, trip), trip))
        return list(firsts.values())


def first_step(state: State, trip: Trip, options: Sequence[Command]) -> Command:
    """The answer with which the trip begins."""
    chart, here = state.box.chart, state.ships[state.seat]
    goal = trip.stops[0].space if trip.stops else trip.end
    if goal == here and DIG in options:
        return DIG
    steps = [option for option in options if isinstance(option, Sail)]
    return min(steps, key=lambda step: _far(state, chart.numbers[step.port], goal))


def _far(state: State, space: int, goal: int) -> int:
    """The steps from there to the goal; supplies on the way would end the turn (C12)."""
    chart = state.box.chart
    if space == goal:
        return 0
    return 1 + chart.voyages[space][goal] if chart.is_passable(space) else 1_000 + chart.ways[space][goal]


def terms(promise: Promise, trip: Trip) -> tuple[Term, ...]:
    """What the trip is worth, part by part; they sum to its worth."""
    found, box = list[Term](), promise.box
    for stop in trip.stops:
        if stop.swaps:
            found.append(Term("market", promise.markets[stop.space][stop.swaps - 1], stop.space, stop.swaps))
            continue
        if not stop.digs:
            call = promise.call
            parts = (("sure", call.sure), ("room", call.room), ("card", call.card))
            found += [Term(name, gain, stop.space) for name, gain in parts if gain]
            continue
        group = box.site_groups[stop.space]
        found.append(Term("dig", faded(promise.own[group], stop.digs), stop.space, stop.digs))
        if promise.spoils[group]:
            found.append(Term("spoil", faded(promise.spoils[group], stop.digs), stop.space, stop.digs))
    found.append(Term("beyond", trip.worth - trip.gain, trip.end))
    return tuple(found)


# -- in port ----------------------------------------------------------------------------------------------------------


def _deal(match: Match[State], promise: Promise, command: Command) -> Thought:
    """A deal in port, which is done if it is worth anything."""
    look, box = promise.look, promise.box
    match command:
        case Deliver():
            return Thought(command, (Term("mission", _delivered(match, look, command)),))
        case Draw(value):
            card = Term("card", look.card(box.values.index(value)), number=value)
            return Thought(command, (card, Term("fee", -promise.provision)))
        case Swap(give, take):
            state = promise.state
            other = Outlook(state, state.owner_of(state.ships[promise.seat]), look.buried, look.share)
            swap = deal(look, other, box.tile_numbers[give], box.tile_numbers[take])
            fee = Term("fee", -promise.provision)
            return Thought(command, (Term("swap", swap.mine), Term("rival", -swap.theirs), fee))
        case Return(tiles):
            lost = fsum(
                [look.change(box.tile_numbers[name], -tiles.count(name), dug=False) for name in dict.fromkeys(tiles)]
            )
            return Thought(command, (Term("return", 100.0 * box.numbers.return_points), Term("tiles", lost - 1)))
    if command == ALL:
        return Thought(command, (Term("unload", FREE),))
    return Thought(command, (Term("part", -1.0),))


def _order(deal: Thought) -> tuple[int, float]:
    """What costs nothing comes first; then what is worth most."""
    return 0 if deal.command == ALL else 1 if isinstance(deal.command, Deliver) else 2, -deal.worth


def _delivered(match: Match[State], look: Outlook, command: Command) -> float:
    """What the seat is better off by it: the points, and what else its animals could have served."""
    twin = match.fork(0)
    twin.submit(command)
    state = twin.state
    return Outlook(state, look.seat, look.buried, look.share, state.missions(look.seat)).worth - look.worth


# -- the preparation --------------------------------------------------------------------------------------------------


def _keeping(look: Outlook, command: Command) -> Thought:
    assert isinstance(command, Keep)
    kept = [card for card in look.hand if look.box.missions[card].value in command.values]
    return Thought(command, (Term("kept", look.promise(kept), number=len(kept)),))


def _building(state: State, command: Command) -> Thought:
    """A museum near to many sites: by the steps to each, summed."""
    assert isinstance(command, Build)
    chart = state.box.chart
    port = chart.numbers[command.port]
    steps = sum([chart.ways[port][site] for site, group in enumerate(state.box.site_groups) if group >= 0])
    return Thought(command, (Term("near", -float(steps), port, steps),))


def _launching(box: Box, command: Command, beyond: dict[int, float]) -> Thought:
    assert isinstance(command, Launch)
    port = box.chart.numbers[command.port]
    return Thought(command, (Term("beyond", beyond[port], port),))


def _loss(thought: Thought) -> float:
    return -thought.worth
