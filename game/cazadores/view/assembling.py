"""An animal is complete: its tiles click together, and out of them its skeleton rises."""

from collections.abc import Iterator, Sequence
from typing import Final

from pygame import FRect

from game.cazadores.box import Box
from game.cazadores.chart import Point
from game.cazadores.events import Completed
from game.cazadores.view import layout
from game.cazadores.view.looks import TALL, Tile
from game.cazadores.view.showing import Showing
from game.cazadores.view.travel import dust, plain
from game.cazadores.words import animal_title
from game.core.words import _
from game.ui.act import Act, part
from game.ui.eases import ease_in_out_cubic, ease_out_back
from game.ui.things import NOTES, Label, Pic, Thing

WHOLE_S: Final = 1.0
RISE_S: Final = 2.0
TOGETHER: Final = 0.42
"""Of the time that an animal is put together, so much its tiles take."""
GREAT: Final = 104.0
"""How wide a tile is then."""
STANDING: Final = 1.4


def whole(showing: Showing, event: Completed, *, calm: bool) -> Act:
    """The tiles click together over the chart; out of them the skeleton rises, and goes where it stands from now on."""
    box = showing.table.box
    animal = box.animal_numbers[event.animal]
    tiles = range(box.spans[animal].start, box.spans[animal].stop)
    x, y = layout.SEA.centerx, layout.SEA.centery - 60
    words = _("{animal} complete").format(animal=animal_title(box, animal))
    label = Label(words, x, y + 150, tribe=showing.seats[event.seat].tribe, great=True)
    goal = _home_of(showing, event)

    def draw(t: float) -> Sequence[Thing]:
        share = 1.0 if calm else part(t, 0.0, TOGETHER)
        gone = 0.0 if calm else part(t, TOGETHER, 1 - TOGETHER)
        found = list(_click(box, tiles, (x, y), share)) if gone < 0.5 else []
        if gone > 0:
            found += _rise(showing, event.animal, (x, y + 60), goal, gone)
        return [*found, label]

    return Act(WHOLE_S if calm else RISE_S, draw)


def _click(box: Box, tiles: range, middle: Point, share: float) -> Iterator[Thing]:
    """The parts side by side, one after the other pushed up to the one before."""
    number = len(tiles)
    for order, tile in enumerate(tiles):
        come = ease_out_back(part(share, order * 0.1, 0.4))
        aside = (order - (number - 1) / 2) * 60 * (1 - come)
        left = middle[0] + (order - number / 2) * GREAT + aside
        area = FRect(left, middle[1] - GREAT * TALL / 2, GREAT, GREAT * TALL)
        yield Tile(box, tile, plain(area), layer=NOTES)


def _rise(showing: Showing, animal: str, start: Point, goal: Point, share: float) -> Iterator[Thing]:
    """The skeleton in a puff of dust; then it shrinks toward its place."""
    name = f"skeleton-{animal}"
    if not showing.sprites.has(name):
        return
    yield from dust(showing, start, part(share, 0.0, 0.45), brush=False)
    go = ease_in_out_cubic(part(share, 0.55, 0.45))
    size = round(STANDING - (STANDING - 0.2) * go, 1)
    x, y = start[0] + (goal[0] - start[0]) * go, start[1] + (goal[1] - start[1]) * go
    yield Pic(showing.sprites, name, round(x), round(y), size, NOTES)


def _home_of(showing: Showing, event: Completed) -> Point:
    """Where it stands from now on: the museum, or the ship's ledger."""
    if event.where == "ship":
        return layout.column(len(showing.seats)).rows[event.seat].center
    return layout.port(showing.table.box.chart, showing.table.museums[event.seat])
