"""Things are found from any folder and in any packing; what cannot be written is told and gone round. F6, A6."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from game.content import paths
from game.content.paths import data_dir, fallback_folder, root, use_data, user_folder, usual_folder, why_not_writable

if TYPE_CHECKING:
    import pytest

ROOT = Path(__file__).resolve().parents[2]
ASK = "from game.content.paths import data_dir; print(data_dir())"


def ask(code: str, folder: Path, home: Path) -> str:
    environment = os.environ | {"PYTHONPATH": str(home)}
    done = subprocess.run(
        [sys.executable, "-c", code],
        cwd=folder,
        env=environment,
        capture_output=True,
        text=True,
        check=True,
        encoding="utf-8",
    )
    return done.stdout.strip()


def test_the_data_are_found_from_any_folder(tmp_path: Path) -> None:
    for folder in (Path(tmp_path.anchor), tmp_path):
        assert ask(ASK, folder, ROOT) == str(ROOT / "data")


def test_an_installed_game_finds_the_data_within_its_package(tmp_path: Path) -> None:
    shutil.copytree(ROOT / "game", tmp_path / "site" / "game", ignore=shutil.ignore_patterns("__pycache__"))
    (tmp_path / "site" / "data").mkdir()  # some other package's
    inner = tmp_path / "site" / "game" / "files" / "data"
    inner.mkdir(parents=True)
    assert ask(ASK, Path(tmp_path.anchor), tmp_path / "site") == str(inner)


def test_a_frozen_game_finds_the_data_in_its_bundle(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "data").mkdir()
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)
    assert root() == tmp_path
    assert data_dir() == tmp_path / "data"


def test_other_data_are_used_by_this_process_and_those_it_starts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(paths.DATA_VARIABLE, "")
    monkeypatch.chdir(tmp_path)
    use_data(Path("mods"))
    assert data_dir() == tmp_path / "mods"
    assert ask(ASK, Path(tmp_path.anchor), ROOT) == str(tmp_path / "mods")


def test_the_saves_have_a_folder_of_their_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(paths.HOME_VARIABLE, raising=False)
    folders = [usual_folder(kind) for kind in ("saves", "settings", "cache", "log")]
    assert folders.count(folders[0]) == 1
    assert all(paths.APP in str(folder) for folder in folders)


def test_one_variable_moves_all_of_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(paths.HOME_VARIABLE, str(tmp_path / "ember"))
    for kind in ("saves", "settings", "cache", "log"):
        found = user_folder(kind)
        assert found.path == tmp_path / "ember" / kind
        assert found.path.is_dir()
        assert found.notice == ""
        assert list(found.path.iterdir()) == []


def test_a_folder_that_cannot_be_written_is_told_and_another_is_used(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_bytes(b"")
    monkeypatch.setenv(paths.HOME_VARIABLE, str(tmp_path / "file"))
    monkeypatch.setattr(tempfile, "gettempdir", lambda: str(tmp_path / "temporary"))
    found = user_folder("saves")
    assert found.path == fallback_folder("saves")
    assert found.path.is_dir()
    assert str(tmp_path / "file" / "saves") in found.notice
    assert str(found.path) in found.notice


def test_where_nothing_can_be_written_that_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_bytes(b"")
    monkeypatch.setenv(paths.HOME_VARIABLE, str(tmp_path / "file"))
    monkeypatch.setattr(tempfile, "gettempdir", lambda: str(tmp_path / "file"))
    assert user_folder("saves").notice.startswith("Nothing can be kept")


def test_a_folder_where_writing_fails_is_not_writable(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(_path: Path, _data: bytes) -> None:
        raise OSError(28, "No space left on device")

    assert why_not_writable(tmp_path) == ""
    monkeypatch.setattr(Path, "write_bytes", refuse)
    assert why_not_writable(tmp_path) == "No space left on device"
