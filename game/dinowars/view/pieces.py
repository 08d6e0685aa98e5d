"""Who stands on the table: which picture, where, how large, and what of it can be touched."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from pygame import FRect

from game.dinowars.box import BABY, MARKER
from game.dinowars.kinds import Kind
from game.dinowars.sines import HALF
from game.dinowars.space import NEAR
from game.dinowars.view import layout
from game.dinowars.view.bases import Arrow, Base, Circle
from game.dinowars.view.showing import Showing
from game.ui.coats import dressed
from game.ui.sprites import Sprites
from game.ui.theme import EMBER
from game.ui.things import BADGES, MARKS, PIECES, Pic, Thing

DOWN: Final = 78
ON_RODS: Final = ("pteranodon", "quetzalcoatlus")
"""Whose pictures stand on a rod, and are to be had without it."""
FADED: Final = 165
GHOST: Final = 120


@dataclass(frozen=True, slots=True)
class Figure:
    """A piece as it stands, the middle of its base at (x, y); design units, facing in hundredths of a degree."""

    piece: int
    picture: str
    x: float
    y: float
    reach: float
    facing: int
    size: float
    tribe: str
    down: bool = False
    flies: bool = False
    faded: bool = False
    ghost: bool = False

    @property
    def flip(self) -> bool:
        """Whether it looks to the left."""
        return self.facing > HALF

    def at(self, x: float, y: float) -> "Figure":
        """The same elsewhere."""
        return replace(self, x=round(x, 1), y=round(y, 1))

    @property
    def box(self) -> FRect:
        """Its base."""
        return FRect(self.x - self.reach, self.y - self.reach, 2 * self.reach, 2 * self.reach)


Figures = dict[int, Figure]


def picture_of(kind: Kind, *, lying: bool = False) -> str:
    """The picture of a kind, in the coat that a home-made one was given; a flyer that lies has no rod."""
    name = kind.silhouette or kind.name
    return dressed(f"{name}-flying" if lying and name in ON_RODS else name, kind.colour)


def sized(sprites: Sprites, name: str, inches: float) -> float:
    """How large the picture is drawn that stands on a base of so many inches."""
    _x, _y, w, h = sprites.body(name)
    wide = 34.0 * inches + 30
    return round(min(wide / w, 0.9 * wide / h), 3)


def figure(showing: Showing, piece: int, *, faded: bool = False) -> Figure:
    """That piece as the table is shown now."""
    table = showing.table
    kind = table.box.kinds[piece]
    name = picture_of(kind, lying=bool(table.down[piece]))
    x, y = layout.at(table.xs[piece], table.ys[piece])
    size = sized(showing.sprites, name, kind.base)
    reach = layout.units(kind.radius)
    return Figure(
        piece, name, x, y, reach, table.facings[piece], size, showing.tribe_of(piece), bool(table.down[piece]),
        kind.flies, faded,
    )  # fmt: skip


def figures(showing: Showing) -> Figures:
    """Everybody on the table."""
    return {piece: figure(showing, piece) for piece in showing.table.here()}


def body(sprites: Sprites, one: Figure) -> FRect:
    """What is drawn of it above its base."""
    x, y, w, h = sprites.body(one.picture)
    ax, ay = (v / 8 for v in sprites.anchor(one.picture, 8.0))
    size = one.size
    if one.down:
        return one.box.inflate(20, 20)
    left = (ax - x - w if one.flip else x - ax) * size
    return FRect(one.x + left, _foot(one) + (y - ay) * size, w * size, h * size)


def _foot(one: Figure) -> float:
    """Where its feet are."""
    return one.y + one.reach * 0.35


def things(sprites: Sprites, one: Figure, layer: int = PIECES, lift: float = 0.0) -> Iterator[Thing]:
    """The base, the animal on it, and the arrow to where it faces."""
    yield Base(one.x, one.y, one.reach, one.tribe, one.ghost)
    tilt = (-DOWN if one.flip else DOWN) if one.down else 0
    alpha = GHOST if one.ghost else FADED if one.faded else 255
    foot = one.y if one.down else _foot(one)
    yield Pic(sprites, one.picture, one.x, foot, one.size, layer, flip=one.flip, lift=lift, alpha=alpha, tilt=tilt)
    if one.tribe or one.picture != BABY.name:
        yield Arrow(one.x, one.y, one.reach, one.facing, one.tribe, one.ghost)


# -- markers ----------------------------------------------------------------------------------------------------------


MARK: Final = 0.62
EGGS: Final = 0.5


def markers(showing: Showing) -> Iterator[Thing]:
    """Feeding points, markers of Domination and eggs, each in the circle within which somebody counts."""
    table, sprites, reach = showing.table, showing.sprites, layout.units(NEAR)
    for x, y, diet in table.food:
        at = layout.at(x, y)
        yield Circle(*at, reach)
        yield Pic(sprites, f"feeding-{diet}", *at, MARK, MARKS)
    for mark in table.marks:
        at = layout.at(*mark)
        yield Circle(*at, reach, EMBER)
        yield Pic(sprites, "mark-domination", *at, MARK, MARKS)
    for seat, eggs in enumerate(table.eggs):
        if eggs is not None:
            at = layout.at(*eggs)
            yield Circle(*at, reach)
            yield Base(*at, layout.units(MARKER) + 4, showing.tribe(seat))
            yield Pic(sprites, "eggs", *at, EGGS, MARKS)


def signs(showing: Showing, one: Figure) -> Iterator[Thing]:
    """What hangs beside an animal: it is a target, is to escape, or lies."""
    table, x = showing.table, one.x - one.reach - 4
    found = ["mark-target"] * (one.piece in table.targets) + ["mark-runner"] * (one.piece in table.runners)
    found += ["mark-downed"] * one.down
    for number, name in enumerate(found):
        yield Pic(showing.sprites, name, x + number * 18, one.y + one.reach + 4, 0.44, BADGES)
