"""Rulebook, "Fossil tiles trade at museums", whose text is lost: C10."""

from game.cazadores.commands import Swap
from game.cazadores.completing import join, score
from game.cazadores.events import Reason, Swapped
from game.cazadores.state import NOWHERE, State
from game.cazadores.words import group_title
from game.core.table import Table
from game.core.words import _


def swaps(state: State, owner: int) -> list[Swap]:
    """Every swap with that museum: a loose tile that it lacks for one that it has twice, of the same group."""
    box, seat, store = state.box, state.seat, state.stores[owner]
    if max(store) < 2 or refuse_trade(state, owner) is not None:
        return []
    spare = [tile for tile, count in enumerate(store) if count > 1]
    gifts = [tile for tile, count in enumerate(state.holds[seat]) if count and not store[tile]]
    groups, known = box.tile_groups, box.swaps
    return [known[give, take] for give in gifts for take in spare if groups[give] == groups[take]]


def refuse_trade(state: State, owner: int) -> str | None:
    """Why nothing is swapped with that museum now, whatever the tiles."""
    box, seat = state.box, state.seat
    if not box.variants.trade:
        return _("Museums do not trade in this match.")
    if owner in {NOWHERE, seat}:  # C31
        return _("Tiles are swapped at another player's museum.")
    if state.swaps[owner] >= box.seats:
        return _("With one museum {number} tiles are swapped in a turn, no more.").format(number=box.seats)
    if state.provisions[seat] <= box.chart.home[state.ships[seat]]:  # C13
        return _("What is left is needed for the way to supplies.")
    return None


def refuse_swap(state: State, command: Swap) -> str | None:
    """Why these two tiles cannot be swapped here."""
    box, seat = state.box, state.seat
    owner = state.owner_of(state.ships[seat])
    give, take = box.tile_numbers.get(command.give), box.tile_numbers.get(command.take)
    refused = refuse_trade(state, owner)
    if refused is not None or give is None or take is None:
        return refused or _("There is no such tile.")
    if not state.holds[seat][give]:
        return _("The tile to give is not loose on your ship.")
    if box.tile_groups[give] != box.tile_groups[take]:
        text = _("Both tiles must be of one group: {group}.")
        return text.format(group=group_title(box.groups[box.tile_groups[give]]))
    if state.stores[owner][take] < 2:
        return _("The museum has no spare one of that tile.")
    return _("The museum has that tile already; give one that it lacks.") if state.stores[owner][give] else None


def swap(table: Table[State], command: Swap) -> None:
    """One tile for another, a point for both sides, and what is completed by it."""
    state, seat, box = table.state, table.state.seat, table.state.box
    owner = state.owner_of(state.ships[seat])
    give, take = box.tile_numbers[command.give], box.tile_numbers[command.take]
    state.provisions[seat] -= 1
    state.swaps[owner] += 1
    if table.heard is not None:
        table.tell(Swapped(seat, owner, command.give, command.take, state.provisions[seat]))
    state.holds[seat][give] -= 1
    state.stores[owner][take] -= 1
    point = Reason(box.numbers.swap_points, "swap")
    score(table, seat, [point, *join(table, seat, take, ship=True)])
    score(table, owner, [point, *join(table, owner, give, ship=False)])
