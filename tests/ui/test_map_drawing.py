"""The map as it is drawn: pictures that exist, properties without the reader's own, faults with the file's name."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from game.ui.tilemap import TileMap, UnreadableMap
from tests.ui.player_at_ui import ROOT

if TYPE_CHECKING:
    from pathlib import Path

TILESET = """<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.10" name="t" tilewidth="10" tileheight="10" tilecount="2" columns="0">
 <tile id="0"><properties><property name="terrain" value="grass"/></properties>
  <image source="a.png" width="10" height="10"/></tile>
 <tile id="1"><image source="b.png" width="10" height="10"/></tile>
</tileset>"""
MAP = """<?xml version="1.0" encoding="UTF-8"?>
<map version="1.10" orientation="orthogonal" width="2" height="1" tilewidth="10" tileheight="10" infinite="0">
 <tileset firstgid="1" source="t.tsx"/>
 <layer id="1" name="land" width="2" height="1"><data encoding="csv">1,2</data></layer>
 <objectgroup id="2" name="things">
  <object id="1" name="port" type="harbour" x="5" y="0" width="10" height="5">
   <properties><property name="goods" type="int" value="3"/></properties>
  </object>
 </objectgroup>
</map>"""


@pytest.fixture
def small(tmp_path: Path) -> Path:
    (tmp_path / "t.tsx").write_text(TILESET, encoding="utf-8")
    (tmp_path / "m.tmx").write_text(MAP, encoding="utf-8")
    return tmp_path / "m.tmx"


def test_cells_tell_picture_place_and_properties(small: Path) -> None:
    cells = TileMap(small).cells("land")
    assert [(c.x, c.y, c.picture) for c in cells] == [(0, 0, small.parent / "a.png"), (1, 0, small.parent / "b.png")]
    assert [dict(c.properties) for c in cells] == [{"terrain": "grass"}, {}]


def test_objects_are_told_in_cells(small: Path) -> None:
    (port,) = TileMap(small).objects()
    assert (port.name, port.kind, port.layer, dict(port.properties)) == ("port", "harbour", "things", {"goods": 3})
    assert tuple(port.area) == (0.5, 0, 1, 0.5)


@pytest.mark.parametrize("text", ["", "<map", "<map/>", MAP.replace("1,2", "1,x"), MAP.replace("t.tsx", "none.tsx")])
def test_a_map_that_cannot_be_drawn_names_its_file(small: Path, text: str) -> None:
    small.write_text(text, encoding="utf-8")
    with pytest.raises(UnreadableMap, match=r"m\.tmx"):
        TileMap(small)


@pytest.mark.parametrize("path", sorted((ROOT / "data").rglob("*.tmx")), ids=lambda p: p.name)
def test_every_map_of_ours_has_pictures_that_exist(path: Path) -> None:
    drawn = TileMap(path)
    cells = drawn.cells()
    assert cells or drawn.objects(), "nothing is on it"
    assert [cell.picture for cell in cells if cell.picture is None or not cell.picture.is_file()] == []
