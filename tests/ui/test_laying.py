"""Scenes that take long to make ready: the one before stays to be seen, and no frame waits."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from game.ui.intents import Confirm
from game.ui.laying import QUIET_S, Laying
from game.ui.scenes import Scene
from game.ui.transitions import Home, Pop, Push, Swap

if TYPE_CHECKING:
    from collections.abc import Iterator

    from game.ui.app import App
    from tests.ui.player_at_ui import Player

STEPS = 30


class Slow(Scene):
    """Takes so many steps to make ready."""

    prepared = False

    def __init__(self) -> None:
        super().__init__()
        self.taken = self.entered = self.left = 0

    def prepare(self, app: App) -> Iterator[object]:
        self.app = app
        self.taken = 0
        for _step in range(STEPS):
            self.taken += 1
            yield

    def enter(self, app: App) -> None:
        super().enter(app)
        self.entered += 1

    def leave(self) -> None:
        self.left += 1


@pytest.fixture
def slow(player: Player, monkeypatch: pytest.MonkeyPatch) -> Slow:
    """It was pushed, and a step is taken a frame."""
    monkeypatch.setattr("game.ui.steps.time.perf_counter", iter(range(10**9)).__next__)
    player.app.go(Home(Scene()))
    player.app.go(Push(scene := Slow()))
    return scene


def test_it_comes_when_it_is_ready_and_only_then(player: Player, slow: Slow) -> None:
    for frame in range(STEPS):
        assert isinstance(player.app.stack.top, Laying), frame
        assert not slow.entered
        player.tick()
    player.tick()
    assert player.app.stack.top is slow
    assert (slow.taken, slow.entered, slow.left) == (STEPS, 1, 0)


def test_nothing_else_is_heard_meanwhile(player: Player, slow: Slow) -> None:
    player.app.tell(Confirm())
    assert isinstance(player.app.stack.top, Laying)
    assert not slow.left


def test_after_a_while_it_is_said(player: Player, slow: Slow) -> None:
    laying = player.app.stack.top
    assert isinstance(laying, Laying)
    assert not laying._toast.words
    while not slow.entered and not laying._toast.words:
        player.tick()
    assert laying._toast.words == laying.describe()
    assert laying._time == pytest.approx(QUIET_S, abs=2 / 60)


def test_for_another_window_it_begins_again(player: Player, slow: Slow) -> None:
    player.wait(0.2)
    before = slow.taken
    player.app.set_text_zoom(1.5)
    player.tick()
    assert 0 < slow.taken < before
    player.wait(1)
    assert slow.entered == 1


@pytest.mark.parametrize("way", [Pop(), Home(), Swap(Scene())])
def test_given_up_it_leaves_in_peace(player: Player, slow: Slow, way: Pop | Home | Swap) -> None:
    player.wait(0.1)
    player.app.go(way)
    assert (slow.entered, slow.left) == (0, 1)


def test_what_has_been_prepared_comes_at_once(player: Player) -> None:
    player.app.go(Push(scene := Scene()))
    assert player.app.stack.top is scene
