"""Makes ready what will be needed soon, one thing a frame while nothing moves, by drawing it where nobody looks."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from game.dinowars.field import Edge
from game.dinowars.kinds import INCH, Kind
from game.dinowars.objectives import SEATS
from game.dinowars.sines import QUARTER
from game.dinowars.state import ACT
from game.dinowars.view import card, lava, layout, roster
from game.dinowars.view.bases import Glow
from game.dinowars.view.dice import TILTS, Die
from game.dinowars.view.ground import strip
from game.dinowars.view.pieces import figure, things
from game.dinowars.view.showing import Showing
from game.ui import slip
from game.ui.canvas import Canvas
from game.ui.things import LABEL_WIDTHS, Label, Thing

MIDDLE: Final = layout.TABLE.center
FACES: Final = range(1, 7)


def warm(canvas: Canvas, showing: Showing) -> Iterator[None]:
    """Each step draws one thing on a canvas of its own, as large as the window's."""
    scratch = Canvas(canvas.surface.copy(), canvas.map, canvas.art, canvas.text)
    scratch.surface.set_clip(None)
    twin = replace(showing, table=showing.table.copy())
    for seat in SEATS:
        for edge in (Edge.NORTH, Edge.EAST):
            strip(scratch, edge, scratch.art.sight.tribe(twin.tribe(seat)))
            yield
    if twin.front is not None:
        lava.draw(scratch, twin.front, INCH)
        yield
    for thing in (*_animals(twin), *_dice(twin)):
        thing.draw(scratch)
        yield
    for active in SEATS:
        twin.table.phase, twin.table.seat = ACT, active
        for seat in SEATS:
            roster.draw(scratch, twin, seat)
            yield
    for width in LABEL_WIDTHS:
        for great in (False, True):
            Label("", 0, 0, great=great).cut(scratch, width)
            yield
    yield from slip.warm(scratch)


def _animals(twin: Showing) -> Iterator[Thing]:
    """Each kind looking either way, its base, the ring round it, and its portrait on the card."""
    seen = set[tuple[Kind, str]]()
    for piece in range(twin.table.box.gargantuan + 1):
        look = twin.table.box.kinds[piece], twin.tribe_of(piece)
        if look in seen:
            continue
        seen.add(look)
        one = replace(figure(twin, piece), x=MIDDLE[0], y=MIDDLE[1])
        for facing in (QUARTER, 3 * QUARTER):
            yield from things(twin.sprites, replace(one, facing=facing))
        yield from (Glow(one.x, one.y, one.reach, chosen=chosen) for chosen in (False, True))
        yield card.alone(twin, piece)


def _dice(twin: Showing) -> Iterator[Thing]:
    """Dice as they lie on the tray and on the card."""
    for tribe in map(twin.tribe, SEATS):
        for face in FACES:
            for number, tilt in enumerate(TILTS[:5]):
                yield Die(twin.sprites, face, *MIDDLE, 0.86 if number < 4 else 0.6, tribe, tilt)
                yield Die(twin.sprites, face, *MIDDLE, 0.68, tribe, tilt, kept=True)
