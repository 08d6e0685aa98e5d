"""Maps for tests, as Tiled writes them."""

from __future__ import annotations

import base64
import gzip
import struct
import zlib
from pathlib import Path
from typing import TYPE_CHECKING

from game.content.tilesets import ACROSS, DIAGONAL, DOWN

if TYPE_CHECKING:
    from collections.abc import Sequence

PICTURE = Path(__file__).parent / "tiles.png"
TILESET = """\
<?xml version="1.0" encoding="UTF-8"?>
<tileset version="1.10" name="ground" tilewidth="4" tileheight="4" tilecount="4" columns="2">
 <image source="tiles.png" width="8" height="8"/>
 <tile id="0" type="grass">
  <properties>
   <property name="terrain" value="grass"/>
   <property name="cost" type="int" value="2"/>
  </properties>
 </tile>
 <tile id="1" class="lagoon">
  <properties>
   <property name="terrain" value="lagoon"/>
   <property name="deep" type="bool" value="true"/>
   <property name="depth" type="float" value="1.5"/>
  </properties>
 </tile>
</tileset>
"""
OBJECTS = """\
 <objectgroup id="2" name="things">
  <object id="1" name="port" type="port" x="1.5" y="2"><point/></object>
  <object id="2" class="rock" x="0" y="1" width="3" height="2" rotation="45"><ellipse/></object>
  <object id="3" type="zone" x="1" y="1"><polygon points="0,0 4,0 4,3.5"/></object>
  <object id="4" type="road" x="1" y="1"><polyline points="0,0 4,4"/></object>
  <object id="5" x="2" y="2" width="9" height="4"><text wrap="1">Here be
dragons</text></object>
  <object id="6" gid="{tile}" x="4" y="8" width="4" height="4"/>
  <object id="7" name="box" x="0" y="0" width="4" height="4">
   <properties><property name="px_per_inch" type="int" value="30"/></properties>
  </object>
 </objectgroup>
"""
FLIPS = (0, ACROSS, DOWN, DIAGONAL, ACROSS | DOWN, ACROSS | DIAGONAL, DOWN | DIAGONAL, ACROSS | DOWN | DIAGONAL)
GIDS = (*(2 | flip for flip in FLIPS), 1, 0, 3, 4)
"""The lagoon in every way that a tile can be turned, then grass, nothing, and two tiles without a class."""


def csv(gids: Sequence[int], width: int = 4) -> str:
    rows = [",".join(map(str, gids[i : i + width])) for i in range(0, len(gids), width)]
    return '<data encoding="csv">\n' + ",\n".join(rows) + "\n</data>"


def packed(gids: Sequence[int], compression: str) -> str:
    raw = struct.pack(f"<{len(gids)}I", *gids)
    small = zlib.compress(raw) if compression == "zlib" else gzip.compress(raw)
    text = base64.b64encode(small).decode()
    return f'<data encoding="base64" compression="{compression}">\n   {text}\n  </data>'


def map_text(data: str | None = None, *, head: str = "", objects: str = OBJECTS, size: tuple[int, int] = (4, 3)) -> str:
    width, height = size
    return f"""\
<?xml version="1.0" encoding="UTF-8"?>
<map version="1.10" orientation="orthogonal" width="{width}" height="{height}" tilewidth="4" tileheight="4" {head}>
 <properties>
  <property name="title" value="The lagoon"/>
 </properties>
 <tileset firstgid="1" source="ground.tsx"/>
 <layer id="1" name="land" width="{width}" height="{height}">
  {csv(GIDS) if data is None else data}
 </layer>
{objects.replace("{tile}", str(2 | ACROSS))}</map>
"""


def write_map(folder: Path, text: str | None = None, *, tileset: str = TILESET) -> Path:
    """Writes the map with its tileset and its picture."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "tiles.png").write_bytes(PICTURE.read_bytes())
    (folder / "ground.tsx").write_text(tileset, encoding="utf-8")
    path = folder / "map.tmx"
    path.write_text(map_text() if text is None else text, encoding="utf-8")
    return path
