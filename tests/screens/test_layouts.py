"""No screen cuts a text off, lays one over another or sets it too small, at three sizes and three text scales."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from game.screens import ways
from game.ui import layout
from game.ui.intents import Cancel, Confirm, Log
from tests.screens.driver import Driver
from tests.screens.tables import a_file, a_finished_file

if TYPE_CHECKING:
    from collections.abc import Iterator

SIZES = ((1280, 720), (1920, 1080), (2560, 1080))
SCREENS = (
    "title", "lobby", "full lobby", "settings", "bindings", "saves", "save as", "played", "pause", "log", "result",
    "rematch", "replay", "turns", "play from", "quit",
)  # fmt: skip


@pytest.fixture(params=SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def window(request: pytest.FixtureRequest, plain: None) -> Iterator[Driver]:  # noqa: ARG001 - it is wanted for what it does
    driver = Driver(request.param)
    yield driver
    driver.close()


@pytest.mark.parametrize("zoom", [75, 100, 150, 200])
def test_the_texts_of_every_screen_can_be_read(window: Driver, zoom: int) -> None:
    window.house.set(text_size=zoom)
    window.house.apply(window.app)
    found = [f"{name}: {fault}" for name in SCREENS for fault in _faults(window, name)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("zoom", [100, 150, 200])
def test_every_page_of_the_rules_stands_whole(window: Driver, zoom: int) -> None:
    window.house.set(text_size=zoom)
    window.house.apply(window.app)
    book = ways.rulebook(window.house, "wrath")
    window.show(book)
    found = []
    for number in range(len(book._pages)):
        book._turn_to(number)
        for leaf in range(len(book._leaves)):
            book._leaf = leaf
            found += [f"page {number}, leaf {leaf}: {fault}" for fault in _seen(window)]
    assert not found, "\n".join(found)


def _faults(window: Driver, name: str) -> list[str]:
    _go(window, name)
    return _seen(window)


def _seen(window: Driver) -> list[str]:
    window.app.canvas.notes = []
    window.app.snapshot()
    found = layout.faults(window.app.canvas.notes)
    assert window.app.canvas.notes, "no words at all"
    window.app.canvas.notes = None
    return found


def _go(window: Driver, name: str) -> None:
    house = window.house
    if name in {"title", "lobby", "settings", "bindings", "saves", "played"}:
        house.shelf.save("A save of a long evening at the table", a_file("human", "easy", "easy"))
        window.show(ways.lobby(house, "wrath") if name == "lobby" else getattr(ways, name)(house))
    elif name == "full lobby":
        window.show(lobby := ways.lobby(house, "wrath"))
        lobby._change(lobby.plan.with_scenario("any-four").with_seed("x"))
        for _player in range(2):
            lobby._add()
        for seat in range(4):
            lobby._write(lobby.plan.with_chair(seat, type(lobby.plan.chairs[0])("human", "Anastasia of the Hills")))
        lobby.rebuild()
        window.run(0.2)
    elif name == "quit":
        window.show(ways.title(house))
        window.tell(Cancel())
    elif name == "result":
        _go_to_result(window)
    elif name == "rematch":
        _go_to_result(window)
        window.press("rematch")
    elif name in {"replay", "turns", "play from"}:
        _go_to_replay(window, name)
    elif name == "save as":
        window.show(ways.table(house, a_file()))
        window.tell(Cancel())
        window.press("save")
    else:
        window.show(ways.table(house, a_file()))
        window.tell(Confirm(), Cancel() if name == "pause" else Log())


def _go_to_replay(window: Driver, name: str) -> None:
    window.show(ways.replay(window.house, a_finished_file(), choosing=name == "turns"))
    if name == "play from":
        window.press("from here")


def _go_to_result(window: Driver) -> None:
    window.show(ways.table(window.house, a_finished_file()))
    window.run(3)
    assert type(window.app.stack.top).__name__ == "Result"
