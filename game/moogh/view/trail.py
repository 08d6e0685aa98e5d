"""The trail map of a campaign: from the ash in the south-west to the snow in the north-east, cut from paper as one lies
there; on it the roads, the stops with what is hunted at them, and the tribe.
"""

import math
import random
from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from typing import Final

import pygame
from pygame import FRect

from game.moogh.campaign.state import AHEAD, LEFT, WON, State
from game.moogh.campaign.tale import HIGH, WIDE, Stop, Tale
from game.moogh.objectives import Fetch, Hold, Snare, Survive
from game.ui import sheets
from game.ui.canvas import Canvas
from game.ui.paper import Piece
from game.ui.scissors import Point, drawn, hand_cut, moved, rounded, stencil
from game.ui.theme import CREAM, DARK, FERN, INK, LABEL, OCHRE, SHADOW, Colour, Style, pigment

STOP: Final = 76.0
"""The side of a stop's card, in design units."""
BANDS: Final[tuple[Colour, ...]] = tuple(
    map(
        pigment,
        ("#5C4F46", "#7A6A55", "#A09A48", "#AFA654", "#BCB162", "#A7AB62", "#93A36B", "#A9B295", "#C9CCB6", "#E2E0D0"),
    )
)
"""The land from the ash to the snow."""
RIVER, RIM = pigment("#5FAAA8"), pigment("#F3E6BF")
ROCK, PEAK, ASH, LAVA = pigment("#6F6052"), pigment("#F6EBD3"), pigment("#4B413C"), pigment("#E6601F")
PLANTS: Final = ("tree1", "tree2", "tree3", "bush1", "bush2", "boulder1", "boulder3")
EMBLEMS: Final = {Fetch: "token-honey", Hold: "token-fire", Survive: "token-fire", Snare: "token-trap"}
FIGURES: Final = ("urga", "tor", "pim")
"""Three of the tribe stand where it is."""


def place(stop: Stop, area: FRect) -> FRect:
    """Where a stop's card lies on a map in that area."""
    x, y = _point(stop.at, area)
    return FRect(x - STOP / 2, y - STOP / 2, STOP, STOP)


def draw_roads(canvas: Canvas, area: FRect, state: State) -> None:
    """What grows there, and the roads."""
    tale = state.box.tale
    for name, x, y, size in _plants(tale, area):
        canvas.sprite(name, x, y, size)
    for at, stop in enumerate(tale.stops):
        for to in stop.roads:
            gone = state.fates[at] != AHEAD and (state.fates[to] != AHEAD or to == state.at)
            _road(canvas, _point(stop.at, area), _point(tale.stops[to].at, area), at * 7 + to, gone=gone)


def draw_stop(canvas: Canvas, area: FRect, state: State, number: int) -> None:
    """A stop's card: what it is about; a tick once it is won, a cross where it was left."""
    stop, fate = state.box.tale.stops[number], state.fates[number]
    box = place(stop, area)
    canvas.panel("card" if fate == AHEAD else "slot", box, number + 2)
    emblem, size = _emblem(canvas, stop)
    left, top, w, h = canvas.art.sprites.body(emblem)
    ax, ay = canvas.art.sprites.anchor(emblem, 8.0)
    x, y = box.centerx - (left + w / 2 - ax / 8) * size, box.centery - (top + h / 2 - ay / 8) * size
    canvas.sprite(emblem, x, y, size)
    if fate in {WON, LEFT}:
        colour, icon = (FERN, "icon-check") if fate == WON else (OCHRE, "icon-cross")
        canvas.disc(box.right - 8, box.top + 8, 21, INK)
        canvas.disc(box.right - 8, box.top + 8, 18, colour)
        canvas.icon(icon, FRect(box.right - 22, box.top - 6, 28, 28), CREAM)


def draw_tribe(canvas: Canvas, area: FRect, state: State) -> None:
    """Some of the tribe, before the stop where it is."""
    box = place(state.stop, area)
    for number, name in enumerate(FIGURES):
        canvas.sprite(f"{name}-standing", box.left - 6 + number * 30, box.bottom + 20 + number % 2 * 8, 0.62)


def label(canvas: Canvas, area: FRect, stop: Stop, words: str) -> None:
    """A paper flag with words over a stop, within the map."""
    box = place(stop, area)
    wide = min(340.0, canvas.text.width(words, LABEL) + 36)
    flag = FRect(0, 0, wide, 46)
    flag.midbottom = box.centerx, box.top - 12
    flag.clamp_ip(area.inflate(-12, -12))
    canvas.panel("label", flag, 4)
    canvas.words(words, Style(LABEL.face, 26, INK), flag.inflate(-20, 0), "centre", name="flag")


