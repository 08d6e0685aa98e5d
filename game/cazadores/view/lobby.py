"""What a table leaves to choose of a match of Fossil Hunters, and its chart, small."""

from collections.abc import Mapping
from typing import Any, Final

from pygame import FRect

from game.cazadores.chart import Kind
from game.cazadores.scenario import CHOICES, Scenario
from game.cazadores.state import State
from game.cazadores.view.looks import look
from game.core.words import N_, _
from game.ui.canvas import Canvas
from game.ui.theme import CREAM, EMBER, INK, pigment
from game.ui.ways import Value, Way

TITLES: Final = {
    "museums": N_("Museums"),
    "draws": N_("Further missions"),
    "trade": N_("Trade at museums"),
    "returns": N_("Tiles returned"),
    "bonus": N_("Bonus for most"),
    "start": N_("First player"),
    "head_start": N_("Head start"),
}
"""The variants that the lobby offers, by their option."""
SAID: Final[Mapping[Any, str]] = {
    True: N_("yes"),
    False: N_("no"),
    "chosen": N_("chosen"),
    "drawn": N_("drawn by lot"),
    "animals": N_("animals"),
    "kinds": N_("kinds"),
    "tiles": N_("tiles"),
    "random": N_("drawn by lot"),
    "first": N_("the first seat"),
}


def ways(scenario: Scenario, _seats: int, _chosen: Mapping[str, str]) -> tuple[Way, ...]:
    """The variants, each with the set-up's own way as the usual one."""
    return tuple(_way(name, title, getattr(scenario.variants, name)) for name, title in TITLES.items())


def _way(name: str, title: str, usual: Any) -> Way:
    values = tuple(Value(str(value).lower(), _said(value), value) for value in CHOICES[name])
    return Way(name, _(title), values, str(usual).lower())


def _said(value: Any) -> str:
    """The value as the lobby names it; so many provisions more (C39) with a sign."""
    if type(value) is int:
        return f"+{value}"
    return _(SAID[value])


SEA: Final = pigment("#2F7886")


def preview(canvas: Canvas, state: State, area: FRect) -> None:
    """The chart in the upper part of the area, its ports on it."""
    chart = state.box.chart
    size = area.w / (chart.width or area.w)
    canvas.fill(FRect(area.x, area.y, area.w, chart.height * size), SEA)
    if canvas.art.sprites.has(f"chart-{chart.name}"):
        canvas.sprite(f"chart-{chart.name}", area.x, area.y, size)
    for space in chart.spaces:
        x, y = area.x + space.x * size, area.y + space.y * size
        if space.kind is not Kind.SEA:
            colour = EMBER if space.kind is Kind.SUPPLIES else look(space.group).colour if space.group else CREAM
            canvas.disc(x, y, 6.5, INK)
            canvas.disc(x, y, 5, colour)
