"""Reports E10 to E15: pads come and go, drift, and differ in what is printed on them."""

from __future__ import annotations

import random
from math import cos, radians, sin
from typing import TYPE_CHECKING

import pygame
import pytest

from game.ui.devices.bindings import STICK_LEFT, Action, Button
from game.ui.intents import (
    Cancel,
    Confirm,
    Device,
    DeviceFound,
    DeviceLost,
    Direction,
    DragCancelled,
    Hurry,
    Log,
    Move,
    Number,
    Press,
    Scores,
    Scroll,
)
from tests.counts import count
from tests.ui.player_at_ui import Listener
from tests.ui.virtual_pad import VirtualPad

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.ui.player_at_ui import Player

A, B = pygame.CONTROLLER_BUTTON_A, pygame.CONTROLLER_BUTTON_B
LEFT_X, LEFT_Y, RIGHT_X, RIGHT_Y = (
    pygame.CONTROLLER_AXIS_LEFTX,
    pygame.CONTROLLER_AXIS_LEFTY,
    pygame.CONTROLLER_AXIS_RIGHTX,
    pygame.CONTROLLER_AXIS_RIGHTY,
)


@pytest.fixture
def listener(player: Player) -> Listener:
    scene = Listener()
    player.open(scene)
    return scene


@pytest.fixture
def pad(player: Player, listener: Listener) -> Iterator[VirtualPad]:
    with player.plug() as plugged:
        listener.heard.clear()
        yield plugged
    player.tick()


def test_a_pad_that_is_plugged_in_later_is_found_once(player: Player, listener: Listener) -> None:
    with player.plug():
        player.tick()
        assert [type(i) for i in listener.heard] == [DeviceFound]
        assert len(player.app.devices.pads.pads) == 1
    player.tick()
    assert player.app.devices.pads.pads == {}


def test_buttons_mean_what_is_bound_and_prompts_follow(player: Player, listener: Listener, pad: VirtualPad) -> None:
    player.button(pad, A)
    player.button(pad, B)
    assert [type(i) for i in listener.heard] == [Confirm, Cancel]
    assert {i.source for i in listener.heard} == {pad.number}
    assert player.app.last_device is Device.PAD
    assert player.app.devices.bindings.name(Action.CONFIRM, Device.PAD) == "A"


def test_the_right_stick_is_a_button_to_either_side_and_not_while_it_scrolls(
    player: Player, listener: Listener, pad: VirtualPad
) -> None:
    player.app.devices.bindings.rebind(Action.LOG, Button(STICK_LEFT))
    for value in (0.6, 1.0, 0.7, 1.0, 0.0, -1.0, 0.0, 1.0, 0.0):  # once a push; strayed so far, it only scrolls
        pad.axis(RIGHT_X, value)
        player.tick()
    assert [type(i) for i in listener.heard] == [Scores, Log, Scores]
    assert player.app.last_device is Device.PAD


class _Dial(Listener):
    """Ten things lie around."""

    @property
    def dial(self) -> int:
        return 10


@pytest.mark.parametrize(("axes", "other"), [((LEFT_X, LEFT_Y), False), ((RIGHT_X, RIGHT_Y), True)])
def test_a_stick_says_once_what_it_points_at_and_keeps_to_it_while_a_thumb_wavers(
    player: Player, pad: VirtualPad, axes: tuple[int, int], other: bool
) -> None:
    player.open(dial := _Dial())
    for degrees, far in ((108, 0.7), (108, 1.0), (122, 1.0), (94, 0.9), (108, 0.6), (135, 1.0), (0, 0.0), (355, 1.0)):
        turn = radians(degrees)
        for axis, value in zip(axes, (sin(turn) * far, -cos(turn) * far), strict=True):
            pad.axis(axis, value)
        player.tick()
    assert [(i.number, i.other) for i in dial.heard if isinstance(i, Number)] == [(4, other), (5, other), (1, other)]
    assert not [i for i in dial.heard if isinstance(i, Move | Scroll | Scores)]


def test_confirm_and_cancel_can_be_exchanged(player: Player, listener: Listener, pad: VirtualPad) -> None:
    player.app.devices.bindings.swapped = True
    player.button(pad, A)
    player.button(pad, B)
    assert [type(i) for i in listener.heard] == [Cancel, Confirm]
    assert player.app.devices.bindings.name(Action.CONFIRM, Device.PAD) == "B"


def test_a_stick_that_drifts_moves_nothing(player: Player, listener: Listener, pad: VirtualPad) -> None:
    noise = random.Random(13)
    for _frame in range(count(10_000)):
        pad.axis(LEFT_X, noise.uniform(-0.25, 0.25))
        pad.axis(LEFT_Y, noise.uniform(-0.25, 0.25))
        pad.axis(RIGHT_Y, noise.uniform(-0.25, 0.25))
        player.tick()
    assert listener.heard == []


