"""An egg hatches: it wobbles over the pen, cracks, and the dinosaur rises and goes to its tribe."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import pairwise
from math import pi, sin

import pygame
from pygame import FRect

from game.ui import theme
from game.ui.act import part
from game.ui.bent import stepped
from game.ui.canvas import Canvas
from game.ui.eases import ease_out_back, ease_out_cubic
from game.ui.sprites import Sprites
from game.ui.things import FLIGHT, Pic, Thing
from game.wrath.events import Hatched
from game.wrath.view import layout
from game.wrath.view.act import Act, Figures
from game.wrath.view.cheering import LEAP, landings, leaping
from game.wrath.view.flights import Crossing, Flight, acted, air, last
from game.wrath.view.pieces import CAVE_PERSON, Bend, Cast, Figure
from game.wrath.view.places import SUPPLY, PieceSpot
from game.wrath.view.scenery import penned
from game.wrath.view.showing import Showing

WOBBLE_S, CRACK_S, RISE_S = 0.55, 0.18, 0.3
BORN_S = WOBBLE_S + CRACK_S + RISE_S
CRACKS = ((0.2, "wrath/hop"), (0.4, "wrath/hop"), (WOBBLE_S, "wrath/crack"), (WOBBLE_S + CRACK_S, "wrath/hatch"))
"""The egg knocks, its shell gives way, and it breaks."""
EGG = 2.6
CRACK = ((-0.5, 0.04), (-0.3, -0.1), (-0.12, 0.08), (0.08, -0.1), (0.26, 0.07), (0.5, -0.06))
"""The crack through an egg, in shares of its width from its middle."""


@dataclass(frozen=True, slots=True)
class Shell:
    """Half of a broken egg, its middle at (x, y)."""

    sprites: Sprites
    x: float
    y: float
    size: float
    upper: bool
    alpha: int = 255
    layer: int = FLIGHT

    @property
    def depth(self) -> float:
        return self.y + 200

    @property
    def bounds(self) -> FRect:
        w, h = (side * self.size for side in self.sprites.size("egg"))
        return FRect(self.x - w, self.y - h, 2 * w, 2 * h)

    def draw(self, canvas: Canvas) -> None:
        scale = canvas.scale * self.size
        picture, (ax, ay) = self.sprites.get("egg", scale), self.sprites.anchor("egg", scale)
        w, h = picture.get_size()
        x, y = canvas.map.at(self.x, self.y)
        area = pygame.Rect(0, 0, w, ay) if self.upper else pygame.Rect(0, ay, w, h - ay)
        picture.set_alpha(self.alpha)
        canvas.surface.blit(picture, (x - ax, y - ay + area.y), area)
        picture.set_alpha(255)


@dataclass(frozen=True, slots=True)
class Crack:
    """The line along which an egg breaks; `share` of it has run across."""

    x: float
    y: float
    wide: float
    share: float
    layer: int = FLIGHT

    @property
    def depth(self) -> float:
        return self.y + 400

    @property
    def bounds(self) -> FRect:
        return FRect(self.x - self.wide, self.y - self.wide, 2 * self.wide, 2 * self.wide)

    def draw(self, canvas: Canvas) -> None:
        shown = CRACK[: 1 + round(self.share * (len(CRACK) - 1))]
        points = [(self.x + dx * self.wide, self.y + dy * self.wide) for dx, dy in shown]
        for start, end in pairwise(points):
            canvas.line(start, end, theme.INK, 4)


def hatching(showing: Showing, event: Hatched, home: Act, after: Figures, *, calm: bool) -> Act:
    """`home`: the cave people of the egg space go home meanwhile."""
    names = [one.name for one in penned(showing)]
    goal = last(after, PieceSpot(event.seat, event.dinosaur, SUPPLY))
    if event.dinosaur not in names or goal is None:
        return home
    pen = layout.pens(len(names), showing.cast.zoom)[names.index(event.dinosaur)]
    start = Figure(goal.spot, goal.number, pen.centerx, pen.y + 122, 0.9, foot=False)
    act = acted(showing.cast, [Crossing(start, goal)]) if calm else _risen(showing.cast, start, goal)
    seconds = max(act.seconds, home.seconds)
    hidden = home.hidden | {goal.key}
    glad = [
        one
        for one in after.values()
        if one.spot.seat == event.seat and one.spot.piece == CAVE_PERSON and one.key not in hidden
    ]

    def draw(t: float) -> list[Thing]:
        now = t * seconds
        joy = leaping(showing.cast, glad, max(0.0, now - BORN_S) if t < 1 else 0.0, 0 if calm else LEAP)
        watching = joy if now >= BORN_S or calm else [thing for one in glad for thing in showing.cast.things(one)]
        return [
            *watching,
            *home.draw(min(1.0, now / max(0.01, home.seconds))),
            *act.draw(min(1.0, now / act.seconds)),
        ]

    cues = ((0.0, "wrath/hatch"),) if calm else (*CRACKS, *landings(glad, BORN_S, seconds))
    return Act(seconds, draw, hidden | {one.key for one in glad}, home.message, cues=cues)


def _risen(cast: Cast, start: Figure, goal: Figure) -> Act:
    flight = Flight(start, goal, 110.0, air(start, goal))
    seconds = BORN_S + flight.ends

    def draw(t: float) -> list[Thing]:
        now = t * seconds
        if now >= BORN_S:
            return list(flight.things(cast, now - BORN_S))
        return list(_born(cast, start, now))

    return Act(seconds, draw)


def _born(cast: Cast, start: Figure, now: float) -> Iterator[Thing]:
    x, y = start.x, start.y - 46
    broken = part(now, WOBBLE_S + CRACK_S, RISE_S)
    if not broken:
        come = ease_out_back(part(now, 0, 0.16))
        grow = round(max(0.2, come) * 20) / 20
        tilt = stepped(12 * sin(now * 5 * pi) * part(now, 0.12, WOBBLE_S))
        yield Pic(cast.sprites, "egg", x, y, EGG, FLIGHT, lift=4, tilt=tilt, grow=grow)
        if now > WOBBLE_S:
            yield Crack(x, y, 30 * EGG, part(now, WOBBLE_S, CRACK_S))
        return
    rise = ease_out_cubic(broken)
    bend = Bend(grow=round((0.35 + 0.65 * rise) * 20) / 20)
    yield from cast.things(replace(start, y=round(start.y - 14 * sin(pi * broken), 1)), FLIGHT, 6, bend=bend)
    fade = round(255 * (1 - broken**2))
    yield Shell(cast.sprites, round(x - 26 * rise, 1), round(y - 44 * rise, 1), EGG, True, fade)
    yield Shell(cast.sprites, round(x + 10 * rise, 1), round(y + 26 * rise, 1), EGG, False, fade)
