"""The picture of some tables of Fossil Hunters, held against what was once looked at and found right."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from game.cazadores.view.places import PortSpot
from game.ui import intents
from game.ui.intents import Scores
from tests.cazadores_view.voyaging import Voyage, a_match, later
from tests.golden_pictures import FEW, apart, hold, plain_art

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.ui.art import Art


@pytest.fixture(scope="module")
def plain() -> Art:
    return plain_art(PICTURES.values())


def _under_way(art: Art) -> Voyage:
    """A port is pointed at: the way there, its cost, and what its pile may hold."""
    match = later(a_match("north-atlantic", 3), 120)
    voyage = Voyage(art, match, levels=("human",) + ("easy",) * 2)
    while match.decision is not None and match.decision.seat:
        match.submit(match.decision.options()[0])
    voyage.view.refresh()
    voyage.ask()
    table = match.state
    site = max(range(len(table.piles)), key=lambda space: (table.piles[space], space))
    x, y = voyage.at(PortSpot(site))
    voyage.view.handle(intents.Point(x=x, y=y))
    return voyage


def _behind_the_curtain(art: Art) -> Voyage:
    return Voyage(art, later(a_match("world", 5), 260))


def _gallery(art: Art) -> Voyage:
    voyage = _under_way(art)
    voyage.view.handle(Scores())
    return voyage


def _whole_animal(art: Art) -> Voyage:
    voyage = _gallery(art)
    table = voyage.view.showing.table
    animal = table.box.animal_numbers["pteranodon"]
    table.shown[voyage.view.showing.viewed][animal] = 1
    voyage.view.above.exhibit(animal)
    return voyage


PICTURES: dict[str, Callable[[Art], Voyage]] = {
    "under-way": _under_way,
    "behind-the-curtain": _behind_the_curtain,
    "gallery": _gallery,
    "whole-animal": _whole_animal,
}


@pytest.mark.parametrize("name", PICTURES)
def test_the_table_looks_as_it_did(plain: Art, name: str) -> None:
    hold(PICTURES[name](plain).paint(), f"cazadores-{name}")


def test_a_picture_that_differs_is_noticed(plain: Art) -> None:
    one, other = _under_way(plain).paint().copy(), _gallery(plain).paint()
    assert apart(one, other) > 10 * FEW
