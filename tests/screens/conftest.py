"""Every test of the screens has folders of its own, and the games a view without pictures."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

import pytest

from game.screens import doors
from tests.screens.driver import Driver
from tests.screens.plain_view import PlainView

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from pathlib import Path


@pytest.fixture(scope="session")
def pictures(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Pictures that one test has scaled serve the next as well."""
    return tmp_path_factory.mktemp("pictures")


@pytest.fixture(autouse=True)
def home(tmp_path: Path, pictures: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr("game.screens.app._cache", lambda: pictures)
    monkeypatch.setenv("EMBER_HOME", str(tmp_path / "home"))
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path / "temporary"))
    return tmp_path / "home"


@pytest.fixture
def plain(monkeypatch: pytest.MonkeyPatch) -> None:
    """A view that any game can be played with, and that needs no picture."""
    for game, opened in list(doors._DOORS.items()):
        monkeypatch.setitem(doors._DOORS, game, partial(_plain_door, opened))


def _plain_door(opened: Callable[[], doors.Door]) -> doors.Door:
    return replace(opened(), open_view=PlainView)


@pytest.fixture
def driver(plain: None) -> Iterator[Driver]:  # noqa: ARG001 - it is wanted for what it does
    driver = Driver()
    yield driver
    driver.close()


@pytest.fixture
def real() -> Iterator[Driver]:
    """With the games' own views."""
    driver = Driver()
    yield driver
    driver.close()
