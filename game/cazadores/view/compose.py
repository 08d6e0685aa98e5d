"""The picture above the still one, as a list of things: lights, the course that is pointed at, what a pile may hold."""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

from pygame import FRect

from game.cazadores.chart import Point
from game.cazadores.state import NOWHERE, PLAY, State
from game.cazadores.view import finds, knowing, layout, ledger, ships
from game.cazadores.view.looks import count
from game.cazadores.view.places import AboardSpot, CargoSpot, DeckSpot, MissionSpot, PortSpot, SeatSpot
from game.cazadores.view.showing import Showing
from game.cazadores.words import space_title
from game.core.words import several
from game.ui.canvas import Canvas
from game.ui.hand import Spot
from game.ui.text import Text
from game.ui.theme import EMBER, INK
from game.ui.things import BADGES, MARKS, NOTES, RINGS, Corners, Halo, Label, Pic, Ring, Steps, Thing

HALO = (58.0, 46.0)
CHIP = 0.72


@dataclass(frozen=True, slots=True)
class Course:
    """The way that a ship would go: dashes of ember over ink."""

    lines: tuple[tuple[Point, ...], ...]
    layer: int = MARKS

    @property
    def depth(self) -> float:
        return 1.0

    @property
    def bounds(self) -> FRect:
        xs = [x for line in self.lines for x, _y in line]
        ys = [y for line in self.lines for _x, y in line]
        return FRect(min(xs), min(ys), max(xs) - min(xs), max(ys) - min(ys)).inflate(20, 20)

    def draw(self, canvas: Canvas) -> None:
        canvas.clipped(layout.SEA, self._draw)

    def _draw(self, canvas: Canvas) -> None:
        for width, colour in ((10.0, INK), (5.0, EMBER)):
            for line in self.lines:
                for one, other in pairwise(line):
                    canvas.line(one, other, colour, width)


def idle(table: State) -> Iterator[Thing]:
    """C28: rounds without a dig are counted for all to see, from the first on."""
    if not table.idle:
        return
    of = table.box.variants.stall_rounds
    text = several("{n} round without a dig", "{n} rounds without a dig", table.idle)
    if of:
        text = several("{n} of {of} rounds without a dig", "{n} of {of} rounds without a dig", table.idle)
    yield PortName(text.format(n=table.idle, of=of), layout.SEA.centerx, layout.SEA.bottom - 30)


@dataclass(frozen=True, slots=True)
class PortName(Label):
    """The name of the space that is pointed at; what it covers is not to be read now."""

    def draw(self, canvas: Canvas) -> None:
        wide, high = self.wide(canvas), self.high(canvas)
        canvas.forget(FRect(self.x - wide / 2, self.y - high / 2, wide, high))
        Label.draw(self, canvas)


@dataclass(frozen=True, slots=True)
class Count:
    """How many tiles lie in a pile, beside it."""

    number: int
    x: float
    y: float
    layer: int = BADGES

    @property
    def depth(self) -> float:
        return self.y

    @property
    def bounds(self) -> FRect:
        return FRect(self.x - 20, self.y - 20, 40, 40)

    def draw(self, canvas: Canvas) -> None:
        count(canvas, str(self.number), self.x, self.y, "pile")


def piles(table: State) -> Iterator[Thing]:
    """The numbers of all piles that are left."""
    for space, left in enumerate(table.piles):
        if left:
            x, y = layout.port(table.box.chart, space)
            yield Count(left, x + 21, y + 15)


def owners(showing: Showing) -> Iterator[Thing]:
    """Whose museum stands where: the rings of what is lit hide its gable, and colours alone do not tell."""
    table = showing.table
    for seat, port in enumerate(table.museums):
        if port != NOWHERE:
            x, y = layout.port(table.box.chart, port)
            yield Pic(showing.sprites, f"chip-{showing.seats[seat].tribe}", x + 24, y + 17, CHIP, BADGES)


def ports(showing: Showing) -> Iterator[tuple[Spot, FRect]]:
    """Where the spaces of the chart can be pointed at."""
    for space, box in enumerate(layout.port_boxes(showing.table.box.chart)):
        yield PortSpot(space), box


def column(showing: Showing) -> Iterator[tuple[Spot, FRect]]:
    """What can be pointed at in the right column."""
    parts = layout.column(len(showing.seats))
    table, box = showing.table, showing.table.box
    cards, backs = showing.open_cards, len(showing.backs)
    shown = list(zip(cards, layout.cards(parts.missions, backs + len(cards))[backs:], strict=True))
    for card, area in reversed(shown):  # of cards that overlap the last lies on top
        yield MissionSpot(card), area
    for value, area in zip(box.values, layout.decks(parts.missions, len(box.values)), strict=True):
        yield DeckSpot(value), area
    slots = layout.slots(parts.ledger, box.numbers.hold)
    for (number, whole), slot in zip(ledger.cargo(table, showing.viewed), slots, strict=False):
        yield AboardSpot(box.owners[number]) if whole else CargoSpot(number), slot
    for seat, row in enumerate(parts.rows):
        yield SeatSpot(seat), row


def lights(lit: frozenset[Spot], boxes: list[tuple[Spot, FRect]]) -> Iterator[Thing]:
    """Rings round what may be chosen; ports have theirs on the water."""
    for spot, box in boxes:
        if spot not in lit:
            continue
        if isinstance(spot, PortSpot):
            yield Halo(box.centerx, box.centery, *HALO)
        elif not isinstance(spot, SeatSpot):
            yield Ring((box.x, box.y, box.w, box.h), width=4, radius=10, layer=RINGS, seed=2)


def chosen(held: frozenset[Spot], boxes: list[tuple[Spot, FRect]]) -> Iterator[Thing]:
    """A wider ring round what is held out or kept."""
    for spot, box in boxes:
        if spot in held:
            yield Ring((box.x, box.y, box.w, box.h), gap=2, width=9, radius=12, layer=NOTES, seed=3)


def course(showing: Showing, space: int) -> Iterator[Thing]:
    """The way of whoever's turn it is to that space, and what it costs."""
    table, seat = showing.table, showing.table.seat
    if table.phase != PLAY or table.ships[seat] == NOWHERE or not knowing.in_reach(table, seat, space):
        return
    chart = table.box.chart
    stops = [table.ships[seat], *knowing.course(table, seat, space)]
    lines = [_seen(ships.voyage(chart, one, other)) for one, other in pairwise(stops)]
    yield Course(tuple(lines))
    x, y = layout.port(chart, space)
    at = min(x + 8, layout.SEA.right - 44), max(layout.SEA.y + 24, y - 44)
    yield Steps(len(stops) - 1, *at, NOTES, "icon-barrel")


def _seen(line: list[Point]) -> tuple[Point, ...]:
    return tuple((round(x, 1), round(y, 1)) for x, y in line)


def pointed(text: Text, showing: Showing, space: int) -> Iterator[Thing]:
    """What is shown of a space that is pointed at: its name, the way there, what its pile may hold."""
    chart = showing.table.box.chart
    x, y = layout.port(chart, space)
    yield from course(showing, space)
    yield PortName(space_title(showing.table.box, space), x, min(y + 46, layout.SEA.bottom - 20), layer=NOTES)
    if showing.table.phase == PLAY and chart.spaces[space].group:
        found = knowing.finds(showing.table, showing.table.seat, space)
        slip = finds.slip(text, showing.table.box, found, space)
        if slip is not None and showing.table.piles[space]:
            yield slip


def focus(box: FRect) -> Thing:
    """Where keys and pad are."""
    return Corners((box.x, box.y, box.w, box.h), NOTES)
