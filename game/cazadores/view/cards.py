"""Mission cards: their faces, for eyes that may see them, and their backs."""

from dataclasses import dataclass

from pygame import FRect

from game.cazadores.box import Box
from game.cazadores.view.layout import CARD
from game.cazadores.view.looks import seal
from game.ui.canvas import Canvas
from game.ui.theme import CREAM, INK, Face, Style
from game.ui.things import FLIGHT
from game.ui.writing import put


def draw_card(canvas: Canvas, box: Box, card: int, area: FRect) -> None:
    """A mission face up: what it is worth, and a seal for each of its groups; its foot is left free."""
    mission, unit = box.missions[card], area.w / CARD[0]
    canvas.panel("card", area, seed=card + 3)
    head = FRect(area.x + 8, area.y + 4 * unit, area.w - 16, 36 * unit)
    put(canvas, str(mission.value), Style(Face.BOLD, round(30 * unit), INK), head, "centre", name=f"mission-{card}")
    top, across = head.bottom + 2 * unit, 2 if len(mission.groups) > 1 else 1
    high = (foot(area).y - top) / 2
    for number, group in enumerate(mission.groups):
        x = area.x + area.w * (number % across + 0.5) / across
        seal(canvas, group, x, top + high * (number // across + 0.5), min(42 * unit, high - 4))


def foot(area: FRect) -> FRect:
    """Where a card says whether it is kept or done."""
    return FRect(area.x + 6, area.bottom - 36, area.w - 12, 30)


def draw_back(canvas: Canvas, value: int, area: FRect, number: int) -> None:
    """The back of a card, which shows what it is worth (C34)."""
    name = f"mission-back-{value}"
    if canvas.art.sprites.has(name):
        canvas.sprite(name, area.x, area.y, min(area.w / 120, area.h / 168))
    else:
        canvas.panel("dark", area, seed=number + 2)
    unit = area.w / CARD[0]
    chip = FRect(area.centerx - 26 * unit, area.bottom - 46 * unit, 52 * unit, 36 * unit)
    canvas.panel("dark", chip, seed=4)  # beneath the emblem; the pips above it say the same
    put(canvas, str(value), Style(Face.BOLD, round(30 * unit), CREAM), chip, "centre", name=f"back-{number}")


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
