"""`check`: each file by what its folder holds, every fault by line and column."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from game.content.check import Check, check, missing_file
from game.content.faults import ContentError, Fault, Place
from game.content.models import Content, load
from game.content.strict_yaml import read
from tests.content.maps import TILESET, map_text, write_map

if TYPE_CHECKING:
    from pathlib import Path


class Beast(Content):
    name: str
    picture: str


def look_at_beast(path: Path) -> list[Fault]:
    load(path, Beast)
    return missing_file(read(path), ("picture",), path.parent / "pictures")


def look_at_land(path: Path) -> None:
    raise ContentError.at(Place(str(path), 7, 2), "no lagoon", "one at least")


CHECKS = [
    Check("wild/beasts/*.yaml", "a beast", look_at_beast),
    Check("wild/maps/*.tmx", "a land", look_at_land),
]


@pytest.fixture
def beasts(tmp_path: Path) -> Path:
    folder = tmp_path / "wild" / "beasts"
    (folder / "pictures").mkdir(parents=True)
    (folder / "pictures" / "bear.png").write_bytes(b"x")
    (folder / "bear.yaml").write_text("name: Bear\npicture: bear.png\n", encoding="utf-8")
    return folder


def told(*paths: Path, root: Path) -> list[str]:
    return [str(fault).replace(f"{root}/", "") for fault in check(paths, CHECKS)]


def test_right_content_has_no_faults(beasts: Path, tmp_path: Path) -> None:
    (beasts / "README.md").write_text("Beasts.", encoding="utf-8")
    (beasts / ".hidden.yaml").write_text("[", encoding="utf-8")
    assert told(tmp_path, root=tmp_path) == []


def test_each_file_is_checked_by_its_folder(beasts: Path, tmp_path: Path) -> None:
    (beasts / "wolf.yaml").write_text("nme: Wolf\npicture: wolf.png\n", encoding="utf-8")
    (beasts / "fox.yaml").write_text("name: Fox\npicture: fox.png\n", encoding="utf-8")
    assert told(tmp_path, root=tmp_path) == [
        f"wild/beasts/fox.yaml:2:10: the picture `fox.png` is missing, expected a file in {beasts}/pictures".replace(
            f"{tmp_path}/", ""
        ),
        "wild/beasts/wolf.yaml:1:1: `name` is missing, expected a line `name: …` here",
        "wild/beasts/wolf.yaml:1:1: `nme` is not known here, expected `name` (did you mean that?)",
    ]


def test_a_single_file_and_a_mod_elsewhere_are_checked_alike(beasts: Path, tmp_path: Path) -> None:
    mod = tmp_path / "my mod" / "wild" / "beasts"
    mod.mkdir(parents=True)
    (mod / "boar.yaml").write_text("name: 3\npicture: x.png\n", encoding="utf-8")
    assert told(mod / "boar.yaml", root=mod) == ["boar.yaml:1:7: `name` is 3, expected a text"]
    assert told(beasts / "bear.yaml", root=beasts) == []


def test_a_picture_is_missing_where_only_its_spelling_differs(beasts: Path, tmp_path: Path) -> None:
    for name, wrong in (("bear.png", False), ("Bear.png", True), ("../beasts/pictures/bear.png", True), ("", True)):
        (beasts / "bear.yaml").write_text(f'name: Bear\npicture: "{name}"\n', encoding="utf-8")
        assert bool(told(tmp_path, root=tmp_path)) == wrong


def test_maps_and_tilesets_are_always_checked_and_then_by_their_game(tmp_path: Path) -> None:
    path = write_map(tmp_path / "wild" / "maps")
    assert told(path.parent, root=path.parent) == ["map.tmx:7:2: no lagoon, expected one at least"]
    write_map(path.parent, map_text(head='infinite="1"'), tileset=TILESET.replace("tiles.png", "gone.png"))
    lines = told(path.parent, root=path.parent)
    assert lines[0].startswith("ground.tsx:3:2: the picture gone.png is missing")
    assert lines[1].startswith("map.tmx:2:1: the map is infinite")


@pytest.mark.parametrize("name", ["wild/beast.yaml", "wild/beasts/bear.yml", "x.json", "beasts/bear.tiff"])
def test_a_file_that_nobody_knows_is_told(tmp_path: Path, name: str) -> None:
    path = tmp_path / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("a: 1\n", encoding="utf-8")
    known = "expected one of wild/beasts/*.yaml, wild/maps/*.tmx"
    assert told(tmp_path, root=tmp_path) == [f"{name}:1:1: nobody knows what this file is for, {known}"]


def test_a_broken_file_that_nobody_knows_is_told_as_broken(tmp_path: Path) -> None:
    (tmp_path / "x.yaml").write_text("a: 1\na: 2\n", encoding="utf-8")
    assert told(tmp_path, root=tmp_path)[0].startswith("x.yaml:2:1: the key `a` stands here a second time")


def test_a_match_file_is_known_by_itself(tmp_path: Path) -> None:
    path = tmp_path / "match.yaml"
    path.write_text("format: 1\ngame: wrath\nseats: [humn]\n", encoding="utf-8")
    assert told(path, root=tmp_path)[0].startswith('match.yaml:3:9: `seats` is "humn"')
    path.write_text("format: 1\ngame: wrath\nseats: [human]\n", encoding="utf-8")
    assert told(path, root=tmp_path) == []


def test_a_path_that_is_not_there_is_told(tmp_path: Path) -> None:
    assert told(tmp_path / "gone.yaml", root=tmp_path) == ["gone.yaml:1:1: there is no such file"]
    assert told(tmp_path / "gone", tmp_path / "gone.png", root=tmp_path) == [
        "gone:1:1: there is no such file",
        "gone.png:1:1: there is no such file",
    ]


def test_a_file_named_twice_is_told_once(beasts: Path, tmp_path: Path) -> None:
    path = beasts / "wolf.yaml"
    path.write_text("[", encoding="utf-8")
    assert len(told(path, tmp_path, path, root=tmp_path)) == 1
