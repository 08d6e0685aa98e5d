"""Every control by the mouse alone, by keys alone and by a pad alone; what is said about it; what it refuses."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
import pytest
from pygame import FRect

from game.ui.focus import Controls, nearest
from game.ui.intents import Direction, Intent
from game.ui.layout import grid
from game.ui.scenes import Scene
from game.ui.theme import HIT, Kind
from game.ui.widgets import Button, Choice, Label, ListBox, Panel, Slider, TextField, Toast, Toggle

if TYPE_CHECKING:
    from collections.abc import Callable

    from game.ui.canvas import Canvas
    from game.ui.transitions import Transition
    from tests.ui.player_at_ui import Player
    from tests.ui.virtual_pad import VirtualPad

A = pygame.CONTROLLER_BUTTON_A
PAD_WAYS = {
    Direction.LEFT: pygame.CONTROLLER_BUTTON_DPAD_LEFT,
    Direction.RIGHT: pygame.CONTROLLER_BUTTON_DPAD_RIGHT,
    Direction.UP: pygame.CONTROLLER_BUTTON_DPAD_UP,
    Direction.DOWN: pygame.CONTROLLER_BUTTON_DPAD_DOWN,
}
KEY_WAYS = {
    Direction.LEFT: pygame.K_LEFT,
    Direction.RIGHT: pygame.K_RIGHT,
    Direction.UP: pygame.K_UP,
    Direction.DOWN: pygame.K_DOWN,
}


class Everything(Scene):
    """One of each control, and a record of what they did."""

    def __init__(self) -> None:
        super().__init__()
        self.did: list[object] = []
        self.toast = Toast(self.damage)
        self.controls: Controls = Controls(self.damage)
        shut = Button("shut", FRect(1000, 260, 320, 100), "Hatch", self.does("shut"), icon="icon-egg")
        shut.disable("You need two eggs.")
        shut.on_refused = lambda: self.toast.say(shut.reason, refusal=True)
        self.controls.add(
            Panel("sheet", FRect(60, 60, 860, 900), title="Settings"),
            Toggle("calm", FRect(100, 160, 780, 76), "Calm motion", False, changed=self.did.append),
            Choice("speed", FRect(100, 260, 780, 76), "Speed", ["slow", "normal", "fast"], 1, changed=self.did.append),
            Slider(
                "sound", FRect(100, 360, 780, 76), "Sound", (0, 1, 0.25), 0.5, changed=self.did.append, shown=percent
            ),
            TextField("name", FRect(100, 460, 780, 76), "Ana", changed=self.did.append, done=self.does("name done")),
            ListBox("log", FRect(100, 560, 780, 340), [f"row {i}" for i in range(20)], chosen=self.chose),
            Button(
                "roll", FRect(1000, 100, 320, 104), "Roll", self.does("rolled"), kind=Kind.PRIMARY, tip="Roll them."
            ),
            shut,
            Label("words", FRect(1000, 500, 700, 120), "Only words", wrap=True),
        )

    def does(self, what: str) -> Callable[..., None]:
        return lambda *_values: self.did.append(what)

    def chose(self, row: int) -> Transition | None:
        self.did.append(("row", row))
        return None

    def handle(self, intent: Intent) -> Transition | None:
        return self.controls.handle(intent)

    def update(self, dt: float) -> Transition | None:
        self.controls.update(self.app.now)
        self.toast.update(dt)
        return None

    def draw(self, canvas: Canvas) -> None:
        canvas.table()
        self.controls.draw(canvas)
        self.toast.draw(canvas)


def percent(value: float) -> str:
    return f"{value:.0%}"


@pytest.fixture
def scene(player: Player) -> Everything:
    made = Everything()
    player.open(made)
    return made


def names(scene: Everything) -> list[str]:
    return [w.name for w in scene.controls.reachable]


def test_the_mouse_alone_works_every_control(player: Player, scene: Everything) -> None:
    where = {w.name: w.rect for w in scene.controls.widgets}
    player.click(*where["calm"].center)
    player.click(where["speed"].right - 30, where["speed"].centery)
    player.click(scene.controls["speed"].rect.x + 400, where["speed"].centery)
    slider = scene.controls["sound"]
    assert isinstance(slider, Slider)
    player.click(slider.track.right, slider.track.centery)
    player.click(*where["name"].center)
    player.type("ñ")
    player.click(where["log"].x + 80, where["log"].y + 80)
    player.click(*where["roll"].center)
    assert scene.did == [True, 2, 1, 1.0, "Anañ", ("row", 1), "rolled"]


def test_keys_alone_reach_and_work_every_control_in_order(player: Player, scene: Everything) -> None:
    seen = []
    for _step in names(scene):
        assert scene.controls.focus is not None
        seen.append(scene.controls.focus.name)
        player.key(pygame.K_TAB)
    assert seen == names(scene)
    player.key(pygame.K_RETURN)
    player.key(pygame.K_TAB)
    player.key(pygame.K_RIGHT)
    player.key(pygame.K_TAB)
    player.key(pygame.K_LEFT)
    player.key(pygame.K_TAB)
    player.type("é")
    player.key(pygame.K_RETURN)
    player.key(pygame.K_TAB)
    player.key(pygame.K_DOWN)
    player.key(pygame.K_RETURN)
    player.key(pygame.K_TAB)
    player.key(pygame.K_SPACE)
    assert scene.did == [True, 2, 0.25, "Anaé", "name done", ("row", 1), "rolled"]


def test_a_pad_alone_reaches_and_works_every_control(player: Player, scene: Everything) -> None:
    right = pygame.CONTROLLER_BUTTON_RIGHTSHOULDER
    with player.plug() as pad:
        player.button(pad, A)
        player.button(pad, right)
        player.button(pad, PAD_WAYS[Direction.RIGHT])
        player.button(pad, right)
        player.button(pad, PAD_WAYS[Direction.LEFT])
        player.button(pad, right)
        player.button(pad, A)
        player.button(pad, right)
        player.button(pad, PAD_WAYS[Direction.DOWN])
        player.button(pad, A)
        player.button(pad, right)
        player.button(pad, A)
    player.tick()
    assert scene.did == [True, 2, 0.25, "name done", ("row", 1), "rolled"]


def walk(player: Player, scene: Everything, pad: VirtualPad | None, way: Direction) -> str:
    if pad is None:
        player.key(KEY_WAYS[way])
    else:
        player.button(pad, PAD_WAYS[way])
    assert scene.controls.focus is not None
    return scene.controls.focus.name


@pytest.mark.parametrize("with_pad", [False, True])
def test_arrows_and_the_d_pad_lead_everywhere_by_place(player: Player, scene: Everything, with_pad: bool) -> None:
    pad = player.plug() if with_pad else None
    box = scene.controls["log"]
    assert isinstance(box, ListBox)
    box.set_rows(["only"])
    seen = {walk(player, scene, pad, Direction.DOWN) for _step in range(5)}
    scene.controls.set_focus(scene.controls["calm"])
    seen.add(walk(player, scene, pad, Direction.RIGHT))
    seen.add(walk(player, scene, pad, Direction.DOWN))
    seen.add(walk(player, scene, pad, Direction.UP))
    seen.add(walk(player, scene, pad, Direction.LEFT))
    assert seen == set(names(scene))
    if pad is not None:
        pad.unplug()
        player.tick()


@pytest.mark.parametrize(("across", "down"), [(4, 4), (2, 5), (7, 1), (1, 6)])
def test_on_a_grid_every_step_goes_to_the_neighbour_and_stops_at_the_edge(across: int, down: int) -> None:
    boxes = grid(FRect(0, 0, 1000, 900), across, down)
    for i, box in enumerate(boxes):
        x, y = i % across, i // across
        for way in Direction:
            to_x, to_y = x + way.value[0], y + way.value[1]
            expected = to_y * across + to_x if 0 <= to_x < across and 0 <= to_y < down else None
            assert nearest(box, way, boxes) == expected


def test_left_and_right_stay_in_the_row_while_anything_is_there() -> None:
    button, far_die, tile_above = FRect(1258, 925, 274, 110), FRect(590, 930, 90, 90), FRect(1163, 662, 200, 200)
    assert nearest(button, Direction.LEFT, [tile_above, far_die]) == 1
    assert nearest(button, Direction.LEFT, [tile_above]) == 0
    assert nearest(button, Direction.UP, [tile_above, far_die]) == 0


def test_the_ring_shows_with_keys_and_hides_with_the_mouse(player: Player, scene: Everything) -> None:
    shown = []
    player.key(pygame.K_TAB)
    shown.append(scene.controls.ring)
    player.click(1160, 150)
    shown.append(scene.controls.ring)
    player.key(pygame.K_DOWN)
    shown.append(scene.controls.ring)
    assert shown == [True, False, True]
    assert scene.controls.focus is scene.controls["roll"]  # the first step after the mouse only shows where one is


def test_a_press_that_is_let_go_elsewhere_does_nothing(player: Player, scene: Everything) -> None:
    player.mouse(pygame.MOUSEBUTTONDOWN, 1160, 150)
    assert scene.controls["roll"].pressed
    player.mouse(pygame.MOUSEMOTION, 1160, 700)
    player.mouse(pygame.MOUSEBUTTONUP, 1160, 700)
    assert scene.did == []


def test_a_lost_focus_in_mid_press_does_nothing(player: Player, scene: Everything) -> None:
    player.mouse(pygame.MOUSEBUTTONDOWN, 1160, 150)
    player.post(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    player.mouse(pygame.MOUSEBUTTONUP, 1160, 150)
    assert scene.did == []
    assert not scene.controls["roll"].pressed


def test_a_disabled_button_says_why_and_does_nothing(player: Player, scene: Everything) -> None:
    player.click(1160, 310)
    assert scene.did == []
    assert scene.toast.words == "You need two eggs."
    shaking = [scene.toast.busy]
    assert scene.controls["shut"].hint == "You need two eggs."
    player.wait(1)
    shaking.append(scene.toast.busy)
    assert shaking == [True, False]
    player.wait(6)
    assert scene.toast.words == ""


def test_every_control_has_a_thumbs_room(scene: Everything) -> None:
    small = Button("small", FRect(1500, 100, 20, 20), "", lambda: scene.did.append("small"), icon="icon-undo")
    scene.controls.add(small)
    for widget in scene.controls.reachable:
        assert widget.hit.w >= HIT
        assert widget.hit.h >= HIT
    assert scene.controls.at(1510 + 30, 110 + 30) is small


def test_every_control_has_words_for_a_reader(scene: Everything) -> None:
    words = {w.name: w.describe() for w in scene.controls.widgets}
    assert words["roll"] == "Roll, button, Roll them"
    assert words["shut"] == "Hatch, button, not available, You need two eggs"
    assert words["calm"] == "Calm motion: off, switch"
    assert words["speed"] == "Speed: normal, choice"
    assert words["sound"] == "Sound: 50%, slider"
    assert words["name"] == "Ana, text field"
    assert words["log"].startswith("row 0 (1 of 20), list")


def test_a_tip_appears_on_hover_and_goes_with_the_pointer(player: Player, scene: Everything) -> None:
    player.point(1160, 150)
    before = player.app.snapshot()
    player.wait(0.8)
    frames = player.app.frames
    during = player.app.snapshot()
    assert pygame.image.tobytes(before, "RGB") != pygame.image.tobytes(during, "RGB")
    player.point(1500, 900)
    player.tick()
    assert player.app.frames > frames
    assert scene.controls.hint == ""


def test_a_field_takes_any_letters_edits_and_keeps_to_its_length(player: Player, scene: Everything) -> None:
    field = scene.controls["name"]
    assert isinstance(field, TextField)
    player.click(*field.rect.center)
    player.type("_日本")
    player.post(pygame.event.Event(pygame.TEXTEDITING, text="か", start=0, length=1))
    assert (field.text, field.composing) == ("Ana_日本", "か")
    player.post(pygame.event.Event(pygame.TEXTEDITING, text="", start=0, length=0))
    player.key(pygame.K_BACKSPACE)
    player.key(pygame.K_LEFT)
    player.key(pygame.K_BACKSPACE)
    assert field.text == "Ana日"
    player.key(pygame.K_a, pygame.KMOD_LCTRL)
    player.type("x" * 40)
    assert field.text == "x" * 24
    player.click(1160, 150)
    player.type("y")
    assert field.text == "x" * 24


def test_a_field_copies_cuts_and_pastes(player: Player, scene: Everything, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = ["two\nlines"]
    monkeypatch.setattr(pygame.scrap, "get_text", lambda: kept[0])
    monkeypatch.setattr(pygame.scrap, "put_text", lambda text: kept.__setitem__(0, text))
    field = scene.controls["name"]
    assert isinstance(field, TextField)
    player.click(*field.rect.center)
    player.key(pygame.K_v, pygame.KMOD_LCTRL)
    assert field.text == "Anatwo lines"
    player.key(pygame.K_x, pygame.KMOD_LCTRL)
    assert (field.text, kept) == ("", ["Anatwo lines"])


def test_a_field_works_without_a_clipboard(player: Player, scene: Everything, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_values: object) -> str:
        raise pygame.error("no clipboard")

    monkeypatch.setattr(pygame.scrap, "get_text", refuse)
    monkeypatch.setattr(pygame.scrap, "put_text", refuse)
    field = scene.controls["name"]
    assert isinstance(field, TextField)
    player.click(*field.rect.center)
    for code in (pygame.K_v, pygame.K_c, pygame.K_x):
        player.key(code, pygame.KMOD_LCTRL)
    assert field.text == "Ana"
    assert len(player.app.stack.scenes) == 1


def test_a_list_scrolls_with_wheel_drag_and_keys_and_follows_what_is_marked(player: Player, scene: Everything) -> None:
    box = scene.controls["log"]
    assert isinstance(box, ListBox)
    player.point(*box.rect.center)
    player.post(pygame.event.Event(pygame.MOUSEWHEEL, x=0, y=-2, precise_y=-2.0))
    assert box.offset > 100
    before = box.offset
    player.mouse(pygame.MOUSEBUTTONDOWN, 300, 640)
    player.mouse(pygame.MOUSEMOTION, 300, 740)
    player.mouse(pygame.MOUSEBUTTONUP, 300, 740)
    assert box.offset == pytest.approx(before - 100, abs=2)
    assert scene.did == []
    player.key(pygame.K_DOWN)
    for _step in range(15):
        player.key(pygame.K_DOWN, after=0.05)
    assert box.index == 15
    player.tick()
    assert box.row_at(box.view.bottom - 4) in {15, 16}


def test_new_rows_can_be_shown_from_their_end(player: Player, scene: Everything) -> None:
    box = scene.controls["log"]
    assert isinstance(box, ListBox)
    box.set_rows([f"line {i}" for i in range(100)], index=-1)
    player.tick()
    assert box.index == 99
    assert box.row_at(box.view.bottom - 12) == 99


def test_what_is_removed_loses_the_focus_to_another(scene: Everything) -> None:
    scene.controls.remove(scene.controls["calm"])
    assert scene.controls.describe().startswith("Speed")
    scene.controls.clear()
    assert scene.controls.describe() == ""


def test_a_hidden_control_is_neither_reached_nor_hit(player: Player, scene: Everything) -> None:
    scene.controls["roll"].show(False)
    assert "roll" not in names(scene)
    player.click(1160, 150)
    assert scene.did == []
