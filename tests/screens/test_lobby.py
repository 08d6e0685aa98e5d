"""The lobby: what is wrong is said beside its field, and takes nothing else away."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pytest

from game.screens import lobby as lobby_module
from game.screens import ways
from game.screens.lobby import FOOT, Lobby
from game.screens.plan import Chair, Plan, fresh_plan
from game.shelf import open_game
from game.ui.theme import TEXT_RED
from game.ui.widgets import Label

if TYPE_CHECKING:
    from pygame import FRect

    from game.ui.canvas import Canvas
    from tests.screens.driver import Driver

FIVE = ("titanosaur", "stegosaurus", "ankylosaurus", "plesiosaur", "brontosaurus")


def _plan() -> Plan:
    return replace(fresh_plan(open_game("wrath")).with_scenario("any-four"), seed="42")


@pytest.mark.parametrize(
    "wrong",
    [
        _plan().with_chair(0, Chair("human", "a name that is much longer than allowed")),
        _plan().with_seed("no number"),
        _plan().with_seed(""),
        replace(_plan(), chosen=FIVE),
    ],
)
def test_a_mistake_in_one_field_leaves_the_picture_of_the_land(
    driver: Driver, monkeypatch: pytest.MonkeyPatch, wrong: Plan
) -> None:
    drawn = []

    def draw_land(_canvas: Canvas, state: Any, _box: FRect) -> None:
        drawn.append(open_game("wrath").rules.write_position(state))

    opened = replace(lobby_module.door("wrath"), preview=draw_land)
    monkeypatch.setattr(lobby_module, "door", lambda _game: opened)
    lobby = Lobby(driver.house, "wrath", _plan())
    driver.show(lobby)
    right, drawn[:] = drawn[-1], []
    lobby.plan = wrong
    lobby.rebuild()
    driver.run()
    assert drawn[-1] == right
    start = lobby.controls["start"]
    assert not start.enabled
    assert start.reason


def test_what_is_wrong_with_the_choice_is_not_red_on_the_wood(driver: Driver) -> None:
    lobby = Lobby(driver.house, "wrath", replace(_plan(), chosen=FIVE))
    driver.show(lobby)
    words = lobby.controls["picks wrong"]
    assert isinstance(words, Label)
    assert words.text.endswith("5 are chosen.")
    assert FOOT.contains(words.rect)
    assert words.style.colour != TEXT_RED


def test_what_was_typed_is_there_again_after_back_but_not_the_seed_after_a_match(driver: Driver) -> None:
    driver.show(ways.title(driver.house))
    driver.press("wrath")
    lobby = driver.top(Lobby)
    lobby._write(lobby.plan.with_chair(0, Chair("human", "Ana")).with_seed("77"))
    driver.press("back")
    driver.press("wrath")
    again = driver.top(Lobby)
    assert again is not lobby
    assert again.plan == lobby.plan
    driver.press("start")
    driver.show(ways.title(driver.house))
    driver.press("wrath")
    assert driver.top(Lobby).plan.chairs[0].name == "Ana"
    assert driver.top(Lobby).plan.seed != "77"
