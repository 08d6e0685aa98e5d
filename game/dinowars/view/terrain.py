"""Hills, woods, swamps and rocks cut from paper along the outlines of a table. Lengths are device pixels."""

import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

import pygame
from pygame import Surface

from game.dinowars.field import Field, Land, Piece
from game.dinowars.kinds import INCH
from game.ui import sheets
from game.ui.lines import dashed, shrunk
from game.ui.scissors import Point, hand_cut, stencil, strokes
from game.ui.sprites import Look, Sprites
from game.ui.theme import Colour, mix, pigment

LEVELS: Final = (pigment("#A46B3C"), pigment("#B57C49"), pigment("#C48F5B"), pigment("#CFA26F"))
"""A hill from its foot upwards."""
WOOD, WOOD_DARK, WOOD_LIGHT = pigment("#3F7048"), pigment("#28523A"), pigment("#5E8F58")
SWAMP, SWAMP_DARK, SWAMP_LIGHT = pigment("#5F7A5E"), pigment("#3E5F59"), pigment("#93A777")
WATER: Final = pigment("#4E7C78")
ROCK: Final = (pigment("#6F6A66"), pigment("#8B857E"), pigment("#A39C92"))
RIM: Final = pigment("#F3E6BF")
STEP: Final = 0.55
"""Inches from one sheet of a hill to the next."""
PRINT: Final = 16.0
"""Pixels of an inch for which the lines' widths are given."""


@dataclass(frozen=True, slots=True)
class Cut:
    """A piece on a sheet of its own: outline, stencil, where the sheet lies, pixels an inch, chance of its own."""

    outline: list[Point]
    face: Surface
    corner: tuple[int, int]
    inch: float
    chance: random.Random

    @property
    def pen(self) -> float:
        """The width of a thin line."""
        return self.inch / PRINT


def lay(whole: Surface, sprites: Sprites, field: Field, inch: float) -> Iterator[None]:
    """All terrain of that table, a step at a time; hills lie under what grows on them."""
    order = (Land.HILL, Land.SWAMP, Land.WOOD, Land.ROCK)
    for land in order:
        for number, piece in enumerate(field.pieces):
            if piece.land is land:
                cut = _cut(piece, inch, number)
                sheet = sheets.blank(cut.face.get_size())
                yield
                yield from MAKERS[land](sheet, cut, piece)
                sprites.grain.lay_on(sheet, number + 1)
                yield
                yield from _grow(sheet, sprites, cut, land)
                whole.blit(sheet, cut.corner)


def _cut(piece: Piece, inch: float, seed: int) -> Cut:
    points = [(x * inch / INCH, y * inch / INCH) for x, y in piece.outline.points]
    room = round(1.6 * inch)
    left, top = round(min(x for x, _y in points)) - room, round(min(y for _x, y in points)) - room
    size = round(max(x for x, _y in points)) + room - left, round(max(y for _x, y in points)) + room - top
    outline = hand_cut([(x - left, y - top) for x, y in points], 0.05 * inch, 0.7 * inch, seed + 3)
    return Cut(outline, stencil(size, [outline]), (left, top), inch, random.Random(seed * 7 + 1))


def _hill(sheet: Surface, cut: Cut, piece: Piece) -> Iterator[None]:
    """Sheets upon each other, three and one more for each level beyond the first."""
    number = 2 + max(1, piece.level)
    for at in range(number):
        face = cut.face if not at else shrunk(cut.face, cut.outline, at * STEP * cut.inch)
        sheets.cast(sheet, face, 0.24 * cut.inch, 0.4)
        sheets.lay(sheet, face, LEVELS[min(at, len(LEVELS) - 1)], edge=0.6, bevel_px=cut.pen)
        tone = mix(LEVELS[min(at, len(LEVELS) - 1)], pigment("#5A351B"), 0.45)
        yield
        _gouges(sheet, face, cut, (tone, mix(tone, RIM, 0.4)), 0.16)
        yield


def _wood(sheet: Surface, cut: Cut, piece: Piece) -> Iterator[None]:
    del piece
    sheets.cast(sheet, cut.face, 0.12 * cut.inch)
    sheets.lay(sheet, cut.face, WOOD, edge=0.5, bevel_px=cut.pen)
    yield
    inner = shrunk(cut.face, cut.outline, 0.9 * cut.inch)
    sheets.lay(sheet, inner, mix(WOOD, WOOD_DARK, 0.45), edge=0.3, bevel_px=cut.pen)
    yield
    _fronds(sheet, cut, (WOOD_DARK, WOOD_LIGHT))
    yield
    _dashed_rim(sheet, cut)


def _swamp(sheet: Surface, cut: Cut, piece: Piece) -> Iterator[None]:
    """A bog with pools in it."""
    del piece
    sheets.lay(sheet, cut.face, SWAMP, edge=0.5, bevel_px=cut.pen)
    yield
    sheets.lay(sheet, shrunk(cut.face, cut.outline, 0.8 * cut.inch), mix(SWAMP, WATER, 0.6), edge=0.3, bevel_px=cut.pen)
    yield
    pools = shrunk(cut.face, cut.outline, 1.5 * cut.inch)
    sheets.lay(sheet, pools, WATER, edge=0.35, bevel_px=cut.pen)
    yield
    _gouges(sheet, cut.face, cut, (SWAMP_DARK, SWAMP_LIGHT), 0.3)
    yield
    _reeds(sheet, cut)
    _dashed_rim(sheet, cut)


