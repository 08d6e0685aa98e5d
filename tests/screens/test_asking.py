"""What a press on the help key opens, and where the focus lies in questions about something that may be lost."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
import pytest

from game.screens import ways
from game.screens.pause import Pause
from game.screens.play import Play
from game.screens.rulebook import Rulebook
from game.ui.intents import Cancel, Confirm, Device
from game.ui.widgets.dialog import Dialog
from tests.screens.tables import a_file

if TYPE_CHECKING:
    from tests.screens.driver import Driver

F1 = (pygame.K_F1, pygame.KSCAN_F1, 0, "")
H = (pygame.K_h, pygame.KSCAN_H, 0, "h")
ENGLISH = (pygame.K_SLASH, pygame.KSCAN_SLASH, pygame.KMOD_LSHIFT, "?")
GERMAN = (223, pygame.KSCAN_MINUS, pygame.KMOD_LSHIFT, "?")


@pytest.mark.parametrize("pressed", [F1, H, ENGLISH, GERMAN])
@pytest.mark.parametrize("seats", [("human", "human"), ("easy", "human")])
def test_one_press_on_help_opens_the_rules_in_a_match(
    driver: Driver, pressed: tuple[int, int, int, str], seats: tuple[str, str]
) -> None:
    driver.show(ways.table(driver.house, a_file(*seats)))
    _press(driver, pressed)
    driver.top(Rulebook)


def test_the_pause_opens_the_rules_and_says_the_keys_of_the_table(driver: Driver) -> None:
    driver.show(ways.table(driver.house, a_file()))
    driver.tell(Cancel())
    words = driver.top(Pause).prompt_words()
    assert all(part in words for part in ("F1  Help", "U  Undo", "F  Hurry", "L  Log"))
    _press(driver, F1)
    driver.top(Rulebook)


def test_two_presses_do_not_give_a_match_up(driver: Driver) -> None:
    driver.show(ways.table(driver.house, a_file()))
    play = driver.top(Play)
    driver.tell(Cancel())
    driver.press("restart")
    question = driver.top(Dialog)
    assert question.controls.focus is question.controls.widgets[-1]
    driver.tell(Confirm(device=Device.KEYS), wait=1.0)
    driver.tell(Confirm(device=Device.KEYS), wait=1.0)
    assert play in driver.app.stack.scenes


def _press(driver: Driver, pressed: tuple[int, int, int, str]) -> None:
    code, scancode, mod, letter = pressed
    held = {"key": code, "scancode": scancode, "mod": mod, "unicode": letter}
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, held))
    driver.run(0.1)
    pygame.event.post(pygame.event.Event(pygame.KEYUP, held))
    driver.run(0.3)
