"""The picture of some skirmishes, held against what was once looked at and found right."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from game.dinowars.commands import Attack
from game.dinowars.state import NONE
from game.dinowars.view.places import GroundSpot
from game.ui import intents
from game.ui.intents import Device
from tests.dinowars_view.skirmish import Sitting, a_skirmish, until
from tests.golden_pictures import FEW, apart, hold, plain_art

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.core.match import Match
    from game.ui.art import Art


@pytest.fixture(scope="module")
def plain() -> Art:
    return plain_art(PICTURES.values())


def _deploying(art: Art) -> Sitting:
    """The first side has taken its edge, and places its animals."""
    return Sitting(art, until(a_skirmish("twist-of-fate", 4), "deploy"))


def _measuring(art: Art) -> Sitting:
    """An animal is held, and the mouse points where it may go: ruler, reach, and the ghost of its base."""
    match = until(a_skirmish("first-hunt", 3), "act", more=lambda one: one.state.turn == 2)
    sitting = Sitting(art, match)
    piece = match.state.in_play(match.decision.seat)[0]
    sitting.choose(sitting.hand.route(match.decision.options()[0])[0], Device.MOUSE)
    sitting.view.pointer.pointed = GroundSpot(match.state.xs[piece] + 300, 2400)
    sitting.view.stale()
    sitting.view.update(0.0)
    return sitting


def _attacking(art: Art) -> Sitting:
    """An enemy in contact is aimed at: each result with its chance, and what a point of ferocity would change."""
    match = until(a_skirmish("rival-packs", 5), "act", more=_can_attack)
    attack = next(one for one in match.decision.options() if isinstance(one, Attack))
    sitting = Sitting(art, match)
    for spot in sitting.hand.route(attack)[:-1]:
        sitting.choose(spot, Device.MOUSE)
    return sitting


def _can_attack(match: Match[object]) -> bool:
    return any(isinstance(one, Attack) for one in match.decision.options())  # type: ignore[union-attr]


def _late_with_lava(art: Art) -> Sitting:
    """All twists at once, late: lava, animals that lie and animals that are gone."""
    match = until(a_skirmish("apocalypse", 6), "act", more=lambda one: one.state.turn >= 4)
    assert match.state.front != NONE
    sitting = Sitting(art, match)
    sitting.view.handle(intents.Scores())
    return sitting


PICTURES: dict[str, Callable[[Art], Sitting]] = {
    "deploying": _deploying,
    "measuring": _measuring,
    "attacking": _attacking,
    "late-with-lava": _late_with_lava,
}


@pytest.mark.parametrize("name", PICTURES)
def test_the_skirmish_looks_as_it_did(plain: Art, name: str) -> None:
    hold(PICTURES[name](plain).paint(), f"dinowars-{name}")


def test_a_picture_that_differs_is_noticed(plain: Art) -> None:
    one, other = _deploying(plain).paint().copy(), _attacking(plain).paint()
    assert apart(one, other) > 10 * FEW
