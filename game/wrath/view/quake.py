"""A tremor: the board shakes, a row or column slides, and the tile at its end is carried over to the other."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from pygame import FRect, Surface

from game.core.words import _
from game.ui import theme
from game.ui.act import part
from game.ui.canvas import Canvas
from game.ui.eases import ease_in_out_cubic
from game.ui.things import FLIGHT, Thing
from game.ui.tray import Message
from game.wrath.events import Shifted
from game.wrath.land import LINES
from game.wrath.view import layout
from game.wrath.view.act import Act
from game.wrath.view.board import Slide
from game.wrath.view.showing import Showing

SHAKE_S = 0.3
SWING = (0, 3, -3, 2, -2, 3, -1, 2, -3, 1, -2, 1)
SIGNS = {"right": 1, "down": 1, "left": -1, "up": -1}
Snap = Callable[[FRect], Surface]
"""The picture as it is in that area (design units)."""


@dataclass(frozen=True, slots=True, kw_only=True)
class _Cover:
    """Something that covers an area of the board."""

    box: tuple[float, float, float, float]
    layer: int = FLIGHT

    @property
    def depth(self) -> float:
        return -3.0

    @property
    def bounds(self) -> FRect:
        return FRect(self.box).inflate(8, 8)


@dataclass(frozen=True, slots=True, kw_only=True)
class Photo(_Cover):
    """A picture that was taken of an area, laid over it."""

    surface: Surface
    alpha: int = 255

    def draw(self, canvas: Canvas) -> None:
        self.surface.set_alpha(self.alpha)
        canvas.surface.blit(self.surface, canvas.map.cover(FRect(self.box)).clip(canvas.surface.get_rect()))


@dataclass(frozen=True, slots=True, kw_only=True)
class Shake(_Cover):
    """What was drawn of an area so far, moved `dx`, `dy` from its place. Two moments are never the same."""

    dx: float
    dy: float
    moment: float

    def draw(self, canvas: Canvas) -> None:
        area = canvas.map.rect(FRect(self.box)).clip(canvas.surface.get_rect())
        drawn = canvas.surface.subsurface(area).copy()
        canvas.surface.blit(drawn, area.move(round(self.dx * canvas.scale), round(self.dy * canvas.scale)))


def photo(snap: Snap, area: FRect) -> Photo:
    """Takes a picture of the area as it is."""
    return Photo(surface=snap(area), box=(area.x, area.y, area.w, area.h))


def moved(direction: str, volcano: int, gone: float) -> Slide:
    """The line of that push, so many units on its way."""
    cells = frozenset(LINES[direction][volcano])
    return Slide(cells, direction in {"left", "right"}, round(SIGNS[direction] * gone, 1))


def shift(showing: Showing, event: Shifted, begun: float, *, shakes: bool) -> Act:
    """The board shakes, unless a hand has done so; then the line slides, `begun` units of which it has gone."""
    shake = SHAKE_S if shakes else 0.0
    slides = theme.SLIDE_S * (1 - 0.8 * begun / layout.STEP)
    seconds = shake + slides

    def slide(t: float) -> Slide:
        along = ease_in_out_cubic(part(t * seconds, shake, slides))
        return moved(event.direction, showing.volcano, begun + (layout.STEP - begun) * along)

    def draw(t: float) -> Sequence[Thing]:
        now = t * seconds
        if now >= shake:
            return ()
        step, box = int(now / shake * len(SWING)), layout.FRAME
        down = SWING[(step * 5 + 3) % len(SWING)] * 0.6
        return (Shake(box=(box.x, box.y, box.w, box.h), dx=SWING[step], dy=down, moment=t),)

    return Act(seconds, draw, message=Message(_heading(showing, event)), slide=slide)


def calm_shift(showing: Showing, event: Shifted, shot: Photo) -> Act:
    """The land as it was fades away over the land as it is."""

    def draw(t: float) -> Sequence[Thing]:
        return (replace(shot, alpha=round(255 * (1 - t))),)

    return Act(theme.CALM_S, draw, message=Message(_heading(showing, event)))


def _heading(showing: Showing, event: Shifted) -> str:
    return _("{name} shakes the land").format(name=showing.name(event.seat))
