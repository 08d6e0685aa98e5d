"""What happened, shown: each event becomes an act of some seconds, one after the other."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from math import pi, sin
from typing import Final

from game.core.table import Event
from game.core.words import _
from game.ui import theme
from game.wrath.box import CELLS
from game.wrath.events import (
    Eaten,
    Erupted,
    Hatched,
    Moved,
    Placed,
    RegionScored,
    Returned,
    Rolled,
    Shifted,
    Spared,
    StayedStill,
    TurnEnded,
    VolcanoScored,
)
from game.wrath.land import LINES
from game.wrath.view import dice, guide, layout
from game.wrath.view.board import Slide, outline
from game.wrath.view.dice import Die, Icon
from game.wrath.view.pieces import Cast, Figure
from game.wrath.view.places import NEST_PLACE, SUPPLY, DieSpot, PieceSpot
from game.wrath.view.scenery import penned
from game.wrath.view.showing import Showing
from game.wrath.view.things import FLIGHT, Label, Thing, Veil
from game.wrath.view.tray import Message
from game.wrath.words import TERRAIN_TITLES

LOW: Final = 26.0
HIGH: Final = 64.0
FLIPS: Final = 9
READ_S: Final = 1.5
TURN_S: Final = 0.9
GLOW: Final = theme.pigment("#F68B2E")
FACES: Final = ("volcano", "cave", "hut", "foot", "egg")
Figures = dict[tuple[PieceSpot, int], Figure]


@dataclass(slots=True)
class Act:
    """Something moving for so many seconds. `draw` gives its things at a time from 0 to 1; `hidden` are then not drawn.

    `slide` moves the tiles of a line. `begin` and `end` are called once each, whatever is skipped.
    """

    seconds: float
    draw: Callable[[float], Sequence[Thing]] = lambda _t: ()
    hidden: frozenset[object] = frozenset()
    message: Message | None = None
    slide: Callable[[float], Slide] | None = None
    end: Callable[[], None] = lambda: None


def eased(t: float) -> float:
    """Slow, fast, slow."""
    return 4 * t**3 if t < 0.5 else 1 - (2 - 2 * t) ** 3 / 2


# -- pieces that go somewhere ------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Flight:
    """A piece from where it stood to where it will stand, `high` above the table on its way."""

    start: Figure
    goal: Figure
    high: float = HIGH
    begins: float = 0.0
    ends: float = 1.0

    def things(self, cast: Cast, t: float, *, calm: bool) -> Iterator[Thing]:
        """The piece at that time."""
        share = min(1.0, max(0.0, (t - self.begins) / (self.ends - self.begins)))
        if calm:
            yield from cast.things(self.start, FLIGHT, alpha=round(255 * (1 - share)))
            yield from cast.things(self.goal, FLIGHT, alpha=round(255 * share))
            return
        along = eased(share)
        lift = self.high * sin(pi * share)
        yield from cast.things(_between(self.start, self.goal, along), FLIGHT, lift=round(lift, 1))


def _between(a: Figure, b: Figure, t: float) -> Figure:
    mixed = [round(x + (y - x) * t, 2) for x, y in ((a.x, b.x), (a.y, b.y), (a.size, b.size))]
    late = t > 0.5
    spot, number = (b.spot, b.number) if b.spot.place == "volcano" and late else (a.spot, a.number)
    return Figure(spot, number, mixed[0], mixed[1], mixed[2], 1, b.foot if late else a.foot, b.flip if late else a.flip)


def last(figures: Figures, spot: PieceSpot) -> Figure | None:
    """The last of the pieces that stand together."""
    found = [figure for (one, _number), figure in figures.items() if one == spot and not figure.absent]
    return max(found, key=lambda figure: figure.number, default=None)


def flights(
    cast: Cast,
    before: Figures,
    after: Figures,
    ways: Sequence[tuple[PieceSpot, PieceSpot, float]],
    seconds: float,
    *,
    calm: bool,
) -> Act:
    """Pieces from place to place, all at once."""
    found = [
        Flight(start, goal, high)
        for a, b, high in ways
        if (start := last(before, a)) is not None and (goal := last(after, b)) is not None
    ]
    hidden = frozenset(one.goal.key for one in found if one.goal.count == 1)

    def draw(t: float) -> list[Thing]:
        return [thing for one in found for thing in one.things(cast, t, calm=calm)]

    return Act(theme.CALM_S if calm else seconds, draw, hidden)


def _cell_spot(seat: int, piece: str, place: str, showing: Showing) -> PieceSpot:
    """Where a piece is, as the screen names it."""
    if place in CELLS and CELLS[place] == showing.volcano:
        return PieceSpot(seat, piece, "volcano")
    return PieceSpot(seat, piece, place)


def ways(event: Event, showing: Showing) -> list[tuple[PieceSpot, PieceSpot, float]]:
    """From where to where pieces go in an event, and how high."""
    match event:
        case Moved(seat, piece, start, goal):
            far = abs(CELLS[start] % 4 - CELLS[goal] % 4) + abs(CELLS[start] // 4 - CELLS[goal] // 4) > 1
            return [(PieceSpot(seat, piece, start), PieceSpot(seat, piece, goal), 150.0 if far else LOW)]
        case Placed(seat, where, piece, start):
            return [(PieceSpot(seat, piece, start), _placed(showing, seat, piece, where), HIGH)]
        case Eaten(_seat, _dinosaur, owner, cell):
            return [(PieceSpot(owner, "caveman", cell), PieceSpot(owner, "caveman", SUPPLY), 120.0)]
        case Hatched(seat, _dinosaur, _home):
            return [(PieceSpot(seat, "caveman", NEST_PLACE), PieceSpot(seat, "caveman", SUPPLY), HIGH)]
        case Returned(seat, piece, cell, _number):
            return [(_cell_spot(seat, piece, cell, showing), PieceSpot(seat, piece, SUPPLY), HIGH)]
    return []


def _placed(showing: Showing, seat: int, piece: str, where: str) -> PieceSpot:
    if where == "volcano":
        return PieceSpot(seat, piece, "volcano")
    if where == "egg":
        return PieceSpot(seat, piece, NEST_PLACE)
    table = showing.table
    cell = next(c for c in range(16) if table.land.terrain(c).value == where)
    return PieceSpot(seat, piece, next(name for name, number in CELLS.items() if number == cell))


def hatching(showing: Showing, event: Hatched, home: Act, after: Figures, *, calm: bool) -> Act:
    """The dinosaur leaves its pen while the cave people go home."""
    names = [one.name for one in penned(showing)]
    goal = last(after, PieceSpot(event.seat, event.dinosaur, SUPPLY))
    if event.dinosaur not in names or goal is None:
        return home
    pen = layout.pens(len(names))[names.index(event.dinosaur)]
    start = Figure(goal.spot, goal.number, pen.centerx, pen.y + 120, 0.9, foot=False)
    flight = Flight(start, goal, 90.0)

    def draw(t: float) -> list[Thing]:
        return [*home.draw(t), *flight.things(showing.cast, t, calm=calm)]

    return Act(theme.CALM_S if calm else 0.8, draw, home.hidden | {goal.key}, home.message)


# -- dice --------------------------------------------------------------------------------------------------


def tumble(showing: Showing, event: Rolled, *, calm: bool) -> Act:
    """The dice that were rolled turn over and over, each a little later than the one before."""
    numbers = [number - 1 for number in event.rolled]
    centres = layout.die_centres(len(event.faces))
    seconds = theme.ROLL_S + theme.ROLL_STAGGER_S * len(numbers)
    stay = theme.ROLL_S / seconds

    def die(order: int, number: int, t: float) -> Die:
        begins = (1 - stay) * order / max(1, len(numbers))
        share = min(1.0, max(0.0, (t - begins) / stay))
        step = int((1 - (1 - share) ** 3) * FLIPS)
        icons = tuple(Icon(icon) for icon in dice.icons_of(event.faces[number]))
        x, y = centres[number]
        if step >= FLIPS or calm:
            return Die(showing.cast.sprites, icons, x, y, dice.TILTS[number % 7], layer=FLIGHT)
        face = FACES[(step * 3 + number * 2) % len(FACES)]
        bounce = 14 * abs(sin(share * pi * 3)) * (1 - share)
        turn = dice.TILTS[number % 7] + (step * 37 % 40 - 20)
        return Die(showing.cast.sprites, (Icon(face),), x, round(y - bounce, 1), turn, layer=FLIGHT)

    def draw(t: float) -> list[Thing]:
        return [die(order, number, t) for order, number in enumerate(numbers)]

    hidden: frozenset[object] = frozenset(DieSpot(number) for number in numbers)
    name = showing.name(event.seat)
    heading = _("{name} rolls").format(name=name)
    return Act(theme.CALM_S if calm else seconds, draw, hidden, Message(heading))


# -- the land ----------------------------------------------------------------------------------------------


def shift(showing: Showing, event: Shifted, begun: float, *, calm: bool) -> Act:
    """The row or column slides; `begun` is how far (units) a hand has pulled it already."""
    cells = LINES[event.direction][showing.volcano]
    sign = 1 if event.direction in {"right", "down"} else -1
    across = event.direction in {"left", "right"}

    def slide(t: float) -> Slide:
        gone = begun + (layout.STEP - begun) * (1.0 if calm else eased(t))
        return Slide(frozenset(cells), across, round(sign * gone, 1))

    heading = _("{name} shakes the land").format(name=showing.name(event.seat))
    seconds = theme.CALM_S if calm else theme.SLIDE_S * (1 - 0.6 * begun / layout.STEP)
    return Act(seconds, message=Message(heading), slide=slide)


def erupt(showing: Showing, event: Erupted, *, calm: bool) -> Act:
    """The volcano glows."""
    box = layout.cell_box(showing.volcano)
    words = _("The last eruption!") if event.last else _("Eruption!")

    def draw(t: float) -> list[Thing]:
        pulse = 0.5 if calm else abs(sin(t * pi * 2))
        grow = box.inflate(24 * pulse, 24 * pulse)
        veil = Veil((grow.x, grow.y, grow.w, grow.h), GLOW, round(40 + 110 * pulse), layer=FLIGHT)
        return [veil, Label(words, box.centerx, box.centery, great=True)]

    text = _("The volcano is full.") if not event.last else _("The mountain slept too long.")
    return Act(1.2, draw, message=Message(words, text))


def score(showing: Showing, event: VolcanoScored | RegionScored) -> Act:
    """A place's points, with their reasons."""
    if isinstance(event, RegionScored):
        cells = [CELLS[name] for name in event.cells]
        title = f"{_(TERRAIN_TITLES[event.terrain]).capitalize()} {len(cells)}"
        frame: tuple[Thing, ...] = (outline(frozenset(cells)),)
    else:
        cells, title, frame = [showing.volcano], _("Volcano"), ()
    x = sum(layout.cell_centre(cell)[0] for cell in cells) / len(cells)
    y = sum(layout.cell_centre(cell)[1] for cell in cells) / len(cells)
    said = guide.shares(showing, event.points, event.reasons, event.counts) + "."
    won = [(seat, points) for seat, points in enumerate(event.points) if points]

    def draw(t: float) -> list[Thing]:
        rise = 0 if t > 0.25 else round((0.25 - t) * 100)
        return [
            *frame,
            *(_points(showing, one, x, y + i * 46 - 23 * (len(won) - 1) + rise) for i, one in enumerate(won)),
        ]

    return Act(READ_S, draw, message=Message(title, said))


def _points(showing: Showing, one: tuple[int, int], x: float, y: float) -> Label:
    words = _("{name} +{points}").format(name=showing.name(one[0]), points=one[1])
    return Label(words, x, y, tribe=showing.seats[one[0]].tribe, big=True)


def banner(showing: Showing, event: TurnEnded) -> Act:
    """Whose turn begins."""
    words = _("{name}'s turn").format(name=showing.name(event.to))
    label = Label(words, layout.BOARD.centerx, layout.BOARD.centery, tribe=showing.seats[event.to].tribe, great=True)
    return Act(TURN_S, lambda _t: (label,), message=Message(words))


def quiet(showing: Showing, event: Event) -> Act | None:
    """Events that are only said."""
    match event:
        case StayedStill(seat):
            return Act(0.7, message=Message(_("{name} keeps still").format(name=showing.name(seat))))
        case Spared(seat):
            return Act(0.7, message=Message(_("{name} spares them").format(name=showing.name(seat))))
    return None
