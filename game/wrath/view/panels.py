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
STEP: Final = {2: 300.0, 3: 281.0, 4: 211.0}
"""From one panel to the next, by the number of seats."""
ROOMIER: Final = {2: 421.0}
"""The same at twice the text size, where the column has room left."""
LINES: Final = {2: (86.0, 72.0), 3: (78.0, 62.0), 4: (60.0, 47.0)}
"""How high the line of the name and that of the supply can grow."""


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
    step += (ROOMIER.get(seats, step) - step) * max(0.0, min(1.0, zoom - 1))
    box = FRect(PANEL_X, 36 + seat * step, PANEL_W + (WIDER if active else 0), step - 17)
    return _usual(box) if zoom <= 1 else _grown(box, zoom, LINES.get(seats, LINES[4]))


def _usual(box: FRect) -> Panel:
    left = box.x + RIBBON + 18
    herd_top = box.y + 68
    return Panel(
        box,
        name=FRect(left, box.y + 10, box.right - 152 - left, 40),
        second=FRect(left, box.y + 48, 194, 34),
        score=FRect(box.right - 156, box.y + 2, 76, 62),
        target=FRect(box.right - 82, box.y + 22, 74, 34),
        people=FRect(left, box.y + 84, 194, box.bottom - 16 - (box.y + 84)),
        herd=FRect(box.x + 276, herd_top, box.w - 294, box.bottom - 10 - herd_top),
    )


def _grown(box: FRect, zoom: float, most: tuple[float, float]) -> Panel:
    """Two lines as high as the text wants them, as far as that leaves the pieces a place."""
    first, second = min(42 * zoom, most[0]), min(35 * zoom, most[1])
    left, right, top = box.x + RIBBON + 16, box.right - 18, box.y + 9
    score, line = first * 1.2, FRect(left, top + first, right - left, second)
    rest = top + first + second + 2
    return Panel(
        box,
        name=FRect(left, top, right - score - 8 - left, first),
        second=line,
        score=FRect(right - score, top, score, first),
        target=line,
        people=FRect(left, rest, 194, box.bottom - 14 - rest),
        herd=FRect(box.x + 276, rest + 2, box.w - 294, box.bottom - 12 - rest),
        grown=True,
    )


def herd_slots(area: FRect, bases: int) -> tuple[FRect, ...]:
    """Room for each base of a tribe in its panel."""
    across = 2 if bases <= 4 else ceil(bases / 2)
    down = max(1, ceil(bases / across))
    w, h = (area.w - 8) / across, (area.h - 8) / down
    return tuple(FRect(area.x + 4 + i % across * w, area.y + 4 + i // across * h, w, h) for i in range(bases))
