"""Where everything is that can be pointed at, and what lies under the pointer. Spots are values of a game's own."""

from collections.abc import Iterable
from typing import Generic

from pygame import FRect

from game.ui.focus import nearest
from game.ui.hand import S
from game.ui.intents import Direction


class Places(Generic[S]):
    """The places of a picture of the table; of two that overlap the first given is the nearer to the eye."""

    def __init__(self, touched: Iterable[tuple[S, FRect]]) -> None:
        self.touched = list(touched)
        self.boxes: dict[S, FRect] = {}
        for spot, box in self.touched:
            self.boxes.setdefault(spot, box)

    def at(self, x: float, y: float) -> S | None:
        """What is under the pointer."""
        return next((spot for spot, box in self.touched if box.collidepoint(x, y)), None)

    def toward(self, spot: S, direction: Direction) -> S | None:
        """The nearest place in that direction."""
        others = [one for one in self.boxes if one != spot]
        found = nearest(self.boxes[spot], direction, [self.boxes[one] for one in others])
        return None if found is None else others[found]

    def order(self, lit: Iterable[S]) -> list[S]:
        """These places in reading order: by rows, from the left."""
        here = [spot for spot in lit if spot in self.boxes]
        return sorted(here, key=lambda spot: (round(self.boxes[spot].centery / 60), self.boxes[spot].centerx))
