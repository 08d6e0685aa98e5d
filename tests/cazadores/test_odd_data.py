"""Data as modders may write them: each fault by line and column, before a match stumbles over it."""

from __future__ import annotations

import shutil
from dataclasses import replace
from typing import TYPE_CHECKING

import pytest

from game.cazadores import content
from game.content.check import check
from game.content.faults import ContentError

if TYPE_CHECKING:
    from pathlib import Path

DATA = content.folder()


def test_all_data_of_this_game_are_in_order() -> None:
    assert check([DATA], content.CHECKS) == []


def test_a_data_folder_without_this_game_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match="there is no scenario here"):
        content.scenarios(tmp_path / "cazadores")


@pytest.mark.parametrize(
    ("file", "old", "new", "fault"),
    [
        ("animals.yaml", "id: apatosaurus", "id: diplodocus", '"diplodocus" is taken, expected a name of its own'),
        ("animals.yaml", "id: apatosaurus", "id: all", '"all" is taken'),
        ("animals.yaml", "group: flyers", "group: flyer", "`flyers` (did you mean that?)"),
        ("animals.yaml", "tiles: 6", "tiles: 7", "`tiles` is 7, expected at most 6"),
        ("animals.yaml", "youngest: 152", "youngest: 160", "diplodocus died out before it lived, expected at most 154"),
        ("animals.yaml", "    found: Kansas, United States\n    about: Its neck", "    about: Its neck", "`found`"),
        ("missions.yaml", "- marines+flyers", "- flyers+marines+marines", "is no further mission"),
        ("missions.yaml", "- marines+flyers", "- flyers+fish", "is no further mission"),
        ("missions.yaml", "- marines+flyers", "- carnivores+marines", "is no further mission"),
        ("missions.yaml", "value: 15", "value: 25", "25 stands here twice"),
        ("missions.yaml", "      - marines+carnivores+armoured+flyers\n", "", "4 missions of value 25 for 5 players"),
        ("box.yaml", "{players: 3, copies: 2}", "{players: 2, copies: 2}", "2 players stand here twice"),
        ("box.yaml", "without: [tyrannosaurus", "without: [tyranosaurus", "`tyrannosaurus` (did you mean that?)"),
        ("box.yaml", "hold: 24", "hold: 0", "`hold` is 0, expected at least 1"),
        ("animals.yaml", "flyers]", "flyers, flyers]", '"flyers" stands here twice'),
        ("animals.yaml", "flyers]", "flyers, fish]", '"fish" has no animal'),
        ("box.yaml", "refill: 8", "refill: 7", "`refill` is 7, expected at least 8"),
        (
            "box.yaml",
            "provisions: 8\n  refill",
            "provisions: 21\n  refill",
            "begins with 21 provisions, expected 20 at most",
        ),
        ("box.yaml", "least_kept: 1", "least_kept: 4", "4 of the first missions are kept, expected 3 at most"),
        ("box.yaml", "points: [1, 3, 5, 8, 12]", "points: [1, 3, 5]", "`points` is a list of 3"),
        (
            "box.yaml",
            "without: [archaeopteryx,",
            "without: [quetzalcoatlus, pteranodon, rhamphorhynchus, archaeopteryx,",
            "a whole group is left out",
        ),
        ("scenarios/world.yaml", "chart: world", "chart: wrld", "`world` (did you mean that?)"),
        ("scenarios/no-trade.yaml", "trade: false", "trade: no", "`trade`"),
        ("scenarios/no-trade.yaml", "trade: false", "six: 18", "`six`"),
        ("scenarios/north-atlantic.yaml", "players: 2", "players: 3", "3 players stand here twice"),
    ],
)
def test_a_fault_is_told_with_its_line(tmp_path: Path, file: str, old: str, new: str, fault: str) -> None:
    shutil.copytree(DATA, tmp_path / "cazadores")
    path = tmp_path / "cazadores" / file
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    faults = [str(one) for one in check([path], content.CHECKS)]
    assert any(one.startswith(f"{path}:") and fault in one for one in faults), faults


def test_a_set_up_for_more_players_than_missions_of_a_value_is_told() -> None:
    box = content.pieces(DATA)
    few = replace(box, missions=box.missions[1:])
    with pytest.raises(ContentError, match="5 players, and 4 missions of one value, expected 4 at most"):
        content.scenario(DATA / "scenarios" / "world.yaml", few)


def test_a_set_up_with_piles_too_large_to_be_counted_is_told() -> None:
    box = content.pieces(DATA)
    many = replace(box, animals=tuple(replace(one, tiles=40 * one.tiles) for one in box.animals))
    with pytest.raises(ContentError, match="320 tiles lie in a pile of the carnivores, expected 255 at most"):
        content.scenario(DATA / "scenarios" / "world.yaml", many)
