"""A row of dice: where each lies, which are kept, and where they are after a roll."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from pygame import FRect

from game.ui.damage import Damage
from game.ui.dice_tray import DiceTray, Die
from game.ui.stage import Stage

if TYPE_CHECKING:
    from game.ui.art import Art
    from tests.ui.player_at_ui import Player

FACES = ["die-volcano", "die-cave", "die-hut", "die-foot", "die-egg"]


@pytest.fixture
def tray(art: Art) -> DiceTray:
    return DiceTray(Stage(Damage(), art.sprites), FRect(60, 920, 700, 120))


@pytest.mark.parametrize("count", range(1, 9))
def test_every_number_of_dice_lies_within_the_area_and_is_found_where_it_lies(tray: DiceTray, count: int) -> None:
    tray.show([Die("die-egg")] * count)
    boxes = [tray.rect(i) for i in range(count)]
    assert all(tray.area.inflate(8, 0).contains(box) for box in boxes)
    assert [tray.at(*box.center) for box in boxes] == list(range(count))
    assert all(box.collidelist(boxes[i + 1 :]) == -1 for i, box in enumerate(boxes))


def test_kept_dice_have_a_ring_and_spent_ones_are_pushed_back(tray: DiceTray) -> None:
    tray.show([Die("die-egg", kept=True), Die("die-hut", spent=True), Die("die-foot")])
    stage = tray.stage
    assert "die 0 kept" in stage
    assert "die 2 kept" not in stage
    assert stage["die 1"].fade is not None
    assert stage["die 1"].y == stage["die 2"].y + 6


def test_fewer_dice_leave_none_behind(tray: DiceTray) -> None:
    tray.show([Die("die-egg", kept=True)] * 7)
    tray.show([Die("die-egg")] * 2)
    assert sorted(tray.stage.keys()) == ["die 0", "die 1"]


def test_after_the_roll_the_dice_that_rolled_show_their_new_faces(tray: DiceTray) -> None:
    tray.show([Die("die-egg", kept=True), Die("die-hut"), Die("die-foot")])
    now = [Die("die-egg", kept=True), Die("die-cave", lit=True), Die("die-volcano", lit=True)]
    tray.roll([1, 2], now, FACES)
    while tray.stage.busy:
        assert tray.stage["die 0"].picture == "die-egg"
        tray.stage.update(1 / 60)
    assert tray.dice == now
    assert [tray.stage[f"die {i}"].picture for i in range(3)] == ["die-egg", "die-cave", "die-volcano"]


def test_a_roll_may_bring_dice_that_did_not_lie_there(tray: DiceTray) -> None:
    now = [Die(face) for face in FACES]
    tray.roll(range(5), now, FACES)
    tray.stage.hurry()
    assert tray.dice == now


def test_the_focus_is_drawn_around_its_die(tray: DiceTray, player: Player) -> None:
    canvas = player.app.canvas
    tray.show([Die("die-egg", lit=True)] * 3)

    def picture() -> bytes:
        canvas.table()
        tray.stage.draw(canvas)
        tray.draw_rings(canvas)
        return canvas.surface.get_buffer().raw

    before = picture()
    tray.ring(1)
    assert tray.stage.damage
    assert picture() != before
    tray.ring(None)
    assert picture() == before
