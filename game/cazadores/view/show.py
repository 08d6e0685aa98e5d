"""What happened, shown: each event becomes an act of some seconds, one after the other."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Final

from pygame import FRect

from game.cazadores.chart import Chart, Point
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
from game.cazadores.view import layout, ships, telling
from game.cazadores.view.assembling import whole
from game.cazadores.view.berths import berths
from game.cazadores.view.cards import Card
from game.cazadores.view.carrying import dig, swap, unload
from game.cazadores.view.showing import Showing
from game.cazadores.view.travel import at_port, between, plain
from game.core.table import Event
from game.core.words import _, several
from game.ui import theme
from game.ui.act import TURN_S, Act, part
from game.ui.eases import ease_in_out_cubic, ease_out_back, ease_out_cubic
from game.ui.lines import length
from game.ui.things import FLIGHT, Label, Pic, Thing
from game.ui.tray import Message

SAIL_S: Final = 0.55
DROP_S: Final = 0.45
SCORE_S: Final = 0.7
CARD_S: Final = 0.6
SAID_S: Final = 0.7


def said(showing: Showing, event: Event) -> Message:
    """What happened in a sentence, for the tray."""
    seat = getattr(event, "seat", None)
    heading = showing.name(seat) if isinstance(seat, int) else ""
    if isinstance(event, Unloaded):
        tiles = len(event.tiles) + sum(map(showing.tiles_of, event.animals))
        text = several("{n} tile goes into the museum.", "{n} tiles go into the museum.", tiles)
        return Message(heading, text.format(n=tiles))
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
    line.append(_moored(line.pop(), chart, goal, event.seat))
    hidden: frozenset[object] = frozenset({("ship", event.seat)})
    if calm:
        return Act(theme.CALM_S, lambda _t: list(ships.under_way(showing, event.seat, line, 1.0)), hidden)
    seconds = max(SAIL_S, min(1.1, length(line) / 260))

    def draw(t: float) -> Sequence[Thing]:
        return list(ships.under_way(showing, event.seat, line, ease_in_out_cubic(t)))

    return Act(seconds, draw, hidden)


def _moored(end: Point, chart: Chart, goal: int, seat: int) -> Point:
    """The berth at the end of a voyage, also of one that ends beyond the map's edge."""
    (x, y), port = berths(chart, goal)[seat], layout.port(chart, goal)
    return x + end[0] - port[0], y + end[1] - port[1]


def _drop(showing: Showing, event: Built | Launched, *, calm: bool) -> Act:
    """A museum or a ship comes down on its port."""
    chart, tribe = showing.table.box.chart, showing.seats[event.seat].tribe
    space, ship = chart.numbers[event.port], isinstance(event, Launched)
    x, y = berths(chart, space)[event.seat] if ship else layout.port(chart, space)
    name, size = (f"ship-{tribe}", ships.ACTIVE) if ship else (f"museum-{tribe}", 0.78)
    foot = y + (8 if ship else 14)

    def draw(t: float) -> Sequence[Thing]:
        high = 0.0 if calm else round(90 * (1 - ease_out_back(t)), 1)
        return [Pic(showing.sprites, name, x, foot, size, FLIGHT, lift=max(0.0, high))]

    return Act(theme.CALM_S if calm else DROP_S, draw)


# -- missions ---------------------------------------------------------------------------------------------------------


def _card(showing: Showing, event: Drew | Delivered, *, calm: bool) -> Act:
    """A mission goes from its deck into the hand, its face for its own seat alone; or from the hand to the museum."""
    table, missions = showing.table, layout.column(len(showing.seats)).missions
    card = table.box.mission_numbers["+".join(event.groups)]
    hand = FRect(missions.x + 18, missions.y + 50, 92, 128)
    if isinstance(event, Drew):
        shown = card if showing.sees(event.seat) else None
        kind = table.box.values.index(event.value)
        start, goal = FRect(layout.decks(missions, len(table.box.values))[kind]), hand
    else:
        shown, start = card, hand
        goal = FRect(at_port(showing, table.museums[event.seat]))

    def draw(t: float) -> Sequence[Thing]:
        middle = between(start, goal, 1.0 if calm else ease_in_out_cubic(t), 40)
        area = FRect(middle.centerx - 46, middle.centery - 64, 92, 128)
        return [Card(table.box, shown, event.value, plain(area))]

    return Act(theme.CALM_S if calm else CARD_S, draw)


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
    Dug: dig,
    Unloaded: unload,
    Swapped: swap,
    Completed: whole,
    Scored: _score,
    Drew: _card,
    Delivered: _card,
    Replenished: _turn,
}
"""By kind of event, what moves."""
HELD: Final[Mapping[type[Event], float]] = {
    Counted: 2 * SAID_S,
    MatchEnded: 2 * SAID_S,
}
"""By kind of event, how long it is only read."""
