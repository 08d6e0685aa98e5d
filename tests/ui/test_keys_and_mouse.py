"""Reports E7, E16, C7: what keys and the mouse mean, and when they must mean nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
import pytest

from game.ui.intents import (
    Cancel,
    Confirm,
    Device,
    Direction,
    Drag,
    DragCancelled,
    Edit,
    FocusLost,
    Intent,
    Menu,
    Move,
    Next,
    Point,
    Press,
    Previous,
    Redo,
    Release,
    RestartTurn,
    Scroll,
    Text,
    Undo,
)
from tests.ui.player_at_ui import Listener, key_event

if TYPE_CHECKING:
    from tests.ui.player_at_ui import Player

CTRL, SHIFT, ALT = pygame.KMOD_LCTRL, pygame.KMOD_LSHIFT, pygame.KMOD_LALT


@pytest.fixture
def listener(player: Player) -> Listener:
    scene = Listener()
    player.open(scene)
    return scene


def kinds(listener: Listener) -> list[type[Intent]]:
    return [type(intent) for intent in listener.heard]


@pytest.mark.parametrize(
    ("code", "mod", "kind"),
    [
        (pygame.K_RETURN, 0, Confirm),
        (pygame.K_SPACE, 0, Confirm),
        (pygame.K_ESCAPE, 0, Cancel),
        (pygame.K_TAB, 0, Next),
        (pygame.K_TAB, SHIFT, Previous),
        (pygame.K_u, 0, Undo),
        (pygame.K_z, CTRL, Undo),
        (pygame.K_z, CTRL | SHIFT, Redo),
        (pygame.K_y, CTRL, Redo),
        (pygame.K_r, SHIFT, RestartTurn),
        (pygame.K_p, 0, Menu),
        (pygame.K_LEFT, 0, Move),
    ],
)
def test_a_key_means(player: Player, listener: Listener, code: int, mod: int, kind: type[Intent]) -> None:
    player.key(code, mod)
    assert kinds(listener) == [kind]
    assert listener.heard[0].device is Device.KEYS


def test_moving_keys_count_by_where_they_lie_and_letters_by_what_is_printed(player: Player, listener: Listener) -> None:
    # On AZERTY the key in the place of W prints Z, and the key that prints U lies where U lies.
    player.key(pygame.K_z, scancode=pygame.KSCAN_W)
    player.key(pygame.K_u, scancode=pygame.KSCAN_K)
    assert listener.heard[0] == Move(
        Direction.UP, device=Device.KEYS, time=listener.heard[0].time, generation=listener.heard[0].generation
    )
    assert isinstance(listener.heard[1], Undo)


def test_a_held_moving_key_repeats_after_a_while_and_a_confirming_one_never(player: Player, listener: Listener) -> None:
    player.post(key_event(pygame.K_RIGHT), key_event(pygame.K_RETURN))
    player.wait(0.3)
    assert kinds(listener) == [Move, Confirm]
    player.wait(1.0)
    repeated = [intent for intent in listener.heard if isinstance(intent, Move) and intent.repeated]
    assert 6 <= len(repeated) <= 9
    assert kinds(listener).count(Confirm) == 1


def test_the_systems_own_repetition_is_not_heard_twice(player: Player, listener: Listener) -> None:
    player.post(*[key_event(pygame.K_RETURN)] * 5)
    assert kinds(listener) == [Confirm]


def test_losing_the_focus_lets_all_keys_go_and_cancels_a_drag(player: Player, listener: Listener) -> None:
    player.post(key_event(pygame.K_RIGHT))
    player.mouse(pygame.MOUSEBUTTONDOWN, 300, 300)
    player.post(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    assert kinds(listener) == [Move, Press, DragCancelled, FocusLost]
    listener.heard.clear()
    player.wait(2)
    player.mouse(pygame.MOUSEBUTTONUP, 300, 300)
    assert listener.heard == []


def test_the_first_click_after_the_focus_came_back_only_focuses(player: Player, listener: Listener) -> None:
    player.post(pygame.event.Event(pygame.WINDOWFOCUSLOST), pygame.event.Event(pygame.WINDOWFOCUSGAINED))
    listener.heard.clear()
    player.mouse(pygame.MOUSEBUTTONDOWN, 300, 300)
    player.mouse(pygame.MOUSEBUTTONUP, 300, 300)
    assert listener.heard == []
    player.mouse(pygame.MOUSEBUTTONDOWN, 300, 300)
    player.mouse(pygame.MOUSEBUTTONUP, 300, 300)
    assert kinds(listener) == [Press, Release]


def test_a_press_moves_and_comes_up_in_design_units(player: Player, listener: Listener) -> None:
    player.point(100, 200)
    player.mouse(pygame.MOUSEBUTTONDOWN, 100, 200)
    player.mouse(pygame.MOUSEMOTION, 400, 500)
    player.mouse(pygame.MOUSEBUTTONUP, 400, 500)
    point, press, drag, release = listener.heard
    assert isinstance(point, Point)
    assert isinstance(press, Press)
    assert isinstance(drag, Drag)
    assert isinstance(release, Release)
    assert (press.x, press.y) == pytest.approx((100, 200), abs=1)
    assert (drag.x, drag.y, drag.x0, drag.y0) == pytest.approx((400, 500, 100, 200), abs=1)
    assert (release.x, release.y) == pytest.approx((400, 500), abs=1)


def test_of_many_moves_of_the_pointer_in_a_frame_only_the_last_is_told(player: Player, listener: Listener) -> None:
    to = player.app.canvas.map.to_mouse
    moves = [
        pygame.event.Event(pygame.MOUSEMOTION, pos=to(x, 50), rel=(1, 0), buttons=(0, 0, 0)) for x in range(100, 200)
    ]
    player.post(*moves)
    assert kinds(listener) == [Point]
    assert isinstance(listener.heard[0], Point)
    assert listener.heard[0].x == pytest.approx(199, abs=1)


def test_the_wheel_scrolls_and_with_ctrl_it_zooms(player: Player, listener: Listener) -> None:
    wheel = pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=-1, precise_y=-1.0)
    player.post(wheel)
    pygame.key.set_mods(CTRL)
    player.post(wheel)
    assert kinds(listener) == [Scroll]
    assert isinstance(listener.heard[0], Scroll)
    assert listener.heard[0].lines > 0
    assert player.app.comfort.scale == 75  # the size of the picture is the program's, not a scene's
    player.app.comfort.scale = 100


def test_letters_are_letters_only_while_a_field_is_written(player: Player, listener: Listener) -> None:
    keys = player.app.devices.keys
    keys.writing = True
    player.post(key_event(pygame.K_u), pygame.event.Event(pygame.TEXTINPUT, text="ü"))
    player.post(key_event(pygame.K_BACKSPACE), key_event(pygame.K_v, mod=CTRL), key_event(pygame.K_TAB))
    assert kinds(listener) == [Text, Edit, Edit, Next]
    keys.writing = False
    player.post(pygame.event.Event(pygame.TEXTINPUT, text="u"))
    assert kinds(listener)[4:] == []


def test_prompts_follow_the_device_in_use_but_not_a_bump_of_the_mouse(player: Player, listener: Listener) -> None:
    del listener
    used = []
    player.point(500, 500)
    player.key(pygame.K_TAB)
    used.append(player.app.last_device)
    for x in (501, 620):
        player.point(x, 500)
        used.append(player.app.last_device)
    assert used == [Device.KEYS, Device.KEYS, Device.MOUSE]


def test_alt_and_return_is_full_screen_and_not_a_confirmation(player: Player, listener: Listener) -> None:
    player.key(pygame.K_RETURN, ALT)
    assert Confirm not in kinds(listener)
    assert player.app.window.fullscreen


def test_full_screen_by_its_key_comes_back_to_the_former_size(player: Player, listener: Listener) -> None:
    del listener
    player.key(pygame.K_F11)
    player.key(pygame.K_F11)
    assert player.app.window.size == (1280, 720)


def test_the_sound_key_mutes_and_unmutes(player: Player, listener: Listener) -> None:
    muted = []
    for _time in range(2):
        player.key(pygame.K_m)
        muted.append(player.app.sounds.muted)
    assert muted == [True, False]
    assert listener.heard == []
