"""A magnified table: what is pushed aside is pixel for pixel what would be painted anew."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pygame
import pytest

from game.ui.canvas import Canvas
from game.ui.intents import Device, Next
from tests.wrath_view.wrath_sitting import Sitting, new_match

if TYPE_CHECKING:
    from game.ui.art import Art

EYES = ((0.0, 0.0), (700.0, 300.0), (960.0, 540.0), (1900.0, 1000.0))


@pytest.mark.parametrize("magnified", [1.25, 2.0])
def test_every_part_of_the_table_looks_as_if_painted_for_itself(art: Art, magnified: float) -> None:
    art.forget()
    sitting = Sitting(art, new_match())
    moved = _magnify(sitting, magnified, EYES[0])
    fresh = Sitting(art, new_match())
    for eye in (*EYES[1:], EYES[0]):
        moved.map = replace(moved.map, eye=eye)
        assert _pixels(sitting, moved) == _pixels(fresh, _magnify(fresh, magnified, eye)), eye
    art.forget()


def test_every_place_that_keys_point_at_can_be_followed(art: Art) -> None:
    sitting = Sitting(art, new_match())
    assert sitting.view.looked() is None
    seen = 0
    for _step in range(30):
        sitting.view.handle(Next(device=Device.KEYS))
        spot, box = sitting.view.pointer.pointed, sitting.view.looked()
        if spot is not None and sitting.view.pointer.ringed:
            assert box == sitting.view.places.boxes[spot]
            seen += 1
    assert seen > 20


def _magnify(sitting: Sitting, magnified: float, eye: tuple[float, float]) -> Canvas:
    mapping = replace(sitting.canvas.map, magnified=magnified, eye=eye)
    before = sitting.canvas
    sitting.canvas = Canvas(before.surface, mapping, before.art, before.text.at(mapping.scale))
    sitting.view.resize(sitting.canvas)
    sitting.view.update(0.0)
    return sitting.canvas


def _pixels(sitting: Sitting, canvas: Canvas) -> bytes:
    canvas.repaint(None, sitting.view.draw)
    return pygame.image.tobytes(canvas.surface, "RGB")
