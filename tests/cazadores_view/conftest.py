"""The tests of the view share the real pictures, and the languages, and the program to show them in."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.screens.driver import Driver
from tests.table_sitting import art, language, locale

if TYPE_CHECKING:
    from collections.abc import Iterator

__all__ = ["art", "language", "locale"]


@pytest.fixture
def driver() -> Iterator[Driver]:
    found = Driver()
    yield found
    found.close()
