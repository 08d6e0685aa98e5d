"""A slip with all that a pile may hold: each kind of tile, how likely it is the next, and what it would complete."""

from dataclasses import dataclass
from typing import Final

from pygame import FRect

from game.cazadores.box import Box
from game.cazadores.view import layout
from game.cazadores.view.knowing import Find
from game.cazadores.view.looks import tile
from game.cazadores.words import animal_title
from game.core.words import _
from game.ui.canvas import Canvas
from game.ui.text import Text
from game.ui.theme import CREAM, EMBER, INK, LABEL, Face, Style
from game.ui.things import NOTES
from game.ui.writing import percent, put

PLACE: Final = (45.0, 63.0)
STEP: Final = 60.0
ROW: Final = 95.0
NAME: Final = 190.0
"""The room of a name at least; longer ones push the tiles on."""
SHARE: Final = Style(Face.BOLD, 24, INK)
NAMED: Final = Style(Face.BOLD, 26, INK)
PAD: Final = 18.0
HEAD: Final = 42.0


@dataclass(frozen=True, slots=True)
class FindsSlip:
    """The slip, in the corner that is farther from the site; `title` says which pile, `names` is the width of names."""

    box: Box
    title: str
    finds: tuple[Find, ...]
    area: tuple[float, float, float, float]
    names: float
    layer: int = NOTES

    @property
    def depth(self) -> float:
        return 100.0

    @property
    def bounds(self) -> FRect:
        return FRect(self.area).inflate(60, 60)

    def draw(self, canvas: Canvas) -> None:
        area = FRect(self.area)
        canvas.forget(area)
        canvas.panel("bone", area, seed=21)
        head = FRect(area.x + PAD, area.y + 8, area.w - 2 * PAD, HEAD - 4)
        put(canvas, self.title, LABEL, head, name="finds-title")
        rows = dict.fromkeys(self.box.owners[find.tile] for find in self.finds)
        for number, animal in enumerate(rows):
            y = area.y + HEAD + 6 + number * ROW
            name = FRect(area.x + PAD, y + 12, self.names - 8, 36)
            put(canvas, animal_title(self.box, animal), NAMED, name, name=f"finds-{animal}")
            for find in self.finds:
                if self.box.owners[find.tile] == animal:
                    self._find(canvas, find, y)

    def _find(self, canvas: Canvas, find: Find, y: float) -> None:
        """A tile, and how likely it is the next; one that completes an animal is framed, and ticked."""
        part = find.tile - self.box.spans[self.box.owners[find.tile]].start
        place = FRect(self.area[0] + PAD + self.names + part * STEP, y, *PLACE)
        if find.completes:
            canvas.fill(place.inflate(10, 10), INK)
            canvas.fill(place.inflate(6, 6), EMBER)
        tile(canvas, self.box, find.tile, place, faint=not find.fresh and not find.completes)
        if find.completes:
            canvas.icon("icon-check", FRect(place.x + 10, place.y + 18, 26, 26), CREAM)
        share = FRect(place.centerx - 37, y + 64, 74, 29)
        put(canvas, percent(find.number / find.of), SHARE, share, "centre", name=f"find-{find.tile}")


def slip(text: Text, box: Box, finds: tuple[Find, ...], site: int) -> FindsSlip | None:
    """The slip for that site, as wide as its names want; None if nothing is buried there."""
    if not finds:
        return None
    animals = {box.owners[find.tile] for find in finds}
    names = max(NAME, *(text.width(animal_title(box, animal), NAMED) + 16 for animal in animals))
    wide = 2 * PAD + names + max(box.animals[animal].tiles for animal in animals) * STEP
    high = HEAD + 10 + len(animals) * ROW
    x, y = layout.port(box.chart, site)
    left = layout.SEA.x + 12 if x > layout.SEA.centerx else layout.SEA.right - 12 - wide
    top = layout.SEA.y + 12 if y > layout.SEA.centery else layout.SEA.bottom - 12 - high
    return FindsSlip(box, _("The next tile may be"), finds, (left, top, wide, high), names)
