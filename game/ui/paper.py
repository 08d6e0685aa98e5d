"""Furniture cut from paper and wood: panels, buttons, ribbons, flags, rings, the table. Any size, no two cuts alike.

Sizes are design pixels (1920x1080), `scale` is device pixels per design pixel; the same seed gives the same cut.
Nothing here writes words.
"""

import math
import zlib
from collections.abc import Callable, Generator, Iterator
from dataclasses import dataclass, replace
from typing import Literal, TypeAlias

import pygame

from game.ui import sheets
from game.ui.patterns import pattern
from game.ui.scissors import cutting, hand_cut, moved, oval, rounded, stencil
from game.ui.sight import Sight
from game.ui.sprites import Sprites
from game.ui.steps import at_once, finish
from game.ui.table import laying, vignette
from game.ui.theme import (
    BONE,
    BUTTON_FACE,
    DARK,
    EMBER,
    EMPTY,
    FERN,
    IDLE,
    OCHRE,
    PANEL,
    SLOT,
    TRAY,
    Colour,
    Kind,
    mix,
    pigment,
)  # fmt: skip

Size: TypeAlias = tuple[float, float]
State: TypeAlias = Literal["idle", "hover", "pressed", "disabled"]
INK_LINE: Colour = (29, 18, 12)
CARD_SIDE = pigment("#5D3C22")
STRAW = pigment("#C9B48E")
STEPS = (1.0, 0.66, 1.2, 0.8, 0.54, 1.08, 0.72)
"""How long the cuts of a sheet are, by its seed: with one length for all, every panel has the same corners."""
KEYLINE = 3.0
"""Where contrasts are strong, a line so thick runs round every sheet, and rings are so much wider."""
PATTERN, STRONG_PATTERN = 0.3, 0.75
RING = (16.0, 13.0, 3.0, 4.0)
"""The focus ring: radius, length of the cuts, gap, width."""


@dataclass(frozen=True, slots=True)
class Piece:
    """A cut thing. Its box begins at `offset` within the surface; `sink` is how far a label on it moves down."""

    surface: pygame.Surface
    offset: tuple[int, int]
    sink: int = 0

    def blit(self, target: pygame.Surface, place: tuple[float, float]) -> pygame.Rect:
        """Draws it with its box's corner at `place` (device pixels)."""
        return target.blit(self.surface, (place[0] - self.offset[0], place[1] - self.offset[1]))


@dataclass(frozen=True, slots=True)
class Stock:
    """A kind of sheet: how it is cut and how high it lies. `side` is its thickness in design pixels (x, y)."""

    colour: Colour
    radius: float = 16
    elevation: float = 9
    wobble: float = 1.1
    step: float = 26
    side: tuple[float, float] = (2, 3)
    side_colour: Colour | None = None
    hairline: bool = False
    recess: float = 0
    inner: tuple[float, float] = (4, 7)
    edge: float = 0.55
    bevel: float = 1
    wood: bool = False
    worn: bool = False
    """The colour of a tribe, which is the same for every contrast."""


STOCKS: dict[str, Stock] = {
    "bone": Stock(BONE, elevation=11, hairline=True),
    "idle": Stock(IDLE, elevation=6, hairline=True),
    "straw": Stock(PANEL, radius=18, elevation=11, hairline=True),
    "card": Stock(BONE, radius=12, elevation=5, wobble=0.9, step=22, side=(0, 0), edge=0.7),
    "chosen": Stock(FERN, radius=12, elevation=5, wobble=0.9, step=22, side=(0, 0), edge=0.7),
    "label": Stock(BONE, radius=8, elevation=4, wobble=0.7, step=16, side=(0, 0)),
    "dark": Stock(DARK, radius=9, elevation=4, wobble=0.8, step=18, side=(0, 0)),
    "tag": Stock(OCHRE, radius=13, elevation=2, wobble=0.6, step=14, side=(0, 0)),
    "slot": Stock(SLOT, radius=10, elevation=0, wobble=0.8, step=18, side=(0, 0), edge=0, recess=0.24, inner=(2, 3.5)),
    "empty": Stock(
        EMPTY, radius=10, elevation=0, wobble=0.8, step=18, side=(0, 0), edge=0, recess=0.18, inner=(2, 3.5)
    ),
    "tray": Stock(TRAY, radius=22, elevation=10, wobble=1.4, step=46, side=(0, 0), edge=0.7, bevel=2, wood=True),
    "well": Stock(pigment("#2E3B34"), radius=16, elevation=0, wobble=0.6, step=34, side=(0, 0), edge=0, recess=0.5),
    "board": Stock(pigment("#2B1D16"), radius=18, elevation=10, wobble=1.4, step=40, side=(0, 0), edge=0.3),
}

