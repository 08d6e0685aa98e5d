"""What lies still on the table: the ground with its lava, both rosters, the objectives, the card's paper, the tray."""

from collections.abc import Mapping, Sequence
from typing import Final

from pygame import FRect

from game.dinowars.field import Edge
from game.dinowars.objectives import SEATS
from game.dinowars.view import lava, layout, objectives, roster
from game.dinowars.view.ground import Ground, strips
from game.dinowars.view.showing import Showing
from game.ui import tray
from game.ui.canvas import Canvas
from game.ui.paper import REACH

SHADE: Final = 34.0
"""So far a card's shadow reaches, on both sides together."""


class Scenery:
    """The still picture of a table."""

    def __init__(self, showing: Showing, ground: Ground) -> None:
        self.showing = showing
        self._ground = ground

    def lay(self, canvas: Canvas) -> None:
        """The wood, the ground with its frame, the card's paper and the tray."""
        canvas.table()
        self._ground.draw(canvas)
        canvas.panel("straw", layout.CARD, seed=5)
        tray.wood(canvas)

    def paint(self, canvas: Canvas) -> None:
        """All the rest; the canvas keeps to what changed."""
        showing = self.showing
        strips(canvas, showing)
        if showing.front is not None:
            lava.draw(canvas, showing.front, showing.table.lava)
        for seat in SEATS:
            if wanted(canvas, layout.roster(seat)):
                roster.draw(canvas, showing, seat)
        if wanted(canvas, layout.OBJECTIVES):
            objectives.draw(canvas, showing)

    def keys(self) -> Mapping[str, object]:
        """By part, what it shows."""
        showing = self.showing
        return {
            "ground": showing.ground_key(),
            "lava": (showing.front, showing.table.lava),
            "objectives": showing.objectives_key(),
            **{f"sheet {seat}": showing.sheet_key(seat) for seat in SEATS},
            **{f"head {seat}": showing.head_key(seat) for seat in SEATS},
            **{f"line {one}": showing.line_key(one) for one in range(showing.table.box.gargantuan)},
        }

    def areas(self, name: str, before: object, after: object) -> Sequence[FRect]:
        """Where that part lies."""
        del before
        if name == "lava":
            assert isinstance(after, tuple)
            return [_burning(*after)]
        word, _space, number = name.partition(" ")
        return [self._box(word, int(number or 0))]

    def _box(self, word: str, number: int) -> FRect:
        match word:
            case "ground":
                return FRect(layout.TABLE)
            case "sheet":
                return layout.roster(number).inflate(2 * REACH, 2 * REACH)
            case "head":
                return layout.ribbon(number).union(layout.ferocity(number)).inflate(4, 4)
            case "line":
                return roster.line_of(self.showing.table.box, number).box.inflate(SHADE, SHADE)
        return FRect(layout.OBJECTIVES)


def _burning(front: Edge | None, depth: int) -> FRect:
    """As far as lava that has come so deep is seen, with some room for its glow."""
    return FRect(layout.TABLE) if front is None else layout.band(front, max(depth, lava.LEAST)).inflate(24, 24)


def wanted(canvas: Canvas, area: FRect) -> bool:
    """Whether a sheet there is being drawn, or only its texts are asked for."""
    return canvas.notes is not None or canvas.touches(area.inflate(2 * REACH, 2 * REACH))
