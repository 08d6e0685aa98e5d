"""Words: wrapped, fitted, never cut in silence, never too small."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.ui.fonts import Fonts
from game.ui.text import ELLIPSIS, Text
from game.ui.theme import BADGE, BODY, CAPTION, FLOOR, LABEL, PANEL_TITLE, Face, Style
from tests.ui.player_at_ui import ART

FONTS = Fonts(ART / "fonts")
SCALES = [2 / 3, 1.0, 2.0]
WORDS = "The volcano slides a tile, and all who stand upon it go with it to the edge of the world."


@pytest.mark.parametrize("scale", SCALES)
@pytest.mark.parametrize("zoom", [0.75, 1.0, 1.5, 2.0])
def test_wrapped_lines_hold_all_words_and_keep_to_the_width(scale: float, zoom: float) -> None:
    text = Text(FONTS, scale, zoom)
    lines = text.wrap(WORDS, BODY, 420)
    assert " ".join(lines) == WORDS
    assert all(text.width(line, BODY) <= 420 for line in lines)


@settings(max_examples=60, deadline=None, derandomize=True)
@given(st.text(alphabet="abc dé\n", max_size=80), st.floats(30, 300))
def test_wrapping_loses_no_letter_whatever_the_width(words: str, width: float) -> None:
    lines = Text(FONTS, 1.0).wrap(words, BODY, width)
    assert "".join("".join(lines).split()) == "".join(words.split())


def test_paragraphs_stay_apart() -> None:
    assert Text(FONTS).wrap("one\n\ntwo", BODY, 500) == ("one", "", "two")


def test_a_word_wider_than_the_box_is_broken() -> None:
    text = Text(FONTS)
    lines = text.wrap("Micropachycephalosaurus", BODY, 120)
    assert len(lines) > 1
    assert "".join(lines) == "Micropachycephalosaurus"


@pytest.mark.parametrize("zoom", [0.75, 1.0, 2.0])
@pytest.mark.parametrize("style", [BADGE, CAPTION, BODY, LABEL])
def test_nothing_to_read_is_under_the_floor(style: Style, zoom: float) -> None:
    text = Text(FONTS, 2 / 3, zoom)
    assert text.units(style, "many words") >= FLOOR
    assert text.units(style, "12") >= 22
    fitted = text.fit(WORDS, style, 60)
    assert text.units(fitted, WORDS) >= FLOOR


def test_words_that_fit_keep_their_size_and_others_shrink_until_they_do() -> None:
    text = Text(FONTS)
    assert text.fit("Roll", LABEL, 200) == LABEL
    smaller = text.fit("Roll all of the dice", LABEL, 215)
    assert smaller.size < LABEL.size
    assert text.fits("Roll all of the dice", smaller, 215)


def test_the_display_face_gives_way_to_the_plain_one_when_it_gets_small() -> None:
    assert Text(FONTS).fit("A title that is far too long for its box", PANEL_TITLE, 400).face is Face.BOLD


def test_what_does_not_fit_ends_in_an_ellipsis_and_is_told_by_fits() -> None:
    text = Text(FONTS)
    short = text.shortened(WORDS, BODY, 300)
    assert short.endswith(ELLIPSIS)
    assert text.width(short, BODY) <= 300
    assert not text.fits(WORDS, BODY, 300)
    assert text.shortened("Roll", BODY, 300) == "Roll"


def test_a_larger_text_zoom_makes_wider_words() -> None:
    assert Text(FONTS, 1, 2).width("Roll", BODY) == pytest.approx(2 * Text(FONTS, 1, 1).width("Roll", BODY), rel=0.05)


def test_a_rendered_line_is_kept() -> None:
    text = Text(FONTS)
    assert text.render("Roll", BODY) is text.render("Roll", BODY)


@pytest.mark.parametrize("zoom", [1.0, 2.0])
def test_a_single_line_is_no_taller_than_its_box(zoom: float) -> None:
    text = Text(FONTS, 1.0, zoom)
    assert text.units(text.fit("A title", PANEL_TITLE, 900, tall=50)) <= 50
    assert text.units(text.fit("A title", PANEL_TITLE, 900, tall=10)) == FLOOR
