"""Where things stand: rows, columns and grids in design units, and what a layout test wants to know."""

from collections.abc import Sequence
from dataclasses import dataclass

from pygame import FRect


def row(area: FRect, count: int, gap: float = 16) -> list[FRect]:
    """`count` equal boxes side by side."""
    return shares(area, [1.0] * count, gap)


def shares(area: FRect, weights: Sequence[float], gap: float = 16) -> list[FRect]:
    """Boxes side by side, as wide as their weights say."""
    room = area.w - gap * (len(weights) - 1)
    total = sum(weights) or 1.0
    boxes, x = [], area.x
    for weight in weights:
        boxes.append(FRect(x, area.y, room * weight / total, area.h))
        x += room * weight / total + gap
    return boxes


def column(area: FRect, heights: Sequence[float], gap: float = 16) -> list[FRect]:
    """Boxes of these heights one under the other, from the top of the area."""
    boxes, y = [], area.y
    for height in heights:
        boxes.append(FRect(area.x, y, area.w, height))
        y += height + gap
    return boxes


def stack(area: FRect, count: int, gap: float = 16) -> list[FRect]:
    """`count` equal boxes one under the other."""
    height = (area.h - gap * (count - 1)) / max(1, count)
    return column(area, [height] * count, gap)


def grid(area: FRect, across: int, down: int, gap: float = 16) -> list[FRect]:
    """Equal boxes in reading order."""
    return [box for line in stack(area, down, gap) for box in row(line, across, gap)]


def inset(area: FRect, by: float, by_y: float | None = None) -> FRect:
    """The area without a border."""
    return area.inflate(-2 * by, -2 * (by if by_y is None else by_y))


@dataclass(frozen=True, slots=True)
class Note:
    """One text on the screen: its box, where its letters are, and whether some of it is missing."""

    name: str
    words: str
    box: FRect
    text: FRect
    clipped: bool
    units: float


def faults(notes: Sequence[Note], smallest: float = 24, slack: float = 2.0) -> list[str]:
    """What a layout test must not find: cut texts, texts over one another, off the screen or too small."""
    found = [f"{n.name}: cut off: {n.words!r}" for n in notes if n.clipped]
    found += [f"{n.name}: too small: {n.words!r} ({n.units:.1f})" for n in notes if _small(n, smallest)]
    found += [f"{n.name}: off the screen: {n.words!r}" for n in notes if _outside(n.text)]
    for i, one in enumerate(notes):
        inner = inset(one.text, slack)
        over = [n for n in notes[i + 1 :] if inner.colliderect(inset(n.text, slack)) and n.words != one.words]
        found += [f"{one.name}: {one.words!r} over {n.name}: {n.words!r}" for n in over]
    return found


def _small(note: Note, smallest: float) -> bool:
    badge = len(note.words) <= 2
    return note.units < (22 if badge else smallest) - 0.01


def _outside(text: FRect) -> bool:
    return not FRect(-1, -1, 1922, 1082).contains(text)
