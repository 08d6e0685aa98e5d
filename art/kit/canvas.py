"""A transparent canvas on which sheets of paper are laid, and the rasteriser behind it.

Everything is given in design pixels (1080p) and drawn at `resolution` device pixels each (masters: 2).
Colours are kept premultiplied, so that sheets, shadows and glows mix as light does.
"""

import io
import math
import os
from dataclasses import dataclass, field

import numpy as np
import numpy.typing as npt
from scipy.ndimage import gaussian_filter

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
import pygame

from art.kit.geometry import Shape, polygons
from art.kit.palette import SHADOW, Colour, rgb
from art.kit.wood import wood_figure

Mask = npt.NDArray[np.float32]
SHIFT = (0.55, 0.9)


@dataclass(frozen=True)
class Stencil:
    """A rasterised shape and the device pixel of its corner."""

    alpha: Mask
    x: int
    y: int


@dataclass
class Canvas:
    """Bounds in design pixels; `pixels` is premultiplied RGBA, 0..255 for colour and 0..1 for alpha."""

    left: float
    top: float
    right: float
    bottom: float
    resolution: float = 2
    pixels: Mask = field(init=False)

    def __post_init__(self) -> None:
        self.width = round((self.right - self.left) * self.resolution)
        self.height = round((self.bottom - self.top) * self.resolution)
        self.pixels = np.zeros((self.height, self.width, 4), np.float32)

    # -- rasterising -------------------------------------------------------------------------------
    def stencil(self, shape: Shape, pad: float = 0) -> Stencil:
        """The shape as coverage, through pygame's SVG loader; `pad` design pixels of room around it."""
        k = self.resolution
        x0, y0, x1, y1 = shape.bounds
        room = math.ceil(pad * k) + 2
        edge = 40 * k
        left = max(math.floor((x0 - self.left) * k) - room, -edge)
        top = max(math.floor((y0 - self.top) * k) - room, -edge)
        right = min(math.ceil((x1 - self.left) * k) + room, self.width + edge)
        bottom = min(math.ceil((y1 - self.top) * k) + room, self.height + edge)
        corner = (int(left), int(top))
        size = (max(2, int(right) - corner[0]), max(2, int(bottom) - corner[1]))
        return Stencil(self._coverage(shape, corner, size), *corner)

    def _coverage(self, shape: Shape, corner: tuple[int, int], size: tuple[int, int]) -> Mask:
        svg = (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{size[0]}" height="{size[1]}" viewBox="0 0 {size[0]} '
            f'{size[1]}"><path fill="#fff" fill-rule="evenodd" d="{self._path(shape, corner)}"/></svg>'
        )
        surface = pygame.image.load_sized_svg(io.BytesIO(svg.encode()), size)
        coverage: Mask = pygame.surfarray.array_alpha(surface).T.astype(np.float32) / np.float32(255)
        return coverage

    def _path(self, shape: Shape, corner: tuple[int, int]) -> str:
        k = self.resolution
        rings = [ring for part in polygons(shape) for ring in (part.exterior, *part.interiors)]
        strokes: list[str] = []
        for ring in rings:
            path = (np.array(ring.coords)[:-1] - (self.left, self.top)) * k - corner
            if len(path) > 2:
                strokes.append("M" + "L".join(f"{x:.2f} {y:.2f} " for x, y in path) + "Z")
        return "".join(strokes)

    # -- mixing ------------------------------------------------------------------------------------
    def _window(self, ink: Stencil) -> tuple[Mask, Mask, tuple[slice, slice]] | None:
        """The part of a stencil on the canvas: its coverage, the pixels beneath, and where it was cut."""
        h, w = ink.alpha.shape
        x0, y0 = max(0, -ink.x), max(0, -ink.y)
        x1, y1 = min(w, self.width - ink.x), min(h, self.height - ink.y)
        if x1 <= x0 or y1 <= y0:
            return None
        cut = (slice(y0, y1), slice(x0, x1))
        beneath = self.pixels[ink.y + y0 : ink.y + y1, ink.x + x0 : ink.x + x1]
        return ink.alpha[cut], beneath, cut

    def over(self, ink: Stencil, colour: Colour) -> None:
        """Lays a colour (or an image of colours as large as the stencil) over what is there."""
        window = self._window(ink)
        if window is None:
            return
        alpha, beneath, cut = window
        pigment = rgb(colour)
        if pigment.ndim == 3:
            pigment = pigment[cut]
        cover = alpha[..., None]
        beneath[..., :3] += (pigment - beneath[..., :3]) * cover
        beneath[..., 3:] += (1 - beneath[..., 3:]) * cover

    def shadow(self, shape: Shape, elevation: float, strength: float = 0.42) -> None:
        """The soft shadow of a sheet held `elevation` design pixels up, light from the upper left."""
        ink = self.stencil(shape, pad=elevation * 3 + 2)
        k = self.resolution
        soft = gaussian_filter(ink.alpha, max(0.6, elevation * 0.75) * k)
        dx, dy = (round(elevation * s * k) for s in SHIFT)
        self.over(Stencil((soft * strength).astype(np.float32), ink.x + dx, ink.y + dy), SHADOW)

    def flat(self, shape: Shape | None, colour: Colour, alpha: float = 1) -> None:
        """Ink printed flat."""
        if shape is None or shape.is_empty:
            return
        ink = self.stencil(shape)
        self.over(Stencil(ink.alpha * np.float32(alpha), ink.x, ink.y), colour)

    def paper(
        self,
        shape: Shape | None,
        colour: Colour,
        *,
        elevation: float = 4,
        edge: float = 0.5,
        shade: float = 0.42,
        bevel: float = 1,
        wood: float = 0,
    ) -> None:
        """A cut sheet: shadow, flat pigment, lit edge above left, dark edge below right; `wood` levels of figure."""
        if shape is None or shape.is_empty:
            return
        if elevation:
            self.shadow(shape, elevation, shade)
        ink = self.stencil(shape)
        sheet = np.empty((*ink.alpha.shape, 3), np.float32)
        sheet[:] = rgb(colour)
        if wood:
            figure = wood_figure((ink.x, ink.y), ink.alpha.shape, self.resolution)
            sheet = sheet + figure[..., None] * np.float32(wood)
        if edge:
            sheet = self.lit(sheet, ink.alpha, edge, bevel * self.resolution)
        self.over(ink, sheet)

    @staticmethod
    def lit(sheet: Mask, alpha: Mask, edge: float, bevel: float) -> Mask:
        """The sheet's colours with a lit upper left and a dark lower right edge, `bevel` device pixels wide."""
        down, right = round(bevel + 0.4), round(bevel)
        light = np.clip(alpha - np.roll(alpha, (down, right), (0, 1)), 0, 1)[..., None]
        dark = np.clip(alpha - np.roll(alpha, (-down, -right), (0, 1)), 0, 1)[..., None]
        sheet = sheet + (255 - sheet) * (light * edge * 0.55)
        return np.asarray(sheet * (1 - dark * edge * 0.45), np.float32)

    def glow(self, x: float, y: float, r: float, colour: Colour, strength: float = 0.6) -> None:
        """Added light, on what is already there: lava, fire and selection only."""
        k = self.resolution
        reach = int(r * 2 * k)
        far = np.mgrid[-reach:reach, -reach:reach].astype(np.float32)
        light = np.exp(-(far**2).sum(0) / (2 * (r * k * 0.55) ** 2))
        corner = (round((x - self.left) * k) - reach, round((y - self.top) * k) - reach)
        window = self._window(Stencil(light.astype(np.float32), *corner))
        if window is not None:
            amount, beneath, _ = window
            room = 255 * beneath[..., 3:] - beneath[..., :3]
            beneath[..., :3] += room * np.clip(amount[..., None] * strength * rgb(colour) / 255, 0, 1)

    # -- result ------------------------------------------------------------------------------------
    def rgba(self, clear: Colour = SHADOW) -> npt.NDArray[np.uint8]:
        """Straight RGBA, 8 bits; clear pixels carry the colour `clear`, so that scaling draws no fringe."""
        alpha = np.clip(self.pixels[..., 3:], 0, 1)
        colour = np.where(alpha > 0.002, self.pixels[..., :3] / np.maximum(alpha, 0.002), rgb(clear))
        image = np.concatenate([np.clip(colour, 0, 255), np.round(alpha * 255)], axis=2)
        return image.round().astype(np.uint8)
