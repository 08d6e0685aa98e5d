"""Dino-Wars on the screen."""

from game.dinowars.view.match_view import open_view

__all__ = ["open_view"]
