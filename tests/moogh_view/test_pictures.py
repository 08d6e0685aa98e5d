"""The picture of some hunts, held against what was once looked at and found right."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from game.moogh.board import Facing
from game.moogh.commands import Do
from game.moogh.places import put_beast
from game.ui import intents
from tests.golden_pictures import FEW, apart, hold, plain_art
from tests.moogh_view.hunting import Sitting, a_hunt, decisions

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.ui.art import Art


@pytest.fixture(scope="module")
def plain() -> Art:
    return plain_art(PICTURES.values())


def _at_the_start(art: Art) -> Sitting:
    """Everybody is to be placed; of three beasts each faces another way, the fourth way is on the other pictures."""
    match = a_hunt("great-hunt", 2)
    for beast, facing in zip(match.state.herd(), (Facing.NORTH, Facing.SOUTH, Facing.WEST), strict=False):
        at, match.state.facing[beast] = match.state.at[beast], facing
        put_beast(match.state, beast, at)
    return Sitting(art, match)


def _ahead(art: Art) -> Sitting:
    """What the beast does next, with what it may do to whom."""
    match = a_hunt("charge", seed=5)
    for _answer in decisions(match):
        if match.decision.about == "turn" and match.decision.beast < 0 and match.state.round == 3:
            break
    sitting = Sitting(art, match)
    sitting.view.handle(intents.Ahead())
    for _frame in range(100):
        sitting.view.update(0.0)
    return sitting


def _aiming(art: Art) -> Sitting:
    """An action is held, and its targets are lit with their chances."""
    match = a_hunt("signal-fire", seed=3)
    for _answer in decisions(match):
        found = [one for one in match.decision.options() if isinstance(one, Do) and one.deed == "throw"]
        if found:
            break
    sitting = Sitting(art, match)
    sitting.click(sitting.view.hand.paths[found[0]][0])  # type: ignore[attr-defined]
    return sitting


def _ideas(art: Art) -> Sitting:
    """The idea cards lie over the board."""
    match = a_hunt("long-night", 1)
    for _answer in decisions(match):
        if len(match.state.shown) > 4:
            break
    sitting = Sitting(art, match)
    sitting.view.handle(intents.Scores())
    return sitting


PICTURES: dict[str, Callable[[Art], Sitting]] = {
    "at-the-start": _at_the_start,
    "ahead": _ahead,
    "aiming": _aiming,
    "ideas": _ideas,
}


@pytest.mark.parametrize("name", PICTURES)
def test_the_hunt_looks_as_it_did(plain: Art, name: str) -> None:
    hold(PICTURES[name](plain).paint(), f"moogh-{name}")


def test_a_picture_that_differs_is_noticed(plain: Art) -> None:
    one, other = _at_the_start(plain).paint().copy(), _aiming(plain).paint()
    assert apart(one, other) > 10 * FEW
