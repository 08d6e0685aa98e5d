"""The table shown follows the events one by one, so that it can be drawn as it was in between."""

from collections.abc import Iterable

from game.cazadores.events import (
    Built,
    Chose,
    Completed,
    Counted,
    Delivered,
    Drew,
    Dug,
    IdleRound,
    Launched,
    Replenished,
    Returned,
    Sailed,
    Scored,
    Swapped,
    Unloaded,
)
from game.cazadores.state import OVER, State
from game.core.table import Event


def follow(table: State, event: Event) -> None:
    """Changes the table as the event says. What no event tells is put right when the match's own state is shown."""
    match event:
        case Chose(seat=seat):
            table.seat = (seat + 1) % table.box.seats
        case Built(seat, port):
            table.museums[seat] = table.box.chart.numbers[port]
        case Launched(seat, port):
            table.ships[seat] = table.box.chart.numbers[port]
        case Sailed(seat, _start, goal, provisions):
            table.ships[seat], table.provisions[seat] = table.box.chart.numbers[goal], provisions
        case Scored(seat=seat, total=total):
            table.scores[seat] = total
        case Replenished():
            _replenished(table, event)
        case IdleRound(rounds=rounds):
            table.idle = rounds
        case Counted():
            table.phase = OVER
        case _:
            _tiles(table, event)


def _replenished(table: State, event: Replenished) -> None:
    table.provisions[event.seat] = event.provisions
    table.seat, table.turn = event.to, event.turn
    table.dug, table.swaps = bytearray(len(table.dug)), bytearray(len(table.swaps))


def _tiles(table: State, event: Event) -> None:
    """Events in which tiles, animals and missions go somewhere."""
    match event:
        case Dug():
            _dug(table, event)
        case Completed(seat, animal, where):
            _completed(table, seat, table.box.animal_numbers[animal], where)
        case Unloaded():
            _unloaded(table, event)
        case Swapped():
            _swapped(table, event)
        case Returned(seat, tiles):
            for tile in _numbers(table, tiles):
                table.stores[seat][tile] -= 1
                table.boxed[tile] += 1
        case Drew(seat, _value, groups, provisions):
            table.hands[seat] |= 1 << table.box.mission_numbers["+".join(groups)]
            table.provisions[seat] = provisions
        case Delivered():
            _delivered(table, event)


def _numbers(table: State, tiles: Iterable[str]) -> list[int]:
    return [table.box.tile_numbers[tile] for tile in tiles]


def _dug(table: State, event: Dug) -> None:
    site, seat = table.box.chart.numbers[event.port], event.seat
    table.piles[site], table.provisions[seat] = event.left, event.provisions
    table.bags[table.box.site_groups[site]].remove(event.tile)
    table.dug[site] += 1
    table.buried -= 1
    table.idle = 0
    table.holds[seat][table.box.tile_numbers[event.tile]] += 1
    table.loads[seat] += 1


def _completed(table: State, seat: int, animal: int, where: str) -> None:
    ship = where == "ship"
    loose, whole = (table.holds, table.aboard) if ship else (table.stores, table.shown)
    span = table.box.spans[animal]
    for part in range(span.start, span.stop):
        loose[seat][part] -= 1
    whole[seat][animal] += 1


def _unloaded(table: State, event: Unloaded) -> None:
    seat, box = event.seat, table.box
    for tile in _numbers(table, event.tiles):
        table.holds[seat][tile] -= 1
        table.stores[seat][tile] += 1
        table.loads[seat] -= 1
    for name in event.animals:
        animal = box.animal_numbers[name]
        table.aboard[seat][animal] -= 1
        table.shown[seat][animal] += 1
        table.loads[seat] -= box.animals[animal].tiles


def _swapped(table: State, event: Swapped) -> None:
    give, take = _numbers(table, (event.give, event.take))
    table.holds[event.seat][give] -= 1
    table.stores[event.owner][take] -= 1
    table.holds[event.seat][take] += 1
    table.stores[event.owner][give] += 1
    table.provisions[event.seat] = event.provisions
    table.swaps[event.owner] += 1


def _delivered(table: State, event: Delivered) -> None:
    seat, card = event.seat, table.box.mission_numbers["+".join(event.groups)]
    for name in event.animals:
        animal = table.box.animal_numbers[name]
        table.shown[seat][animal] -= 1
        table.given[seat][animal] += 1
    table.hands[seat] &= ~(1 << card)
    table.done[seat] |= 1 << card
