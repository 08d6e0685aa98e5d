"""Report C7: two identical presses act once, and the second never reaches the next player's screen."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
import pytest
from pygame import FRect

from game.ui.focus import Controls
from game.ui.intents import Confirm, Intent, Press
from game.ui.scenes import Scene
from game.ui.theme import Kind
from game.ui.transitions import Push, Swap, Transition
from game.ui.widgets import Button
from tests.ui.player_at_ui import Listener, key_event

if TYPE_CHECKING:
    from tests.ui.player_at_ui import Player

GAPS = [0, 0.016, 0.05, 0.15, 0.3]


class OneButton(Scene):
    """A button that counts; with `then`, it leads to that scene; with `hands_over`, to another player."""

    def __init__(self, then: Scene | None = None, *, hands_over: bool = False, once: bool = True) -> None:
        super().__init__()
        self.count = 0
        self.then = then
        self.hands_over = hands_over
        self.controls: Controls = Controls(self.damage)
        self.controls.add(Button("go", FRect(400, 400, 300, 100), "Go", self.act, kind=Kind.GOOD, once=once))

    def act(self) -> Transition | None:
        self.count += 1
        if self.hands_over:
            self.app.hand_over()
        return Swap(self.then) if self.then is not None else None

    def handle(self, intent: Intent) -> Transition | None:
        return self.controls.handle(intent)


def twice(player: Player, device: str, gap: float) -> None:
    for _time in range(2):
        if device == "mouse":
            player.mouse(pygame.MOUSEBUTTONDOWN, 500, 450)
            player.mouse(pygame.MOUSEBUTTONUP, 500, 450)
        else:
            player.post(key_event(pygame.K_RETURN), key_event(pygame.K_RETURN, down=False))
        player.tick(gap)


@pytest.mark.parametrize("gap", GAPS)
@pytest.mark.parametrize("device", ["mouse", "keys"])
def test_two_presses_on_a_control_act_once(player: Player, device: str, gap: float) -> None:
    scene = OneButton()
    player.open(scene)
    twice(player, device, gap)
    assert scene.count == 1


def test_two_presses_further_apart_act_twice(player: Player) -> None:
    scene = OneButton()
    player.open(scene)
    twice(player, "mouse", 0.4)
    assert scene.count == 2


def test_a_control_that_allows_it_acts_at_every_press(player: Player) -> None:
    scene = OneButton(once=False)
    player.open(scene)
    twice(player, "keys", 0.1)
    assert scene.count == 2


@pytest.mark.parametrize("gap", GAPS)
@pytest.mark.parametrize("device", ["mouse", "keys"])
def test_the_second_press_does_not_reach_the_next_screen(player: Player, device: str, gap: float) -> None:
    following = Listener()
    player.open(OneButton(following))
    twice(player, device, gap)
    assert player.app.stack.top is following
    assert [i for i in following.heard if isinstance(i, Press | Confirm)] == []


@pytest.mark.parametrize("gap", GAPS)
def test_the_second_press_does_not_reach_the_next_player_on_the_same_screen(player: Player, gap: float) -> None:
    scene = OneButton(hands_over=True, once=False)
    player.open(scene)
    twice(player, "keys", gap)
    assert scene.count == 1


def test_a_press_that_began_on_one_screen_does_not_end_on_another(player: Player) -> None:
    following = Listener()
    player.open(Listener())
    player.mouse(pygame.MOUSEBUTTONDOWN, 500, 450)
    player.app.go(Push(following))
    player.tick(1)
    player.mouse(pygame.MOUSEMOTION, 520, 450)
    player.mouse(pygame.MOUSEBUTTONUP, 520, 450)
    assert following.heard == []


def test_a_click_on_the_new_screen_after_a_moment_counts(player: Player) -> None:
    following = OneButton()
    player.open(OneButton(following))
    player.click(500, 450, after=0.5)
    player.click(500, 450)
    assert following.count == 1


def test_an_intent_that_no_device_stamped_is_meant_for_now_and_here(player: Player) -> None:
    scene = OneButton()
    player.open(scene)
    player.app.tell(Confirm())
    assert scene.count == 1
    assert player.app.devices.generation > 0
