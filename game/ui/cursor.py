"""The mouse's arrow, cut from paper as everything else is."""

from contextlib import suppress

import pygame

from game.ui.sprites import Sprites

NAME = "cursor"


def show_cursor(sprites: Sprites, scale: float) -> None:
    """Makes the paper arrow the mouse's own, `scale` pixels a design unit; where that fails, the system's stays."""
    with suppress(pygame.error):  # some displays have no cursors of many colours
        pygame.mouse.set_cursor(sprites.anchor(NAME, scale), sprites.get(NAME, scale))
