"""Settings: each wrong value falls back alone and is told; what other versions wrote is kept. A12."""

from __future__ import annotations

from dataclasses import fields, replace
from typing import TYPE_CHECKING

import pytest
from hypothesis import given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st
from pydantic import ValidationError

from game.content import settings as module
from game.content.settings import Loaded, Lobby, LobbySeat, Settings, changed, load_settings, save_settings

if TYPE_CHECKING:
    from pathlib import Path

OWN = Settings(
    language="de",
    window_width=1920,
    window_height=1080,
    fullscreen=True,
    scale=150,
    text_size=200,
    palette="lightness",
    high_contrast=True,
    master_volume=3,
    effects_volume=1,
    interface_volume=4,
    music=True,
    music_volume=2,
    mute=True,
    subtitles=True,
    animation_speed=400,
    calm_motion=True,
    confirm_end_turn=False,
    swap_confirm=True,
    keys={"undo": ("z", "ctrl+z"), "no": ("n", "y", "1")},
    pad={"confirm": ("a",)},
    lobbies={"wrath": Lobby("first-game", (LobbySeat("human", "Zoë"), LobbySeat("easy")), {"land": "small"})},
)
WRONG = ("[", "null", '"x', "-1", "999999", "1.5", "maybe", "{a: [1]}", "[{}]", "*x", "!!int 3", ".inf")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "settings" / "settings.yaml"


def test_settings_are_kept(path: Path) -> None:
    save_settings(path, OWN)
    assert load_settings(path) == Loaded(OWN)


def test_without_a_file_all_are_at_their_defaults_and_nothing_is_told(path: Path) -> None:
    assert load_settings(path) == Loaded(Settings())


def test_every_setting_of_the_test_differs_from_its_default() -> None:
    names = [one.name for one in fields(Settings) if one.name != "unknown"]
    assert [name for name in names if getattr(OWN, name) == getattr(Settings(), name)] == []


@pytest.mark.parametrize("wrong", WRONG)
@pytest.mark.parametrize("name", [one.name for one in fields(Settings) if one.name != "unknown"])
def test_each_wrong_value_falls_back_alone_and_is_told(path: Path, name: str, wrong: str) -> None:
    """A12: every value is spoilt, one at a time, in every way."""
    save_settings(path, OWN)
    text = path.read_text(encoding="utf-8")
    start = text.index(f"{name}:")
    end = next((i for i in range(start + 1, len(text)) if text[i - 1] == "\n" and text[i].isalpha()), len(text))
    path.write_text(f"{text[:start]}{name}: {wrong}\n{text[end:]}", encoding="utf-8")
    loaded = load_settings(path)
    assert loaded.settings == replace(OWN, **{name: getattr(Settings(), name)})
    assert loaded.notices


def test_one_bad_key_binding_costs_that_binding_alone(path: Path) -> None:
    """A12."""
    save_settings(path, OWN)
    text = path.read_text(encoding="utf-8").replace("[z, ctrl+z]", "[3]").replace("kind: easy", "kind: genius")
    path.write_text(text, encoding="utf-8")
    loaded = load_settings(path)
    assert loaded.settings == replace(OWN, keys={"no": ("n", "y", "1")}, lobbies={})
    assert [notice.split(" (")[0] for notice in loaded.notices] == [
        "The setting keys.undo",
        "The setting lobbies.wrath",
    ]


def test_a_notice_names_the_line(path: Path) -> None:
    path.parent.mkdir()
    path.write_text("music_volume: 100\ntext_size: 20\n", encoding="utf-8")
    [notice] = load_settings(path).notices
    assert notice == f"The setting text_size ({path}:2:12) is not at least 75; its default is used."


def test_settings_of_other_versions_are_kept(path: Path) -> None:
    path.parent.mkdir()
    path.write_text("text_size: 120\nhologram: {depth: [1, 2]}\n", encoding="utf-8")
    loaded = load_settings(path)
    assert loaded.notices == ()
    save_settings(path, replace(loaded.settings, text_size=130))
    text = path.read_text(encoding="utf-8")
    assert "text_size: 130\n" in text
    assert "hologram:\n  depth: [1, 2]\n" in text


@pytest.mark.parametrize("data", [b"", b"null", b"[]", b"\xff\xfe", b"\0" * 99, b"scale", b"a: [", b"x" * 9_000_000])
def test_a_file_that_is_none_of_ours_gives_the_defaults_and_a_notice(path: Path, data: bytes) -> None:
    path.parent.mkdir()
    path.write_bytes(data)
    loaded = load_settings(path)
    assert loaded.settings == Settings()
    assert "damaged" in loaded.notices[0]


def test_a_folder_in_the_files_place_gives_the_defaults_and_a_notice(path: Path) -> None:
    path.mkdir(parents=True)
    loaded = load_settings(path)
    assert loaded.settings == Settings()
    assert "damaged" in loaded.notices[0]


def test_a_change_is_checked(path: Path) -> None:
    assert changed(Settings(), "text_size", 150).text_size == 150
    assert changed(Settings(), "keys", {"undo": ("z",)}).keys == {"undo": ("z",)}
    with pytest.raises(ValidationError):
        changed(Settings(), "text_size", 1000)
    assert not path.exists()


@given(st.binary(max_size=60), st.integers(0, 500))
@hypothesis_settings(deadline=None, max_examples=100)
def test_any_bytes_anywhere_give_settings(tmp_path_factory: pytest.TempPathFactory, data: bytes, at: int) -> None:
    path = tmp_path_factory.getbasetemp() / "any-settings.yaml"
    save_settings(path, OWN)
    text = path.read_bytes()
    path.write_bytes(text[:at] + data + text[at + len(data) :])
    assert isinstance(load_settings(path).settings, module.Settings)
