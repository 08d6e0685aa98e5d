"""A little board among the rules: a cut-out of the table, drawn by the game's own view, and played on."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Final

import pygame
from pygame import FRect

from game.content.boards import Board, Boards
from game.core.record import kind
from game.playing import open_file
from game.screens import stand
from game.screens.doors import door
from game.screens.leaves import EDGE
from game.ui.app import Comfort
from game.ui.canvas import Canvas
from game.ui.geometry import Mapping
from game.ui.steps import work
from game.ui.theme import DARK

if TYPE_CHECKING:
    from game.core.match import Entry, Match
    from game.screens.stand import Stand

BETWEEN: Final = frozenset({"turn_ended", "replenished", "match_ended"})
"""Events that belong to a match and not to a picture of the rules."""
FIRST_S: Final = 1.4
"""Seconds before anything is played, and after each answer."""
LARGEST: Final = 1.3
"""Of its size on the table, a little board has no more than this."""
LAST_S: Final = 3.0
"""Seconds that the end is looked at."""


@dataclass(frozen=True, slots=True)
class Cutout(Mapping):
    """A part of the design space with its corner at (left, top), at `zoom` pixels a unit."""

    left: float = 0.0
    top: float = 0.0
    zoom: float = 1.0

    def __post_init__(self) -> None:
        object.__setattr__(self, "scale", self.zoom)
        object.__setattr__(self, "origin", (-self.left * self.zoom, -self.top * self.zoom))


def _quietly(entry: "Entry") -> "Entry":
    """What happened, but for whose turn it is next: nobody sits here."""
    return replace(entry, events=tuple(event for event in entry.events if kind(event) not in BETWEEN))


def size_of(game: str, board: Board, width: float, height: float) -> tuple[float, float]:
    """How large the board is in that room."""
    area = door(game).area(board.shows)
    share = min(width / area.w, height / area.h, LARGEST)
    return area.w * share, area.h * share


class LittleBoard:
    """One board at its place on the page. ContentError: its position is none."""

    def __init__(self, game: str, boards: Boards, board: Board, box: FRect) -> None:
        self.box = FRect(box)
        self.board = board
        self._file = boards.file(game, board)
        self._area = door(game).area(board.shows)
        self._match: Match[Any]
        self._stand: Stand | None = None
        self._laying: Iterator[None] | None = None
        self._canvas: Canvas
        self._at = 0
        self._wait = FIRST_S

    @property
    def ready(self) -> bool:
        """Whether it has been laid out."""
        return self._stand is not None

    @property
    def busy(self) -> bool:
        """Whether something moves on it, or it is being laid out."""
        return self._laying is not None or (self._stand is not None and self._stand.view.busy)

    def open(self, canvas: Canvas, comfort: Comfort) -> None:
        """Begins to lay it out for that canvas."""
        zoom = self.box.w / self._area.w * canvas.scale
        size = max(1, round(self._area.w * zoom)), max(1, round(self._area.h * zoom))
        mapping = Cutout(*size, left=self._area.x, top=self._area.y, zoom=zoom)
        self._canvas = Canvas(pygame.Surface(size), mapping, canvas.art, canvas.text.at(zoom, 1.0))
        self._laying = self._lay(comfort)

    def _lay(self, comfort: Comfort) -> Iterator[None]:
        """Lays it out a step at a time; until then it looks as it did."""
        match = open_file(self._file)
        yield
        found = yield from stand.set_up_slowly(self._file, match, self._canvas, comfort)
        self._match, self._stand = match, found
        self._at, self._wait = 0, FIRST_S

    def update(self, dt: float, comfort: Comfort, *, begin: bool) -> bool:
        """Time passes; whether it looks different now. `begin`: whether it may begin again."""
        if self._laying is not None:
            if not work(self._laying):
                return False
            self._laying = None
            return True
        if self._stand is None:
            return False
        self._stand.view.update(dt)
        if not self._stand.view.busy:
            self._wait -= dt
        if self._wait <= 0 and (begin or 0 < self._at < len(self.board.commands)):
            self._play_on(comfort)
        return bool(self._stand.damage)

    def _play_on(self, comfort: Comfort) -> None:
        """The next answer, or all from the beginning."""
        assert self._stand is not None
        if self._at == len(self.board.commands):
            self._laying = self._lay(comfort)
            return
        text = self.board.commands[self._at]
        self._match.submit(self._match.rules.parse(text, self._match.state))
        self._stand.view.show(_quietly(self._match.log[-1]))
        self._at += 1
        self._wait = LAST_S if self._at == len(self.board.commands) else FIRST_S / 2

    def draw(self, canvas: Canvas) -> None:
        """Draws it, with a dark edge round it."""
        if self._stand is None or not canvas.touches(self.box):
            return
        self._canvas.repaint(self._stand.damage.take(), self._stand.view.draw)
        canvas.fill(self.box.inflate(2 * EDGE, 2 * EDGE), DARK)
        canvas.surface.blit(self._canvas.surface, canvas.map.at(self.box.x, self.box.y))
