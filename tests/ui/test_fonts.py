"""Report F2: every letter that can be shown is in the fonts that we bring."""

from __future__ import annotations

import ast
import logging
import unicodedata
from typing import TYPE_CHECKING

import pygame
import pytest
from fontTools.ttLib import TTFont

from game.ui.fonts import Fonts
from game.ui.theme import Face
from tests.ui.player_at_ui import ART, ROOT

if TYPE_CHECKING:
    from pathlib import Path

ASCII = "".join(chr(code) for code in range(32, 127))
SPANISH = "áéíóúüñÁÉÍÓÚÜÑ¿¡ªº"
PRINTED = "\u2026\u2013\u2014\u2018\u2019\u201c\u201d\u00ab\u00bb\u00d7\u00b7\u20ac"
OURS = (Face.DISPLAY, Face.BOLD, Face.SEMIBOLD, Face.MEDIUM, Face.OTHER)
"""What our own words are written in."""
MARKERS = {"_", "N_", "several"}


def _letters(face: Face) -> set[int]:
    with TTFont(ART / "fonts" / face.value) as font:
        return set(font.getBestCmap())


def _texts(file: Path) -> set[str]:
    """Every string that is marked for translation."""
    calls = [node for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))) if isinstance(node, ast.Call)]
    marked = [call for call in calls if isinstance(call.func, ast.Name) and call.func.id in MARKERS]
    return {
        arg.value
        for call in marked
        for arg in call.args
        if isinstance(arg, ast.Constant) and isinstance(arg.value, str)
    }


@pytest.mark.parametrize("face", OURS)
def test_a_font_has_english_spanish_and_the_printers_marks(face: Face) -> None:
    letters = _letters(face)
    marks = SPANISH if face is Face.DISPLAY else SPANISH + PRINTED
    assert [letter for letter in ASCII + marks if ord(letter) not in letters] == []


@pytest.mark.parametrize("face", [Face.BOLD, Face.SEMIBOLD, Face.MEDIUM])
def test_every_text_of_the_program_can_be_written(face: Face) -> None:
    letters = _letters(face)
    texts = {text for file in sorted((ROOT / "game").rglob("*.py")) for text in _texts(file)}
    assert len(texts) > 30
    missing = {(letter, text) for text in texts for letter in text if letter != "\n" and ord(letter) not in letters}
    assert missing == set()


@pytest.mark.parametrize("face", OURS)
def test_no_letter_is_drawn_as_the_box_of_a_missing_one(face: Face) -> None:
    font = Fonts(ART / "fonts").font(face, 40)

    def pixels(letter: str) -> bytes:
        return pygame.image.tobytes(font.render(letter, True, (0, 0, 0)), "RGBA")

    box = pixels("\uffff")
    assert [letter for letter in ASCII.strip() + SPANISH if pixels(letter) == box] == []


def test_a_missing_font_is_replaced_with_one_warning(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    fonts = Fonts(tmp_path)
    with caplog.at_level(logging.WARNING):
        for px in (20, 30, 40):
            assert fonts.font(Face.BOLD, px).size("Ember")[0] > 10
    assert len(caplog.records) == 1


def test_a_face_writes_what_it_has_and_another_one_what_it_lacks() -> None:
    fonts, own, other = Fonts(ART / "fonts"), _letters(Face.BOLD), _letters(Face.OTHER)
    letters = [chr(code) for code in range(0xA1, 0x530) if chr(code).isprintable() and chr(code).isalpha()]
    for letter in letters:
        wanted = Face.BOLD if _has(own, letter) else Face.OTHER if _has(other, letter) else None
        [(face, run)] = fonts.runs(letter, Face.BOLD)
        assert (face, run) == ((wanted, letter) if wanted else (Face.BOLD, "?")), letter


def _has(letters: set[int], letter: str) -> bool:
    """Whether a font writes it, as one letter or as a letter with its marks."""
    return ord(letter) in letters or {ord(part) for part in unicodedata.normalize("NFD", letter)} <= letters


def test_licences_lie_beside_the_fonts() -> None:
    names = {file.name for file in (ART / "fonts").iterdir()}
    assert {font.split("-")[0] for font in names if not font.endswith(".txt")} == {
        font.removesuffix("-LICENSE.txt") for font in names if font.endswith(".txt")
    }
