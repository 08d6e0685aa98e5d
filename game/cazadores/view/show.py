"""What happened, shown: each event becomes an act of some seconds, one after the other."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from math import pi, sin
from typing import Final

from pygame import FRect

from game.cazadores.chart import Point
from game.cazadores.events import (
    Built,
    Completed,
    Counted,
    Delivered,
    Drew,
    Dug,
    Launched,
    MatchEnded,
    Replenished,
    Sailed,
    Scored,
    Swapped,
    Unloaded,
)
from game.cazadores.view import layout, ledger, ships, telling
from game.cazadores.view.looks import TALL, Tile
from game.cazadores.view.showing import Showing
from game.cazadores.words import animal_title
from game.core.table import Event
from game.core.words import _
from game.ui import theme
from game.ui.act import TURN_S, Act, part
from game.ui.eases import ease_in_out_cubic, ease_out_back, ease_out_cubic
from game.ui.things import FLIGHT, NOTES, Label, Pic, Thing
from game.ui.tray import Message

SAIL_S: Final = 0.55
DIG_S: Final = 0.95
FLY_S: Final = 0.5
STAGGER_S: Final = 0.07
DROP_S: Final = 0.45
SCORE_S: Final = 0.7
CARD_S: Final = 0.6
WHOLE_S: Final = 1.0
SAID_S: Final = 0.7


def said(showing: Showing, event: Event) -> Message:
    """What happened in a sentence, for the tray."""
    seat = getattr(event, "seat", None)
    heading = showing.name(seat) if isinstance(seat, int) else ""
    return Message(heading, telling.seen(showing.table.box, showing.names, event, showing.eyes))


def act_of(showing: Showing, event: Event, *, calm: bool) -> Act | None:
    """The act of an event, on the table before it; None: it is shown at once."""
    made = _made(showing, event, calm=calm)
    if made is not None and made.message is None:
        made.message = said(showing, event)
    return made


def _made(showing: Showing, event: Event, *, calm: bool) -> Act | None:
    kind = type(event)
    if kind in MOVED:
        return MOVED[kind](showing, event, calm=calm)
    if kind in HELD:
        return Act(HELD[kind])
    seat = getattr(event, "seat", None)
    return Act(SAID_S) if isinstance(seat, int) and showing.is_bot(seat) else None


# -- ships ------------------------------------------------------------------------------------------------------------


def _sail(showing: Showing, event: Sailed, *, calm: bool) -> Act:
    chart = showing.table.box.chart
    start, goal = chart.numbers[event.start], chart.numbers[event.goal]
    before = ships.place(showing.table, event.seat)
    line = [before, *ships.voyage(chart, start, goal)[1:]]
    hidden: frozenset[object] = frozenset({("ship", event.seat)})
    if calm:
        return Act(theme.CALM_S, lambda _t: list(ships.under_way(showing, event.seat, line, 1.0)), hidden)
    seconds = max(SAIL_S, min(1.1, layout.length(line) / 260))

    def draw(t: float) -> Sequence[Thing]:
        return list(ships.under_way(showing, event.seat, line, ease_in_out_cubic(t)))

    return Act(seconds, draw, hidden)


def _drop(showing: Showing, event: Built | Launched, *, calm: bool) -> Act:
    """A museum or a ship comes down on its port."""
    chart, tribe = showing.table.box.chart, showing.seats[event.seat].tribe
    space, ship = chart.numbers[event.port], isinstance(event, Launched)
    x, y = layout.moorings(chart)[space][0] if ship else layout.port(chart, space)
    name, size = (f"ship-{tribe}", ships.ACTIVE) if ship else (f"museum-{tribe}", 0.78)
    foot = y + (8 if ship else 14)

    def draw(t: float) -> Sequence[Thing]:
        high = 0.0 if calm else round(90 * (1 - ease_out_back(t)), 1)
        return [Pic(showing.sprites, name, x, foot, size, FLIGHT, lift=max(0.0, high))]

    return Act(theme.CALM_S if calm else DROP_S, draw)


# -- tiles ------------------------------------------------------------------------------------------------------------


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
    lying = [number for number, whole in ledger.cargo(twin, seat) if not whole]
    whole = sum(1 for _number, is_whole in ledger.cargo(twin, seat) if is_whole and _number <= tile)
    before = [number for number in lying if number <= tile]
    return slots[min(len(slots) - 1, max(0, len(before) - 1 + whole))]


def _between(one: FRect, other: FRect, share: float, rise: float) -> FRect:
    x = one.x + (other.x - one.x) * share
    y = one.y + (other.y - one.y) * share - rise * sin(pi * share)
    w = one.w + (other.w - one.w) * share
    return FRect(x, y, w, w * TALL)


def flying(showing: Showing, tile: int, ways: tuple[FRect, FRect], share: float) -> Tile:
    """A tile on its way, face up."""
    area = _between(*ways, ease_in_out_cubic(share), 60)
    return Tile(showing.table.box, tile, _box(area), layer=FLIGHT)


def _box(area: FRect) -> tuple[float, float, float, float]:
    return round(area.x, 1), round(area.y, 1), round(area.w, 1), round(area.h, 1)


def _at_port(showing: Showing, space: int) -> FRect:
    x, y = layout.port(showing.table.box.chart, space)
    return FRect(x - 17, y - 24, 34, 34 * TALL)


def _dig(showing: Showing, event: Dug, *, calm: bool) -> Act:
    """Dust is brushed off, the tile rises, turns over, and flies into the hold."""
    box = showing.table.box
    space, tile = box.chart.numbers[event.port], box.tile_numbers[event.tile]
    start, goal = _at_port(showing, space), slot_of(showing, event.seat, tile, new=True)
    big = FRect(0, 0, 78, 78 * TALL)
    big.center = start.centerx, start.centery - 66
    group = box.chart.spaces[space].group
    if calm:
        return Act(theme.CALM_S, lambda _t: [Tile(box, tile, _box(goal), layer=FLIGHT)])

    def draw(t: float) -> Sequence[Thing]:
        found: list[Thing] = list(_dust(showing, start.center, part(t, 0.0, 0.45)))
        rise, turn, fly = part(t, 0.1, 0.25), part(t, 0.32, 0.22), part(t, 0.66, 0.34)
        area = (
            _between(start, big, ease_out_cubic(rise), 0)
            if fly <= 0
            else _between(big, goal, ease_in_out_cubic(fly), 40)
        )
        wide = abs(1 - 2 * turn)
        shown = FRect(area.centerx - area.w * wide / 2, area.y, max(2.0, area.w * wide), area.h)
        found.append(Tile(box, tile, _box(shown), group if turn < 0.5 else "", layer=FLIGHT))
        return found

    return Act(DIG_S, draw)


def _dust(showing: Showing, middle: Point, share: float) -> Iterator[Thing]:
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
    sweep = 16 * sin(share * pi * 4)
    yield Pic(showing.sprites, "digging-brush", round(x + 10 + sweep, 1), y - 4, 0.8, FLIGHT, tilt=round(sweep / 2))


def _unload(showing: Showing, event: Unloaded, *, calm: bool) -> Act:
    """Tile after tile flies into the museum."""
    table = showing.table
    box, goal = table.box, _at_port(showing, table.museums[event.seat])
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


def _swap(showing: Showing, event: Swapped, *, calm: bool) -> Act:
    """One tile goes over, the other comes."""
    box = showing.table.box
    give, take = box.tile_numbers[event.give], box.tile_numbers[event.take]
    mine = slot_of(showing, event.seat, give, new=False)
    theirs = _at_port(showing, showing.table.museums[event.owner])
    if calm:
        return Act(theme.CALM_S)

    def draw(t: float) -> Sequence[Thing]:
        return [flying(showing, give, (mine, theirs), t), flying(showing, take, (theirs, mine), t)]

    return Act(FLY_S * 1.4, draw)


def _whole(showing: Showing, event: Completed, *, calm: bool) -> Act:
    """The animal's tiles click together over the chart, and its name is read out."""
    box = showing.table.box
    animal = box.animal_numbers[event.animal]
    span = box.spans[animal]
    number = span.stop - span.start
    wide, x0, y = 96.0, layout.SEA.centerx, layout.SEA.centery - 90
    words = _("{animal} complete").format(animal=animal_title(box, animal))
    label = Label(words, x0, y + 175, tribe=showing.seats[event.seat].tribe, great=True)

    def draw(t: float) -> Sequence[Thing]:
        found: list[Thing] = []
        for order, tile in enumerate(range(span.start, span.stop)):
            share = 1.0 if calm else ease_out_back(part(t, order * 0.09, 0.25))
            gap = 60 * (1 - share)
            left = x0 - number * wide / 2 + order * wide + (order - (number - 1) / 2) * gap
            area = FRect(left, y, wide, wide * TALL)
            found.append(Tile(box, tile, _box(area), layer=NOTES))
        return [*found, label]

    return Act(WHOLE_S, draw)


