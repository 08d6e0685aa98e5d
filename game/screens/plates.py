"""The little boards of a game's rules: which there are, how large, and those of the leaf that lies open."""

import logging
from typing import Final

from game.content.boards import BOARDS, Board, Boards, read_boards
from game.content.faults import ContentError
from game.content.paths import data_dir
from game.core.words import _
from game.screens.leaves import EDGE, Leaf, Placed, plate_of
from game.screens.little import LittleBoard, size_of
from game.screens.rules_text import Shape
from game.ui.app import Comfort
from game.ui.canvas import Canvas
from game.ui.damage import Damage

log = logging.getLogger(__name__)

REST_S: Final = 10.0
"""So long after the last input the boards come to rest."""


class Album:
    """The boards of one game. Without them, or with damaged ones, the rules are text alone."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.open: list[LittleBoard] = []
        self._boards = _read(game)
        self._canvas: Canvas | None = None
        self._seen = False
        """Whether the leaf has been drawn since it was laid."""
        self._idle = 0.0

    def size(self, name: str, width: float, high: float) -> tuple[float, float]:
        """How large that board is in that room."""
        board = self._board(name)
        return (0.0, 0.0) if board is None else size_of(self.game, board, width, high)

    def about(self, name: str) -> str:
        """What is read beside it."""
        board = self._board(name)
        return "" if board is None else _(board.about)

    def lay(self, canvas: Canvas, leaf: Leaf) -> None:
        """Lays out the boards of that leaf, which appear once its words are seen; those of the one before are put away.

        To cut their pictures for the first time takes longer than a frame: it is done a step at a time.
        """
        self.open = [one for placed in leaf if placed.block.shape is Shape.BOARD and (one := self._at(canvas, placed))]
        self._canvas, self._seen = canvas, False
        self.touch()

    def touch(self) -> None:
        """Somebody is there."""
        self._idle = 0.0

    @property
    def busy(self) -> bool:
        """Whether something moves on a board."""
        return any(one.busy for one in self.open)

    def update(self, dt: float, comfort: Comfort, damage: Damage) -> None:
        """Time passes. What was begun is played to its end; after a rest nothing begins."""
        self._idle += dt
        coming = next((one for one in self.open if not one.ready), None)
        if coming is not None and self._seen and self._canvas is not None and not coming.busy:
            coming.open(self._canvas, comfort)
        for one in self.open:
            if one.update(dt, comfort, begin=self._idle < REST_S):
                damage.add(one.box.inflate(2 * EDGE, 2 * EDGE))

    def draw(self, canvas: Canvas) -> None:
        """Draws the boards that lie open."""
        self._seen = self._seen or canvas.seen
        for one in self.open:
            one.draw(canvas)

    def _board(self, name: str) -> Board | None:
        return None if self._boards is None else self._boards.get(name)

    def _at(self, canvas: Canvas, placed: Placed) -> LittleBoard | None:
        board = self._board(placed.block.words)
        if self._boards is None or board is None:
            return None
        box = plate_of(canvas.text, placed, self).box
        return LittleBoard(self.game, self._boards, board, box)


def _read(game: str) -> Boards | None:
    """The little boards of that game's rules, if it has some."""
    path = data_dir() / game / BOARDS
    if not path.is_file():
        return None
    try:
        return read_boards(path)
    except (ContentError, OSError) as error:
        log.warning("the rules have no boards: %s", error)
        return None
