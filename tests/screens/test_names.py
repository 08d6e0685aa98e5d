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

DRAWN = (
    "Zoë", "Nguyễn Łukasz", "Дмитрий Ковалёв", "Αλέξανδρος", "Øyvind Þór", "O'Brien-2", "太郎", "さくら", "ポーラ",
    "王小明", "佐々木", "한글", "محمد", "عائشة", "ספיר כהן", "دينا Dina",
)  # fmt: skip
NOT_DRAWN = {"สมชาย": "", "สมชาย Som": "Som", "🦖 Rex 🦖": "Rex", "क्": ""}


@pytest.mark.parametrize("name", DRAWN)
def test_names_in_scripts_that_we_bring_fonts_for_are_shown_as_they_are(driver: Driver, name: str) -> None:
    assert readable(name) == name
    runs = list(driver.app.canvas.text.fonts.runs(name, Face.BOLD))
    assert "".join(run for _face, run in runs) == name


@pytest.mark.parametrize(("name", "rest"), NOT_DRAWN.items())
def test_of_other_names_the_rest_is_shown_or_the_tribe(name: str, rest: str) -> None:
    assert readable(name) == rest
    assert shown_names(["Ana", name]) == ["Ana", rest or "Wave"]


def test_words_that_run_to_the_left_stand_in_their_order(driver: Driver) -> None:
    fonts = driver.app.canvas.text.fonts
    assert list(fonts.runs("ספיר כהן", Face.BOLD)) == [(Face.HEBREW, "ספיר כהן")]
    assert [face for face, _run in fonts.runs("דנה Ana", Face.BOLD)] == [Face.HEBREW, Face.BOLD]


def test_arabic_letters_are_joined_and_run_to_the_left(driver: Driver) -> None:
    font = driver.app.canvas.text.fonts.font(Face.ARABIC, 40)
    name, apart = "محمد", "\u200c"
    assert font.size(name)[0] != font.size(apart.join(name))[0]
    line = font.render("دا", True, (0, 0, 0))  # a low letter, then a high one: they never join
    w, h = line.get_size()
    left, right = (line.subsurface((x, 0, w // 2, h)).get_bounding_rect().h for x in (0, w - w // 2))
    assert left > right


def test_no_two_players_are_called_alike() -> None:
    assert shown_names(["Som", "สมชาย Som", "สมชาย", ""]) == ["Som", "Wave", "Sun", "Leaf"]


def test_a_letter_that_no_font_has_is_a_question_mark_and_no_dot(driver: Driver) -> None:
    fonts = driver.app.canvas.text.fonts
    assert "".join(run for _face, run in fonts.runs("สมชาย Š", Face.BOLD)) == "????? Š"
    text = driver.app.canvas.text
    assert text.width("สมชาย", LABEL) == text.width("?????", LABEL)
    assert text.render("Ana Дмитрий", LABEL).get_width() == round(text.width("Ana Дмитрий", LABEL) * text.scale)


@pytest.mark.parametrize("name", ["สมชาย", "สมชาย Som"])
def test_the_lobby_says_in_one_sentence_what_such_a_player_will_be_called(driver: Driver, name: str) -> None:
    lobby = _lobby(driver, name)
    [remark] = lobby.plan.remarks()
    assert (remark.field, remark.seat) == (Field.NAME, 1)
    assert (readable(name) or "Wave") in remark.words
    assert lobby.controls["name 1 wrong"].words() == remark.words
    assert lobby.controls["start"].enabled


def test_a_real_complaint_comes_before_the_remark(driver: Driver) -> None:
    lobby = _lobby(driver, "สมชาย")
    lobby._write(lobby.plan.with_chair(0, Chair("human", "สมชาย")))
    assert lobby.controls["name 1 wrong"].words() == "Somebody else has this name."
    assert not lobby.controls["start"].enabled


def test_the_match_is_played_under_the_name_that_can_be_drawn_and_saved_under_the_players_own(driver: Driver) -> None:
    _lobby(driver, "สมชาย")
    driver.press("start")
    play = driver.top(Play)
    assert [seat.name for seat in play.sitting.seats] == ["Дмитрий", "Wave"]
    driver.house.shelf.save("An evening", play.sitting.file())
    [kept] = driver.house.shelf.list()
    assert [seat.name for seat in driver.house.shelf.load(kept).seats] == ["Дмитрий", "สมชาย"]
    assert [seat.name for seat in play.sitting.file().seats] == ["Дмитрий", "สมชาย"]
    assert driver.house.settings.lobbies["wrath"].seats[1].name == "สมชาย"


def _lobby(driver: Driver, name: str) -> Lobby:
    driver.show(lobby := ways.lobby(driver.house, "wrath"))
    lobby._change(lobby.plan.with_chair(0, Chair("human", "Дмитрий")).with_chair(1, Chair("human", name)))
    return lobby
