"""The picture above the still one, as a list of things: pieces, lights, dice, buttons and words."""

from collections.abc import Hashable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from math import sin, tau

from pygame import FRect

from game.core.words import _
from game.ui.hand import Behaviour, Spot
from game.ui.spots import Places
from game.ui.things import FLIGHT, MARKS, PIECES, RINGS, TILES, Corners, Pic, Ring, Steps, Thing, order
from game.ui.tray import SMALL, Button, ButtonSpot, Message, about, knobs
from game.wrath.box import CELL_NAMES
from game.wrath.rolling import dice_of
from game.wrath.view import dice, guide, layout
from game.wrath.view.act import Figures
from game.wrath.view.arrange import spaces
from game.wrath.view.board import Slide, flag, outline
from game.wrath.view.breeze import STILL, Air, fires, leaves, smoke
from game.wrath.view.dice import Die
from game.wrath.view.flights import GROWN, LIFTED
from game.wrath.view.lava import Glow, Lake, sparks
from game.wrath.view.pieces import Bend, Figure
from game.wrath.view.places import ArrowSpot, DieSpot, NestSpot, PanelSpot, PenSpot, PieceSpot, TileSpot, TrailSpot
from game.wrath.view.pointing import arrow_box
from game.wrath.view.scenery import tile_picture
from game.wrath.view.showing import Showing
from game.wrath.view.spending import Spending
from game.wrath.view.tray import message

RESTLESS = 0.7
"""A volcano so full throws sparks."""


@dataclass(frozen=True, slots=True)
class Look:
    """All that the picture depends on besides the table: what is asked, pointed at, held, and what moves."""

    hand: Behaviour[Spot]
    places: Places[Spot]
    figures: Figures
    buttons: tuple[Button, ...]
    message: Message
    lit: frozenset[Spot] = frozenset()
    hidden: frozenset[object] = frozenset()
    pointed: Spot | None = None
    ringed: bool = False
    pressed: Spot | None = None
    slide: Slide | None = None
    carried: tuple[float, float] | None = None
    arrows: bool = False
    pulling: bool = False
    lifts: Mapping[Hashable, float] = field(default_factory=dict)
    lake: float = 0.0
    air: Air = STILL
    over: tuple[Thing, ...] = ()


def compose(showing: Showing, look: Look) -> list[Thing]:
    """All of it, from the table upwards."""
    found = [
        *_tiles(showing, look),
        *_lava(showing, look),
        *leaves(showing, look.air, look.slide),
        *fires(showing, look.air, look.slide),
        *_region(showing, look),
        *_lights(showing, look),
        *_figures(showing, look),
        *_dice(showing, look),
        *_tray(showing, look),
        *_arrows(showing, look),
        *look.over,
    ]
    if look.ringed and look.pointed is not None and look.pointed in look.places.boxes:
        found.append(Corners(_box(look.places.boxes[look.pointed])))
    return sorted(found, key=order)


def _box(area: FRect) -> tuple[float, float, float, float]:
    return area.x, area.y, area.w, area.h


# -- the board ---------------------------------------------------------------------------------------------


def _tiles(showing: Showing, look: Look) -> Iterator[Thing]:
    """Tiles on the move; the one that is carried over the others throws a shadow on them."""
    if look.slide is None:
        return
    for cell in sorted(look.slide.cells):
        dx, dy, lift = look.slide.way(cell)
        layer = RINGS if lift else TILES  # what stands on it flies above it
        x, y = layout.cell_centre(cell)
        picture = tile_picture(showing, showing.table.land.grid[cell])
        yield Pic(showing.cast.sprites, picture, x + dx, y + dy, 1.0, layer, lift=lift)
        if cell == showing.volcano and picture == "volcano":
            for sx, sy in spaces(showing.cast.sprites, showing.table.box):
                disc = MARKS if layer == TILES else FLIGHT
                yield Pic(showing.cast.sprites, "worship-disc", x + dx + sx, y + dy + sy, 1.0, disc, lift=lift)