# -- points and turns -------------------------------------------------------------------------------------------------


def _score(showing: Showing, event: Scored, *, calm: bool) -> Act:
    """The points rise beside the player's line, and its chip goes along the track."""
    row = layout.column(len(showing.seats)).rows[event.seat]
    tribe = showing.seats[event.seat].tribe
    label = Label(telling.signed(event.points), row.x - 40, row.centery, tribe=tribe, big=True)
    before = showing.table.scores[event.seat]

    def draw(t: float) -> Sequence[Thing]:
        found: list[Thing] = [replace(label, y=round(label.y - (0 if calm else 14 * ease_out_cubic(t))))]
        if not calm:
            disc = layout.lap(round(before + (event.total - before) * ease_in_out_cubic(t)))[0]
            x, y = layout.track()[disc]
            found.append(Pic(showing.sprites, f"chip-{tribe}", x, y, 0.62, FLIGHT, lift=10))
        return found

    return Act(theme.CALM_S * 3 if calm else SCORE_S, draw)


def _turn(showing: Showing, event: Replenished, *, calm: bool) -> Act:
    """Barrels are rolled aboard, and whose turn begins is read out."""
    words = _("{name}'s turn").format(name=showing.name(event.to))
    x, y = layout.SEA.center
    label = Label(words, x, y, tribe=showing.seats[event.to].tribe, great=True)

    def draw(t: float) -> Sequence[Thing]:
        come = 1.0 if calm else ease_out_cubic(part(t * TURN_S, 0, theme.CARD_S))
        return [replace(label, y=round(y + 24 * (1 - come)))]

    return Act(TURN_S, draw)


MOVED: Final[Mapping[type[Event], Callable[..., Act]]] = {
    Sailed: _sail,
    Built: _drop,
    Launched: _drop,
    Dug: _dig,
    Unloaded: _unload,
    Swapped: _swap,
    Completed: _whole,
    Scored: _score,
    Replenished: _turn,
}
"""By kind of event, what moves."""
HELD: Final[Mapping[type[Event], float]] = {
    Drew: CARD_S,
    Delivered: CARD_S,
    Counted: 2 * SAID_S,
    MatchEnded: 2 * SAID_S,
}
"""By kind of event, how long it is only read."""