# -- parts -------------------------------------------------------------------------------------------------------------


def _point(at: tuple[int, int], area: FRect) -> Point:
    """A place of the file on the map; the rim stays free."""
    x, y = at
    inner = area.inflate(-110, -130)
    return inner.x + x / WIDE * inner.w, inner.y + 24 + y / HIGH * inner.h


def _emblem(canvas: Canvas, stop: Stop) -> tuple[str, float]:
    """The picture of what a hunt is about, and its size on the card."""
    objective = stop.scenario.setup.objective
    name = EMBLEMS.get(type(objective)) or stop.scenario.setup.beasts[0].kind.name
    _left, _top, w, h = canvas.art.sprites.body(name)
    return name, (STOP - 16) / max(w, h)


def _road(canvas: Canvas, start: Point, end: Point, seed: int, *, gone: bool) -> None:
    """A road between two stops: dashes of cream on ink; the way that was gone is a full line."""
    points = _curve(start, end, seed)
    dashes = [pair for number, pair in enumerate(pairwise(points)) if gone or number % 2 == 0]
    for colour, width in ((INK, 12), (CREAM, 6)):
        for one, other in dashes:
            canvas.line(one, other, colour, width)


def _curve(start: Point, end: Point, seed: int) -> list[Point]:
    """Points about 14 design units apart on a bent line."""
    bend = random.Random(seed).choice((-0.16, 0.16, 0.1, -0.1))
    (x0, y0), (x1, y1) = start, end
    mx, my = (x0 + x1) / 2 - (y1 - y0) * bend, (y0 + y1) / 2 + (x1 - x0) * bend
    count = max(4, int(math.dist(start, end) / 14))
    shares = [step / count for step in range(count + 1)]
    return [
        (
            (1 - t) ** 2 * x0 + 2 * t * (1 - t) * mx + t * t * x1,
            (1 - t) ** 2 * y0 + 2 * t * (1 - t) * my + t * t * y1,
        )
        for t in shares
    ]


def _plants(tale: Tale, area: FRect) -> Iterator[tuple[str, float, float, float]]:
    """What grows there, away from stops and roads."""
    chance = random.Random(tale.name)
    taken = [_point(stop.at, area) for stop in tale.stops]
    for at, stop in enumerate(tale.stops):
        for to in stop.roads:
            taken += _curve(_point(stop.at, area), _point(tale.stops[to].at, area), at * 7 + to)[::2]
    taken += [(area.x + 0.045 * area.w + dx, area.y + 0.2 * area.h + dy) for dx in (-60, 0, 60) for dy in (-60, 0, 50)]
    found = []
    for _try in range(300):
        x, y = chance.uniform(area.x + 40, area.right - 40), chance.uniform(area.y + 70, area.bottom - 20)
        name, size = chance.choice(PLANTS), chance.uniform(0.5, 0.75)
        north_east = (x - area.x) / area.w + (area.bottom - y) / area.h
        bare = not 0.5 < north_east < 1.5
        if all(math.dist((x, y), one) > 58 for one in taken) and (not bare or name.startswith("boulder")):
            taken.append((x, y))
            found.append((y, name, x, size))
    return ((name, x, y, size) for y, name, x, size in sorted(found))


# -- the land ----------------------------------------------------------------------------------------------------------


class Land:
    """The sheets of the land of one campaign, cut once for each size."""

    def __init__(self, seed: str) -> None:
        self._seed = seed
        self._key = ""
        self._piece = Piece(sheets.blank((1, 1)), (0, 0))

    def draw(self, canvas: Canvas, area: FRect) -> None:
        """The land in that area, from the cache or cut now."""
        size, sprites = canvas.map.rect(FRect(area)).size, canvas.art.sprites
        key = f"trail|{self._seed}|{size}|{sprites.stamp}"
        if key != self._key:
            surface = sprites.store.fetch(key, lambda: _cut(size, canvas.scale, self._seed))
            shown = surface.convert_alpha() if pygame.display.get_surface() else surface.copy()
            sprites.grain.lay_on(shown, 5)
            self._key, self._piece = key, Piece(shown, (0, 0))
        canvas.piece(self._piece, area)


