"""What happened, shown: each event becomes an act of some seconds, one after the other."""

from collections.abc import Sequence
from dataclasses import replace
from math import pi, sin
from typing import Final

from game.core.table import Event
from game.core.words import _
from game.ui import theme
from game.ui.act import TURN_S, part
from game.ui.eases import ease_out_cubic
from game.ui.theme import CARD_S
from game.ui.things import FLIGHT, Label, Thing
from game.ui.tray import Message
from game.wrath.box import CELLS
from game.wrath.events import Eaten, Hatched, Kept, Moved, Placed, Returned, Rolled, Spared, StayedStill, TurnEnded
from game.wrath.view import dice, layout, telling
from game.wrath.view.act import Act, Figures
from game.wrath.view.cheering import landings, leaping
from game.wrath.view.dice import Die, Icon
from game.wrath.view.flights import Way
from game.wrath.view.pieces import CAVE_PERSON, Cast
from game.wrath.view.places import NEST_PLACE, SUPPLY, DieSpot, PieceSpot
from game.wrath.view.showing import Showing

KEPT_S: Final = 0.8
CHEER_S: Final = 1.8
LOW: Final = 26.0
HIGH: Final = 64.0
FLIPS: Final = 9
ROLL_IN: Final = 70.0
TURNS: Final = (-20, -12, -4, 4, 12, 20)
FACES: Final = ("volcano", "cave", "hut", "foot", "egg")


# -- pieces that go somewhere ------------------------------------------------------------------------------


def _cell_spot(seat: int, piece: str, place: str, showing: Showing) -> PieceSpot:
    """Where a piece is, as the screen names it."""
    if place in CELLS and CELLS[place] == showing.volcano:
        return PieceSpot(seat, piece, "volcano")
    return PieceSpot(seat, piece, place)


def ways(event: Event, showing: Showing) -> list[Way]:
    """From where to where pieces go in an event, and how high."""
    match event:
        case Moved(seat, piece, start, goal):
            return [_walk(showing, PieceSpot(seat, piece, start), PieceSpot(seat, piece, goal))]
        case Placed(seat, where, piece, start):
            spot = _cell_spot(seat, piece, start or SUPPLY, showing)
            return [Way(spot, _placed(showing, seat, piece, where), HIGH)]
        case Eaten(_seat, _dinosaur, owner, cell):
            return [Way(PieceSpot(owner, "caveman", cell), PieceSpot(owner, "caveman", SUPPLY), 120.0)]
        case Hatched(seat, _dinosaur, home):
            return [Way(PieceSpot(seat, "caveman", NEST_PLACE), PieceSpot(seat, "caveman", SUPPLY), HIGH, home)]
        case Returned(seat, piece, cell, number):
            return [Way(_cell_spot(seat, piece, cell, showing), PieceSpot(seat, piece, SUPPLY), HIGH, number)]
    return []


def _walk(showing: Showing, start: PieceSpot, goal: PieceSpot) -> Way:
    """A step to the next tile, or a flight."""
    kind = showing.table.box.kinds[start.piece]
    flies = kind > 0 and showing.table.box.species[kind - 1].flies
    return Way(start, goal, 110.0 if flies else LOW, flies=flies)


def _placed(showing: Showing, seat: int, piece: str, where: str) -> PieceSpot:
    if where == "volcano":
        return PieceSpot(seat, piece, "volcano")
    if where == "egg":
        return PieceSpot(seat, piece, NEST_PLACE)
    table = showing.table
    cell = next(c for c in range(16) if table.land.terrain(c).value == where)
    return PieceSpot(seat, piece, next(name for name, number in CELLS.items() if number == cell))


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
        x = round(x - ROLL_IN * (1 - share) ** 3, 1)
        turn = TURNS[(step * 5 + number) % len(TURNS)]
        return Die(showing.cast.sprites, (Icon(face),), x, round(y - bounce, 1), turn, layer=FLIGHT)

    kept = [_put_aside(showing, event, number) for number in range(len(centres)) if number not in numbers]

    def draw(t: float) -> list[Thing]:
        return [*kept, *(die(order, number, t) for order, number in enumerate(numbers))]

    hidden: frozenset[object] = frozenset(DieSpot(number) for number in range(len(centres)))
    name = showing.name(event.seat)
    heading = _("{name} rolls").format(name=name)
    return Act(theme.CALM_S if calm else seconds, draw, hidden, Message(heading))


def cheer(cast: Cast, figures: Figures, winners: Sequence[int]) -> Act:
    """The winners' cave people throw their arms up and leap."""
    tribe = [one for one in figures.values() if one.spot.seat in winners and one.spot.piece == CAVE_PERSON]
    people = [one for one in tribe if one.count == 1]

    def draw(t: float) -> list[Thing]:
        return leaping(cast, people, t * CHEER_S if 0.06 < t < 0.97 else 0.0)

    return Act(CHEER_S, draw, frozenset(one.key for one in people), cues=landings(people, 0, CHEER_S))


def _put_aside(showing: Showing, event: Rolled, number: int) -> Die:
    """A die that is not rolled again."""
    icons = tuple(Icon(icon) for icon in dice.icons_of(event.faces[number]))
    x, y = layout.die_centres(len(event.faces))[number]
    return Die(showing.cast.sprites, icons, x, y, dice.TILTS[number % 7], kept=True, raised=1.0)


def banner(showing: Showing, event: TurnEnded, *, calm: bool) -> Act:
    """Whose turn begins."""
    label = turn_label(showing, event.to)

    def draw(t: float) -> list[Thing]:
        come = 1.0 if calm else ease_out_cubic(part(t * TURN_S, 0, CARD_S))
        return [replace(label, y=round(label.y + 24 * (1 - come)))]

    return Act(TURN_S, draw, message=Message(label.words))


def turn_label(showing: Showing, seat: int) -> Label:
    """The banner of a seat."""
    words = _("{name}'s turn").format(name=showing.name(seat))
    x, y = layout.BOARD.center
    return Label(words, x, y, tribe=showing.seats[seat].tribe, great=True)


def said(showing: Showing, event: Event) -> Message:
    """What happened in a sentence, for the tray."""
    names = [seat.name for seat in showing.seats]
    seat = getattr(event, "seat", None)
    heading = names[seat] if isinstance(seat, int) else ""
    return Message(heading, telling.sentence(showing.table.box, names, event))


def quiet(showing: Showing, event: Event) -> Act | None:
    """Events that are only said."""
    match event:
        case Kept(seat) if showing.is_bot(seat):
            return Act(KEPT_S, message=said(showing, event))
        case StayedStill(seat):
            return Act(0.7, message=Message(_("{name} keeps still").format(name=showing.name(seat))))
        case Spared(seat):
            return Act(0.7, message=Message(_("{name} spares them").format(name=showing.name(seat))))
    return None
