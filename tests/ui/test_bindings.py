"""Reports E14, E16, E17, A12: what is bound can be changed, is called by its own name, and is never lost."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
import pytest

from game.ui.devices.bindings import DEFAULT, Action, Bindings, Button, Key, Spot, binding_name, learn
from game.ui.devices.meaning import meaning
from game.ui.intents import Device
from tests.ui.player_at_ui import Listener, key_event

if TYPE_CHECKING:
    from tests.ui.player_at_ui import Player

TOLD = [a for a in Action if a not in {Action.FULLSCREEN, Action.MUTE, Action.ZOOM_IN, Action.ZOOM_OUT}]


@pytest.mark.parametrize("action", TOLD)
def test_every_action_can_be_bound_anew_and_survives_a_restart(player: Player, action: Action) -> None:
    first = Bindings()
    assert first.rebind(action, Key(pygame.K_k)) is None
    again, wrong = Bindings.read(first.written())
    assert wrong == []
    player.app.devices.rebind(again)
    scene = Listener()
    player.open(scene)
    player.key(pygame.K_k)
    assert [type(i) for i in scene.heard] == [type(meaning(action))]
    scene.heard.clear()
    for former in DEFAULT[action]:
        if isinstance(former, Key):
            mod = pygame.KMOD_LCTRL * former.ctrl | pygame.KMOD_LSHIFT * former.shift
            player.post(key_event(former.code, mod=mod), key_event(former.code, down=False))
    assert type(meaning(action)) not in [type(i) for i in scene.heard]


def test_a_binding_that_is_taken_from_another_action_is_reported() -> None:
    bindings = Bindings()
    conflict = bindings.rebind(Action.HINT, Key(pygame.K_u))
    assert conflict is not None
    assert conflict.action is Action.UNDO
    assert bindings.key(pygame.K_u, 0) is Action.HINT
    assert bindings.key(pygame.K_z, 0, ctrl=True) is Action.UNDO


def test_a_key_bound_twice_by_hand_is_a_conflict() -> None:
    bindings, wrong = Bindings.read({"undo": [f"key {pygame.K_u}"], "hint": [f"key {pygame.K_u}"]})
    assert wrong == []
    assert [c.action for c in bindings.conflicts()] == [Action.HINT]


def test_a_settings_file_of_before_the_key_for_scores_keeps_all_its_keys() -> None:
    """A key that the player had chosen for the log is the log's still; the one that has none any more is named."""
    taken = str(DEFAULT[Action.SCORES][0])
    bindings, wrong = Bindings.read({"log": [taken], "hint": [f"key {pygame.K_j}", "button 100"]})
    assert wrong == []
    assert bindings.key(pygame.K_v, 0) is Action.LOG
    assert bindings.key(pygame.K_j, 0) is Action.HINT
    assert bindings.key(pygame.K_i, 0) is None
    assert bindings.unbound(Device.KEYS) == [Action.SCORES]
    bindings.rebind(Action.SCORES, Key(pygame.K_b))
    again, wrong = Bindings.read(bindings.written())
    assert (wrong, again.conflicts(), again.unbound(Device.KEYS)) == ([], [], [])
    assert again.key(pygame.K_b, 0) is Action.SCORES


def test_the_defaults_have_no_conflicts_and_reach_everything() -> None:
    bindings = Bindings()
    assert bindings.conflicts() == []
    assert bindings.unbound(Device.PAD) == []
    assert bindings.unbound(Device.KEYS) == []


def test_an_action_that_a_device_lost_is_named() -> None:
    bindings = Bindings()
    bindings.rebind(Action.UNDO, Button(pygame.CONTROLLER_BUTTON_A))
    assert bindings.unbound(Device.PAD) == [Action.CONFIRM]


@pytest.mark.parametrize(
    "written", [None, 3, [], "x", {"undo": 3}, {"undo": ["key"]}, {"undo": ["key x"]}, {"nothing": []}]
)
def test_bindings_that_cannot_be_read_leave_the_defaults(written: object) -> None:
    bindings, wrong = Bindings.read(written)
    assert bindings.of(Action.UNDO) == DEFAULT[Action.UNDO]
    assert len(wrong) == (len(written) if isinstance(written, dict) else 0)


@pytest.mark.parametrize("binding", [Key(pygame.K_z, ctrl=True, shift=True), Spot(26), Button(101)])
def test_a_binding_prints_and_reads_back(binding: Key | Spot | Button) -> None:
    bindings = Bindings()
    bindings.rebind(Action.ZOOM_IN, binding)
    again, _wrong = Bindings.read(bindings.written())
    assert binding in again.of(Action.ZOOM_IN)


def test_help_shows_the_letter_that_is_printed_on_this_keyboard(player: Player) -> None:
    del player
    learn(pygame.KSCAN_W, pygame.K_z)
    try:
        assert binding_name(Spot(pygame.KSCAN_W)) == "Z"
    finally:
        learn(pygame.KSCAN_W, pygame.K_w)
    assert binding_name(Key(pygame.K_z, ctrl=True)) == "Ctrl+Z"
    assert binding_name(Spot(pygame.KSCAN_LEFT)) == "Left"


def test_every_action_has_a_name_on_the_devices_that_can_ask_for_it() -> None:
    bindings = Bindings()
    for action in Action:
        assert bindings.name(action, Device.KEYS)
    assert bindings.name(Action.UNDO, Device.PAD) == "X"
    assert bindings.name(Action.MUTE, Device.PAD) == ""
