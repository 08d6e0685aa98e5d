"""Mission cards: their faces, for eyes that may see them, and their backs."""

from dataclasses import dataclass
from typing import Final

from pygame import FRect

from game.cazadores.box import Box
from game.cazadores.view.looks import seal
from game.ui.canvas import Canvas
from game.ui.theme import CREAM, INK, Face, Style
from game.ui.things import FLIGHT
from game.ui.writing import put

VALUE: Final = Style(Face.BOLD, 30, CREAM)
FACE: Final = Style(Face.BOLD, 30, INK)


def draw_card(canvas: Canvas, box: Box, card: int, area: FRect) -> None:
    """A mission face up: what it is worth, and a seal for each of its groups."""
    mission = box.missions[card]
    canvas.panel("card", area, seed=card + 3)
    head = FRect(area.x + 8, area.y + 4, area.w - 16, 36)
    put(canvas, str(mission.value), FACE, head, "centre", name=f"mission-{card}")
    top, room = area.y + 44, area.h - 54
    side = min(42.0, room / 2 - 4)
    for number, group in enumerate(mission.groups):
        across = 2 if len(mission.groups) > 1 else 1
        x = area.x + area.w * (number % across + 0.5) / across
        y = top + side / 2 + number // across * (side + 6)
        seal(canvas, group, x, y, side)


def draw_back(canvas: Canvas, value: int, area: FRect, number: int) -> None:
    """The back of a card, which shows what it is worth (C34)."""
    name = f"mission-back-{value}"
    if canvas.art.sprites.has(name):
        canvas.sprite(name, area.x, area.y, min(area.w / 120, area.h / 168))
    else:
        canvas.panel("dark", area, seed=number + 2)
    chip = FRect(area.centerx - 26, area.bottom - 46, 52, 36)  # beneath the emblem; the pips above it say the same
    canvas.panel("dark", chip, seed=4)
    put(canvas, str(value), VALUE, chip, "centre", name=f"back-{number}")


@dataclass(frozen=True, slots=True)
class Card:
    """A card that moves: its face, or its back while `card` is None."""

    box: Box
    card: int | None
    value: int
    area: tuple[float, float, float, float]
    layer: int = FLIGHT

    @property
    def depth(self) -> float:
        return self.area[1]

    @property
    def bounds(self) -> FRect:
        return FRect(self.area).inflate(40, 44)

    def draw(self, canvas: Canvas) -> None:
        if self.card is None:
            draw_back(canvas, self.value, FRect(self.area), 0)
        else:
            draw_card(canvas, self.box, self.card, FRect(self.area))
