"""What the stops of a trip promise to a seat: tiles at the sites, and what is to be done at its own museum.

All worths are in hundredths of a point.
"""

from dataclasses import dataclass
from functools import cached_property

from game.cazadores.bots.bartering import bargains
from game.cazadores.bots.mind import Mind
from game.cazadores.bots.outlook import Outlook, count_buried
from game.cazadores.state import State

CRUMB = 5
"""What even a tile of no use is worth: it brings the end nearer, for which all would wait else (C28)."""
ROOM = 40
"""What the room of a full ship is worth, by each tile that it carries; less, by the square, of an emptier one."""


@dataclass(frozen=True, slots=True)
class Call:
    """A call at the own museum. `sure`: what is safe then, whenever the match ends; `fee`: provisions for a `card`."""

    sure: float = 0.0
    room: float = 0.0
    card: float = 0.0
    fee: int = 0

    @property
    def worth(self) -> float:
        """All together."""
        return self.sure + self.room + self.card


class Promise:
    """What there is to be had for a seat, which looks at its own missions alone."""

    def __init__(self, state: State, seat: int, mind: Mind) -> None:
        self.state, self.box, self.seat, self.mind = state, state.box, seat, mind
        seats = state.box.seats
        buried, envy, share = count_buried(state), mind.envy(seats), mind.share(seats)
        self.look = Outlook(state, seat, buried, share, state.missions(seat))
        self.own = [gain + CRUMB for gain in self.look.gains]
        """By group, what the next tile brings the seat on average."""
        self.spoils = [0.0] * len(self.box.groups)
        """By group, what of it counts since rivals do not get it."""
        others = [other for other in range(seats) if other != seat] if envy else []
        for other in others:
            for group, loss in enumerate(Outlook(state, other, buried, share).losses):
                self.spoils[group] += envy * loss / len(others)

    @cached_property
    def tile(self) -> list[float]:
        """By group, what digging the next tile is worth."""
        return [own + spoil for own, spoil in zip(self.own, self.spoils, strict=True)]

    @cached_property
    def provision(self) -> float:
        """What a provision is worth that is left at the end of the turn; nothing if tiles are of no use."""
        total = 0.0
        for worth, bag in zip(self.tile, self.state.bags, strict=True):
            total += (worth - CRUMB) * len(bag)
        return self.mind.thrift * total / max(1, self.state.buried)

    @cached_property
    def call(self) -> Call:
        """What calling at the own museum is worth now."""
        state, seat, look = self.state, self.seat, self.look
        load = state.loads[seat]
        sure = 100 * (1 - look.late) * self._waiting()
        room = ROOM * load * load / self.box.numbers.hold
        best = max([look.card(kind) for kind in range(len(self.box.values))]) if self.may_draw else 0.0
        return Call(sure, room, best, 1) if best > self.provision else Call(sure, room)

    @cached_property
    def markets(self) -> dict[int, tuple[float, ...]]:
        """By another's museum, what one, two, ... swaps there bring together now."""
        state, seats, found = self.state, self.box.seats, {}
        for owner, museum in enumerate(state.museums):
            if owner != self.seat:
                sums = bargains(self.look, owner, seats - state.swaps[owner], self.provision)
                if sums:
                    found[museum] = sums
        return found

    @property
    def may_draw(self) -> bool:
        """Whether the seat could draw another mission at its museum (C6)."""
        return self.box.variants.draws and len(self.look.hand) < self.box.numbers.hand

    def _waiting(self) -> int:
        """The points that wait at the museum: animals that unloading completes, missions that are done then."""
        state, seat, box = self.state, self.seat, self.box
        points, whole = 0, (state.shown[seat], state.aboard[seat])
        free = [sum([row[one] for one in members for row in whole]) for members in box.members]
        for animal, span in enumerate(box.spans):
            if any(state.holds[seat][span]) and 0 not in self.look.have[span]:
                points += box.points[animal]
                free[box.group_of[animal]] += 1
        for card in sorted(self.look.hand, key=lambda card: (-box.missions[card].value, card)):
            if all(free[group] for group in box.wants[card]):
                points += 2 * box.missions[card].value  # what is not done costs as much
                for group in box.wants[card]:
                    free[group] -= 1
        return points
