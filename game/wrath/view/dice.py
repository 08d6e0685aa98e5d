"""Dice as they are drawn: faces with one icon or several, lying a little askew, kept or spent."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

import pygame
from pygame import FRect

from game.ui.canvas import Canvas
from game.ui.sprites import Sprites
from game.ui.things import FURNITURE
from game.wrath.box import ICONS
from game.wrath.state import State

Used = tuple[int, str]
"""An icon that was spent, and the die it is on."""

TILTS = (-6, 5, -2, 7, 3, -5, 4)
SUNK = 6.0
RAISED = 9.0
SPENT = ("#2E3B34", 0.52)
ICON_COLOURS = {"volcano": "#B23F2A", "cave": "#57494A", "hut": "#9A6526", "foot": "#4C6E3C", "egg": "#2A211C"}
SPOTS = {
    2: ((-17, -17), (17, 17)),
    3: ((-19, -19), (0, 0), (19, 19)),
    4: ((-18, -18), (18, -18), (-18, 18), (18, 18)),
}


@dataclass(frozen=True, slots=True)
class Icon:
    """An icon of a face, and whether it is still to be spent."""

    name: str
    spent: bool = False


@dataclass(frozen=True, slots=True)
class Die:
    """A die on the tray, its middle at (x, y). `kept`: it is not rolled again, and is `raised` by a share of 0 to 1;
    `spent`: nothing of it is left.
    """

    sprites: Sprites
    icons: tuple[Icon, ...]
    x: float
    y: float
    tilt: int = 0
    kept: bool = False
    spent: bool = False
    lit: bool = False
    layer: int = FURNITURE
    raised: float = 0.0

    @property
    def depth(self) -> float:
        return 0.0

    @property
    def bounds(self) -> FRect:
        return FRect(self.x - 76, self.y - 76, 152, 160)

    def draw(self, canvas: Canvas) -> None:
        y = self.y + (SUNK if self.spent else -RAISED * self.raised)
        px, py = canvas.map.at(self.x, y)
        face, (ax, ay) = turned(self.sprites, self.icons, canvas.scale, self.tilt, self.spent)
        canvas.surface.blit(face, (px - ax, py - ay))
        if self.kept or self.lit:
            ring, (ax, ay) = turned_ring(self.sprites, canvas.scale, self.tilt)
            canvas.surface.blit(ring, (px - ax, py - ay))


@lru_cache(maxsize=512)
def turned(
    sprites: Sprites, icons: tuple[Icon, ...], scale: float, tilt: int, spent: bool
) -> tuple[pygame.Surface, tuple[int, int]]:
    """A die's picture and its middle, turned by `tilt` degrees."""
    fade = SPENT if spent else None
    if len(icons) == 1 and sprites.has(f"die-{icons[0].name}"):
        name = f"die-{icons[0].name}"
        return _about(sprites.get(name, scale, fade=fade), sprites.anchor(name, scale), tilt)
    blank = sprites.get("die-blank", scale, fade=fade).copy()
    ax, ay = sprites.anchor("die-blank", scale)
    size = {1: 1.0, 2: 0.72, 3: 0.58, 4: 0.6}.get(len(icons), 0.5)
    for icon, (dx, dy) in zip(icons, SPOTS.get(len(icons), ((0, 0),) * len(icons)), strict=True):
        gone = ("#EFE3C8", 0.7) if icon.spent else fade
        place = (ax + round(dx * scale), ay + round(dy * scale))
        tint = ICON_COLOURS.get(icon.name, "#2A211C")
        sprites.blit(blank, f"icon-{icon.name}", place, scale * size, tint=tint, fade=gone)
    return _about(blank, (ax, ay), tilt)


@lru_cache(maxsize=64)
def turned_ring(sprites: Sprites, scale: float, tilt: int) -> tuple[pygame.Surface, tuple[int, int]]:
    """The ring of a kept die, turned like the die."""
    return _about(sprites.get("die-kept", scale), sprites.anchor("die-kept", scale), tilt)


def _about(picture: pygame.Surface, anchor: tuple[int, int], tilt: int) -> tuple[pygame.Surface, tuple[int, int]]:
    """The picture turned about its anchor, and where the anchor is then."""
    w, h = picture.get_size()
    ax, ay = anchor
    half = max(ax, w - ax), max(ay, h - ay)
    square = pygame.Surface((2 * half[0], 2 * half[1]), pygame.SRCALPHA, 32)
    square.blit(picture, (half[0] - ax, half[1] - ay))
    if tilt:
        square = pygame.transform.rotozoom(square, tilt, 1.0)
    return square, (square.get_width() // 2, square.get_height() // 2)


def icons_of(name: str) -> tuple[str, ...]:
    """The icons of a face by its name."""
    return tuple(part for part in name.split("+") if part in ICONS)


def faces(table: State, used: Sequence[Used] = ()) -> list[tuple[Icon, ...]]:
    """The faces as they lie; once the rolls are over, what is spent is marked: what was `used`, then the first dice."""
    shown = [icons_of(name) for name in table.faces()]
    gone = spent_count(table)
    marked = set()
    for die, icon in [*used, *((i, icon) for i, face in enumerate(shown) for icon in face)]:
        if die < len(shown) and icon in shown[die] and gone.get(icon, 0) and (die, icon) not in marked:
            marked.add((die, icon))
            gone[icon] -= 1
    return [tuple(Icon(icon, (i, icon) in marked) for icon in face) for i, face in enumerate(shown)]


def spent_count(table: State) -> dict[str, int]:
    """How many of each icon are spent; none while dice may still be rolled."""
    if not any(table.unspent) and not spending(table):
        return {}
    fallen = Counter(icon for name in table.faces() for icon in icons_of(name))
    return {icon: max(0, fallen[icon] - left) for icon, left in zip(ICONS, table.unspent, strict=True)}


def spending(table: State) -> bool:
    """Whether the dice lie to be spent (or are spent), and no longer to be rolled."""
    return table.phase > 0


def all_spent(face: Sequence[Icon]) -> bool:
    """Whether nothing of the face is left."""
    return all(icon.spent for icon in face)
