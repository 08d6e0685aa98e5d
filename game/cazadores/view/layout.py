"""Where everything lies, in design units (1920 x 1080)."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from math import dist
from typing import Final

from pygame import FRect

from game.cazadores.chart import Chart, Point

FRAME: Final = FRect(30, 24, 1276, 858)
SEA: Final = FRect(70, 51.5, 1196, 803)
"""What of the frame the chart fills; the track of points runs around it."""
CHIPS: Final = 15.0
"""How far chips on one disc lie from each other."""
TRACK: Final = 110
"""So many discs the track has, from 0 on."""

COLUMN: Final = FRect(1330, 24, 566, 858)
ROWS: Final = {2: 84.0, 3: 70.0, 4: 60.0, 5: 51.0}
"""From one player's line to the next, by the number of seats."""
TILE: Final = (54.0, 75.0)
ACROSS: Final = 8
CARD: Final = (104.0, 152.0)
"""A mission card where there is the least room."""
CARD_GAP: Final = 14.0
CARD_FOOT: Final = 20.0
"""So far above the edge of their panel cards end, that their shadows lie on it."""
SLOT: Final = (65.0, 80.0)
"""From one place of the hold to the next."""

STATUS: Final = FRect(62, 914, 600, 130)
BENCH: Final = FRect(680, 918, 552, 122)


@lru_cache(maxsize=8)
def scale(chart: Chart) -> float:
    """Design units for a pixel of the map."""
    return min(SEA.w / (chart.width or SEA.w), SEA.h / (chart.height or SEA.h))


def at(chart: Chart, point: Point) -> Point:
    """A point of the map on the screen; the map lies in the middle of its sea."""
    factor = scale(chart)
    left, top = SEA.centerx - chart.width * factor / 2, SEA.centery - chart.height * factor / 2
    return left + point[0] * factor, top + point[1] * factor


def port(chart: Chart, space: int) -> Point:
    """The middle of a space."""
    return at(chart, (chart.spaces[space].x, chart.spaces[space].y))


@lru_cache(maxsize=8)
def port_boxes(chart: Chart) -> tuple[FRect, ...]:
    """By space, where it can be pointed at: as large as its neighbours leave room."""
    middles = [port(chart, space) for space in range(len(chart.spaces))]
    found = []
    for here in middles:
        room = min((dist(here, there) for there in middles if there != here), default=66.0)
        side = min(66.0, max(36.0, room * 0.96))
        box = FRect(0, 0, side, side)
        box.center = here
        found.append(box)
    return tuple(found)


@lru_cache(maxsize=2)
def track() -> tuple[Point, ...]:
    """The middles of the discs of points, clockwise from the upper left."""
    box = FRAME.inflate(-38, -26)
    around = 2 * (box.w + box.h)
    return tuple(_on(box, number * around / TRACK) for number in range(TRACK))


def _on(box: FRect, far: float) -> Point:
    if far < box.w:
        return box.x + far, box.y
    if far < box.w + box.h:
        return box.right, box.y + far - box.w
    if far < 2 * box.w + box.h:
        return box.right - (far - box.w - box.h), box.bottom
    return box.x, box.bottom - (far - 2 * box.w - box.h)


# -- the column at the right ------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Column:
    """Where the parts of the right column are, for so many seats."""

    rows: tuple[FRect, ...]
    ledger: FRect
    missions: FRect


@lru_cache(maxsize=8)
def column(seats: int) -> Column:
    """The lines of the players, the ledger of one of them, the missions."""
    step = ROWS[seats]
    rows = tuple(FRect(COLUMN.x, COLUMN.y + k * step, COLUMN.w, step - 6) for k in range(seats))
    top = COLUMN.y + seats * step + 4
    ledger = FRect(COLUMN.x, top, COLUMN.w, 370)
    below = ledger.bottom + 8
    return Column(rows, ledger, FRect(COLUMN.x, below, COLUMN.w, COLUMN.bottom - below))


def slots(ledger: FRect, hold: int) -> tuple[FRect, ...]:
    """The places of the hold."""
    down = -(-hold // ACROSS)
    high = min(SLOT[1], (ledger.h - 130) / down)
    left, top = ledger.x + 24, ledger.y + 122
    size = (TILE[0], min(TILE[1], high - 6))
    return tuple(FRect(left + k % ACROSS * SLOT[0], top + k // ACROSS * high, *size) for k in range(hold))


def cards(missions: FRect, number: int) -> tuple[FRect, ...]:
    """Mission cards side by side, as large as there is room; they overlap where there are many."""
    top, room = missions.y + 50, missions.w - 36
    high = min(missions.bottom - CARD_FOOT - top, (room / max(1, number) - CARD_GAP) / CARD[0] * CARD[1])
    wide = max(high, CARD[1]) * CARD[0] / CARD[1]
    step = min(wide + CARD_GAP, (room - 4 - wide) / max(1, number - 1))
    return tuple(FRect(missions.x + 18 + k * step, top, wide, max(high, CARD[1])) for k in range(number))


def decks(missions: FRect, number: int) -> tuple[FRect, ...]:
    """The face-down decks, in the line of the heading."""
    return tuple(FRect(missions.right - 18 - (number - k) * 98, missions.y + 6, 92, 40) for k in range(number))


def lap(score: int) -> tuple[int, int]:
    """The disc on which a score lies, and how often it has gone around; below 0 it waits on the first (C32)."""
    return (0, 0) if score < 0 else (score % TRACK, score // TRACK)


def chips(scores: Sequence[int]) -> tuple[Point, ...]:
    """By seat, where its chip lies: those on one disc beside each other."""
    discs = [lap(score)[0] for score in scores]
    found = []
    for seat, disc in enumerate(discs):
        order, number = discs[:seat].count(disc), discs.count(disc)
        x, y = track()[disc]
        x += (order - (number - 1) / 2) * CHIPS
        found.append((min(max(x, FRAME.x + 16 + order * CHIPS), FRAME.right - 16 - (number - 1 - order) * CHIPS), y))
    return tuple(found)
