"""Something of this game that is shown for some seconds: pieces, and the tiles of a line that slides."""

from collections.abc import Callable
from dataclasses import dataclass

from game.ui import act
from game.wrath.view.board import Slide
from game.wrath.view.pieces import Figure
from game.wrath.view.places import PieceSpot

Figures = dict[tuple[PieceSpot, int], Figure]
"""The pieces of a picture of the table."""


@dataclass(slots=True)
class Act(act.Act):
    """An act; `slide` moves the tiles of a line."""

    slide: Callable[[float], Slide | None] | None = None