def _lava(showing: Showing, look: Look) -> Iterator[Thing]:
    """The lake in the mountain, as high as it is full, and its light, which breathes."""
    if look.lake <= 0:
        return
    x, y = layout.cell_centre(showing.volcano)
    if look.slide is not None and showing.volcano in look.slide.cells:
        dx, dy, lift = look.slide.way(showing.volcano)
        x, y = x + dx, y + dy - lift
        if lift:
            yield Lake(x, y, look.lake, RINGS)
            return
    yield Lake(x, y, look.lake)
    breath = round(sin(tau * look.air.phase) * 4) / 4
    yield Glow(x, y, 70 + 50 * look.lake, round(0.3 + 0.4 * look.lake + 0.12 * breath, 2))
    yield from smoke(showing, x, y, look.air)
    if look.lake >= RESTLESS and look.air.phase:
        yield sparks(x, y, look.air.phase)


def _region(showing: Showing, look: Look) -> Iterator[Thing]:
    """The region that is pointed at, with its name on a flag."""
    cell = pointed_cell(look.pointed)
    region = None if cell is None or look.slide or look.over else guide.region_of(showing.table, cell)
    if region is not None:
        cells = frozenset(region.cells)
        yield outline(cells)
        yield flag(cells, guide.region_title(region))


def pointed_cell(spot: Spot | None) -> int | None:
    """The cell that is pointed at, itself or by a piece on it."""
    if isinstance(spot, TileSpot):
        return spot.cell
    if isinstance(spot, PieceSpot) and spot.place in CELL_NAMES:
        return CELL_NAMES.index(spot.place)
    return None


def _lights(showing: Showing, look: Look) -> Iterator[Thing]:
    """Rings round what may be chosen; pieces have theirs on the ground."""
    walks = look.hand.walks() if isinstance(look.hand, Spending) else {}
    for spot in look.lit:
        match spot:
            case TileSpot(cell):
                yield from _tile_light(cell, len(walks.get(cell, ())))
            case PenSpot() if spot in look.places.boxes:
                yield Ring(_box(look.places.boxes[spot]), width=5, radius=12, seed=2)
            case NestSpot():
                yield Ring(_box(layout.NEST.inflate(6, 6)), width=5, radius=56, layer=1, seed=3)
    for figure in look.figures.values():
        if figure.absent or figure.key in look.hidden:
            continue
        chosen = figure.spot in look.hand.chosen()
        if chosen or figure.spot in look.lit:
            yield showing.cast.halo(figure, chosen=chosen)


def _tile_light(cell: int, steps: int) -> Iterator[Thing]:
    """The ring within a tile; thinner, and with the number of feet, where it takes several."""
    box = layout.cell_box(cell).inflate(-16, -16)
    yield Ring(_box(box), gap=-4, width=3 if steps else 6, layer=MARKS, seed=cell % 3 + 1)
    if steps:
        yield Steps(steps, box.right - 34, box.bottom - 26)


def _cell_of(figure: Figure) -> int | None:
    place = figure.spot.place
    if place in CELL_NAMES:
        return CELL_NAMES.index(place)
    return layout.cell_at(figure.x, figure.y) if place == "volcano" else None


def _slid(showing: Showing, figure: Figure, slide: Slide | None) -> Iterator[Thing]:
    """The figure on its tile, which may be moving."""
    cell = None if slide is None else _cell_of(figure)
    if slide is None or cell not in slide.cells:
        yield from showing.cast.things(figure)
        return
    dx, dy, lift = slide.way(cell)
    shifted = replace(figure, x=figure.x + dx, y=figure.y + dy)
    yield from showing.cast.things(shifted, FLIGHT if lift else PIECES, lift)


