"""The rules that are read in the program: every ruling has its entry, beside a chapter that there is."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from game.content.paths import data_dir
from game.screens.rulebook import Rulebook
from game.screens.rules_text import doubts_of, rules_of
from tests.moogh_view.test_at_the_screen import driver  # noqa: F401 - a fixture

if TYPE_CHECKING:
    from tests.screens.driver import Driver

FOLDER = data_dir() / "moogh"


def _numbers(name: str) -> list[str]:
    return sorted(re.findall(r"^- \*\*(M\d+)\*\*", (FOLDER / name).read_text(encoding="utf-8"), re.MULTILINE))


@pytest.mark.parametrize("name", ["doubts.md", "doubts.es.md"])
def test_every_numbered_ruling_has_its_entry(name: str) -> None:
    assert len(_numbers("rulings.md")) >= 98
    assert _numbers(name) == _numbers("rulings.md")


@pytest.mark.parametrize("language", ["en", "es"])
def test_each_chapter_can_be_read_with_its_rulings(driver: Driver, language: str) -> None:  # noqa: F811
    driver.house.set(language=language)
    driver.show(book := Rulebook(driver.house, "moogh"))
    titles = [page.title for page in rules_of("moogh")]
    assert set(doubts_of("moogh")) <= set(titles)
    assert len(titles) <= 9
    for number in range(len(titles)):
        book._turn_to(number)
        driver.run(0.05)
        assert len(book._leaves) <= 2, titles[number]
    driver.house.set(language="en")
