"""The gallery: a museum laid open over the chart, every animal with the parts that are there, and those that stand."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final

from pygame import FRect

from game.cazadores.box import Animal, Box
from game.cazadores.state import State
from game.cazadores.view import layout
from game.cazadores.view.looks import TALL, count, seal, tile
from game.cazadores.view.places import AnimalSpot, StoreSpot
from game.cazadores.view.showing import Showing
from game.cazadores.words import animal_title
from game.core.words import _, several
from game.ui.canvas import Canvas
from game.ui.hand import Spot
from game.ui.theme import CAPTION, FLOOR, HEADING, INK, LABEL, Face, Style
from game.ui.things import FLIGHT, NOTES
from game.ui.writing import fitting, put

SHEET: Final = layout.FRAME.inflate(-16, -14)
HEAD: Final = 62.0
WIDE: Final = 42.0
STAND: Final = (132.0, 44.0)
"""A complete animal in its cell has so much room, or what the words beside it leave."""
NARROWEST: Final = 48.0
"""In less room it is told in words alone."""


@lru_cache(maxsize=8)
def cells(box: Box) -> tuple[FRect, ...]:
    """By animal, its place on the sheet: a row a group."""
    rows, across = len(box.groups), max(len(members) for members in box.members)
    wide, high = (SHEET.w - 28) / across, (SHEET.h - HEAD - 16) / rows
    found = [FRect(0, 0, 0, 0)] * len(box.animals)
    for group, members in enumerate(box.members):
        for column, animal in enumerate(members):
            left, top = SHEET.x + 14 + column * wide, SHEET.y + HEAD + group * high
            found[animal] = FRect(left, top, wide - 8, high - 8)
    return tuple(found)


def tile_boxes(box: Box, animal: int) -> tuple[FRect, ...]:
    """Where the parts of an animal lie in its cell."""
    cell, number = cells(box)[animal], box.animals[animal].tiles
    wide = min(WIDE, (cell.w - 62) / number - 5)
    high = wide * TALL
    return tuple(FRect(cell.x + 52 + k * (wide + 5), cell.bottom - high - 8, wide, high) for k in range(number))


def touched(table: State, seat: int) -> Iterator[tuple[Spot, FRect]]:
    """What can be pointed at on the sheet of that museum: its loose tiles, and every animal."""
    box = table.box
    for animal, span in enumerate(box.spans):
        for number, place in zip(range(span.start, span.stop), tile_boxes(box, animal), strict=True):
            if table.stores[seat][number]:
                yield StoreSpot(number), place
    for animal, cell in enumerate(cells(box)):
        yield AnimalSpot(animal), cell


@dataclass(frozen=True, slots=True)
class Line:
    """An animal as the sheet shows it: its parts in the museum and on the ship, complete ones in both."""

    animal: int
    store: tuple[int, ...]
    hold: tuple[int, ...]
    stand: int
    aboard: int
    given: int

    @property
    def whole(self) -> int:
        """How many are complete, wherever they are."""
        return self.stand + self.aboard + self.given


def lines(table: State, seat: int) -> tuple[Line, ...]:
    """Every animal of that player."""
    found = []
    for animal, span in enumerate(table.box.spans):
        store, hold = tuple(table.stores[seat][span]), tuple(table.holds[seat][span])
        counts = table.shown[seat][animal], table.aboard[seat][animal], table.given[seat][animal]
        found.append(Line(animal, store, hold, *counts))
    return tuple(found)


@dataclass(frozen=True, slots=True)
class Sheet:
    """The sheet of a museum."""

    box: Box
    name: str
    lines: tuple[Line, ...]
    layer: int = FLIGHT

    @property
    def depth(self) -> float:
        return 2000.0

    @property
    def bounds(self) -> FRect:
        return SHEET.inflate(70, 70)

    def draw(self, canvas: Canvas) -> None:
        canvas.forget(SHEET)
        canvas.panel("bone", SHEET, seed=17)
        whole = sum(line.stand + line.given for line in self.lines)
        text = several("The museum of {name}: {n} complete animal", "The museum of {name}: {n} complete animals", whole)
        head = FRect(SHEET.x + 30, SHEET.y + 10, SHEET.w - 60, HEAD - 16)
        put(canvas, text.format(name=self.name, n=whole), HEADING, head, name="gallery-title")
        for line, cell in zip(self.lines, cells(self.box), strict=True):
            if canvas.wants(cell):
                self._animal(canvas, line, cell)

    def _animal(self, canvas: Canvas, line: Line, cell: FRect) -> None:
        animal = self.box.animals[line.animal]
        canvas.panel("card", cell, seed=line.animal + 2)
        seal(canvas, animal.group, cell.x + 30, cell.y + 30, 36)
        words = _counted(line)
        title, name = animal_title(self.box, line.animal), f"animal-{line.animal}"
        place = FRect(cell.x + 52, cell.y + 4, cell.w - 56, 34)
        if not words:
            place.h = 64
            canvas.words(title, LABEL, place, upright="top", wrap=True, name=name)
        else:
            put(canvas, title, LABEL, place, name=name)
            below = FRect(place.x, cell.y + 38, place.w, 30)
            put(canvas, words, CAPTION, below, name=f"{name}-whole")
            told = canvas.text.width(words, fitting(canvas.text, words, CAPTION, below))
            wide = min(STAND[0], cell.right - 8 - below.x - told - 6)
            if wide >= NARROWEST:
                standing(canvas, animal, FRect(cell.right - wide - 8, cell.y + 36, wide, STAND[1]))
        span = self.box.spans[line.animal]
        for part, place in enumerate(tile_boxes(self.box, line.animal)):
            self._part(canvas, line, span.start + part, part, place)

    def _part(self, canvas: Canvas, line: Line, number: int, part: int, place: FRect) -> None:
        """A part: its face if the museum has it, faint with a ship if only the ship has it."""
        if line.store[part]:
            tile(canvas, self.box, number, place)
            if line.store[part] > 1:
                count(canvas, str(line.store[part]), place.right - 6, place.y + 8, f"store-{number}")
        elif line.hold[part]:
            tile(canvas, self.box, number, place, faint=True)
            canvas.icon("icon-ship", FRect(place.centerx - 13, place.centery - 13, 26, 26), INK)
        else:
            canvas.panel("empty", place, seed=7)


def _counted(line: Line) -> str:
    parts = []
    if line.stand:
        parts.append(_("{n} here").format(n=line.stand))
    if line.given:
        parts.append(_("{n} with missions").format(n=line.given))
    if line.aboard:
        parts.append(_("{n} on the ship").format(n=line.aboard))
    return ", ".join(parts)


def sheet(showing: Showing, seat: int) -> Sheet:
    """The sheet of that player's museum as it is now."""
    return Sheet(showing.table.box, showing.name(seat), lines(showing.table, seat))


