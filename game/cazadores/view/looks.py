"""How groups, tiles and ports look: the pictures that there are, and cut paper where there is none."""

from dataclasses import dataclass
from typing import Final

from pygame import FRect

from game.cazadores.box import Box
from game.ui.canvas import Canvas
from game.ui.theme import BADGE, BONE, CREAM, INK, Colour, Face, Style, mix, pigment
from game.ui.things import BADGES
from game.ui.writing import put


@dataclass(frozen=True, slots=True)
class Look:
    """A group's pigment, what is drawn on it, and its glyph: always used together, so that no colour tells alone."""

    colour: Colour
    mark: Colour
    icon: str


LOOKS: Final = {
    "herbivores": Look(pigment("#78902E"), INK, "icon-ginkgo"),
    "marines": Look(pigment("#1F4E92"), CREAM, "icon-fluke"),
    "carnivores": Look(pigment("#7A2615"), CREAM, "icon-fang"),
    "armoured": Look(pigment("#C8829F"), INK, "icon-shield"),
    "flyers": Look(pigment("#F0CF5C"), INK, "icon-wing"),
}
TALL: Final = 1.4
"""How high a tile is, by its width."""
PLAIN: Final = Look(pigment("#8A6F50"), CREAM, "icon-bone")
"""For a group that a modder made."""
PART: Final = Style(Face.BOLD, 24, CREAM)


def look(group: str) -> Look:
    """How that group looks."""
    return LOOKS.get(group, PLAIN)


def seal(canvas: Canvas, group: str, x: float, y: float, side: float) -> None:
    """A group's square seal, its middle at (x, y)."""
    name = f"seal-{group}"
    if canvas.art.sprites.has(name):
        canvas.sprite(name, x, y, side / 48)
        return
    one = look(group)
    box = FRect(x - side / 2, y - side / 2, side, side)
    canvas.fill(box, mix(one.colour, INK, 0.5))
    canvas.fill(box.inflate(-4, -4), one.colour)
    canvas.icon(one.icon, box.inflate(-side * 0.3, -side * 0.3), one.mark)


def tile(canvas: Canvas, box: Box, number: int, area: FRect, *, faint: bool = False) -> None:
    """The face of a tile with its part; `faint`: only where it would lie."""
    animal = box.animals[box.owners[number]]
    part = box.tiles[number].split()[1]
    name = f"tile-{animal.name}-{part}"
    fade = (BONE, 0.72) if faint else None
    if canvas.art.sprites.has(name):
        canvas.sprite(name, area.x, area.y, area.w / canvas.art.sprites.body(name)[2], fade=fade)
    else:
        _plain(canvas, animal.group, area, faint=faint)
    if area.w >= 50:
        words = f"{part}/{animal.tiles}"
        low = FRect(area.right - 42, area.bottom - 29, 42, 29)
        if not faint:
            canvas.fill(low.inflate(-2, -2), INK, 150)
        style = PART if not faint else Style(PART.face, PART.size, mix(INK, BONE, 0.25))
        put(canvas, words, style, low, "centre", name=f"part-{number}")


def back(canvas: Canvas, group: str, area: FRect) -> None:
    """A tile face down."""
    if canvas.art.sprites.has(f"tile-back-{group}"):
        name = f"tile-back-{group}"
        canvas.sprite(name, area.x, area.y, area.w / canvas.art.sprites.body(name)[2])
    else:
        _plain(canvas, group, area, faint=False)


def _plain(canvas: Canvas, group: str, area: FRect, *, faint: bool) -> None:
    one = look(group)
    colour = mix(one.colour, BONE, 0.7) if faint else one.colour
    canvas.fill(area, mix(colour, INK, 0.45))
    canvas.fill(area.inflate(-5, -5), colour)
    side = area.w * 0.6
    glyph = FRect(area.centerx - side / 2, area.y + area.h * 0.12, side, side)
    canvas.icon(one.icon, glyph, mix(one.mark, colour, 0.6) if faint else one.mark)


def count(canvas: Canvas, words: str, x: float, y: float, name: str) -> None:
    """A number on a dark disc."""
    canvas.disc(x, y, 17, BONE)
    canvas.disc(x, y, 15, INK)
    put(canvas, words, Style(BADGE.face, BADGE.size, CREAM), FRect(x - 18, y - 16, 36, 32), "centre", name=name)


@dataclass(frozen=True, slots=True)
class Tile:
    """A tile that moves or lies above the rest: its face, or its back while `group` is given."""

    box: Box
    number: int
    area: tuple[float, float, float, float]
    group: str = ""
    layer: int = BADGES

    @property
    def depth(self) -> float:
        return self.area[1]

    @property
    def bounds(self) -> FRect:
        return FRect(self.area).inflate(30, 34)

    def draw(self, canvas: Canvas) -> None:
        area = FRect(self.area)
        if area.w < 4:
            return
        if self.group:
            back(canvas, self.group, area)
        else:
            tile(canvas, self.box, self.number, area)
