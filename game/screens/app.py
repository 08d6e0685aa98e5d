"""The program with its window: opened, played in, closed, with nothing lost on the way."""

import logging
import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

import pygame

from game.cli.options import Window as Wish
from game.content.paths import root, user_folder
from game.screens.house import House
from game.screens.opening import Opening
from game.ui.app import App
from game.ui.art import Art
from game.ui.sounds import Silence
from game.ui.window import Window

log = logging.getLogger(__name__)

TITLE: Final = "Ember & Bone"
WINDOW_FILE: Final = "EMBER_WINDOW_ID_FILE"
"""Tests name a file here, for the number of the window that they are to drive."""


def main(wish: Wish) -> int:
    """The exit status of the program once its window is closed. Faults of ours, and NoScreen, go through."""
    house = House()
    house.muted_by_hand = wish.mute
    try:
        app = open_app(house, wish)
        _tell_window()
        app.run(Opening(house, wish))
    finally:
        house.close()
        pygame.quit()
    return 0


def open_app(house: House, wish: Wish, clock: Callable[[], float] = time.monotonic) -> App:
    """The window with everything in it, but no screen yet. NoScreen."""
    settings = house.settings
    size = wish.size or (settings.window_width, settings.window_height)
    picture = root() / "art" / "title" / "app-icon.png"
    window = Window(TITLE, size, fullscreen=wish.fullscreen or settings.fullscreen, icon=picture)
    if window.notice:
        house.notices.append(window.notice)
    art = Art(root() / "art", _cache())
    return App(window, art, sounds=Silence(), bindings=house.bindings(), comfort=house.comfort, clock=clock)


def _cache() -> Path | None:
    folder = user_folder("cache").path / "pictures"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        log.warning("no cache for pictures: %s", error)
        return None
    return folder


def _tell_window() -> None:
    file = os.environ.get(WINDOW_FILE)
    if file:
        Path(file).write_text(str(pygame.display.get_wm_info().get("window", "")), encoding="ascii")
