"""Rulebook, "Setup": the box for this table, and the table before the first roll."""

from functools import cache

from game.core.dice import Dice
from game.core.ruleset import wrong_seats
from game.wrath.box import SPECIAL, Box, Terrain, Tile
from game.wrath.land import Land
from game.wrath.scenario import PENS, Pieces, Scenario, Table
from game.wrath.state import State


@cache
def _box(pieces: Pieces, tiles: tuple[Tile, ...], table: Table, stall: int) -> Box:
    return Box(
        seats=table.players,
        tiles=tiles,
        faces=pieces.faces,
        species=pieces.species,
        tribes=pieces.tribes,
        spaces=table.spaces,
        target=table.target,
        dice=pieces.dice,
        rolls=pieces.rolls,
        cavemen=pieces.cavemen,
        bases=pieces.bases,
        most=pieces.most,
        present=pieces.present,
        stall=stall,
    )


def open_box(scenario: Scenario, seats: int) -> Box:
    """The box for that many players. ValueError: more or fewer than may play."""
    for table in scenario.pieces.tables:
        if table.players == seats:
            return _box(scenario.pieces, in_order(scenario.layout), table, scenario.stall_rounds * seats)
    raise wrong_seats(seats, scenario.seats())


def in_order(layout: tuple[Tile, ...]) -> tuple[Tile, ...]:
    """The tiles by their numbers: by terrain and name, the cave, the hut and the volcano last."""
    order = list(Terrain)
    tiles = tuple(sorted(layout, key=lambda tile: (order.index(tile.terrain), tile.name)))
    assert tuple(tile.terrain for tile in tiles[-3:]) == SPECIAL
    return tiles


def set_up(scenario: Scenario, seats: int, dice: Dice) -> State:
    """The table before the first roll."""
    box = open_box(scenario, seats)
    grid = [box.tile_numbers[tile.name] for tile in scenario.layout]
    if scenario.land == "random":
        for _deal in range(scenario.shuffles + 1):  # W45: as often as the table wished
            _shuffle(grid, dice)
    pens = [box.kinds[name] for name in scenario.dinosaurs]
    if scenario.pick == "drawn":  # W41
        pens = list(range(1, len(box.names)))
        _shuffle(pens, dice)
    start = dice.number(seats) - 1 if scenario.start == "random" else 0
    return State(box, Land(box, grid), sorted(pens[:PENS]), start)


def _shuffle(items: list[int], dice: Dice) -> None:
    for last in range(len(items) - 1, 0, -1):
        other = dice.number(last + 1) - 1
        items[last], items[other] = items[other], items[last]
