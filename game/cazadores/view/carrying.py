"""Acts in which tiles go somewhere: dug, unloaded, swapped."""

from collections.abc import Sequence
from typing import Final

from pygame import FRect

from game.cazadores.events import Dug, Swapped, Unloaded
from game.cazadores.view.looks import TALL, Tile
from game.cazadores.view.showing import Showing
from game.cazadores.view.travel import at_port, between, dust, flying, plain, slot_of
from game.ui import theme
from game.ui.act import Act, part
from game.ui.eases import ease_in_out_cubic, ease_out_cubic
from game.ui.things import FLIGHT, Thing

DIG_S: Final = 0.95
FLY_S: Final = 0.5
STAGGER_S: Final = 0.07


def dig(showing: Showing, event: Dug, *, calm: bool) -> Act:
    """Dust is brushed off, the tile rises, turns over, and flies into the hold."""
    box = showing.table.box
    space, tile = box.chart.numbers[event.port], box.tile_numbers[event.tile]
    start, goal = at_port(showing, space), slot_of(showing, event.seat, tile, new=True)
    big = FRect(0, 0, 78, 78 * TALL)
    big.center = start.centerx, start.centery - 66
    group = box.chart.spaces[space].group
    if calm:
        return Act(theme.CALM_S, lambda _t: [Tile(box, tile, plain(goal), layer=FLIGHT)])

    def draw(t: float) -> Sequence[Thing]:
        found: list[Thing] = list(dust(showing, start.center, part(t, 0.0, 0.45)))
        rise, turn, fly = part(t, 0.1, 0.25), part(t, 0.32, 0.22), part(t, 0.66, 0.34)
        area = (
            between(start, big, ease_out_cubic(rise), 0) if fly <= 0 else between(big, goal, ease_in_out_cubic(fly), 40)
        )
        wide = abs(1 - 2 * turn)
        shown = FRect(area.centerx - area.w * wide / 2, area.y, max(2.0, area.w * wide), area.h)
        found.append(Tile(box, tile, plain(shown), group if turn < 0.5 else "", layer=FLIGHT))
        return found

    return Act(DIG_S, draw)


def unload(showing: Showing, event: Unloaded, *, calm: bool) -> Act:
    """Tile after tile flies into the museum."""
    table = showing.table
    box, goal = table.box, at_port(showing, table.museums[event.seat])
    tiles = [box.tile_numbers[tile] for tile in event.tiles]
    spans = [box.spans[box.animal_numbers[animal]] for animal in event.animals]
    tiles += [tile for span in spans for tile in range(span.start, span.stop)]
    starts = [slot_of(showing, event.seat, tile, new=False) for tile in tiles]
    if calm:
        return Act(theme.CALM_S)
    seconds = FLY_S + STAGGER_S * len(tiles)

    def draw(t: float) -> Sequence[Thing]:
        found = []
        for order, (tile, start) in enumerate(zip(tiles, starts, strict=True)):
            share = part(t, order * STAGGER_S / seconds, FLY_S / seconds)
            if 0 < share < 1:
                found.append(flying(showing, tile, (start, goal), share))
        return found

    return Act(seconds, draw)


def swap(showing: Showing, event: Swapped, *, calm: bool) -> Act:
    """One tile goes over, the other comes."""
    box = showing.table.box
    give, take = box.tile_numbers[event.give], box.tile_numbers[event.take]
    mine = slot_of(showing, event.seat, give, new=False)
    theirs = at_port(showing, showing.table.museums[event.owner])
    if calm:
        return Act(theme.CALM_S)

    def draw(t: float) -> Sequence[Thing]:
        return [flying(showing, give, (mine, theirs), t), flying(showing, take, (theirs, mine), t)]

    return Act(FLY_S * 1.4, draw)
