"""The pictures of the game, at the size the screen needs.

Masters lie in `art/` at twice the design size (1920x1080) without grain; `art/manifest.json` tells their sizes.
Here they are scaled down once per size, get their grain at device size, and are kept in memory and on disk.
Lengths are design pixels unless a name ends in `_px`; `scale` is device pixels per design pixel.
"""

import json
import logging
import zlib
from collections.abc import Generator, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pygame

from game.ui.coats import COATS, MARK, dye_of
from game.ui.dye import Dye
from game.ui.picture_store import PictureStore
from game.ui.sheets import soften
from game.ui.sight import Sight
from game.ui.steps import finish
from game.ui.texture import Texture
from game.ui.theme import TRIBES, pigment

LOG = logging.getLogger(__name__)
Colour = str | tuple[int, int, int]
Point = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Picture:
    """What the manifest says of a picture. `body` is the thing itself within it, without shadow: x, y, w, h; `ground`:
    pieces stand on it; `pigment`: that of its coat.
    """

    file: str
    size: Point
    anchor: Point
    body: tuple[float, float, float, float]
    grain: bool = False
    mirror: str = ""
    spots: tuple[Point, ...] = ()
    ground: bool = False
    pigment: str = ""


@dataclass(frozen=True, slots=True)
class Look:
    """How a picture is shown: turned to the other side, multiplied by a tint, without colour, mixed toward one."""

    flip: bool = False
    tint: Colour | None = None
    grey: bool = False
    fade: tuple[Colour, float] | None = None


DUSK = Look(fade=("#120B07", 0.5))
"""Ground under strong contrast."""


