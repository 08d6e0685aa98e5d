"""At the own museum: cargo is unloaded (C9), and by a variant loose tiles go back to the box (C10)."""

from collections import Counter
from itertools import combinations_with_replacement

from game.cazadores.commands import ALL, Return, Unload
from game.cazadores.completing import join, score
from game.cazadores.events import Reason, Returned, Unloaded
from game.cazadores.state import State
from game.cazadores.words import animal_title, group_title
from game.core.table import Table
from game.core.words import _


def unloads(state: State) -> list[Unload]:
    """All of it, then each whole animal, then each loose tile; nothing if the ship is empty."""
    seat, box = state.seat, state.box
    if not state.loads[seat]:
        return []
    found = [ALL]
    found += [unload for unload, number in zip(box.set_unloads, state.aboard[seat], strict=True) if number]
    found += [unload for unload, number in zip(box.unloads, state.holds[seat], strict=True) if number]
    return found


def refuse_unload(state: State, command: Unload) -> str | None:
    """Why this cannot be unloaded here."""
    box, seat = state.box, state.seat
    if command == ALL:
        return None if state.loads[seat] else _("There is nothing on your ship.")
    animal = box.animal_numbers.get(command.what)
    if animal is not None:
        whole = state.aboard[seat][animal]
        text = _("There is no complete {animal} on your ship.")
        return None if whole else text.format(animal=animal_title(box, animal))
    tile = box.tile_numbers.get(command.what)
    if tile is None or not state.holds[seat][tile]:
        return _("There is no such loose tile on your ship.")
    return None


def unload(table: Table[State], command: Unload) -> None:
    """Off the ship, into the museum, for nothing. What completes an animal there scores at once (C5)."""
    state, seat, box = table.state, table.state.seat, table.state.box
    tiles, animals = _chosen(state, command)
    if table.heard is not None:
        names = tuple(box.tiles[tile] for tile in tiles)
        table.tell(Unloaded(seat, names, tuple(box.animals[animal].name for animal in animals)))
    for animal in animals:  # C5: a whole animal scores once
        state.aboard[seat][animal] -= 1
        state.shown[seat][animal] += 1
        state.loads[seat] -= box.animals[animal].tiles
    reasons: list[Reason] = []
    for tile in tiles:
        state.holds[seat][tile] -= 1
        reasons += join(table, seat, tile, ship=False)
    state.loads[seat] -= len(tiles)
    score(table, seat, reasons)


def _chosen(state: State, command: Unload) -> tuple[list[int], list[int]]:
    """The loose tiles and the whole animals that go."""
    box, seat = state.box, state.seat
    if command == ALL:
        return _counted(state.holds[seat]), _counted(state.aboard[seat])
    if command.what in box.animal_numbers:
        return [], [box.animal_numbers[command.what]]
    return [box.tile_numbers[command.what]], []


def _counted(row: bytearray) -> list[int]:
    """Each number as often as the row counts it."""
    return [number for number, count in enumerate(row) for _one in range(count)]


# -- the second rule of C10 -------------------------------------------------------------------------------------------


def returns(state: State) -> list[Return]:
    """Every choice of so many loose tiles of one group in the museum."""
    box, store = state.box, state.stores[state.seat]
    if not box.variants.returns:
        return []
    found: list[tuple[int, ...]] = []
    for group in range(len(box.groups)):
        have = [tile for tile, count in enumerate(store) if count and box.tile_groups[tile] == group]
        found += combinations_with_replacement(have, box.numbers.returned)
    there = [tiles for tiles in found if all(store[tile] >= tiles.count(tile) for tile in tiles)]
    return [Return(tuple([box.tiles[tile] for tile in tiles])) for tiles in there]


def refuse_return(state: State, command: Return) -> str | None:
    """Why these tiles cannot go back to the box."""
    box, store = state.box, state.stores[state.seat]
    if not box.variants.returns:
        return _("No tiles go back to the box in this match.")
    tiles = [box.tile_numbers.get(name, -1) for name in command.tiles]
    groups = {box.tile_groups[tile] for tile in tiles if tile >= 0}
    if len(tiles) != box.numbers.returned or len(groups) != 1 or tiles != sorted(tiles):
        text = _("{number} loose tiles of one group go back at once, named in their order.")
        return text.format(number=box.numbers.returned)
    short = [tile for tile, number in Counter(tiles).items() if tile < 0 or store[tile] < number]
    if short:
        text = _("Your museum has not so many of these loose tiles: {group}.")
        return text.format(group=group_title(box.groups[min(groups)]))
    return None


def give_back(table: Table[State], command: Return) -> None:
    """Loose tiles leave the match for points."""
    state, seat, box = table.state, table.state.seat, table.state.box
    for name in command.tiles:
        tile = box.tile_numbers[name]
        state.stores[seat][tile] -= 1
        state.boxed[tile] += 1
    if table.heard is not None:
        table.tell(Returned(seat, command.tiles))
    score(table, seat, [Reason(box.numbers.return_points, "return")])
