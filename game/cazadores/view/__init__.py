"""Fossil Hunters on the screen: the only place of this game that knows pixels."""

from game.cazadores.view.match_view import open_view

__all__ = ["open_view"]
