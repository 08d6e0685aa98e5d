"""The five boards: as Tiled wrote them, as the rules read them, and as their hunts need them."""

from __future__ import annotations

import json
from collections import Counter
from itertools import pairwise
from pathlib import Path

import pytest
import pytmx

from art.baking import difference
from art.kit.png import read as read_picture
from art.land import SHEET, sheet
from game.content.tilesets import check_tileset
from game.core.grid import Grid
from game.moogh import content, maps
from game.moogh.board import GRID, Board, Facing, Feature, Ground, Square
from game.moogh.survey import led, on_foot

DATA = Path(__file__).resolve().parents[2] / "data" / "moogh"
HUNTS = content.scenarios(DATA)
MAPS = sorted((DATA / "maps").glob("*.tmx"))
BARS = {Feature.BOULDER, Feature.TREE}
AHEAD = {Facing.NORTH: -12, Facing.EAST: 1, Facing.SOUTH: 12, Facing.WEST: -1}


def cells(text: str) -> set[int]:
    return {GRID.cell(name) for name in text.split()}


def features(board: Board) -> Counter[Feature]:
    return Counter(one.feature for one in board.squares)


# -- as drawn --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", MAPS, ids=lambda path: path.stem)
def test_pytmx_sees_the_same_land_in_the_file(path: Path) -> None:
    drawn = pytmx.TiledMap(str(path), load_all=False)
    layer = maps.layers(path)[0]
    board = maps.board(path, layer)
    laid = {(int(one.x) // 64, int(one.y) // 64) for one in drawn.get_layer_by_name(layer) if one.gid}
    compared = 0
    for cell, square in enumerate(board.squares):
        row, column = divmod(cell, GRID.width)
        if (column, row) in laid:
            continue
        land, feature = (drawn.get_tile_properties(column, row, number) for number in (0, 1))
        standing = feature["feature"] if feature else "none"
        assert Square(Ground(land["ground"]), Feature(standing), land["level"]) == square
        compared += 1
    assert compared >= 100


@pytest.mark.parametrize("path", MAPS, ids=lambda path: path.stem)
def test_every_layer_of_every_map_belongs_to_a_hunt(path: Path) -> None:
    hunts = {one.name for one in HUNTS.values() if one.board.name == path.stem}
    assert set(maps.layers(path)) == hunts


def test_the_tiles_that_tiled_shows_are_what_the_code_draws() -> None:
    assert difference(read_picture(SHEET), sheet()) < 2
    assert check_tileset(DATA / "maps" / "land.tsx") == []


def test_tiled_knows_our_classes_and_words_and_the_same_edge_by_default() -> None:
    project = json.loads((DATA / "moogh.tiled-project").read_text(encoding="utf-8"))
    types = {one["name"]: one for one in project["propertyTypes"]}
    objects = {name for name, one in types.items() if one.get("useAs") == ["object"]}
    assert objects == set(maps.CLASSES)
    assert types["facing"]["values"] == [one.name.lower() for one in Facing]
    assert types["kind of ground"]["values"] == list(Ground)
    assert types["kind of feature"]["values"] == [one for one in Feature if one is not Feature.NONE]
    # Tiled leaves a property out of the file that has its class's default.
    [facing] = types["beast"]["members"]
    assert (facing["name"], facing["value"], facing["propertyType"]) == ("facing", "north", "facing")
    assert all(not types[name]["members"] for name in ("ground", "feature"))


def test_cells_are_named_from_the_south_west_corner() -> None:
    assert Grid(12, 12) == GRID
    assert [GRID.cell(name) for name in ("a12", "l12", "a1", "l1")] == [0, 11, 132, 143]
    assert HUNTS["fangs"].board.place("west").cells == (GRID.cell("c10"),)


# -- as the hunts need them ------------------------------------------------------------------------------------------


def test_m67_the_bluff_is_high_in_the_west_and_low_in_the_east() -> None:
    board = HUNTS["the-drop"].board
    assert {cell for cell, square in enumerate(board.squares) if square.level} == {
        cell for cell in range(144) if cell % 12 < 9
    }
    assert (features(board)[Feature.BOULDER], features(board)[Feature.BUSH]) == (3, 4)
    assert all(board.squares[cell].feature not in BARS for cell in cells("g7 h7 i7 g8 h8 i8"))
    assert set(board.starts) == cells(" ".join(f"{letter}{row}" for letter in "abcdefghi" for row in (1, 2)))


def test_the_meadow_is_flat_with_nothing_near_the_moogh() -> None:
    board = HUNTS["first-blood"].board
    assert features(board) == {Feature.NONE: 130, Feature.BUSH: 6, Feature.TREE: 4, Feature.BOULDER: 4}
    assert {one.level for one in board.squares} == {0}
    near = [GRID.cell(f"{letter}{row}") for letter in "defghi" for row in range(4, 10)]
    assert all(board.squares[cell].feature is Feature.NONE for cell in near)


def test_the_stream_has_two_fords() -> None:
    board = HUNTS["fangs"].board
    wet = {cell for cell, square in enumerate(board.squares) if square.ground is Ground.WATER}
    assert wet == cells(" ".join(f"{letter}6" for letter in "abcefghjkl"))
    assert (features(board)[Feature.BUSH], features(board)[Feature.TREE]) == (8, 4)


def test_a_big_beast_leaves_the_valley_in_the_south_only() -> None:
    board = HUNTS["charge"].board
    barred = {cell for cell, square in enumerate(board.squares) if square.feature in BARS}
    closed = {edge: _way_out(barred, edge) for edge in Facing}
    assert closed == {Facing.NORTH: False, Facing.EAST: False, Facing.SOUTH: True, Facing.WEST: False}
    assert {cell for cell in barred if cell >= 132} == cells("a1 c1 j1 l1")
    assert not barred & set(board.starts)
    hunt = HUNTS["great-hunt"].board
    assert {hunt.squares[cell].feature for cell in cells("a1 c1 j1 l1")} == {Feature.NONE}
    inland = [hunt.squares[row * 12 + column].feature for row in range(1, 12) for column in range(1, 11)]
    assert Counter(inland) == {Feature.NONE: 97, Feature.TREE: 4, Feature.BOULDER: 3, Feature.BUSH: 6}


def _way_out(barred: set[int], edge: Facing) -> bool:
    """Whether anywhere at that edge two free cells lie side by side, through which a big beast gets out."""
    lines = {
        Facing.NORTH: range(12),
        Facing.SOUTH: range(132, 144),
        Facing.WEST: range(0, 144, 12),
        Facing.EAST: range(11, 144, 12),
    }
    return any({one, other}.isdisjoint(barred) for one, other in pairwise(lines[edge]))


def test_the_cave_has_three_gaps_and_mud_before_it() -> None:
    board = HUNTS["cave-home"].board
    ring = {GRID.cell(f"{letter}{row}") for letter in "defgh" for row in range(8, 13)} - {
        GRID.cell(f"{letter}{row}") for letter in "efg" for row in range(9, 12)
    }
    gaps = {cell for cell in ring if board.squares[cell].feature is not Feature.BOULDER}
    assert gaps == cells("f8 g8 d10")
    mud = {cell for cell, square in enumerate(board.squares) if square.ground is Ground.MUD}
    assert mud == cells("e6 f6 g6 e7 f7 g7")
    assert features(board)[Feature.BUSH] == 4


@pytest.mark.parametrize("name", HUNTS)
def test_every_beast_has_four_free_cells_ahead_and_starts_apart_from_people(name: str) -> None:
    board = HUNTS[name].board
    for beast in HUNTS[name].board.beasts:
        ahead = {cell + AHEAD[beast.facing] * step for cell in beast.cells for step in range(1, 5)}
        assert all(0 <= cell < 144 and board.squares[cell].feature not in BARS for cell in ahead), beast.name
        beside = {near for cell in beast.cells for near in range(144) if _king(cell, near) <= 1}
        assert not beside & set(board.starts), beast.name


def _king(one: int, other: int) -> int:
    return max(abs(one // 12 - other // 12), abs(one % 12 - other % 12))


@pytest.mark.parametrize("name", HUNTS)
def test_every_start_leads_to_every_beast_and_a_big_one_finds_a_way_to_the_start(name: str) -> None:
    board = HUNTS[name].board
    for start in board.starts:
        reached = on_foot(board, start)
        for beast in board.beasts:
            assert any(_king(cell, near) <= 1 for cell in beast.cells for near in reached), (start, beast.name)
    for beast in board.beasts:
        assert any(set(place) & set(board.starts) for place in led(board, beast.cells)), beast.name


@pytest.mark.parametrize("name", HUNTS)
def test_nothing_but_bushes_stands_on_a_start_and_it_is_level_with_the_beasts(name: str) -> None:
    board = HUNTS[name].board
    assert {board.squares[cell].feature for cell in board.starts} <= {Feature.NONE, Feature.BUSH, Feature.HUT}
    levels = {board.squares[cell].level for cell in board.starts}
    assert levels == {board.squares[cell].level for beast in board.beasts for cell in beast.cells}
    assert not {*board.starts} & {*board.traps, *board.loads}
