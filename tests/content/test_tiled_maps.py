"""Maps made in Tiled: read as plain values, equal to what is drawn, refused with the remedy. G5, G6, G8, G9."""

from __future__ import annotations

import base64
import random
import struct
import zlib
from typing import TYPE_CHECKING

import pytest
import pytmx
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from game.content.tilemap import Flip, TileLayer
from game.content.tmx import read_map
from tests.content.faulty import faults_if_any, texts
from tests.content.maps import GIDS, OBJECTS, TILESET, csv, map_text, packed, write_map

if TYPE_CHECKING:
    from pathlib import Path

    from game.content.tilemap import MapObject


def refused(folder: Path, text: str | None = None, **how: str) -> list[str]:
    """The faults of that map, without the folder."""
    path = write_map(folder, text, **how)
    return [told.replace(str(folder) + "/", "") for told in texts(read_map, path)]


def test_a_map_is_read_as_plain_values(tmp_path: Path) -> None:
    board = read_map(write_map(tmp_path))
    assert (board.width, board.height, board.tile_width, board.tile_height) == (4, 3, 4, 4)
    assert board.properties.text("title") == "The lagoon"
    land = board.tiles("land")
    kinds = [tile.kind if tile else None for tile in land.cells]
    assert kinds == ["lagoon"] * 8 + ["grass", None, "", ""]
    grass = land.tile(0, 2)
    assert grass
    assert grass.properties.text("terrain") == "grass"
    assert grass.properties.integer("cost") == 2


def test_a_flipped_copy_is_the_same_terrain(tmp_path: Path) -> None:
    """G8."""
    land = read_map(write_map(tmp_path)).tiles("land")
    assert len({id(tile) for tile in land.cells[:8]}) == 1
    assert len(set(land.flips[:8])) == 8
    assert land.flips[1] == Flip(across=True)
    assert land.flips[2] == Flip(down=True)
    assert land.flips[3] == Flip(diagonal=True)


def test_objects_keep_their_shapes(tmp_path: Path) -> None:
    things = {one.number: one for one in read_map(write_map(tmp_path)).objects("things").objects}
    assert [things[n].shape for n in range(1, 8)] == [
        "point", "ellipse", "polygon", "polyline", "text", "tile", "rectangle",
    ]  # fmt: skip
    assert (things[1].name, things[1].kind, things[1].x, things[1].y) == ("port", "port", 1.5, 2.0)
    assert (things[2].kind, things[2].width, things[2].height, things[2].rotation) == ("rock", 3.0, 2.0, 45.0)
    assert things[3].points == ((0.0, 0.0), (4.0, 0.0), (4.0, 3.5))
    assert things[5].text == "Here be\ndragons"
    assert (things[6].kind, things[6].flip) == ("lagoon", Flip(across=True))
    assert things[7].properties.integer("px_per_inch") == 30
    assert things[7].place.line == 22


def test_class_and_type_are_both_read(tmp_path: Path) -> None:
    """G9."""
    things = read_map(write_map(tmp_path)).objects("things")
    assert [one.number for one in things.of_kind("port")] == [1]
    assert [one.number for one in things.of_kind("rock")] == [2]


@pytest.mark.parametrize("compression", ["zlib", "gzip"])
def test_compressed_layers_say_the_same_as_csv(tmp_path: Path, compression: str) -> None:
    plain = read_map(write_map(tmp_path / "a")).tiles("land")
    small = read_map(write_map(tmp_path / "b", map_text(packed(GIDS, compression)))).tiles("land")
    assert [tile and tile.number for tile in small.cells] == [tile and tile.number for tile in plain.cells]
    assert small.flips == plain.flips


def test_groups_are_dissolved(tmp_path: Path) -> None:
    text = map_text(objects=f'<group id="9" name="g"><group id="10" name="h">{OBJECTS}</group></group>\n')
    assert [layer.name for layer in read_map(write_map(tmp_path, text)).layers] == ["land", "things"]


def same_as_drawn(path: Path) -> None:
    """What the rules read is what pytmx draws: classes, properties, flips, objects."""
    ours, drawn = read_map(path), pytmx.TiledMap(str(path))
    assert (ours.width, ours.height) == (drawn.width, drawn.height)
    for layer, other in zip(ours.layers, drawn.layers, strict=True):
        assert layer.name == other.name
        if isinstance(layer, TileLayer):
            same_cells(layer, other, drawn)
        else:
            assert [(o.name, o.x, corners(o)) for o in layer.objects] == [
                (o.name or "", o.x, tuple(tuple(p) for p in getattr(o, "points", ()))) for o in other
            ]


def corners(one: MapObject) -> tuple[tuple[float, float], ...]:
    """The points of a polygon on the map, as pytmx gives them."""
    return tuple((one.x + x, one.y + y) for x, y in one.points)