SOFT = 2.6
"""How far a shadow reaches, in times of what throws it lies above the table."""
REACH = SOFT * max(stock.elevation for stock in STOCKS.values()) + 6
"""Design units round a sheet's box in which its shadow may lie; the last of them for rounding in small windows."""


class Paper:
    """Cuts furniture and keeps what it cut."""

    def __init__(self, sprites: Sprites) -> None:
        self._sprites = sprites
        self.sight = Sight()
        self._cut: dict[str, Piece] = {}
        self._panels: dict[tuple[str, Size, int, float, bool], Piece] = {}
        self._tables: dict[str, pygame.Surface] = {}

    def forget(self) -> None:
        """Lets go of all surfaces, as after a change of the window's size."""
        self._cut.clear()
        self._panels.clear()
        self._tables.clear()

    def panel(self, kind: str, size: Size, seed: int, scale: float) -> Piece:
        """A sheet of the stock `kind` (a key of STOCKS; an unknown one is cut from bone paper)."""
        key = (kind, size, seed, scale, self.sight.contrast)
        if key not in self._panels:
            stock, name = _named(kind)
            self._panels[key] = self._kept(name, size, seed, scale, lambda: self._sheet(stock, size, seed, scale))
        return self._panels[key]

    def panel_in_steps(self, kind: str, size: Size, seed: int, scale: float) -> Iterator[None]:
        """Makes a panel ready; a large one is cut in several steps."""
        stock, name = _named(kind)
        yield from self._keeping(name, size, seed, scale, lambda: self._sheeting(stock, size, seed, scale))
        self.panel(kind, size, seed, scale)
        yield

    def button(self, kind: Kind | str, size: Size, state: State, scale: float, seed: int = 0) -> Piece:
        """A button without its label; `seed` 0 cuts by the size. Labels move down by the piece's `sink`."""
        stock, sink = button_stock(Kind(kind), size, state)
        seed = seed or _button_seed(size)
        piece = self._kept(
            f"button|{kind}|{state}|{stock}", size, seed, scale, lambda: self._sheet(stock, size, seed, scale)
        )
        drop = round(sink * scale)
        return replace(piece, offset=(piece.offset[0], piece.offset[1] - drop), sink=drop)

    def flag(self, size: Size, scale: float, seed: int = 0) -> Piece:
        """A small paper label."""
        return self.panel("label", size, seed, scale)

    def ring(
        self, size: Size, scale: float, seed: int = 0, *, radius: float = 16.0, gap: float = 3.0, width: float = 4.0
    ) -> Piece:
        """The focus ring round the outside of a box: ember between two keylines of ink."""
        return finish(self.ringing(size, scale, seed, (radius, 13.0, gap, width)))

    def ringing(
        self, size: Size, scale: float, seed: int = 0, form: tuple[float, float, float, float] = RING
    ) -> Generator[None, None, Piece]:
        """The same in steps; `form`: radius, length of the cuts, gap, width."""
        radius, _step, gap, width = form
        name = f"ring|{radius}|{gap}|{width}"
        return self._keeping(name, size, seed, scale, lambda: self._ring(size, scale, seed, form))

    def button_ring(self, size: Size, scale: float, seed: int = 0) -> Piece:
        """The focus ring that fits a button of that size and seed, its thickness included."""
        seed = seed or _button_seed(size)
        form = (size[1] * 0.26, 15.0, 3.0, 4.0)
        whole = (size[0], size[1] * 1.1)
        name = f"ring|{form}"
        return finish(self._keeping(name, whole, seed, scale, lambda: self._ring(whole, scale, seed, form)))

    def halo(self, size: Size, scale: float) -> Piece:
        """The ring under a chosen piece: an ellipse in the box, ember between ink."""
        return self._kept("halo", size, 0, scale, lambda: self._halo(size, scale))

    def ribbon(self, tribe: str, size: Size, scale: float, seed: int = 0, *, glyph: bool = True) -> Piece:
        """A tribe's ribbon: colour, pattern and, on a disc in its middle, the glyph."""
        name = f"ribbon|{tribe}|{self.sight.tribe(tribe).colour}|{glyph}"
        return self._kept(name, size, seed, scale, lambda: self._ribbon(tribe, size, scale, seed, glyph))

    def table(self, size_px: tuple[int, int], scale: float) -> pygame.Surface:
        """The wooden table, opaque, of any shape, lit from the middle."""
        return finish(self.laying_table(size_px, scale))

    def laying_table(self, size_px: tuple[int, int], scale: float) -> Generator[None, None, pygame.Surface]:
        """The same in steps."""
        key = f"table|{size_px}|{scale:.4f}|{self._sprites.stamp}"
        if key not in self._tables:
            making = self._sprites.store.fetching(key, lambda: laying(size_px, scale, self._sprites.wood))
            made = yield from making
            yield
            self._tables[key] = made.convert() if pygame.display.get_surface() else made
        return self._tables[key]

    def vignette(self, size_px: tuple[int, int]) -> pygame.Surface:
        """Darker corners for a picture that fills the window: blit it with BLEND_RGB_MULT. The table has its own."""
        key = f"vignette|{size_px}"
        if key not in self._tables:
            self._tables[key] = vignette(size_px)
        return self._tables[key]

    # -- cutting ---------------------------------------------------------------------------------------
    def _kept(self, name: str, size: Size, seed: int, scale: float, cut: Callable[[], Piece]) -> Piece:
        """The piece from memory, from the user's cache, or cut now. Its offset follows from the surface's size."""
        return finish(self._keeping(name, size, seed, scale, lambda: at_once(cut)))

    def _keeping(
        self, name: str, size: Size, seed: int, scale: float, steps: Callable[[], Generator[None, None, Piece]]
    ) -> Generator[None, None, Piece]:
        """The same in steps."""
        key = self._key(name, size, seed, scale)
        if key not in self._cut:
            surface = yield from self._sprites.store.fetching(key, lambda: _surface(steps()))
            yield
            if pygame.display.get_surface():
                surface = surface.convert_alpha()
            w, h = _pixels(size, scale)
            offset = ((surface.get_width() - w) // 2, (surface.get_height() - h) // 2)
            self._cut[key] = Piece(surface, offset)
        return self._cut[key]

    def _key(self, name: str, size: Size, seed: int, scale: float) -> str:
        return f"{name}|{size}|{seed}|{scale:.4f}|{self._sprites.stamp}|{self.sight.contrast}"

    def _sheet(self, stock: Stock, size: Size, seed: int, scale: float) -> Piece:
        return finish(self._sheeting(stock, size, seed, scale))

    def _sheeting(self, stock: Stock, size: Size, seed: int, scale: float) -> Generator[None, None, Piece]:
        """Cuts a sheet, one layer a step."""
        width, height = _pixels(size, scale)
        colour = stock.colour if stock.worn else self.sight.paper(stock.colour)
        room = _room(max(stock.elevation * SOFT, *stock.side), scale)
        whole = (width + 2 * room, height + 2 * room)
        box = pygame.FRect(room, room, width, height)
        step = stock.step * STEPS[seed % len(STEPS)] * scale
        outline = hand_cut(rounded(box, stock.radius * scale), stock.wobble * scale, step, seed)
        surface, face = sheets.blank(whole), (yield from cutting(whole, [outline]))
        depth = max(stock.side) * scale
        steps = max(1, math.ceil(depth / 2))
        along = [(stock.side[0] * scale * i / steps, stock.side[1] * scale * i / steps) for i in range(steps + 1)]
        body = (yield from cutting(whole, [moved(outline, dx, dy) for dx, dy in along])) if depth else face
        yield from sheets.casting(surface, body, stock.elevation * scale)
        if depth:
            yield from sheets.painting(surface, body, stock.side_colour or mix(colour, CARD_SIDE, 0.45))
        yield from sheets.laying(surface, face, colour, edge=stock.edge, bevel_px=stock.bevel * scale)
        if stock.recess:
            shift = (round(stock.inner[0] * scale), round(stock.inner[1] * scale))
            yield from sheets.rimming(surface, face, shift, (13, 10, 8), stock.recess)
        if stock.hairline:
            yield from self._hairline(surface, box, stock.radius, scale)
        if self.sight.contrast:
            line = [outline, _grown(outline, box.center, box.size, -KEYLINE * scale)]
            surface.blit(sheets.painted(stencil(whole, line, "evenodd"), self.sight.edge(colour)), (0, 0))
            yield
        yield from (self._sprites.wood if stock.wood else self._sprites.grain).laying_on(surface, seed + 1)
        return Piece(surface, (room, room))

    def _hairline(
        self, surface: pygame.Surface, box: pygame.FRect, radius: float, scale: float
    ) -> Generator[None, None, None]:
        inner = box.inflate(-16 * scale, -16 * scale)
        lines = [
            rounded(inner, (radius - 5) * scale),
            rounded(inner.inflate(-2.8 * scale, -2.8 * scale), (radius - 6) * scale),
        ]
        line = yield from cutting(surface.get_size(), lines, "evenodd")
        yield from sheets.painting(surface, line, (138, 98, 56), 0.35)

    def _ring(
        self, size: Size, scale: float, seed: int, form: tuple[float, float, float, float]
    ) -> Generator[None, None, Piece]:
        radius, step, gap, width = form
        width += KEYLINE if self.sight.contrast else 0
        w, h = _pixels(size, scale)
        room = _room(gap + width + 6, scale)
        whole, box = (w + 2 * room, h + 2 * room), pygame.FRect(room, room, w, h)
        cut = hand_cut(rounded(box, radius * scale), 0.8 * scale, step * scale, seed)

        def band(inner: float, outer: float) -> Generator[None, None, pygame.Surface]:
            grown = [_grown(cut, box.center, box.size, reach * scale) for reach in (outer, inner)]
            return cutting(whole, grown, "evenodd")

        surface = sheets.blank(whole)
        keyline = yield from band(gap - 2, gap + width + 2)
        yield from sheets.painting(surface, keyline, INK_LINE, 0.9)
        ember = yield from band(gap, gap + width)
        yield from sheets.laying(surface, ember, EMBER, edge=0.4, bevel_px=scale)
        return Piece(surface, (room, room))

    def _halo(self, size: Size, scale: float) -> Piece:
        w, h = _pixels(size, scale)
        room = _room(6, scale)
        whole, box = (w + 2 * room, h + 2 * room), pygame.FRect(room, room, w, h)
        surface = sheets.blank(whole)
        for grow, thick, colour in ((2, 9, INK_LINE), (0, 5, EMBER)):
            outer = box.inflate(2 * grow * scale, 2 * grow * scale)
            inner = outer.inflate(-2 * thick * scale, -2 * thick * 0.75 * scale)
            surface.blit(sheets.painted(stencil(whole, [oval(outer), oval(inner)], "evenodd"), colour), (0, 0))
        return Piece(surface, (room, room))

    def _ribbon(self, name: str, size: Size, scale: float, seed: int, glyph: bool) -> Piece:
        tribe = self.sight.tribe(name)
        stock = Stock(tribe.colour, 14, 2, 1, 24, (0, 0), edge=0.6, worn=True)
        piece = self._sheet(stock, size, seed, scale)
        whole, (w, h) = piece.surface.get_size(), _pixels(size, scale)
        box = pygame.FRect(*piece.offset, w, h)
        drawn = pattern(tribe.pattern, whole, box.inflate(-6 * scale, -6 * scale), 1.5 * scale)
        piece.surface.blit(
            sheets.painted(drawn, tribe.mark, STRONG_PATTERN if self.sight.contrast else PATTERN), (0, 0)
        )
        if glyph:
            self._disc(piece.surface, box, tribe.colour, scale)
            centre = (round(box.centerx), round(box.centery))
            self._sprites.blit(piece.surface, f"icon-{tribe.glyph}", centre, 34 / 48 * scale, tint=tribe.mark)
        return piece

    def _disc(self, surface: pygame.Surface, box: pygame.FRect, colour: Colour, scale: float) -> None:
        around = pygame.FRect(0, 0, 50 * scale, 50 * scale)
        around.center = box.center
        face = stencil(surface.get_size(), [oval(around)])
        sheets.cast(surface, face, 2 * scale)
        sheets.lay(surface, face, colour, edge=0.6, bevel_px=scale)


def _surface(steps: Generator[None, None, Piece]) -> Generator[None, None, pygame.Surface]:
    piece = yield from steps
    return piece.surface


def _named(kind: str) -> tuple[Stock, str]:
    """The stock of that kind, and how what is cut from it is called in the store."""
    stock = STOCKS.get(kind, STOCKS["bone"])
    return stock, f"panel|{kind}|{stock}"


def button_stock(kind: Kind, size: Size, state: State) -> tuple[Stock, float]:
    """The stock of a button in a state, and how far it is pressed down (design pixels)."""
    colour = BUTTON_FACE[kind]
    thick = size[1] * 0.1
    if state == "disabled":
        colour = mix(colour, STRAW, 0.65)
    elif state == "hover":
        colour = mix(colour, (255, 255, 255), 0.06)
    sink = min(6.0, thick * 0.8) if state == "pressed" else 0.0
    elevation = {"idle": 6.0, "hover": 9.0, "pressed": 2.0, "disabled": 2.0}[state]
    side = mix(colour, (27, 15, 8), 0.5)
    stock = Stock(colour, size[1] * 0.26, elevation, 0.8, 15, (0, thick - sink), side, edge=0.75, bevel=1.4)
    return stock, sink


def _button_seed(size: Size) -> int:
    return zlib.crc32(repr(size).encode()) % 997 + 1


def _pixels(size: Size, scale: float) -> tuple[int, int]:
    return max(1, round(size[0] * scale)), max(1, round(size[1] * scale))


def _room(reach: float, scale: float) -> int:
    return math.ceil(reach * scale) + 2


def _grown(
    outline: list[tuple[float, float]], centre: tuple[float, float], size: tuple[float, float], reach: float
) -> list[tuple[float, float]]:
    """The outline of a box, moved outward by about `reach` on all sides."""
    x0, y0 = centre
    kx, ky = 1 + 2 * reach / max(1.0, size[0]), 1 + 2 * reach / max(1.0, size[1])
    return [(x0 + (x - x0) * kx, y0 + (y - y0) * ky) for x, y in outline]
