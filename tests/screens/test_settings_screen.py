"""Each setting does what it says, at once and after the next start."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
import pytest

from game.content.settings import Settings, load_settings
from game.screens import ways
from game.screens.bindings import Asking, BindingsScreen
from game.ui.devices.bindings import Action
from game.ui.intents import Cancel, Device, Direction, Move
from game.ui.sounds import Bus
from tests.screens.driver import Driver

if TYPE_CHECKING:
    from pathlib import Path


def test_the_text_grows_at_once(driver: Driver) -> None:
    driver.show(ways.settings(driver.house))
    driver.press("text_size")
    assert driver.app.canvas.text.zoom == 1.25


def test_the_text_can_be_made_smaller_than_usual_and_stays_so(driver: Driver) -> None:
    driver.show(ways.settings(driver.house))
    controls = driver.app.stack.top.controls
    controls.set_focus(controls["text_size"])
    driver.tell(Move(Direction.LEFT, device=Device.KEYS))
    assert driver.app.canvas.text.zoom == 0.75
    again = Driver()
    assert again.house.settings.text_size == 75
    again.close()


def test_speed_and_calm_reach_the_games(driver: Driver) -> None:
    _page(driver, "playing")
    driver.press("animation_speed")
    assert driver.app.comfort.speed == 0.5  # after the last comes the first
    driver.press("calm_motion")
    assert driver.app.comfort.calm


def test_volumes_reach_the_loudspeaker(driver: Driver) -> None:
    driver.app.sounds.audible = True
    _page(driver, "hearing")
    controls = driver.app.stack.top.controls
    controls.set_focus(controls["effects_volume"])
    driver.tell(Move(Direction.LEFT, device=Device.KEYS))
    assert driver.house.settings.effects_volume == 70
    driver.press("mute")
    assert driver.app.sounds.muted


@pytest.mark.parametrize("bus", [Bus.MASTER, Bus.EFFECTS, Bus.INTERFACE, Bus.MUSIC])
def test_each_bus_has_its_volume(driver: Driver, monkeypatch: pytest.MonkeyPatch, bus: Bus) -> None:
    driver.house.set(music=True)
    driver.app.sounds.audible = True
    levels: dict[Bus, float] = {}
    monkeypatch.setattr(driver.app.sounds, "set_level", levels.__setitem__)
    _page(driver, "hearing")
    name = f"{bus.value}_volume"
    controls = driver.app.stack.top.controls
    controls.set_focus(controls[name])
    driver.tell(Move(Direction.LEFT, device=Device.KEYS))
    first = dict(levels)
    driver.tell(Move(Direction.LEFT, device=Device.KEYS))
    assert levels == {**first, bus: pytest.approx(first[bus] - 0.1)}
    assert set(levels) == set(Bus)
    again = Driver()
    assert getattr(again.house.settings, name) == getattr(driver.house.settings, name)
    again.close()


def test_a_machine_without_sound_says_so_at_the_volumes(driver: Driver) -> None:
    _page(driver, "hearing")
    assert "no sound device" in driver.app.stack.top.controls["effects_volume"].hint


def test_a_key_that_is_bound_anew_works_and_the_old_one_does_not_even_after_the_next_start(driver: Driver) -> None:
    _bind(driver, Action.UNDO, pygame.K_q)
    again = Driver()
    bindings = again.app.devices.bindings
    assert bindings.key(pygame.K_q, 0) is Action.UNDO
    assert bindings.key(pygame.K_u, 0) is None
    again.close()


def test_a_key_taken_from_another_action_is_told(driver: Driver) -> None:
    _bind(driver, Action.UNDO, pygame.K_l)
    assert "Log" in driver.top(BindingsScreen).toast.words
    assert driver.app.devices.bindings.key(pygame.K_l, 0) is Action.UNDO


def test_escape_leaves_a_binding_as_it_was(driver: Driver) -> None:
    driver.show(ways.bindings(driver.house))
    driver.press("UNDO keys")
    driver.tell(Cancel())
    assert driver.app.devices.bindings.key(pygame.K_u, 0) is Action.UNDO
    driver.top(BindingsScreen)


def test_every_action_can_be_bound_anew(driver: Driver) -> None:
    keys = [pygame.K_F12, *range(pygame.K_a, pygame.K_z)]
    for action, key in zip(Action, keys, strict=False):
        _bind(driver, action, key)
    bindings = Driver().app.devices.bindings
    for action, key in zip(Action, keys, strict=False):
        found = bindings.key(key, key - pygame.K_a + pygame.KSCAN_A if key < 200 else 0)
        assert found is action, action


@pytest.mark.parametrize(
    "text",
    ["text_size: 3000", "scale: 30", "palette: pink", "high_contrast: 2", "subtitles: loud",
     "animation_speed: fast", "keys: {undo: [nonsense]}", "keys: 7", "language: 1", "lobbies: []",
     "fullscreen: perhaps", "window_width: -1", "\x00", "- a list", "a: b: c"],
)  # fmt: skip
def test_the_program_starts_whatever_the_settings_say_and_tells_it(plain: None, home: Path, text: str) -> None:
    assert plain is None
    (home / "settings").mkdir(parents=True)
    (home / "settings" / "settings.yaml").write_text(f"calm_motion: true\n{text}\n", encoding="utf-8")
    driver = Driver()
    driver.show(ways.title(driver.house))
    driver.run(0.1)
    assert driver.app.stack.top.toast.words
    driver.close()


def test_settings_are_written_as_they_are_changed(driver: Driver, home: Path) -> None:
    _page(driver, "playing")
    driver.press("confirm_end_turn")
    settings: Settings = load_settings(home / "settings" / "settings.yaml").settings
    assert not settings.confirm_end_turn


def _page(driver: Driver, name: str) -> None:
    driver.show(ways.settings(driver.house))
    driver.press(name)


def _bind(driver: Driver, action: Action, key: int) -> None:
    driver.show(ways.bindings(driver.house))
    driver.press(f"{action.name} keys")
    driver.top(Asking)
    scancode = key - pygame.K_a + pygame.KSCAN_A if key < 200 else 69
    event = pygame.event.Event(pygame.KEYDOWN, key=key, scancode=scancode, mod=0, unicode="")
    driver.app.hear([event, pygame.event.Event(pygame.KEYUP, key=key, scancode=scancode, mod=0)])
    driver.run(0.1)


def test_a_key_that_the_settings_bind_twice_is_told(driver: Driver) -> None:
    driver.house.set(keys={"undo": ("key 106",), "hint": ("key 106",)})
    driver.house.notices.clear()
    driver.house.bindings()
    assert driver.house.notices == ["The settings bind J twice: for Hint it does nothing."]
