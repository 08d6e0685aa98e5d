"""A tribe's panel, and where its parts are: they make room for the size of text that a player wants."""

from dataclasses import dataclass
from math import ceil
from typing import Final

from pygame import FRect

PANEL_X: Final = 28.0
PANEL_W: Final = 446.0
WIDER: Final = 24.0
"""So much wider is the panel of whoever's turn it is."""
RIBBON: Final = 58.0
STEP: Final = {2: 421.0, 3: 281.0, 4: 211.0}
"""From one panel to the next, by the number of seats: together they fill the column."""
LINES: Final = {2: (86.0, 72.0), 3: (78.0, 62.0), 4: (60.0, 47.0)}
"""How high the line of the name and that of the supply can grow."""
STACKED: Final = 160.0
"""With so much room under the words, the people stand in one row and the dinosaurs below them, else beside them."""
CROWD, CLOSE, ROOMY = 194.0, 132.0, 90.0
"""How wide the people stand beside the dinosaurs, and how wide where there is less room than this under the words."""
PEOPLE: Final = 0.47
"""Of that room, so much for the people, but never more than this."""
TALLEST: Final = 98.0
BASES: Final = 30.0
"""How high a row of bases is that wait for dinosaurs."""
LONG: Final = 1.6
"""How much longer than high a dinosaur is, more or less."""


@dataclass(frozen=True, slots=True)
class Panel:
    """A tribe's panel: its box, and where the parts of it are.

    `grown`: its words are large, so that `second` is a line which the supply shares with whose turn it is, or else with
    the target.
    """

    box: FRect
    name: FRect
    second: FRect
    score: FRect
    target: FRect
    people: FRect
    herd: FRect
    grown: bool = False


def panel(seat: int, seats: int, *, active: bool, zoom: float = 1.0) -> Panel:
    """The panel of a seat; the active one is wider. `zoom`: the player's text size."""
    step = STEP.get(seats, STEP[4])
    box = FRect(PANEL_X, 36 + seat * step, PANEL_W + (WIDER if active else 0), step - 17)
    return _usual(box) if zoom <= 1 else _grown(box, zoom, LINES.get(seats, LINES[4]))


def _usual(box: FRect) -> Panel:
    left = box.x + RIBBON + 18
    people, herd = _pieces(box, box.y + 84, box.y + 68)
    return Panel(
        box,
        name=FRect(left, box.y + 10, box.right - 152 - left, 40),
        second=FRect(left, box.y + 48, 194, 34),
        score=FRect(box.right - 156, box.y + 2, 76, 62),
        target=FRect(box.right - 82, box.y + 22, 74, 34),
        people=people,
        herd=herd,
    )


def _grown(box: FRect, zoom: float, most: tuple[float, float]) -> Panel:
    """Two lines as high as the text wants them, as far as that leaves the pieces a place."""
    first, second = min(42 * zoom, most[0]), min(35 * zoom, most[1])
    left, right, top = box.x + RIBBON + 16, box.right - 18, box.y + 9
    score, line = first * 1.2, FRect(left, top + first, right - left, second)
    rest = top + first + second + 2
    people, herd = _pieces(box, rest, rest + 2)
    return Panel(
        box,
        name=FRect(left, top, right - score - 8 - left, first),
        second=line,
        score=FRect(right - score, top, score, first),
        target=line,
        people=people,
        herd=herd,
        grown=True,
    )


def _pieces(box: FRect, people: float, herd: float) -> tuple[FRect, FRect]:
    """Where the cave people stand and where the dinosaurs, whose places begin at these heights."""
    left, room = box.x + RIBBON + 18, box.bottom - 14 - people
    if room < STACKED:
        wide = CROWD if room >= ROOMY else CLOSE
        right = left + wide + 6
        slot = FRect(right, herd, box.right - 18 - right, box.bottom - 10 - herd)
        return FRect(left, people, wide, room), slot
    high, wide = min(TALLEST, room * PEOPLE), box.right - 18 - left
    below = people + high + 8
    return FRect(left, people, wide, high), FRect(left, below, wide, box.bottom - 10 - below)


def herd_slots(area: FRect, bases: int, herd: int = 0) -> tuple[FRect, ...]:
    """Room for each base of a tribe in its panel: those with a dinosaur (`herd`) first, as large as can be."""
    inner, left = area.inflate(-8, -8), bases - herd
    alike = _grid(inner, bases)
    if not herd or left <= 0:
        return alike
    high, wide = inner.h - BASES - 6, inner.w - 2 * BASES
    below = _grid(FRect(inner.x, inner.y, inner.w, high), herd)
    beside = _grid(FRect(inner.x, inner.y, wide, inner.h), herd)
    row = _across(FRect(inner.x, inner.bottom - BASES, inner.w, BASES), left)
    column = _grid(FRect(inner.right - 2 * BASES, inner.y, 2 * BASES, inner.h), left, 1)
    return max(alike, (*below, *row), (*beside, *column), key=lambda slots: _large(slots[0]))


def _large(slot: FRect) -> float:
    """How high a dinosaur there can be."""
    return min(slot.w / LONG, slot.h)


def _grid(area: FRect, number: int, across: int = 0) -> tuple[FRect, ...]:
    """So many slots of one size, in as many columns as let a dinosaur be largest."""
    if not across:
        return max((_grid(area, number, n) for n in range(1, number + 1)), key=lambda slots: _large(slots[0]))
    w, h = area.w / across, area.h / ceil(number / across)
    return tuple(FRect(area.x + i % across * w, area.y + i // across * h, w, h) for i in range(number))


def _across(area: FRect, number: int) -> tuple[FRect, ...]:
    """Slots side by side, in the middle of the area."""
    w = min(area.w / number, 3 * area.h)
    left = area.centerx - w * number / 2
    return tuple(FRect(left + i * w, area.y, w, area.h) for i in range(number))
