"""What of a magnified picture is seen: it follows bots, the focus of keys and pads, and the mouse to the edges."""

from dataclasses import replace
from math import hypot
from typing import Final

from pygame import FRect

from game.ui.geometry import Mapping
from game.ui.theme import DESIGN

SIZES: Final = (75, 100, 125, 150, 175, 200)
"""Percent of the size at which the whole picture fits the window."""
EDGE: Final = 0.06
"""So near to an edge, by the window's height, the pointer pushes the picture on."""
PACE: Final = 1500.0
"""Design units a second at the very edge."""
GLIDE: Final = 2600.0
"""Design units a second on the way to what a bot does."""
AIR: Final = 40.0
"""Design units that are seen around what has the focus, if there is room."""
LARGEST: Final = 0.8
"""What fills more of the sight than that, as the whole table does, is not followed."""


def another(percent: int, steps: float) -> int:
    """The next size up or down from that one."""
    larger, smaller = [one for one in SIZES if one > percent], [one for one in SIZES if one < percent]
    return larger[0] if steps > 0 and larger else smaller[-1] if steps < 0 and smaller else percent


def held(mapping: Mapping, size: float, pixel: tuple[float, float]) -> Mapping:
    """Another size, with the design point under that pixel staying there."""
    x, y = mapping.to_design(pixel[0] / mapping.factor, pixel[1] / mapping.factor)
    scale = mapping.scale / mapping.magnified * size
    return replace(
        mapping,
        magnified=size,
        eye=(x + (mapping.width / 2 - pixel[0]) / scale, y + (mapping.height / 2 - pixel[1]) / scale),
    )


def toward(mapping: Mapping, area: FRect) -> Mapping:
    """Moved so that the area is seen whole, or, where it is too large for that, its middle."""
    seen, wanted = mapping.seen, area.inflate(2 * AIR, 2 * AIR)
    if mapping.magnified <= 1 or (area.w > seen.w * LARGEST and area.h > seen.h * LARGEST) or seen.contains(area):
        return mapping
    x = _shifted(seen.x, seen.w, wanted.x, wanted.w)
    y = _shifted(seen.y, seen.h, wanted.y, wanted.h)
    return replace(mapping, eye=(x + seen.w / 2, y + seen.h / 2))


def glided(mapping: Mapping, goal: Mapping, dt: float) -> Mapping:
    """On the way from one part of the picture to another, for `dt` seconds."""
    (x, y), (gx, gy) = mapping.seen.center, goal.seen.center
    far = hypot(gx - x, gy - y)
    share = min(1.0, GLIDE * dt / far) if far else 1.0
    return replace(mapping, eye=(x + (gx - x) * share, y + (gy - y) * share))


def pushed(mapping: Mapping, pixel: tuple[float, float], dt: float) -> Mapping:
    """Moved by a pointer near an edge of the window, the faster the nearer, for `dt` seconds."""
    if mapping.magnified <= 1:
        return mapping
    edge, seen = mapping.height * EDGE, mapping.seen
    dx, dy = (
        _push(at, room, edge) * PACE * dt for at, room in zip(pixel, (mapping.width, mapping.height), strict=True)
    )
    if not dx and not dy:
        return mapping
    x = min(max(seen.x + dx, 0.0), DESIGN[0] - seen.w)
    y = min(max(seen.y + dy, 0.0), DESIGN[1] - seen.h)
    return replace(mapping, eye=(x + seen.w / 2, y + seen.h / 2))


def _shifted(start: float, room: float, wanted: float, size: float) -> float:
    """Where the sight begins along one side, moved as little as is needed."""
    if size > room:
        return wanted + (size - room) / 2
    return min(max(start, wanted + size - room), wanted)


def _push(at: float, room: float, edge: float) -> float:
    """From -1 at the near end to 1 at the far end; 0 in between."""
    near, far = (edge - at) / edge, (at - (room - edge)) / edge
    return -min(1.0, near) if near > 0 else min(1.0, far) if far > 0 else 0.0
