"""Named saves: listed whatever state they are in, written whole, under names every system takes. A1, A7, A8."""

from __future__ import annotations

import errno
import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.content import saves
from game.content.faults import ContentError
from game.content.fingerprint import rules_fingerprint
from game.content.matchfile import MatchFile, Saved, Seat, dump_match, parse_match, read_match
from game.content.names import LONGEST, file_stem, free_stem, key
from game.content.saves import SaveShelf
from tests.content.faulty import texts

MATCH = MatchFile(
    "wrath",
    (Seat("human", "Zoë 🦖"), Seat("hard")),
    scenario="first-game",
    seed=7,
    recorded=True,
    commands=("roll", "reroll 1 3", "end"),
)
EVERY_FORMAT = Path(__file__).parent / "formats"


@pytest.fixture
def shelf(tmp_path: Path) -> SaveShelf:
    return SaveShelf([tmp_path / "saves"])


def damaged(data: bytes) -> list[bytes]:
    """A1: 200 ways in which a save may be damaged."""
    dice = random.Random(1)
    fixed = [
        b"", data[:1], data[: len(data) // 2], data[:-1], b"null", b"[]", b"\xff\xfe\x00", b"\0" * 500,
        b"{}", b"format: 1", b"PK\x03\x04", b"- " * 5000, b"[" * 5000, data + data, data.replace(b"\n", b"\t"),
    ]  # fmt: skip
    while len(fixed) < 200:
        flipped = bytearray(data)
        for _ in range(dice.randrange(1, 9)):
            flipped[dice.randrange(len(flipped))] ^= dice.randrange(1, 256)
        fixed.append(bytes(flipped[: dice.randrange(1, len(flipped) + 1)] if dice.random() < 0.5 else flipped))
    return fixed


def test_a_save_is_listed_and_loaded(shelf: SaveShelf) -> None:
    kept = shelf.save("Friday night", MATCH, turn=4)
    [entry] = shelf.list()
    assert (entry.name, entry.game, entry.seats, entry.turn, entry.damaged) == (
        "Friday night", "wrath", MATCH.seats, 4, "",
    )  # fmt: skip
    assert kept.path == entry.path
    assert kept.notice == ""
    loaded = shelf.load(entry)
    assert loaded.saved == Saved("Friday night", entry.when, 4)
    assert replace(loaded, saved=None) == MATCH


def test_damaged_saves_are_listed_with_a_reason_or_loaded_and_never_raise(shelf: SaveShelf, tmp_path: Path) -> None:
    """A1."""
    whole = shelf.save("whole", MATCH).path
    variants = damaged(whole.read_bytes())
    for number, data in enumerate(variants):
        (tmp_path / "saves" / f"v{number:03}.yaml").write_bytes(data)
    entries = shelf.list()
    assert len(entries) == len(variants) + 1 == 201
    for entry in entries:
        if entry.damaged:
            with pytest.raises(ContentError):
                shelf.load(entry)
        else:
            shelf.load(entry)
    assert sum(bool(entry.damaged) for entry in entries) > 100


def test_a_huge_save_is_listed_as_damaged(shelf: SaveShelf, tmp_path: Path) -> None:
    """A1."""
    (tmp_path / "saves").mkdir()
    with (tmp_path / "saves" / "huge.yaml").open("wb") as file:
        for _ in range(50):
            file.write(b"a" * 1024 * 1024)
    [entry] = shelf.list()
    assert "too large" in entry.damaged


def test_a_folder_among_the_saves_is_listed_as_damaged(shelf: SaveShelf, tmp_path: Path) -> None:
    (tmp_path / "saves" / "folder.yaml").mkdir(parents=True)
    [entry] = shelf.list()
    assert "cannot be read" in entry.damaged


@pytest.mark.parametrize("path", sorted(EVERY_FORMAT.glob("*.yaml")), ids=lambda path: path.stem)
def test_a_save_of_every_format_loads_or_is_listed_with_its_reason(path: Path, tmp_path: Path) -> None:
    """A7."""
    (tmp_path / path.name).write_bytes(path.read_bytes())
    shelf = SaveShelf([tmp_path])
    shelf.tidy()
    [entry] = shelf.list()
    assert entry.path.exists()
    if path.stem == "newer":
        assert "made by a newer version" in entry.damaged
    else:
        assert shelf.load(entry).commands == ("roll", "end")


def test_a_save_that_cannot_be_loaded_is_never_overwritten(shelf: SaveShelf, tmp_path: Path) -> None:
    """A7."""
    newer = tmp_path / "saves" / "Friday.yaml"
    newer.parent.mkdir()
    newer.write_text("format: 99\ngame: wrath\n", encoding="utf-8")
    assert shelf.save("Friday", MATCH).path.name == "Friday (2).yaml"
    assert newer.read_text(encoding="utf-8") == "format: 99\ngame: wrath\n"
    assert shelf.save("Friday", MATCH).path.name == "Friday (2).yaml"


def test_a_save_made_with_other_rules_says_so(tmp_path: Path) -> None:
    """A8: one number of the rules data is changed."""
    data = tmp_path / "data"
    data.mkdir()
    rules = data / "volcano.yaml"
    rules.write_text("target: 12\n", encoding="utf-8")
    SaveShelf([tmp_path / "saves"], {"wrath": rules_fingerprint(data)}).save("before", MATCH)
    rules.write_text("target: 13\n", encoding="utf-8")
    shelf = SaveShelf([tmp_path / "saves"], {"wrath": rules_fingerprint(data)})
    [entry] = shelf.list()
    assert entry.damaged.startswith("this was made with other rules")
    assert (entry.name, entry.game) == ("before", "wrath")
    assert "this was made with other rules" in texts(shelf.load, entry)[0]


def test_comments_and_layout_are_no_other_rules(tmp_path: Path) -> None:
    rules = tmp_path / "volcano.yaml"
    rules.write_text("target: 12\n", encoding="utf-8")
    before = rules_fingerprint(tmp_path)
    rules.write_bytes(b"# how far\r\ntarget:   12\r\n")
    (tmp_path / "README.md").write_text("x", encoding="utf-8")
    assert rules_fingerprint(tmp_path) == before
    (tmp_path / "more.tmx").write_text("<map/>", encoding="utf-8")
    assert rules_fingerprint(tmp_path) != before


def test_a_save_of_a_game_that_is_not_here_says_so(tmp_path: Path) -> None:
    SaveShelf([tmp_path]).save("x", replace(MATCH, game="checkers"))
    [entry] = SaveShelf([tmp_path], {"wrath": ""}).list()
    assert "a game that this version does not have" in entry.damaged


def test_a_deleted_save_can_be_had_back_for_a_day(shelf: SaveShelf, monkeypatch: pytest.MonkeyPatch) -> None:
    shelf.save("x", MATCH)
    [entry] = shelf.list()
    shelf.delete(entry)
    shelf.tidy()
    assert shelf.list() == []
    shelf.undelete(entry)
    assert shelf.list() == [entry]
    shelf.delete(entry)
    shelf.save("x", MATCH)
    with pytest.raises(FileExistsError):
        shelf.undelete(entry)
    monkeypatch.setattr(saves, "KEPT_DELETED", -60.0)
    shelf.tidy()
    assert [path.name for path in entry.path.parent.iterdir()] == ["x.yaml"]


def test_where_the_folder_cannot_be_written_another_is_used_and_the_player_is_told(tmp_path: Path) -> None:
    """A6."""
    (tmp_path / "file").write_bytes(b"")
    shelf = SaveShelf([tmp_path / "file" / "saves", tmp_path / "other"])
    kept = shelf.save("x", MATCH)
    assert kept.path == tmp_path / "other" / "x.yaml"
    assert str(tmp_path / "file" / "saves") in kept.notice
    assert [entry.name for entry in shelf.list()] == ["x"]


def test_where_no_folder_can_be_written_the_reason_is_raised_and_old_saves_stand(
    shelf: SaveShelf, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A6."""
    shelf.save("x", MATCH)
    before = shelf.list()

    def full(*_arguments: Any) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(saves, "write_atomically", full)
    with pytest.raises(OSError, match="No space left"):
        shelf.save("x", replace(MATCH, commands=()))
    assert shelf.list() == before


def test_the_newest_save_comes_first(shelf: SaveShelf) -> None:
    for name, when in (("a", "2026-01-02"), ("b", "2026-01-03"), ("c", "2026-01-01")):
        path = shelf.save(name, MATCH).path
        path.write_text(dump_match(replace(read_match(path), saved=Saved(name, when))), encoding="utf-8")
    assert [entry.name for entry in shelf.list()] == ["b", "a", "c"]


# -- names ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "stem"),
    [
        ("Friday night", "Friday night"),
        ('a/b\\c:d*e?f"g<h>i|j', "a_b_c_d_e_f_g_h_i_j"),
        ("../../etc/passwd", "_.._etc_passwd"),
        ("con", "_con"),
        ("LPT1.x", "_LPT1.x"),
        ("trailing. . ", "trailing"),
        ("", "_"),
        ("...", "_"),
        ("Zoe\u0308", "Zoë"),
        ("🦖", "_"),
        ("שלום", "שלום"),
    ],
)
def test_a_name_becomes_one_that_every_system_takes(name: str, stem: str) -> None:
    assert file_stem(name) == stem


@given(st.text(max_size=300), st.lists(st.text(max_size=10), max_size=5))
def test_any_name_becomes_a_short_free_stem(name: str, others: list[str]) -> None:
    taken = [file_stem(other) for other in others]
    stem = free_stem(name, taken)
    assert stem
    assert len(stem.encode()) <= LONGEST + 10
    assert not set(stem) & set('/\\:*?"<>|\0\n')
    assert stem == stem.strip(" .")
    assert key(stem) not in {key(other) for other in taken}


def test_names_that_some_system_takes_for_one_do_not_meet(shelf: SaveShelf) -> None:
    for name in ("Friday", "friday", "FRIDAY", "Fri/day", "Fri:day", "Zoë", "Zoe\u0308"):
        shelf.save(name, MATCH)
    entries = shelf.list()
    assert len({key(entry.path.stem) for entry in entries}) == len(entries) == 7
    assert {entry.name for entry in entries} == {"Friday", "friday", "FRIDAY", "Fri/day", "Fri:day", "Zoë", "Zoe\u0308"}


def test_saving_under_the_same_name_replaces(shelf: SaveShelf) -> None:
    for number in range(3):
        shelf.save("Fri/day 🦖", replace(MATCH, seed=number))
    [entry] = shelf.list()
    assert shelf.load(entry).seed == 2


def test_a_save_is_a_match_file_that_is_run(shelf: SaveShelf) -> None:
    path = shelf.save("x", replace(MATCH, recorded=False)).path
    match = parse_match(path.read_bytes())
    assert match.recorded
    assert match.commands == MATCH.commands