# -- one animal -------------------------------------------------------------------------------------------------------

EXHIBIT: Final = FRect(SHEET.x + 90, SHEET.y + 60, SHEET.w - 180, SHEET.h - 120)
PLATE: Final = 480.0
"""How wide a plate is."""
PLINTHS: Final = (("short", 162.0), ("middle", 272.0), ("long", 432.0))
BODY: Final = Style(Face.MEDIUM, 28, INK)


@dataclass(frozen=True, slots=True)
class Exhibit:
    """An animal to be looked at: its skeleton, its age, where it was found, and what is known of it.

    Of a `whole` one there is a plate besides, with its body around the bones and a person for size.
    """

    box: Box
    animal: int
    whole: bool
    layer: int = NOTES

    @property
    def depth(self) -> float:
        return 50.0

    @property
    def bounds(self) -> FRect:
        return EXHIBIT.inflate(70, 70)

    def draw(self, canvas: Canvas) -> None:
        canvas.forget(EXHIBIT)
        animal = self.box.animals[self.animal]
        canvas.panel("straw", EXHIBIT, seed=31)
        inner = EXHIBIT.inflate(-60, -40)
        picture = FRect(inner.x, inner.y, inner.w, 296 if self.whole else 400)
        self._picture(canvas, picture)
        seal(canvas, animal.group, inner.x + 26, picture.bottom + 42, 48)
        title = FRect(inner.x + 64, picture.bottom + 14, inner.w - 64, 54)
        wide = inner.w - self._plate(canvas, inner, picture.bottom + 16)
        title.w = wide - 64
        put(canvas, animal_title(self.box, self.animal), Style(Face.DISPLAY, 44, INK), title, name="exhibit-title")
        y = picture.bottom + 74
        for number, words in enumerate(facts(self.box, self.animal)):
            high = self._high(canvas, words, wide) if number < 2 else inner.bottom - y
            canvas.words(words, BODY, FRect(inner.x, y, wide, high), upright="top", wrap=True, name=f"fact-{number}")
            y += high + 2

    def _plate(self, canvas: Canvas, inner: FRect, top: float) -> float:
        """The plate in the corner, if there is one; how much of the width it takes."""
        name, sprites = f"plate-{self.box.animals[self.animal].name}", canvas.art.sprites
        if not self.whole or not sprites.has(name):
            return 0.0
        canvas.sprite(name, inner.right - PLATE, top, PLATE / sprites.body(name)[2])
        return PLATE + 24

    @staticmethod
    def _high(canvas: Canvas, words: str, wide: float) -> float:
        """A line, or two where one is not enough in the smallest letters."""
        smallest = replace(BODY, size=FLOOR / max(canvas.text.zoom, 1.0))
        return 40.0 if canvas.text.fits(words, smallest, wide, 40.0) else 66.0

    def _picture(self, canvas: Canvas, area: FRect) -> None:
        """The skeleton on its plinth in the hall, or else its parts side by side."""
        animal, sprites = self.box.animals[self.animal], canvas.art.sprites
        canvas.panel("well", area, seed=5)
        if sprites.has("museum-hall"):
            size = area.w / canvas.art.sprites.size("museum-hall")[0]
            canvas.clipped(area.inflate(-8, -8), lambda inner: inner.sprite("museum-hall", area.x, area.y, size))
        if sprites.has(f"skeleton-{animal.name}"):
            self._on_plinth(canvas, animal, area)
            return
        span = self.box.spans[self.animal]
        wide = min(150.0, (area.w - 60) / animal.tiles - 8)
        left = area.centerx - animal.tiles * (wide + 8) / 2
        for k, number in enumerate(range(span.start, span.stop)):
            place = FRect(left + k * (wide + 8), area.centery - wide * TALL / 2, wide, wide * TALL)
            tile(canvas, self.box, number, place)

    @staticmethod
    def _on_plinth(canvas: Canvas, animal: Animal, area: FRect) -> None:
        stage = FRect(area.x + 60, area.y + 50, area.w - 120, area.h - 120)
        size = _fit(canvas, animal, stage)
        wide = canvas.art.sprites.body(f"skeleton-{animal.name}")[2] * size
        long = next((name for name, most in PLINTHS if wide <= most * size + 60), "long")
        name = f"plinth-{animal.group}-{long}"
        if canvas.art.sprites.has(name):
            canvas.sprite(
                name, area.centerx, stage.bottom + 4, max(1.0, wide / canvas.art.sprites.body(name)[2] * 1.06)
            )
        standing(canvas, animal, stage)


