"""The mouse's arrow of paper."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.ui.cursor import NAME, show_cursor
from game.ui.window import Window
from tests.ui.player_at_ui import Player

if TYPE_CHECKING:
    import pytest

    from game.ui.art import Art


def _arrow() -> tuple[tuple[int, int], pygame.Surface]:
    """The point that clicks, and the picture."""
    match pygame.mouse.get_cursor().data:
        case ((int() as x, int() as y), pygame.Surface() as picture):
            return (x, y), picture
        case other:
            raise AssertionError(f"no picture: {other}")


def test_the_mouse_points_with_the_tip_of_the_paper_arrow(player: Player, art: Art) -> None:
    scale = player.app.canvas.scale
    tip, picture = _arrow()
    assert tip == art.sprites.anchor(NAME, scale)
    assert picture.get_size() == art.sprites.get(NAME, scale).get_size()


def test_the_arrow_grows_with_the_window(art: Art) -> None:
    sizes = []
    for size in ((1280, 720), (1920, 1080)):
        window = Window("test", size)
        Player(window, art)
        sizes.append(_arrow()[1].get_width())
        window.close()
    assert sizes[0] < sizes[1]


def test_where_no_such_arrow_can_be_shown_the_systems_own_stays(art: Art, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_args: object) -> None:
        raise pygame.error("no colours")

    monkeypatch.setattr(pygame.mouse, "set_cursor", refuse)
    show_cursor(art.sprites, 1.0)
