"""Data and positions as newcomers to modding might write them: each fault is told by its line, and none comes later."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from game.cli.main import main
from game.content.check import check
from game.content.faults import ContentError
from game.content.matchfile import parse_match
from game.playing import open_file
from game.wrath import content

DATA = Path(__file__).resolve().parents[2] / "data" / "wrath"
GIANTS = [("cost: 5, dice: 1", "cost: 5, dice: 1, figures: 4"), ("worth: 3", "dice: 1, figures: 4")]
POSITION = """\
format: 1
game: wrath
seats: [human, human]
position:
  map:
    - grass1 grass2 lagoon1 jungle1
    - jungle2 jungle3 volcano grass3
    - grass4 lagoon2 jungle4 cave
    - grass5 hut jungle5 lagoon3
  dinosaurs: [brontosaurus, pteranodon, triceratops, tyrannosaurus]
  phase: spend
  rolls: 3
  dice: [volcano, foot, foot, egg, cave]
  unspent: [foot, foot]
  scores: [3, 7]
  tribes:
    - map: {b3: {caveman: 2}}
    - egg: 1
      map:
        a3: {brontosaurus: 1}
"""


@pytest.mark.parametrize(
    ("file", "changes", "fault"),
    [
        ("tribes.yaml", [("[flame, wave, sun, leaf]", "[flame, wave]")], "2:9: 2 tribes for 4 players, expected 4"),
        ("tribes.yaml", [("sun, leaf", "sun, wave")], '2:28: "wave" stands here twice, expected a name of its own'),
        ("volcano.yaml", [("players: 3", "players: 4")], "5:15: 4 players stand here twice, expected each number once"),
        (
            "dice.yaml",
            [("[egg]", f"[{', '.join(['foot'] * 60)}]")],
            "10:5: `faces` is a list of 60, expected at most 8 items",
        ),
        ("dinosaurs.yaml", GIANTS, "11:3: a tribe could have 13 dice, expected 12 at most"),
    ],
)
def test_data_that_a_match_would_stumble_over_later_is_refused_by_line(
    tmp_path: Path, file: str, changes: list[tuple[str, str]], fault: str
) -> None:
    shutil.copytree(DATA, tmp_path / "wrath")
    path = tmp_path / "wrath" / file
    text = path.read_text(encoding="utf-8")
    for old, new in changes:
        assert text.count(old) == 1
        text = text.replace(old, new)
    path.write_text(text, encoding="utf-8")
    with pytest.raises(ContentError) as caught:
        content.pieces(tmp_path / "wrath")
    assert str(caught.value) == f"{path}:{fault}"


def test_a_copy_of_the_data_needs_no_copy_of_the_pictures(tmp_path: Path) -> None:
    shutil.copytree(DATA, tmp_path / "wrath")
    assert check([tmp_path], content.CHECKS) == []
    assert content.scenarios(tmp_path / "wrath")


def test_a_picture_that_nobody_has_is_still_a_fault(tmp_path: Path) -> None:
    shutil.copytree(DATA, tmp_path / "wrath")
    tiles = tmp_path / "wrath" / "maps" / "tiles.tsx"
    text = tiles.read_text(encoding="utf-8")
    tiles.write_text(text.replace("grass2.png", "moss.png"), encoding="utf-8")
    with pytest.raises(ContentError, match=r"tiles\.tsx:16:3: the picture .*moss\.png is missing"):
        content.scenarios(tmp_path / "wrath")


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ("egg: 1", "egg: -1", "18:12: `egg` is -1, expected at least 0"),
        ("{brontosaurus: 1}", "{brontosaurus: 3}", "20:28: there are not so many figures of brontosaurus"),
        ("a3: {brontosaurus: 1}", "e3: {brontosaurus: 1}", '20:13: there is no place "e3"'),
        ("scores: [3, 7]", "scores: [3, -7]", "15:15: `scores` is -7, expected at least 0"),
        ("[foot, foot]", f"[{', '.join(['foot'] * 300)}]", "14:12: `unspent` is a list of 300"),
        ("grass4 lagoon2", "grass4 volcano", '8:7: the tile "volcano" lies here twice'),
    ],
)
def test_a_fault_in_a_position_is_told_with_its_own_line(old: str, new: str, fault: str) -> None:
    assert POSITION.count(old) == 1
    with pytest.raises(ContentError) as caught:
        open_file(parse_match(POSITION.replace(old, new), "m.yaml"))
    assert str(caught.value).startswith(f"m.yaml:{fault}")


def test_a_data_folder_without_this_game_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match="there is no scenario here"):
        content.scenarios(tmp_path / "wrath")


@pytest.mark.parametrize("pick", ["listed", "chosen"])
def test_w41_dinosaurs_that_are_not_drawn_must_be_named(pick: str) -> None:
    file = f"format: 1\ngame: wrath\nscenario: drawn-four\nseats: [human, human]\noptions: {{pick: {pick}}}\n"
    with pytest.raises(ContentError, match="name the dinosaurs, too"):
        open_file(parse_match(file))


def test_a_refused_line_is_repeated_as_it_was_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "m.yaml"
    file.write_text("format: 1\ngame: wrath\nseats: [human, human]\ncommands: [roll, reroll 10001]\n", encoding="utf-8")
    assert main(["run", str(file)]) == 2
    assert '"command": "reroll 10001"' in capsys.readouterr().out


def test_a_position_cut_off_anywhere_is_played_or_refused_in_plain_words(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "cut.yaml"
    for length in range(0, len(POSITION), 7):
        file.write_text(POSITION[:length], encoding="utf-8")
        status = main(["run", str(file)])
        said = capsys.readouterr().err
        assert status in {0, 2}
        assert (status == 2) == said.startswith(f"{file}:"), POSITION[:length]
        assert "Traceback" not in said
