"""The stack of scenes, modals, faults of a scene, and what is drawn when."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
import pytest
from pygame import FRect

from game.ui.app import FULL_FPS, IDLE_FPS, SLEEPING_FPS
from game.ui.intents import Confirm, Intent, Undo
from game.ui.mishap import Mishap
from game.ui.scenes import Scene
from game.ui.transitions import Home, Pop, Push, Quit, Stay, Swap, Transition
from game.ui.widgets.dialog import Answer, Dialog

if TYPE_CHECKING:
    from game.ui.canvas import Canvas
    from tests.ui.player_at_ui import Player


class Plain(Scene):
    def __init__(self, answer: Transition | None = None) -> None:
        super().__init__()
        self.answer = answer
        self.resized = self.drawn = 0
        self.results: list[object] = []
        self.left = False
        self.moving = False

    @property
    def busy(self) -> bool:
        return self.moving

    def handle(self, intent: Intent) -> Transition | None:
        return self.answer if isinstance(intent, Confirm) else None

    def resume(self, result: object) -> None:
        self.results.append(result)

    def leave(self) -> None:
        self.left = True

    def resize(self) -> None:
        self.resized += 1

    def draw(self, canvas: Canvas) -> None:
        self.drawn += 1
        canvas.table()


class Broken(Plain):
    """Fails in one of its methods as long as it is ill."""

    def __init__(self, where: str) -> None:
        super().__init__()
        self.where = where
        self.ill = True

    def fail(self, where: str) -> None:
        if self.ill and where == self.where:
            raise ZeroDivisionError(where)

    def handle(self, intent: Intent) -> Transition | None:
        self.fail("handle")
        return super().handle(intent)

    def update(self, dt: float) -> Transition | None:
        self.fail("update")
        return super().update(dt)

    def draw(self, canvas: Canvas) -> None:
        self.fail("draw")
        super().draw(canvas)


def modal(title: str = "Really?") -> Dialog:
    return Dialog(title, "Some words.", [Answer("Yes", result="yes"), Answer("No", result="no")])


def test_push_swap_pop_and_home_do_what_they_say(player: Player) -> None:
    first, second, third = Plain(), Plain(), Plain()
    stack, go = player.app.stack, player.app.go
    player.open(first)
    go(Push(second))
    assert stack.top is second
    go(Swap(third))
    assert stack.scenes == [first, third]
    assert second.left
    go(Pop("word"))
    assert first.results == ["word"]
    go(Push(second))
    go(Push(third))
    go(Home())
    assert stack.scenes == [first]
    go(Home(second))
    assert stack.scenes == [second]
    go(Quit())
    assert stack.scenes == []


def test_a_program_without_scenes_ends(player: Player) -> None:
    scene = Plain(Quit())
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, scancode=40, mod=0, unicode=""))
    player.app.run(scene)
    assert scene.left


def test_a_modal_shows_the_scene_beneath_which_hears_nothing(player: Player) -> None:
    beneath = Plain(Push(Plain()))
    player.open(beneath)
    player.app.go(Push(modal()))
    drawn = beneath.drawn
    player.tick(1)
    assert beneath.drawn > drawn
    player.app.tell(Undo(time=player.time, generation=player.app.devices.generation))
    assert len(player.app.stack.scenes) == 2


def test_the_second_question_waits_for_the_first(player: Player) -> None:
    player.open(Plain())
    player.app.go(Push(modal("first")))
    player.app.go(Push(modal("second")))
    assert [type(scene) for scene in player.app.stack.scenes] == [Plain, Dialog]
    player.app.go(Pop())
    top = player.app.stack.top
    assert isinstance(top, Dialog)
    assert top.title == "second"
    player.app.go(Pop())
    assert isinstance(player.app.stack.top, Plain)


def test_cancel_is_the_last_answer_of_a_question(player: Player) -> None:
    scene = Plain()
    player.open(scene)
    player.app.go(Push(modal()))
    player.tick(1)
    player.key(pygame.K_ESCAPE)
    assert scene.results == ["no"]


def test_closing_the_window_asks_the_scene_on_top(player: Player) -> None:
    class Asks(Plain):
        def on_quit(self) -> Transition:
            return Push(modal("Leave?"))

    player.open(Asks())
    player.post(pygame.event.Event(pygame.QUIT))
    assert isinstance(player.app.stack.top, Dialog)
    player.post(pygame.event.Event(pygame.QUIT))
    assert player.app.stack.scenes == []


@pytest.mark.parametrize("where", ["handle", "update", "draw"])
def test_a_scene_that_fails_is_kept_and_may_go_on(player: Player, where: str) -> None:
    scene, rescued = Broken(where), list[Exception]()
    player.app.on_mishap = rescued.append
    player.open(scene)
    player.key(pygame.K_u)
    assert [type(shown) for shown in player.app.stack.scenes] == [Broken, Mishap]
    assert [type(fault) for fault in rescued] == [ZeroDivisionError]
    player.tick(1)
    scene.ill = False
    player.key(pygame.K_RETURN)
    assert player.app.stack.top is scene
    player.tick()
    assert scene.drawn > 0


def test_a_scene_that_fails_again_and_again_can_only_be_left(player: Player) -> None:
    first, scene = Plain(), Broken("update")
    player.open(first)
    player.app.go(Push(scene))
    for _time in range(3):
        player.tick(1)
        top = player.app.stack.top
        assert isinstance(top, Mishap)
        player.key(pygame.K_RETURN)
    assert player.app.stack.top is first


def test_a_rescue_that_fails_too_does_not_stop_the_program(player: Player) -> None:
    def rescue(fault: Exception) -> None:
        raise OSError("disk full") from fault

    player.app.on_mishap = rescue
    player.open(Broken("update"))
    assert isinstance(player.app.stack.top, Mishap)


def test_nothing_is_drawn_when_nothing_has_changed(player: Player) -> None:
    scene = Plain()
    player.open(scene)
    frames, drawn = player.app.frames, scene.drawn
    player.wait(2)
    assert (player.app.frames, scene.drawn) == (frames, drawn)
    scene.damage.add(FRect(10, 10, 50, 50))
    player.tick()
    assert player.app.frames == frames + 1


def test_only_the_damaged_pixels_are_drawn_again(player: Player) -> None:
    class Painter(Plain):
        colour = (200, 30, 30)

        def draw(self, canvas: Canvas) -> None:
            canvas.surface.fill(self.colour)

    scene = Painter()
    player.open(scene)
    scene.colour = (30, 200, 30)
    scene.damage.add(FRect(600, 300, 90, 60))
    player.tick()
    surface = player.app.canvas.surface
    assert surface.get_at(player.app.canvas.map.at(640, 330))[:3] == (30, 200, 30)
    assert surface.get_at((5, 5))[:3] == (200, 30, 30)


def test_the_loop_slows_down_when_nobody_is_there_and_wakes_at_a_touch(player: Player) -> None:
    scene = Plain()
    player.open(scene)
    player.key(pygame.K_u)
    assert player.app.fps == FULL_FPS
    player.tick(11)
    assert player.app.fps == IDLE_FPS
    scene.moving = True
    assert player.app.fps == FULL_FPS
    scene.moving = False
    player.key(pygame.K_u, after=0.1)
    assert player.app.fps == FULL_FPS
    player.post(pygame.event.Event(pygame.WINDOWMINIMIZED))
    assert player.app.fps == SLEEPING_FPS


def test_a_minimised_window_draws_nothing_and_all_of_it_when_it_is_back(player: Player) -> None:
    scene = Plain()
    player.open(scene)
    player.post(pygame.event.Event(pygame.WINDOWMINIMIZED))
    scene.damage.everything()
    drawn = scene.drawn
    player.wait(1)
    assert scene.drawn == drawn
    player.post(pygame.event.Event(pygame.WINDOWRESTORED))
    player.tick()
    assert scene.drawn == drawn + 1


def test_stay_changes_nothing(player: Player) -> None:
    player.open(Plain(Stay()))
    changes = player.app.stack.changes
    player.key(pygame.K_RETURN)
    assert player.app.stack.changes == changes
