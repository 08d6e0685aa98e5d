"""A window of any size in which nothing is drawn, and every word is still set: layouts are looked at in no time."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import pygame

from game.ui.canvas import Canvas
from game.ui.geometry import Mapping
from game.ui.paper import Piece
from game.ui.text import Text

if TYPE_CHECKING:
    from collections.abc import Callable

    from pygame import FRect

    from game.ui.app import App


class Blank(Canvas):
    """A canvas of one pixel on which everything lies that lies on a large one."""

    def touches(self, area: FRect) -> bool:  # noqa: ARG002 - a canvas' own shape
        return True

    def clipped(self, area: FRect, draw: Callable[[Canvas], None]) -> None:  # noqa: ARG002
        draw(self)


def blank(app: App, size: tuple[int, int]) -> None:
    """From now on the program believes in a window of that size, and draws nothing."""
    pixel = pygame.Surface((1, 1), pygame.SRCALPHA)

    def new_canvas() -> Canvas:
        mapping = replace(Mapping(*size), magnified=app.comfort.scale / 100)
        return Blank(pixel, mapping, app.art, Text(app.art.fonts, mapping.scale, app.comfort.text_zoom))

    def cut(*_how: Any) -> Piece:
        return Piece(pixel, (0, 0))

    changed: list[tuple[object, str, object]] = [
        (app, "_new_canvas", new_canvas),
        (app, "_draw", lambda: None),
        (app.art.paper, "_kept", cut),
        (app.art.paper, "table", lambda *_how: pixel),
        (app.art.sprites, "get", lambda *_how, **_looks: pixel),
    ]
    for owner, name, stand_in in changed:
        setattr(owner, name, stand_in)
    app._renew_canvas()