def same_cells(layer: TileLayer, other: pytmx.TiledTileLayer, drawn: pytmx.TiledMap) -> None:
    for index, (tile, flip) in enumerate(zip(layer.cells, layer.flips, strict=True)):
        row, column = divmod(index, layer.width)
        gid = other.data[row][column]
        assert (tile is None) == (gid == 0)
        if tile is None:
            continue
        properties = drawn.get_tile_properties_by_gid(gid) or {}
        assert tile.kind == (properties.get("type") or properties.get("class") or "")
        for name, value in tile.properties.values.items():
            assert properties[name] == value
        flags = drawn.tiledgidmap[gid], next(f for g, f in drawn.gidmap[drawn.tiledgidmap[gid]] if g == gid)
        assert (flip.across, flip.down, flip.diagonal) == tuple(map(bool, flags[1]))


def test_the_rules_read_what_is_drawn(tmp_path: Path) -> None:
    same_as_drawn(write_map(tmp_path))


@given(st.lists(st.sampled_from(GIDS), min_size=12, max_size=12), st.sampled_from(["csv", "zlib", "gzip"]))
@settings(deadline=None, max_examples=25, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_the_rules_read_what_is_drawn_whatever_is_laid_out(tmp_path: Path, gids: list[int], how: str) -> None:
    data = csv(gids) if how == "csv" else packed(gids, how)
    same_as_drawn(write_map(tmp_path, map_text(data)))


# -- what is refused, with the remedy ---------------------------------------------------------------------------

REMEDY = "CSV or Base64 with zlib or gzip (in Tiled: Map > Map Properties > Tile Layer Format > CSV)"
RAW = base64.b64encode(struct.pack("<12I", *GIDS)).decode()


@pytest.mark.parametrize(
    ("data", "told"),
    [
        (
            f'<data encoding="base64" compression="zstd">{RAW}</data>',
            f"format is base64, compression zstd, expected {REMEDY}",
        ),
        (f'<data encoding="base64">{RAW}</data>', f"format is base64, compression none, expected {REMEDY}"),
        ("<data>" + "<tile gid='1'/>" * 12 + "</data>", f"format is XML, compression none, expected {REMEDY}"),
        (f'<data encoding="base64" compression="zlib">{RAW}</data>', "the layer's data is damaged"),
        ('<data encoding="base64" compression="zlib">???</data>', "the layer's data is damaged"),
        (csv(GIDS[:-1]), "the layer `land` has 11 cells, expected 12, which is width x height"),
        (csv((*GIDS, 1)), "the layer `land` has 13 cells, expected 12"),
        (packed(GIDS[:-1], "zlib"), "the layer `land` has 11 cells, expected 12"),
        (packed((*GIDS, 1, 1, 1), "gzip"), "the layer `land` has 13 cells, expected 12"),
        (csv(GIDS).replace("1,0", "x,0"), '"x" in the layer\'s data is no tile number'),
        (csv(GIDS).replace("1,0", "-1,0"), '"-1" in the layer\'s data is no tile number'),
        ('<data encoding="csv"></data>', "the layer `land` has 0 cells"),
        ('<data encoding="csv"><chunk x="0" y="0" width="16" height="16">1</chunk></data>', "the layer is in chunks"),
        ("", "the layer `land` has no data"),
    ],
)
def test_layers_that_others_read_wrong_are_refused(tmp_path: Path, data: str, told: str) -> None:
    """G5, G9."""
    [fault] = refused(tmp_path, map_text(data))
    assert fault.startswith(("map.tmx:8:3: ", "map.tmx:7:2: "))
    assert told in fault


def test_a_compressed_bomb_is_not_blown_up(tmp_path: Path) -> None:
    bomb = base64.b64encode(zlib.compress(bytes(200_000_000), 9)).decode()
    [fault] = refused(tmp_path, map_text(f'<data encoding="base64" compression="zlib">{bomb}</data>'))
    assert "has 13 cells" in fault


@pytest.mark.parametrize(
    ("gid", "told"),
    [(5, "has tile number 5 in column 3, row 3"), (2**31 + 7, "has tile number 7 in column 3, row 3")],
)
def test_a_tile_number_of_no_tileset_is_refused_with_its_cell(tmp_path: Path, gid: int, told: str) -> None:
    """G9."""
    [fault] = refused(tmp_path, map_text(csv((*GIDS[:10], gid, 1))))
    assert fault.startswith("map.tmx:7:2: the layer `land` ")
    assert told in fault


@pytest.mark.parametrize(
    ("head", "told"),
    [
        ('infinite="1"', "the map is infinite, expected a finite one (in Tiled: Map > Map Properties > Infinite: off)"),
        ('renderorder="right-down" infinite="true"', "the map is infinite"),
    ],
)
def test_infinite_maps_are_refused_with_the_remedy(tmp_path: Path, head: str, told: str) -> None:
    """G6."""
    assert refused(tmp_path, map_text(head=head))[0].startswith(f"map.tmx:2:1: {told}")


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ('orientation="orthogonal"', 'orientation="isometric"', "map.tmx:2:1: the map is isometric"),
        ('width="4" height="3" tilewidth', 'width="0" height="3" tilewidth', 'map.tmx:2:1: `width` of <map> is "0"'),
        ('width="4" height="3" tilewidth', 'width="99999" height="99999" tilewidth', "map.tmx:2:1: the map has"),
        ('tilewidth="4"', 'tilewidth="wide"', 'map.tmx:2:1: `tilewidth` of <map> is "wide", expected a whole number'),
        ('name="land" width="4"', 'name="land" width="3"', "map.tmx:7:2: the layer is 3 x 3 cells, expected 4 x 3"),
        ('name="land"', 'name="land" offsetx="3"', "map.tmx:7:2: the layer `land` has an offset"),
        ('x="1.5"', 'x="left"', 'map.tmx:15:3: `x` of <object> is "left", expected a number'),
        ('x="1.5"', 'x="nan"', 'map.tmx:15:3: `x` of <object> is "nan", expected a number'),
        ('x="1.5" ', "", "map.tmx:15:3: <object> has no `x`"),
        ('id="1" name="port"', 'id="1" template="port.tx"', "map.tmx:15:3: the object 1 is made from a template"),
        ('gid="2147483650"', 'gid="77"', "map.tmx:21:3: the object 6 is tile number 77"),
        ("0,0 4,0 4,3.5", "0,0 4 4,3.5", 'map.tmx:17:42: the point "4" is no pair'),
        ('type="int" value="30"', 'type="int" value="x"', 'map.tmx:23:16: `value` of <property> is "x"'),
        (
            'type="int" value="30"',
            'type="class" value="x"',
            "map.tmx:23:16: the property `px_per_inch` is of type class",
        ),
        (
            'type="int" value="30"',
            'type="bool" value="yes"',
            "map.tmx:23:16: the property `px_per_inch` is of type bool",
        ),
        ('type="int" value="30"', 'type="file" value="x.png"', "map.tmx:23:16: the file x.png is missing"),
        ('source="ground.tsx"', 'source="sea.tsx"', "map.tmx:6:2: the tileset sea.tsx is missing"),
        ('firstgid="1" ', "", "map.tmx:6:2: <tileset> has no `firstgid`"),
        ("<map ", "<tileset ", "map.tmx:"),
        ("</map>", "", "map.tmx:"),
        ("<map ", "<!DOCTYPE map><map ", "map.tmx:2:14: this has a document type"),
    ],
)
def test_what_is_wrong_in_a_map_is_told_with_its_place(tmp_path: Path, old: str, new: str, told: str) -> None:
    text = map_text()
    assert old in text
    assert refused(tmp_path, text.replace(old, new, 1))[0].startswith(told)


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ('source="tiles.png"', 'source="gone.png"', "ground.tsx:3:2: the picture gone.png is missing"),
        ('<tile id="1"', '<tile id="9"', "ground.tsx:10:2: tile 9 is not in the tileset's picture, expected 0 to 3"),
        ('value="1.5"', 'value="deep"', 'ground.tsx:14:4: `value` of <property> is "deep", expected a number'),
        ('name="deep"', 'name="terrain"', "ground.tsx:13:4: the property `terrain` stands here a second time"),
        ("<tileset", "<map", "ground.tsx:"),
    ],
)
def test_what_is_wrong_in_a_tileset_is_told_in_its_own_file(tmp_path: Path, old: str, new: str, told: str) -> None:
    assert refused(tmp_path, tileset=TILESET.replace(old, new, 1))[0].startswith(told)


