"""A picture of a match, drawn with no window to be seen and no sound device."""

import io
from pathlib import Path
from typing import Any

import pygame

from game.content.matchfile import MatchFile
from game.content.paths import root
from game.core.match import Match
from game.screens.stand import set_up
from game.ui.art import Art
from game.ui.canvas import Canvas
from game.ui.geometry import Mapping
from game.ui.text import Text


def shoot(file: MatchFile, match: Match[Any], size: tuple[int, int], out: Path) -> None:
    """Writes a PNG of that size (pixels) of the match as it stands. OSError: it cannot be written."""
    pygame.display.init()
    pygame.font.init()
    try:
        picture = draw_match(file, match, pygame.display.set_mode(size))
        data = io.BytesIO()
        pygame.image.save(picture, data, "match.png")
    finally:
        pygame.quit()
    out.write_bytes(data.getvalue())


def draw_match(file: MatchFile, match: Match[Any], surface: pygame.Surface) -> pygame.Surface:
    """Draws the match on the surface, which is given back."""
    mapping = Mapping(*surface.get_size())
    art = Art(root() / "art")
    canvas = Canvas(surface, mapping, art, Text(art.fonts, mapping.scale))
    canvas.repaint(None, set_up(file, match, canvas).view.draw)
    return surface
