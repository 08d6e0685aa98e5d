"""What may be chosen is lit and can be reached; what may not, says why and gives no answer."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from game.core.decision import Command
from game.ui.tray import ButtonSpot
from game.ui.view import Done, Say
from game.wrath.box import CELLS, GOALS
from game.wrath.commands import Reroll
from game.wrath.view.places import SUPPLY, DieSpot, PenSpot, PieceSpot, TileSpot
from tests.wrath_view.wrath_sitting import Board, Sitting, all_answers, new_match, play_on

if TYPE_CHECKING:
    from game.core.match import Match
    from game.ui.art import Art
    from game.wrath.state import State

MAIN = ButtonSpot("main")


def _at(about: str, answers: int) -> Match[State]:
    match = new_match("drawn-four", 4, seed=answers)
    return play_on(match, lambda m: len(m.log) >= answers and m.decision is not None and m.decision.about == about)


@pytest.mark.parametrize("answers", [20, 90, 180, 300])
@pytest.mark.parametrize("about", ["roll", "spend", "tremor"])
def test_every_option_can_be_clicked(art: Art, about: str, answers: int) -> None:
    match = _at(about, answers)
    sitting = Sitting(art, match)
    assert match.decision is not None
    wanted = {str(option) for option in match.decision.options() if not isinstance(option, Reroll)}
    found = {str(answer) for answer in all_answers(sitting)}
    assert wanted <= found
    assert all(match.rules.parse(text, match.state) in match.decision for text in found)


@pytest.mark.parametrize("answers", [20, 120, 250])
def test_every_lit_place_is_on_the_screen_and_not_covered(art: Art, answers: int) -> None:
    sitting = Sitting(art, _at("spend", answers))
    for spot in sitting.view.lit:
        x, y = sitting.at(spot)
        assert 0 <= x <= 1920
        assert 0 <= y <= 1080


@pytest.mark.parametrize("about", ["roll", "spend", "tremor"])
def test_what_is_not_lit_gives_no_answer(art: Art, about: str) -> None:
    match = _at(about, 150)
    sitting = Sitting(art, match)
    for spot in [one for one in sitting.view.places.boxes if one not in sitting.view.lit]:
        response = sitting.click(spot)
        assert not isinstance(response, Command), spot
        sitting.view.hand.drop()
    assert len(match.log) >= 150


def test_a_tile_too_far_says_why(art: Art) -> None:
    sitting = Sitting(art, Board().put(0, "caveman", "a4").dice("foot").match())
    sitting.click(PieceSpot(0, "caveman", "a4"))
    response = sitting.click(TileSpot(CELLS["d1"]))
    assert isinstance(response, Say)
    assert "walks one tile" in response.text


def test_who_is_off_the_map_is_told_where_one_enters_it(art: Art) -> None:
    sitting = Sitting(art, Board().dice("cave", "hut", "foot").match())
    held = PieceSpot(0, "caveman", SUPPLY)
    sitting.click(held)
    land = [cell for cell in range(16) if sitting.view.showing.table.land.grid[cell] not in GOALS]
    for cell in land:
        if held not in sitting.view.hand.chosen():
            sitting.click(held)
        response = sitting.click(TileSpot(cell))
        assert isinstance(response, Say)
        assert "by the cave or the hut" in response.text
    assert len(land) == 13


def test_a_pen_too_dear_says_why(art: Art) -> None:
    response = Sitting(art, Board().dice("foot").match()).click(PenSpot("tyrannosaurus"))
    assert isinstance(response, Say)
    assert "costs 4" in response.text


def test_a_spent_die_says_so(art: Art) -> None:
    board = Board().dice("hut", "foot")
    board.state.unspent[:] = bytes(5)
    response = Sitting(art, board.match()).click(DieSpot(0))
    assert isinstance(response, Say)
    assert "spent" in response.text


def test_the_turn_cannot_end_before_the_volcano_is_served(art: Art) -> None:
    sitting = Sitting(art, Board().dice("volcano").match())
    assert MAIN not in sitting.view.lit
    response = sitting.click(MAIN)
    assert isinstance(response, Say)
    assert "volcano" in response.text.lower()


def test_another_tribes_piece_is_not_taken(art: Art) -> None:
    sitting = Sitting(art, Board().put(0, "caveman", "a4").put(1, "caveman", "b3").dice("foot").match())
    assert isinstance(sitting.click(PieceSpot(1, "caveman", "b3")), Say)


def test_all_dice_kept_cannot_be_rolled_again(art: Art) -> None:
    sitting = Sitting(art, new_match(seats=2))
    sitting.give(sitting.click(MAIN))
    for number in range(5):
        sitting.click(DieSpot(number))
    assert MAIN not in sitting.view.lit
    assert isinstance(sitting.click(MAIN), Say)


def test_who_only_watches_lights_nothing_and_answers_nothing(art: Art) -> None:
    sitting = Sitting(art, _at("spend", 60), live=False)
    assert not sitting.view.lit
    for spot in list(sitting.view.places.boxes):
        assert not isinstance(sitting.click(spot), Command)


def test_nothing_answers_while_something_is_still_shown(art: Art) -> None:
    sitting = Sitting(art, new_match(seats=2), speed=1.0)
    assert sitting.give(sitting.click(MAIN))
    assert sitting.view.busy
    assert not isinstance(sitting.click(MAIN), Command)
    sitting.view.hurry()
    assert not sitting.view.busy
    assert len(sitting.match.log) == 1, "to hurry is not to answer"


def test_pointing_at_a_tile_tells_what_an_eruption_would_bring(art: Art) -> None:
    board = Board().put(0, "caveman", "a4").dice("foot")
    sitting = Sitting(art, board.match())
    sitting.view.pointer.pointed = TileSpot(CELLS["a4"])
    assert "Ana" in sitting.view.message().text
    assert "Grass" in sitting.view.message().heading


def test_two_pieces_in_one_place_are_one_choice_and_a_second_click_puts_back(art: Art) -> None:
    sitting = Sitting(art, Board().put(0, "caveman", "a4", 2).dice("foot").match())
    piece = PieceSpot(0, "caveman", "a4")
    assert sitting.click(piece) == Done()
    assert sitting.click(piece) == Done()
    assert not sitting.view.hand.chosen()
