"""Which parts of the picture are no longer true."""

from collections.abc import Iterable

from pygame import FRect, Rect

MOST = 6
"""More regions than this are joined: each costs a pass over everything that is drawn."""


class Damage:
    """Design areas to draw again; empty is false."""

    def __init__(self) -> None:
        self._areas: list[FRect] = []
        self._all = False

    def __bool__(self) -> bool:
        return self._all or bool(self._areas)

    def add(self, area: FRect) -> None:
        """Draw this area again."""
        if not self._all and area.w > 0 and area.h > 0:
            self._areas.append(FRect(area))

    def everything(self) -> None:
        """Draw the whole picture again, letterbox included."""
        self._all = True
        self._areas.clear()

    def take(self) -> list[FRect] | None:
        """The areas since the last call (None is everything), and forget them."""
        areas = None if self._all else self._areas
        self._all, self._areas = False, []
        return areas


def joined(regions: Iterable[Rect], most: int = MOST) -> list[Rect]:
    """The same pixels in few regions that do not overlap."""
    apart: list[Rect] = []
    for region in regions:
        _absorb(apart, region.copy())
    while len(apart) > most:
        _absorb(apart, apart.pop().union(_nearest(apart)))
    return apart


def _absorb(apart: list[Rect], grown: Rect) -> None:
    while (hit := grown.collidelist(apart)) >= 0:
        grown = grown.union(apart.pop(hit))
    apart.append(grown)


def _nearest(apart: list[Rect]) -> Rect:
    """The region that is cheapest to draw twice: the smallest."""
    best = min(range(len(apart)), key=lambda i: apart[i].w * apart[i].h)
    return apart.pop(best)