class Sprites:
    """All pictures by name. Never raises for a picture: what is missing shows as a crossed card, and is logged.

    Make it after the window: surfaces take the format of the display that is open when they are first asked for.
    """

    def __init__(self, root: Path, cache: Path | None = None) -> None:
        """`root` is the folder `art/`; `cache` a folder of the user's, or None to keep nothing on disk."""
        self.root = root
        self.store = PictureStore(cache)
        self.grain = Texture(root / "shared" / "texture", "grain")
        self.wood = Texture(root / "shared" / "texture", "wood")
        self.stamp = f"{self.grain.stamp()}|{self.wood.stamp()}"
        self._pictures = _read_manifest(root / "manifest.json")
        self._ready: dict[tuple[str, int, Look], pygame.Surface] = {}
        self._shadows: dict[tuple[str, int, int, bool], tuple[pygame.Surface, tuple[int, int]]] = {}
        self._missed: set[str] = set()
        self._dyes: dict[str, Dye] = {}
        self._dusk = False

    def see(self, sight: Sight) -> None:
        """From now on the tribes wear that person's colours; under strong contrast pieces stand on darker ground."""
        self._dusk = sight.contrast
        pairs = ((tribe, sight.tribe(tribe.name)) for tribe in TRIBES)
        self._dyes = {own.name: Dye(own.colour, seen.colour) for own, seen in pairs if own.colour != seen.colour}
        self.forget()

    # -- what is known of a picture --------------------------------------------------------------------
    def names(self) -> tuple[str, ...]:
        """Every name, sorted."""
        return tuple(sorted(self._pictures))

    def has(self, name: str) -> bool:
        return _plain(name) in self._pictures

    def size(self, name: str) -> Point:
        """Width and height of the whole picture, room for its shadow included."""
        return self._picture(name).size

    def body(self, name: str) -> tuple[float, float, float, float]:
        """The thing itself within its picture: x, y, width, height."""
        return self._picture(name).body

    def is_ground(self, name: str) -> bool:
        """Whether pieces stand on it."""
        return self._picture(name).ground

    def points(self, name: str) -> tuple[Point, ...]:
        """Marked spots of a picture, relative to its anchor: the worship discs of a volcano."""
        return self._picture(name).spots

    def anchor(self, name: str, scale: float, *, flip: bool = False) -> tuple[int, int]:
        """The point of the surface that stands on the table (device pixels)."""
        picture = self._faced(name, flip=flip)
        flip = flip and not self._picture(name).mirror
        x, y = picture.anchor
        return round((picture.size[0] - x if flip else x) * scale), round(y * scale)

    def area(self, name: str, place: Point, scale: float, *, flip: bool = False) -> pygame.Rect:
        """What a picture covers, its shadow included, with its anchor at `place` (device pixels)."""
        (x, y), (w, h) = self.anchor(name, scale, flip=flip), self._faced(name, flip=flip).size
        return pygame.Rect(place[0] - x, place[1] - y, max(1, round(w * scale)), max(1, round(h * scale)))

    # -- surfaces --------------------------------------------------------------------------------------
    def get(
        self,
        name: str,
        scale: float,
        *,
        flip: bool = False,
        tint: Colour | None = None,
        grey: bool = False,
        fade: tuple[Colour, float] | None = None,
    ) -> pygame.Surface:
        """A picture at a scale. Do not draw on it: everybody gets the same surface.

        `flip` faces it left (pieces have a picture of their own for that, lit from the same side); `tint` multiplies
        its colours (icons are white); `fade` mixes a colour in by a share of 0..1 (a spent die: 0.45).
        """
        look = Look(flip, tint, grey, fade)
        ready = self._ready.get((name, round(scale * 4096), look))
        return finish(self.getting(name, scale, look)) if ready is None else ready

    def getting(self, name: str, scale: float, look: Look) -> Generator[None, None, pygame.Surface]:
        """The same in steps."""
        key = (name, round(scale * 4096), look)
        ready = self._ready.get(key)
        if ready is None:
            made = yield from self._making(name, scale, look)
            yield
            ready = _shown(made, look)
            if self._dusk and self.is_ground(name):
                ready = _shown(ready, DUSK)
            self._ready[key] = ready
        return ready

    def blit(
        self,
        target: pygame.Surface,
        name: str,
        place: Point,
        scale: float,
        *,
        flip: bool = False,
        tint: Colour | None = None,
        grey: bool = False,
        fade: tuple[Colour, float] | None = None,
    ) -> pygame.Rect:
        """Draws a picture with its anchor at `place` (device pixels); returns what it covered."""
        surface = self.get(name, scale, flip=flip, tint=tint, grey=grey, fade=fade)
        x, y = self.anchor(name, scale, flip=flip)
        return target.blit(surface, (place[0] - x, place[1] - y))

    def shadow(
        self, name: str, scale: float, elevation: float, *, flip: bool = False
    ) -> tuple[pygame.Surface, tuple[int, int]]:
        """The soft shadow of a lifted piece and where it goes, from the picture's corner (device pixels).

        `elevation` in design pixels: 5 lying, 14 in a player's hand.
        """
        key = (name, round(scale * 4096), round(elevation * 4), flip)
        if key not in self._shadows:
            self._shadows[key] = _cast(self.get(name, scale, flip=flip), elevation * scale)
        return self._shadows[key]

    def preload(self, names: Iterable[str], scale: float) -> Iterator[str]:
        """Makes one picture ready each time it is asked, so that loading can be spread over frames."""
        for name in names:
            self.get(name, scale)
            yield name

    def forget(self) -> None:
        """Lets go of all surfaces, as after a change of the window's size."""
        self._ready.clear()
        self._shadows.clear()

    # -- within ----------------------------------------------------------------------------------------
    def _picture(self, name: str) -> Picture:
        known = self._pictures.get(_plain(name))
        if known is None:
            self._miss(name, "it is not in the manifest")
            return Picture("", (48, 48), (24, 24), (0, 0, 48, 48))
        return known

    def _faced(self, name: str, *, flip: bool) -> Picture:
        """The picture that is drawn for it; some have one of their own for the other side."""
        picture = self._picture(name)
        return self._picture(picture.mirror) if flip and picture.mirror else picture

    def _miss(self, name: str, why: object) -> None:
        if name not in self._missed:
            self._missed.add(name)
            LOG.warning("picture %r is missing: %s", name, why)

    def _making(self, name: str, scale: float, look: Look) -> Generator[None, None, pygame.Surface]:
        """The picture scaled and grained, before its colours are changed."""
        picture = self._picture(name)
        mirror = look.flip and not picture.mirror
        if look.flip and picture.mirror:
            picture, name = self._picture(picture.mirror), name.replace(_plain(name), picture.mirror, 1)
        size_px = (max(1, round(picture.size[0] * scale)), max(1, round(picture.size[1] * scale)))
        try:
            made = yield from self._scaling(name, picture, size_px)
        except (OSError, pygame.error, ValueError) as fault:
            self._miss(name, fault)
            made = _crossed_card(size_px)
        return pygame.transform.flip(made, flip_x=True, flip_y=False) if mirror else made

    def _scaling(self, name: str, picture: Picture, size_px: tuple[int, int]) -> Generator[None, None, pygame.Surface]:
        path = self.root / picture.file
        stat = path.stat()
        key = f"{picture.file}|{stat.st_mtime_ns}|{stat.st_size}|{size_px}|{picture.grain and self.stamp}"
        dye = self._dye(name)
        key += "" if dye is None else f"|{dye}"
        kept = yield from self.store.fetching(key, lambda: self._from_master(name, picture, path, size_px))
        yield
        return kept.convert_alpha() if pygame.display.get_surface() else kept

    def _dye(self, name: str) -> Dye | None:
        """The dye of its coat, or that of the tribe which wears it; icons have no colour of their own."""
        plain, _mark, coat = name.partition(MARK)
        worn = self._picture(plain).pigment
        if coat in COATS and worn:
            return dye_of(pigment(worn), coat)
        parts = () if name.startswith("icon-") or not self._dyes else name.split("-")
        return next((self._dyes[part] for part in parts if part in self._dyes), None)

    def _from_master(
        self, name: str, picture: Picture, path: Path, size_px: tuple[int, int]
    ) -> Generator[None, None, pygame.Surface]:
        master = pygame.image.load(path)
        yield
        if master.get_bitsize() != 32:
            solid = pygame.Surface(master.get_size(), pygame.SRCALPHA, 32)
            solid.blit(master, (0, 0))
            master = solid
        dye = self._dye(name)
        if dye is not None:
            master = dye.apply(master)
        made = pygame.transform.smoothscale(master, size_px)
        yield
        if picture.grain:
            yield from self.grain.laying_on(made, zlib.crc32(_plain(name).encode()) % 997)
        return made


