"""Where everything is that can be pointed at, and what lies under the pointer."""

from collections.abc import Iterator, Sequence

from pygame import FRect

from game.ui import spots
from game.ui.hand import Spot
from game.ui.tray import SLIP, Button, touched
from game.wrath.view import layout
from game.wrath.view.act import Figures
from game.wrath.view.hand import DIRECTIONS
from game.wrath.view.places import ArrowSpot, DieSpot, NestSpot, PanelSpot, PenSpot, TileSpot, TrailSpot
from game.wrath.view.scenery import penned
from game.wrath.view.showing import Showing

ARROWS = {"up": (0, -1), "down": (0, 1), "left": (-1, 0), "right": (1, 0)}
ARROW = 84.0


class Places(spots.Places[Spot]):
    """The places of a picture of the table, from the nearest to the farthest from the eye."""

    def __init__(
        self, showing: Showing, figures: Figures, buttons: Sequence[Button], *, arrows: bool, slip: FRect | None = None
    ) -> None:
        """`slip`: a paper that lies over everything."""
        above: list[tuple[Spot, FRect]] = [] if slip is None else [(SLIP, slip)]
        super().__init__([*above, *_places(showing, figures, buttons, arrows=arrows)])


def arrow_box(showing: Showing, direction: str) -> FRect:
    """Where the arrow of a push is: over the edge of the volcano's tile on that side."""
    x, y = layout.cell_centre(showing.volcano)
    dx, dy = ARROWS[direction]
    box = FRect(0, 0, ARROW, ARROW)
    box.center = (x + dx * 104, y + dy * 100)
    return box


def _places(
    showing: Showing, figures: Figures, buttons: Sequence[Button], *, arrows: bool
) -> Iterator[tuple[Spot, FRect]]:
    yield from touched(buttons)
    if arrows:
        for direction in DIRECTIONS.values():
            yield ArrowSpot(direction), arrow_box(showing, direction)
    for i, centre in enumerate(layout.die_centres(len(showing.table.dice))):
        yield DieSpot(i), layout.die_box(centre)
    for figure in sorted(figures.values(), key=lambda one: (-one.y, -one.x)):
        if not figure.absent:
            yield figure.spot, showing.cast.body(figure)
    yield from _furniture(showing)


def _furniture(showing: Showing) -> Iterator[tuple[Spot, FRect]]:
    yield NestSpot(), layout.NEST
    for cell in range(16):
        yield TileSpot(cell), layout.cell_box(cell)
    for box, species in zip(layout.pens(4, showing.cast.zoom), penned(showing), strict=False):
        yield PenSpot(species.name), box
    yield TrailSpot(), layout.TRAIL
    for seat in range(len(showing.seats)):
        yield PanelSpot(seat), showing.panel(seat).box
