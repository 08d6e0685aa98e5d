"""Somebody who uses a mouse, a keyboard and a pad: real pygame events, and time that passes only when told."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pygame

from game.ui.app import App
from game.ui.scenes import Scene
from game.ui.transitions import Push
from tests.ui.virtual_pad import VirtualPad

if TYPE_CHECKING:
    from game.ui.art import Art
    from game.ui.intents import Intent
    from game.ui.transitions import Transition
    from game.ui.window import Window

ROOT = Path(__file__).resolve().parents[2]
ART = ROOT / "art"
KSCAN = {
    pygame.K_RETURN: pygame.KSCAN_RETURN,
    pygame.K_ESCAPE: pygame.KSCAN_ESCAPE,
    pygame.K_TAB: pygame.KSCAN_TAB,
    pygame.K_LEFT: pygame.KSCAN_LEFT,
    pygame.K_RIGHT: pygame.KSCAN_RIGHT,
    pygame.K_UP: pygame.KSCAN_UP,
    pygame.K_DOWN: pygame.KSCAN_DOWN,
    pygame.K_SPACE: pygame.KSCAN_SPACE,
    pygame.K_BACKSPACE: pygame.KSCAN_BACKSPACE,
}


def key_event(code: int, scancode: int | None = None, mod: int = 0, *, down: bool = True) -> pygame.event.Event:
    if scancode is None:
        letters = pygame.KSCAN_A + code - pygame.K_a
        scancode = KSCAN.get(code, letters if pygame.K_a <= code <= pygame.K_z else 1000 + code % 1000)
    kind = pygame.KEYDOWN if down else pygame.KEYUP
    return pygame.event.Event(kind, key=code, scancode=scancode, mod=mod, unicode="")


class Listener(Scene):
    """A scene that remembers all that it hears."""

    def __init__(self) -> None:
        super().__init__()
        self.heard: list[Intent] = []

    def handle(self, intent: Intent) -> Transition | None:
        self.heard.append(intent)
        return None


class Player:
    def __init__(self, window: Window, art: Art) -> None:
        self.time = 100.0
        self.app = App(window, art, clock=lambda: self.time)
        self.tick(0)

    def open(self, scene: Scene) -> None:
        self.app.go(Push(scene))
        self.tick(1.0)

    def tick(self, seconds: float = 1 / 60) -> None:
        self.time += seconds
        self.app.tick()

    def wait(self, seconds: float) -> None:
        """Frame by frame."""
        for _frame in range(round(seconds * 60)):
            self.tick()

    def post(self, *events: pygame.event.Event) -> None:
        self.app.hear(list(events))

    def mouse(self, kind: int, x: float, y: float, button: int = 1) -> None:
        place = self.app.canvas.map.to_mouse(x, y)
        values: dict[str, object] = {"pos": place, "touch": False}
        values |= {"rel": (0, 0), "buttons": (0, 0, 0)} if kind == pygame.MOUSEMOTION else {"button": button}
        self.post(pygame.event.Event(kind, values))

    def point(self, x: float, y: float) -> None:
        self.mouse(pygame.MOUSEMOTION, x, y)

    def click(self, x: float, y: float, after: float = 0.5) -> None:
        self.point(x, y)
        self.mouse(pygame.MOUSEBUTTONDOWN, x, y)
        self.mouse(pygame.MOUSEBUTTONUP, x, y)
        self.tick(after)

    def key(self, code: int, mod: int = 0, after: float = 0.5, scancode: int | None = None) -> None:
        self.post(key_event(code, scancode, mod))
        self.post(key_event(code, scancode, mod, down=False))
        self.tick(after)

    def type(self, words: str) -> None:
        for letter in words:
            self.post(pygame.event.Event(pygame.TEXTINPUT, text=letter))
        self.tick()

    def plug(self) -> VirtualPad:
        pad = VirtualPad()
        self.tick()
        return pad

    def button(self, pad: VirtualPad, number: int, after: float = 0.5) -> None:
        pad.press(number)
        self.tick()
        pad.release(number)
        self.tick(after)