def _plain(name: str) -> str:
    """The name of the picture, whatever its coat."""
    return name.partition(MARK)[0]


def _read_manifest(path: Path) -> dict[str, Picture]:
    """Empty, with a word in the log, if it cannot be read."""
    try:
        listed: dict[str, dict[str, Any]] = json.loads(path.read_text(encoding="utf-8"))
        return {name: _picture(entry) for name, entry in listed.items()}
    except (OSError, ValueError, KeyError, TypeError, AttributeError) as fault:
        LOG.warning("no pictures: %s", fault)
        return {}


def _picture(entry: dict[str, Any]) -> Picture:
    x, y, w, h = entry["body"]
    spots = tuple((sx, sy) for sx, sy in entry.get("spots", ()))
    size, anchor = (entry["size"][0], entry["size"][1]), (entry["anchor"][0], entry["anchor"][1])
    body, grain, ground = (x, y, w, h), entry.get("grain", False), entry.get("ground", False)
    return Picture(
        entry["file"], size, anchor, body, grain, entry.get("mirror", ""), spots, ground, entry.get("pigment", "")
    )


def _shown(made: pygame.Surface, look: Look) -> pygame.Surface:
    """The surface with tint, grey and fade; itself when there are none."""
    if look.grey:
        made = pygame.transform.grayscale(made)
    if look.tint is None and look.fade is None:
        return made
    made = made.copy()
    if look.tint is not None:
        made.fill(pygame.Color(look.tint), special_flags=pygame.BLEND_RGB_MULT)
    if look.fade is not None:
        colour, share = pygame.Color(look.fade[0]), look.fade[1]
        rest = round(255 * (1 - share))
        made.fill((rest, rest, rest), special_flags=pygame.BLEND_RGB_MULT)
        part = [round(level * share) for level in (colour.r, colour.g, colour.b)]
        made.fill((part[0], part[1], part[2]), special_flags=pygame.BLEND_RGB_ADD)
    return made


def _cast(piece: pygame.Surface, elevation_px: float) -> tuple[pygame.Surface, tuple[int, int]]:
    """The shadow of what is solid in a piece, and where it lies from the piece's corner."""
    room = int(elevation_px * 2) + 2
    solid = pygame.mask.from_surface(piece, 140).to_surface(
        setcolor=(255, 255, 255, 255), unsetcolor=(255, 255, 255, 0)
    )
    stencil = pygame.Surface((piece.get_width() + 2 * room, piece.get_height() + 2 * room), pygame.SRCALPHA, 32)
    stencil.blit(solid, (room, room))
    shift = (round(elevation_px * 0.55) - room, round(elevation_px * 0.9) - room)
    return soften(stencil, elevation_px * 0.75, 0.42), shift


def _crossed_card(size_px: tuple[int, int]) -> pygame.Surface:
    card = pygame.Surface(size_px, pygame.SRCALPHA, 32)
    card.fill((246, 235, 211, 255))
    box = card.get_rect().inflate(-2, -2)
    width = max(1, min(size_px) // 16)
    pygame.draw.line(card, (184, 69, 43), box.topleft, box.bottomright, width)
    pygame.draw.line(card, (184, 69, 43), box.bottomleft, box.topright, width)
    pygame.draw.rect(card, (184, 69, 43), box, width)
    return card
