"""Where everything lies, in design units (1920 x 1080)."""

from dataclasses import dataclass
from typing import Final

from pygame import FRect

from game.dinowars.field import EDGES, SIZE, STRIP, Edge
from game.dinowars.kinds import INCH

UNIT: Final = 18.0
"""An inch of the table."""
TABLE: Final = FRect(528, 16, UNIT * SIZE / INCH, UNIT * SIZE / INCH)
FRAME: Final = TABLE.inflate(30, 30)
LEFT: Final = FRect(16, 8, 488, 884)
RIGHT: Final = FRect(1416, 8, 488, 884)
GAP: Final = 10.0
CARD: Final = FRect(RIGHT.x, RIGHT.y, RIGHT.w, 556)
OBJECTIVES: Final = FRect(RIGHT.x, CARD.bottom + GAP, RIGHT.w, RIGHT.bottom - CARD.bottom - GAP)
WIDE: Final = FRect(68, 916, 1160, 126)
STATUS: Final = FRect(452, 916, 776, 126)
"""The same while dice lie there."""
DICE: Final = FRect(60, 916, 380, 126)
HEAD: Final = 56.0
FIERCE: Final = 36.0
COLUMN: Final = 5
"""So many animals of a roster stand one under the other; more stand in two columns."""
ROW: Final = 50.0
"""A line of the card."""

Point = tuple[float, float]


def at(x: float, y: float) -> Point:
    """The point of a place on the table (hundredths of an inch)."""
    return TABLE.x + x * UNIT / INCH, TABLE.y + y * UNIT / INCH


def spot(x: float, y: float) -> tuple[int, int]:
    """The place on the table under a point, in hundredths of an inch; it may lie beyond the edge."""
    return round((x - TABLE.x) * INCH / UNIT), round((y - TABLE.y) * INCH / UNIT)


def units(length: float) -> float:
    """A length on the table in design units."""
    return length * UNIT / INCH


def around(x: float, y: float, radius: float) -> FRect:
    """The box round a disc on the table."""
    mx, my = at(x, y)
    reach = units(radius)
    return FRect(mx - reach, my - reach, 2 * reach, 2 * reach)


def band(edge: Edge, deep: float, start: float = 0.0) -> FRect:
    """What lies from so deep to so deep along an edge of the table."""
    corners = [edge.along(0, round(start)), edge.along(SIZE, round(deep))]
    (x, y), (x1, y1) = (at(*corner) for corner in corners)
    return FRect(min(x, x1), min(y, y1), abs(x1 - x), abs(y1 - y))


def strip(edge: Edge) -> FRect:
    """The deployment strip along that edge."""
    return band(edge, STRIP)


STRIPS: Final = {edge: strip(edge) for edge in EDGES}


# -- rosters ----------------------------------------------------------------------------------------------------------


def roster(seat: int) -> FRect:
    """A side's sheet."""
    high = (LEFT.h - GAP) / 2
    return FRect(LEFT.x, LEFT.y + seat * (high + GAP), LEFT.w, high)


def ribbon(seat: int) -> FRect:
    """Its head: the player's name and the points."""
    box = roster(seat)
    return FRect(box.x + 8, box.y + 8, box.w - 16, HEAD)


def ferocity(seat: int) -> FRect:
    """Its ferocity."""
    box = ribbon(seat)
    return FRect(box.x + 14, box.bottom + 4, box.w - 28, FIERCE)


@dataclass(frozen=True, slots=True)
class Line:
    """An animal's place in a roster: the whole, its picture (none in two columns), its name, its numbers, its dots."""

    box: FRect
    picture: FRect | None
    name: FRect
    numbers: FRect
    dots: FRect


def line(seat: int, place: int, animals: int) -> Line:
    """The place of that animal, of so many."""
    top, foot = ferocity(seat).bottom + 6, roster(seat).bottom - 12
    if animals <= COLUMN:
        high = min(78.0, (foot - top) / animals)
        box = FRect(roster(seat).x + 12, top + place * high, LEFT.w - 24, high - 6)
        picture = FRect(box.x + 6, box.y + 4, 94, box.h - 8)
        rest = FRect(picture.right + 10, box.y, box.right - picture.right - 18, box.h)
        half = rest.h / 2
        name = FRect(rest.x, rest.y, rest.w, half)
        dots = FRect(rest.right - 76, rest.y + half, 76, half)
        return Line(box, picture, name, FRect(rest.x, rest.y + half, rest.w - 80, half), dots)
    rows = (animals + 1) // 2
    high, wide = (foot - top) / rows, (LEFT.w - 30) / 2
    box = FRect(roster(seat).x + 12 + place // rows * (wide + 6), top + place % rows * high, wide, high - 6)
    inner = box.inflate(-16, -4)
    part = inner.h / 68
    name = FRect(inner.x, inner.y, inner.w, 31 * part)
    numbers = FRect(inner.x, name.bottom, inner.w, 27 * part)
    return Line(box, None, name, numbers, FRect(inner.x, numbers.bottom, inner.w, 10 * part))


# -- the card and the objectives --------------------------------------------------------------------------------------


def card_title() -> FRect:
    """What the card is about."""
    return FRect(CARD.x + 24, CARD.y + 10, CARD.w - 48, 50)


def portraits() -> tuple[FRect, FRect]:
    """The two of a combat."""
    wide = (CARD.w - 48) / 2
    return FRect(CARD.x + 18, CARD.y + 64, wide, 108), FRect(CARD.x + 30 + wide, CARD.y + 64, wide, 108)


def portrait() -> FRect:
    """One animal alone."""
    return FRect(CARD.x + 18, CARD.y + 64, CARD.w - 36, 148)


def card_words() -> FRect:
    """What is said beneath two portraits."""
    return FRect(CARD.x + 22, CARD.y + 176, CARD.w - 44, 64)


def card_odds() -> FRect:
    """The chances, or the dice that fell."""
    return FRect(CARD.x + 18, CARD.y + 242, CARD.w - 36, 96)


def card_numbers() -> FRect:
    """The numbers of one animal alone."""
    return FRect(CARD.x + 26, CARD.y + 218, CARD.w - 52, 46)


def card_facts() -> FRect:
    """What is said beneath them."""
    return FRect(CARD.x + 24, CARD.y + 268, CARD.w - 48, 70)


def card_whole() -> FRect:
    """The card beneath its title."""
    return FRect(CARD.x + 24, CARD.y + 66, CARD.w - 48, CARD.h - 86)


def card_row(number: int, rows: int) -> FRect:
    """A line of the card, of so many; they fill its foot."""
    top, foot = CARD.y + 342, CARD.bottom - 16
    high = min(ROW + 8, (foot - top) / rows)
    start = foot - rows * high
    return FRect(CARD.x + 18, start + number * high, CARD.w - 36, high - 6)


def objective(number: int, rows: int) -> FRect:
    """A line of the objectives, of so many."""
    top = OBJECTIVES.y + 54
    high = (OBJECTIVES.bottom - 14 - top) / rows
    return FRect(OBJECTIVES.x + 14, top + number * high, OBJECTIVES.w - 28, high - 5)


def die_places(number: int) -> tuple[tuple[float, float, float], ...]:
    """The middles and the size of so many dice on the tray."""
    if number <= 4:
        return tuple((DICE.x + 50 + i * 94, DICE.centery, 0.86) for i in range(number))
    return tuple((DICE.x + 40 + i % 4 * 78, DICE.y + 31 + i // 4 * 64, 0.6) for i in range(number))