def _figures(showing: Showing, look: Look) -> Iterator[Thing]:
    """The pieces; one that is carried hangs from the pointer."""
    carried = _carried(look)
    for figure in look.figures.values():
        if figure.key in look.hidden:
            continue
        if carried is not None and figure.key == carried.key:
            assert look.carried is not None
            x, y = look.carried
            hanging = replace(figure, x=x, y=y + 40, size=max(figure.size, 0.9), count=1, foot=True)
            yield from showing.cast.things(hanging, FLIGHT, lift=18)
            if figure.count > 1:
                yield from showing.cast.things(replace(figure, number=0, count=figure.count - 1))
            continue
        yield from _standing(showing, figure, look)


def _standing(showing: Showing, figure: Figure, look: Look) -> Iterator[Thing]:
    """A figure that is not carried; the one that was chosen is lifted."""
    share = 0.0 if figure.absent else look.lifts.get(figure.spot, 0.0)
    if not share or figure != _last(look, figure.spot):
        yield from _slid(showing, figure, look.slide)
        return
    if figure.count > 1:
        yield from showing.cast.things(replace(figure, count=figure.count - 1))
    grow = round((1 + (GROWN - 1) * share) * 50) / 50
    yield from showing.cast.things(replace(figure, count=1), FLIGHT, round(LIFTED * share, 1), bend=Bend(grow=grow))


def _last(look: Look, spot: Spot) -> Figure | None:
    there = [one for one in look.figures.values() if one.spot == spot and not one.absent]
    return max(there, key=lambda one: one.number, default=None)


def _carried(look: Look) -> Figure | None:
    """The piece that hangs from the pointer."""
    if look.carried is None:
        return None
    held = [one for one in look.figures.values() if one.spot in look.hand.chosen() and not one.absent]
    return max(held, key=lambda one: one.number, default=None)


def _arrows(showing: Showing, look: Look) -> Iterator[Thing]:
    """The four ways to push the volcano."""
    if not look.arrows or look.pulling:
        return
    for spot in look.lit:
        if isinstance(spot, ArrowSpot):
            box = arrow_box(showing, spot.direction)
            size = 0.95 if spot == look.pointed else 0.75
            yield Pic(showing.cast.sprites, f"arrow-{spot.direction}", box.centerx, box.centery, size, RINGS)


# -- the tray ----------------------------------------------------------------------------------------------


def _dice(showing: Showing, look: Look) -> Iterator[Thing]:
    """The dice on the tray; before the first roll they lie there without a face."""
    faces = dice.faces(showing.table, showing.used)
    if not faces and showing.active is not None:
        for i, (x, y) in enumerate(layout.die_centres(dice_of(showing.table))):
            yield Die(showing.cast.sprites, (), x, y, dice.TILTS[i % 7])
    chosen = look.hand.chosen()
    for i, (face, centre) in enumerate(zip(faces, layout.die_centres(len(faces)), strict=True)):
        if DieSpot(i) in look.hidden:
            continue
        spent = dice.spending(showing.table) and dice.all_spent(face)
        kept = DieSpot(i) in chosen
        lit = dice.spending(showing.table) and DieSpot(i) in look.lit
        raised = look.lifts.get(DieSpot(i), 0.0)
        yield Die(showing.cast.sprites, face, *centre, dice.TILTS[i % 7], kept, spent, lit, raised=raised)


def _tray(showing: Showing, look: Look) -> Iterator[Thing]:
    """Words and buttons."""
    table = showing.table
    dots = (table.rolls, table.box.rolls) if table.phase == 0 and table.rolls and look.buttons[len(SMALL) :] else None
    yield from message(look.message, dots)
    yield from knobs(look.buttons, look.pointed, look.pressed)


def hint(showing: Showing, look_pointed: Spot | None, buttons: tuple[Button, ...]) -> Message | None:
    """What the tray says about what is pointed at."""
    if isinstance(look_pointed, ButtonSpot):
        return about(look_pointed, buttons, _("What would score"))
    if isinstance(
        look_pointed, PanelSpot | TileSpot | PieceSpot | PenSpot | NestSpot | TrailSpot | DieSpot | ArrowSpot
    ):
        return guide.about(showing, look_pointed)
    return None
