"""What swaps with other museums are worth (C10), all in hundredths of a point."""

from typing import NamedTuple

from game.cazadores.bots.outlook import Outlook


class Deal(NamedTuple):
    """A swap, by the numbers of its tiles: what it brings the seat, and what of the owner's gain counts against it."""

    give: int
    take: int
    mine: float
    theirs: float

    @property
    def net(self) -> float:
        """Both together, without the provision that it costs."""
        return self.mine - self.theirs


def deal(look: Outlook, other: Outlook, give: int, take: int) -> Deal:
    """The seat that looks gives one tile and takes the other, which the other seat's museum gives."""
    point = 100.0 * look.box.numbers.swap_points
    mine, theirs = point + look.exchange(give, take), point + other.exchange(take, give)
    return Deal(give, take, mine, theirs / (look.box.seats - 1))


def bargains(look: Outlook, owner: int, most: int, least: float) -> tuple[float, ...]:
    """What the best swap there brings, the best two together, and so on; each of them more than `least`.

    One after the other, as the tiles lie now; at most so many. What two of them do for one animal is not looked at.
    """
    state, box, found = look.state, look.box, list[float]()
    hold, store = bytearray(state.holds[look.seat]), bytearray(state.stores[owner])
    if not box.variants.trade or max(store) < 2:
        return ()
    other, groups = Outlook(state, owner, look.buried, look.share), box.tile_groups
    while len(found) < most:
        spare = [tile for tile, count in enumerate(store) if count > 1]
        gifts = [tile for tile, count in enumerate(hold) if count and not store[tile]]
        deals = [deal(look, other, give, take) for give in gifts for take in spare if groups[give] == groups[take]]
        best = max(deals, key=lambda one: one.net, default=None)
        if best is None or best.net <= least:
            break
        found.append(best.net + (found[-1] if found else 0.0))
        hold[best.give] -= 1
        store[best.give] += 1
        store[best.take] -= 1
    return tuple(found)
