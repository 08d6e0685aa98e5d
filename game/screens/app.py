"""The program with its window: opened, played in, closed, with nothing lost on the way."""

import logging
import os
import sys
import time
from collections.abc import Callable
from logging.handlers import RotatingFileHandler
from pathlib import Path
from typing import TYPE_CHECKING, Final

import pygame

from game.cli.faults import has_table, refused
from game.cli.options import Window as Wish
from game.content.faults import ContentError
from game.content.paths import root, user_folder
from game.screens.house import House
from game.screens.opening import Opening
from game.ui.app import App
from game.ui.art import Art
from game.ui.sounds import Silence
from game.ui.window import NoScreen, Window

if TYPE_CHECKING:
    from game.screens.narrator import Printer

log = logging.getLogger(__name__)

TITLE: Final = "Ember & Bone"
WINDOW_FILE: Final = "EMBER_WINDOW_ID_FILE"
"""Tests name a file here, for the number of the window that they are to drive."""
NO_SCREEN: Final = 2


def main(wish: Wish) -> int:
    """The exit status once the window is closed: 0, or 2 if none could be opened.

    ContentError, WrongInput: there is no such match as was wished for. Faults of ours go through.
    """
    _check(wish)
    _keep_log()
    house = House()
    house.muted_by_hand = wish.mute
    try:
        app = open_app(house, wish)
        _tell_window()
        narrator = _narrated(app) if wish.describe else None
        app.run(Opening(house, wish))
        if narrator is not None:
            narrator.close()
        _remember(house, app, wish)
    except NoScreen as fault:
        sys.stderr.write(f"{fault}\n")
        return NO_SCREEN
    finally:
        house.close()
        pygame.quit()
    return 0


def open_app(house: House, wish: Wish, clock: Callable[[], float] = time.monotonic) -> App:
    """The window with everything in it, but no screen yet. NoScreen."""
    settings = house.settings
    kept = (settings.window_width, settings.window_height)
    size = wish.size or (kept if all(kept) else None)
    picture = root() / "art" / "title" / "app-icon.png"
    window = Window(TITLE, size, fullscreen=wish.fullscreen or settings.fullscreen, icon=picture)
    if window.notice:
        house.notices.append(window.notice)
    art = Art(root() / "art", _cache())
    app = App(window, art, sounds=Silence(), bindings=house.bindings(), comfort=house.comfort, clock=clock)
    app.on_scale = lambda percent: house.set(scale=percent)
    return app


def _narrated(app: App) -> "Printer":
    """From now on standard output says what the window shows."""
    from game.screens.narrator import Narrator, Printer  # noqa: PLC0415 - few want it, and it brings much with it

    printer = Printer(sys.stdout)
    app.on_tick = Narrator(app, printer).follow
    return printer


def _check(wish: Wish) -> None:
    """A match that cannot be set up is told before any window opens."""
    if wish.game:
        has_table(wish.game)
        from game.playing import open_file  # noqa: PLC0415 - without a wish the first frame does not wait for the rules
        from game.screens.starting import wished_match  # noqa: PLC0415

        try:
            open_file(wished_match(wish))
        except ContentError as error:
            raise refused(error) from None


def _keep_log() -> None:
    """What goes wrong is written down, unless the command line has named a file for everything."""
    if logging.getLogger().handlers:
        return
    file = user_folder("log").path / "ember.log"
    try:
        handler = RotatingFileHandler(file, maxBytes=500_000, backupCount=1, encoding="utf-8", delay=True)
    except OSError:
        return
    logging.basicConfig(handlers=[handler], level=logging.WARNING, format="%(asctime)s %(name)s: %(message)s")


def _remember(house: House, app: App, wish: Wish) -> None:
    """The window's size for the next time, unless it was asked for by hand."""
    size = house.settings.window_width, house.settings.window_height
    if wish.size is None and not wish.fullscreen and not app.window.fullscreen and app.window.size != size:
        house.set(window_width=app.window.size[0], window_height=app.window.size[1])


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
