"""The rules that are read in the program: every ruling has its entry, and every page fits its leaf."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from game.content.paths import data_dir
from game.screens.rulebook import Rulebook
from game.screens.rules_text import doubts_of, rules_of
from tests.cazadores_view.test_at_the_screen import driver  # noqa: F401 - a fixture

if TYPE_CHECKING:
    from tests.screens.driver import Driver

FOLDER = data_dir() / "cazadores"


def _numbers(name: str) -> list[str]:
    return sorted(re.findall(r"^- \*\*(C\d+)\*\*", (FOLDER / name).read_text(encoding="utf-8"), re.MULTILINE))


@pytest.mark.parametrize("name", ["doubts.md", "doubts.es.md"])
def test_every_numbered_ruling_has_its_entry(name: str) -> None:
    assert len(_numbers("rulings.md")) >= 38
    assert _numbers(name) == _numbers("rulings.md")


@pytest.mark.parametrize("language", ["en", "es"])
def test_each_chapter_has_its_rulings_and_fits_one_leaf(driver: Driver, language: str) -> None:  # noqa: F811
    driver.house.set(language=language)
    driver.show(book := Rulebook(driver.house, "cazadores"))
    titles = [page.title for page in rules_of("cazadores")]
    assert set(doubts_of("cazadores")) == set(titles)
    assert len(titles) <= 9
    for number in range(len(titles)):
        for doubting in (False, True):
            book._turn_to(number, doubting=doubting)
            assert len(book._leaves) == 1, titles[number]
    driver.house.set(language="en")
