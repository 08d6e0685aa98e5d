from __future__ import annotations

import shutil
from typing import TYPE_CHECKING

import pytest

from tests.setup.checkout import Checkout, make

if TYPE_CHECKING:
    from pathlib import Path


@pytest.fixture(scope="session")
def _furnished(tmp_path_factory: pytest.TempPathFactory) -> Checkout:
    made = make(tmp_path_factory.mktemp("furnished"))
    assert made.start().status == 7
    return made


@pytest.fixture
def furnished(_furnished: Checkout, tmp_path: Path) -> Checkout:
    """A checkout that has started once already."""
    shutil.copytree(_furnished.root.parent, tmp_path / "copy", symlinks=True)
    copy = tmp_path / "copy"
    return Checkout(copy / "checkout", copy / "wheels", copy / "cache", _furnished.packages)


@pytest.fixture
def checkout(_furnished: Checkout, tmp_path: Path) -> Checkout:
    """A fresh checkout, nothing installed."""
    return make(tmp_path, _furnished.packages)
