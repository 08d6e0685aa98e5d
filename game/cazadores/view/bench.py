"""The bench in the tray: the animals that lack least, with the tiles that there are of them."""

from typing import Final, NamedTuple

from pygame import FRect

from game.cazadores.view import layout
from game.cazadores.view.knowing import lacking
from game.cazadores.view.looks import TALL, tile
from game.cazadores.view.showing import Showing
from game.cazadores.words import animal_title, points_counted
from game.core.words import _, several
from game.ui.canvas import Canvas
from game.ui.theme import CREAM, Face, Style, pigment
from game.ui.writing import put

MOST: Final = 2
"""So many animals lie there."""
WIDE: Final = 42.0
TITLE: Final = Style(Face.BOLD, 27, CREAM)
WORDS: Final = Style(Face.MEDIUM, 24, pigment("#E3CFA0"))


class Work(NamedTuple):
    """An animal that somebody is putting together: the parts that are there, and those that lack."""

    animal: int
    have: tuple[int, ...]
    lack: tuple[int, ...]


def works(showing: Showing) -> list[Work]:
    """The animals of the player looked at that lack least; of those the dearer first."""
    table, seat = showing.table, showing.viewed
    found = []
    for animal, span in enumerate(table.box.spans):
        lack = tuple(lacking(table, seat, animal))
        have = tuple(tile for tile in range(span.start, span.stop) if tile not in lack)
        if have:
            found.append(Work(animal, have, lack))
    points = table.box.points
    return sorted(found, key=lambda one: (len(one.lack) - points[one.animal] / 100, one.animal))[:MOST]


def key(showing: Showing) -> object:
    """All that it shows."""
    return showing.viewed, tuple(works(showing))


def boxes() -> list[FRect]:
    """A place for each."""
    wide = layout.BENCH.w / MOST
    return [FRect(layout.BENCH.x + k * wide, layout.BENCH.y, wide - 10, layout.BENCH.h) for k in range(MOST)]


def draw(canvas: Canvas, showing: Showing) -> None:
    """The tiles in their order, what they will be, and what is still wanted."""
    box = showing.table.box
    for work, area in zip(works(showing), boxes(), strict=False):
        number = box.animals[work.animal].tiles
        wide = min(WIDE, (area.w - 8) / number - 4)
        for k, part in enumerate(range(box.spans[work.animal].start, box.spans[work.animal].stop)):
            place = FRect(area.x + k * (wide + 4), area.y + 2, wide, wide * TALL)
            if part in work.have:
                tile(canvas, box, part, place)
            else:
                canvas.panel("well", place, seed=part)
                canvas.panel("empty", place.inflate(-6, -6), seed=part)
        title = FRect(area.x, area.y + 64, area.w, 30)
        put(canvas, animal_title(box, work.animal), TITLE, title, name=f"bench-{work.animal}")
        low = FRect(area.x, area.y + 92, area.w, 30)
        put(canvas, _wanted(showing, work), WORDS, low, name=f"bench-{work.animal}-words")


def _wanted(showing: Showing, work: Work) -> str:
    points = points_counted(showing.table.box.points[work.animal])
    if not work.lack:
        return _("unload: {points}").format(points=points)
    text = several("{n} piece for {points}", "{n} pieces for {points}", len(work.lack))
    return text.format(n=len(work.lack), points=points)