def _fit(canvas: Canvas, animal: Animal, area: FRect) -> float:
    _x, _y, w, h = canvas.art.sprites.body(f"skeleton-{animal.name}")
    return min(area.w / w, area.h / h)


def standing(canvas: Canvas, animal: Animal, area: FRect) -> None:
    """A complete skeleton, its feet on the floor of the area, in the middle; a tick where there is no picture."""
    name, sprites = f"skeleton-{animal.name}", canvas.art.sprites
    if not sprites.has(name):
        canvas.icon("icon-check", area.inflate(-30, -30), INK)
        return
    size = _fit(canvas, animal, area)
    x, y, w, h = sprites.body(name)
    ax, ay = sprites.anchor(name, 1.0)
    canvas.sprite(name, area.centerx - (x + w / 2 - ax) * size, area.bottom - (y + h - ay) * size, size)


def facts(box: Box, animal: int) -> tuple[str, ...]:
    """When it lived, where it was found, and two things more."""
    one = box.animals[animal]
    age = _("It lived {oldest} to {youngest} million years ago.")
    if one.oldest == one.youngest:
        age = _("It lived {oldest} million years ago.")
    found = _("Found in: {place}.").format(place=_(one.found))
    return age.format(oldest=f"{one.oldest:g}", youngest=f"{one.youngest:g}"), found, _(one.about)
