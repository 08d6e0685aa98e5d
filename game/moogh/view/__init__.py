"""Moogh on the screen."""

from game.moogh.view.match_view import open_view

__all__ = ["open_view"]