def _rock(sheet: Surface, cut: Cut, piece: Piece) -> Iterator[None]:
    """A block with a lit top: nobody goes through."""
    del piece
    sheets.cast(sheet, cut.face, 0.5 * cut.inch, 0.5)
    for at, colour in enumerate(ROCK):
        face = cut.face if not at else shrunk(cut.face, cut.outline, at * 0.42 * cut.inch)
        shift = round(-0.1 * at * cut.inch)
        top = sheets.blank(face.get_size())
        top.blit(face, (shift, shift))
        sheets.cast(sheet, top, 0.1 * cut.inch, 0.35)
        sheets.lay(sheet, top, colour, edge=0.9, bevel_px=1.6 * cut.pen)
        yield
    _gouges(sheet, shrunk(cut.face, cut.outline, 0.3 * cut.inch), cut, (pigment("#4E4A48"), pigment("#C9C1B4")), 0.3)


MAKERS: Final[dict[Land, Callable[[Surface, Cut, Piece], Iterator[None]]]] = {
    Land.HILL: _hill, Land.WOOD: _wood, Land.SWAMP: _swamp, Land.ROCK: _rock,
}  # fmt: skip


# -- prints -----------------------------------------------------------------------------------------------------------


def _inside(cut: Cut, apart: float) -> list[Point]:
    """Places here and there within the outline, no two nearer than that."""
    mask = pygame.mask.from_surface(cut.face, 128)
    width, height = cut.face.get_size()
    found: list[Point] = []
    for _try in range(900):
        x, y = cut.chance.uniform(0, width - 1), cut.chance.uniform(0, height - 1)
        if mask.get_at((int(x), int(y))) and all((x - a) ** 2 + (y - b) ** 2 >= apart**2 for a, b in found):
            found.append((x, y))
    return found


def _print(
    sheet: Surface, face: Surface, lines: Sequence[Sequence[Point]], width: float, look: tuple[Colour, float]
) -> None:
    """Lines, cut off where the face ends."""
    drawn = strokes(sheet.get_size(), lines, width)
    drawn.blit(face, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
    sheet.blit(sheets.painted(drawn, *look), (0, 0))


def _gouges(sheet: Surface, face: Surface, cut: Cut, inks: tuple[Colour, Colour], dense: float) -> None:
    """Short strokes in rows, as a knife leaves them."""
    width, height = sheet.get_size()
    for ink, alpha in zip(inks, (0.4, 0.35), strict=True):
        lines = []
        for _stroke in range(int(dense * width * height / cut.inch**2)):
            x, y = cut.chance.uniform(0, width), cut.chance.uniform(0, height)
            long = cut.chance.uniform(0.25, 0.9) * cut.inch
            lines.append([(x, y), (x + long, y - 0.18 * long)])
        _print(sheet, face, lines, 1.5 * cut.pen, (ink, alpha))


def _fronds(sheet: Surface, cut: Cut, inks: tuple[Colour, Colour]) -> None:
    """Ferns: leaves on either side of a short stem."""
    for number, ink in enumerate(inks):
        lines: list[list[Point]] = []
        for x, y in _inside(cut, 0.95 * cut.inch):
            lean, high = cut.chance.uniform(-0.5, 0.5), cut.chance.uniform(0.5, 0.85) * cut.inch
            tip = (x + lean * high, y - high)
            lines.append([(x, y), tip])
            for part in (0.25, 0.5, 0.75):
                at = (x + (tip[0] - x) * part, y + (tip[1] - y) * part)
                reach = 0.36 * cut.inch * (1.1 - part)
                lines += [[at, (at[0] - reach, at[1] - 0.5 * reach)], [at, (at[0] + reach, at[1] - 0.5 * reach)]]
        _print(sheet, cut.face, lines, (2.4 - 0.6 * number) * cut.pen, (ink, 0.75 - 0.2 * number))


def _reeds(sheet: Surface, cut: Cut) -> None:
    lines: list[list[Point]] = []
    for x, y in _inside(cut, 1.15 * cut.inch):
        for lean in (-0.22, 0.0, 0.24):
            high = cut.chance.uniform(0.45, 0.8) * cut.inch
            lines.append([(x + lean * 0.4 * cut.inch, y), (x + lean * cut.inch, y - high)])
    _print(sheet, cut.face, lines, 1.8 * cut.pen, (SWAMP_DARK, 0.85))


def _dashed_rim(sheet: Surface, cut: Cut) -> None:
    """The cream dashes that say: rough ground."""
    line = [*cut.outline, cut.outline[0]]
    dashes = dashed(line, 0.75 * cut.inch, 0.5 * cut.inch)
    size = sheet.get_size()
    sheet.blit(sheets.painted(strokes(size, dashes, 4.6 * cut.pen), pigment("#2A211C"), 0.5), (0, 0))
    sheet.blit(sheets.painted(strokes(size, dashes, 2.6 * cut.pen), RIM), (0, 0))


# -- what grows there -------------------------------------------------------------------------------------------------


GROWTH: Final = {
    Land.WOOD: (("thicket", 2.2, 0.46), ("tree", 3.1, 0.58)), Land.ROCK: (("boulder", 2.2, 0.5),),
    Land.SWAMP: (("reeds", 1.7, 0.42),),
}  # fmt: skip
"""By terrain: what grows there, how far apart (inches), how large."""


def _grow(sheet: Surface, sprites: Sprites, cut: Cut, land: Land) -> Iterator[None]:
    """A few trees in a wood, some stones on rock: small, so that animals stay the largest things."""
    for name, apart, size in GROWTH.get(land, ()):
        for number, (x, y) in enumerate(sorted(_inside(cut, apart * cut.inch), key=lambda one: one[1])):
            picture, scale = f"{name}{number % 3 + 1}", size * cut.inch / 18
            yield from sprites.getting(picture, scale, Look())
            sprites.blit(sheet, picture, (round(x), round(y)), scale)
            yield
