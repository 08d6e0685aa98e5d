"""Pieces as they are drawn: which picture, where it stands, what of it can be touched."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal, TypeAlias

from pygame import FRect

from game.ui.sprites import Sprites
from game.ui.things import BADGES, PIECES, Badge, Halo, Pic, Thing
from game.wrath.box import Box
from game.wrath.view.places import PieceSpot

POSES = ("spear", "club", "torch", "basket", "horn")
"""The five of a tribe, by what they hold."""
Mood: TypeAlias = Literal["", "cheering", "hurt"]
CAVE_PERSON = "caveman"
BESIDE = 0.68
"""How far down a piece its number stands, by the piece's height: beside the hip, clear of face and glyph."""
GONE = ("#E0CA9C", 0.62)
"""A dinosaur in its owner's panel while it stands elsewhere."""


@dataclass(frozen=True, slots=True)
class Figure:
    """A piece on the screen: what it is, which of its kind there, how many it stands for, and how it is drawn.

    (x, y) is the ground under it; `foot` whether it stands on a wooden foot; `absent`: only its owner's mark remains;
    `who` of its tribe it is.
    """

    spot: PieceSpot
    number: int
    x: float
    y: float
    size: float = 1.0
    count: int = 1
    foot: bool = True
    flip: bool = False
    absent: bool = False
    who: int = 0

    @property
    def key(self) -> tuple[PieceSpot, int]:
        """The same for the same piece in another picture of the table."""
        return self.spot, self.number


def portrait(tribe: str, who: int, mood: Mood = "", *, foot: bool = True) -> str:
    """The picture of one of a tribe."""
    words = (tribe, POSES[who % len(POSES)], mood, "standing" if foot else "")
    return "-".join(word for word in words if word)


@dataclass(frozen=True, slots=True)
class Bend:
    """How a piece is bent while it moves: tilt in degrees, height and size by what they are at rest.

    `flies`: with wings spread; `mood`: how a cave person feels.
    """

    tilt: int = 0
    tall: float = 1.0
    grow: float = 1.0
    flies: bool = False
    mood: Mood = ""


STRAIGHT = Bend()


class Cast:
    """The pieces of a match: draws figures for its box and seats."""

    def __init__(self, sprites: Sprites, box: Box, zoom: float = 1.0) -> None:
        """`zoom` is the player's text size: words take room from pieces."""
        self.sprites = sprites
        self.box = box
        self.zoom = zoom

    def name(self, figure: Figure, mood: Mood = "") -> str:
        """The picture of a figure; who worships, praises."""
        spot = figure.spot
        if spot.piece != CAVE_PERSON:
            return spot.piece
        felt: Mood = mood or ("cheering" if spot.place == "volcano" else "")
        return portrait(self.box.tribes[spot.seat], figure.who, felt, foot=figure.foot)

    def body(self, figure: Figure) -> FRect:
        """What of it can be touched."""
        name = self.name(figure)
        x, y, w, h = self.sprites.body(name)
        ax, ay = (v / 8 for v in self.sprites.anchor(name, 8.0))
        left = self.sprites.size(name)[0] - x - w if figure.flip else x
        ax = self.sprites.anchor(name, 8.0, flip=figure.flip)[0] / 8
        return FRect(
            figure.x + (left - ax) * figure.size, figure.y + (y - ay) * figure.size, w * figure.size, h * figure.size
        )

    def things(
        self, figure: Figure, layer: int = PIECES, lift: float = 0.0, alpha: int = 255, bend: Bend = STRAIGHT
    ) -> Iterator[Thing]:
        """The figure as it is drawn, its base and its count included."""
        name, size = self.name(figure, bend.mood), figure.size
        y = figure.y
        if figure.absent:
            yield Pic(self.sprites, name, figure.x, y, size, layer, figure.flip, 0, alpha, GONE)
            return
        how = (layer, figure.flip, lift, alpha, None, False, bend.tilt, bend.tall, bend.grow)
        if figure.spot.piece != CAVE_PERSON and figure.foot:
            base = f"base-{self.box.tribes[figure.spot.seat]}-dinosaur"
            yield Pic(self.sprites, base, figure.x, y - 0.1, size, layer, False, *how[2:])
        yield Pic(self.sprites, self.flying(name) if bend.flies else name, figure.x, y, size, *how)
        if figure.count > 1:
            corner = self.body(figure)
            badge_layer = BADGES if layer == PIECES else layer
            yield Badge(f"x{figure.count}", corner.right + 2, corner.top + BESIDE * corner.h - lift, badge_layer)

    def flying(self, name: str) -> str:
        """The picture in the air, where there is one."""
        return f"{name}-flying" if self.sprites.has(f"{name}-flying") else name

    def halo(self, figure: Figure, *, chosen: bool) -> Halo:
        """The ring on the ground that says: this one may be chosen (or is)."""
        w, h = (34.0, 15.0) if figure.spot.piece == CAVE_PERSON else (82.0, 38.0)
        grow = 1.5 if chosen else 1.25
        down = 6.0 if figure.foot else 1.0
        return Halo(figure.x, figure.y + down * figure.size, w * figure.size * grow, h * figure.size * grow)

    def dinosaur_size(self, piece: str, w: float, h: float, most: float = 1.0) -> float:
        """How large a dinosaur may be to fit that room."""
        _x, _y, bw, bh = self.sprites.body(piece)
        return min(most, w / bw, h / bh)

    def standing_size(self, piece: str, w: float, h: float, foot: float) -> float:
        """The same with what its base takes below the ground, `foot` at full size."""
        _x, _y, bw, bh = self.sprites.body(piece)
        return min(1.0, w / bw, h / (bh + foot))
