"""Where tiles fly between chart, holds and museums, and what they look like on their way."""

from collections.abc import Iterator
from math import pi, sin

from pygame import FRect

from game.cazadores.chart import Point
from game.cazadores.view import layout, ledger
from game.cazadores.view.looks import TALL, Tile
from game.cazadores.view.showing import Showing
from game.ui.eases import ease_in_out_cubic
from game.ui.things import FLIGHT, Pic, Thing


def slot_of(showing: Showing, seat: int, tile: int, *, new: bool) -> FRect:
    """Where a loose tile lies in the hold that is shown, or will lie; the player's line if another's is shown."""
    column = layout.column(len(showing.seats))
    if showing.viewed != seat:
        row = column.rows[seat]
        return FRect(row.centerx - 20, row.y, 36, 36 * TALL)
    slots = layout.slots(column.ledger, showing.table.box.numbers.hold)
    twin = showing.table
    if new:
        twin = showing.table.copy()
        twin.holds[seat][tile] += 1
    lying = [number for number, _whole in ledger.cargo(twin, seat)]
    last = len(lying) - 1 - lying[::-1].index(tile)  # a loose one lies behind those of complete animals
    return slots[min(last, len(slots) - 1)]


def between(one: FRect, other: FRect, share: float, rise: float) -> FRect:
    """Where a tile is that has gone that share of its way, in an arc so high."""
    x = one.x + (other.x - one.x) * share
    y = one.y + (other.y - one.y) * share - rise * sin(pi * share)
    w = one.w + (other.w - one.w) * share
    return FRect(x, y, w, w * TALL)


def flying(showing: Showing, tile: int, ways: tuple[FRect, FRect], share: float) -> Tile:
    """A tile on its way, face up."""
    area = between(*ways, ease_in_out_cubic(share), 60)
    return Tile(showing.table.box, tile, plain(area), layer=FLIGHT)


def plain(area: FRect) -> tuple[float, float, float, float]:
    """The area as a value, in tenths of a unit."""
    return round(area.x, 1), round(area.y, 1), round(area.w, 1), round(area.h, 1)


def at_port(showing: Showing, space: int) -> FRect:
    """Where a tile lies that comes from a space or goes there."""
    x, y = layout.port(showing.table.box.chart, space)
    return FRect(x - 17, y - 24, 34, 34 * TALL)


def dust(showing: Showing, middle: Point, share: float, *, brush: bool = True) -> Iterator[Thing]:
    """Puffs that come off the ground, and the brush that makes them."""
    if not 0 < share < 1:
        return
    x, y = middle
    for number in range(3):
        spread = 10 + 34 * share
        dx, dy = (number - 1) * spread, 8 - 10 * share - number % 2 * 6
        size = 0.5 + 0.4 * share
        yield Pic(
            showing.sprites, f"dust{number + 1}", x + dx, y + dy, round(size, 2), FLIGHT, alpha=round(235 * (1 - share))
        )
    if brush:
        sweep = 16 * sin(share * pi * 4)
        x, y = round(x + 10 + sweep, 1), y - 4
        yield Pic(showing.sprites, "digging-brush", x, y, 0.8, FLIGHT, tilt=round(sweep / 2))
