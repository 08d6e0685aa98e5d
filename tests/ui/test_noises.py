"""Screens are heard: a button pressed, a button that cannot be, the pointer on it, a page, a question."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
import pytest
from pygame import FRect

from game.ui import noises
from game.ui.focus import Controls
from game.ui.noises import CARD, HOVER, KNOCK, PAGE, PRESS
from game.ui.scenes import Scene
from game.ui.sounds import Bus, Silence
from game.ui.takes import files
from game.ui.transitions import Pop, Push
from game.ui.widgets import Button
from game.ui.widgets.dialog import Answer, Dialog
from tests.ui.player_at_ui import ROOT, Player

if TYPE_CHECKING:
    from game.ui.canvas import Canvas
    from game.ui.intents import Intent
    from game.ui.transitions import Transition


class Listening(Silence):
    def __init__(self) -> None:
        super().__init__()
        self.played: list[str] = []

    def play(self, name: str, bus: Bus = Bus.EFFECTS) -> None:
        assert bus is Bus.INTERFACE
        self.played.append(name)

    def heard(self) -> list[str]:
        played, self.played = self.played, []
        return played


class Buttons(Scene):
    """Three: one does nothing more, one leads on, one asks; a fourth cannot be pressed."""

    def __init__(self) -> None:
        super().__init__()
        self.controls: Controls = Controls(self.damage)
        acts = {"still": lambda: None, "on": lambda: Push(Buttons()), "ask": lambda: Push(question()), "no": Pop}
        for n, (name, act) in enumerate(acts.items()):
            self.controls.add(Button(name, FRect(100 + 400 * n, 500, 300, 90), name, act))
        self.controls["no"].disable("Not now.")

    def handle(self, intent: Intent) -> Transition | None:
        return self.controls.handle(intent)

    def draw(self, canvas: Canvas) -> None:
        canvas.table()
        self.controls.draw(canvas)


def question() -> Dialog:
    return Dialog("Sure?", "Really.", [Answer("Yes"), Answer("No")])


@pytest.fixture
def sounds(player: Player) -> Listening:
    listening = Listening()
    player.app.sounds = listening
    player.open(Buttons())
    listening.heard()
    return listening


@pytest.mark.parametrize(
    ("x", "wanted"), [(250, [PRESS]), (650, [PRESS, PAGE]), (1050, [PRESS, CARD]), (1450, [KNOCK])]
)
def test_a_press_is_heard_once_it_is_let_go(player: Player, sounds: Listening, x: float, wanted: list[str]) -> None:
    player.point(x, 545)
    assert sounds.heard() == [HOVER]
    player.click(x, 545)
    assert sounds.heard() == wanted


def test_the_pointer_is_heard_when_it_comes_onto_a_button_and_not_while_it_stays(
    player: Player, sounds: Listening
) -> None:
    player.point(250, 545)
    player.point(260, 550)
    assert sounds.heard() == [HOVER]
    player.point(250, 800)
    assert sounds.heard() == []


def test_keys_are_heard_as_the_mouse_is(player: Player, sounds: Listening) -> None:
    player.key(pygame.K_RIGHT)
    assert sounds.heard() == [HOVER]
    player.key(pygame.K_RETURN)
    assert sounds.heard() == [PRESS, PAGE]


def test_a_question_that_is_answered_leaves_as_a_page(player: Player, sounds: Listening) -> None:
    player.app.go(Push(question()))
    player.tick()
    player.key(pygame.K_ESCAPE)
    assert sounds.heard() == [PAGE]


def test_every_noise_of_the_screens_exists() -> None:
    assert [name for name in noises.ALL if not files(ROOT / "sounds", name)] == []