def _cut(size: tuple[int, int], scale: float, seed: str) -> pygame.Surface:
    """The whole land, drawn in one stroke: sheet by sheet, each with its shadow, its face and its lit edge."""
    chance = random.Random(seed)
    whole = hand_cut(rounded(FRect(0, 0, *size), 16 * scale), 1.2 * scale, 30 * scale, 3)
    shapes = [_face(whole, BANDS[0])]
    for number, colour in enumerate(BANDS[1:], 1):
        edge = _edge(size, number / len(BANDS), chance)
        shapes += _sheet(edge, colour, scale, around=[(3.0 * size[0], 2.0 * size[1]), (3.0 * size[0], -1.0 * size[1])])
    shapes += _river(size, scale)
    for x, y, tall in ((0.57, 0.17, 60), (0.63, 0.13, 84), (0.71, 0.16, 66), (0.43, 0.12, 58), (0.36, 0.16, 40)):
        shapes += _mountain((x * size[0], y * size[1]), tall * scale, scale, chance, (ROCK, PEAK))
    shapes += _mountain((0.045 * size[0], 0.30 * size[1]), 150 * scale, scale, chance, (ASH, LAVA))
    surface = drawn(size, "".join(shapes))
    surface.blit(stencil(size, [whole]), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return surface


def _path(points: Iterable[Point]) -> str:
    return "M" + "L".join(f"{x:.1f} {y:.1f} " for x, y in points)


def _hex(colour: Colour) -> str:
    return "#{:02x}{:02x}{:02x}".format(*colour)


def _face(outline: Iterable[Point], colour: Colour, opacity: float = 1.0) -> str:
    return f'<path fill="{_hex(colour)}" fill-opacity="{opacity}" d="{_path(outline)}Z"/>'


def _stroke(line: Iterable[Point], colour: Colour, width: float, opacity: float = 1.0) -> str:
    look = f'fill="none" stroke-linecap="round" stroke-linejoin="round" stroke="{_hex(colour)}"'
    return f'<path {look} stroke-width="{width:.1f}" stroke-opacity="{opacity}" d="{_path(line)}"/>'


def _shadow(line: Sequence[Point], scale: float) -> Iterator[str]:
    """A soft shadow along an edge, to the lower right."""
    below = moved(line, 2 * scale, 3.5 * scale)
    for width in (13, 9, 5):
        yield _stroke(below, SHADOW, width * scale, 0.11)


def _sheet(edge: Sequence[Point], colour: Colour, scale: float, around: Sequence[Point] = ()) -> list[str]:
    """A sheet that ends at that edge: shadow, face, lit edge. around: the corners that lie elsewhere."""
    lit = _stroke(moved(edge, scale, scale), CREAM, 1.6 * scale, 0.4)
    return [*_shadow(edge, scale), _face([*edge, *around], colour), lit]


def _edge(size: tuple[int, int], share: float, chance: random.Random) -> list[Point]:
    """The wavy edge of a sheet that covers the north-east, at that share of the way from the south-western corner."""
    w, h = size
    phase, waves = chance.uniform(0, 6), chance.uniform(2.2, 3.4)
    line: list[Point] = []
    for step in range(49):
        t = step / 48
        x, y = (share * 1.5 - 0.5 + t) * w, (t * 1.5 - 0.25) * h
        off = math.sin(phase + t * waves * math.tau) * 0.035 * w + chance.gauss(0, 0.003) * w
        line.append((x + off, y - off * 0.6))
    return line


def _river(size: tuple[int, int], scale: float) -> list[str]:
    w, h = size
    steps = [step / 40 for step in range(41)]
    line = [((0.27 + 0.1 * t + 0.03 * math.sin(t * 9)) * w, (-0.04 + 1.08 * t) * h) for t in steps]
    return [*_shadow(line, scale * 2), _stroke(line, RIM, 30 * scale), _stroke(line, RIVER, 20 * scale)]


def _mountain(
    foot: Point, tall: float, scale: float, chance: random.Random, colours: tuple[Colour, Colour]
) -> list[str]:
    """A peak of two sheets, lit from the upper left, with snow (or fire) on it."""
    (x, y), wide, (colour, top) = foot, tall * 0.85, colours
    slope = [(x - wide, y), (x - wide * 0.3, y - tall * 0.62), (x, y - tall), (x + wide * 0.35, y - tall * 0.55)]
    outline = hand_cut([*slope, (x + wide, y)], tall * 0.012, tall * 0.16, chance.randrange(99))
    lee = [(x, y - tall), (x + wide * 0.35, y - tall * 0.55), (x + wide, y), (x + wide * 0.1, y)]
    cap = [(x - wide * 0.2, y - tall * 0.72), (x, y - tall), (x + wide * 0.22, y - tall * 0.72)]
    cap += [(x + wide * 0.08, y - tall * 0.64), (x - wide * 0.02, y - tall * 0.74), (x - wide * 0.1, y - tall * 0.62)]
    return [*_sheet([*outline, outline[0]], colour, scale), _face(lee, DARK, 0.32), _face(cap, top)]