def test_all_faults_of_a_map_come_at_once(tmp_path: Path) -> None:
    text = map_text(csv(GIDS[:-1])).replace('x="1.5"', 'x="left"').replace('id="2" class', 'template="t" class')
    assert len(refused(tmp_path, text, tileset=TILESET.replace("tiles.png", "gone.png"))) == 4


def test_a_layer_or_property_that_rules_ask_for_in_vain_is_told_with_its_place(tmp_path: Path) -> None:
    board = read_map(write_map(tmp_path))
    assert "there is no tile layer `lend`, expected one of that name; `land`" in texts(board.tiles, "lend")[0]
    assert "there is no object layer `land`" in texts(board.objects, "land")[0]
    tile = board.tiles("land").cells[0]
    assert tile
    assert tile.properties.number("depth") == 1.5
    assert tile.properties.flag("deep")
    assert tile.properties.text("name", "?") == "?"
    assert "ground.tsx:10:2: the property `terain` is missing" in texts(tile.properties.text, "terain")[0]
    assert "ground.tsx:10:2: the property `deep` is True" in texts(tile.properties.integer, "deep")[0]


def test_a_damaged_map_is_read_or_refused(tmp_path: Path) -> None:
    path = write_map(tmp_path)
    whole, dice = path.read_bytes(), random.Random(2)
    for _ in range(300):
        data = bytearray(whole[: dice.randrange(len(whole) // 2, len(whole) + 1)])
        for _flip in range(dice.randrange(4)):
            data[dice.randrange(len(data))] ^= 1 << dice.randrange(8)
        path.write_bytes(data)
        faults_if_any(read_map, path)
    for other in (b"", b"null", b"\xff" * 50, b"<map>" * 100_000, b"<map/>", bytes(50_000_000)):
        path.write_bytes(other)
        assert faults_if_any(read_map, path)


def test_a_map_that_is_not_there_is_told(tmp_path: Path) -> None:
    assert "cannot be read" in texts(read_map, tmp_path / "map.tmx")[0]
