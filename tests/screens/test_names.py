"""Names in any script: shown where our fonts have the letters, told in the lobby where not, kept in the save anyway."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from game.screens import ways
from game.screens.listed import readable, shown_names
from game.screens.plan import Chair, Field
from game.screens.play import Play
from game.ui.theme import LABEL, Face

if TYPE_CHECKING:
    from game.screens.lobby import Lobby
    from tests.screens.driver import Driver

DRAWN = ("Zoë", "Nguyễn Łukasz", "Дмитрий Ковалёв", "Αλέξανδρος", "Øyvind Þór", "O'Brien-2")
NOT_DRAWN = {"太郎": "", "محمد": "", "ספיר": "", "太郎 Taro": "Taro", "🦖 Rex 🦖": "Rex", "한글": "", "क्": ""}


@pytest.mark.parametrize("name", DRAWN)
def test_names_in_latin_greek_and_cyrillic_letters_are_shown_as_they_are(driver: Driver, name: str) -> None:
    assert readable(name) == name
    runs = list(driver.app.canvas.text.fonts.runs(name, Face.BOLD))
    assert "".join(run for _face, run in runs) == name


@pytest.mark.parametrize(("name", "rest"), NOT_DRAWN.items())
def test_of_other_names_the_rest_is_shown_or_the_tribe(name: str, rest: str) -> None:
    assert readable(name) == rest
    assert shown_names(["Ana", name]) == ["Ana", rest or "Wave"]


def test_no_two_players_are_called_alike() -> None:
    assert shown_names(["Taro", "太郎 Taro", "太郎", ""]) == ["Taro", "Wave", "Sun", "Leaf"]


def test_a_letter_that_no_font_has_is_a_question_mark_and_no_dot(driver: Driver) -> None:
    fonts = driver.app.canvas.text.fonts
    assert "".join(run for _face, run in fonts.runs("太郎 Š", Face.BOLD)) == "?? Š"
    text = driver.app.canvas.text
    assert text.width("太郎", LABEL) == text.width("??", LABEL)
    assert text.render("Ana Дмитрий", LABEL).get_width() == round(text.width("Ana Дмитрий", LABEL) * text.scale)


@pytest.mark.parametrize("name", ["太郎", "太郎 Taro"])
def test_the_lobby_says_in_one_sentence_what_such_a_player_will_be_called(driver: Driver, name: str) -> None:
    lobby = _lobby(driver, name)
    [remark] = lobby.plan.remarks()
    assert (remark.field, remark.seat) == (Field.NAME, 1)
    assert (readable(name) or "Wave") in remark.words
    assert lobby.controls["name 1 wrong"].words() == remark.words
    assert lobby.controls["start"].enabled


def test_a_real_complaint_comes_before_the_remark(driver: Driver) -> None:
    lobby = _lobby(driver, "太郎")
    lobby._write(lobby.plan.with_chair(0, Chair("human", "太郎")))
    assert lobby.controls["name 1 wrong"].words() == "Somebody else has this name."
    assert not lobby.controls["start"].enabled


def test_the_match_is_played_under_the_name_that_can_be_drawn_and_saved_under_the_players_own(driver: Driver) -> None:
    _lobby(driver, "太郎")
    driver.press("start")
    play = driver.top(Play)
    assert [seat.name for seat in play.sitting.seats] == ["Дмитрий", "Wave"]
    driver.house.shelf.save("An evening", play.sitting.file())
    [kept] = driver.house.shelf.list()
    assert [seat.name for seat in driver.house.shelf.load(kept).seats] == ["Дмитрий", "太郎"]
    assert [seat.name for seat in play.sitting.file().seats] == ["Дмитрий", "太郎"]
    assert driver.house.settings.lobbies["wrath"].seats[1].name == "太郎"


def _lobby(driver: Driver, name: str) -> Lobby:
    driver.show(lobby := ways.lobby(driver.house, "wrath"))
    lobby._change(lobby.plan.with_chair(0, Chair("human", "Дмитрий")).with_chair(1, Chair("human", name)))
    return lobby
