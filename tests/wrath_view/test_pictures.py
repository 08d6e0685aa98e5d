"""The picture of some tables, held against what was once looked at and found right."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from game.ui import intents
from game.ui.intents import Direction
from game.ui.tray import ButtonSpot
from game.wrath.view.places import DieSpot, PieceSpot
from tests.golden_pictures import FEW, apart, hold, plain_art
from tests.wrath_view.wrath_sitting import Board, Sitting, new_match

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.ui.art import Art


@pytest.fixture(scope="module")
def plain() -> Art:
    return plain_art(PICTURES.values())


def _rolled(art: Art) -> Sitting:
    sitting = Sitting(art, new_match("first-game", 4, loaded=["foot", "egg", "volcano", "foot", "cave"]))
    sitting.give(sitting.click(ButtonSpot("main")))
    sitting.click(DieSpot(2))
    return sitting


def _busy_table() -> Board:
    board = Board(seats=3).put(0, "caveman", "a4", 2).put(1, "caveman", "a3").put(2, "caveman", "b2", 3)
    board.put(0, "tyrannosaurus", "b4").put(1, "brontosaurus", "c2").put(2, "caveman", "egg", 2)
    board.put(0, "caveman", "volcano", 2).put(1, "caveman", "volcano", 1).put(1, "pteranodon", "supply")
    board.state.scores = [7, 12, 12]
    return board.dice("foot", "foot", "egg", "hut", "volcano")


def _in_hand(art: Art) -> Sitting:
    sitting = Sitting(art, _busy_table().match(), levels=("human", "easy", "human", "human"))
    sitting.click(PieceSpot(0, "tyrannosaurus", "b4"))
    return sitting


def _before_a_tremor(art: Art) -> Sitting:
    board = _busy_table()
    board.state.phase, board.state.unspent[:] = 3, bytes(5)
    sitting = Sitting(art, board.match())
    sitting.view.handle(intents.Move(direction=Direction.LEFT))
    return sitting


def _for_two(art: Art) -> Sitting:
    return Sitting(art, Board(seats=2).put(0, "caveman", "c1").dice("foot").match(), live=False)


PICTURES: dict[str, Callable[[Art], Sitting]] = {
    "rolled": _rolled,
    "in-hand": _in_hand,
    "before-a-tremor": _before_a_tremor,
    "for-two": _for_two,
}


@pytest.mark.parametrize("name", PICTURES)
def test_the_table_looks_as_it_did(plain: Art, name: str) -> None:
    hold(PICTURES[name](plain).paint(), f"wrath-{name}")


def test_a_picture_that_differs_is_noticed(plain: Art) -> None:
    one, other = _rolled(plain).paint().copy(), _in_hand(plain).paint()
    assert apart(one, other) > 10 * FEW
