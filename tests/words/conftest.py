"""Words are tested with folders of their own."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from game.content.paths import DATA_VARIABLE, HOME_VARIABLE
from tests.words.pseudo import data_with_pseudo

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture(scope="session")
def pseudo_data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A data folder that speaks the language that nobody speaks."""
    return data_with_pseudo(tmp_path_factory.mktemp("pseudo"))


@pytest.fixture
def abroad(tmp_path: Path, pseudo_data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A home of the test's own, and that data folder."""
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path / "home"))
    monkeypatch.setenv(DATA_VARIABLE, str(pseudo_data))
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path / "temporary"))
