"""Each option of the display changes what it says, in the picture itself. E8, E23."""

from __future__ import annotations

import ast
from dataclasses import fields
from typing import TYPE_CHECKING

import pygame
import pytest

from game.cli.options import Window as Wish
from game.content.paths import root
from game.content.settings import Settings
from game.screens import ways
from game.screens.app import open_app
from game.screens.settings import SIZES
from game.ui.window import Window

if TYPE_CHECKING:
    from tests.screens.driver import Driver

OWN = {"unknown"}
"""Not a setting: what other versions wrote."""


def test_every_size_of_the_text_is_another_picture_and_the_same_size_the_same(driver: Driver) -> None:
    driver.show(ways.rulebook(driver.house, "wrath"))
    once, again = ([_picture(driver, size) for size in SIZES] for _time in range(2))
    assert len(set(once)) == len(SIZES)
    assert again == once


def test_full_screen_has_the_desktops_own_size(driver: Driver, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[tuple[int, int], int]] = []
    real = pygame.display.set_mode

    def note(size: tuple[int, int], flags: int = 0) -> pygame.Surface:
        asked.append((size, flags))
        return real(size, flags)

    monkeypatch.setattr(pygame.display, "set_mode", note)
    driver.show(ways.settings(driver.house))
    driver.press("fullscreen")
    assert asked == [((0, 0), pygame.FULLSCREEN)]  # E8: no mode of its own, so that other windows stay in reach
    assert driver.app.window.size == pygame.display.get_desktop_sizes()[0]
    driver.press("fullscreen")
    assert not driver.app.window.fullscreen
    assert driver.app.window.size == (640, 360)


def test_the_window_opens_in_the_size_that_was_kept(driver: Driver) -> None:
    for size in ((800, 450), (1000, 600)):
        driver.house.set(window_width=size[0], window_height=size[1])
        app = open_app(driver.house, Wish(), clock=driver.clock)
        assert isinstance(app.window, Window)
        assert app.window.size == app.canvas.surface.get_size() == size


@pytest.mark.parametrize(
    ("desktop", "window"),
    [
        ((3840, 2160), (2560, 1440)),
        ((1920, 1080), (1600, 900)),
        ((1366, 768), (1366, 768)),
        ((5120, 1440), (1920, 1080)),
    ],
)
def test_the_first_window_is_as_large_as_suits_the_desktop(
    driver: Driver, monkeypatch: pytest.MonkeyPatch, desktop: tuple[int, int], window: tuple[int, int]
) -> None:
    monkeypatch.setattr(pygame.display, "get_desktop_sizes", lambda: [desktop])
    app = open_app(driver.house, Wish(), clock=driver.clock)
    assert app.window.size == window


def test_every_setting_is_asked_for_somewhere() -> None:
    asked = {
        node.attr
        for folder in ("screens", "ui")
        for file in (root() / "game" / folder).rglob("*.py")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Attribute) and ast.unparse(node.value).endswith("settings")
    }
    assert {field.name for field in fields(Settings)} - OWN - asked == set()


def _picture(driver: Driver, text_size: int) -> bytes:
    driver.house.set(text_size=text_size)
    driver.house.apply(driver.app)
    return pygame.image.tobytes(driver.app.snapshot(), "RGB")
