"""What a table leaves to choose of a skirmish, and its ground, small."""

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Final

import pygame
from pygame import FRect, Surface

from game.core.words import N_, _
from game.dinowars.field import Field
from game.dinowars.kinds import ARMIES, Kind
from game.dinowars.own_packs import own_packs
from game.dinowars.packing import OWN, written
from game.dinowars.scenario import QUAKES, RANDOM, TWIST_CHOICES, Scenario
from game.dinowars.state import State
from game.dinowars.view.ground import painting
from game.dinowars.view.wording import TWISTS
from game.ui.canvas import Canvas
from game.ui.sprites import Sprites
from game.ui.steps import finish
from game.ui.theme import INK
from game.ui.ways import Value, Way

TWIST_NAMES: Final = {"none": N_("none"), "rolled": N_("the dice choose"), "all": N_("all at once")} | TWISTS
QUAKE_NAMES: Final = {"killed": N_("kills"), "downed": N_("downs")}
TURNS: Final = (6, 8, 10, 12, 16, 20)


def ways(scenario: Scenario, _seats: int, chosen: Mapping[str, str]) -> tuple[Way, ...]:
    """The choices; the points that are `chosen` say which packs there are."""
    usual = scenario.armies()[0].points
    points = int(chosen["points"]) if chosen.get("points", "").isdigit() else usual
    points = points if points in ARMIES else usual
    found = [
        Way("table", _("Ground"), tuple(_tables(scenario)), scenario.table),
        Way("points", _("Points"), tuple(Value(str(one), str(one), one) for one in sorted(ARMIES)), str(usual)),
        *_packs(scenario, points),
        Way("twist", _("Twist"), tuple(Value(one, _(TWIST_NAMES[one]), one) for one in TWIST_CHOICES), scenario.twist),
        Way("quake", _("A quake"), tuple(Value(one, _(QUAKE_NAMES[one]), one) for one in QUAKES), scenario.quake),
        _turns(scenario),
    ]
    return tuple(found)


def _turns(scenario: Scenario) -> Way:
    numbers = sorted({*TURNS, scenario.turns})
    return Way("turns", _("Turns"), tuple(Value(str(one), str(one), one) for one in numbers), str(scenario.turns))


def _tables(scenario: Scenario) -> Iterator[Value]:
    for field in scenario.pieces.fields:
        yield Value(field.name, _(field.title), field.name)
    yield Value(RANDOM, _("Random table"), RANDOM)


def _packs(scenario: Scenario, points: int) -> Iterator[Way]:
    """D2: one for each side, of the same points."""
    ready = [Value(one.name, _(one.title), one.name) for one in scenario.pieces.packs if one.points == points]
    packs = (*ready, *_own_packs(scenario.pieces.kinds, points))
    usual = scenario.usual_packs(points)
    for name, title, own in zip(("first", "second"), (_("First pack"), _("Second pack")), usual, strict=True):
        yield Way(name, title, packs, own)


def _own_packs(kinds: tuple[Kind, ...], points: int) -> Iterator[Value]:
    """What the player put together; the match file holds it whole."""
    for one in own_packs(kinds):
        if one.pack is not None and one.pack.points == points:
            yield Value(f"{OWN}{one.path.name}", one.pack.title, written(one.pack, kinds))


def preview(canvas: Canvas, state: State, area: FRect) -> None:
    """The ground, small."""
    side = max(1, canvas.map.px(area.w))
    canvas.fill(FRect(area.x - 3, area.y - 3, area.w + 6, area.w + 6), INK)
    made = _small(canvas.art.sprites, state.box.field, side)
    canvas.surface.blit(made, canvas.map.at(area.x, area.y))


@lru_cache(maxsize=8)
def _small(sprites: Sprites, field: Field, side: int) -> Surface:
    whole = finish(painting(sprites, field, 0.6))
    return pygame.transform.smoothscale(whole, (side, side))
