"""The small land in the lobby."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from pygame import FRect

from game.ui.canvas import Canvas
from game.wrath.view.preview import preview
from tests.wrath_view.wrath_sitting import Sitting, new_match

if TYPE_CHECKING:
    from game.ui.art import Art


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_w1_the_volcano_of_the_small_land_has_as_many_spaces_as_that_of_the_match(
    art: Art, monkeypatch: pytest.MonkeyPatch, seats: int
) -> None:
    sitting, drawn = Sitting(art, new_match(seats=seats)), list[str]()
    monkeypatch.setattr(Canvas, "sprite", lambda _canvas, name, *_place: drawn.append(name))
    preview(sitting.canvas, sitting.match.state, FRect(0, 0, 304, 304))
    assert len(drawn) == 16
    volcanoes = [name for name in drawn if name.startswith("volcano")]
    assert [len(art.sprites.points(name)) for name in volcanoes] == [sitting.match.state.box.spaces]
