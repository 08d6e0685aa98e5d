"""Report E4, E8 and the bad days of a display."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

import pygame
import pytest

from game.ui.window import NoScreen, Window

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.ui.player_at_ui import Player


@pytest.fixture(autouse=True)
def _closed() -> Iterator[None]:
    yield
    os.environ["SDL_VIDEODRIVER"] = "dummy"
    pygame.display.quit()


def test_the_window_has_the_size_that_was_asked_for() -> None:
    assert Window("test", (1366, 768)).size == (1366, 768)


def test_a_window_is_never_smaller_than_can_be_drawn() -> None:
    assert Window("test", (100, 100)).size == (640, 360)


def test_twenty_times_full_screen_and_back_keeps_size_and_frame() -> None:
    window = Window("test", (1366, 768))
    for _turn in range(20):
        window.toggle_fullscreen()
        assert (window.fullscreen, bool(window.surface.get_flags() & pygame.FULLSCREEN)) == (True, True)
        window.toggle_fullscreen()
        assert (window.fullscreen, bool(window.surface.get_flags() & pygame.FULLSCREEN)) == (False, False)
        assert window.size == (1366, 768)
        assert window.surface.get_flags() & pygame.RESIZABLE


def test_full_screen_that_is_refused_leaves_the_window_and_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    window = Window("test", (1280, 720))
    real = pygame.display.set_mode

    def refuse(size: tuple[int, int], flags: int = 0) -> pygame.Surface:
        if flags & pygame.FULLSCREEN:
            raise pygame.error("no such mode")
        return real(size, flags)

    monkeypatch.setattr(pygame.display, "set_mode", refuse)
    window.toggle_fullscreen()
    assert not window.fullscreen
    assert window.size == (1280, 720)
    assert "full screen" in window.notice


def test_a_refused_size_falls_back_to_a_smaller_one_with_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    real = pygame.display.set_mode

    def refuse(size: tuple[int, int], flags: int = 0) -> pygame.Surface:
        if size[0] > 1280:
            raise pygame.error("too large")
        return real(size, flags)

    monkeypatch.setattr(pygame.display, "set_mode", refuse)
    window = Window("test", (1920, 1080))
    assert window.size == (1280, 720)
    assert window.notice.count(".") == 1
    assert "1920" in window.notice
    assert "1280" in window.notice


def test_a_driver_that_opens_nothing_is_left_for_another(monkeypatch: pytest.MonkeyPatch) -> None:
    real = pygame.display.set_mode

    def refuse(size: tuple[int, int], flags: int = 0) -> pygame.Surface:
        if "SDL_VIDEODRIVER" in os.environ:
            raise pygame.error("nothing")
        os.environ["SDL_VIDEODRIVER"] = "dummy"
        pygame.display.init()
        return real(size, flags)

    monkeypatch.setattr(pygame.display, "set_mode", refuse)
    monkeypatch.setattr("game.ui.window._start_display", lambda: None)
    pygame.display.init()
    window = Window("test", (1280, 720))
    assert window.size == (1280, 720)
    assert "dummy" in window.notice


def test_no_screen_at_all_is_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse() -> None:
        raise pygame.error("No available video device")

    monkeypatch.setattr(pygame.display, "init", refuse)
    with pytest.raises(NoScreen, match="No screen was found"):
        Window("test")


@pytest.mark.parametrize("driver", ["offscreen", "dummy"])
def test_a_driver_that_nobody_sees_is_no_screen_unless_it_was_asked_for(
    monkeypatch: pytest.MonkeyPatch, driver: str
) -> None:
    monkeypatch.setattr(pygame.display, "get_driver", lambda: driver)
    assert Window("test", (640, 360)).size == (640, 360)  # the tests ask for one
    monkeypatch.delenv("SDL_VIDEODRIVER")
    monkeypatch.setattr(pygame.display, "init", lambda: None)
    with pytest.raises(NoScreen, match="No screen was found"):
        Window("test")


def test_software_drawing_is_asked_for_unless_the_user_said_otherwise(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("SDL_FRAMEBUFFER_ACCELERATION", raising=False)
    Window("test", (640, 360))
    assert os.environ["SDL_FRAMEBUFFER_ACCELERATION"] == "0"
    monkeypatch.setenv("SDL_FRAMEBUFFER_ACCELERATION", "1")
    Window("test", (640, 360))
    assert os.environ["SDL_FRAMEBUFFER_ACCELERATION"] == "1"


def test_a_missing_icon_stops_nothing() -> None:
    from pathlib import Path

    assert Window("test", (640, 360), icon=Path("nowhere.png")).size == (640, 360)


def test_a_new_size_of_the_window_gives_a_new_canvas_and_a_whole_picture(player: Player) -> None:
    from tests.ui.test_scenes import Plain

    scene = Plain()
    player.open(scene)
    player.tick()
    before = player.app.frames
    pygame.display.set_mode((1600, 900), pygame.RESIZABLE)
    player.tick()
    assert player.app.canvas.map.width == 1600
    assert scene.resized == 1
    assert player.app.frames == before + 1