def test_noise_around_the_edge_of_the_dead_zone_is_one_step(
    player: Player, listener: Listener, pad: VirtualPad
) -> None:
    for value in (0.34, 0.36, 0.34, 0.36, 0.33, 0.37):
        pad.axis(LEFT_X, value)
        player.tick()
    assert [type(i) for i in listener.heard] == [Move]


def test_a_held_stick_steps_once_and_repeats_after_a_while(player: Player, listener: Listener, pad: VirtualPad) -> None:
    pad.axis(LEFT_Y, -1.0)
    player.wait(0.35)
    assert [i.direction for i in listener.heard if isinstance(i, Move)] == [Direction.UP]
    player.wait(1.0)
    assert 6 <= len([i for i in listener.heard if isinstance(i, Move) and i.repeated]) <= 9
    pad.axis(LEFT_Y, 0.0)
    player.tick()
    listener.heard.clear()
    player.wait(1.0)
    assert listener.heard == []


def test_the_right_stick_scrolls_and_a_trigger_acts_once(player: Player, listener: Listener, pad: VirtualPad) -> None:
    pad.axis(RIGHT_Y, 1.0)
    player.wait(0.5)
    pad.axis(RIGHT_Y, 0.0)
    lines = sum(i.lines for i in listener.heard if isinstance(i, Scroll))
    assert lines == pytest.approx(7, abs=1)
    player.tick()
    listener.heard.clear()
    for value in (0.3, 0.7, 1.0, 0.6, 0.1):
        pad.axis(pygame.CONTROLLER_AXIS_TRIGGERRIGHT, value)
        player.tick()
    assert [type(i) for i in listener.heard] == [Hurry]


def test_a_pad_that_vanishes_in_mid_drag_cancels_the_drag_and_is_reported(
    player: Player, listener: Listener, pad: VirtualPad
) -> None:
    player.button(pad, A)
    player.mouse(pygame.MOUSEBUTTONDOWN, 300, 300)
    listener.heard.clear()
    pad.unplug()
    player.tick()
    assert [type(i) for i in listener.heard] == [DragCancelled, DeviceLost]
    with player.plug() as other:
        assert isinstance(listener.heard[-1], DeviceFound)
        player.button(other, A)
        assert isinstance(listener.heard[-1], Confirm)


def test_a_pad_that_nobody_used_goes_without_a_word(player: Player, listener: Listener, pad: VirtualPad) -> None:
    pad.unplug()
    player.tick()
    assert listener.heard == []


def test_a_press_of_the_mouse_survives_an_idle_pad(player: Player, listener: Listener, pad: VirtualPad) -> None:
    player.mouse(pygame.MOUSEBUTTONDOWN, 300, 300)
    pad.unplug()
    player.tick()
    assert [type(i) for i in listener.heard] == [Press]


def test_added_and_removed_in_any_order_and_number_are_endured(player: Player, listener: Listener) -> None:
    chance = random.Random(10)
    for _time in range(count(1000)):
        with VirtualPad() as pad:
            events = pygame.event.get()
            added = [e for e in events if e.type == pygame.CONTROLLERDEVICEADDED]
            removed = pygame.event.Event(pygame.CONTROLLERDEVICEREMOVED, instance_id=pad.number)
            again = pygame.event.Event(pygame.CONTROLLERDEVICEADDED, device_index=chance.randrange(4), guid="")
            mixed = [*added, *added, again, removed, removed]
            chance.shuffle(mixed)
            player.post(*mixed)
            pad.press(A)
            player.tick()
            pad.release(A)
        player.tick()
    player.tick()
    assert player.app.devices.pads.pads == {}
    found = [i for i in listener.heard if isinstance(i, DeviceFound)]
    assert len(found) >= 5


def test_events_of_a_pad_that_was_never_added_are_ignored(player: Player, listener: Listener) -> None:
    player.post(
        pygame.event.Event(pygame.CONTROLLERBUTTONDOWN, instance_id=99, button=A),
        pygame.event.Event(pygame.CONTROLLERAXISMOTION, instance_id=99, axis=0, value=32767),
        pygame.event.Event(pygame.CONTROLLERDEVICEREMOVED, instance_id=99),
        pygame.event.Event(pygame.JOYBUTTONDOWN, instance_id=99, joy=99, button=0),
    )
    assert listener.heard == []


def test_a_pad_that_was_there_before_the_program_is_found(player: Player, listener: Listener) -> None:
    from game.ui.devices import Devices

    with VirtualPad() as pad:
        devices = Devices()
        found = [i for e in pygame.event.get() for i in devices.hear(e, player.app.canvas.map, 0)]
        assert [type(i) for i in found] == [DeviceFound]
        assert found[0].source == pad.number
        devices.close()
    assert listener.heard == []
