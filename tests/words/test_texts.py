"""Texts that are files of their own (the rules to read) stand in every language, with the same parts."""

from __future__ import annotations

import re

import pytest

from game.core import words
from game.screens.rules_text import Page, pages_of, rules_of
from game.shelf import TABLES
from tests.words.catalogues import LOCALE, languages
from tests.words.extract import ROOT

TEXTS = ("rules", "doubts")
DIGITS = re.compile(r"\d+")


def _pages(game: str, name: str) -> tuple[Page, ...]:
    return pages_of((ROOT / "data" / game / name).read_text(encoding="utf-8"))


@pytest.mark.parametrize("text", TEXTS)
@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", TABLES)
def test_the_rules_have_the_same_pages_and_parts(game: str, language: str, text: str) -> None:
    here, there = _pages(game, f"{text}.md"), _pages(game, f"{text}.{language}.md")
    assert len(here) == len(there)
    for one, other in zip(here, there, strict=True):
        shapes = [(block.shape, bool(block.lead)) for block in one.blocks]
        assert [(block.shape, bool(block.lead)) for block in other.blocks] == shapes, f"{one.title}: {other.title}"


@pytest.mark.parametrize("text", TEXTS)
@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("game", TABLES)
def test_the_rules_name_the_same_numbers(game: str, language: str, text: str) -> None:
    for one, other in zip(_pages(game, f"{text}.md"), _pages(game, f"{text}.{language}.md"), strict=True):
        for block, translated in zip(one.blocks, other.blocks, strict=True):
            said = f"{block.lead} {block.words}", f"{translated.lead} {translated.words}"
            assert sorted(DIGITS.findall(said[0])) == sorted(DIGITS.findall(said[1])), said


@pytest.mark.parametrize("game", TABLES)
def test_the_rules_are_read_in_the_language_spoken(game: str) -> None:
    words.speak("es", LOCALE)
    assert rules_of(game) == _pages(game, "rules.es.md")
    words.speak(words.SOURCE, LOCALE)
    assert rules_of(game) == _pages(game, "rules.md")
