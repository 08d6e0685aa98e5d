"""Who stands on the board: which picture, where, and what of it can be touched."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Final

from pygame import FRect

from game.moogh.board import Board
from game.moogh.land import BOARD_SPOTS
from game.moogh.objectives import Fetch, Hold, Survive
from game.moogh.pieces import BeastKind
from game.moogh.state import State
from game.moogh.view import layout
from game.moogh.view.describing import marked
from game.moogh.view.ground import ground_pictures
from game.moogh.view.places import BeastSpot, PersonSpot
from game.moogh.view.showing import Showing
from game.ui.sprites import Sprites
from game.ui.things import BADGES, MARKS, PIECES, Halo, Pic, Thing

PERSON, RIDER = 0.96, 0.86
FACING: Final = ("facing-north", "facing-east", "facing-south", "facing-west")
AHEAD: Final = ((0, -1), (1, 0), (0, 1), (-1, 0))
WEST: Final = 3
VIEWS: Final = ("-back", "", "-front", "")
RIDES: Final = 0.62
"""So much of a beast's height above its feet sits who rides it."""


@dataclass(frozen=True, slots=True)
class Figure:
    """A character or a beast as it stands, the ground under it at (x, y). `front`: so much nearer to the eye."""

    spot: PersonSpot | BeastSpot
    picture: str
    x: float
    y: float
    size: float = 1.0
    flip: bool = False
    facing: int = 0
    cells: int = 0
    """A beast's cells along an edge; 0 for a character."""
    front: float = 0.0

    def moved(self, dx: float, dy: float) -> "Figure":
        """The same, so far away."""
        return replace(self, x=self.x + dx, y=self.y + dy)


Figures = dict[PersonSpot | BeastSpot, Figure]


def figures(showing: Showing) -> Figures:
    """Everybody on the board as the table is shown now."""
    table = showing.table
    found: Figures = {}
    for beast in table.herd():
        found[BeastSpot(beast)] = beast_figure(table, beast)
    for person in range(len(table.box.people)):
        steed = table.steed(person)
        if table.in_play(person) and (steed < 0 or table.alive(steed)):  # M23: the beast may be gone already
            found[PersonSpot(person)] = person_figure(showing, person, found)
    return found


def beast_figure(table: State, beast: int) -> Figure:
    """A beast where it stands; half off the board it is drawn there too."""
    kind = table.box.beasts[beast].kind
    box = layout.body_box(table.cells(beast))
    facing = table.facing[beast]
    y = box.centery + (32 if kind.size > 1 else 18)
    picture = standing(kind.name, facing)
    return Figure(BeastSpot(beast), picture, box.centerx, y, _size(kind), facing == WEST, facing, kind.size)


def standing(kind: str, facing: int) -> str:
    """The picture of a beast that faces there: from the side, from in front, or from behind."""
    return f"{kind}{VIEWS[facing]}"


def _size(kind: BeastKind) -> float:
    return 0.95 if kind.size > 1 else 0.86


def person_figure(showing: Showing, person: int, others: Figures) -> Figure:
    """A character on its space, or on top of its beast."""
    table = showing.table
    hurt = "-hurt" if table.hurt[person] else ""
    steed = table.steed(person)
    name = table.box.people[person].name
    if steed >= 0:
        under = others[BeastSpot(steed)]
        _x, _y, _w, high = showing.sprites.body(under.picture)
        up = high * under.size * RIDES
        return Figure(PersonSpot(person), f"{name}{hurt}", under.x, under.y - up, RIDER, front=up + 1)
    x, y = layout.centre(table.spots[person])
    return Figure(PersonSpot(person), f"{name}{hurt}-standing", x, y + 20, PERSON)


def body(sprites: Sprites, figure: Figure) -> FRect:
    """What of it can be touched."""
    x, y, w, h = sprites.body(figure.picture)
    ax, ay = (v / 8 for v in sprites.anchor(figure.picture, 8.0))
    size = figure.size
    left = (ax - x - w if figure.flip else x - ax) * size
    return FRect(figure.x + left, figure.y + (y - ay) * size, w * size, h * size)


def things(
    sprites: Sprites, figure: Figure, layer: int = PIECES, lift: float = 0.0, *, tilt: int = 0
) -> Iterator[Thing]:
    """The figure as it is drawn, its foot and the arrow that tells where it faces included."""
    x, y = figure.x, figure.y
    if figure.cells > 1:
        yield Pic(sprites, "slab", x, y - 4, 1.0, layer, lift=lift)
    elif figure.cells:
        yield Pic(sprites, "base-plain-dinosaur", x, y - 2, 0.72, layer, lift=lift)
    size = round(figure.size, 3)
    yield Standee(sprites, figure.picture, x, y, size, layer, figure.flip, lift, tilt=tilt, front=figure.front)
    yield from arrow(sprites, figure, BADGES, lift)


def arrow(sprites: Sprites, figure: Figure, layer: int, lift: float = 0.0) -> Iterator[Thing]:
    """The arrow at the edge of a beast that tells where it faces; people have none."""
    if figure.cells:
        x, y = ahead_of(figure)
        yield Pic(sprites, FACING[figure.facing], x, y - lift, 0.8, layer)


def ahead_of(figure: Figure) -> tuple[float, float]:
    """The middle of the edge to which a beast faces."""
    dx, dy = AHEAD[figure.facing]
    reach = figure.cells * layout.CELL / 2 - 5
    return figure.x + dx * reach, figure.y - (32 if figure.cells > 1 else 18) + dy * reach


@dataclass(frozen=True, slots=True)
class Standee(Pic):
    """A figure cut from card; a rider is drawn after the beast that it sits on."""

    front: float = 0.0

    @property
    def depth(self) -> float:
        return self.y + self.front


def halo(figure: Figure, *, chosen: bool) -> Halo:
    """The ring on the ground that says: this one may be chosen (or is)."""
    w, h = ((56.0, 26.0), (72.0, 36.0), (150.0, 76.0))[figure.cells]
    grow = 1.2 if chosen else 1.0
    return Halo(figure.x, figure.y + 4, w * grow, h * grow)


def scene(showing: Showing) -> Iterator[Thing]:
    """What stands and lies on the board besides: trees, boulders, bushes, traps, loads, the mark of the aim."""
    table, sprites = showing.table, showing.sprites
    yield from showing.grown
    for spot in table.traps:
        yield Pic(sprites, "token-trap", *layout.centre(spot), 0.95, MARKS)
    for number, spot in enumerate(table.ground):
        x, y = layout.centre(spot)
        yield Pic(sprites, "token-honey", x + number % 2 * 4, y, 0.9, MARKS)
    yield from _aim(showing)


def grown(sprites: Sprites, board: Board) -> tuple[Thing, ...]:
    """What grows and lies on the board for the whole hunt."""
    found: list[Thing] = []
    for name, spot in ground_pictures(board.squares):
        x, y = layout.centre(spot)
        found.append(Pic(sprites, name, x, y + (10 if name.startswith("tree") else 12), 0.95))
    return tuple(found)


def _aim(showing: Showing) -> Iterator[Thing]:
    aim = showing.table.box.objective
    cells = marked(aim)
    if cells:
        box = layout.body_box([BOARD_SPOTS[cell] for cell in cells])
        token = "token-fire" if isinstance(aim, (Hold, Survive)) else "token-aim"
        size = 0.7 if isinstance(aim, Fetch) else 0.8
        yield Pic(showing.sprites, token, box.centerx, box.centery, size, MARKS)
